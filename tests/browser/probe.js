// What is wrong with the lit things of the page as it stands: each is hit where it is drawn, has its
// size, and is not under furniture; and how small the words on the boards are.
async ({ finger, least, floor }) => {
  const home = document.querySelector("script[type=module]").src;
  const { targetAt } = await import(home.replace("main.js", "aim.js"));
  const camera = await import(home.replace("main.js", "camera.js"));
  const spots = [[0.5, 0.5], [0.25, 0.3], [0.75, 0.3], [0.3, 0.75], [0.7, 0.75], [0.12, 0.5],
    [0.88, 0.5], [0.5, 0.12], [0.5, 0.88], [0.08, 0.15], [0.08, 0.85], [0.92, 0.15], [0.92, 0.85]];
  const STEP = 2;
  const wrong = [];
  const shown = (e) => e.getClientRects().length > 0;
  const litAt = (x, y) =>
    document.elementsFromPoint(x, y).map((e) => e.closest("svg.region [data-move]")).find(Boolean);
  const frame = (e) => e.closest(".board").getBoundingClientRect();
  const inside = (box, x, y) => x > box.left && x < box.right && y > box.top && y < box.bottom;

  /** The points of a target that are drawn, in sight and not covered by another target. */
  const drawn = (target) => {
    const shape = target.querySelector(".lit, .hit") || target;
    const box = shape.getBBox();
    const matrix = shape.getScreenCTM();
    const found = [];
    for (const [u, v] of spots) {
      const local = new DOMPoint(box.x + box.width * u, box.y + box.height * v);
      if (shape.isPointInFill && !shape.isPointInFill(local)) continue;
      const at = local.matrixTransform(matrix);
      const other = litAt(at.x, at.y);
      if (inside(frame(target), at.x, at.y) && (!other || other === target)) found.push(at);
    }
    return found;
  };
  /** How far from a point one may go and still hit the same target. */
  const run = (target, at, dx, dy) => {
    let n = 0;
    while (n < least && targetAt(at.x + dx * (n + STEP), at.y + dy * (n + STEP), finger) === target)
      n += STEP;
    return n;
  };
  const told = (target, what) => wrong.push(`${target.dataset.move}: ${what}`);
  const seen = new Set();
  const check = (target) => {
    const points = drawn(target);
    const whole = inside(frame(target), ...corner(target, 0)) && inside(frame(target), ...corner(target, 1));
    if (finger && !whole) return;
    seen.add(target.dataset.move);
    if (points.length < 4) told(target, `only ${points.length} points in sight`);
    for (const { x, y } of points) {
      const top = document.elementFromPoint(x, y);
      if (!top?.closest(".board")) told(target, `under ${top?.id || top?.className}`);
      else if (targetAt(x, y, finger) !== target) told(target, "not hit where it is drawn");
    }
    let [wide, high] = [0, 0];
    for (const at of points) {
      wide = Math.max(wide, run(target, at, -1, 0) + run(target, at, 1, 0));
      high = Math.max(high, run(target, at, 0, -1) + run(target, at, 0, 1));
    }
    if (Math.min(wide, high) < least - STEP) told(target, `${wide}x${high}`);
  };
  const all = [...document.querySelectorAll("svg.region [data-move]")];
  const { isStaged } = await import(home.replace("main.js", "dom.js"));
  const onStage = (e) => !isStaged() || e.closest("svg.region").id === document.body.dataset.show;
  const lit = () => all.filter((e) => shown(e) && onStage(e));
  if (isStaged()) {
    const first = document.body.dataset.show;
    for (const region of new Set(all.map((e) => e.closest("svg.region").id))) {
      camera.frame(region, "");
      do lit().forEach(check);
      while (camera.stepFrame(1));
    }
    camera.frame(first, "");
  } else lit().forEach(check);
  for (const target of all) if (!seen.has(target.dataset.move)) told(target, "never in sight");
  function corner(e, far) {
    const b = e.getBoundingClientRect();
    return far ? [b.right - 1, b.bottom - 1] : [b.left + 1, b.top + 1];
  }

  const small = {};
  const measure = (size, said) => {
    if (size < floor) small[said] = Math.round(size * 10) / 10;
  };
  for (const e of document.querySelectorAll(".board > svg text")) {
    const matrix = e.getScreenCTM();
    if (shown(e) && matrix)
      measure(Number.parseFloat(getComputedStyle(e).fontSize) * Math.abs(matrix.d || matrix.b), e.textContent);
  }
  const faces = new Map();
  for (const symbol of document.querySelectorAll("symbol")) {
    const texts = [...symbol.querySelectorAll("text")];
    if (texts.length) faces.set(`#${symbol.id}`, [symbol.viewBox.baseVal.height, texts]);
  }
  for (const e of document.querySelectorAll(".board > svg use")) {
    const face = faces.get(e.getAttribute("href"));
    if (!face || !shown(e)) continue;
    const matrix = e.getScreenCTM();
    const scale = (e.height.baseVal.value / face[0]) * Math.hypot(matrix.a, matrix.b);
    for (const text of face[1])
      measure(Number(text.getAttribute("font-size")) * scale, `${e.getAttribute("href")} ${text.textContent}`);
  }
  return { wrong, small, lit: all.length };
}
