// The light of a lesson, and where its card lies.
import { $, phone, put } from "./dom.js";

const ROOM = 26;
const AWAY = 18;
const EDGE = 8;
const FAR = 80;

/** The box of a thing, with some room about it. */
export function around(thing, far = ROOM) {
  const { left, top, width, height } = thing.getBoundingClientRect();
  const room = thing.localName === "div" ? 0 : far;
  return [left - room, top - room, width + 2 * room, height + 2 * room];
}

/** Every board dark but for some holes with soft edges. */
export function darken(holes, isDark) {
  const round = ([x, y, w, h]) => {
    const r = Math.min(w, h, 60) / 2;
    const [a, b] = [w - 2 * r, h - 2 * r];
    const arc = (dx, dy) => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
    return `M${x + r} ${y}h${a}${arc(r, r)}v${b}${arc(-r, r)}h${-a}${arc(-r, -r)}v${-b}${arc(r, -r)}z`;
  };
  const { left, top, right, bottom: end } = $("main").getBoundingClientRect();
  const sheet = $("#actions")?.getBoundingClientRect();
  const bottom = phone.matches && sheet?.height ? Math.min(end, sheet.top) : end;
  put($("#spot path"), "d", holes.map(round).join(""));
  $("#spot").style.clipPath =
    `inset(${top}px calc(100vw - ${right}px) calc(100vh - ${bottom}px) ${left}px)`;
  $("#spot").toggleAttribute("hidden", !isDark);
}

/** A bubble above the place it is about, or below; without a place it stands where it is. */
export function beside(bubble, at) {
  bubble.classList.toggle("there", Boolean(at));
  bubble.style.left = bubble.style.top = "";
  if (!at) return;
  const { width, height } = bubble.getBoundingClientRect();
  const [x, y] = at;
  const above = y - height - AWAY;
  bubble.style.left = `${Math.max(EDGE, Math.min(innerWidth - width - EDGE, x - width / 2))}px`;
  bubble.style.top = `${above > EDGE ? above : y + AWAY}px`;
}

/** The card lies beside the boards' light if there is room, else in a corner. */
export function place(box, holes) {
  if (phone.matches) {
    box.style.left = box.style.top = "";
    put(box, "data-tail", "");
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
  point(box, holes, best, [width, height]);
}

/** The card has a tail to the light that is next to it. */
function point(box, holes, [x, y], [width, height]) {
  const near = holes
    .flatMap(([a, b, w, h]) => [
      ["left", x - a - w, b + h / 2 - y, height],
      ["right", a - x - width, b + h / 2 - y, height],
      ["top", y - b - h, a + w / 2 - x, width],
      ["bottom", b - y - height, a + w / 2 - x, width],
    ])
    .filter(([, far, along, long]) => far >= 0 && far < FAR && along > 0 && along < long);
  const [side, , along, long] = near.sort((one, other) => one[1] - other[1])[0] || [""];
  put(box, "data-tail", box.scrollHeight > box.clientHeight ? "" : side);
  if (side) box.style.setProperty("--tail", `${Math.max(ROOM, Math.min(long - ROOM, along))}px`);
}
