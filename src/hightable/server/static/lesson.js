// A lesson over the table: its card, page by page, the light, and answers to clicks elsewhere.
import { aimed, wordsAt } from "./aim.js";
import { armedOption } from "./arm.js";
import { show } from "./camera.js";
import { $, $$, body, phone } from "./dom.js";
import { finish } from "./progress.js";
import { send } from "./socket.js";
import { around, beside, darken, place } from "./spot.js";

const PATIENCE = 3;
const NEAR = 0.55;
const FOR_ITSELF = "#lesson, #top, dialog, input, textarea, select";

let page = 0;
let wrong = 0;
let at = "";
let asked = "";
let clicked = null;

const card = () => $("#lesson:not([hidden])");
const pages = () => $$("#lesson .page-of");
const wanted = () => JSON.parse(card()?.dataset.wanted || "[]");

/** The table has changed: the card begins with its first page if the lesson has gone on. */
export function taught() {
  const now = card();
  body.classList.toggle("pupil", Boolean(now));
  if (!now) return;
  const place = now.dataset.at;
  if (place !== at) {
    [at, page, wrong] = [place, 0, 0];
    answer("");
    body.classList.remove("shown-how");
  }
  if (now.dataset.done) finish(now.dataset.lesson);
  turn();
  const here = $("#chapters .now");
  if (here) here.parentElement.scrollTop = here.offsetTop - here.offsetHeight;
}

function turn() {
  const all = pages();
  page = Math.max(0, Math.min(page, all.length - 1));
  for (const [n, one] of all.entries()) one.hidden = n !== page;
  const here = Number($("#lesson .dots").dataset.from) + page;
  for (const [n, dot] of $$("#lesson .dots i").entries()) {
    dot.className = n === here ? "now" : n < here ? "past" : "";
  }
  const last = page === all.length - 1;
  const done = Boolean(card().dataset.done);
  way("next").hidden = last;
  way("show").hidden = !last || done;
  way("back").disabled = page === 0 && !$("#b-undo[data-undo]");
  const on = $("#lesson .ways .on");
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

/** What a lesson lights: a board by its name, a word wherever it can be clicked, `play *` all of
 * its kind; what cannot be clicked now, where it is drawn. */
function things() {
  const named = JSON.parse(pages()[page]?.dataset.light || "[]");
  return named.flatMap((name) => {
    const board = document.getElementById(`board-${name}`);
    if (board) return [board];
    const kind = name.endsWith("*") ? "^" : "";
    const word = `[data-move${kind}="${CSS.escape(name.replace("*", ""))}"]`;
    const drawn = () =>
      $$("svg.region [data-word]").filter((e) => e.dataset.word.split("|").includes(name));
    const found = [`svg.region ${word}`, `#actions ${word}`].map((one) => $$(one).filter(isShown));
    return [...found, drawn().filter(isShown)].find((one) => one.length) || [];
  });
}

const isShown = (element) => element.getClientRects().length > 0;

/** Dark everywhere but around what matters; the card lies where it covers none of it. */
function light() {
  for (const old of $$(".lesson-aim")) old.classList.remove("lesson-aim");
  for (const word of wanted().slice(0, 1)) {
    for (const e of $$(`[data-move="${CSS.escape(word)}"]`)) e.classList.add("lesson-aim");
  }
  makeRoom(page < pages().length - 1 || !wanted().length || Boolean(aim()));
  bringToFront();
  inSight();
  const found = things();
  const holes = found.map((one) => around(one));
  darken(
    found.filter(onBoard).map((one) => around(one)),
    holes.length > 0,
  );
  place(card(), holes);
}

/** What is waited for, where it is drawn on a board. */
const aim = () => {
  const [word] = page === pages().length - 1 ? wanted() : [];
  return word ? $(`svg.region [data-move="${CSS.escape(word)}"]`) : null;
};

/** On a phone the card stands in the place of the question, or below it if that is to be answered
 * there. */
function makeRoom(onBoard) {
  body.classList.toggle("lesson-board", onBoard);
  body.style.setProperty("--lesson-height", `${card().offsetHeight}px`);
  if (!phone.matches || !onBoard) {
    const block = phone.matches ? "center" : "nearest";
    $("#moves .lesson-aim")?.scrollIntoView({ block });
  }
}

/** What does not lie in sight on its board is brought there. */
function inSight() {
  const thing = phone.matches && card() && aim();
  if (!thing) return;
  const sheet = thing.ownerSVGElement;
  const { left, right, top, bottom } = thing.getBoundingClientRect();
  const stage = $("main").getBoundingClientRect();
  const foot = Math.min(stage.bottom, card().getBoundingClientRect().top);
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const lies = x > stage.left && x < stage.right && y > stage.top && y < foot;
  if (lies && right > left) return;
  const at = new DOMPoint(x, y).matrixTransform(sheet.getScreenCTM().inverse());
  const [, , width, height] = sheet.dataset.home.split(" ").map((n) => n * NEAR);
  show(sheet.id, [at.x - width / 2, at.y - height / 2, width, height].join(" "));
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

/** An answer stands beside the click it is for; on a phone, and to keys, in the card. */
function answer(text, where = null) {
  const said = $("#lesson .answer");
  if (!said) return;
  clicked = phone.matches ? null : where;
  said.textContent = text;
  body.classList.toggle("answered", Boolean(text && clicked));
  beside(said, text ? clicked : null);
  if (text) light();
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
  const target = aimed(event);
  const go = target.closest?.("[data-go]");
  const move = go ? armedOption() : target.closest?.("[data-move]");
  const play = target.closest?.("[data-play]");
  const words = play ? JSON.parse(play.dataset.play) : move ? [move.dataset.move] : null;
  const board = target.closest?.("#table .board");
  if (words ? wanted().includes(words[0]) : !board) return;
  event.stopPropagation();
  event.preventDefault();
  wrong += 1;
  const where = event.detail ? [event.clientX, event.clientY] : null;
  answer(words ? card().dataset.later : card().dataset.elsewhere, where);
  if (!words) ask(wordsAt(event.clientX, event.clientY)[0]);
  if (wrong >= PATIENCE) ways.show();
}

/** What lies there cannot be chosen now: the server is asked why. */
function ask(word) {
  asked = word || "";
  if (asked) send({ why: asked });
}

/** The server's answer, if a lesson has asked. */
export function answerLesson({ why, said: reason, telling }) {
  if (!card() || why !== asked || !reason) return false;
  const task = pages()[page]?.querySelector(".task b")?.textContent || "";
  if (telling) answer(`${reason} ${task}`, clicked);
  return true;
}

/** Keys too: Enter turns the page; then, on a target, it is a click on it. */
function press(event) {
  const focus = document.activeElement;
  if (!card() || (event.key !== "Enter" && event.key !== " ")) return;
  const reading = !way("next").hidden;
  const word = focus?.localName === "button" ? null : focus?.dataset.move;
  if (reading ? focus?.closest(FOR_ITSELF) : !word || wanted().includes(word)) return;
  event.stopPropagation();
  event.preventDefault();
  if (reading) ways.next();
  else answer(card().dataset.later);
}

if ($("#lesson")) {
  addEventListener("click", hear, true);
  addEventListener("keydown", press, true);
  addEventListener("resize", () => card() && light());
  new ResizeObserver(() => requestAnimationFrame(inSight)).observe($("main"));
}
