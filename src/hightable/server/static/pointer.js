// Where the pointer is, and whether it has been moved since the table last changed.
const LITTLE = 3;
const GUARD = 400;

let here = { x: -1, y: -1 };
let rested = { x: -1, y: -1, when: 0 };
let mouse = { x: -1, y: -1 };
let isResting = false;

/** A browser tells of a mouse again when something has slid under it, also while a finger is used. */
function note({ type, pointerType, clientX: x, clientY: y }) {
  isResting = pointerType === "mouse" && type !== "pointerdown" && mouse.x === x && mouse.y === y;
  if (isResting) return;
  if (pointerType === "mouse") mouse = { x, y };
  here = { x, y };
}

/** The table has just changed under the pointer. */
export function tableChanged() {
  rested = { ...here, when: performance.now() };
}

const isAway = () => Math.hypot(here.x - rested.x, here.y - rested.y) >= LITTLE;

/** Did the pointer come to what it points at, and not that to the pointer? */
export const hasMoved = () => !isResting && isAway();

/** A click on what has only just come to lie under a resting pointer is none. */
export function isSudden(event) {
  const pointed = event?.isTrusted && event.detail > 0;
  return pointed && !isAway() && performance.now() - rested.when < GUARD;
}

addEventListener("pointermove", note, true);
addEventListener("pointerover", note, true);
addEventListener("pointerdown", note, true);
