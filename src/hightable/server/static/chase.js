// While the others play a small screen follows them: the board on which a piece has moved comes
// forward, framed around it. A hand on the board stops that until one's own turn.
import { homeOf, show } from "./camera.js";
import { $, $$, body, phone } from "./dom.js";
import { around } from "./frames.js";
import { placed } from "./pages.js";
import { boxOf } from "./trails.js";

const COMMON = ".board:not(.own) svg.region .pc[id]";

let isHeld = false;

const isWatching = () =>
  phone.matches && !body.dataset.yours && body.dataset.at === "move" && $("#banner[hidden]");

/** Where every piece on the common boards stands now, if that will be asked. */
export function stood() {
  if (body.dataset.yours) isHeld = false;
  if (!isWatching() || isHeld) return null;
  return new Map($$(COMMON).map((piece) => [piece.id, piece.getAttribute("transform")]));
}

/** Bring what has moved since, or is new, to the stage. */
export function chase(before) {
  if (!before || !isWatching()) return;
  const moved = $$(COMMON).filter(
    (piece) => before.get(piece.id) !== piece.getAttribute("transform"),
  );
  const svg = moved.find(
    ({ ownerSVGElement }) => !ownerSVGElement.closest(".loose"),
  )?.ownerSVGElement;
  if (!svg) return;
  const home = homeOf(svg);
  show(svg.id, svg.dataset.home);
  const there = moved.filter(({ ownerSVGElement }) => ownerSVGElement === svg);
  const boxes = there.map((piece) => boxOf(svg, piece));
  const box = boxes.map(({ x, y, width, height }) => [x, y, width, height]);
  show(svg.id, around(svg, box, home));
  placed();
}

addEventListener("pointerdown", ({ target }) => {
  if (target.closest?.(".board, #where") && !body.dataset.yours) isHeld = true;
});
