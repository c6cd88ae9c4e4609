// Asking why something cannot be chosen now; the answer stands beside it.
import { beside } from "./card.js";
import { $, $$, phone } from "./dom.js";
import { send } from "./socket.js";
import { inspect, showTip, stand } from "./tips.js";

const SHOWN = 2000;

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

addEventListener("click", ({ target }) => {
  const by = target.closest?.("[data-beside]")?.dataset.beside;
  const thing = by && beside(Number(by));
  if (thing) askWhy(thing, thing.dataset.move ? "" : thing.dataset.word?.split("|")[0]);
});

function forget() {
  asked?.classList.remove("asked");
  asked = null;
}

/** The answer: in the tip at the thing, or in the sheet of a phone. */
export function answerWhy({ why, bubble }) {
  if (!asked || word !== why || !bubble) return;
  const box = document.createElement("template");
  box.innerHTML = bubble;
  const sheet = $("#inspect");
  if (sheet) sheet.insertBefore(box.content.firstChild, $(".bar", sheet));
  else besides(box.content.firstChild);
}

function besides(note) {
  const tip = $("#tip");
  const about = document.createElement("p");
  about.className = "why-about";
  const name = $(".why-name", note).textContent;
  const told = asked.dataset.tip || "";
  about.textContent = told.startsWith(`${name}: `) ? told.slice(name.length + 2) : told;
  $(".why-head", note).after(about);
  tip.replaceChildren(note);
  stand(tip, asked, true);
}

/** Where an option is: on the boards and in the list, for a moment. */
export function light(option) {
  const found = $$(`[data-move="${CSS.escape(option)}"]`);
  const lit = (on) => {
    for (const thing of found) thing.classList.toggle("gives", on);
  };
  lit(true);
  setTimeout(lit, SHOWN, false);
}
