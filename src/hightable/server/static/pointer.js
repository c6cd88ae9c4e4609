// Where the pointer is, and whether it has been moved since the table last changed.
const LITTLE = 3;
const GUARD = 400;

let here = { x: -1, y: -1 };
let rested = { x: -1, y: -1, when: 0 };

function note({ clientX, clientY }) {
  here = { x: clientX, y: clientY };
}

/** The table has just changed under the pointer. */
export function tableChanged() {
  rested = { ...here, when: performance.now() };
}

export const hasMoved = () => Math.hypot(here.x - rested.x, here.y - rested.y) >= LITTLE;

/** A click on what has only just come to lie under a resting pointer is none. */
export function isSudden(event) {
  const pointed = event?.isTrusted && event.detail > 0;
  return pointed && !hasMoved() && performance.now() - rested.when < GUARD;
}

addEventListener("pointermove", note, true);
addEventListener("pointerover", note, true);
addEventListener("pointerdown", note, true);
