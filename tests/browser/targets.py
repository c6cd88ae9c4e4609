"""Every lit thing is hit where it is drawn, has its size, does what it says; nothing lies on it.

A position is looked at in the page at six sizes. Each lit thing is probed all over, and clicked or
tapped for real, at its centre and at three other points of what is drawn. What the page says then
is heard and not sent on, so that one page serves for all of them; the last click is sent.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import Any, NamedTuple

from browser.driver import take_over
from playwright.sync_api import Page

import hightable
from hightable.games import game as find_game

PROBE = (Path(__file__).parent / "probe.js").read_text("utf-8")
LONGEST = 260
MOUSE, FINGER = 24, 44
FLOOR, CLOSER = 11.0, 1.5
POINTS = 4
EACH_TIP = 5
HEARD = 2000

LISTEN = """(() => {
  const { send } = WebSocket.prototype;
  window.heard = [];
  window.isDeaf = false;
  addEventListener("click", (event) => event.isTrusted && heard.push([]), true);
  WebSocket.prototype.send = function (text) {
    const one = JSON.parse(text);
    const said = one.play || (one.move && [one.move]) || (one.why && ["why", one.why]);
    if (said) heard.at(-1)?.push(said);
    if (!said || !isDeaf) send.call(this, text);
    else if (one.id) this.onmessage({ data: JSON.stringify({ answers: one.id }) });
  };
})()"""
FRESH = "() => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))"
TAKEN = f"""async (many) => {{
  for (const end = performance.now() + {HEARD}; heard.length < many; )
    if (performance.now() > end) break;
    else await new Promise((done) => setTimeout(done));
  return heard.splice(0);
}}"""


class Size(NamedTuple):
    """A window, and whether it is worked with a finger."""

    width: int
    height: int
    finger: bool

    @property
    def least(self) -> int:
        return FINGER if self.finger else MOUSE

    @property
    def asked(self) -> dict[str, Any]:
        """What the page is looked at for. Words on the boards have their size on a desktop; those
        on the faces of cards, and all in a smaller window, have it after one step of the buttons
        that zoom, on a phone in its frames."""
        boards = FLOOR if self == SIZES[0] else FLOOR / CLOSER
        floors = (0.0, 0.0) if self.finger else (boards, FLOOR / CLOSER)
        return {"finger": self.finger, "least": self.least, "floor": FLOOR, "boards": floors}

    def __str__(self) -> str:
        return f"{self.width}x{self.height}"


SIZES = (
    Size(1440, 900, False),
    Size(1280, 720, False),
    Size(820, 1180, True),
    Size(390, 844, True),
    Size(844, 390, True),
    Size(667, 375, True),
)


class Found(NamedTuple):
    """What is wrong, by size, and how much was looked at."""

    wrong: dict[str, list[str]]
    counts: Counter[str]


def position(game: str, seed: int, number: int) -> hightable.Table:
    """A table somewhere in a random game that is not over, with whatever is lit there."""
    for attempt in count():
        chance = random.Random(f"{game} {seed} {number} {attempt}")
        seats = chance.choice(find_game(game).seats)
        table = hightable.new(game, seats=seats, seed=chance.randrange(10**6))
        for _ in range(chance.randrange(LONGEST)):
            if not table.over:
                table.choose(chance.choice(table.decision.options))
        if not table.over:
            return table
    raise AssertionError


def check(page: Page, table: hightable.Table, chance: random.Random, most: int = 0) -> Found:
    """A position at every size; `most` targets of a frame are clicked, 0 is all of them. The last
    click is sent, at a size that chance chooses."""
    show(page, table)
    found = Found({}, Counter(positions=1))
    last = chance.choice(SIZES)
    for size in (*(size for size in SIZES if size != last), last):
        wrong = Visit(page, table, size, chance, found.counts).look(most)
        if wrong:
            found.wrong[str(size)] = wrong
    sent = send_one(page, last, chance)
    if sent:
        found.wrong.setdefault(str(last), []).append(sent)
    return found


def show(page: Page, table: hightable.Table) -> None:
    """Bring a table to the page."""
    answer = page.request.post("/import", form={"record": table.record()}, max_redirects=0)
    assert answer.status == 303, answer.text()
    page.goto(answer.headers["location"])
    page.wait_for_selector("body[data-net=on]")
    take_over(page)
    page.evaluate(PROBE)


class Visit:
    """A position at one size."""

    def __init__(
        self,
        page: Page,
        table: hightable.Table,
        size: Size,
        chance: random.Random,
        counts: Counter[str],
    ) -> None:
        self.page = page
        self.table = table
        self.size = size
        self.chance = chance
        self.counts = counts
        self.wrong: list[str] = []
        self.armed = ""

    def look(self, most: int) -> list[str]:
        """All that is wrong at this size."""
        page, size = self.page, self.size
        page.set_viewport_size({"width": size.width, "height": size.height})
        page.evaluate(FRESH)
        page.evaluate("() => { isDeaf = true; heard.length = 0; }")
        for targets in self.frames():
            self.counts["frames"] += 1
            self.counts["targets"] += len(targets)
            self.counts["points"] += sum(len(target["points"]) for target in targets)
            for target in self.chance.sample(targets, min(most or len(targets), len(targets))):
                self.press(target)
        self.wrong += page.evaluate("probe.end()")
        if not size.finger:
            first = self.chance.randrange(EACH_TIP)
            self.wrong += page.evaluate(f"probe.tips({first}, {EACH_TIP})")
        self.wrong += page.evaluate("probe.words()")
        page.evaluate("() => { isDeaf = false; }")
        return self.wrong

    def frames(self) -> Iterator[list[dict[str, Any]]]:
        """The lit things of every frame of every board, as the page shows them."""
        page = self.page
        for region in page.evaluate("(asked) => probe.begin(asked)", self.size.asked):
            page.evaluate("(region) => probe.frame(region)", region)
            while True:
                page.evaluate(FRESH)
                yield page.evaluate("probe.scan()")
                if not page.evaluate("probe.next()"):
                    break

    def press(self, target: dict[str, Any]) -> None:
        """Click or tap a thing at its centre and at three other points. A mouse says its word each
        time; a finger chooses it first."""
        centre, *others = target["points"] or [None]
        if len(others) < POINTS - 1:
            return
        points = [centre, *self.chance.sample(others, POINTS - 1)]
        for x, y in points:
            press(self.page, self.size, x, y)
        heard = self.page.evaluate(TAKEN, POINTS)
        says, key = target["says"], target["key"]
        meant = [[says] for _ in points]
        if self.size.finger and self.armed != key:
            meant[0] = []
        self.armed = key
        self.counts["clicked"] += 1
        self.counts["clicks"] += len(points)
        if heard != meant:
            self.wrong.append(f"{key}: {points} said {heard}")
        elif not is_legal(self.table, says):
            self.wrong.append(f"{key}: not offered")


def press(page: Page, size: Size, x: float, y: float) -> None:
    page.touchscreen.tap(x, y) if size.finger else page.mouse.click(x, y)


def is_legal(table: hightable.Table, words: list[str]) -> bool:
    """Can these be said one after the other?"""
    twin = table.copy()
    for word in words:
        if twin.over or word not in twin.decision.options:
            return False
        twin.choose(word)
    return True


def send_one(page: Page, size: Size, chance: random.Random) -> str:
    """One lit thing is chosen for good: the table goes on."""
    targets = [target for target in page.evaluate("probe.scan()") if target["points"]]
    if not targets:
        return ""
    target = chance.choice(targets)
    before = int(page.evaluate("document.body.dataset.seq"))
    for _ in range(2 if size.finger else 1):
        press(page, size, *target["points"][0])
    page.wait_for_selector("body:not(.busy)")
    after = int(page.evaluate("document.body.dataset.seq"))
    page.evaluate("heard.length = 0")
    made = after - before
    return "" if made >= len(target["says"]) else f"{target['key']}: the table did not go on"
