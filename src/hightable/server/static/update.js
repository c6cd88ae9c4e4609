// A message has come: patch, frame, light, tell; and keep the focus where it was.
import { unarm } from "./arm.js";
import { align, frame } from "./camera.js";
import { chase, stood } from "./chase.js";
import { heard } from "./chat.js";
import { runs } from "./clock.js";
import { comeCloser } from "./closer.js";
import { counts, flash } from "./counts.js";
import { $, body, put, replaying, seq, tell } from "./dom.js";
import { keepHint, showHint } from "./hint.js";
import { stayClear } from "./lens.js";
import { answerLesson, taught } from "./lesson.js";
import { glide, places } from "./motion.js";
import { notify } from "./notify.js";
import { placed } from "./pages.js";
import { patch } from "./patch.js";
import { tableChanged } from "./pointer.js";
import { positioned } from "./replay.js";
import { roundOver, roundRead } from "./rounds.js";
import { setting } from "./settings.js";
import { answered, isPending } from "./socket.js";
import { hideTip, propose } from "./tips.js";
import { trails } from "./trails.js";
import { tray } from "./tray.js";
import { answerWhy } from "./whynot.js";

const ROUND = 1650;

export function receive(message) {
  if (message.patch) apply(message);
  answered(message);
  if (message.patch) endByItself();
  if (message.patch) trusting();
  if (message.tell) tell(message.tell);
  if (message.why) answerLesson(message) || answerWhy(message);
  if (message.chat) heard(message);
  if ("until" in message) runs(message);
  if (message.hint) showHint(message);
}

function apply(message) {
  const focus = document.activeElement;
  const key = focus?.id;
  const ids = Object.keys(message.patch);
  const before = places(ids);
  const counted = counts();
  const stands = stood();
  const round = roundNow();
  if (message.seq !== seq()) roundRead();
  patch(message.patch);
  align();
  body.dataset.seq = message.seq;
  document.title = message.title;
  announce(message);
  if (message.show) frame(message.show, message.camera);
  else chase(stands);
  propose();
  unarm();
  tray();
  keepHint();
  placed();
  hideTip();
  tableChanged();
  if (replaying) positioned();
  refocus(focus, key);
  comeCloser();
  stayClear();
  glide(ids, before, message.by);
  flash(counted);
  if (round && roundNow() !== round) banner(roundNow());
  taught();
  roundOver();
  if (!replaying) trails();
}

const roundNow = () => $("#top .rounds")?.dataset.banner;

/** A round begins: a word across the boards, for a moment; clicks go through it. */
function banner(text) {
  const said = document.createElement("div");
  said.id = "round";
  said.ariaHidden = "true";
  said.textContent = text || "";
  $("#round")?.remove();
  if (text) body.append(said);
  setTimeout(() => said.remove(), ROUND);
}

/** What happened, and the next question, also within a turn. */
function announce(message) {
  const before = body.dataset.yours;
  turnIs(message.yours);
  const asked = before && message.yours ? $("#prompt")?.textContent : "";
  const said = [message.say, asked].filter(Boolean).join(". ");
  if (said && said !== $("#live").textContent) $("#live").textContent = said;
}

function refocus(focus, key) {
  const ready = $("#ready");
  if (ready) {
    ready.focus();
    return;
  }
  const kept = focus?.isConnected && focus !== body && focus.getClientRects().length;
  if (focus === body || (kept && focus.id !== "prompt")) return;
  const same = key ? document.getElementById(key) : null;
  const open = same?.getClientRects().length && same.id !== "prompt" ? same : null;
  (open || $("#moves [data-move]") || $("#b-go") || $("#prompt"))?.focus?.({ preventScroll: true });
}

/** Whose turn it is shows in the icon of the window; one's own is announced. */
export function turnIs(yours) {
  if (yours && !body.dataset.yours) {
    $("#alert").textContent = $("#prompt")?.textContent || document.title;
    if (setting("sound")) chime();
    notify($("#alert").textContent);
  }
  put(body, "data-yours", yours ? "1" : "");
  const icon = $("link[rel=icon]");
  const name = yours ? "icon-turn.svg" : "icon.svg";
  put(icon, "href", icon.getAttribute("href").replace(/icon(-turn)?\.svg/, name));
}

function chime() {
  const audio = new AudioContext();
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  volume.gain.setValueAtTime(0.08, audio.currentTime);
  volume.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + 0.6);
  tone.connect(volume).connect(audio.destination);
  tone.start();
  tone.stop(audio.currentTime + 0.6);
}

/** Whoever trusts the others at this screen needs no curtain between them. */
export function trusting() {
  if (setting("trust")) $("#ready")?.click();
}

/** Whoever wants it so need not say that a turn is over when nothing else can be said. */
function endByItself() {
  if (!setting("auto") || isPending() || !body.dataset.yours || $("#moves [data-move]")) return;
  $("#b-go[data-move]")?.click();
}
