// Pieces glide: in place, or on an overlay from region to region.
import { $, $$, calm } from "./dom.js";

const EASING = "cubic-bezier(.3,.7,.2,1)";
const SVG = "http://www.w3.org/2000/svg";

const regionOf = (piece) => piece.ownerSVGElement?.id;
const pieces = (ids) => ids.flatMap((id) => $$(`svg.region #${CSS.escape(id)} .pc[id]`));

/** Where the pieces of some groups are now. */
export function places(ids) {
  const found = pieces(ids).map((piece) => [piece.id, place(piece)]);
  return new Map(found);
}

const place = (piece) => ({ box: piece.getBoundingClientRect(), region: regionOf(piece) });

/** Move every piece of some groups from where it was; everything is measured before it is moved. */
export function glide(ids, before) {
  const now = pieces(ids).map((piece) => ({
    piece,
    to: piece.getBoundingClientRect(),
    parent: piece.parentNode.getScreenCTM(),
    own: piece.getScreenCTM(),
  }));
  for (const moved of now) {
    const old = before.get(moved.piece.id);
    if (old) move(moved, old);
    else if (before.size && !calm.matches) {
      moved.piece.animate([{ opacity: 0 }, { opacity: 1 }], 220);
    }
  }
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

function fly(piece, { a, b, c, d, e, f }, from, to, time) {
  const copy = piece.cloneNode(true);
  const wrap = document.createElementNS(SVG, "g");
  copy.removeAttribute("id");
  copy.setAttribute("transform", `matrix(${a} ${b} ${c} ${d} ${e} ${f})`);
  wrap.append(copy);
  $("#fly").append(wrap);
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
