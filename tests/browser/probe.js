// What is wrong with the lit things of the page as it stands. `window.probe` looks at one size, frame
// by frame: every lit thing is hit where it is drawn, has its size, is under no furniture; tips keep
// off them; no words are smaller than their floor.
async () => {
  const home = document.querySelector("script[type=module]").src;
  const load = (name) => import(home.replace("main.js", name));
  const [{ targetAt }, camera, { comeCloser }, { isStaged }, tips, { keyOf, disarm }] = await Promise.all(
    ["aim.js", "camera.js", "closer.js", "dom.js", "tips.js", "arm.js"].map(load),
  );
  const LIT = "svg.region [data-move]";
  const CENTRE = [0.5, 0.5];
  const SPOTS = [[0.25, 0.3], [0.75, 0.3], [0.3, 0.75], [0.7, 0.75], [0.12, 0.5], [0.88, 0.5],
    [0.5, 0.12], [0.5, 0.88], [0.08, 0.15], [0.08, 0.85], [0.92, 0.15], [0.92, 0.85],
    [0.08, 0.5], [0.3, 0.12]];
  const STEP = 2;
  const STRIDES = [6, 2, 1];
  const NEEDED = 4;
  const $$ = (selector, root = document) => [...root.querySelectorAll(selector)];
  const shown = (e) => e.getClientRects().length > 0;
  const boardOf = (e) => e.closest(".board").getBoundingClientRect();
  const inside = (box, x, y) => x > box.left && x < box.right && y > box.top && y < box.bottom;
  const meets = (a, b) => a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top;
  let asked = { finger: false, least: 24, floor: 11, boards: [11, 11, 11] };
  let seen = new Set();
  let wrong = [];
  let regions = [];
  let framedAs = "";
  const seenAs = () => $$("svg.region").map((e) => e.getAttribute("viewBox")).join();
  const told = (target, what) => wrong.push(`${keyOf(target)}: ${what}`);
  /** Several things may stand for one option: whichever is hit says the same. */
  const isSame = (one, other) => one && keyOf(one) === keyOf(other);
  const litAt = (x, y) => document.elementsFromPoint(x, y).map((e) => e.closest(LIT)).find(Boolean);

  /** The points of a target that are drawn, in sight and not covered by another target. */
  function drawn(target) {
    const shape = target.querySelector(".lit, .hit") || target;
    const box = shape.getBBox();
    const matrix = shape.getScreenCTM();
    const frame = boardOf(target);
    const found = [];
    for (const [u, v] of [CENTRE, ...SPOTS]) {
      const local = new DOMPoint(box.x + box.width * u, box.y + box.height * v);
      if (shape.isPointInFill && !shape.isPointInFill(local)) continue;
      const at = local.matrixTransform(matrix);
      if (!inside(frame, at.x, at.y)) continue;
      const other = litAt(at.x, at.y);
      if (!other || isSame(other, target)) found.push([at.x, at.y]);
    }
    return found;
  }

  /** How far from a point one may go and still hit the same target, by long strides and then by short ones. */
  function run(target, [x, y], dx, dy, most) {
    const holds = (n) => isSame(targetAt(x + dx * n, y + dy * n, asked.finger), target);
    let n = 0;
    for (const by of STRIDES) while (n < most && holds(n + by)) n += by;
    return n;
  }

  /** As much of the size a target needs as it has around a point, one way and the other. */
  function extent(target, at, dx, dy, enough) {
    const back = run(target, at, -dx, -dy, enough);
    return back + run(target, at, dx, dy, enough - back);
  }

  function measured(target, points) {
    const enough = asked.least - STEP;
    let [wide, high] = [0, 0];
    for (const at of points) {
      if (wide < enough) wide = Math.max(wide, extent(target, at, 1, 0, enough));
      if (high < enough) high = Math.max(high, extent(target, at, 0, 1, enough));
      if (Math.min(wide, high) >= enough) return;
    }
    told(target, `${wide}x${high} px`);
  }

  /** A target that is in sight: where it may be clicked; null for one that another frame shows. */
  function check(target) {
    const { left, right, top, bottom } = target.getBoundingClientRect();
    const frame = boardOf(target);
    const whole = inside(frame, left + 1, top + 1) && inside(frame, right - 1, bottom - 1);
    if (asked.finger && !whole) return null;
    seen.add(target);
    const points = drawn(target);
    if (points.length < NEEDED) told(target, `only ${points.length} points in sight`);
    const over = points.map(([x, y]) => {
      const above = document.elementFromPoint(x, y);
      if (!above?.closest(".board")) told(target, `under ${above?.id || above?.getAttribute("class")}`);
      else if (!isSame(targetAt(x, y, asked.finger), target)) told(target, "not hit where it is drawn");
      return above ? `${above.localName}#${above.id}.${above.getAttribute("class")}` : "";
    });
    measured(target, points);
    const { move, onto, way } = target.dataset;
    const says = way ? JSON.parse(way) : onto ? [move, onto] : [move];
    return { key: keyOf(target), says, points, over };
  }

  /** What is drawn of a thing whose word is lit elsewhere leads there, too. */
  function things() {
    for (const thing of $$(".board [data-word]").filter(shown)) {
      const words = thing.dataset.word.split("|");
      const twins = $$(LIT).filter((e) => shown(e) && words.includes(e.dataset.onto || e.dataset.move));
      if (new Set(twins.map(keyOf)).size !== 1 || thing.closest(LIT)) continue;
      const { left, top, width, height } = thing.getBoundingClientRect();
      const at = [left + width / 2, top + height / 2];
      const first = document.elementsFromPoint(...at).map((e) => e.closest("[data-word]")).find(Boolean);
      if (first !== thing || !onStage(thing) || !inside(boardOf(thing), ...at)) continue;
      if (!targetAt(...at, asked.finger)) wrong.push(`${words[0]}: its thing is dead`);
    }
  }

  /** What can be chosen in the panel has its size, too. */
  function listed() {
    for (const e of $$("#actions :is([data-move], [data-play], #b-go)").filter(shown)) {
      const { width: wide, height: high } = e.getBoundingClientRect();
      if (Math.min(wide, high) < asked.least - 0.5) wrong.push(`panel: ${e.id || keyOf(e)}: ${wide}x${high} px`);
    }
  }

  const onStage = (e) => !isStaged() || e.closest(".board").querySelector("svg.region")?.id === document.body.dataset.show;
  const lit = () => $$(LIT).filter((e) => shown(e) && onStage(e));
  const small = (found, floor, size, said) => {
    if (size < floor - 0.05) found.add(`small: ${said.trim().slice(0, 24)}: ${size.toFixed(1)} px`);
  };

  /** Words on the boards, and in the faces of cards; what is written in an icon is a drawing. */
  function boardWords(found) {
    for (const e of $$(".board > svg text").filter(shown)) {
      const matrix = e.getScreenCTM();
      small(found, asked.boards[e.hasAttribute("transform") ? 2 : 0], Number.parseFloat(getComputedStyle(e).fontSize) * Math.hypot(matrix.b, matrix.d), e.textContent);
    }
    const faces = new Map();
    for (const symbol of $$("symbol")) {
      const texts = $$("text", symbol);
      if (texts.length) faces.set(`#${symbol.id}`, [symbol.viewBox.baseVal.height, texts]);
    }
    for (const e of $$(".board > svg use")) {
      const face = faces.get(e.getAttribute("href"));
      if (!face || e.getAttribute("href").startsWith("#i-") || !shown(e)) continue;
      const matrix = e.getScreenCTM();
      const scale = (e.height.baseVal.value / face[0]) * Math.hypot(matrix.a, matrix.b);
      for (const text of face[1])
        small(found, asked.boards[1], Number(text.getAttribute("font-size")) * scale, `${e.getAttribute("href")} ${text.textContent}`);
    }
  }

  /** Words around the boards. */
  function otherWords(found) {
    const all = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = all.nextNode(); node; node = all.nextNode()) {
      const e = node.parentElement;
      if (!node.data.trim() || e.closest("svg, script, style, .board") || !e.checkVisibility()) continue;
      if (e.closest("[hidden], dialog:not([open])")) continue;
      small(found, asked.floor, Number.parseFloat(getComputedStyle(e).fontSize) * (e.currentCSSZoom || 1), node.data);
    }
  }

  const drawnAnew = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));

  /** The targets of the frame that is shown, with the points they are drawn at. */
  async function scan() {
    await drawnAnew();
    framedAs = seenAs();
    return lit().map(check).filter(Boolean);
  }

  /** Every so many-th tip, beginning with one: does it cover what can be chosen? One is shown, the
   * others are laid out together, each in a box like its own. */
  function tipsOver([first, each]) {
    const box = document.getElementById("tip");
    const targets = $$(LIT).filter(shown).map((e) => [e, e.getBoundingClientRect()]);
    const all = $$(".board [data-tip]").filter((e) => shown(e) && e.dataset.tip && onStage(e));
    const [one, ...others] = all.filter((_, at) => at % each === first % each);
    const covers = (e, over) => {
      for (const [target] of targets.filter(([, at]) => meets(at, over)))
        told(target, `under the tip of ${e.dataset.tip.slice(0, 40)}`);
    };
    if (one) tips.showTip(one);
    if (one) covers(one, box.getBoundingClientRect());
    tips.hideTip();
    for (const [e, like] of others.map((e) => [e, boxOf(box, e)])) covers(e, standing(like, e));
    for (const like of $$("#tip").filter((e) => e !== box)) like.remove();
  }

  function boxOf(box, e) {
    const like = box.cloneNode();
    like.hidden = false;
    tips.write(like, e.dataset.tip);
    document.body.append(like);
    return like;
  }

  function standing(like, e) {
    const { width, height } = like.getBoundingClientRect();
    return new DOMRect(...tips.place(like, e.getBoundingClientRect(), e), width, height);
  }

  function words() {
    const found = new Set();
    boardWords(found);
    otherWords(found);
    wrong.push(...found);
  }

  window.probe = {
    /** Begin with a size, deaf; what is lit in the first frame of the first board. */
    async begin(how) {
      asked = how;
      seen = new Set();
      wrong = [];
      isDeaf = true;
      heard.length = 0;
      disarm();
      regions = isStaged() ? [...new Set($$(LIT).map((e) => e.closest("svg.region").id))] : [];
      if (regions.length) camera.frame(regions.shift(), "", 0);
      return scan();
    },
    /** What is lit in the next frame, of this board or of the next; null after the last. */
    async next() {
      if (isStaged() && camera.stepFrame(1)) return scan();
      if (!regions.length) return null;
      camera.frame(regions.shift(), "", 0);
      return scan();
    },
    /** What went wrong is looked at afresh: the same frame, nothing chosen, nothing over it. Where
     * the target is now, and whether something had moved. */
    async again(key) {
      const moved = seenAs() === framedAs ? "" : "the frame had moved; ";
      tips.closeInspect();
      camera.allHome();
      comeCloser();
      disarm();
      if (isStaged()) camera.frame(document.body.dataset.show, "", camera.frames().at);
      await drawnAnew();
      const target = lit().find((e) => keyOf(e) === key);
      return { moved, points: target ? drawn(target) : [] };
    },
    /** All that was wrong. */
    end(tipped) {
      // A tip may lie on a thing that only leads to what is lit elsewhere.
      tips.hideTip();
      things();
      for (const target of $$(LIT)) if (!seen.has(target)) told(target, "never in sight");
      if (tipped) tipsOver(tipped);
      listed();
      words();
      disarm();
      return wrong;
    },
  };
}
