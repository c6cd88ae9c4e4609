// What has changed in the players' rows: a mark beside the count, for a moment.
import { $$ } from "./dom.js";

const STAYS = 1600;
const MINUS = "\u2212";
const COUNTS = "#players .vp, #players .res > span";

const key = (count, at) => `${count.closest(".pl").id} ${at}`;

function number(count) {
  const text = [...count.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
  return Number.parseInt(text.map((node) => node.nodeValue).join(""), 10);
}

/** The numbers in all rows now. */
export function counts() {
  for (const old of $$("#players .flash")) old.remove();
  return new Map($$(COUNTS).map((count, at) => [key(count, at), number(count)]));
}

/** Say beside each count by how much it has changed since. */
export function flash(before) {
  for (const [at, count] of $$(COUNTS).entries()) {
    const by = number(count) - before.get(key(count, at));
    if (by) mark(count, by);
  }
}

function mark(count, by) {
  const badge = document.createElement("em");
  badge.className = by > 0 ? "flash" : "flash less";
  badge.textContent = by > 0 ? `+${by}` : `${MINUS}${-by}`;
  badge.ariaHidden = "true";
  count.append(badge);
  setTimeout(() => badge.remove(), STAYS);
}
