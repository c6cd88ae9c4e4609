// A payment that is put together before it is said. The server has listed every way to pay; here is
// only counted which of them are still open, and what is chosen is shown.
import { $, $$, seq, tell } from "./dom.js";
import { hideTip, propose } from "./tips.js";
import { askWhy } from "./whynot.js";

let bill = null;
let chosen = [];
let when = -1;

const sum = (counts) => counts.reduce((all, n) => all + n, 0);
const rows = () => $$("#tray [data-kind]");

/** The ways that have all that is chosen, and `more` of a kind. */
const open = (kind, more = 1) =>
  bill.ways.filter(([paid]) => paid.every((n, at) => n >= chosen[at] + (at === kind ? more : 0)));

/** After the page has changed: what was chosen for the same question stays. */
export function tray() {
  const box = $("#tray");
  bill = box && JSON.parse(box.dataset.bill);
  if (!bill) return;
  if (when !== seq() || chosen.length !== bill.begun.length) chosen = first();
  when = seq();
  show();
}

/** A tray opens as it stands; where there is but one way, filled. */
const first = () => [...(bill.ways.length > 1 ? bill.begun : bill.ways[0][0])];

function show() {
  for (const row of rows()) showRow(row, Number(row.dataset.kind));
  const left = bill.due - sum(chosen);
  put($("#tray .tally > span"), bill.tally[left]);
  $$("#tray .parts i").forEach((part, at) => {
    part.classList.toggle("on", at < sum(chosen));
  });
  fillSlots();
  showFoot(left);
  propose();
}

function showRow(row, kind) {
  const [less, more] = $$("button", row);
  const n = chosen[kind];
  put($(".pm b", row), n);
  put($(".goes b", row), bill.has[kind] + (bill.taken ? n : -n));
  row.classList.toggle("on", n > 0);
  less.ariaDisabled = String(n <= bill.begun[kind]);
  more.ariaDisabled = String(!open(kind).length);
}

/** What the gold button pays: all that is chosen; what the rule proposes while nothing is. */
function paid() {
  const counts = chosen.join() === bill.begun.join() ? bill.fill : chosen;
  return bill.ways.find(([way]) => way.join() === counts.join());
}

/** The gold button: how much is missing, or all of it. */
function showFoot(left) {
  const gold = $("#b-go");
  const fill = $("#b-fill");
  const way = paid();
  gold.classList.toggle("idle", !way);
  set(gold, { play: way && JSON.stringify(way[1]), final: way && bill.final ? "1" : null });
  set(gold, { go: way ? null : "1", idle: way ? null : bill.more[left] });
  put($("span", gold), way ? way[2] : bill.more[left]);
  showThen(way);
  fill.hidden = !left;
  fill.classList.toggle("quiet", Boolean(left));
}

/** What follows, where that depends on how one pays. */
function showThen(way) {
  const chips = $("#tray .then .chips");
  const told = way && bill.then[bill.leads[bill.ways.indexOf(way)]];
  if (chips && told) chips.outerHTML = told;
}

function set({ dataset }, values) {
  for (const [name, value] of Object.entries(values)) {
    if (value) dataset[name] = value;
    else delete dataset[name];
  }
}

function put(element, text) {
  if (element && element.textContent !== String(text)) element.textContent = text;
}

/** Which kind lies in which group; groups of one kind each are tried one after the other. */
function placed(groups, kinds, taken = []) {
  if (!kinds.length) return taken;
  const [kind, ...others] = kinds;
  for (const [at, { allows, slots }] of groups.entries()) {
    const fits = allows.includes(kind) && slots.length >= chosen[kind];
    if (!fits || taken.some(([, there]) => there === at)) continue;
    const found = placed(groups, others, [...taken, [kind, at]]);
    if (found) return found;
  }
  return null;
}

/** The kinds in the slots of each group, in order. */
function contents(groups) {
  const kinds = chosen.map((_, kind) => kind).filter((kind) => chosen[kind]);
  const many = (kind) => Array(chosen[kind]).fill(kind);
  if (!bill.alike) return [kinds.flatMap(many)];
  kinds.sort((one, other) => chosen[other] - chosen[one]);
  const found = placed(groups, kinds) || [];
  return groups.map((_, at) => found.filter(([, there]) => there === at).flatMap(([k]) => many(k)));
}

/** What is waived is taken from the last free slots, one of each group after the other. */
function struck(groups, held) {
  const free = groups.flatMap(({ slots }, group) =>
    slots.map((slot, at) => ({ slot, at, group, back: slots.length - at })),
  );
  return free
    .filter(({ at, group }) => at >= held[group].length)
    .sort((one, other) => one.back - other.back || one.group - other.group)
    .slice(0, bill.waived)
    .map(({ slot }) => slot);
}

function fillSlots() {
  const groups = $$("#tray .group").map((group) => ({
    allows: group.dataset.kinds.split(" ").map(Number),
    slots: $$(".slot", group),
  }));
  const held = contents(groups);
  const gone = struck(groups, held);
  for (const [at, { slots }] of groups.entries()) {
    for (const [n, slot] of slots.entries()) showSlot(slot, held[at][n], gone.includes(slot));
  }
}

function showSlot(slot, kind, waived) {
  const drawn = kind === undefined ? null : $(`#tray [data-kind="${kind}"] > svg`);
  slot.className = `slot${drawn ? " full" : waived ? " waived" : ""}`;
  slot.replaceChildren(drawn ? drawn.cloneNode(true) : waived ? "−1" : "?");
}

/** Why there cannot be one more. */
function whyNot(kind) {
  if (sum(chosen) === bill.due) return bill.say.full;
  return !bill.taken && chosen[kind] === bill.has[kind] ? bill.say.spent : bill.say.clash;
}

/** What is chosen already may stand in the way; where nothing is, the rules say why. */
function refuse(button, kind) {
  const { lack } = button.dataset;
  if (lack && sum(chosen) === sum(bill.begun)) askWhy(button, lack);
  else tell(whyNot(kind));
}

function step(button) {
  const kind = Number(button.closest("[data-kind]").dataset.kind);
  const by = Number(button.dataset.tray);
  if (button.ariaDisabled === "true") {
    if (by > 0) refuse(button, kind);
    return;
  }
  hideTip();
  chosen[kind] += by;
  show();
}

function fill() {
  chosen = [...bill.fill];
  show();
  $("#b-go").focus();
}

const actions = { fill, why: (button) => askWhy(button, button.dataset.lack) };

addEventListener(
  "click",
  (event) => {
    const button = event.target.closest?.("[data-tray]");
    if (!button || !bill) return;
    event.stopPropagation();
    (actions[button.dataset.tray] || step)(button);
  },
  true,
);
