"""Hint, player aid and "where do I get it": in the browser, large and on a phone."""

from __future__ import annotations

import pytest
from browser.accessible import violations
from browser.conftest import DESKTOP, PHONE, Opener, picture


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_a_hint_is_asked_marked_and_played_and_a_symbol_found(
    browse: Opener, size: tuple[int, int]
) -> None:
    page = browse(size)
    answer = page.request.post("/play/sankore", max_redirects=0)
    page.goto(answer.headers["location"])
    page.wait_for_selector("body[data-net=on] #b-hint")
    page.keyboard.press("h")
    page.wait_for_selector("#hint .reasons", timeout=60_000)
    picture(page, f"hint-{size[0]}")
    assert violations(page) == []
    word = page.get_attribute("#b-advice", "data-move")
    says = page.locator(f'svg.region [data-move="{word}"]')
    marked = page.locator("svg.region .hinted-first").count()
    assert marked == page.locator(".hint-mark.rank-1").count()
    assert says.and_(page.locator(":not([data-onto])")).count() <= marked <= says.count()
    page.click("[data-another]")
    other = page.locator("#hint article:visible")
    assert page.get_attribute("#b-advice", "data-move") == other.get_attribute("data-advice")
    assert page.get_attribute("#b-advice", "data-move") != word
    page.keyboard.press("Escape")
    assert page.locator("#hint, .hint-mark").count() == 0
    page.evaluate("() => document.querySelector('[data-open=rules]').click()")
    page.evaluate("() => document.querySelector('#rules [data-open=aid]').click()")
    page.wait_for_selector("#aid[open] [data-where]")
    assert violations(page) == []
    page.evaluate("() => document.querySelector('#aid [data-where=i-gold]').click()")
    assert page.locator("svg.region .shows").count() > 0
    picture(page, f"where-{size[0]}")
    before = page.get_attribute("body", "data-seq")
    page.keyboard.press("h")
    page.wait_for_selector("#b-advice", timeout=60_000)
    page.evaluate("() => document.querySelector('#b-advice').click()")
    page.wait_for_function("was => document.body.dataset.seq !== was", arg=before)
