// Where a pupil would click now: to turn the page, and at something wrong or at what is waited for.
(which) => {
  const $ = (s) => document.querySelector(s);
  const all = (s) => [...document.querySelectorAll(s)].filter((e) => e.getClientRects().length);
  const card = $("#lesson");
  const wanted = JSON.parse(card.dataset.wanted);
  const lit = (x, y) => {
    const stack = document.elementsFromPoint(x, y);
    const board = stack[0]?.closest(".board");
    return board && !stack[0].closest("#lens") ? stack.map((e) => e.closest("svg.region [data-move]")).find(Boolean) : null;
  };
  const parts = [0.5, 0.3, 0.7, 0.15, 0.85];
  const grid = ({ left, top, width, height }, fine = parts) => fine.flatMap((v) => fine.map((u) => [left + u * width, top + v * height]));
  const inside = ([x, y]) => x > 0 && y > 0 && x < innerWidth && y < innerHeight;
  const onBoard = (e) => grid(e.getBoundingClientRect()).find(([x, y]) => inside([x, y]) && lit(x, y)?.dataset.move === e.dataset.move);
  const listed = (e) => {
    e.scrollIntoView({ block: "center" });
    return grid(e.getBoundingClientRect()).find(([x, y]) => inside([x, y]) && document.elementFromPoint(x, y)?.closest("button, #slip") === e);
  };
  const options = all("#moves [data-move]");
  const known = (e) => ({ word: e.dataset.move, number: options.indexOf(e) + 1, quiet: e.matches("#b-quiet"), gold: e.matches("#b-go") });
  const place = (things) => {
    for (const e of things.filter((e) => e.closest("svg.region"))) {
      const at = onBoard(e);
      if (at) return { at, ...known(e), how: "board" };
    }
    for (const e of things.filter((e) => e.closest("#actions"))) {
      const at = listed(e);
      if (at) return { at, ...known(e), how: "panel" };
    }
    return null;
  };
  // A thing that stands for a lit word leads to it, and is no error.
  const leads = (x, y) => {
    const words = document.elementsFromPoint(x, y).map((e) => e.closest("[data-word]")?.dataset.word.split("|") ?? []);
    return words.flat().some((word) => $(`svg.region [data-move="${CSS.escape(word)}"]`));
  };
  const nowhere = () => {
    for (const board of all(".board")) {
      const at = grid(board.getBoundingClientRect(), [...parts, ...Array.from({ length: 19 }, (_, n) => (n + 1) / 20)]).find(
        (p) => inside(p) && document.elementFromPoint(...p)?.closest(".board") === board && !lit(...p) && !leads(...p) &&
          all("svg.region [data-move]").every((e) => {
            const box = e.getBoundingClientRect();
            return Math.max(box.left - p[0], p[0] - box.right, box.top - p[1], p[1] - box.bottom) > 50;
          }),
      );
      if (at) return { at, word: "", number: 0, how: "elsewhere" };
    }
    return null;
  };
  const things = all("[data-move]");
  const others = things.filter((e) => !wanted.includes(e.dataset.move));
  const next = $("[data-lesson-way=next]");
  // What a finger has chosen stands on a slip, or is named on the gold button: a tap there plays it.
  const chosen = wanted[0] && $(`[data-move="${CSS.escape(wanted[0])}"].chosen`);
  const gold = chosen && (all("#slip[data-go]").find((e) => e.hasChildNodes()) || $("#b-go[data-go]"));
  const named = gold ? place([gold]) : null;
  // A far place is reached by the same first step; it is not that step.
  const mine = things.filter((e) => e.dataset.move === wanted[0] && !e.dataset.way);
  return {
    at: card.dataset.at,
    done: Boolean(card.dataset.done),
    answer: $("#lesson .answer").textContent,
    next: next.getClientRects().length ? grid(next.getBoundingClientRect())[0] : null,
    word: wanted[0] || "",
    thing: which === "wrong" ? place(others) || nowhere() : which === "right" ? place(mine) || named : null,
    keyed: others.map(known).find((one) => (one.number > 0 && one.number < 10) || one.quiet) || null,
    key: mine.map(known).find((one) => (one.number > 0 && one.number < 10) || one.quiet || one.gold) || null,
  };
}
