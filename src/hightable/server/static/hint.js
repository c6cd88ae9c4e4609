// The coach: what it says stands in the place of the question, and its options are marked on the boards.
import { $, $$, body, tell, words } from "./dom.js";
import { send } from "./socket.js";

const SVG = "http://www.w3.org/2000/svg";
const RADIUS = 13;

let plans = [];
let shown = 0;

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
  body.classList.remove("told");
  panel.insertAdjacentHTML("beforeend", hint);
  panel.parentElement.classList.add("hinting");
  plans = marks;
  present(0);
}

/** One piece of advice: its words, and its steps on the boards. */
function present(which) {
  const pieces = $$("#hint [data-advice]");
  if (!pieces.length) return;
  shown = which % pieces.length;
  for (const [at, piece] of pieces.entries()) piece.hidden = at !== shown;
  $("#b-advice").dataset.move = pieces[shown].dataset.advice;
  unmark();
  for (const [at, word] of plans[shown].entries()) mark(word, at + 1, plans[shown][at + 1]);
  $("h2", pieces[shown]).focus();
}

export function closeHint() {
  const open = $("#hint");
  open?.remove();
  keepHint();
  if (open) $("#b-hint")?.focus();
  return Boolean(open);
}

/** After a patch: where the panel has gone, so have the marks. */
export function keepHint() {
  if ($("#hint")) return;
  $("aside.hinting")?.classList.remove("hinting");
  unmark();
}

function unmark() {
  for (const ghost of $$(".hint-mark")) ghost.remove();
  for (const thing of $$(".hinted")) thing.classList.remove("hinted", "hinted-first");
}

/** A number at the corner of everything on the boards that says a word of the plan: of the first
 * one whatever leads to no other than the second, of the later ones the thing itself. */
function mark(word, step, next) {
  for (const thing of step === 1 ? saying(word, next) : known(word).slice(0, 1)) {
    const svg = thing.ownerSVGElement;
    thing.classList.add("hinted");
    thing.classList.toggle("hinted-first", step === 1);
    svg.append(ghost(svg, thing.getBoundingClientRect(), step));
  }
}

const saying = (word, next) =>
  $$(`svg.region [data-move="${CSS.escape(word)}"]`).filter(
    ({ dataset }) => !dataset.onto || dataset.onto === next,
  );

const known = (word) =>
  $$("svg.region [data-onto], svg.region [data-word]").filter(
    ({ dataset }) => dataset.onto === word || dataset.word?.split("|").includes(word),
  );

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

addEventListener("click", ({ target }) => {
  if (target.closest?.("[data-another]")) present(shown + 1);
});
/** Enter is the gold button of the hint as long as nothing else has been reached with the keys. */
addEventListener(
  "keydown",
  (event) => {
    if (event.key !== "Enter" || !document.activeElement?.closest?.("#hint h2")) return;
    event.stopPropagation();
    event.preventDefault();
    $("#b-advice").click();
  },
  true,
);
