// The way to a far place, drawn from place to place in the colour of whoever walks.
import { $, $$ } from "./dom.js";

const SVG = "http://www.w3.org/2000/svg";
const SHORT = 13;
const HEAD = 9;
const LINES = ["dark", "pale", "own"];

export function hideWay() {
  for (const old of $$("svg.region > .trail")) old.remove();
}

/** Draw the way of an option, one of whose twins is on a board, if it is a far one. */
export function showWay(twins) {
  hideWay();
  const target = twins.find((twin) => twin.dataset.way && twin.closest("svg.region"));
  if (!target?.getClientRects().length) return;
  const svg = target.closest("svg.region");
  const { here, tone } = $("#actions").dataset;
  const places = [here, ...JSON.parse(target.dataset.way)];
  const spots = places.map((word) => spotOf(svg, word)).filter(Boolean);
  if (spots.length > 1) svg.append(drawn(spots, tone));
}

/** The middle of what is drawn for a word, in the units of its board. */
function spotOf(svg, word) {
  const lit = $$("[data-move]", svg).find(({ dataset }) => (dataset.onto || dataset.move) === word);
  const isIts = ({ dataset }) => dataset.word.split("|").includes(word);
  const thing = lit ? $(".lit", lit) || lit : $$("[data-word]", svg).find(isIts);
  if (!thing) return null;
  const { left, right, top, bottom } = thing.getBoundingClientRect();
  const middle = new DOMPoint((left + right) / 2, (top + bottom) / 2);
  const { x, y } = middle.matrixTransform(svg.getScreenCTM().inverse());
  return [x, y];
}

/** A way through some spots, with a head short of the last. */
export function drawn(spots, tone) {
  const [[a, b], [x, y]] = spots.slice(-2);
  const far = Math.hypot(x - a, y - b) || 1;
  const [u, v] = [(x - a) / far, (y - b) / far];
  const [p, q] = [x - u * SHORT, y - v * SHORT];
  const line = [...spots.slice(0, -1), [p - u * HEAD, q - v * HEAD]];
  const head = [
    [p, q],
    [p - u * HEAD - (v * HEAD) / 2, q - v * HEAD + (u * HEAD) / 2],
    [p - u * HEAD + (v * HEAD) / 2, q - v * HEAD - (u * HEAD) / 2],
  ];
  const group = shape("g", { class: tone ? `trail c-${tone}` : "trail", "aria-hidden": "true" });
  group.append(...LINES.map((kind) => shape("path", { class: kind, d: `M${line.join("L")}` })));
  group.append(shape("path", { class: "head", d: `M${head.join("L")}z` }));
  return group;
}

/** An element of a drawing. */
export function shape(name, attributes) {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  return made;
}
