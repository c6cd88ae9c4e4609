"""What the others did, on the boards: corners, ways, what was taken; on a phone one flies there."""

from __future__ import annotations

import pytest
from browser.accessible import sound
from browser.conftest import DESKTOP, PHONE, Opener
from browser.driver import bring, open_table, settled, take_over
from playwright.sync_api import Page, expect

import hightable

WALK = ("play travel_0", "do travel", "go trento", "go bologna")


@pytest.fixture
def travelled() -> hightable.Table:
    """Somebody has travelled to a town in two steps, the next one is asked."""
    table = hightable.new("newton", seats=2, seed=4, draft=False)
    walker = table.decision.seat
    for word in WALK:
        table.choose(word)
    while table.decision.seat == walker:
        table.choose(table.decision.options[-1])
    return table


def marks(page: Page, what: str) -> int:
    return page.locator(f"svg.region > .deed {what}").count()


def test_over_a_strip_the_way_is_drawn_and_one_s_own_step_clears_it(
    browse: Opener, travelled: hightable.Table
) -> None:
    page = browse(DESKTOP)
    bring(page, travelled)
    take_over(page)
    walk = page.locator("#map > .deed .walk")
    expect(walk).to_have_count(1)
    expect(walk).to_be_hidden()
    assert marks(page, ".corners")
    page.hover(".pl .since .did")
    expect(walk).to_be_visible()
    expect(walk.locator(".nth:visible")).to_have_text(["1", "2"])
    expect(walk.locator(".was")).to_be_visible()
    sound(page, "the ways of a turn")
    page.hover("#actions")
    expect(walk).to_be_hidden()
    page.keyboard.press("v")
    expect(page.locator(".deed[data-of]")).to_have_count(0)
    page.keyboard.press("v")
    expect(walk).to_have_count(1)
    page.locator("#moves [data-move]").first.click()
    settled(page)
    expect(page.locator(".deed[data-of]")).to_have_count(0)


def test_marks_let_every_click_through(browse: Opener, travelled: hightable.Table) -> None:
    page = browse(DESKTOP)
    bring(page, travelled)
    take_over(page)
    page.wait_for_selector("#map > .deed")
    under = "document.querySelectorAll('.deed *').values().every(e => "
    under += "getComputedStyle(e).pointerEvents === 'none')"
    assert page.evaluate(under)


def test_a_tap_on_what_somebody_did_goes_there(browse: Opener, travelled: hightable.Table) -> None:
    page = browse(PHONE)
    bring(page, travelled)
    take_over(page)
    page.wait_for_timeout(400)
    assert page.get_attribute("body", "data-show") != "map"
    page.locator("#recap li[data-fly]").first.tap()
    expect(page.locator("body[data-show=map]")).to_have_count(1)
    expect(page.locator("#map .deed .turn-no")).to_have_text("1")
    expect(page.locator("#map .deed .turn-no")).to_be_visible()
    expect(page.locator("#map .deed .nth").first).to_be_hidden()
    expect(page.locator("#recap li.at")).to_have_count(1)
    sound(page, "flown to a turn")
    page.tap("#recap [data-hide]")
    expect(page.locator(".deed[data-of]")).to_have_count(0)


def test_a_card_that_was_taken_lies_faded_in_its_gap(browse: Opener) -> None:
    table = hightable.new("newton", seats=2, seed=4, draft=False)
    taker = table.decision.seat
    for word in ("play lessons_0", "do lessons"):
        table.choose(word)
    while table.decision.seat == taker:
        takes = [word for word in table.decision.options if word.startswith("take ")]
        table.choose(takes[0] if takes else table.decision.options[-1])
    page = browse(DESKTOP)
    bring(page, table)
    take_over(page)
    expect(page.locator("#lessons > .deed .taker")).to_have_text(table.name(taker, "en"))
    expect(page.locator("#lessons > .deed .gone")).to_have_count(1)


def test_a_turn_to_confirm_wears_corners_where_it_changed_something(browse: Opener) -> None:
    table = hightable.new("newton", seats=2, seed=4, draft=False, confirm=True)
    while not table.state.is_ending:
        table.choose(table.decision.options[0])
    page = browse(DESKTOP)
    bring(page, table)
    take_over(page)
    page.wait_for_selector("#desk > .deed .corners")
    page.click("#b-undo")
    settled(page)
    expect(page.locator(".deed[data-of]")).to_have_count(0)


def test_a_phone_follows_the_others(browse: Opener) -> None:
    host, guest = browse(PHONE), browse(PHONE)
    open_table(host, "newton", ["here", "friend"], seed="4")
    link = host.input_value(".link")
    host.click("a.go")
    guest.goto(link)
    guest.fill("#name", "Bruno")
    guest.click("button.go")
    for page in (host, guest):
        page.wait_for_selector("body[data-net=on]")
    for _ in range(3):
        for page in (host, guest):
            page.locator("#moves [data-move^=keep]").first.dispatch_event("click")
            settled(page)
    asked = "#actions.mine [data-move='play travel_0']"
    host.wait_for_function(f"document.querySelector(`{asked}`) || !document.body.dataset.yours")
    walker, other = (host, guest) if host.locator(asked).count() else (guest, host)
    for word in WALK[:3]:
        walker.locator(f"#actions [data-move='{word}']").last.dispatch_event("click")
        walker.wait_for_selector(f"#actions:not(:has([data-move='{word}']))")
    expect(other.locator("body[data-show=map]")).to_have_count(1)
    seen = "document.querySelector('#map').viewBox.baseVal.width"
    assert other.evaluate(seen) < 600
