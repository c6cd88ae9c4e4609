// The socket: what was sent and not answered is sent again with the same id.
import { $, body, replaying, seq, tell, words } from "./dom.js";

const FIRST_WAIT = 500;
const LONGEST_WAIT = 8000;
const SLOW = 400;
const NO_SUCH_TABLE = 4404;

let socket;
let wait = FIRST_WAIT;
let pending = null;
let following = null;
let slow;
let handlers = {};

/** Connect and stay connected; `opened` and `received` are told. */
export function connect(told) {
  handlers = told;
  open();
}

function open() {
  const url = new URL(body.dataset.socket, location.href.replace(/^http/, "ws"));
  if (body.dataset.ticket) url.searchParams.set("ticket", body.dataset.ticket);
  delete body.dataset.ticket;
  socket = new WebSocket(url);
  socket.onopen = opened;
  socket.onclose = closed;
  socket.onmessage = (event) => handlers.received(JSON.parse(event.data));
}

function opened() {
  if (body.dataset.net === "off") tell(words.back_again);
  wait = FIRST_WAIT;
  body.dataset.net = "on";
  if (pending) send(pending);
  handlers.opened();
}

function closed({ code }) {
  if (code === NO_SUCH_TABLE) {
    location.reload();
    return;
  }
  body.dataset.net = "off";
  $("#net").textContent = words.lost;
  wait = Math.min(LONGEST_WAIT, wait * 1.7);
  setTimeout(open, wait);
}

export function send(said) {
  if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(said));
}

/** Send a move, with the number it answers and an id of its own; one at a time. Once it is stored,
 * another one may follow. */
export function submit(said, then = null) {
  if (pending || replaying) return;
  following = then;
  pending = { ...said, seq: seq(), id: newId() };
  body.classList.add("busy");
  slow = setTimeout(() => body.classList.add("slow"), SLOW);
  send(pending);
}

function newId() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

export const isPending = () => pending !== null;

/** A message may be the answer to what was sent. */
export function answered(message) {
  if (!pending || message.answers !== pending.id) return;
  pending = null;
  clearTimeout(slow);
  body.classList.remove("busy", "slow");
  if (following && message.stored) submit(following);
  else following = null;
}
