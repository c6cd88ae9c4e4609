"""The coach and the player aid in the browser."""

from __future__ import annotations

from browser.conftest import DESKTOP, Opener, picture
from browser.test_lessons import violations


def test_a_hint_is_asked_and_marked_and_the_aid_opens_over_the_table(browse: Opener) -> None:
    page = browse(DESKTOP)
    answer = page.request.post("/play/sankore", max_redirects=0)
    page.goto(answer.headers["location"])
    page.wait_for_selector("body[data-net=on] #b-hint")
    page.keyboard.press("h")
    page.wait_for_selector("#hint .reasons", timeout=60_000)
    picture(page, "hint")
    assert violations(page) == []
    word = page.get_attribute("#b-advice", "data-move")
    marked = page.locator(".hint-mark.rank-1").count()
    assert marked == page.locator(f'svg.region [data-move="{word}"]').count()
    page.keyboard.press("Escape")
    assert page.locator("#hint, .hint-mark").count() == 0
    page.evaluate("() => document.querySelector('[data-open=rules]').click()")
    page.evaluate("() => document.querySelector('#rules [data-open=aid]').click()")
    page.wait_for_selector("#aid[open] [data-where]")
    assert violations(page) == []
