"""Some random positions at every size: what is lit is hit, large enough, and does what it says.

The same over hundreds of positions: `make targets`.
"""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from browser.targets import SIZES, Found, onward, opened, position
from server.house import House

import hightable

T = TypeVar("T")
POSITIONS = 2
CLICKED = 2
DESKTOP, LOW, TALL = SIZES[0], SIZES[1], SIZES[3]
ZOOMED = "[...document.querySelectorAll('svg.region[data-zoomed]')].map((sheet) => sheet.id)"
LAYOUT = """() => ['#actions', '#table', '.board.b-town'].map(name => {
  const { left, top, width, height } = document.querySelector(name).getBoundingClientRect();
  return [left, top, width, height];
})"""


def run(looking: Coroutine[None, None, T]) -> T:
    """In a thread of its own: this one may be busy with pages of other tests."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, looking).result()


def test_every_lit_thing_is_hit_where_it_is_drawn(house: House, game: str) -> None:
    for found in run(looked_at(house.address, game)):
        assert all(counts["lit"] for counts in found.counts.values())
        assert found.wrong == {}


async def looked_at(address: str, game: str) -> list[Found]:
    chance = random.Random(7)
    async with opened(address) as windows:
        await windows.show(position(game, 7, 0))
        seen = [await windows.look(chance, CLICKED)]
        for _ in range(1, POSITIONS):
            await windows.send(chance, seen[-1])
            await windows.say(onward(windows.table, chance, Counter()))
            await windows.settle()
            seen.append(await windows.look(chance, CLICKED))
        return seen


def test_what_a_finger_has_chosen_stays_where_it_is(house: House) -> None:
    before, after = run(chosen(house.address))
    assert before == after


async def chosen(address: str) -> tuple[object, object]:
    """Where things are before and after a tap; the second one is taken."""
    async with opened(address, [TALL]) as windows:
        await windows.show(position("golem", 1, 9))
        [window] = windows.windows
        targets = await window.page.evaluate("(asked) => probe.begin(asked)", TALL.asked)
        await window.page.evaluate("listenAgain()")
        before = await window.page.evaluate(LAYOUT)
        lowest = max(targets, key=lambda target: target["points"][0][1])
        await window.click([lowest["points"][0]])
        await window.page.wait_for_selector("#slip > *")
        after = await window.page.evaluate(LAYOUT)
        await window.click([lowest["points"][0]])
        await window.reaches(windows.seq + 1)
        return before, after


def test_a_board_comes_closer_to_what_is_small_until_it_is_chosen(house: House) -> None:
    wrong, asked, whole, after = run(come_closer(house.address))
    assert wrong == {}
    assert (asked, whole, after) == (["campus"], [], [])


async def come_closer(address: str) -> tuple[object, object, object, object]:
    """The offers of the antiquarian: what is wrong, and which boards are closer: when they are
    asked for, when the key for whole boards was pressed, and when one was chosen."""
    async with opened(address, [DESKTOP]) as windows:
        await windows.show(position("alma_mater", 1, 16))
        [window] = windows.windows
        found = await window.look(windows.table, random.Random(1), 0)
        asked = await window.page.evaluate(ZOOMED)
        await window.page.keyboard.press("0")
        whole = await window.page.evaluate(ZOOMED)
        await windows.say(["tier 1"])
        await windows.settle()
        return found.wrong, asked, whole, await window.page.evaluate(ZOOMED)


def test_the_buttons_that_zoom_make_way_for_what_is_lit_now(house: House) -> None:
    assert run(under_the_buttons(house.address)) == {}


async def under_the_buttons(address: str) -> object:
    """The mouse rests on a board, on which books are lit then."""
    table = position("golem", 1, 2)
    before = hightable.replay(table.record(), len(table.moves) - 1)
    async with opened(address, [LOW]) as windows:
        await windows.show(before)
        [window] = windows.windows
        await window.page.hover(".board:has(#town)", force=True)
        await window.page.wait_for_selector(".board:has(#town) > #lens:not([hidden])")
        await windows.say(["rabbi librarian"])
        await windows.settle()
        return (await window.look(windows.table, random.Random(1), 1)).wrong
