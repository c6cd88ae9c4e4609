// Pieces glide: in place, or on an overlay from region to region.
import { $, $$, calm } from "./dom.js";

const EASING = "cubic-bezier(.3,.7,.2,1)";
const SVG = "http://www.w3.org/2000/svg";
const FEW = 6;

const regionOf = (piece) => piece.ownerSVGElement?.id;
const sheets = (ids) => ids.map((id) => document.getElementById(id)).filter(Boolean);
const pieces = (ids) => sheets(ids).flatMap((group) => $$(".pc[id]", group));

/** Where the pieces of some groups are now. */
export function places(ids) {
  const found = pieces(ids).map((piece) => [piece.id, place(piece)]);
  return new Map(found);
}

const place = (piece) => ({
  piece,
  box: piece.getBoundingClientRect(),
  region: regionOf(piece),
  own: piece.getScreenCTM(),
});

/** Move every piece of some groups from where it was; everything is measured before it is moved.
 * What comes from nowhere or is gone has its way from or to the row of whoever moved. */
export function glide(ids, before, by) {
  const row = $(`#pl-${by}`)?.getBoundingClientRect();
  const now = pieces(ids).map((piece) => ({
    piece,
    to: piece.getBoundingClientRect(),
    parent: piece.parentNode.getScreenCTM(),
    own: piece.getScreenCTM(),
  }));
  const here = new Set(now.map(({ piece }) => piece.id));
  const gone = [...before.values()].filter(({ piece, box }) => !here.has(piece.id) && box.width);
  for (const moved of now) {
    const old = before.get(moved.piece.id);
    if (old) move(moved, old);
    else if (before.size) appear(moved, row);
  }
  if (row && !calm.matches && gone.length <= FEW) for (const old of gone) leave(old, row);
}

function appear(moved, row) {
  if (calm.matches) return;
  if (row && moved.to.width) {
    const from = { left: row.left + row.width / 2, top: row.top + 8, width: moved.to.width / 3 };
    fly(moved.piece, moved.own, from, moved.to, { duration: 420, easing: EASING });
  } else moved.piece.animate([{ opacity: 0 }, { opacity: 1 }], 220);
}

/** A thing that was taken goes to its owner's row, growing small. */
function leave({ piece, box, own }, row) {
  if (document.getElementById(piece.id)) return;
  const wrap = copied(piece, own);
  const small = 0.3;
  const x = row.left + row.width / 2 - box.left * small;
  const y = row.top + 8 - box.top * small;
  const end = { transform: `translate(${x}px,${y}px) scale(${small})`, opacity: 0.4 };
  const done = () => wrap.remove();
  wrap
    .animate([{ transform: "none" }, end], { duration: 420, easing: EASING })
    .finished.then(done, done);
}

function copied(piece, { a, b, c, d, e, f }) {
  const copy = piece.cloneNode(true);
  const wrap = document.createElementNS(SVG, "g");
  copy.removeAttribute("id");
  copy.setAttribute("transform", `matrix(${a} ${b} ${c} ${d} ${e} ${f})`);
  wrap.append(copy);
  $("#fly").append(wrap);
  return wrap;
}

function move({ piece, to, parent, own }, { box: from, region }) {
  const dx = from.left - to.left;
  const dy = from.top - to.top;
  if (Math.abs(dx) + Math.abs(dy) < 2 || !from.width || !to.width) return;
  if (calm.matches) {
    mark(piece);
    return;
  }
  const time = { duration: Math.min(620, 260 + Math.hypot(dx, dy) * 0.55), easing: EASING };
  if (region === regionOf(piece)) slide(piece, dx / parent.a, dy / parent.d, time);
  else fly(piece, own, from, to, time);
}

function slide(piece, x, y, time) {
  const path = [
    `translate(${x}px,${y}px)`,
    `translate(${x * 0.45}px,${y * 0.45 - 10}px)`,
    "translate(0,0)",
  ];
  const frames = path.map((transform) => ({ transform }));
  piece.animate(frames, { ...time, composite: "add" });
}

function fly(piece, own, from, to, time) {
  const wrap = copied(piece, own);
  const scale = from.width / to.width;
  const x = from.left - to.left * scale;
  const y = from.top - to.top * scale;
  piece.style.visibility = "hidden";
  const done = () => {
    wrap.remove();
    piece.style.visibility = "";
  };
  const start = { transform: `translate(${x}px,${y}px) scale(${scale})` };
  wrap.animate([start, { transform: "none" }], time).finished.then(done, done);
}

function mark(piece) {
  piece.classList.add("changed");
  setTimeout(() => piece.classList.remove("changed"), 1500);
}
