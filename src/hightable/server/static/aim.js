// Where a click belongs: to the lit thing that is drawn there, whatever lies above it.
import { $$ } from "./dom.js";

const MOUSE = 24;
const FINGER = 44;
const SHARE = 0.75;
const MOST_FINGERS = 99;
// Boxes hold the rim of a target, too.
const RIM = 5;
const LIT = "svg.region [data-move]";

/** The lit thing that takes a click at a point, or none: the topmost that is drawn there, else the
 * nearest whose hit area, grown to what a mouse or a finger needs, holds the point, else the one that
 * stands for what is drawn there. */
export function targetAt(x, y, finger = false) {
  const stack = document.elementsFromPoint(x, y);
  const board = stack[0]?.closest(".board");
  if (!board || stack[0].closest("#lens")) return null;
  for (const element of stack) {
    const lit = element.closest(LIT);
    if (lit) return lit;
  }
  return nearest(board, x, y, finger ? FINGER : MOUSE) || meantBy(wordsAt(x, y));
}

/** The lit thing that says one of some words; none where that leaves a choice. */
function meantBy(asked) {
  const lit = asked.length ? $$(LIT).filter(({ dataset }) => asked.includes(said(dataset))) : [];
  const shown = lit.filter((target) => target.getClientRects().length);
  return new Set(shown.map(({ dataset }) => said(dataset))).size === 1 ? shown[0] : null;
}

const said = ({ move, onto }) => onto || move;

/** The topmost thing drawn at a point that has a tip or a word, or none. */
export const toldAt = (x, y) => topmost(x, y, ".board :is([data-tip], [data-word])");

/** The words of what is drawn at a point, lit or not: what one may ask about there. */
export function wordsAt(x, y) {
  const thing = topmost(x, y, ".board [data-word]");
  return thing ? thing.dataset.word.split("|") : [];
}

function topmost(x, y, selector) {
  const stack = document.elementsFromPoint(x, y);
  if (!stack[0]?.closest(".board")) return null;
  return stack.map((element) => element.closest(selector)).find(Boolean) || null;
}

/** What is too small grows to a size, a little more than half of it to either side: a neighbour may
 * leave it only one. */
function nearest(board, x, y, size) {
  let best = null;
  let least = Number.POSITIVE_INFINITY;
  for (const lit of $$("[data-move]", board)) {
    const { left, right, top, bottom, width, height } = lit.getBoundingClientRect();
    const [beside, over] = [outside(x, left, right), outside(y, top, bottom)];
    if (beside > grown(size, width) || over > grown(size, height)) continue;
    const middle = Math.hypot(x - (left + right) / 2, y - (top + bottom) / 2);
    const far = Math.hypot(beside, over) + middle / 1000;
    if (far < least) [best, least] = [lit, far];
  }
  return best;
}

const grown = (size, drawn) => Math.max(0, (size - drawn + RIM) * SHARE);
const outside = (at, from, to) => Math.max(from - at, 0, at - to);

/** What a finger came down on: a browser moves its click to a neighbour that it thinks was meant, and
 * lifts that one as if a mouse were over it. */
const touched = new Map();
addEventListener(
  "pointerdown",
  ({ target, pointerId, pointerType, clientX, clientY }) => {
    if (pointerType !== "touch" || !target.closest?.(".board")) return;
    if (touched.size > MOST_FINGERS) touched.clear();
    touched.set(pointerId, targetAt(clientX, clientY, true));
  },
  true,
);

/** The thing an event is meant for: through the pieces above it; keys and scripts name it. */
export function aimed(event) {
  const pointed = event.detail > 0 && event.target.closest?.(".board");
  const finger = event.pointerType === "touch";
  const meant = finger && touched.get(event.pointerId);
  touched.delete(event.pointerId);
  if (pointed && meant?.isConnected) return meant;
  return (pointed && targetAt(event.clientX, event.clientY, finger)) || event.target;
}
