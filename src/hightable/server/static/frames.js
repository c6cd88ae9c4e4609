// What a small screen frames of a board: all that can be chosen, large enough for a finger; where
// that is too much for one frame, several that are stepped through. On a desktop a board comes closer
// while something on it can be chosen that would be too small for a mouse.
import { $, $$, tablet } from "./dom.js";

const FINGER = 47;
const MOUSE = 24;
const NEARLY = 1.08;
const CLOSE = 1.75;
const CLOSEST = 3.2;
const MARGIN = 22;
const EDGE = 8;

/** The frames of a board for the open question, as viewBoxes; none where nothing is lit. */
export function framesOf(sheet, home) {
  const lit = boxes(sheet);
  const stage = stageOf(sheet);
  if (!lit.length || !stage) return [];
  const whole = Math.min(stage[0] / home[2], stage[1] / home[3]);
  const all = union(lit);
  const room = Math.min(stage[0] / (all[2] + 2 * MARGIN), stage[1] / (all[3] + 2 * MARGIN));
  const scale = Math.max(whole, Math.min(room, CLOSE));
  const needed = Math.min(neededScale(lit, home, FINGER), CLOSEST);
  if (scale >= needed) return [framed(all, scale, stage, home)];
  return split(lit, needed, stage).map((part) => framed(part, needed, stage, home));
}

/** The part of a board in which everything lit is large enough for a mouse, as far as it fits; none
 * where it is so already. */
export function closerOf(sheet, home) {
  const lit = boxes(sheet);
  const stage = [sheet.clientWidth, sheet.clientHeight];
  if (!lit.length || !Math.min(...stage)) return "";
  const whole = Math.min(stage[0] / home[2], stage[1] / home[3]);
  const all = union(lit);
  const room = Math.min(stage[0] / (all[2] + 2 * EDGE), stage[1] / (all[3] + 2 * EDGE));
  const scale = Math.min(neededScale(lit, home, MOUSE), room, whole * CLOSE);
  return scale > whole * NEARLY ? framed(all, scale, stage, home) : "";
}

/** The room for a board: on a tablet its own, on a phone the table without its padding. */
function stageOf(sheet) {
  if (tablet.matches) return [sheet.clientWidth, sheet.clientHeight];
  const table = $("#table");
  const style = getComputedStyle(table);
  const [top, bottom] = [style.paddingTop, style.paddingBottom].map(Number.parseFloat);
  const [left, right] = [style.paddingLeft, style.paddingRight].map(Number.parseFloat);
  const size = [table.clientWidth - left - right, table.clientHeight - top - bottom];
  return sheet.getScreenCTM() && Math.min(...size) > 0 ? size : null;
}

/** What is lit on a board, in its own units: left, top, width, height; and what it says. */
function boxes(sheet) {
  const back = sheet.getScreenCTM()?.inverse();
  if (!back) return [];
  return $$("[data-move]", sheet).map((lit) => {
    const { left, top, width, height } = (
      $(":scope > :is(.lit, .hit)", lit) || lit
    ).getBoundingClientRect();
    const corner = new DOMPoint(left, top).matrixTransform(back);
    const { move, onto } = lit.dataset;
    return [corner.x, corner.y, width * back.a, height * back.d, onto || move];
  });
}

function union(all) {
  const left = Math.min(...all.map(([x]) => x));
  const top = Math.min(...all.map(([, y]) => y));
  const right = Math.max(...all.map(([x, , width]) => x + width));
  const bottom = Math.max(...all.map(([, y, , height]) => y + height));
  return [left, top, right - left, bottom - top];
}

/** How large a board must be that any two targets, and its edges, leave room for a finger or a
 * mouse. Of those that say the same either may be hit. */
function neededScale(lit, home, size) {
  let needed = 0;
  for (const [at, one] of lit.entries()) {
    needed = Math.max(needed, size / atEdge(one, home));
    for (const other of lit.slice(at + 1))
      if (one[4] !== other[4]) needed = Math.max(needed, size / apart(one, other));
  }
  return needed;
}

/** The room a target has between the edges of its board. */
function atEdge([x, y, width, height], [left, top, across, down]) {
  const beside = Math.min(x - left, left + across - x - width);
  const over = Math.min(y - top, top + down - y - height);
  return Math.min(width + 2 * Math.max(beside, 0), height + 2 * Math.max(over, 0));
}

/** The room two targets leave each other, along the way that parts them better; of those that
 * overlap each must be large enough by itself. */
function apart(one, other) {
  const across = side(one[0], one[2], other[0], other[2]);
  const down = side(one[1], one[3], other[1], other[3]);
  const most = Math.max(across, down);
  return most > 0 ? most : Math.min(one[2], one[3], other[2], other[3]);
}

/** The narrower of two, and the gap between them or what it is covered by; 0 if they are not side by
 * side. */
function side(a, wide, b, broad) {
  const gap = Math.max(b - a - wide, a - b - broad);
  const least = Math.min(wide, broad);
  if (gap >= -least / 2) return least + gap;
  return Math.abs(wide - broad) < 2 ? Math.abs(a - b) : 0;
}

/** Targets that fit into one frame together, group by group. */
function split(lit, scale, stage) {
  const [width, height] = stage.map((length) => length / scale - 2 * EDGE);
  const parts = [];
  for (const box of [...lit].sort((a, b) => a[1] - b[1] || a[0] - b[0])) {
    const at = parts.findIndex((part) => fits(union([part, box]), width, height));
    if (at < 0) parts.push(box);
    else parts[at] = union([parts[at], box]);
  }
  return parts;
}

const fits = ([, , across, down], width, height) => across <= width && down <= height;

/** A frame in the shape of the stage around a part, as far as the edges of the board allow. */
function framed([x, y, across, down], scale, [wide, high], home) {
  const width = Math.min(home[2], Math.max(wide / scale, across + 2 * EDGE));
  const height = Math.min(home[3], Math.max(high / scale, down + 2 * EDGE));
  const left = clamp(x + across / 2 - width / 2, home[0], home[0] + home[2] - width);
  const top = clamp(y + down / 2 - height / 2, home[1], home[1] + home[3] - height);
  return [left, top, width, height].map((value) => Math.round(value * 10) / 10).join(" ");
}

const clamp = (value, least, most) => Math.max(least, Math.min(most, value));
