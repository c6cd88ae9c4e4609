// The card sheet of a phone: a thing large, its words as facts, what it does now or why not.
import { $, $$, words } from "./dom.js";
import { copyOf } from "./thumbs.js";

const KEPT_OFF = ["id", "data-move", "data-onto", "data-word", "transform", "role", "tabindex"];
const MARGIN = 4;
const AROUND = 9;
const LEAST = 76;
const KNOWN = "[data-tip]:is([data-word], [data-move])";
const SHORT = 44;
const LEAST_NAME = 3;

let shown = null;

/** What is seen of a thing: a piece or a card by itself, a place as its part of the board. */
const seenOf = (thing) => (thing.matches("g.pc, g.card") ? portrait(thing) : part(thing));

function part(thing) {
  const sheet = thing.closest("svg.region");
  const back = sheet.getScreenCTM().inverse();
  const at = thing.getBoundingClientRect();
  const { x, y } = new DOMPoint(at.left, at.top).matrixTransform(back);
  const [width, height] = [at.width * back.a, at.height * back.d];
  const aside = Math.max(AROUND, (LEAST - Math.max(width, height)) / 2);
  const holder = document.createElement("div");
  const box = [x - aside, y - aside, width + 2 * aside, height + 2 * aside];
  holder.innerHTML = `<svg viewBox="${box.join(" ")}" aria-hidden="true"></svg>`;
  holder.firstChild.append(...copyOf(sheet.parentElement));
  return holder.firstChild;
}

/** A copy that only looks like a thing, with a little room around it. */
export function portrait(thing) {
  const { x, y, width, height } = thing.getBBox();
  const box = [x - MARGIN, y - MARGIN, width + 2 * MARGIN, height + 2 * MARGIN];
  const holder = document.createElement("div");
  holder.innerHTML = `<svg viewBox="${box.join(" ")}" aria-hidden="true"></svg>`;
  const copy = thing.cloneNode(true);
  for (const name of KEPT_OFF) copy.removeAttribute(name);
  holder.firstChild.toggleAttribute("hidden", !width);
  holder.firstChild.append(copy);
  return holder.firstChild;
}

function made(tag, text, name = "") {
  const element = document.createElement(tag);
  element.textContent = text;
  element.className = name;
  return element;
}

/** The sheet of a thing: its name, what is said of it sentence by sentence, and the ways on. */
export function cardSheet(thing) {
  shown = thing;
  const [name, ...rest] = thing.dataset.tip.split(/(?:: |\. )(.*)/s);
  const told = rest.join("").split(/;\s+(?![^(]*\))|(?<=[.!?])\s+(?=[A-Z])/);
  const does = now(thing);
  const facts = onceOnly(
    told.filter((text) => text && !isShown(text, does)).map((text) => raised(nameless(text, name))),
  );
  const kind = facts.length > 1 && facts[0].length < SHORT ? [facts.shift()] : [];
  const said = made("div", "");
  said.append(made("h3", name), ...kind.map((text) => made("p", plain(text), "kind")));
  said.append(...facts.map(factOf));
  const look = made("div", "", "look");
  look.append(seenOf(thing), said);
  const sheet = made("div", "", "card-sheet");
  sheet.id = "inspect";
  sheet.role = "region";
  sheet.ariaLabel = name;
  sheet.append(shut(), look, ...does, bar(thing));
  return sheet;
}

/** Do the chips below say the same already? */
function isShown(text, does) {
  const chips = does.flatMap((part) => $$(".chip .sr", part)).map((said) => said.textContent);
  return (
    chips.length > 0 &&
    plain(text)
      .split(", ")
      .every((one) => chips.includes(one))
  );
}

/** What begins with the name that stands above it goes on without. */
function nameless(text, name) {
  const [first, ...rest] = text.split(": ");
  return rest.length && name.endsWith(first) ? rest.join(": ") : text;
}

/** Facts that another one has in it are not told twice. */
function onceOnly(facts) {
  const within = (one, other) => other.toLowerCase().includes(plain(one).toLowerCase());
  const longer = (one) => facts.filter((other) => other.length > one.length);
  return facts.filter((one) => !longer(one).some((other) => within(one, other)));
}

const plain = (text) => text.replace(/\.$/, "");

/** A sentence beside the icon of the first thing of the legend that it names. */
function factOf(text) {
  const fact = made("p", text, "fact");
  const icon = iconOf(text.toLowerCase());
  if (icon) fact.prepend(icon.cloneNode(true));
  return fact;
}

/** Of all icons the one whose name comes first in a text; of two at one place the longer name. */
function iconOf(text) {
  const named = $$("#aid .legend li").map((row) => ({
    icon: $("svg", row),
    name: $("b", row)?.textContent.toLowerCase() || "",
  }));
  const met = named
    .map((one) => ({ ...one, at: one.name.length >= LEAST_NAME ? text.indexOf(one.name) : -1 }))
    .filter(({ at, icon }) => at >= 0 && icon);
  met.sort((one, other) => one.at - other.at || other.name.length - one.name.length);
  return met[0]?.icon;
}

function shut() {
  const cross = made("button", "✕", "shut");
  cross.ariaLabel = words.close;
  return cross;
}

const raised = (text) => text[0].toUpperCase() + text.slice(1);

/** What it does now, as chips. */
function now({ dataset: { move } }) {
  const option = move && $(`#moves [data-move="${CSS.escape(move)}"] .chips`);
  if (!option) return [];
  const does = made("div", "", "does");
  does.append(made("h4", words.if_now), option.cloneNode(true));
  return [does];
}

/** The things beside it, and to choose it. */
function bar(thing) {
  const ways = made("div", "", "bar");
  for (const [by, said] of [
    [-1, words.earlier],
    [1, words.later],
  ]) {
    const arrow = made("button", by < 0 ? "‹" : "›", "near-by");
    arrow.dataset.beside = by;
    arrow.ariaLabel = said;
    ways.append(arrow);
  }
  if (!thing.dataset.move) return ways;
  const go = made("button", words.choose, "go");
  go.dataset.move = thing.dataset.move;
  if (thing.dataset.onto) go.dataset.onto = thing.dataset.onto;
  go.dataset.sure = "1";
  ways.append(go);
  return ways;
}

/** The next or the previous thing of the same kind on the same board. */
export function beside(by) {
  const sheet = shown?.closest("svg.region");
  const kind = shown?.dataset.word || shown?.dataset.move ? KNOWN : "[data-tip]";
  const all = sheet ? $$(kind, sheet).filter((thing) => thing.getBBox().width > 0) : [];
  return all[(all.indexOf(shown) + by + all.length) % all.length];
}
