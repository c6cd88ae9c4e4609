// On a phone: one page at a time, one part of the table at a time, and a sheet of three heights.
import { frame, show, stepFrame, whole } from "./camera.js";
import { $, $$, body, put } from "./dom.js";
import { keep, setting } from "./settings.js";
import { closeSheets, openSheet } from "./sheets.js";
import { drawThumbs } from "./thumbs.js";

const HEIGHTS = ["half", "full", "peek"];
const SHEETS = { scores: "scores", more: "menu" };
const FLICK = 24;

let grabbed = null;

const parts = () => $$("#boards [data-tab]");
const litIn = (region) =>
  $$(`#${CSS.escape(region)} [data-move]`).map(({ dataset }) => dataset.onto || dataset.move);

function at(page) {
  const shows = (name) => name === "boards";
  if (shows(page) !== shows(body.dataset.at)) drawThumbs(shows(page));
  put(body, "data-at", page);
  for (const tab of $$("[data-page]")) put(tab, "aria-pressed", String(tab.dataset.page === page));
}

/** Move, boards and log are pages of their own; scores and more are sheets over them. */
export async function openPage(page) {
  const again = page !== "move" && body.dataset.at === page;
  closeSheets();
  at(again ? "move" : page);
  if (SHEETS[page] && !again) await openSheet(SHEETS[page]);
}

export function closePage() {
  const open = ["boards", "log"].includes(body.dataset.at);
  if (open) at("move");
  return open;
}

export function showPart(tab) {
  show(tab.dataset.tab, tab.dataset.part);
  at("move");
  placed();
}

/** Bring a board to the stage, framed where something on it is lit. */
export function toStage(name) {
  frame(name, "");
  placed();
}

/** The next or previous frame of the question, else part of the table. */
export function nextPart(by) {
  if (stepFrame(by)) {
    placed();
    return;
  }
  const all = parts();
  const now = all.findIndex((tab) => tab.getAttribute("aria-pressed") === "true");
  showPart(all[(now + by + all.length) % all.length]);
}

export function wholeBoard() {
  whole(body.dataset.show);
}

/** The name over the board, and where else something can be chosen. */
export function placed() {
  const shown = parts().find((tab) => tab.getAttribute("aria-pressed") === "true");
  const label = $("#where b");
  if (!shown || !label) return;
  label.textContent = $("b", shown).textContent;
  const regions = [...new Set(parts().map((tab) => tab.dataset.tab))];
  const here = new Set(litIn(shown.dataset.tab));
  const elsewhere = new Set(regions.flatMap(litIn).filter((word) => !here.has(word)));
  badge($("#where .next"), elsewhere.size);
  for (const tab of parts()) badge(tab, litIn(tab.dataset.tab).length);
  badge($("[data-page=log]"), $$("#log li.new").length);
}

function badge(button, count) {
  const mark = $("em", button);
  mark.textContent = count || "";
  mark.hidden = !count;
}

/** The next height of the sheet. */
export function sheetStep(by = 1) {
  const now = HEIGHTS.indexOf(body.dataset.sheet || "half");
  height(HEIGHTS[(now + by + HEIGHTS.length) % HEIGHTS.length]);
}

function height(name) {
  put(body, "data-sheet", name);
  keep("sheet", name === "peek" ? name : "");
}

/** A flick on the handle: up is higher, down is lower. */
function released(event) {
  if (!grabbed) return;
  const by = event.clientY - grabbed.y;
  const order = ["peek", "half", "full"];
  const now = order.indexOf(body.dataset.sheet || "half");
  if (Math.abs(by) > FLICK) height(order[Math.max(0, Math.min(2, now - Math.sign(by)))]);
  grabbed = null;
}

addEventListener("pointerdown", (event) => {
  grabbed = event.target.closest?.("[data-grab]") ? { y: event.clientY } : null;
});
addEventListener("pointerup", released);
addEventListener("pointercancel", released);
addEventListener(
  "close",
  () => {
    if (!$("dialog[open]") && Object.keys(SHEETS).includes(body.dataset.at)) at("move");
  },
  true,
);
put(body, "data-sheet", setting("sheet") || "half");
at("move");
