// A round is over: what its end gave, told once in a sheet over the boards, before one's next question.
import { $, body, phone } from "./dom.js";
import { keep, setting } from "./settings.js";

const from = body.dataset.round;
const sheet = () => $("#round-over");
const roundNow = () => $("#top .rounds")?.dataset.banner;

/** After a change: has a round passed since this browser looked? */
export async function roundOver() {
  const [now, known] = [roundNow(), setting(`round ${from}`)];
  const mine = body.dataset.yours && !$("#ready");
  if (!from || !now || phone.matches || now === known || (known && !mine)) return;
  keep(`round ${from}`, now);
  if (known && !taught()) await show();
}

/** A lesson tells by itself what the end of a round gives, and its card is not lain over. */
const taught = () => $("#lesson:not([hidden])");

async function show() {
  const answer = await fetch(from);
  const told = answer.ok ? await answer.text() : "";
  if (!told || !sheet()) return;
  sheet().innerHTML = told;
  sheet().show();
  $(".go", sheet()).focus();
}

/** Out of the way; a word in its place brings it back. */
export function aside() {
  const pill = document.createElement("button");
  pill.id = "round-pill";
  pill.type = "button";
  pill.dataset.open = "round-over";
  pill.textContent = $("#round-title").textContent;
  sheet().close();
  $("#round-pill")?.remove();
  body.append(pill);
}

/** Whoever moves has read it. */
export function roundRead() {
  $("#round-pill")?.remove();
  if (sheet()?.open) sheet().close();
}
