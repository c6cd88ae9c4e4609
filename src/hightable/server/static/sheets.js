// Side sheets: rules, scores, menu, the table in words.
import { $, $$, filter } from "./dom.js";

const RULES = "#rules-text .rule";

let opener = null;

/** Open a sheet, or close it; the focus goes back to where it was. */
export async function openSheet(name) {
  const sheet = document.getElementById(name);
  if (sheet.open) {
    sheet.close();
    return;
  }
  const from = document.activeElement;
  closeSheets();
  opener = from;
  sheet.show();
  await fill($("[data-from]", sheet), name !== "rules");
  ($("input[type=search]", sheet) || $("button", sheet)).focus();
}

export const isSheetOpen = () => Boolean($("dialog[open]"));

/** The focus never falls to the page itself. */
addEventListener(
  "close",
  () => {
    const lost = !document.activeElement || document.activeElement === document.body;
    const back = opener?.isConnected && opener !== document.body ? opener : $("#prompt");
    if (lost || document.activeElement.closest("dialog")) back?.focus({ preventScroll: true });
  },
  true,
);

/** Fetch what a sheet shows: each time, or once. */
async function fill(empty, again) {
  if (!empty || (empty.childElementCount && !again)) return;
  const answer = await fetch(empty.dataset.from);
  empty.innerHTML = await answer.text();
}

/** Close whatever sheet is open; were there any? */
export function closeSheets() {
  const open = $$("dialog[open]");
  for (const sheet of open) sheet.close();
  return open.length > 0;
}

/** Search the rules for what a tooltip speaks of: its name, then the longer words of it. */
export async function lookUp(text) {
  if (!$("#rules").open) await openSheet("rules");
  const name = text.split(/[:,.(]/)[0].trim();
  const longer = name.split(" ").filter((word) => word.length > 3);
  const found = [name, ...longer.reverse(), ""].find(isInRules);
  $("#search").value = found;
  filter(found, RULES);
  if (found) mark(paragraph(found));
}

/** Of the rules that speak of something the one that is named after it, else the first. */
function paragraph(text) {
  const shown = $$(RULES).filter((rule) => !rule.hidden);
  const named = (rule) => $("h3", rule)?.textContent.toLowerCase().includes(text.toLowerCase());
  return shown.find(named) || shown[0];
}

function mark(section) {
  section?.scrollIntoView({ block: "start" });
  for (const old of $$(".rule.found")) old.classList.remove("found");
  section?.classList.add("found");
}

function isInRules(text) {
  const wanted = text.toLowerCase();
  return $$(RULES).some((rule) => rule.textContent.toLowerCase().includes(wanted));
}

/** Open the rules at a section; where there is none, at the one it is a part of. */
export async function openRule(rule) {
  if (!$("#rules").open) await openSheet("rules");
  filter("", RULES);
  mark(nearestSection((rule.match(/R?\d+(\.\d+)*/) || [""])[0]));
}

function nearestSection(number) {
  if (!number) return null;
  const found = document.getElementById(`rule-${number.replaceAll(".", "-")}`);
  return found || nearestSection(number.replace(/\.?\d+$/, ""));
}
