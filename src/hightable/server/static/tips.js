// Tooltips, and a thing seen large. A tip never lies on what can be chosen, never opens because
// something slid under the pointer, and stays when it is pinned.
import { cardSheet, portrait } from "./card.js";
import { $, $$, body, phone, words } from "./dom.js";
import { hasMoved } from "./pointer.js";

const AFTER = 350;
const AT_ONCE = 500;
const STAYS = 300;
const MARGIN = 6;
const GAP = 8;
const KEPT_FREE = "svg.region [data-move], #actions .near, .foot";

let timer;
let closed = 0;

const isPinned = () => $("#tip")?.classList.contains("pinned");

/** Light what the proposal on the table would do. */
export function propose() {
  for (const element of $$(".proposed")) element.classList.remove("proposed");
  for (const word of JSON.parse($("#b-go")?.dataset.play || "[]")) {
    for (const twin of $$(`[data-move="${CSS.escape(word)}"]`)) twin.classList.add("proposed");
  }
}

function tip(target, delay) {
  const element = target.closest?.("[data-tip]");
  if (isPinned() || target.closest?.("#tip")) {
    clearTimeout(timer);
    return;
  }
  clearTimeout(timer);
  if (!element?.dataset.tip) hideTip();
  else timer = setTimeout(() => showTip(element), delay);
}

/** The words of a thing beside it; `pinned` they stay until something else is done. */
export function showTip(element, pinned = false) {
  const box = $("#tip");
  if (!element.isConnected || !box) return;
  write(box, element.dataset.tip);
  stand(box, element, pinned);
}

/** Words in a box, and the way to the rules about them. */
export function write(box, tip) {
  const more = document.createElement("a");
  more.href = "#rules";
  more.dataset.look = tip;
  more.textContent = words.more_rules;
  box.dataset.about = tip;
  box.replaceChildren(tip, " ", more);
}

/** Show a box beside a thing, where it covers nothing that can be chosen. */
export function stand(box, element, pinned) {
  box.classList.toggle("pinned", pinned);
  box.hidden = false;
  const [left, top] = place(box, element.getBoundingClientRect(), element);
  const scale = box.currentCSSZoom || 1;
  box.style.left = `${left / scale}px`;
  box.style.top = `${top / scale}px`;
  point(box, element.getBoundingClientRect(), scale);
}

/** A tail from a box to the thing beside it; none where it had to stand elsewhere. */
function point(box, at, scale) {
  const { left, right, top, bottom } = box.getBoundingClientRect();
  const side = right <= at.left ? "right" : left >= at.right ? "left" : "";
  const level = (at.top + at.bottom) / 2;
  box.dataset.tail = side && level > top && level < bottom ? side : "";
  box.style.setProperty("--tail", `${(level - top) / scale}px`);
}

/** Where a box may stand beside a thing that is drawn somewhere. */
export function place(box, at, element) {
  const { width, height } = box.getBoundingClientRect();
  const x = within((at.left + at.right - width) / 2, innerWidth - width);
  const y = within((at.top + at.bottom - height) / 2, innerHeight - height);
  const ways = [
    [at.right + GAP, y],
    [at.left - width - GAP, y],
    [x, at.top - height - GAP],
    [x, at.bottom + GAP],
  ];
  const own = $(`#actions [data-move="${CSS.escape(element.dataset.move || "")}"]`);
  const free = $$(KEPT_FREE).filter((lit) => lit !== element && lit !== own);
  const taken = free.map((lit) => lit.getBoundingClientRect()).filter((lit) => lit.width);
  const fits = ([left, top]) => {
    const inside = left >= MARGIN && top >= MARGIN;
    const whole = inside && left + width <= innerWidth && top + height <= innerHeight;
    return whole && !taken.some((lit) => meets(lit, left, top, width, height));
  };
  return ways.find(fits) || overTheLog(width, height);
}

const within = (value, most) => Math.max(MARGIN, Math.min(value, most - MARGIN));

function meets(lit, left, top, width, height) {
  const beside = lit.right <= left || lit.left >= left + width;
  return !beside && lit.bottom > top && lit.top < top + height;
}

/** Nothing is ever chosen there. */
function overTheLog(width, height) {
  const log = $("#log").getBoundingClientRect();
  const top = log.height ? log.bottom - height : MARGIN;
  return [within(log.right - width, innerWidth - width), within(top, innerHeight - height)];
}

export function hideTip() {
  clearTimeout(timer);
  const box = $("#tip");
  if (!box || box.hidden) return;
  box.hidden = true;
  box.classList.remove("pinned");
  closed = performance.now();
}

addEventListener("pointerover", ({ target, pointerType }) => {
  const soon = performance.now() - closed < AT_ONCE ? 0 : AFTER;
  if (pointerType !== "touch" && hasMoved()) tip(target, soon);
});
addEventListener("pointerout", ({ pointerType }) => {
  if (pointerType === "touch" || isPinned()) return;
  clearTimeout(timer);
  timer = setTimeout(hideTip, STAYS);
});
addEventListener("focusin", ({ target }) => {
  if (target.matches(":focus-visible")) tip(target, 0);
});
addEventListener("focusout", () => {
  if (!isPinned()) hideTip();
});

/** A thing of the board, large, with its words; on a phone as a sheet. */
export function inspect(element) {
  const thing = element?.closest?.("svg.region [data-tip]");
  closeInspect();
  if (!thing) return;
  const box = phone.matches ? cardSheet(thing) : large(thing);
  box.addEventListener("click", ({ target }) => {
    if (!target.closest("[data-move], [data-rule], [data-beside]")) box.remove();
  });
  body.append(box);
}

function large(thing) {
  const box = document.createElement("div");
  box.id = "inspect";
  const said = document.createElement("p");
  said.textContent = thing.dataset.tip;
  box.append(portrait(thing), said);
  return box;
}

export function closeInspect() {
  const open = $("#inspect");
  open?.remove();
  return Boolean(open);
}
