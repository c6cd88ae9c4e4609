// The page of all boards on a phone: each as it is now, in small.
import { $, $$ } from "./dom.js";

const OWN = ["id", "tabindex", "role", "aria-label"];

const isOwn = (name) => OWN.includes(name) || name.startsWith("data-");

/** A copy that only looks like it: nothing in it is known by name or can be clicked. */
function copied(node) {
  const copy = node.cloneNode(true);
  for (const element of [copy, ...$$("*", copy)]) {
    for (const name of element.getAttributeNames()) if (isOwn(name)) element.removeAttribute(name);
  }
  return copy;
}

/** Draw them anew; while the page is closed they are empty, and cost nothing. */
export function drawThumbs(open) {
  for (const tab of $$("#boards [data-tab]")) {
    const sheets = open ? $$(`#board-${CSS.escape(tab.dataset.tab)} > svg`) : [];
    const shown = sheets.flatMap((sheet) => [...sheet.children].map(copied));
    $("svg", tab).replaceChildren(...shown);
  }
}
