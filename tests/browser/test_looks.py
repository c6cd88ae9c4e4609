"""Accessibility and layout of every screen, at every size."""

from __future__ import annotations

import pytest
from browser.accessible import sound
from browser.conftest import DESKTOP, PHONE, TABLET, Opener, picture
from browser.driver import bring, finished, open_table, sit_down, take_over
from playwright.sync_api import Page, expect

import hightable
from hightable.games import view

KEYS = {"rules": "r", "scores": "s", "menu": "?", "describe": "b"}
NAMES = {DESKTOP: "desktop", TABLET: "tablet", PHONE: "phone"}
SIZES = pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])


@SIZES
def test_lobby_and_forms_are_accessible(browse: Opener, size: tuple[int, int]) -> None:
    page = browse(size)
    finished(page, "newton")
    for path in ("/", "/new/newton", "/rules/newton", "/notices", "/no/such/page"):
        page.goto(path)
        sound(page, path)
    picture(page, f"lobby-{NAMES[size]}")
    open_table(page, "newton", ["here", "friend"])
    sound(page, "links")
    page.goto(page.input_value(".link"))
    sound(page, "join")


@pytest.mark.parametrize("size", [DESKTOP, TABLET, PHONE], ids=["desktop", "tablet", "phone"])
def test_a_table_is_accessible_and_holds_its_layout(
    browse: Opener, game: str, size: tuple[int, int]
) -> None:
    page = browse(size)
    sit_down(page, game, ["here", "here"])
    sound(page, "curtain", "#curtain")
    take_over(page)
    sound(page, "table")
    picture(page, f"{game}-{NAMES[size]}")
    check_layout(page, game, size)
    if size == PHONE:
        lying(page)
    for sheet, key in KEYS.items() if size != TABLET else ():
        page.keyboard.press(key)
        page.wait_for_selector(f"#{sheet}[open] .sheet-body > :last-child:not(:empty)")
        sound(page, sheet, f"#{sheet}")
        page.keyboard.press("Escape")


def lying(page: Page) -> None:
    """The same turned on its side, large and small; then upright again."""
    for width, height in [(844, 390), (667, 375), PHONE]:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function("w => innerWidth === w", arg=width)
        if (width, height) != PHONE:
            sound(page, f"table {width}x{height}")
        expect(page.locator(".board:visible")).to_have_count(1)


def check_layout(page: Page, game: str, size: tuple[int, int]) -> None:
    """Nothing sticks out; on a desktop all of it is in the window, on a phone one region."""
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    if size == PHONE:
        expect(page.locator(".board:visible")).to_have_count(1)
        return
    check_boards(page, game, size[0])
    if size == DESKTOP:
        assert page.evaluate("document.documentElement.scrollHeight - innerHeight") <= 0
        for target in page.query_selector_all("svg.region [data-move]"):
            box = target.bounding_box()
            assert box
            assert box["x"] >= 0
            assert box["x"] + box["width"] <= size[0]
            assert box["y"] + box["height"] <= size[1]
            assert max(box["width"], box["height"]) >= 20


def check_boards(page: Page, game: str, width: int) -> None:
    """Every region of the rows has its proportions and lies inside the window; on a tablet one of
    them has the stage."""
    scale = set()
    staged = page.get_attribute("body", "data-show") if width == TABLET[0] else None
    for name in [name for row in view(game).rows for name in row if name != staged]:
        box = page.locator(f"#board-{name}").bounding_box()
        region = view(game).region(name)
        assert box
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= width + 1
        assert abs(box["width"] / box["height"] - region.width / region.height) < 0.02
        scale.add(round(box["width"] / region.width, 2))
    if width == DESKTOP[0]:
        assert max(scale) - min(scale) <= 0.011


@SIZES
def test_end_and_replay_are_accessible(browse: Opener, game: str, size: tuple[int, int]) -> None:
    page = browse(size)
    id = finished(page, game)
    expect(page.locator("#review .worth")).to_have_count(1, timeout=60_000)
    sound(page, "replay")
    picture(page, f"{game}-replay-{NAMES[size]}")
    page.goto(f"/t/{id}")
    page.wait_for_selector("#ending-title")
    sound(page, "end", "#ending")
    picture(page, f"{game}-end-{NAMES[size]}")


@pytest.mark.parametrize("text", ["normal", "huge"])
def test_large_text_leaves_room_for_options_and_foot(browse: Opener, text: str) -> None:
    """Also the words of the boards grow, and the gold button is whole."""
    page = browse()
    sit_down(page, "golem", ["here", "bot freshman", "bot freshman", "bot freshman"])
    page.evaluate("text => { document.body.dataset.text = text }", text)
    high = "name => document.querySelector(name).getBoundingClientRect()"
    foot = page.evaluate(f"({high})('#b-go').bottom")
    assert foot <= page.evaluate(f"({high})('#actions').bottom")
    assert page.evaluate(f"({high})('#moves').height") >= 150
    grown = page.evaluate("getComputedStyle(document.querySelector('.board text')).scale")
    assert grown == ("none" if text == "normal" else "1.14")


def test_a_wide_window_has_the_others_beside_the_table(browse: Opener) -> None:
    page = browse((1920, 1080))
    sit_down(page, "sankore", ["here", "bot freshman", "bot freshman", "bot freshman"])
    expect(page.locator("#rivals .heart")).to_have_count(3)
    expect(page.locator("#players .pl:visible")).to_have_count(1)
    sound(page, "wide table")
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    page.click("#rival-2")
    expect(page.locator("#banner")).to_contain_text("Chiara")
    page.set_viewport_size({"width": 1440, "height": 900})
    expect(page.locator("#players .pl:visible")).to_have_count(4)


def test_a_small_phone_keeps_its_gold_button_and_shows_all_boards(browse: Opener) -> None:
    page = browse((320, 480), touch=True)
    sit_down(page, "sankore", ["here", "bot freshman"])
    page.locator("#moves [data-move]").first.tap()
    page.wait_for_selector("#b-go:not(.idle), #moves [data-move]")
    foot = page.evaluate("document.querySelector('.foot').getBoundingClientRect().bottom")
    assert foot <= page.evaluate("document.querySelector('.tabs').getBoundingClientRect().top + 1")
    page.tap("[data-page=boards]")
    empty = "[...document.querySelectorAll('#boards svg')].filter(e => !e.children.length).length"
    assert page.evaluate(empty) == 0
    assert page.evaluate("document.querySelectorAll('#boards [id]').length") == 0


def test_on_a_phone_another_player_s_boards_lie_on_their_own_ground(browse: Opener) -> None:
    page = browse(PHONE)
    sit_down(page, "newton", ["here", "bot freshman"])
    page.tap("#pl-1")
    expect(page.locator("#banner")).to_contain_text("Bruno")
    apart = "[...document.querySelectorAll('svg.region')].filter(e => e.getAttribute('viewBox') !=="
    apart += " e.previousElementSibling.getAttribute('viewBox')).map(e => e.id)"
    assert page.evaluate(apart) == []


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_a_round_that_is_over_is_told_once_in_a_sheet(browse: Opener, theme: str) -> None:
    page = browse()
    table = hightable.new("golem", seats=3, seed=4)
    while table.view(0).round < 2:
        table.choose(table.decision.options[0])
    bring(page, table)
    expect(page.locator("#round-over[open]")).to_have_count(0)
    page.evaluate("theme => localStorage.setItem('hightable-theme', theme)", theme)
    kept = "localStorage.setItem('hightable-round ' + document.body.dataset.round, 'another')"
    page.evaluate(kept)
    page.reload()
    expect(page.locator("#round-over[open] tbody tr")).to_have_count(3)
    sound(page, "a round is over")
    page.click("#round-over [data-aside]")
    page.click("#round-pill")
    expect(page.locator("#round-over .go")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("#round-over[open]")).to_have_count(0)
    page.reload()
    page.wait_for_selector("body[data-net=on]")
    expect(page.locator("#round-over[open]")).to_have_count(0)
