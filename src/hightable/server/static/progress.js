// Which lessons this browser has played to their end.
import { $, $$ } from "./dom.js";

const KEPT = "lessons";

/** The lessons that were played to their end; a browser may refuse to keep them. */
function finished() {
  try {
    return JSON.parse(localStorage.getItem(KEPT)) || [];
  } catch {
    return [];
  }
}

/** A lesson is done. */
export function finish(key) {
  try {
    localStorage.setItem(KEPT, JSON.stringify([...new Set([...finished(), key])]));
    tick();
  } catch {
    // Without storage nothing is remembered, and nothing else is lost.
  }
}

/** On pages that list lessons: which are done. */
function tick() {
  const done = finished();
  for (const row of $$("[data-lesson-key]")) {
    const is = done.includes(row.dataset.lessonKey);
    row.classList.toggle("done", is);
    const mark = $(".tick", row);
    if (mark) mark.hidden = !is;
  }
  $(".lessons [data-lesson-key]:not(.done)")?.classList.add("next");
}

tick();
