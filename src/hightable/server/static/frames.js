// What a small screen frames of a board: all that can be chosen, large enough for a finger; where
// that is too much for one frame, several that are stepped through. On a desktop a board comes closer
// while something on it can be chosen that would be too small for a mouse.
import { $, $$, tablet } from "./dom.js";

const FINGER = 47;
const LEAST = 44;
const MOUSE = 24;
const NEARLY = 1.08;
const CLOSE = 1.75;
const CLOSEST = 3.2;
const MARGIN = 22;
const EDGE = 8;

/** The frames of a board for the open question, as viewBoxes, and which of them has most of what is
 * lit; none where nothing is. */
export function framesOf(sheet, home) {
  const lit = boxes(sheet);
  const stage = stageOf(sheet);
  if (!lit.length || !stage) return { views: [], fullest: 0 };
  const whole = Math.min(stage[0] / home[2], stage[1] / home[3]);
  const all = union(lit);
  const room = Math.min(stage[0] / (all[2] + 2 * MARGIN), stage[1] / (all[3] + 2 * MARGIN));
  const scale = Math.max(whole, Math.min(room, CLOSE));
  const needed = Math.min(neededScale(lit, home, FINGER), CLOSEST);
  const across = stage[0] / home[2];
  if (isStrip(sheet) && across >= neededScale(lit, home, LEAST)) {
    const parts = split(lit, home[2], stage[1] / across - 2 * EDGE);
    return inOrder(parts, (part) => onStrip(part, across, stage, home));
  }
  if (scale >= needed) return inOrder([lit], (part) => framed(part, scale, stage, home));
  const [width, height] = stage.map((length) => length / needed - 2 * EDGE);
  return inOrder(split(lit, width, height), (part) => framed(part, needed, stage, home));
}

/** Some boxes of a board in one frame, as near as a question would be. */
export function around(sheet, found, home) {
  const stage = stageOf(sheet);
  if (!stage) return "";
  const whole = Math.min(stage[0] / home[2], stage[1] / home[3]);
  const all = union(found);
  const room = Math.min(stage[0] / (all[2] + 2 * MARGIN), stage[1] / (all[3] + 2 * MARGIN));
  return framed(all, Math.max(whole, Math.min(room, CLOSE)), stage, home);
}

/** The middle of a part of a board, as large as it was, in the room there is now. */
export function framedAgain(sheet, box, home) {
  const stage = stageOf(sheet);
  const [x, y, width, height] = box.split(" ").map(Number);
  const middle = [x + width / 2, y + height / 2, 0, 0];
  return stage ? framed(middle, stage[0] / width, stage, home) : box;
}

/** Was it drawn for a small screen? Then it has its width. */
const isStrip = (sheet) => Boolean(sheet.closest(".loose"));

/** A frame for each part, and the one that has most targets. */
function inOrder(parts, frame) {
  const sizes = parts.map((part) => part.length);
  return {
    views: parts.map((part) => frame(union(part))),
    fullest: sizes.indexOf(Math.max(...sizes)),
  };
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

/** Targets that fit into one frame together, as many as can be in each; from above. */
function split(lit, width, height) {
  const parts = [];
  for (let left = lit; left.length; ) {
    const part = together(left, width, height);
    parts.push(part);
    left = left.filter((box) => !part.includes(box));
  }
  const at = (part) => union(part);
  return parts.sort((a, b) => at(a)[1] - at(b)[1] || at(a)[0] - at(b)[0]);
}

/** The most targets that one frame has room for; one has room in any. */
function together(lit, width, height) {
  let most = [lit[0]];
  for (const [x] of lit) {
    const beside = lit.filter((box) => box[0] >= x && box[0] + box[2] <= x + width);
    if (beside.length <= most.length) continue;
    for (const [, y] of beside) {
      const found = beside.filter((box) => box[1] >= y && box[1] + box[3] <= y + height);
      if (found.length > most.length) most = found;
    }
  }
  return most;
}

/** A frame in the shape of the stage around a part, as far as the edges of the board allow. */
function framed([x, y, across, down], scale, [wide, high], home) {
  const width = Math.min(home[2], Math.max(wide / scale, across + 2 * EDGE));
  const height = Math.min(home[3], Math.max(high / scale, down + 2 * EDGE));
  const left = clamp(x + across / 2 - width / 2, home[0], home[0] + home[2] - width);
  const top = clamp(y + down / 2 - height / 2, home[1], home[1] + home[3] - height);
  return [left, top, width, height].map((value) => Math.round(value * 10) / 10).join(" ");
}

/** The whole width of a strip, from as far above a part as there is room. */
function onStrip([, y, , down], scale, [, high], [left, start, width, all]) {
  const height = Math.min(all, high / scale);
  const top = clamp(y + down + EDGE - height, start, start + all - height);
  return [left, top, width, height].map((value) => Math.round(value * 10) / 10).join(" ");
}

const clamp = (value, least, most) => Math.max(least, Math.min(most, value));
