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

/** Both sheets of a board, as they are now. */
export const copyOf = (board) =>
  $$(":scope > svg", board).flatMap((sheet) => [...sheet.children].map(copied));

/** Draw them anew; while the page is closed they are empty, and cost nothing. */
export function drawThumbs(open) {
  for (const tab of $$("#boards [data-tab]")) {
    const board = open && document.getElementById(`board-${tab.dataset.tab}`);
    $("svg", tab).replaceChildren(...(board ? copyOf(board) : []));
  }
}
