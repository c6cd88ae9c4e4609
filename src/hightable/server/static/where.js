// Where do I get it, and what is it for? Everything that shows a symbol lights up; of the options, those
// that give it and those that cost it. Nothing is known here but what is drawn.
import { $, $$, tell, words } from "./dom.js";
import { closeSheets } from "./sheets.js";
import { around, darken } from "./spot.js";

const CLOSE = 9;

const uses = (symbol, root) => $$(`use[href="#${CSS.escape(symbol)}"]`, root);

/** As before anything was looked for. */
function forget() {
  const lit = $$(".gives, .takes, .shows");
  for (const thing of lit) thing.classList.remove("gives", "takes", "shows");
  if (lit.length) darken([], false);
}

/** A symbol, and all drawings in which it occurs: the faces of cards, whatever lies in them. */
function drawings(symbol) {
  const found = new Set([symbol]);
  for (const name of found) {
    for (const use of $$(`symbol use[href="#${CSS.escape(name)}"]`)) {
      found.add(use.closest("symbol").id);
    }
  }
  return [...found];
}

/** The things on the boards in which a symbol is drawn; what lies below them shines by itself. */
function things(symbol) {
  const found = drawings(symbol).flatMap((name) =>
    $$(".board").flatMap((board) => uses(name, board)),
  );
  return new Set(found.map((use) => use.closest("[data-tip], [data-word], [data-move]") || use));
}

/** The options one of whose chips has the symbol. */
function options(symbol, kind) {
  const chips = $$(`#moves .chip.${kind}`).filter((chip) => uses(symbol, chip).length);
  return new Set(chips.map((chip) => chip.closest("[data-move]")).filter(Boolean));
}

function light(found, name) {
  for (const thing of found) {
    thing.classList.add(name);
    const word = thing.dataset.move;
    const twins = word ? $$(`svg.region [data-move="${CSS.escape(word)}"]`) : [];
    for (const twin of twins) twin.classList.add(name);
  }
}

function look({ where, name }) {
  const shown = things(where);
  const [gives, takes] = [options(where, "gain"), options(where, "pay")];
  closeSheets();
  light(shown, "shows");
  darken(
    [...shown].map((thing) => around(thing, CLOSE)),
    shown.size > 0,
  );
  light(gives, "gives");
  light(takes, "takes");
  const said = shown.size + gives.size + takes.size ? words.where : words.nowhere;
  const figures = { name, n: shown.size, gives: gives.size, takes: takes.size };
  const text = said.replace(/\{(\w+)\}/g, (_, key) => figures[key]);
  tell(text);
  $("#live").textContent = text;
}

addEventListener(
  "click",
  (event) => {
    const asked = event.target.closest?.("[data-where]");
    forget();
    if (!asked) return;
    event.stopPropagation();
    event.preventDefault();
    look(asked.dataset);
  },
  true,
);
addEventListener("keydown", ({ key }) => key === "Escape" && forget());
