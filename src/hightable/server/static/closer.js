// On a desktop a board comes closer by itself where what is lit would be too small; the buttons and
// keys that make it whole work as ever.
import { goHome, homeOf, lookCloser } from "./camera.js";
import { $$, isStaged } from "./dom.js";
import { closerOf } from "./frames.js";

const BY_ITSELF = "closer";

const isFree = ({ dataset: { zoomed } }) => !zoomed || zoomed === BY_ITSELF;

/** Every board is measured before one is moved: the browser lays the page out once. */
export function comeCloser() {
  const sheets = $$("svg.region").filter(isFree);
  const boxes = sheets.map((sheet) => (isStaged() ? "" : closerOf(sheet, homeOf(sheet))));
  for (const [at, sheet] of sheets.entries()) {
    if (boxes[at]) lookCloser(sheet, boxes[at], BY_ITSELF);
    else if (sheet.dataset.zoomed) goHome(sheet);
  }
}
addEventListener("resize", comeCloser);
