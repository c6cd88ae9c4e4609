"""Every lit thing is hit where it is drawn, has its size, does what it says; nothing lies on it.

Six windows, one of each size, stand open at one table. In a position each lit thing is probed all
over, and clicked or tapped for real, at its centre and at three other points of what is drawn: all
of a frame in one go. What a page says then is heard and not sent on; the last click is sent, and
the table goes on to the next position. A window that is not looked at hears of nothing meanwhile,
and then of all at once.
"""

from __future__ import annotations

import asyncio
import json
import random
import re
from collections import Counter
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path
from secrets import token_hex, token_urlsafe
from typing import Any, NamedTuple

from browser.conftest import ARGS, CHROMIUM
from playwright.async_api import BrowserContext, CDPSession, Page, async_playwright

import hightable
from hightable.games import game as find_game
from hightable.server.http.cookie import COOKIE

HERE = Path(__file__).parent
PROBE = (HERE / "probe.js").read_text("utf-8")
LISTEN = (HERE / "listen.js").read_text("utf-8")
LONGEST = 260
MOUSE, FINGER = 24, 44
FLOOR = 11.0
# The least words on boards, on the faces of cards, and along coasts. In a low window a board is
# three quarters of its size; one step of the buttons that zoom makes up for it.
BOARD_WORDS = {(1440, 900): (FLOOR, 9.8, FLOOR), (1280, 720): (9.4, 7.7, 8.6)}
POINTS = 4
EACH_TIP = 5
AHEAD = 8
QUIET = 250
PATIENCE = 120_000
# What has just come under a resting pointer takes no click for so long.
GUARD = 0.5

Target = dict[str, Any]


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
        """What the page is looked at for. On a phone and a tablet the frames make words large."""
        words = BOARD_WORDS.get((self.width, self.height), (0.0, 0.0, 0.0))
        return {"finger": self.finger, "least": self.least, "floor": FLOOR, "boards": words}

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
    """What is wrong and how much was looked at, by size."""

    wrong: dict[str, list[str]]
    counts: dict[str, Counter[str]]


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


def kind(table: hightable.Table) -> str:
    """The question of a position, without its numbers."""
    return re.sub(r"\d+", "", f"{table.decision.rule} {table.decision.prompt}")


def onward(table: hightable.Table, chance: random.Random, kinds: Counter[str]) -> list[str]:
    """Words that lead on to a question that was seldom met so far; none at the end of the game."""
    twin = table.copy()
    said: list[str] = []
    best: list[str] = []
    least = float("inf")
    while not twin.over and len(said) < AHEAD:
        met = kinds[kind(twin)]
        if met < least:
            best, least = said[:], met
        said.append(chance.choice(twin.decision.options))
        twin.choose(said[-1])
    return best


def is_legal(table: hightable.Table, words: Sequence[str]) -> bool:
    """Can these be said one after the other?"""
    twin = table.copy()
    for word in words:
        if twin.over or word not in twin.decision.options:
            return False
        twin.choose(word)
    return True


def between(now: hightable.Table, then: hightable.Table) -> list[str] | None:
    """The words from a position to a later one of the same game; none if it is of another."""
    had, told = (table.record().splitlines()[:-1] for table in (now, then))
    if told[: len(had)] != had:
        return None
    return [line.partition("  ")[2] for line in told[len(had) :]]


def counted(targets: list[Target]) -> dict[str, int]:
    points = sum(len(target["points"]) for target in targets)
    return {"frames": 1, "targets": len(targets), "points": points}


class Window:
    """A page of one size, worked with a mouse or a finger."""

    def __init__(self, page: Page, hand: CDPSession, size: Size, known: set[str]) -> None:
        self.page = page
        self.hand = hand
        self.size = size
        self.known = known
        self.shown: list[Target] = []
        self.armed = ""
        self.address = ""
        self.errors: list[str] = []
        page.on("pageerror", lambda error: self.errors.append(f"error: {error}"))

    async def comes(self, address: str, seq: int) -> None:
        """Show a table as it is now."""
        if self.address != address:
            await self.page.goto(address)
            await self.reaches(seq, QUIET)
            await self.page.evaluate(PROBE)
        self.address = address
        await self.reaches(seq)

    async def reaches(self, seq: int, quiet: int = 0) -> None:
        done = await self.page.evaluate(f"reached({seq}, {quiet})")
        assert done, f"{self.size}: the table does not come to {seq}: {self.page.url}"

    async def look(self, table: hightable.Table, chance: random.Random, most: int) -> Found:
        """All that is wrong at this size; `most` targets of a frame are clicked, 0 is all. What
        was clicked before just as it lies here is not clicked again."""
        wrong: list[str] = []
        counts = Counter(positions=1)
        self.armed = ""
        targets: list[Target] | None
        targets = await self.page.evaluate("(asked) => probe.begin(asked)", self.size.asked)
        while targets is not None:
            self.shown = targets
            counts.update(counted(targets))
            new = [target for target in targets if self.is_new(target)]
            counts["known"] += len(targets) - len(new)
            some = chance.sample(new, min(most or len(new), len(new)))
            wrong += await self.press(table, some, chance, counts)
            targets = await self.page.evaluate("probe.next()")
        tipped = None if self.size.finger else [chance.randrange(EACH_TIP), EACH_TIP]
        wrong += await self.page.evaluate("(tipped) => probe.end(tipped)", tipped)
        wrong += self.errors
        self.errors.clear()
        counts["lit"] = int(counts["targets"] > 0)
        return Found({str(self.size): wrong} if wrong else {}, {str(self.size): counts})

    def is_new(self, target: Target) -> bool:
        """Was it never clicked as it is drawn here, under what lies over it?"""
        drawn = json.dumps([str(self.size), target])
        known = drawn in self.known
        self.known.add(drawn)
        return not known

    async def press(
        self,
        table: hightable.Table,
        targets: list[Target],
        chance: random.Random,
        counts: Counter[str],
    ) -> list[str]:
        """Click or tap things at their centres and at three other points each. A mouse says the
        word each time; a finger chooses it first. What went wrong is tried again, slowly."""
        aims = [aim for target in targets if (aim := aim_at(target, chance))]
        await self.click([at for _, points in aims for at in points])
        heard = await self.page.evaluate(f"clicked({POINTS * len(aims)})")
        wrong = []
        for n, (target, _) in enumerate(aims):
            counts.update({"clicked": 1, "clicks": POINTS})
            said = heard[n * POINTS : (n + 1) * POINTS]
            if said != self.meant(target):
                counts["slowly"] += 1
                wrong += await self.slowly(target, chance)
            if not is_legal(table, target["says"]):
                wrong.append(f"{target['key']}: not offered")
        return wrong

    def meant(self, target: Target) -> list[list[list[str]]]:
        said = [[target["says"]] for _ in range(POINTS)]
        if self.size.finger and self.armed != target["key"]:
            said[0] = []
        self.armed = target["key"]
        return said

    async def slowly(self, target: Target, chance: random.Random) -> list[str]:
        """One click after the other, as people do, in the frame as it was."""
        found = await self.page.evaluate("(key) => probe.again(key)", target["key"])
        aim = aim_at(target | {"points": found["points"]}, chance)
        if aim is None:
            return [f"{target['key']}: {found['moved']}gone"]
        heard, self.armed = [], ""
        for at in aim[1]:
            await asyncio.sleep(GUARD)
            await self.click([at])
            heard += await self.page.evaluate("clicked(1)")
        right = heard == self.meant(target)
        return [] if right else [f"{target['key']}: {found['moved']}{aim[1]} said {heard}"]

    async def click(self, points: Sequence[Sequence[float]]) -> None:
        """All one after the other, without waiting for each."""
        strokes = tap if self.size.finger else stroke
        sent = [self.hand.send(*made) for x, y in points for made in strokes(x, y)]
        await asyncio.gather(*sent)

    async def send(self, chance: random.Random) -> Target | None:
        """One lit thing of the last frame is chosen for good."""
        targets = [target for target in self.shown if target["points"]]
        if not targets:
            return None
        target = chance.choice(targets)
        await self.page.evaluate("listenAgain()")
        await self.click([target["points"][0]] * (2 if self.size.finger else 1))
        return target


def aim_at(target: Target, chance: random.Random) -> tuple[Target, list[list[float]]] | None:
    """A thing, and the points of it that are clicked; too few are told by the probe."""
    centre, *others = target["points"] or [None]
    if len(others) < POINTS - 1:
        return None
    return target, [centre, *chance.sample(others, POINTS - 1)]


def stroke(x: float, y: float) -> list[tuple[str, dict[str, Any]]]:
    """A click of the mouse."""
    name, at = "Input.dispatchMouseEvent", {"x": x, "y": y}
    held = at | {"button": "left", "clickCount": 1}
    return [
        (name, at | {"type": "mouseMoved"}),
        (name, held | {"type": "mousePressed"}),
        (name, held | {"type": "mouseReleased"}),
    ]


def tap(x: float, y: float) -> list[tuple[str, dict[str, Any]]]:
    """A touch with a finger."""
    name = "Input.dispatchTouchEvent"
    return [
        (name, {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]}),
        (name, {"type": "touchEnd", "touchPoints": []}),
    ]


class Windows:
    """Windows of all sizes at one table, those that are looked at now, and that table as the rules
    know it."""

    def __init__(self, windows: list[Window]) -> None:
        self.windows = windows
        self.due = windows
        self.request = windows[0].page.request
        self.address = ""
        self.seq = 0

    async def show(self, table: hightable.Table, sizes: Sequence[Size] = SIZES) -> None:
        """Bring a table to windows of some sizes."""
        form = {"record": table.record()}
        answer = await self.request.post("/import", form=form, max_redirects=0)
        assert answer.status == 303, await answer.text()
        self.table = table
        self.address = answer.headers["location"]
        self.seq = 0
        await self.settle(sizes)
        self.seq = int(await self.due[0].page.evaluate("document.body.dataset.seq"))

    async def look(self, chance: random.Random, most: int = 0) -> Found:
        """A position at each of the sizes."""
        looks = [
            window.look(self.table, random.Random(chance.random()), most) for window in self.due
        ]
        found = Found({}, {})
        for one in await asyncio.gather(*looks):
            found.wrong.update(one.wrong)
            found.counts.update(one.counts)
        return found

    async def send(self, chance: random.Random, found: Found) -> None:
        """One click is sent, at a size that chance chooses."""
        last = chance.choice(self.due)
        if said := await last.send(chance):
            await self.goes_on(last, said, found)

    async def goes_on(self, last: Window, target: Target, found: Found) -> None:
        says = target["says"]
        if not is_legal(self.table, says):
            return
        try:
            await last.reaches(self.seq + len(says))
        except AssertionError:
            found.wrong.setdefault(str(last.size), []).append(f"{target['key']}: not taken")
            await self.say(says)
            return
        self.seq += len(says)
        for word in says:
            self.table.choose(word)

    async def say(self, words: Sequence[str]) -> None:
        """Go on without a click."""
        for word in words:
            said = {"move": word, "seq": self.seq, "id": token_hex(8)}
            answer = await self.request.post(f"{self.address}/submit", data=said)
            assert (await answer.json())["status"] == "stored", await answer.text()
            self.table.choose(word)
            self.seq += 1

    async def settle(self, sizes: Sequence[Size] = SIZES) -> None:
        """Windows of some sizes show the table as it is now, and are looked at then."""
        self.due = [window for window in self.windows if window.size in sizes]
        await asyncio.gather(*[window.comes(self.address, self.seq) for window in self.due])


@asynccontextmanager
async def opened(address: str, sizes: Sequence[Size] = SIZES) -> AsyncIterator[Windows]:
    """Windows of some sizes at a server, all of one person: on a desktop there is no finger."""
    secret = token_urlsafe()
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=CHROMIUM, args=ARGS)
        contexts = {}
        for finger in sorted({size.finger for size in sizes}):
            contexts[finger] = await browser.new_context(
                base_url=address, reduced_motion="reduce", has_touch=finger
            )
            await contexts[finger].add_cookies([{"name": COOKIE, "value": secret, "url": address}])
            await contexts[finger].add_init_script(LISTEN)
        known: set[str] = set()
        yield Windows([await opened_one(contexts[size.finger], size, known) for size in sizes])
        await browser.close()


async def opened_one(context: BrowserContext, size: Size, known: set[str]) -> Window:
    page = await context.new_page()
    page.set_default_timeout(PATIENCE)
    await page.set_viewport_size({"width": size.width, "height": size.height})
    return Window(page, await context.new_cdp_session(page), size, known)
