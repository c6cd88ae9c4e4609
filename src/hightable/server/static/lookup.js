// Cards and tiles that the log names: seen where they lie, and large.
import { $, $$ } from "./dom.js";
import { inspect } from "./tips.js";

/** What is drawn of a named thing, if it lies on the table. */
function drawnOf(chip) {
  const name = chip?.dataset.thing;
  if (!name) return null;
  const is = ({ id, dataset }) =>
    dataset.word?.split("|").includes(name) || id.endsWith(`-${name}`);
  return $$("svg.region [data-tip]").find(is);
}

function over({ target }) {
  const chip = target.closest?.("[data-thing]");
  const thing = drawnOf(chip);
  $(".found-there")?.classList.remove("found-there");
  if (!thing) return;
  thing.classList.add("found-there");
  chip.dataset.tip = thing.dataset.tip;
}

addEventListener("pointerover", over, true);
addEventListener("click", ({ target }) => {
  const thing = drawnOf(target.closest?.("#log [data-thing]"));
  if (thing) inspect(thing);
});
