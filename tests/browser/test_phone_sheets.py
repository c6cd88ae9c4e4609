"""The sheets of a phone and a tablet: three heights, a thing looked at, how everybody stands."""

from __future__ import annotations

import pytest
from browser.accessible import sound
from browser.conftest import PHONE, Opener
from browser.driver import against_bots, bring, play_on, seq, settled, sit_down
from browser.targets import position
from playwright.sync_api import Page, expect

import hightable

TABLET = (820, 1180)
HIGH = "document.getElementById('actions').getBoundingClientRect().height"
BEYOND = """() => {
  const side = document.getElementById('actions').getBoundingClientRect();
  return [...document.querySelectorAll('#moves button, .foot button, .asked button')]
    .filter(e => e.checkVisibility({ visibilityProperty: true }) && !e.closest('.moves'))
    .map(e => [e.id || e.className, e.getBoundingClientRect()])
    .filter(([, at]) => at.width && (at.right > side.right + 1 || at.bottom > side.bottom + 1))
    .map(([name]) => name);
}"""


CLIPPED = "getComputedStyle(document.querySelector('#moves li:has(> .chosen)')).clipPath !== 'none'"
IN_SIGHT = """() => {
  const { left, right, top, bottom } = document.getElementById('table').getBoundingClientRect();
  return [...document.querySelectorAll('svg.region .chosen')].some(e => {
    const at = e.getBoundingClientRect();
    const [x, y] = [(at.left + at.right) / 2, (at.top + at.bottom) / 2];
    return at.width && x > left && x < right && y > top && y < bottom;
  });
}"""


def travelling() -> hightable.Table:
    """Somebody of Newton on the way, with places to go to."""
    table = hightable.new("newton", seats=3, seed=5)
    for _ in range(400):
        words = table.decision.options
        if sum(word.startswith("go ") for word in words) > 1:
            return table
        wanted = [w for w in words if "travel" in w or w.startswith("go ")]
        table.choose((wanted or list(words))[0])
    raise AssertionError


@pytest.fixture
def phone(browse: Opener) -> Page:
    page = browse(PHONE, touch=True)
    bring(page, travelling())
    settled(page)
    return page


def test_a_full_sheet_has_the_rule_and_what_is_barred(phone: Page) -> None:
    phone.tap(".grab")
    expect(phone.locator("body")).to_have_attribute("data-sheet", "full")
    expect(phone.locator("#further .law")).not_to_be_empty()
    sound(phone, "full sheet", "#actions")
    before = phone.text_content("#prompt")
    phone.locator("#further [data-rule]").tap()
    expect(phone.locator("#rules[open] .rule.found")).to_have_count(1)
    assert phone.text_content("#prompt") == before


def test_the_least_sheet_is_a_rail_and_stays_as_high_when_something_is_chosen(phone: Page) -> None:
    phone.tap(".grab")
    phone.tap(".grab")
    expect(phone.locator("body")).to_have_attribute("data-sheet", "peek")
    low = phone.evaluate(HIGH)
    assert low <= 160
    expect(phone.locator("#moves [data-move]").first).to_be_visible()
    assert phone.evaluate(BEYOND) == []
    sound(phone, "least sheet", "#actions")
    before = seq(phone)
    phone.locator("#moves [data-move]:not([data-leads])").first.tap()
    expect(phone.locator("#b-go")).to_be_visible()
    assert phone.evaluate(HIGH) == low
    assert phone.evaluate(BEYOND) == []
    phone.tap("#b-go")
    settled(phone)
    assert seq(phone) > before


def test_what_is_chosen_in_the_list_stands_once_and_is_in_sight(phone: Page) -> None:
    """Its slip says what it does and what follows; the row is gone, its place is on the stage."""
    rows = phone.locator("#moves ul:not(.pills) [data-move^='go ']")
    assert rows.count() > 1
    for at in range(rows.count()):
        name = rows.nth(at).locator("strong").text_content() or ""
        rows.nth(at).tap()
        expect(phone.locator("#slip strong")).to_have_text(name)
        assert phone.evaluate(CLIPPED)
        assert phone.evaluate(IN_SIGHT)
        assert phone.evaluate(BEYOND) == []


def test_the_height_is_kept_in_this_browser(phone: Page) -> None:
    phone.tap(".grab")
    phone.tap(".grab")
    phone.reload()
    phone.wait_for_selector("body[data-net=on]")
    expect(phone.locator("body")).to_have_attribute("data-sheet", "peek")


def test_what_cannot_be_chosen_says_why_in_its_sheet(browse: Opener, game: str) -> None:
    """A tap on a thing that is not lit: what is said of it, and why not, until it is closed."""
    page = browse(PHONE, touch=True)
    bring(page, position(game, 3, 1))
    found = page.evaluate(
        """() => {
        const drawn = [...document.querySelectorAll('.board .region [data-word][data-tip]')];
        const thing = drawn.find(e => e.getClientRects().length && !e.closest('[data-move]'));
        thing?.classList.add('near');
        return Boolean(thing);
    }"""
    )
    assert found
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("i")
    sheet = page.locator("#inspect.card-sheet")
    expect(sheet.locator("h3")).not_to_be_empty()
    sound(page, "card sheet", "#inspect")
    sheet.locator(".shut").tap()
    expect(sheet).to_have_count(0)


def test_how_everybody_stands_by_source_and_by_round(browse: Opener, game: str) -> None:
    page = browse(PHONE, touch=True)
    bring(page, position(game, 5, 2))
    page.tap(".tabs [data-page=scores]")
    page.wait_for_selector("#scores[open] .standing")
    page.locator(".seg label").nth(1).tap()
    expect(page.locator("#by-round").locator(".chart, .hint")).to_have_count(1)
    expect(page.locator("#score-table .standing")).to_be_hidden()
    sound(page, "by round", "#scores")
    page.locator(".seg label").nth(0).tap()
    expect(page.locator("#score-table .standing")).to_be_visible()
    expect(page.locator("#by-round")).to_be_hidden()


def test_a_tablet_has_everybody_on_top_and_four_pages_at_the_side(
    browse: Opener, game: str
) -> None:
    page = browse(TABLET, touch=True)
    sit_down(page, game, against_bots(game), seed="3")
    play_on(page, 3, 4)
    settled(page)
    page.wait_for_selector("#actions [data-move]")
    bots = len(against_bots(game)) - 1
    expect(page.locator("#rivals .rival:visible")).to_have_count(bots)
    tops = page.evaluate("[...document.querySelectorAll('.pl:not(.rival)')].map(e => e.offsetTop)")
    assert max(tops) < 60
    expect(page.locator(".tabs button:visible")).to_have_count(4)
    page.tap(".tabs [data-page=log]")
    expect(page.locator("#log ol")).to_be_visible()
    page.tap(".tabs [data-page=scores]")
    expect(page.locator("#scores[open] .standing")).to_be_visible()
    expect(page.locator(".tabs [data-page=move]")).to_be_visible()
    page.tap(".tabs [data-page=move]")
    expect(page.locator("#scores")).to_be_hidden()
    expect(page.locator("#actions")).to_be_visible()
    page.locator("#rivals .rival").first.tap()
    expect(page.locator("#banner")).to_be_visible()
    sound(page, "tablet")


def test_the_rules_are_two_taps_away(phone: Page) -> None:
    phone.tap(".tabs [data-page=more]")
    phone.tap("#menu [data-open=rules]")
    expect(phone.locator("#rules[open] .rule").first).to_be_visible()
