"""The lobby with tables that go on: their own boards, points, whose turn; and what is out of the
way."""

from __future__ import annotations

import pytest
from browser.accessible import violations
from browser.conftest import DESKTOP, GAMES, PHONE, Opener, picture
from browser.driver import sit_down
from playwright.sync_api import Page, expect

LOADED = """() => [...document.images].every(one => one.loading === 'lazy'
  && !one.checkVisibility() || one.complete && one.naturalWidth > 0)"""
UNDER = """name => [...document.querySelectorAll(name)].filter(
  one => one.getBoundingClientRect().bottom > innerHeight).length"""
SMALL = """least => [...document.querySelectorAll('a, button, summary')].filter(one => {
  const { width, height } = one.getBoundingClientRect();
  return one.checkVisibility() && width && !one.closest('.brand') && height < least;
}).map(one => one.textContent)"""


def settle_down(page: Page) -> None:
    """Three tables: one waits for me, at one a friend is to sit down first."""
    for game, kinds in [
        ("golem", ["here", "bot freshman"]),
        ("sankore", ["here", "bot freshman"]),
        ("newton", ["here", "bot freshman", "bot freshman", "bot freshman"]),
    ]:
        sit_down(page, game, kinds)
    page.wait_for_selector("#actions [data-move]")


@pytest.mark.parametrize("size", [DESKTOP, (1280, 720), (1920, 1080), PHONE])
def test_what_goes_on_comes_first_with_its_board_and_its_points(
    browse: Opener, size: tuple[int, int]
) -> None:
    page = browse(size)
    settle_down(page)
    page.goto("/")
    expect(page.locator(".go-on li")).to_have_count(3)
    page.wait_for_function(LOADED)
    picture(page, f"lobby-tables-{size[0]}")
    assert violations(page) == []
    first = page.locator(".go-on li").first
    expect(first.locator(".person b")).to_have_count(first.locator(".person").count())
    expect(first).to_contain_text("Your turn")
    assert page.evaluate(SMALL, 44 if size == PHONE else 24) == []
    if size != PHONE:
        assert page.evaluate(UNDER, ".tile .bar button") == 0
    first.click()
    page.wait_for_selector("body[data-net=on]")


def test_without_tables_the_game_last_looked_at_is_gold(browse: Opener) -> None:
    page = browse()
    page.goto("/")
    expect(page.locator(".tiles .go")).to_have_count(1)
    page.request.post("/learn/sankore/01-aim", max_redirects=0)
    page.goto("/")
    expect(page.locator("form[action='/play/sankore'] .go")).to_have_count(1)


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_what_is_seldom_needed_is_one_click_away(browse: Opener, size: tuple[int, int]) -> None:
    page = browse(size)
    page.goto("/")
    page.click(".bring summary")
    expect(page.locator("#record")).to_be_in_viewport()
    assert violations(page) == []
    for where in ("/settings", "/figures", "/learn", "/mine"):
        page.goto(where)
        assert violations(page) == [], where
        picture(page, f"{where[1:]}-{size[0]}")
    page.goto("/settings")
    page.select_option("[data-setting=theme]", "light")
    expect(page.locator("body")).to_have_attribute("data-theme", "light")
    page.goto("/")
    assert violations(page) == []


def test_every_game_can_be_learnt_from_one_page(browse: Opener) -> None:
    page = browse()
    page.goto("/")
    page.click(".plain-top nav a >> nth=2")
    expect(page.locator(".school li")).to_have_count(len(GAMES))
    page.click(".school button >> nth=0")
    page.wait_for_selector("body[data-net=on] #lesson:not([hidden])")
