// The light of a lesson, and where its card lies.
import { $, phone } from "./dom.js";

const ROOM = 18;
const AWAY = 18;

/** The box of a thing, with some room about it. */
export function around(thing) {
  const { left, top, width, height } = thing.getBoundingClientRect();
  const room = thing.localName === "div" ? 0 : ROOM;
  return [left - room, top - room, width + 2 * room, height + 2 * room];
}

/** Everything dark but for some holes. */
export function outline(holes) {
  const round = ([x, y, w, h]) => {
    const r = Math.min(w, h, 60) / 2;
    const [a, b] = [w - 2 * r, h - 2 * r];
    const arc = (dx, dy) => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
    return `M${x + r} ${y}h${a}${arc(r, r)}v${b}${arc(-r, r)}h${-a}${arc(-r, -r)}v${-b}${arc(r, -r)}z`;
  };
  const { left, top, right, bottom } = $("main").getBoundingClientRect();
  return `M${left} ${top}H${right}V${bottom}H${left}z${holes.map(round).join("")}`;
}

/** The card lies beside the boards' light if there is room, else in a corner. */
export function place(box, holes) {
  if (phone.matches) {
    box.style.left = box.style.top = "";
    return;
  }
  const { width, height } = box.getBoundingClientRect();
  const area = $("main").getBoundingClientRect();
  const spots = holes.flatMap(([x, y, w, h]) => [
    [x + w + AWAY, y + h / 2 - height / 2],
    [x - width - AWAY, y + h / 2 - height / 2],
    [x + w / 2 - width / 2, y + h + AWAY],
    [x + w / 2 - width / 2, y - height - AWAY],
  ]);
  const corners = [
    [area.left + area.width / 2 - width / 2, area.top + area.height / 2 - height / 2],
    [area.left + AWAY, area.bottom - height - AWAY],
    [area.right - width - AWAY, area.top + AWAY],
    [area.right - width - AWAY, area.bottom - height - AWAY],
    [area.left + AWAY, area.top + AWAY],
  ];
  const clamped = [...spots, ...corners].map(([x, y]) => [
    Math.max(area.left + 8, Math.min(area.right - width - 8, x)),
    Math.max(area.top + 8, Math.min(area.bottom - height - 8, y)),
  ]);
  const covered = ([x, y]) =>
    holes.reduce((sum, [a, b, w, h]) => {
      const across = Math.min(x + width, a + w) - Math.max(x, a);
      const down = Math.min(y + height, b + h) - Math.max(y, b);
      return sum + Math.max(0, across) * Math.max(0, down);
    }, 0);
  const best = clamped.reduce((one, other) => (covered(other) < covered(one) ? other : one));
  [box.style.left, box.style.top] = best.map((n) => `${n}px`);
}
