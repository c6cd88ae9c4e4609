// What a turn moved on the boards: the way of its pieces, what was taken, what is new. All of it is
// found by the server; here it is drawn over what lies there, in the colour of whoever did it.
import { homeOf, show } from "./camera.js";
import { $, $$, body, phone, put } from "./dom.js";
import { around } from "./frames.js";
import { placed } from "./pages.js";
import { drawn, shape } from "./way.js";

const TOLD = ".since, .turn-sum";
const TOLD_SMALL = "#recap:not([hidden]) li, .turn-sum";
const SMALL = 24;
const AWAY = 3;
const FOOT = 0.8;
const SOON = 60;

let known = { of: "", turns: [] };
let over = -1;
let drawnOn = "";

const wipe = () => {
  for (const old of $$("svg.region > .deed")) old.remove();
};

/** After each change of the table: the marks are those of the turns that are told now. */
export function trails() {
  const isTold = $(phone.matches ? TOLD_SMALL : TOLD) && !$("#players.closed");
  if (!isTold || known.of !== body.dataset.seq) wipe();
  if (!isTold) known = { of: "", turns: [] };
  else if (known.of === body.dataset.seq) setTimeout(draw, SOON);
  else ask(body.dataset.seq);
}

async function ask(of) {
  known = { of, turns: [] };
  const answer = await fetch(`${location.pathname}/trails`);
  if (!answer.ok || known.of !== of) return;
  known.turns = await answer.json();
  draw();
  if (phone.matches && $(".turn-sum") && !$("svg.region > .deed")) fly(0);
}

function draw() {
  wipe();
  drawnOn = body.dataset.show;
  for (const turn of known.turns) {
    for (const svg of $$("svg.region")) if (svg.getClientRects().length) mark(svg, turn);
  }
  point(over);
}

/** All marks of a turn on one board. */
function mark(svg, turn) {
  const here = ({ region }) => region === svg.id;
  const found = (one) => ({ ...one, piece: document.getElementById(one.id) });
  const there = ({ piece }) => piece?.ownerSVGElement === svg;
  const moved = turn.moved.filter(here).map(found).filter(there);
  const came = turn.came.filter(here).map(found).filter(there);
  const gone = turn.gone.filter(here);
  if (!moved.length && !came.length && !gone.length) return;
  const group = shape("g", { class: `deed c-${turn.tone}`, "aria-hidden": "true" });
  put(group, "data-of", String(turn.seat));
  put(group, "data-number", String(turn.number));
  svg.append(group);
  for (const one of gone) taken(group, one, turn.name);
  const marked = [...came, ...moved].map(({ piece }) => corners(boxOf(svg, piece)));
  for (const one of moved) group.append(walk(svg, one, turn.number));
  group.append(...marked);
}

/** The box of a thing, in the units of its board. */
export function boxOf(svg, thing) {
  const { left, right, top, bottom } = thing.getBoundingClientRect();
  const inverse = svg.getScreenCTM().inverse();
  const [a, b] = [new DOMPoint(left, top), new DOMPoint(right, bottom)].map((point) =>
    point.matrixTransform(inverse),
  );
  return { x: a.x, y: a.y, width: b.x - a.x, height: b.y - a.y };
}

/** Corners, not an outline: what has changed never looks like a target. */
function corners({ x, y, width, height }) {
  const [left, top, right, bottom] = [x - AWAY, y - AWAY, x + width + AWAY, y + height + AWAY];
  const arm = Math.max(4, Math.min(11, 0.3 * Math.min(width, height)));
  const at = (u, v, dx, dy) => `M${u + dx} ${v}H${u}V${v + dy}`;
  const d = [
    at(left, top, arm, arm),
    at(right, top, -arm, arm),
    at(left, bottom, arm, -arm),
    at(right, bottom, -arm, -arm),
  ].join("");
  const group = shape("g", { class: "corners" });
  group.append(shape("path", { class: "dark", d }), shape("path", { class: "own", d }));
  return group;
}

/** A card that was taken, faded in its gap, with the name of whoever has it. */
function taken(group, { at: [x, y], scale, drawn: markup }, name) {
  const old = shape("g", { class: "gone", transform: `translate(${x} ${y}) scale(${scale})` });
  old.innerHTML = markup;
  group.append(old);
  const box = boxOf(group.ownerSVGElement, old);
  if (Math.min(box.width, box.height) < SMALL) {
    old.remove();
    return;
  }
  const [middle, low] = [box.x + box.width / 2, box.y + box.height / 2];
  const text = shape("text", { x: middle, y: low + 4, class: "taker" });
  text.textContent = name;
  group.append(text);
  const { width } = text.getBBox();
  const wide = width + 14;
  const plate = { x: middle - wide / 2, y: low - 10, width: wide, height: 20, rx: 10 };
  group.insertBefore(shape("rect", { ...plate, class: "plate" }), text);
  group.append(corners(box));
}

/** The way of a piece: where it was, an arrow from place to place, and a number at each. */
function walk(svg, { piece, way }, number) {
  const box = boxOf(svg, piece);
  const [x, y] = way.at(-1);
  const foot = [box.x + box.width / 2 - x, box.y + FOOT * box.height - y];
  const spots = way.map(([u, v]) => [u + foot[0], v + foot[1]]);
  const group = shape("g", { class: "walk" });
  const ghost = piece.cloneNode(true);
  ghost.removeAttribute("id");
  ghost.setAttribute("class", "was");
  ghost.setAttribute("transform", `translate(${way[0].join(" ")})`);
  group.append(ghost, drawn(spots, ""));
  group.append(...spots.slice(1).map((spot, at) => disc("nth", spot, at + 1, box.width)));
  if (number) group.append(disc("turn-no", spots.at(-1), number, box.width));
  return group;
}

function disc(kind, [x, y], n, wide) {
  const group = shape("g", { class: kind, transform: `translate(${x + wide / 2 + 4} ${y - 4})` });
  const text = shape("text", { y: 4 });
  text.textContent = n;
  group.append(shape("circle", { r: 8.5 }), text);
  return group;
}

/** Over the strip of a player the ways of that turn are shown. */
function point(seat) {
  over = seat;
  for (const group of $$("svg.region > .deed")) {
    group.classList.toggle("over", group.dataset.of === String(seat));
  }
}

/** On a small screen: the board on which a turn did most comes forward, framed around it. */
export function fly(number) {
  const turn = known.turns.find((one) => one.number === number);
  const marks = turn ? [...turn.moved, ...turn.gone, ...turn.came] : [];
  if (!marks.length) return;
  const name = marks[0].region;
  show(name, document.getElementById(name).dataset.home);
  draw();
  const svg = document.getElementById(name);
  const found = $$(`.deed[data-number="${number}"] :is(.corners, .walk)`, svg);
  const boxes = found.map((mark) => boxOf(svg, mark));
  const box = boxes.map(({ x, y, width, height }) => [x, y, width, height]);
  if (box.length) show(name, around(svg, box, homeOf(svg)));
  for (const card of $$("#recap li"))
    card.classList.toggle("at", card.dataset.fly === String(number));
  placed();
}

const seatOf = (target) => {
  const row = target.closest?.(".pl");
  const told = row && $(".since", row) ? row : null;
  return told ? Number(told.dataset.board) : -1;
};

for (const kind of ["pointerover", "focusin"]) {
  addEventListener(kind, ({ target }) => {
    const seat = known.turns.length && !phone.matches ? seatOf(target) : -1;
    if (seat !== over) point(seat);
  });
}
addEventListener("looked", () => {
  if (known.turns.length && body.dataset.show !== drawnOn) draw();
});
