// Zoom in sight: small buttons on the board under the mouse, in a corner where nothing is lit.
import { goHome, zoomBy } from "./camera.js";
import { $, $$, body, isStaged } from "./dom.js";

const CORNERS = ["right top", "left top", "right bottom", "left bottom"];
const CLOSER = 1.5;

let at = null;
let seen = "";

/** The board with the buttons: nearer, farther, or whole again. */
export function zoomed(button) {
  const sheet = $("svg.region", button.closest(".board"));
  if (button.dataset.lens === "whole") goHome(sheet);
  else zoomBy(sheet, button.dataset.lens === "in" ? CLOSER : 1 / CLOSER);
}

function follow({ target, pointerType }) {
  const lens = $("#lens");
  const board = pointerType === "mouse" && !isStaged() && target.closest?.(".board");
  if (!lens || (board === at && seen === body.dataset.seq)) return;
  [at, seen] = [board, body.dataset.seq];
  lens.hidden = !board;
  if (board) stand(lens, board);
}

/** The table has changed: what is lit now may lie under the buttons. */
export function stayClear() {
  const lens = $("#lens");
  if (lens && at) stand(lens, at);
}

function stand(lens, board) {
  if (lens.parentElement !== board) board.append(lens);
  const lit = $$("[data-move]", board).map((target) => target.getBoundingClientRect());
  const free = CORNERS.find((corner) => {
    lens.dataset.corner = corner;
    const own = lens.getBoundingClientRect();
    return !lit.some((box) => meets(box, own));
  });
  lens.hidden = !free;
}

const meets = (a, b) =>
  a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top;

addEventListener("pointerover", follow);
