// Zoom and pan: the viewBox is the camera, the same for both sheets of a region.
import { targetAt } from "./aim.js";
import { $, $$, body, isStaged, phone, put, tablet } from "./dom.js";
import { framedAgain, framesOf } from "./frames.js";
import { fit } from "./stage.js";

const CLOSEST = 5;
const WHEEL = 1.18;
const BY_HAND = "1";

let dragged = false;
let views = [];
let viewed = 0;
let framed = { name: body.dataset.show, box: body.dataset.camera };
const fingers = new Map();

/** Was the pointer that is being lifted used to move a board? Then it is no click. */
export const wasDragged = () => dragged;

const sheetAt = (event) => event.target.closest?.(".board")?.querySelector("svg.region");

function look(sheet, box) {
  put(sheet, "viewBox", box);
  put(sheet.previousElementSibling, "viewBox", box);
  dispatchEvent(new Event("looked"));
}

export function homeOf(sheet) {
  const { x, y, width, height } = sheet.viewBox.baseVal;
  sheet.dataset.home ??= `${x} ${y} ${width} ${height}`;
  return sheet.dataset.home.split(" ").map(Number);
}

/** A part of a board, and which way it came closer. */
export function lookCloser(sheet, box, how) {
  look(sheet, box);
  zoomed(sheet, how);
}

function zoomed(sheet, how) {
  if (how) sheet.dataset.zoomed = how;
  else delete sheet.dataset.zoomed;
  sheet.closest(".board").classList.toggle("zoomed", Boolean(how));
}

/** The whole board again. */
export function goHome(sheet) {
  homeOf(sheet);
  look(sheet, sheet.dataset.home);
  zoomed(sheet, "");
}

/** A ground that was drawn anew is seen as its sheet is. */
export function align() {
  for (const sheet of $$("svg.region"))
    put(sheet.previousElementSibling, "viewBox", sheet.getAttribute("viewBox"));
}

export function allHome() {
  for (const sheet of $$("svg.region[data-zoomed]")) goHome(sheet);
}

function zoom(sheet, factor, x, y) {
  const now = sheet.viewBox.baseVal;
  const home = homeOf(sheet);
  const width = Math.min(home[2], Math.max(home[2] / CLOSEST, now.width / factor));
  const scale = width / now.width;
  const point = new DOMPoint(x, y).matrixTransform(sheet.getScreenCTM().inverse());
  const left = point.x - (point.x - now.x) * scale;
  const top = point.y - (point.y - now.y) * scale;
  place(sheet, left, top, width, now.height * scale);
  zoomed(sheet, width < home[2] ? BY_HAND : "");
}

/** Nearer or farther, around the middle of what is seen. */
export function zoomBy(sheet, factor) {
  const { left, top, width, height } = sheet.getBoundingClientRect();
  zoom(sheet, factor, left + width / 2, top + height / 2);
}

/** Frame a part of a sheet, as far as its edges allow. */
function place(sheet, x, y, width, height) {
  const [homeX, homeY, homeWidth, homeHeight] = homeOf(sheet);
  const left = Math.min(homeX + homeWidth - width, Math.max(homeX, x));
  const top = Math.min(homeY + homeHeight - height, Math.max(homeY, y));
  look(sheet, `${left} ${top} ${width} ${height}`);
}

function pan(finger, event, dx, dy) {
  const { sheet } = finger;
  const { x, y, width, height } = sheet.viewBox.baseVal;
  const scale = width / sheet.clientWidth;
  dragged = true;
  place(sheet, x - dx * scale, y - dy * scale, width, height);
  finger.x = event.clientX;
  finger.y = event.clientY;
}

function pinch(finger, event) {
  const [a, b] = [...fingers.values()];
  const apart = () => Math.hypot(a.x - b.x, a.y - b.y);
  const before = apart();
  finger.x = event.clientX;
  finger.y = event.clientY;
  dragged = true;
  if (before) zoom(finger.sheet, apart() / before, (a.x + b.x) / 2, (a.y + b.y) / 2);
}

function wheel(event) {
  const sheet = sheetAt(event);
  if (!sheet || !(event.ctrlKey || sheet.dataset.zoomed)) return;
  event.preventDefault();
  zoom(sheet, event.deltaY < 0 ? WHEEL : 1 / WHEEL, event.clientX, event.clientY);
}

addEventListener("wheel", wheel, { passive: false });
addEventListener("dblclick", (event) => {
  const sheet = sheetAt(event);
  if (!sheet || targetAt(event.clientX, event.clientY, true)) return;
  if (sheet.dataset.zoomed) goHome(sheet);
  else zoom(sheet, 2, event.clientX, event.clientY);
});
addEventListener("pointerdown", (event) => {
  const sheet = sheetAt(event);
  dragged = false;
  if (sheet) fingers.set(event.pointerId, { sheet, x: event.clientX, y: event.clientY });
});
addEventListener("pointermove", (event) => {
  const finger = fingers.get(event.pointerId);
  if (!finger) return;
  if (fingers.size === 2) {
    pinch(finger, event);
    return;
  }
  const dx = event.clientX - finger.x;
  const dy = event.clientY - finger.y;
  if (finger.sheet.dataset.zoomed && Math.abs(dx) + Math.abs(dy) >= 4) pan(finger, event, dx, dy);
});
for (const end of ["pointerup", "pointercancel"]) {
  addEventListener(end, (event) => {
    fingers.delete(event.pointerId);
    setTimeout(() => {
      dragged = false;
    });
  });
}

/** The region a phone brings forward now, and the part of it that has the targets. */
export function frame(name, box, at) {
  const before = framed;
  framed = { name, box };
  staged(name);
  const sheet = isStaged() && document.getElementById(name);
  const found = sheet ? framesOf(sheet, homeOf(sheet)) : { views: [], fullest: 0 };
  views = found.views;
  viewed = views[at] ? at : found.fullest;
  framed.box = views[viewed] || (sheet && done(sheet, before, box)) || box;
  show(name);
}

/** A turn that waits to be confirmed: what was done last stays in sight. */
function done(sheet, { name, box }, given) {
  const stays = name === sheet.id && box && [box, ""].includes(given) && $("#actions .steps");
  return stays ? framedAgain(sheet, box, homeOf(sheet)) : "";
}

/** The tab of a region whose part has most of a box; of equals the first. */
function tabOf(name, box) {
  const tabs = $$(`[data-tab="${name}"]`);
  const shares = tabs.map((tab) => common(tab.dataset.part, box));
  return tabs[Math.max(0, shares.indexOf(Math.max(...shares)))];
}

/** How much of a box lies in another; a tab without a part has all of it. */
function common(part, box) {
  if (!part || !box) return part ? 0 : 1;
  const [x, y, width, height] = part.split(" ").map(Number);
  const [left, top, across, down] = box.split(" ").map(Number);
  const wide = Math.min(x + width, left + across) - Math.max(x, left);
  const high = Math.min(y + height, top + down) - Math.max(y, top);
  return (Math.max(0, wide) * Math.max(0, high)) / (across * down);
}

/** Between the part that the question needs and the whole board. */
export function whole(name) {
  const sheet = document.getElementById(name);
  const isWhole = sheet.getAttribute("viewBox") === sheet.dataset.home;
  zoomed(sheet, "");
  if (isWhole) show(name);
  else show(name, sheet.dataset.home);
}

/** Another layout: every board is whole again, until the question frames one. */
function another() {
  for (const sheet of $$("svg.region")) goHome(sheet);
  if (framed.name) frame(framed.name, framed.box);
}
phone.addEventListener("change", another);
tablet.addEventListener("change", another);

/** The room for the board has changed: frame the same part anew. */
new ResizeObserver(() => {
  const sheet = document.getElementById(framed.name);
  const isFramed = sheet?.getAttribute("viewBox") === framed.box;
  if (isStaged() && body.dataset.show === framed.name && isFramed)
    frame(framed.name, framed.box, viewed);
}).observe(document.getElementById("table") || body);

/** The frames of the open question, and which of them is shown. */
export const frames = () => ({ views, at: viewed });

/** The next or previous frame of the open question; false if there is no such one. */
export function stepFrame(by) {
  if (body.dataset.show !== framed.name || !views[viewed + by]) return false;
  viewed += by;
  framed.box = views[viewed];
  show(framed.name);
  return true;
}

/** Give a region the stage; the one that leaves it is whole again. */
function staged(name) {
  const before = body.dataset.show;
  put(body, "data-show", name);
  if (!tablet.matches || before === name) return;
  const old = document.getElementById(before);
  if (old) goHome(old);
  fit();
}

/** On a phone one region at a time, on a tablet one on the stage. */
export function show(name, part) {
  staged(name);
  const pressed = tabOf(name, part || (name === framed.name && framed.box) || "");
  for (const tab of $$("[data-tab]")) put(tab, "aria-pressed", String(tab === pressed));
  const sheet = document.getElementById(name);
  if (!sheet || sheet.dataset.zoomed) return;
  homeOf(sheet);
  const own = part || (name === framed.name && framed.box);
  const box = (isStaged() && own) || sheet.dataset.home;
  const [, , width, height] = box.split(" ");
  look(sheet, box);
  const { style } = sheet.parentElement;
  const ratio = `${width}/${height}`;
  if (style.getPropertyValue("--ratio") !== ratio) style.setProperty("--ratio", ratio);
}
