// Clicks and keys -> moves, sheets, boards. An element says with data-<name> what a click on it does.
import { aimed, toldAt, wordsAt } from "./aim.js";
import { arm, armedOption, disarm, hasStood, isArmed, keyOf } from "./arm.js";
import { allHome, wasDragged } from "./camera.js";
import { $, $$, filter, replaying, seq, tell, words } from "./dom.js";
import { askHint, closeHint } from "./hint.js";
import { zoomed } from "./lens.js";
import { toNearest, WAYS } from "./nearest.js";
import {
  closePage,
  nextPart,
  openPage,
  sheetStep,
  showPart,
  toStage,
  wholeBoard,
} from "./pages.js";
import { isSudden } from "./pointer.js";
import { goTo, replayKey, step } from "./replay.js";
import { aside, roundRead } from "./rounds.js";
import { setting } from "./settings.js";
import { closeSheets, isSheetOpen, lookUp, openRule, openSheet } from "./sheets.js";
import { send, submit } from "./socket.js";
import { offStage } from "./stage.js";
import { closeInspect, hideTip, inspect } from "./tips.js";
import { fly, trails } from "./trails.js";
import { askWhy, light } from "./whynot.js";

const OWN = -1;
const TYPED_IN = /^(input|textarea|select)$/i;
const DANGEROUS = "[data-final], [data-ends], #b-go";

const actions = {
  close: (e) => e.closest("dialog").close(),
  aside: () => aside(),
  keep: () => ask(false),
  ask: (e) => (e.classList.contains("lesson-aim") ? submit({ move: e.dataset.move }) : ask(true)),
  go: (e) => (e.id !== "slip" || hasStood()) && goOn(),
  move: (e, event) => mayChoose(e, event) && submit(saidBy(e, event.shiftKey)),
  play: (e, event) => mayChoose(e, event) && submit({ play: JSON.parse(e.dataset.play) }),
  hint: () => askHint(),
  recap: () => recap(),
  fly: (e) => fly(Number(e.dataset.fly)),
  unhint: () => closeHint(),
  less: (e) => submit(...JSON.parse(e.dataset.less)),
  undo: (e) => submit({ undo: Number(e.dataset.undo) }),
  ready: (e) => send({ ready: Number(e.dataset.ready) }),
  board: (e) => showBoard(e.dataset.board === "own" ? OWN : Number(e.dataset.board)),
  stage: (e) => toStage(e.dataset.stage),
  tab: (e) => showPart(e),
  turn: (e) => nextPart(Number(e.dataset.turn)),
  page: (e) => openPage(e.dataset.page),
  grab: () => sheetStep(),
  zoom: () => wholeBoard(),
  lens: (e) => zoomed(e),
  open: (e) => openSheet(e.dataset.open),
  look: (e) => {
    hideTip();
    lookUp(e.dataset.look);
  },
  light: (e) => light(e.dataset.light),
  rule: (e) => openRule(e.dataset.rule),
  reveal: (e) => $(`#${e.dataset.reveal}`).toggleAttribute("hidden", false),
  hide: (e) => {
    $(`#${e.dataset.hide}`).toggleAttribute("hidden", true);
    trails();
  },
  step: (e) => step(e.dataset.step),
};

const keys = {
  u: (event) => ((event.shiftKey && $("#b-undo-turn")) || $("#b-undo"))?.click(),
  e: () => $(".foot.asking .sure .sure, .foot:not(.asking) .quiet, #b-go[data-play]")?.click(),
  r: () => ($("#tip").hidden ? openSheet("rules") : lookUp($("#tip").dataset.about)),
  s: () => openSheet("scores"),
  b: () => openSheet("describe"),
  "?": () => openSheet("menu"),
  l: () => $("#log ol")?.focus(),
  h: () => $("#b-hint") && askHint(),
  p: nextBoard,
  v: recap,
  i: () => inspect($(".near") || document.activeElement),
  0: allHome,
  "/": () => ($("#find") ? $("#find").focus() : openSheet("rules")),
};

const options = () => $$("#moves [data-move]").filter((option) => option.getClientRects().length);

/** What is said for an option: its word, or with it the one that it leads to; for a far place all
 * words of the way, or only the first step. */
function saidBy({ dataset: { move, onto, way } }, isStep = false) {
  if (way) return isStep ? { move } : { play: JSON.parse(way) };
  return onto ? { play: [move, onto] } : { move };
}

/** Giving something up is asked once more, in place. */
function ask(on) {
  $(".foot")?.classList.toggle("asking", on);
  $(on ? ".foot .sure .sure" : ".foot .quiet")?.focus();
}

/** Enter: the armed option, or the first one to look at. */
function goOn() {
  const option = armedOption();
  if (option) isFinalAsked(option) && submit(saidBy(option));
  else options()[0]?.focus();
}

/** A finger first chooses and then plays; what has just appeared under a pointer is not clicked. */
function mayChoose(e, event) {
  const { move, sure, leads } = e.dataset;
  if (isSudden(event) && e.matches(DANGEROUS)) return false;
  const finger = event.pointerType === "touch" && !setting("tap") && !e.closest(".foot");
  if (finger && move && !sure && !leads && !isArmed(keyOf(e))) {
    arm(keyOf(e), "touch");
    return false;
  }
  return isFinalAsked(e);
}

/** A move that cannot be taken back may ask for a second click: is this it, or is none needed? */
function isFinalAsked(e) {
  const same = `#actions [data-final][data-move="${CSS.escape(e.dataset.move)}"]`;
  const final = e.dataset.final || $(same);
  if (!setting("confirm") || !final || e.classList.contains("armed")) return true;
  e.classList.add("armed");
  tell(words.locked);
  return false;
}

/** What the others did: shown or hidden. */
function recap() {
  $("#players").classList.toggle("closed");
  trails();
}

function showBoard(board) {
  if ($("#scores").open) closeSheets();
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
  const target = aimed(event);
  const behind = offStage(event, target.closest?.("[data-move]"));
  if (behind) {
    toStage(behind);
    return;
  }
  for (const [name, action] of Object.entries(actions)) {
    const e = target.closest?.(`[data-${name}]`);
    if (!e || e.getAttribute("aria-disabled") === "true") continue;
    if (e.localName === "a") event.preventDefault();
    action(e, event);
    return;
  }
  unlit(event);
}

/** A click on what cannot be chosen: its words stay; on a phone it is seen large. */
function unlit(event) {
  const [x, y] = [event.clientX, event.clientY];
  const thing = event.detail > 0 ? toldAt(x, y) : null;
  if (!event.target.closest?.("#tip, #inspect")) hideTip();
  if (thing) askWhy(thing, wordsAt(x, y)[0]);
  else if (event.pointerType === "touch" && event.target.closest?.(".board")) disarm();
}

function keydown(event) {
  const focus = document.activeElement;
  if (event.key === "Escape") closeOne();
  else if (isSheetOpen() || TYPED_IN.test(focus?.localName)) inSheet(event, focus);
  else command(event, focus);
}

/** While a sheet is open the table hears nothing; the replay's slider is no sheet. */
function inSheet(event, focus) {
  if (focus?.id === "slider") command(event, focus);
  else if ($("#round-over")?.open && /^[1-9]$/.test(event.key)) roundRead();
  else if (event.key === "/" && !TYPED_IN.test(focus?.localName) && $("#rules").open) {
    event.preventDefault();
    $("#search").focus();
  }
}

/** A key that is not typed into a field: on a target, in a replay, or by its letter. */
function command(event, focus) {
  const key = event.key.toLowerCase();
  const onTarget = focus?.dataset.move && focus.localName !== "button";
  if ((key === "enter" || key === " ") && onTarget) {
    event.preventDefault();
    actions.move(focus, event);
  } else if (key === "enter" && !focus?.closest("button, a, [tabindex]:not(#prompt)")) {
    $("#b-go")?.click();
  } else if (replaying && replayKey(event)) event.preventDefault();
  else if (event.key in WAYS && !focus?.closest("dialog")) toNearest(focus, event);
  else if (key === "z" && (event.ctrlKey || event.metaKey)) keys.u(event);
  else if (!event.ctrlKey && !event.metaKey && !event.altKey) letter(event, key);
}

function letter(event, key) {
  if (/^[1-9]$/.test(key)) number(options()[key - 1]);
  else if (key in keys) {
    event.preventDefault();
    keys[key](event);
  }
}

/** A number points at an option; the same again chooses it. */
function number(option) {
  if (!option) return;
  const key = keyOf(option);
  if (isArmed(key)) option.click();
  else {
    option.focus();
    arm(key, "key");
  }
}

function closeOne() {
  const tip = $("#tip");
  if (tip && !tip.hidden) hideTip();
  else if ($(".foot.asking")) ask(false);
  else if (closeHint() || closeInspect() || closeSheets() || closePage()) return;
  else if (!$("#banner")?.hidden) showBoard(OWN);
  else disarm();
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
