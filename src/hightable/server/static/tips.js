// Hovering: a move lights its target and the other way round; tooltips; a thing seen large.
import { $, $$, body, words } from "./dom.js";

const AFTER = 250;
const STAYS = 300;
const MARGIN = 6;
const GAP = 8;

let timer;

const twins = (word) => $$(`[data-move="${CSS.escape(word)}"]`);

/** Light what the proposal on the table would do. */
export function propose() {
  for (const element of $$(".proposed")) element.classList.remove("proposed");
  const proposed = JSON.parse($("#b-play")?.dataset.play || "[]");
  for (const element of proposed.flatMap(twins)) element.classList.add("proposed");
}

function light(target, on) {
  const word = target.closest?.("[data-move]")?.dataset.move;
  if (!word) return;
  for (const twin of twins(word)) {
    twin.classList.toggle("near", on);
    const ghosts = (twin.dataset.ghost || "").split(" ").filter(Boolean);
    for (const id of ghosts) document.getElementById(id)?.classList.toggle("ghost", on);
  }
}

function tip(target, delay) {
  const element = target.closest?.("[data-tip]");
  clearTimeout(timer);
  if (!element && !target.closest?.("#tip")) hideTip();
  else if (element?.dataset.tip) timer = setTimeout(() => showTip(element), delay);
}

function showTip(element) {
  const box = $("#tip");
  if (!element.isConnected || !box) return;
  const more = document.createElement("a");
  more.href = "#rules";
  more.dataset.look = element.dataset.tip;
  more.textContent = words.more_rules;
  box.dataset.about = element.dataset.tip;
  box.replaceChildren(element.dataset.tip, " ", more);
  box.hidden = false;
  const at = element.getBoundingClientRect();
  const left = at.left + at.width / 2 - box.offsetWidth / 2;
  const above = at.top - box.offsetHeight - GAP;
  const rightmost = innerWidth - box.offsetWidth - MARGIN;
  box.style.left = `${Math.max(MARGIN, Math.min(rightmost, left))}px`;
  box.style.top = `${above > 4 ? above : at.bottom + GAP}px`;
}

export function hideTip() {
  clearTimeout(timer);
  const box = $("#tip");
  if (box) box.hidden = true;
}

addEventListener("pointerover", ({ target }) => {
  light(target, true);
  tip(target, AFTER);
});
addEventListener("pointerout", ({ target }) => {
  light(target, false);
  clearTimeout(timer);
  timer = setTimeout(hideTip, STAYS);
});
addEventListener("focusin", ({ target }) => {
  light(target, true);
  if (target.matches(":focus-visible")) tip(target, 0);
});
addEventListener("focusout", ({ target }) => {
  light(target, false);
  hideTip();
});

/** A thing of the board, large, with its words. */
export function inspect(element) {
  const thing = element?.closest?.("svg.region [data-tip]");
  $("#inspect")?.remove();
  if (!thing) return;
  const { x, y, width, height } = thing.getBBox();
  const box = document.createElement("div");
  box.id = "inspect";
  box.innerHTML = `<svg viewBox="${x - 4} ${y - 4} ${width + 8} ${height + 8}"></svg><p></p>`;
  const copy = thing.cloneNode(true);
  for (const name of ["id", "data-move", "transform", "role", "tabindex"]) {
    copy.removeAttribute(name);
  }
  box.firstChild.append(copy);
  box.lastChild.textContent = thing.dataset.tip;
  box.onclick = () => box.remove();
  body.append(box);
}
