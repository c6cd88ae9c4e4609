// On a tablet: one board on the stage, the others below it as large as there is room for.
import { $, $$, body, tablet } from "./dom.js";

const EDGE = 8;
const SHARE = 0.25;
const FITS = [2, 1.8, 1.6, 1.45, 1.3, 1.15, 1];

/** The largest of some sizes at which nothing has to be pushed aside; what room is left then, the
 * stage takes. */
export function fit() {
  const table = $("#table");
  if (!table || !tablet.matches) return;
  table.style.setProperty("--more", "0px");
  const holds = (size) => {
    table.style.setProperty("--fit", size);
    const high = table.scrollHeight <= table.clientHeight;
    return high && table.scrollWidth <= table.clientWidth;
  };
  FITS.find(holds);
  const lowest = Math.max(
    ...$$(".board", table).map((board) => board.getBoundingClientRect().bottom),
  );
  const left = table.getBoundingClientRect().bottom - lowest - EDGE;
  const most = table.clientHeight * SHARE;
  table.style.setProperty("--more", `${Math.max(0, Math.min(left, most))}px`);
}

/** The board that was tapped but is not on the stage, by its name. */
export function offStage(event, lit) {
  const board = event.detail > 0 && tablet.matches && event.target.closest?.(".board");
  const name = board && $("svg.region", board)?.id;
  const meant = event.pointerType === "touch" || !lit;
  return name && name !== body.dataset.show && meant ? name : "";
}

tablet.addEventListener("change", fit);
new ResizeObserver(fit).observe($("#table") || body);
fit();
