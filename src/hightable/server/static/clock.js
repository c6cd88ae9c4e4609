// How much time is left for the move that is waited for.
import { $, words } from "./dom.js";

const MINUTE = 60;
const HOUR = 3600;
const DAY = 24 * HOUR;

let ends = 0;

/** The server says until when, by its own clock and what that shows now. */
export function runs({ until, now }) {
  ends = until ? Date.now() + (until - now) * 1000 : 0;
  show();
}

function show() {
  const clock = $("#clock");
  if (!clock) return;
  clock.hidden = !ends;
  const left = Math.max(0, Math.round((ends - Date.now()) / 1000));
  const text = ends ? `${words.clock} ${inWords(left)}` : "";
  if (clock.textContent !== text) clock.textContent = text;
  clock.classList.toggle("late", left < MINUTE);
}

function inWords(left) {
  const two = (number) => String(number).padStart(2, "0");
  const clock = `${Math.floor((left % DAY) / HOUR)}:${two(Math.floor((left % HOUR) / MINUTE))}`;
  if (left >= DAY) return `${Math.floor(left / DAY)} d ${clock}`;
  if (left >= HOUR) return `${clock}:${two(left % MINUTE)}`;
  return `${Math.floor(left / MINUTE)}:${two(left % MINUTE)}`;
}

setInterval(show, 1000);
