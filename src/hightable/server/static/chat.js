// What people at a table say: beside the table, in words of their own, never as markup.
import { $, $$, body, put, words } from "./dom.js";
import { keep, setting } from "./settings.js";
import { isSheetOpen, openSheet } from "./sheets.js";
import { send } from "./socket.js";

const SHOWN = 4000;
const muted = `muted-${location.pathname}`;

let last = 0;
let unread = 0;
let bubble;

/** What was said: listed once, and shown over the table unless it is muted. */
export function heard(message) {
  const before = message.before && last === 0;
  for (const saying of message.chat.filter((one) => one.number > last)) {
    last = saying.number;
    list(saying);
    if (!before) arrived(saying);
  }
}

function list(saying) {
  const line = document.createElement("li");
  const who = document.createElement("b");
  who.textContent = saying.name || words.opener;
  const text = document.createElement("span");
  text.textContent = saying.text;
  text.className = saying.kind;
  line.append(who, " ", text);
  $("#sayings").append(line);
  line.scrollIntoView({ block: "nearest" });
}

function arrived(saying) {
  if (setting(muted) || $("#chat").open) return;
  unread += 1;
  mark();
  const said = $("#said");
  said.textContent = `${saying.name || words.opener}: ${saying.text}`;
  said.hidden = false;
  clearTimeout(bubble);
  bubble = setTimeout(() => (said.hidden = true), SHOWN);
}

function mark() {
  put(body, "data-unread", unread ? "1" : "");
  body.style.setProperty("--unread", `"${unread}"`);
}

function opened() {
  if (!$("#chat").open) return;
  read();
  $("#say").focus();
}

/** The sheet is open: all of it has been read. */
function read() {
  unread = 0;
  mark();
  $("#said").hidden = true;
}

/** Silence, or the end of it, by one click. */
function mute() {
  keep(muted, setting(muted) ? "" : "1");
  showMuted();
  read();
}

function showMuted() {
  for (const button of $$("[data-mute]")) put(button, "aria-pressed", String(!!setting(muted)));
}

addEventListener("submit", (event) => {
  if (event.target.id !== "talk") return;
  event.preventDefault();
  const text = $("#say").value.trim();
  if (text) send({ chat: text });
  $("#say").value = "";
});
addEventListener("click", ({ target }) => {
  if (target.closest?.("[data-open=chat]")) setTimeout(opened);
  if (target.closest?.("[data-mute]")) mute();
  const sign = target.closest?.("[data-react]");
  if (sign) send({ react: sign.dataset.react });
});
addEventListener("keydown", async (event) => {
  const typing = /input|textarea|select/.test(document.activeElement?.localName);
  if (event.key !== "c" || event.ctrlKey || event.metaKey || typing || isSheetOpen()) return;
  if (!body.dataset.talk) return;
  event.preventDefault();
  await openSheet("chat");
  opened();
});
showMuted();
