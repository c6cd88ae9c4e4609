// Clicks and keys -> moves, sheets, boards. An element says with data-<name> what a click on it does.
import { allHome, show, wasDragged } from "./camera.js";
import { $, $$, filter, middle, replaying, seq, tell, words } from "./dom.js";
import { goTo, replayKey, step } from "./replay.js";
import { setting } from "./settings.js";
import { closeSheets, lookUp, openRule, openSheet } from "./sheets.js";
import { send, submit } from "./socket.js";
import { hideTip, inspect } from "./tips.js";

const OWN = -1;
const TYPED_IN = /^(input|textarea|select)$/i;
const WAYS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

const actions = {
  move: (e) => isArmed(e) && submit({ move: e.dataset.move }),
  play: (e) => isArmed(e) && submit({ play: JSON.parse(e.dataset.play) }),
  undo: (e) => submit({ undo: Number(e.dataset.undo) }),
  ready: (e) => send({ ready: Number(e.dataset.ready) }),
  board: (e) => showBoard(e.dataset.board === "own" ? OWN : Number(e.dataset.board)),
  tab: (e) => show(e.dataset.tab, e.dataset.part),
  open: (e) => openSheet(e.dataset.open),
  close: (e) => e.closest("dialog").close(),
  look: (e) => {
    hideTip();
    lookUp(e.dataset.look);
  },
  rule: (e) => openRule(e.dataset.rule),
  reveal: (e) => {
    document.getElementById(e.dataset.reveal).hidden = false;
  },
  hide: (e) => {
    document.getElementById(e.dataset.hide).hidden = true;
  },
  step: (e) => step(e.dataset.step),
};

const keys = {
  u: (event) => ((event.shiftKey && $("#b-undo-turn")) || $("#b-undo"))?.click(),
  e: () => $("#b-play, #actions .bar .go")?.click(),
  r: () => ($("#tip").hidden ? openSheet("rules") : lookUp($("#tip").dataset.about)),
  s: () => openSheet("scores"),
  b: () => openSheet("describe"),
  "?": () => openSheet("menu"),
  l: () => $("#log ol")?.focus(),
  p: nextBoard,
  i: () => inspect($(".near") || document.activeElement),
  0: allHome,
  "/": () => ($("#rules[open] #search") || $("#find"))?.focus(),
};

/** A move that cannot be taken back may ask for a second click: is this it, or is none needed? */
function isArmed(e) {
  const same = `#actions [data-final][data-move="${CSS.escape(e.dataset.move)}"]`;
  const final = e.dataset.final || $(same);
  if (!setting("confirm") || !final || e.classList.contains("armed")) return true;
  e.classList.add("armed");
  tell(words.locked);
  return false;
}

function showBoard(board) {
  send({ board, ...(replaying && { at: seq() }) });
}

function nextBoard() {
  const rows = $$("#players .pl");
  const shown = rows.findIndex((row) => row.classList.contains("shown"));
  const next = rows[(shown + 1) % rows.length];
  for (const row of rows) row.classList.toggle("shown", row === next);
  next?.click();
}

function click(event) {
  if (wasDragged()) return;
  for (const [name, action] of Object.entries(actions)) {
    const e = event.target.closest?.(`[data-${name}]`);
    if (!e || e.getAttribute("aria-disabled") === "true") continue;
    if (e.localName === "a") event.preventDefault();
    action(e);
    return;
  }
}

function keydown(event) {
  const focus = document.activeElement;
  if (event.key === "Escape") closeOne();
  else if (!TYPED_IN.test(focus?.localName) || focus.id === "slider") command(event, focus);
}

/** A key that is not typed into a field: on a target, in a replay, or by its letter. */
function command(event, focus) {
  const key = event.key.toLowerCase();
  const onTarget = focus?.dataset.move && focus.localName !== "button";
  if ((key === "enter" || key === " ") && onTarget) {
    event.preventDefault();
    actions.move(focus);
  } else if (replaying && replayKey(event)) event.preventDefault();
  else if (event.key in WAYS && !focus?.closest("dialog")) toNearest(focus, event);
  else if (key === "z" && (event.ctrlKey || event.metaKey)) keys.u(event);
  else if (!event.ctrlKey && !event.metaKey && !event.altKey) letter(event, key);
}

function letter(event, key) {
  if (/^[1-9]$/.test(key)) $$("#actions [data-move]")[key - 1]?.click();
  else if (key in keys) {
    event.preventDefault();
    keys[key](event);
  }
}

function closeOne() {
  hideTip();
  $("#inspect")?.remove();
  if (!closeSheets() && !$("#banner")?.hidden) showBoard(OWN);
}

/** Arrows go from target to target: the nearest in that direction. */
function toNearest(focus, event) {
  const targets = $$("svg.region [data-move]").filter((t) => t.getClientRects().length);
  if (!targets.length) return;
  event.preventDefault();
  if (!focus?.closest?.("svg.region")) {
    targets[0].focus();
    return;
  }
  const far = distance(middle(focus), WAYS[event.key]);
  const others = targets.filter((t) => t !== focus).map((t) => [far(t), t]);
  const [apart, best] = others.sort(([a], [b]) => a - b)[0] || [];
  if (best && apart < Number.POSITIVE_INFINITY) best.focus();
}

/** How far a target is, seen from a point in a direction; what lies behind is never reached. */
function distance([x, y], [u, v]) {
  return (target) => {
    const [p, q] = middle(target);
    const along = (p - x) * u + (q - y) * v;
    const aside = Math.abs((p - x) * v) + Math.abs((q - y) * u);
    return along > 2 ? along + 2 * aside : Number.POSITIVE_INFINITY;
  };
}

addEventListener("click", click);
addEventListener("keydown", keydown);
addEventListener("input", ({ target }) => {
  if (target.id === "find") filter(target.value, "#moves li");
  if (target.id === "search") filter(target.value, "#rules-text .rule");
  if (target.id === "slider") goTo(Number(target.value));
});
addEventListener("focusin", ({ target }) => {
  if (target.dataset.copy) target.select();
});
