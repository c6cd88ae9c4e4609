// A message has come: patch, frame, light, tell; and keep the focus where it was.
import { frame } from "./camera.js";
import { $, body, put, replaying, tell } from "./dom.js";
import { glide, places } from "./motion.js";
import { patch } from "./patch.js";
import { positioned } from "./replay.js";
import { setting } from "./settings.js";
import { answered, isPending } from "./socket.js";
import { taught } from "./lesson.js";
import { hideTip, propose } from "./tips.js";

export function receive(message) {
  if (message.patch) apply(message);
  answered(message);
  if (message.patch) endByItself();
  if (message.tell) tell(message.tell);
}

function apply(message) {
  const focus = document.activeElement;
  const key = focus?.id;
  const ids = Object.keys(message.patch);
  const before = places(ids);
  patch(message.patch);
  body.dataset.seq = message.seq;
  document.title = message.title;
  turnIs(message.yours);
  if (message.say && message.say !== $("#live").textContent) $("#live").textContent = message.say;
  if (message.show) frame(message.show, message.camera);
  propose();
  hideTip();
  if (replaying) positioned();
  refocus(focus, key);
  glide(ids, before);
  taught();
}

function refocus(focus, key) {
  const ready = $("#ready");
  if (ready) {
    ready.focus();
    return;
  }
  if (focus?.isConnected && focus !== body) return;
  const same = key && document.getElementById(key);
  const first = focus !== body && $("#actions [data-move]");
  (same || first)?.focus?.({ preventScroll: true });
}

/** Whose turn it is shows in the icon of the window; one's own is announced. */
export function turnIs(yours) {
  if (yours && !body.dataset.yours) {
    $("#alert").textContent = $("#prompt")?.textContent || document.title;
    if (setting("sound")) chime();
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

/** Whoever wants it so need not say that a turn is over when nothing else can be said. */
function endByItself() {
  if (!setting("auto") || isPending() || !body.dataset.yours || $("#moves [data-move]")) return;
  $("#actions .bar .go")?.click();
}
