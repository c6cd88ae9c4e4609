"""Small screens: at every size the stage has room, no number is cut, nothing scrolls the page; and
the pages of a phone are accessible."""

from __future__ import annotations

import pytest
from browser.accessible import sound
from browser.conftest import PHONE, Opener, picture
from browser.driver import against_bots, play_on, settled, sit_down
from playwright.sync_api import Page, expect

UPRIGHT = [(390, 844), (360, 640), (320, 568), (320, 480)]
LYING = [(844, 390), (667, 375), (568, 320), (720, 450)]
TABLET = (820, 1180)
HIGH, WIDE = 180, 250
OVERFLOW = """() => [document.documentElement, document.body]
  .map(e => Math.max(e.scrollWidth - innerWidth, e.scrollHeight - innerHeight))
  .filter(more => more > 0)"""
STAGE = "() => { const b = document.getElementById('table').getBoundingClientRect();"
STAGE += " return [b.width, b.height]; }"
CUT = """() => {
  const inside = (e, box) => {
    const at = e.getBoundingClientRect();
    const hidden = !at.width || at.top >= box.bottom || at.bottom <= box.top;
    return hidden || (at.left >= box.left - 1 && at.right <= box.right + 1);
  };
  return [...document.querySelectorAll('.pl')].filter(row => row.getClientRects().length)
    .flatMap(row => [...row.querySelectorAll('.vp, .res > span')]
      .filter(e => !inside(e, row.getBoundingClientRect())))
    .map(e => `${e.className} ${e.textContent}`);
}"""
FOOT = """() => {
  const foot = document.querySelector('.foot')?.getBoundingClientRect();
  const sheet = document.getElementById('actions').getBoundingClientRect();
  return !foot || (foot.bottom <= sheet.bottom + 1 && foot.bottom <= innerHeight);
}"""


@pytest.fixture
def table(browse: Opener, game: str) -> Page:
    """Some way into a game with as many players as there can be."""
    page = browse(PHONE, touch=True)
    sit_down(page, game, against_bots(game), seed="3")
    play_on(page, 3, 6)
    settled(page)
    page.wait_for_selector("#actions [data-move], #ending-title", state="attached")
    return page


def test_every_size_has_a_stage_and_all_its_numbers(table: Page, game: str) -> None:
    for width, height in (*UPRIGHT, *LYING, TABLET):
        table.set_viewport_size({"width": width, "height": height})
        table.wait_for_function("w => innerWidth === w", arg=width)
        size = f"{game} {width}x{height}"
        across, high = table.evaluate(STAGE)
        assert high >= HIGH, size
        assert across >= WIDE, size
        assert table.evaluate(OVERFLOW) == [], size
        assert table.evaluate(CUT) == [], size
        assert table.evaluate(FOOT), size


def test_the_pages_of_a_phone_are_accessible(table: Page, game: str) -> None:
    """The log by player, how everybody stands, all boards, somebody else's, a thing looked at."""
    table.tap(".tabs [data-page=log]")
    sound(table, "log", "#log")
    table.locator(".only label").nth(2).tap()
    expect(table.locator("#log .lt:visible:not([data-seat='1'])")).to_have_count(0)
    table.tap(".tabs [data-page=scores]")
    table.wait_for_selector("#scores[open] .standing")
    sound(table, "scores", "#scores")
    picture(table, f"{game}-phone-scores")
    table.locator(".standing [data-board='1']").tap()
    expect(table.locator("#banner .has")).to_be_visible()
    sound(table, "somebody else's boards", "#table")
    table.tap("#banner .back")
    expect(table.locator("#banner")).to_be_hidden()
    table.tap(".tabs [data-page=boards]")
    sound(table, "boards", "#boards")
    table.tap("#boards .head [data-page=move]")
    expect(table.locator("#actions")).to_be_visible()


def test_a_thing_looked_at_stays_with_its_words(table: Page, game: str) -> None:
    """Its name, what is said of it, what lies beside it; holding and looking never plays."""
    before = table.text_content("#prompt")
    table.evaluate("document.activeElement.blur()")
    table.evaluate("document.querySelector('.board .region [data-tip]').classList.add('near')")
    table.keyboard.press("i")
    sheet = table.locator("#inspect.card-sheet")
    expect(sheet.locator("h3")).not_to_be_empty()
    sound(table, "card sheet", "#inspect")
    first = sheet.locator("h3").text_content()
    sheet.locator("[data-beside='1']").tap()
    expect(sheet).to_have_count(1)
    assert first
    assert table.text_content("#prompt") == before
    sheet.locator(".shut").tap()
    expect(sheet).to_have_count(0)
