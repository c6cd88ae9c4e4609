// Finding elements, and the few things every module asks of the page.
export const $ = (selector, root = document) => root.querySelector(selector);
export const $$ = (selector, root = document) => [...root.querySelectorAll(selector)];
export const body = document.body;
export const words = JSON.parse(body.dataset.say || "{}");
export const replaying = body.classList.contains("replay");
export const calm = matchMedia("(prefers-reduced-motion: reduce)");
export const phone = matchMedia(
  "(max-width: 759px), (max-width: 1399px) and (max-height: 559px) and (min-aspect-ratio: 1/1)",
);
export const tablet = matchMedia(
  "(min-width: 760px) and (max-width: 1099px) and (min-height: 560px)",
);
/** One board has the stage: on a phone alone, on a tablet above the others. */
export const isStaged = () => phone.matches || tablet.matches;

/** The number of the last move shown; the page carries it, so that anyone can read it. */
export const seq = () => Number(body.dataset.seq);

/** Set an attribute, and only if it differs: the browser need not look again. */
export function put(element, name, value) {
  if (element && element.getAttribute(name) !== value) element.setAttribute(name, value);
}

export function middle(element) {
  const at = element.getBoundingClientRect();
  return [at.left + at.width / 2, at.top + at.height / 2];
}

/** Hide those of some elements that do not have a text. */
export function filter(text, selector) {
  const wanted = text.trim().toLowerCase();
  for (const element of $$(selector)) {
    element.hidden = !element.textContent.toLowerCase().includes(wanted);
  }
}

/** A word over the table, for a few seconds. */
export function tell(text) {
  $("#net").textContent = text;
  body.classList.add("told");
  setTimeout(() => body.classList.remove("told"), 3500);
}
