"""Far targets in the browser: lit with their steps, one click there, one undo back; key numbers."""

from __future__ import annotations

import json
import random

import pytest
from browser.conftest import PHONE, Opener
from browser.driver import bring, seq, settled, take_over
from playwright.sync_api import Locator, Page, expect

import hightable
from hightable.server.page.reach import Ways, reached
from hightable.server.page.viewpoint import dealt_anew

FAR = "svg.region [data-way]"
LEAST = 3


def walking(game: str) -> tuple[hightable.Table, Ways]:
    """A table at which a walk of some steps is open."""
    for seed in range(200):
        table, chance = hightable.new(game, seats=2, seed=seed), random.Random(seed)
        while not table.over:
            ways = reached(table.game, dealt_anew(table))
            if any(len(way.words) >= LEAST and way.is_end for way in ways.values()):
                return table, ways
            table.choose(chance.choice(table.decision.options))
    raise AssertionError


def opened(page: Page, game: str) -> tuple[hightable.Table, Ways]:
    found = walking(game)
    bring(page, found[0])
    take_over(page)
    return found


def farthest(page: Page) -> tuple[Locator, list[str]]:
    """The lit place with the longest way."""
    ways = page.evaluate(f"[...document.querySelectorAll('{FAR}')].map(e => e.dataset.way)")
    longest = max(ways, key=lambda way: len(json.loads(way)))
    lit = page.locator(FAR).and_(page.locator(f"[data-way='{longest}']")).first
    return lit, json.loads(longest)


def middle(lit: Locator) -> tuple[float, float]:
    box = lit.locator(".lit").bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


@pytest.mark.parametrize("game", ["newton", "sankore"])
def test_one_click_goes_far_and_one_undo_comes_back(browse: Opener, game: str) -> None:
    page = browse()
    opened(page, game)
    lit, way = farthest(page)
    begun, asked = seq(page), page.locator("#prompt").text_content()
    page.mouse.move(*middle(lit))
    expect(page.locator("svg.region > .trail")).to_have_count(1)
    expect(page.locator("#b-go:not(.idle)")).to_have_count(1)
    page.mouse.click(*middle(lit))
    page.wait_for_function("n => Number(document.body.dataset.seq) === n", arg=begun + len(way))
    expect(page.locator("svg.region > .trail")).to_have_count(0)
    take_over(page)
    page.click("#b-undo")
    page.wait_for_function("n => Number(document.body.dataset.seq) > n", arg=begun + len(way))
    settled(page)
    expect(page.locator("#prompt")).to_have_text(asked or "")
    expect(page.locator(f"{FAR}[data-onto='{way[-1]}']")).to_have_count(1)


def test_keys_go_far_and_shift_takes_one_step(browse: Opener) -> None:
    page = browse()
    opened(page, "newton")
    lit, way = farthest(page)
    begun = seq(page)
    page.mouse.move(*middle(lit))
    page.keyboard.down("Shift")
    page.mouse.click(*middle(lit))
    page.keyboard.up("Shift")
    page.wait_for_function("n => Number(document.body.dataset.seq) === n", arg=begun + 1)
    page.keyboard.press("u")
    page.wait_for_function("n => Number(document.body.dataset.seq) === n", arg=begun + 2)
    settled(page)
    page.locator(f"{FAR}[data-onto='{way[-1]}']").focus()
    page.keyboard.press("Enter")
    page.wait_for_function("n => Number(document.body.dataset.seq) === n", arg=begun + 2 + len(way))


def test_a_finger_goes_far_with_its_second_tap(browse: Opener) -> None:
    page = browse(PHONE)
    opened(page, "newton")
    begun = seq(page)
    lit = page.locator(f"{FAR} >> visible=true").first
    way = json.loads(lit.get_attribute("data-way") or "[]")
    page.touchscreen.tap(*middle(lit))
    expect(page.locator("#slip > *").first).to_be_visible()
    assert seq(page) == begun
    page.touchscreen.tap(*middle(lit))
    page.wait_for_function("n => Number(document.body.dataset.seq) === n", arg=begun + len(way))


def test_the_list_has_every_place_with_its_steps_and_the_board_shows_them(browse: Opener) -> None:
    page = browse()
    _, ways = opened(page, "newton")
    listed = page.locator("#moves [data-way]")
    assert listed.count() == page.locator(FAR).count() > 0
    for at in range(listed.count()):
        one = listed.nth(at)
        steps = str(len(ways[one.get_attribute("data-onto") or ""].words))
        assert (one.locator(".key").text_content() or "").startswith(steps)
    expect(page.locator("#moves h3 i").first).to_have_text("steps")
    listed.first.hover()
    expect(page.locator(f"{FAR}.near")).to_have_count(1)
    expect(page.locator("svg.region > .trail")).to_have_count(1)


KEYS = {"newton": "value", "alma_mater": "masters", "golem": "strength", "sankore": "Knowledge"}


@pytest.mark.parametrize("game", KEYS)
def test_options_have_key_numbers(browse: Opener, game: str) -> None:
    """Somewhere early in a random game a heading names what the numbers below it count."""
    table, chance = hightable.new(game, seats=2, seed=4), random.Random(4)
    verb = {"newton": "play", "alma_mater": "send", "golem": "marble", "sankore": "class"}[game]
    while not any(word.startswith(f"{verb} ") for word in table.decision.options):
        table.choose(chance.choice(table.decision.options))
    page = browse()
    bring(page, table)
    take_over(page)
    expect(page.locator("#moves h3 i").first).to_have_text(KEYS[game])
    keys = page.locator(f"#moves [data-move^='{verb} '] > .key").all_text_contents()
    assert keys
    assert all(key.split(" ")[0][:1].isdigit() for key in keys)
