"""The payment tray: put together by steppers, filled by its rule, said at once, taken back."""

from __future__ import annotations

import pytest
from browser.accessible import sound
from browser.conftest import DESKTOP, PHONE, Opener, picture
from browser.driver import bring, seq, settled, take_over
from playwright.sync_api import Page, expect
from server.test_tray import GAMES, paying

import hightable
from hightable.server.page.payments import Draft

MORE = "#tray [data-tray='1']:not([aria-disabled=true])"
LESS = "#tray [data-tray='-1']:not([aria-disabled=true])"
DARK = "#tray [data-tray='1'][aria-disabled=true]"
SIZES = """all => all.map(one => one.getBoundingClientRect())
  .map(({ width, height }) => Math.min(width, height))"""
LEAST = {DESKTOP: 24, PHONE: 44}
FOCUSED = "document.activeElement.id"


def opened(page: Page, game: str) -> tuple[hightable.Table, Draft]:
    """A payment with several ways, at one screen."""
    table, made = paying(game)
    bring(page, table)
    take_over(page)
    page.wait_for_selector("#tray")
    return table, made


def click_all(page: Page) -> None:
    """One more of whatever helps, until nothing does."""
    while page.locator(MORE).count():
        page.locator(MORE).first.click()


@pytest.mark.parametrize("game", GAMES)
def test_a_payment_is_put_together_and_said_at_once(browse: Opener, game: str) -> None:
    page = browse()
    _, made = opened(page, game)
    before, gold = seq(page), page.locator("#b-go")
    expect(page.locator("#tray .slot.full")).to_have_count(0)
    expect(page.locator("#tray .slot.waived")).to_have_count(made.bill.waived)
    expect(page.locator("#tray .slot")).to_have_count(made.bill.full)
    expect(gold).to_have_class("go")
    expect(page.locator("#b-fill")).to_be_visible()
    for n in range(1, made.bill.due):
        page.locator(MORE).first.click()
        expect(page.locator("#tray .slot.full")).to_have_count(n)
        expect(gold).to_have_class("go idle")
    click_all(page)
    assert seq(page) == before
    expect(gold).to_have_class("go")
    expect(page.locator("#b-fill")).to_be_hidden()
    picture(page, f"{game}-tray-full")
    gold.click()
    settled(page)
    assert seq(page) > before
    expect(page.locator("#tray .slot.full")).to_have_count(0)


@pytest.mark.parametrize("game", GAMES)
def test_what_does_not_help_is_dark_and_says_why(browse: Opener, game: str) -> None:
    page = browse()
    opened(page, game)
    click_all(page)
    page.locator(DARK).first.click(force=True)
    expect(page.locator("#net")).to_contain_text("All of it is chosen")
    full = page.locator("#tray .slot.full").count()
    page.locator(LESS).first.click()
    expect(page.locator("#tray .slot.full")).to_have_count(full - 1)
    assert page.locator(MORE).count() > 0


@pytest.mark.parametrize("game", GAMES)
def test_the_tray_is_filled_by_its_rule_and_paid_by_keys(browse: Opener, game: str) -> None:
    page = browse()
    opened(page, game)
    before, pays = seq(page), page.get_attribute("#b-go", "data-play")
    page.focus("#b-fill")
    page.keyboard.press("Enter")
    assert page.evaluate(FOCUSED) == "b-go"
    assert pays
    assert pays == page.get_attribute("#b-go", "data-play")
    assert seq(page) == before
    page.keyboard.press("Enter")
    settled(page)
    assert seq(page) > before
    take_over(page)
    page.keyboard.press("u")
    settled(page)
    expect(page.locator("#tray .slot.full")).to_have_count(0)


def test_of_a_kind_that_is_missing_the_rules_say_what_is_lacking(browse: Opener) -> None:
    page = browse()
    table, made = opened(page, "sankore")
    none = page.locator("#tray .none .lack")
    expect(none).to_have_count(made.has.count(0))
    word = none.first.get_attribute("data-lack")
    assert word
    none.first.click()
    expect(page.locator("#tip .why-not")).to_contain_text("need")
    assert table.why_not(word).lacking
    page.locator(MORE).first.click()
    expect(page.locator("#tip")).to_be_hidden()


def test_a_step_keeps_the_focus_and_what_is_chosen_outlives_a_patch(browse: Opener) -> None:
    page = browse()
    opened(page, "alma_mater")
    more = page.locator(MORE).last
    id = more.get_attribute("id")
    more.focus()
    page.keyboard.press("Enter")
    assert page.evaluate(FOCUSED) == id
    expect(page.locator("#tray .slot.full")).to_have_count(1)
    page.keyboard.press("p")
    page.wait_for_selector("#banner:not([hidden])")
    expect(page.locator("#tray .slot.full")).to_have_count(1)
    expect(page.locator("#tray .tally")).to_contain_text("Chosen 1 of")


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("game", GAMES)
def test_a_tray_is_accessible_and_its_buttons_are_large_enough(
    browse: Opener, game: str, size: tuple[int, int]
) -> None:
    page = browse(size)
    opened(page, game)
    sound(page, "empty", "#actions")
    assert min(page.locator("#tray button").evaluate_all(SIZES)) >= LEAST[size] - 1
    page.locator(MORE).first.click()
    sound(page, "begun", "#actions")
    picture(page, f"{game}-tray-{size[0]}")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
