// A lesson over the table: its card, page by page, the light, and answers to clicks elsewhere.
import { wordsAt } from "./aim.js";
import { show } from "./camera.js";
import { $, $$, body, phone, put, words as said } from "./dom.js";
import { finish } from "./progress.js";
import { send } from "./socket.js";

const PATIENCE = 3;
const ROOM = 18;
const AWAY = 18;

let page = 0;
let wrong = 0;
let at = "";
let asked = "";

const card = () => $("#lesson:not([hidden])");
const pages = () => $$("#lesson .page-of");
const wanted = () => JSON.parse(card()?.dataset.wanted || "[]");

/** The table has changed: the card begins with its first page if the lesson has gone on. */
export function taught() {
  const now = card();
  if (!now) return;
  const place = now.dataset.at;
  if (place !== at) {
    [at, page, wrong] = [place, 0, 0];
    answer("");
    body.classList.remove("shown-how");
  }
  if (now.dataset.done) finish(now.dataset.lesson);
  turn();
}

function turn() {
  const all = pages();
  page = Math.max(0, Math.min(page, all.length - 1));
  for (const [n, one] of all.entries()) one.hidden = n !== page;
  for (const [n, dot] of $$("#lesson .dots i").entries()) dot.className = n === page ? "now" : "";
  const last = page === all.length - 1;
  const done = Boolean(card().dataset.done);
  way("next").hidden = last;
  way("show").hidden = !last || done;
  way("back").disabled = page === 0 && !$("#b-undo[data-undo]");
  const on = $("#lesson .ways form");
  if (on) on.hidden = !last;
  light();
}

const way = (name) => $(`#lesson [data-lesson-way=${name}]`);

const ways = {
  next: () => {
    page += 1;
    turn();
  },
  back: () => {
    if (page > 0) {
      page -= 1;
      turn();
    } else $("#b-undo[data-undo]")?.click();
  },
  show: () => {
    body.classList.remove("shown-how");
    requestAnimationFrame(() => body.classList.add("shown-how"));
    $(".lesson-aim")?.focus?.({ preventScroll: false });
  },
};

/** What a lesson lights: a board by its name, a word wherever it can be clicked. */
function things() {
  const named = JSON.parse(pages()[page]?.dataset.light || "[]");
  return named.flatMap((name) => {
    const board = document.getElementById(`board-${name}`);
    if (board) return [board];
    const word = `[data-move="${CSS.escape(name)}"]`;
    const lit = $$(`svg.region ${word}`).filter(isShown);
    return lit.length ? lit : $$(`#actions ${word}`).filter(isShown);
  });
}

const isShown = (element) => element.getClientRects().length > 0;

/** Dark everywhere but around what matters; the card lies where it covers none of it. */
function light() {
  bringToFront();
  for (const old of $$(".lesson-aim")) old.classList.remove("lesson-aim");
  const found = things();
  const holes = found.map(around);
  for (const word of wanted().slice(0, 1)) {
    for (const e of $$(`[data-move="${CSS.escape(word)}"]`)) e.classList.add("lesson-aim");
  }
  put($("#spot path"), "d", outline(found.filter(onBoard).map(around)));
  $("#spot").toggleAttribute("hidden", holes.length === 0);
  place(holes);
}

/** On a phone one board is shown at a time: the one with something lit in it. */
function bringToFront() {
  if (!phone.matches) return;
  const lit = JSON.parse(pages()[page]?.dataset.light || "[]");
  const last = page === pages().length - 1;
  for (const name of last ? [...wanted().slice(0, 1), ...lit] : lit) {
    const word = $(`svg.region [data-move="${CSS.escape(name)}"]`);
    const region = document.getElementById(`board-${name}`) ? name : word?.closest("svg").id;
    if (region) {
      show(region);
      return;
    }
  }
}

const onBoard = (thing) => thing.closest("#table");

function around(thing) {
  const { left, top, width, height } = thing.getBoundingClientRect();
  const room = thing.localName === "div" ? 0 : ROOM;
  return [left - room, top - room, width + 2 * room, height + 2 * room];
}

function outline(holes) {
  const round = ([x, y, w, h]) => {
    const r = Math.min(w, h, 60) / 2;
    const [a, b] = [w - 2 * r, h - 2 * r];
    const arc = (dx, dy) => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
    return `M${x + r} ${y}h${a}${arc(r, r)}v${b}${arc(-r, r)}h${-a}${arc(-r, -r)}v${-b}${arc(r, -r)}z`;
  };
  const { left, top, right, bottom } = $("main").getBoundingClientRect();
  return `M${left} ${top}H${right}V${bottom}H${left}z${holes.map(round).join("")}`;
}

/** Beside the boards' light if there is room, else in a corner. */
function place(holes) {
  const box = card();
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

function answer(text) {
  const said = $("#lesson .answer");
  if (said) said.textContent = text;
}

/** A click that the lesson does not wait for gets an answer instead of a move. */
function hear(event) {
  if (!card()) return;
  const on = event.target.closest?.("[data-lesson-way]");
  if (on) {
    event.stopPropagation();
    ways[on.dataset.lessonWay]();
    return;
  }
  const move = event.target.closest?.("[data-move]");
  const play = event.target.closest?.("[data-play]");
  const words = play ? JSON.parse(play.dataset.play) : move ? [move.dataset.move] : null;
  const board = event.target.closest?.("#table .board");
  if (words ? wanted().includes(words[0]) : !board) return;
  event.stopPropagation();
  event.preventDefault();
  wrong += 1;
  answer(words ? card().dataset.later : card().dataset.elsewhere);
  if (!words) ask(wordsAt(event.clientX, event.clientY)[0]);
  if (wrong >= PATIENCE) ways.show();
}

/** What lies there cannot be chosen now: the server is asked why. */
function ask(word) {
  asked = word || "";
  if (asked) send({ why: asked });
}

/** The server's answer, if a lesson has asked. */
export function answerLesson({ why, said: reason }) {
  if (!card() || why !== asked || !reason) return false;
  answer(`${said.not_now} ${reason}`);
  return true;
}

/** Keys too: Enter on a target is a click on it. */
function press(event) {
  const focus = document.activeElement;
  const enter = event.key === "Enter" || event.key === " ";
  if (!card() || !enter || !focus?.dataset.move || focus.localName === "button") return;
  if (wanted().includes(focus.dataset.move)) return;
  event.stopPropagation();
  event.preventDefault();
  answer(card().dataset.later);
}

if ($("#lesson")) {
  addEventListener("click", hear, true);
  addEventListener("keydown", press, true);
  addEventListener("resize", () => card() && light());
}
