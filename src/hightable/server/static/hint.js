// The coach: what it says stands in the place of the question, and its options are marked on the boards.
import { $, $$, tell, words } from "./dom.js";
import { send } from "./socket.js";

const SVG = "http://www.w3.org/2000/svg";
const RADIUS = 13;

/** Ask; whoever asks again closes it. */
export function askHint() {
  if (closeHint()) return;
  tell(words.thinks);
  $("#b-hint")?.setAttribute("aria-busy", "true");
  send({ hint: 1 });
}

/** The answer, if the question is still the same. */
export function showHint({ hint, marks }) {
  const panel = $("#actions");
  $("#b-hint")?.removeAttribute("aria-busy");
  if (!panel || !$("#b-hint")) return;
  $("#hint")?.remove();
  panel.insertAdjacentHTML("beforeend", hint);
  panel.classList.add("hinting");
  for (const [at, plan] of marks.entries()) mark(plan, at + 1);
  $("#hint-title")?.focus();
}

export function closeHint() {
  const open = $("#hint");
  open?.remove();
  $("#actions")?.classList.remove("hinting");
  unmark();
  if (open) $("#b-hint")?.focus();
  return Boolean(open);
}

/** After a patch: where the panel has gone, so have the marks. */
export function keepHint() {
  if (!$("#hint")) unmark();
}

function unmark() {
  for (const ghost of $$(".hint-mark")) ghost.remove();
  for (const thing of $$(".hinted")) thing.classList.remove("hinted", "hinted-first");
}

/** A number at the corner of everything on the boards that says the first word of a plan, and
 * leads to no other than its second. */
function mark([word, next], rank) {
  for (const thing of $$(`svg.region [data-move="${CSS.escape(word)}"]`)) {
    const svg = thing.ownerSVGElement;
    if (thing.dataset.onto && thing.dataset.onto !== next) continue;
    thing.classList.add("hinted");
    thing.classList.toggle("hinted-first", rank === 1);
    svg.append(ghost(svg, thing.getBoundingClientRect(), rank));
  }
}

function ghost(svg, box, rank) {
  const back = svg.getScreenCTM().inverse();
  const { x, y } = new DOMPoint(box.right, box.top).matrixTransform(back);
  const group = document.createElementNS(SVG, "g");
  const disc = document.createElementNS(SVG, "circle");
  const text = document.createElementNS(SVG, "text");
  group.setAttribute("class", `hint-mark rank-${rank}`);
  group.setAttribute("aria-hidden", "true");
  group.setAttribute("transform", `translate(${x} ${y}) scale(${back.a || 1})`);
  disc.setAttribute("r", RADIUS);
  text.textContent = rank;
  group.append(disc, text);
  return group;
}
