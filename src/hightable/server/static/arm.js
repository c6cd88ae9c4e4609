// The armed option: what the mouse or the keys point at, or a finger has chosen. It is lit wherever
// it is drawn, and the gold button names it.
import { targetAt } from "./aim.js";
import { $, $$, phone } from "./dom.js";
import { follow } from "./follow.js";
import { hasMoved } from "./pointer.js";
import { hideWay, showWay } from "./way.js";

const IDLE = 10_000;
const PRESS = 1000;
const PRICES = 2;
const STOOD = 300;

let armed = null;
let pressed = 0;

const THEN = " | ";

/** What an option is known by: its word, and the one it says then. */
export const keyOf = ({ dataset: { move, onto } }) => (onto ? `${move}${THEN}${onto}` : move);

/** What is drawn or listed for an option; one that leads on has what it leads to, too, but a step
 * of a walk not all the places behind it. */
function same(key) {
  const [move, then] = key.split(THEN);
  const further = then ? `[data-onto="${CSS.escape(then)}"]` : ":not([data-way])";
  return $$(`[data-move="${CSS.escape(move)}"]${further}`);
}

/** Has a slip stood long enough to be read? A double tap in the list is none on its slip. */
export const hasStood = () => armed && performance.now() - armed.when > STOOD;

export const isArmed = (key) => armed?.word === key;

/** The armed option; what a mouse left lying for a while counts no more. */
export function armedOption() {
  const stale = armed?.how === "mouse" && performance.now() - armed.when > IDLE;
  return armed && !stale ? same(armed.word).find((twin) => keyOf(twin) === armed.word) : null;
}

/** Point at an option: by "mouse", "key" or "touch". */
export function arm(word, how) {
  if (!isArmed(word)) {
    disarm();
    light(word, true, how === "touch");
  }
  armed = { word, how, when: performance.now() };
  showWay(same(word));
  name(same(word).find((twin) => twin.closest("#actions")) || same(word)[0], how);
  if (how === "touch") follow(same(word));
}

export function disarm() {
  if (!armed) return;
  light(armed.word, false);
  armed = null;
  hideWay();
  name(null);
}

/** On a phone the sheet keeps its height and its list makes room: what was in sight stays where it
 * is, and the second tap finds what the first one did. */
function fill(slip, parts) {
  const sheet = $("#actions");
  const high = sheet.offsetHeight;
  if (phone.matches && !slip.hasChildNodes()) sheet.style.height = `${high}px`;
  slip.replaceChildren(...parts);
  $("#moves .chosen")?.scrollIntoView({ block: "nearest", inline: "center" });
}

const release = () => $("#actions")?.style.removeProperty("height");
addEventListener("resize", release);

function light(word, on, chosen = false) {
  for (const twin of same(word)) {
    twin.classList.toggle("near", on);
    twin.classList.toggle("chosen", on && chosen);
    const ghosts = (twin.dataset.ghost || "").split(" ").filter(Boolean);
    for (const id of ghosts) document.getElementById(id)?.classList.toggle("ghost", on);
  }
}

/** The gold button says what Enter will do; without an option, what is to be done. */
function name(option, how) {
  const gold = $("#b-go[data-go]");
  const slip = $("#slip");
  if (gold) {
    gold.classList.toggle("idle", !option);
    $("span", gold).textContent = option ? titleOf(option) : gold.dataset.idle;
    for (const old of $$(".chip", gold)) old.remove();
    if (option && how === "touch") gold.append(...priceOf(option));
  }
  if (!slip) return;
  if (how === "touch" && option) fill(slip, slipOf(option));
  else if (slip.hasChildNodes()) {
    slip.replaceChildren();
    release();
  }
}

/** What a slip shows: the option as it is listed; what is only on the board, by its words. */
function slipOf(option) {
  if (!option.closest("#actions")) {
    return [made("strong", option.getAttribute("aria-label") || option.dataset.tip)];
  }
  const parts = [...option.childNodes].map((node) => node.cloneNode(true));
  const drawn = same(keyOf(option)).find((twin) => twin.dataset.tip?.includes(": "));
  const told = parts.some((part) => part.querySelector?.("small:not(.ways), .chips"));
  const spoken = parts.find((part) => part.matches?.(".words"));
  for (const number of spoken ? $$("b[data-was]", spoken) : []) fromTo(number);
  if (drawn && spoken && !told) spoken.append(made("small", sentenceOf(drawn, titleOf(option))));
  return parts;
}

/** What one has now, and then. */
function fromTo(number) {
  const { was, now } = number.dataset;
  number.replaceChildren(made("i", `${was} → `), now);
}

/** What is said of a thing after its name. */
function sentenceOf({ dataset: { tip } }, name) {
  const said = tip.slice(tip.startsWith(`${name}: `) ? name.length + 2 : tip.indexOf(": ") + 2);
  return said[0].toUpperCase() + said.slice(1);
}

function made(tag, text) {
  const element = document.createElement(tag);
  element.textContent = text;
  return element;
}

/** What is paid stands in the button. */
const priceOf = (option) =>
  $$(".chip.pay", option)
    .slice(0, PRICES)
    .map((chip) => chip.cloneNode(true));

const titleOf = (option) =>
  $("strong[data-said]", option)?.dataset.said ||
  $("strong", option)?.textContent ||
  option.getAttribute("aria-label") ||
  option.textContent;

/** After a patch nothing is armed: what was pointed at was for the question before. */
export function unarm() {
  armed = null;
  hideWay();
  release();
  for (const twin of $$(".near, .chosen")) twin.classList.remove("near", "chosen");
  name(null);
}

function optionAt(target) {
  const option = target?.closest?.("[data-move]");
  return option && keyOf(option);
}

/** What a pointer points at: on a board also through the pieces above it. */
function pointed({ target, clientX, clientY }) {
  return optionAt(target.closest?.(".board") ? targetAt(clientX, clientY) : target);
}

addEventListener("pointerover", (event) => {
  const word = event.pointerType !== "touch" && pointed(event);
  if (word && hasMoved()) arm(word, "mouse");
});
addEventListener("pointermove", (event) => {
  const word = event.pointerType !== "touch" && pointed(event);
  if (word && !isArmed(word) && hasMoved()) arm(word, "mouse");
  event.target.closest?.(".board")?.classList.toggle("aimed", Boolean(word));
});
addEventListener(
  "pointerdown",
  () => {
    pressed = performance.now();
  },
  true,
);
addEventListener("focusin", ({ target }) => {
  const word = optionAt(target);
  const byKey = performance.now() - pressed > PRESS;
  if (word && byKey && target.matches(":focus-visible")) arm(word, "key");
});
