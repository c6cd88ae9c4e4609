// Asking why something cannot be chosen now; the answer stands beside it.
import { $, phone, words } from "./dom.js";
import { send } from "./socket.js";
import { inspect, showTip, stand } from "./tips.js";

let asked = null;
let word = "";

/** A click on what is not lit: its words, and the server's answer to why it is not. */
export function askWhy(thing, about) {
  forget();
  if (phone.matches) inspect(thing);
  else if (thing.dataset.tip) showTip(thing, true);
  if (!about) return;
  asked = thing;
  word = about;
  thing.classList.add("asked");
  send({ why: word });
}

function forget() {
  asked?.classList.remove("asked");
  asked = null;
}

/** The answer: in the tip at the thing, or in the sheet of a phone. */
export function answerWhy({ why, said, rule }) {
  if (!asked || word !== why || !said) return;
  const note = document.createElement("p");
  note.className = "why-not";
  const begun = said.startsWith(words.not_now.replace(/\W+$/, ""));
  note.append(...(begun ? [] : [strong(words.not_now)]), ` ${said} `);
  if (rule) note.append(cited(rule));
  const sheet = $("#inspect");
  if (sheet) sheet.insertBefore(note, $(".bar", sheet));
  else besides(note);
}

function besides(note) {
  const box = $("#tip");
  if (box.hidden) box.replaceChildren(note);
  else box.append(note);
  stand(box, asked, true);
}

function strong(text) {
  const element = document.createElement("b");
  element.textContent = text;
  return element;
}

function cited(rule) {
  const button = document.createElement("button");
  button.type = "button";
  button.dataset.rule = rule;
  button.textContent = rule;
  return button;
}
