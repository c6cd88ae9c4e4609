// Looking back: positions, playing on, keys.
import { $, seq } from "./dom.js";
import { send } from "./socket.js";

const KEYS = { ArrowLeft: -1, ArrowRight: 1, PageUp: -1, PageDown: 1 };
const PAGE = 8;

let playing = null;

const last = () => Number($("#slider").max);
const turns = () => ($(".ticks")?.dataset.turns || "0").split(" ").map(Number);

export function goTo(at) {
  send({ at: Math.max(0, Math.min(last(), at)) });
}

/** A position is shown: the slider and the address say which. */
export function positioned() {
  $("#slider").value = seq();
  const asked = new URLSearchParams(location.search);
  asked.set("at", seq());
  history.replaceState(null, "", `${location.pathname}?${asked}`);
  if (playing && seq() >= last()) pause();
}

function play() {
  playing = setInterval(() => goTo(seq() + 1), 1000 / Number($("#speed").value));
  label();
}

function pause() {
  clearInterval(playing);
  playing = null;
  label();
}

function label() {
  $("[data-step=play]").setAttribute("aria-pressed", Boolean(playing));
}

export function step(what) {
  if (what.startsWith("turn")) byTurns(what === "turn_on" ? 1 : -1, 1);
  else if (what !== "play")
    goTo({ first: 0, back: seq() - 1, forward: seq() + 1, last: last() }[what]);
  else if (playing) pause();
  else play();
}

/** A key of the replay; was it one? */
export function replayKey(event) {
  if (event.key === " " && document.activeElement.localName !== "button") {
    step("play");
    return true;
  }
  const by = KEYS[event.key];
  if (!by) return false;
  const many = event.key.startsWith("Page") ? PAGE : 1;
  if (event.shiftKey || many > 1) byTurns(by, many);
  else goTo(seq() + by);
  return true;
}

/** So many turns on or back. */
function byTurns(by, many) {
  const all = turns();
  const ahead = (turn) => turn > seq();
  const behind = (turn) => turn < seq();
  const here = by > 0 ? all.findIndex(ahead) : all.findLastIndex(behind);
  const wanted = Math.max(0, Math.min(all.length - 1, here + by * (many - 1)));
  goTo(all[wanted] ?? (by > 0 ? Number.POSITIVE_INFINITY : 0));
}

addEventListener("change", ({ target }) => {
  if (target.id !== "rounds" || !target.value) return;
  goTo(Number(target.value));
  target.value = "";
});
