"""The panel: a foot that stays, one gold button, quiet ways out, turns confirmed, why not."""

from __future__ import annotations

import random

import pytest
from browser.accessible import sound
from browser.conftest import Opener
from browser.driver import bring, choose, seq, settled, sit_down, take_over
from playwright.sync_api import Page, expect

import hightable

FEW = 6
SIZES = [(1440, 900), (1280, 720), (820, 1180), (390, 844), (844, 390), (667, 375), (320, 568)]
SMALL_TEXT = """() => [...document.querySelectorAll('aside *, #top *, .tabs *, #where *')]
  .filter(e => e.getClientRects().length && !e.closest('.sr, svg'))
  .filter(e => [...e.childNodes].some(n => n.nodeType === 3 && n.nodeValue.trim()))
  .filter(e => parseFloat(getComputedStyle(e).fontSize) * (e.currentCSSZoom || 1) < 11)
  .map(e => e.outerHTML.slice(0, 80))"""
SIDE_BY_SIDE = """() => Math.max(1, ...
  [...document.querySelectorAll('#moves ul:not(.pills, .plates)')]
  .map(list => new Set([...list.children].map(one => one.getBoundingClientRect().x)).size))"""
UNLIT = """() => {
  const seen = (thing) => {
    const box = thing.getBoundingClientRect();
    const at = [box.x + box.width / 2, box.y + box.height / 2];
    return document.elementFromPoint(...at)?.closest("[data-word]") === thing && at;
  };
  const things = document.querySelectorAll("svg.region [data-word]:not([data-move])");
  return [...things].map(seen).find(Boolean);
}"""


def foot(page: Page) -> tuple[float, ...]:
    box = page.locator(".foot").bounding_box()
    assert box
    return tuple(round(box[side]) for side in ("x", "y", "width", "height"))


def test_the_foot_stays_where_it_is_and_keys_wait_for_sheets(browse: Opener, game: str) -> None:
    page = browse()
    sit_down(page, game, ["here", "here"], seed="5")
    chance, feet = random.Random(4), set()
    for _ in range(FEW):
        take_over(page)
        choose(page, chance)
        take_over(page)
        feet.add(foot(page))
        expect(page.locator("#actions .go")).to_have_count(1)
    assert len(feet) == 1
    assert page.evaluate(SIDE_BY_SIDE) <= 2
    before = seq(page)
    page.keyboard.press("s")
    page.wait_for_selector("#scores[open]")
    for key in ("1", "1", "e", "e", "u", "Enter"):
        page.keyboard.press(key)
    page.keyboard.press("Escape")
    assert seq(page) == before
    page.keyboard.press("/")
    expect(page.locator("#find:focus, #search:focus")).to_have_count(1)


def test_giving_up_is_quiet_and_asks_once_more(browse: Opener) -> None:
    page = browse()
    sit_down(page, "golem", ["here", "here"], seed="5")
    chance = random.Random(1)
    for _ in range(40):
        take_over(page)
        if page.locator("#b-quiet[data-ask]").count():
            break
        choose(page, chance)
    before = seq(page)
    page.keyboard.press("e")
    expect(page.locator(".foot .fnote")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".foot .fnote")).to_be_hidden()
    assert seq(page) == before
    page.click("#b-quiet")
    assert seq(page) == before
    page.mouse.move(5, 5)
    page.click(".foot .quiet.sure")
    settled(page)
    assert seq(page) == before + 1


def test_a_turn_is_summed_up_and_confirmed_or_taken_back(browse: Opener) -> None:
    page = browse()
    sit_down(page, "golem", ["here", "here"], seed="5", confirm="yes")
    for _ in range(40):
        take_over(page)
        if page.locator("#actions .steps").count():
            break
        page.locator("#moves [data-move]").first.dispatch_event("click")
        settled(page)
    expect(page.locator("#b-go")).to_contain_text("Confirm turn")
    assert page.locator(".steps li").count() >= 1
    before = seq(page)
    page.locator(".steps [data-undo]").first.click()
    settled(page)
    assert seq(page) == before + 1
    expect(page.locator("#moves [data-move]").first).to_be_visible()


def test_what_is_not_lit_says_why(browse: Opener) -> None:
    page = browse()
    sit_down(page, "sankore", ["here", "here"], seed="5")
    take_over(page)
    page.mouse.click(*page.evaluate(UNLIT))
    expect(page.locator("#tip.pinned .why-not")).to_contain_text("Not now")
    sound(page, "why not", "#tip")
    page.keyboard.press("Escape")
    expect(page.locator("#tip")).to_be_hidden()


def test_a_board_is_zoomed_in_sight_and_friends_need_no_curtain(browse: Opener) -> None:
    page = browse()
    page.add_init_script("localStorage.setItem('hightable-trust', '1')")
    sit_down(page, "newton", ["here", "here"], seed="5")
    page.wait_for_selector("#actions [data-move]")
    expect(page.locator("#ready")).to_have_count(0)
    page.hover("#board-tracks", position={"x": 8, "y": 90})
    page.click("[data-lens=in]")
    expect(page.locator("#tracks")).to_have_attribute("data-zoomed", "1")
    page.click("[data-lens=whole]")
    expect(page.locator("[data-zoomed]")).to_have_count(0)


@pytest.mark.parametrize("text", ["normal", "huge"])
def test_every_size_keeps_its_shape(browse: Opener, text: str) -> None:
    """Nothing scrolls the page, the foot is in the window, no text is too small to read."""
    page = browse()
    page.add_init_script(f"localStorage.setItem('hightable-text', '{text}')")
    sit_down(page, "sankore", ["here", "bot freshman", "bot freshman"], seed="5")
    page.wait_for_selector("#moves [data-move]")
    for size in SIZES:
        width, height = size
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function(
            "([w, h]) => innerWidth === w && innerHeight === h", arg=[width, height]
        )
        over = page.evaluate(
            "[document.documentElement.scrollWidth - innerWidth,"
            " document.documentElement.scrollHeight - innerHeight]"
        )
        assert max(over) <= 0, (width, height, over)
        box = page.locator("#b-go").bounding_box()
        assert box
        assert box["y"] + box["height"] <= height, (width, height, box)
        assert page.evaluate(SMALL_TEXT) == [], (width, height)


def test_how_often_one_is_asked_is_chosen_where_one_is_asked(browse: Opener) -> None:
    """Whoever says "never" is not asked again; the menu knows of it."""
    page = browse()
    table = hightable.new("newton", seats=2, seed=4, draft=False, confirm=True)
    while not table.state.is_ending:
        table.choose(table.decision.options[0])
    bring(page, table)
    take_over(page)
    expect(page.locator(".turn.mine")).to_have_text("Confirm your turn")
    expect(page.locator(".ask-me [value='']")).to_be_checked()
    sound(page, "a turn to confirm")
    page.locator(".ask-me label").last.click()
    assert page.evaluate("localStorage.getItem('hightable-auto')") == "1"
    expect(page.locator("#menu [data-setting=auto]")).to_be_checked()


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_plates_are_small_and_the_gold_button_names_them(browse: Opener, theme: str) -> None:
    page = browse()
    page.add_init_script(f"localStorage.setItem('hightable-theme', '{theme}')")
    table = hightable.new("newton", seats=2, seed=4, draft=False)
    while not {"reveal 1", "reveal 2"} <= set(table.decision.options):
        table.choose(table.decision.options[0])
    bring(page, table)
    take_over(page)
    plate = page.locator(".plates [data-move='reveal 2']")
    expect(plate.locator(".digit")).to_have_text("2")
    box = plate.bounding_box()
    assert box
    assert box["width"] < 160
    assert box["height"] >= 36
    plate.hover()
    expect(page.locator("#b-go")).to_contain_text("of level 2")
    sound(page, "plates")
