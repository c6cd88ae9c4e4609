// What is fetched only when it is looked at: what is barred and the rule, below a sheet at its full
// height; and everybody's points by round.
import { $, body, phone, seq } from "./dom.js";

const table = location.pathname;

/** Below the options of a full sheet; for every question anew. */
export async function further() {
  const list = $("#actions.mine > #moves");
  if (!list || !phone.matches || body.dataset.sheet !== "full") return;
  if ($("#further")?.dataset.of === String(seq())) return;
  const asked = seq();
  const told = await brought(`${table}/further`);
  if (!told || asked !== seq() || !list.isConnected) return;
  $("#further")?.remove();
  const box = document.createElement("div");
  box.id = "further";
  box.dataset.of = asked;
  box.innerHTML = told;
  list.append(box);
}

async function brought(from) {
  const answer = await fetch(from);
  return answer.ok ? answer.text() : "";
}

/** The sources as they are now, or the course of the game. */
async function standing({ value }) {
  const [room, rounds] = [$("#by-round"), value === "rounds"];
  $("#score-table").classList.toggle("in-rounds", rounds);
  room.hidden = !rounds;
  if (rounds && room.dataset.of !== body.dataset.seq) {
    room.innerHTML = await brought(room.dataset.rounds);
    room.dataset.of = body.dataset.seq;
  }
}

addEventListener("change", ({ target }) => {
  if (target.name === "standing") standing(target);
});
