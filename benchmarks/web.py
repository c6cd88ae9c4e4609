"""The budgets of the table in the browser, measured and printed beside what they should be.

A click to paint lasts from the input event to the end of the frame that shows the answer.

python benchmarks/web.py [GAME ...]
"""

from __future__ import annotations

import gzip
import json
import os
import random
import shutil
import statistics
import sys
import tempfile
import time
import urllib.request
from collections.abc import Callable
from itertools import count
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, sync_playwright
from server import running

import hightable
from hightable.draw import Scene
from hightable.games import view
from hightable.server.page.style import SCRIPTS, STATIC
from hightable.server.page.viewpoint import choices
from hightable.texts.languages import ENGLISH

MOST_ELEMENTS = {"sankore": 900}
# Scripts are fetched once a version and then kept, each by itself; on a slow line (1.6 Mbit/s) all
# of them take a quarter of a second.
SCRIPTS_KB, SCRIPT_LINES = 56, 4000
POSITIONS = 60
CLICKS = 200
PAUSE = 80
ANSWER = 500
ARGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-sync"]
SPOT = """chance => {
  const moves = [...document.querySelectorAll('#actions [data-move]')];
  if (!moves.length || document.body.classList.contains('busy')) return null;
  const move = moves[Math.floor(chance * moves.length)];
  move.scrollIntoView({ block: 'nearest' });
  const { left, top, width, height } = move.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
}"""
WATCH = """(() => {
  const watched = window.watched = { patch: [], paint: [] };
  const painted = since => requestAnimationFrame(() => {
    const after = new MessageChannel();
    after.port1.onmessage = () => watched.paint.push(performance.now() - since);
    after.port2.postMessage(0);
  });
  const { set } = Object.getOwnPropertyDescriptor(WebSocket.prototype, 'onmessage');
  const { send } = WebSocket.prototype;
  let sent = 0;
  WebSocket.prototype.send = function (said) {
    if (JSON.parse(said).id) sent = window.event?.timeStamp ?? performance.now();
    return send.call(this, said);
  };
  Object.defineProperty(WebSocket.prototype, 'onmessage', { set(hear) {
    set.call(this, event => {
      const start = performance.now(), said = JSON.parse(event.data), mine = sent && said.answers;
      hear(event);
      if (said.patch) watched.patch.push(performance.now() - start);
      if (said.patch && mine) { painted(sent); sent = 0; }
    });
  } });
})()"""
FRAMES = """() => new Promise(done => {
  const times = []; let last = performance.now();
  const tick = now => {
    times.push(now - last);
    last = now;
    times.length < 45 ? requestAnimationFrame(tick) : done(times.slice(1));
  };
  requestAnimationFrame(tick);
})"""


def positions(game: str) -> list[hightable.Table]:
    """Tables in the course of a random game between four."""
    table = hightable.new(game, seats=4, seed=1)
    chance = random.Random(1)
    found = []
    while not table.over and len(found) < POSITIONS * 4:
        table.choose(chance.choice(table.decision.options))
        found.append(table.copy())
    return random.Random(2).sample(found, min(POSITIONS, len(found)))


def scene_of(table: hightable.Table) -> Scene:
    seat = table.state.seat if not table.over else 0
    open_to = [] if table.over else choices(table, ENGLISH, table.outcomes())
    return Scene(table.view(seat), table.everybody(), table.game.texts(), open_to, seat)


def timed(work: Callable[[], object]) -> float:
    """Milliseconds of the processor, so that it does not matter what else it has to do."""
    begun = time.process_time()
    work()
    return (time.process_time() - begun) * 1000


def drawing(game: str) -> list[tuple[str, float, float, str]]:
    drawn = view(game)
    tables = positions(game)
    scenes = [scene_of(table) for table in tables]
    drawn.sheets(scenes[0])
    tables[0].draw(0)
    sheets = statistics.median(timed(lambda s=scene: drawn.sheets(s)) for scene in scenes)
    whole = statistics.median(timed(lambda t=table: t.draw(0)) for table in tables[:12])
    most = max(elements(drawn.sheets(scene)) for scene in scenes)
    return [
        ("play sheets of one view, Python", sheets, 5, "ms"),
        ("whole picture, Python", whole, 25, "ms"),
        ("elements on play sheets, most", most, MOST_ELEMENTS.get(game, 600), ""),
    ]


def elements(sheets: dict[str, dict[str, Any]]) -> int:
    groups = "".join(group for sheet in sheets.values() for group in sheet.values())
    return groups.count("<") - groups.count("</")


def zipped(data: bytes) -> float:
    return len(gzip.compress(data, 6)) / 1024


def files() -> list[tuple[str, float, float, str]]:
    scripts = [(STATIC / name).read_bytes() for name in SCRIPTS]
    return [
        ("client scripts, gzip", sum(zipped(script) for script in scripts), SCRIPTS_KB, "KB"),
        ("own JavaScript", sum(script.count(b"\n") for script in scripts), SCRIPT_LINES, "lines"),
    ]


def browsing(page: Page, address: str, game: str) -> list[tuple[str, float, float, str]]:
    """Click through as many tables against a bot as it takes, and watch some flights."""
    messages: list[bytes] = []
    page.on(
        "websocket",
        lambda socket: socket.on("framereceived", lambda said: messages.append(said.encode())),
    )
    style = zipped(urllib.request.urlopen(f"{address}/style/{game}.css").read())
    chance = random.Random(5)
    patches, paints, frames = list[float](), list[float](), list[float]()
    for seed in count(4):
        sit_down(page, f"{address}/new/{game}", seed)
        first = zipped(page.content().encode())
        frames += play(page, chance, CLICKS - len(paints))
        stats = page.evaluate("watched")
        patches += stats["patch"]
        paints += stats["paint"]
        if len(paints) >= CLICKS:
            break
    sizes = [zipped(said) for said in messages[1:] if b'"patch"' in said]
    return [
        ("first page, gzip", first, 60, "KB"),
        ("style sheet, gzip", style, 10, "KB"),
        ("update message, gzip, median", statistics.median(sizes), 8, "KB"),
        ("update message, gzip, p95", p95(sizes), 8, "KB"),
        ("patch in the browser, median", statistics.median(patches), 16, "ms"),
        (f"click to paint, median of {len(paints)}", statistics.median(paints), 60, "ms"),
        ("click to paint, p95", p95(paints), 120, "ms"),
        ("frame, median", statistics.median(frames), 16.8, "ms"),
        ("frame, p95", p95(frames), 16.8, "ms"),
    ]


def sit_down(page: Page, form: str, seed: int) -> None:
    """A new table against a bot that does not wait."""
    page.goto(form)
    page.check("#n2", force=True)
    page.select_option("[name=kind1]", "bot freshman")
    page.select_option("[name=pace]", "off")
    page.fill("[name=seed]", str(seed))
    page.click("form.new button.go")
    page.wait_for_selector("body[data-net=on]")


def play(page: Page, chance: random.Random, most: int) -> list[float]:
    """Click until the game is over, or so often; the frames of some flights.

    The mouse itself is moved and pressed, at a hand's pace: nothing else is asked of the page
    between a click and its frame, which would be measured with it.
    """
    frames: list[float] = []
    made = 0
    while made < most and not page.query_selector("#ending-title"):
        spot = page.evaluate(SPOT, chance.random())
        if spot:
            page.mouse.move(*spot)
            page.wait_for_timeout(PAUSE)
            page.mouse.down()
            page.mouse.up()
            made += 1
        page.wait_for_timeout(PAUSE)
        if made % 20 == 1:
            frames += page.evaluate(FRAMES)
    page.wait_for_timeout(ANSWER)
    return frames


def p95(values: list[float]) -> float:
    return sorted(values)[int(len(values) * 0.95)]


def report(game: str, rows: list[tuple[str, float, float, str]]) -> list[dict[str, Any]]:
    print(f"\n{game:<40}{'measured':>12}{'budget':>10}")
    for what, measured, budget, unit in rows:
        verdict = "" if measured <= budget else "  over"
        print(f"{what:<40}{measured:>12.1f}{budget:>10g} {unit}{verdict}")
    return [{"game": game, "what": w, "measured": m, "budget": b} for w, m, b, _ in rows]


def main() -> None:
    wanted = sys.argv[1:] or hightable.games()
    found = shutil.which("chromium") or shutil.which("chromium-headless-shell")
    browser_path = os.environ.get("CHROMIUM") or found
    kept = []
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=browser_path, args=ARGS)
        with running(f"sqlite:///{Path(folder) / 'web.sqlite'}") as address:
            for game in wanted:
                page = browser.new_page(viewport={"width": 1440, "height": 900})
                page.add_init_script(WATCH)
                kept += report(game, drawing(game) + files() + browsing(page, address, game))
                page.close()
        browser.close()
    Path("artefacts").mkdir(exist_ok=True)
    Path("artefacts/web.json").write_text(json.dumps(kept, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main()
