// On a phone: one page at a time, one part of the table at a time, and a sheet of three heights.
import { frame, show, stepFrame, whole } from "./camera.js";
import { $, $$, body, isStaged, phone, put, tablet, words } from "./dom.js";
import { further } from "./further.js";
import { keep, setting } from "./settings.js";
import { closeSheets, openSheet } from "./sheets.js";
import { drawThumbs } from "./thumbs.js";

const HEIGHTS = ["half", "full", "peek"];
const SHEETS = { scores: "scores", more: "menu" };
const FLICK = 24;
const GROWS = 1.8;
// So low a window has no room for a list below the board: it is a rail.
const low = matchMedia("(max-height: 700px)");

let grabbed = null;
let due = 0;
let high = setting("sheet") || "half";

const parts = () => $$("#boards [data-tab]");
const litIn = (region) =>
  $$(`#${CSS.escape(region)} [data-move]`).map(({ dataset }) => dataset.onto || dataset.move);

function at(page) {
  const shows = (name) => name === "boards";
  if (shows(page) !== shows(body.dataset.at)) drawThumbs(shows(page));
  if (shows(page)) fillRows();
  put(body, "data-at", page);
  for (const tab of $$(".tabs [data-page]"))
    put(tab, "aria-pressed", String(tab.dataset.page === page));
}

/** Boards beside each other are equally high and fill their row, as far as they may grow. */
function fillRows() {
  for (const tab of parts()) {
    const wide = Number($("svg", tab).getAttribute("width"));
    tab.style.flex = `${wide} 1 ${wide}px`;
    tab.style.maxWidth = `min(100%, ${GROWS * wide}px)`;
  }
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

/** Where one board has the stage: its name, whose it is, and where else something can be chosen. */
export function placed() {
  if (!isStaged()) return;
  body.classList.toggle("visiting", Boolean($("#banner:not([hidden])")));
  const shown = parts().find((tab) => tab.getAttribute("aria-pressed") === "true");
  const label = $("#where b");
  if (!shown || !label) return;
  label.replaceChildren(...whose(shown.dataset.tab), $("b", shown).textContent);
  const n = litIn(shown.dataset.tab).length;
  $("#where .named small").textContent = n ? said(words.lit, { n }) : "";
  const regions = [...new Set(parts().map((tab) => tab.dataset.tab))];
  const here = new Set(litIn(shown.dataset.tab));
  const elsewhere = new Set(regions.flatMap(litIn).filter((word) => !here.has(word)));
  badge($("#where .next"), elsewhere.size);
  for (const tab of parts()) badge(tab, litIn(tab.dataset.tab).length);
  badge($(".tabs [data-page=log]"), $$("#log li.new").length);
  if (body.dataset.at === "boards") drawThumbs(true);
  pointElsewhere();
  mapped();
  further();
}

/** Somebody else's board has their shape before its name. */
function whose(region) {
  const shape = $(`#board-${CSS.escape(region)}.own`) && $("#banner:not([hidden]) > svg");
  return shape ? [shape.cloneNode(true)] : [];
}

const said = (text, values) => text.replace(/{(\w+)}/g, (_, key) => values[key]);

/** Where else most can be chosen, named at the edge of the board, unless it would lie on a target. */
function pointElsewhere() {
  const pill = $("#elsewhere");
  if (!pill) return;
  const regions = [...new Set(parts().map((tab) => tab.dataset.tab))];
  const here = new Set(litIn(body.dataset.show));
  const more = (name) => litIn(name).filter((word) => !here.has(word)).length;
  const [name] = regions.filter((region) => more(region)).sort((a, b) => more(b) - more(a));
  const tab = name && parts().find((one) => one.dataset.tab === name);
  pill.hidden = !tab;
  if (!tab) return;
  pill.dataset.stage = name;
  $("strong", pill).textContent = $("b", tab).textContent;
  $("small", pill).textContent = said(words.elsewhere, { n: more(name) });
  const at = pill.getBoundingClientRect();
  const lit = $$(`#${CSS.escape(body.dataset.show)} [data-move]`);
  pill.hidden = lit.some((target) => meets(target.getBoundingClientRect(), at));
}

const meets = (a, b) =>
  a.right > b.left && a.left < b.right && a.bottom > b.top && a.top < b.bottom;

/** The small map: where something is lit, which board is shown, and what of it. */
function mapped() {
  for (const spot of $$("#where [data-map]")) {
    spot.classList.toggle("lit", litIn(spot.dataset.map).length > 0);
    spot.classList.toggle("here", spot.dataset.map === body.dataset.show);
  }
  seen();
}

/** What of the board is seen, and how large. */
function seen() {
  const sheet = document.getElementById(body.dataset.show);
  const frame = $("#where .seen");
  if (!frame || !sheet?.clientWidth) return;
  const { x, y, width, height } = sheet.viewBox.baseVal;
  const spot = $("#where .here");
  const at = (name) => Number(spot?.getAttribute(name) || 0);
  const box = { x: at("x") + x, y: at("y") + y, width, height };
  for (const [name, value] of Object.entries(box)) put(frame, name, spot ? String(value) : "0");
  $("#where [data-zoom] small").textContent = `${(sheet.clientWidth / width).toFixed(1)}×`;
}

function badge(button, count) {
  const mark = $("em", button);
  mark.textContent = count || "";
  mark.hidden = !count;
}

/** The next height of the sheet. */
export function sheetStep(by = 1) {
  const now = HEIGHTS.indexOf(high);
  height(HEIGHTS[(now + by + HEIGHTS.length) % HEIGHTS.length]);
}

function height(name) {
  high = name;
  keep("sheet", name === "peek" ? name : "");
  lay();
}

function lay() {
  put(body, "data-sheet", high === "half" && low.matches ? "low" : high);
  further();
}

/** A flick on the handle or the head of the sheet: up is higher, down is lower. */
function released(event) {
  if (!grabbed) return;
  const by = event.clientY - grabbed.y;
  const order = ["peek", "half", "full"];
  const now = order.indexOf(high);
  if (Math.abs(by) > FLICK) height(order[Math.max(0, Math.min(2, now - Math.sign(by)))]);
  grabbed = null;
}

addEventListener("pointerdown", (event) => {
  const handle = $(".grab")?.offsetHeight && event.target.closest?.("[data-grab], .asked");
  grabbed = handle ? { y: event.clientY } : null;
});
addEventListener("looked", () => {
  cancelAnimationFrame(due);
  if (!isStaged()) return;
  due = requestAnimationFrame(() => {
    seen();
    pointElsewhere();
  });
});
addEventListener("staged", placed);
phone.addEventListener("change", placed);
tablet.addEventListener("change", placed);
addEventListener("pointerup", released);
addEventListener("pointercancel", released);
addEventListener(
  "close",
  () => {
    if (!$("dialog[open]") && Object.keys(SHEETS).includes(body.dataset.at)) at("move");
  },
  true,
);
low.addEventListener("change", lay);
lay();
at("move");
