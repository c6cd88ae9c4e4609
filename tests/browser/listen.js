// What a page says is heard, and while it is deaf not sent on: it is answered at once as if it had
// been stored. What comes meanwhile waits, so that nothing changes while one looks.
(() => {
  const { send } = WebSocket.prototype;
  const handlers = new WeakMap();
  const late = [];
  let told = performance.now();
  let asked = 0;
  window.heard = [];
  window.isDeaf = false;
  localStorage.setItem("hightable-trust", "1");
  // Everything is laid out and takes clicks where it is; only the painting, most of the work, is left.
  addEventListener("DOMContentLoaded", () => {
    document.documentElement.style.opacity = "0";
  });
  addEventListener("click", (event) => event.isTrusted && heard.push([]), true);
  WebSocket.prototype.send = function (text) {
    const one = JSON.parse(text);
    const said = one.play || (one.move && [one.move]) || (one.why && ["why", one.why]);
    if (said) heard.at(-1)?.push(said);
    if (!said || !isDeaf) send.call(this, text);
    else if (one.id) handlers.get(this)({ data: JSON.stringify({ answers: one.id }) });
  };
  const receive = (handler, event) => {
    told = performance.now();
    if (isDeaf) late.push([handler, event]);
    else handler(event);
  };
  Object.defineProperty(WebSocket.prototype, "onmessage", {
    set(handler) {
      handlers.set(this, handler);
      this.addEventListener("message", (event) => receive(handler, event));
    },
  });
  /** What came meanwhile is heard as if it had come at once: the last of each part counts. */
  window.listenAgain = () => {
    isDeaf = false;
    let last = null;
    for (const [handler, event] of late.splice(0)) {
      const one = JSON.parse(event.data);
      if (one.patch) last = [handler, merged(last?.[1], one)];
      else handler(event);
    }
    last?.[0]({ data: JSON.stringify(last[1]) });
  };
  const merged = (before, one) => {
    const patch = { ...before?.patch };
    for (const [id, markup] of Object.entries(one.patch)) {
      delete patch[id];
      patch[id] = markup;
    }
    return { ...before, ...one, patch };
  };
  const { fetch } = window;
  const done = () => setTimeout(() => (asked -= 1), 50);
  window.fetch = async (...what) => {
    asked += 1;
    try {
      const answer = await fetch(...what);
      await answer.clone().text();
      return answer;
    } finally {
      done();
    }
  };
  /** The sheet of a round lies over the boards until it is read. */
  const isRead = () => {
    document.querySelector("#round-over[open] .go")?.click();
    return asked === 0 && !document.querySelector("#round-over[open]");
  };
  const till = async (holds, least) => {
    for (const end = performance.now() + least; !holds(); )
      if (performance.now() > end) return false;
      else await new Promise((done) => setTimeout(done, 15));
    return true;
  };
  /** As many clicks as that have come. */
  window.clicked = async (many) => {
    await till(() => heard.length >= many, 5000);
    return heard.splice(0);
  };
  /** The table stands at a move, there is no curtain and no sheet, and for so long nothing has come. */
  window.reached = (seq, quiet = 0) => {
    listenAgain();
    return till(() => {
      const { net, seq: at } = document.body.dataset;
      const open = !document.querySelector("#ready, body.busy") && net === "on";
      return open && isRead() && Number(at) >= seq && performance.now() - told >= quiet;
    }, 60000);
  };
})();
