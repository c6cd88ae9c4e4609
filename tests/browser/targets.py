"""Every lit thing is hit where it is drawn, has its size, and does what it says.

python tests/browser/targets.py GAME ... --count 300     (with `tests` on the path)
"""

from __future__ import annotations

import argparse
import os
import random
import shutil
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from browser.conftest import ARGS
from browser.driver import settled, take_over
from playwright.sync_api import Page, sync_playwright
from server.house import House

import hightable
from hightable.games import game as find_game

PROBE = (Path(__file__).parent / "probe.js").read_text("utf-8")
LONGEST = 260
MOUSE, FINGER = 24, 44
FLOOR = 11.0


class Size(NamedTuple):
    """A window, and whether it is worked with a finger."""

    width: int
    height: int
    finger: bool

    @property
    def least(self) -> int:
        return FINGER if self.finger else MOUSE


SIZES = (
    Size(1440, 900, False),
    Size(1280, 720, False),
    Size(820, 1180, True),
    Size(390, 844, True),
    Size(844, 390, True),
    Size(667, 375, True),
)


def positions(game: str, chance: random.Random) -> Iterator[hightable.Table]:
    """Tables somewhere in a random game, that have something lit or not, without end."""
    while True:
        seats = chance.choice(find_game(game).seats)
        table = hightable.new(game, seats=seats, seed=chance.randrange(10**6))
        for _ in range(chance.randrange(LONGEST)):
            if not table.over:
                table.choose(chance.choice(table.decision.options))
        if not table.over:
            yield table


def show(page: Page, table: hightable.Table) -> None:
    """Bring a table to the page."""
    answer = page.request.post("/import", form={"record": table.record()}, max_redirects=0)
    assert answer.status == 303, answer.text()
    page.goto(answer.headers["location"])
    page.wait_for_selector("body[data-net=on]")
    take_over(page)


def probe(page: Page, size: Size) -> dict[str, Any]:
    """What is wrong with the page as it stands, at a size."""
    page.set_viewport_size({"width": size.width, "height": size.height})
    page.evaluate("() => new Promise(done => requestAnimationFrame(() => setTimeout(done)))")
    asked = {"finger": size.finger, "least": size.least, "floor": FLOOR}
    found: dict[str, Any] = page.evaluate(PROBE, asked)
    return found


def click(page: Page, size: Size, chance: random.Random) -> list[str]:
    """A real click on one lit thing says its word, and nothing else; the first tap of a finger
    selects it, and the board may make room for its words."""
    share = chance.random()
    at = page.evaluate(SPOT, {"chance": share, "word": ""})
    if at is None:
        return []
    sent: list[dict[str, Any]] = page.evaluate("() => (window.sent = [])")
    word, x, y = at
    for _ in range(2):
        page.touchscreen.tap(x, y) if size.finger else page.mouse.click(x, y)
        settled(page)
        sent = page.evaluate("window.sent")
        if sent:
            break
        at = page.evaluate(SPOT, {"chance": share, "word": word})
        word, x, y = at or (word, x, y)
    said = [move for one in sent for move in (one.get("play") or [one.get("move")])]
    return [] if said[:1] == [word] else [f"{word}: a click said {said}"]


SPOT = """({ chance, word }) => {
  const lit = [...document.querySelectorAll('svg.region [data-move]')].flatMap(target => {
    const shape = target.querySelector('.lit, .hit') || target;
    const { left, top, width, height } = shape.getBoundingClientRect();
    const at = [left + width / 2, top + height / 2];
    const stack = document.elementsFromPoint(...at);
    const board = stack[0]?.closest('.board');
    const { show } = document.body.dataset;
    const staged = innerWidth < 1100 && board && !board.classList.contains(`b-${show}`);
    const first = stack.map(e => e.closest('svg.region [data-move]')).find(Boolean);
    const meant = !word || target.dataset.move === word;
    return board && !staged && first === target && meant ? [[target.dataset.move, ...at]] : [];
  });
  return lit.length ? lit[Math.floor(chance * lit.length)] : null;
}"""
LISTEN = """(() => {
  const { send } = WebSocket.prototype;
  window.sent = [];
  WebSocket.prototype.send = function (said) {
    const one = JSON.parse(said);
    if (one.move || one.play) window.sent.push(one);
    return send.call(this, said);
  };
})()"""


def check(page: Page, table: hightable.Table, chance: random.Random) -> dict[Size, list[str]]:
    """A position at every size; at one of them a real click."""
    show(page, table)
    wrong = {size: probe(page, size)["wrong"] for size in SIZES}
    size = chance.choice(SIZES)
    probe(page, size)
    wrong[size] += click(page, size, chance)
    return wrong


def main(games: list[str], count: int, seed: int) -> int:
    """Check so many positions of each game; print what is wrong, by size."""
    found = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("google-chrome")
    faults = 0
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        database = f"sqlite:///{Path(folder) / 'tables.sqlite'}"
        browser = playwright.chromium.launch(executable_path=found, args=ARGS)
        with House(database, "--patient") as house:
            context = browser.new_context(
                base_url=house.address, reduced_motion="reduce", has_touch=True
            )
            context.add_init_script(LISTEN)
            page = context.new_page()
            for game in games:
                faults += report(page, game, count, seed)
        browser.close()
    return 1 if faults else 0


def report(page: Page, game: str, count: int, seed: int) -> int:
    """The positions of one game."""
    chance = random.Random(seed)
    tally: Counter[str] = Counter()
    bad = 0
    for _, table in zip(range(count), positions(game, chance), strict=False):
        wrong = check(page, table, chance)
        bad += any(wrong.values())
        for size, said in wrong.items():
            tally.update(f"{size.width}x{size.height} {what}" for what in said)
    sys.stdout.write(f"{game}: {count} positions, {bad} with a fault\n")
    for what, n in tally.most_common(20):
        sys.stdout.write(f"  {n:4} {what}\n")
    return bad


if __name__ == "__main__":
    said = argparse.ArgumentParser(description=__doc__)
    said.add_argument("games", nargs="*", default=hightable.games())
    said.add_argument("--count", type=int, default=300)
    said.add_argument("--seed", type=int, default=1)
    given = said.parse_args()
    raise SystemExit(main(given.games, given.count, given.seed))
