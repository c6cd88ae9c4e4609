"""The pages for those who come new: lobby, a game's page, its rules, lessons and player aid."""

from __future__ import annotations

import pytest
from browser.conftest import DESKTOP, PHONE, Opener, picture
from browser.test_lessons import violations

WIDER = "() => document.documentElement.scrollWidth - innerWidth"


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_the_lobby_has_no_fault_with_and_without_tables(
    browse: Opener, size: tuple[int, int]
) -> None:
    page = browse(size)
    page.goto("/")
    assert violations(page) == []
    assert page.request.post("/play/golem", max_redirects=0).status == 303
    page.goto("/")
    assert page.locator(".go-on li").count() == 1
    assert violations(page) == []
    assert page.evaluate(WIDER) <= 0
    picture(page, f"lobby-{size[0]}")


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_the_pages_of_a_game_have_no_fault(
    browse: Opener, game: str, size: tuple[int, int]
) -> None:
    page = browse(size)
    for name in ("game", "learn", "rules"):
        page.goto(f"/{name}/{game}")
        assert violations(page) == [], name
        assert page.evaluate(WIDER) <= 0, name
        picture(page, f"{name}-{game}-{size[0]}")
    page.goto(f"/game/{game}/aid")
    assert violations(page) == []
    page.emulate_media(media="print")
    assert not page.is_visible(".plain-top")
    assert page.evaluate(WIDER) <= 0


def test_from_the_lobby_a_first_move_is_made_with_three_clicks(browse: Opener, game: str) -> None:
    page = browse(DESKTOP)
    page.goto("/")
    page.click(f"form[action='/play/{game}'] button")
    page.wait_for_selector("body[data-net=on] #moves [data-move]")
    before = page.get_attribute("body", "data-seq")
    option = page.locator("#moves [data-move]:visible").first
    option.click()
    page.wait_for_function("was => document.body.dataset.seq !== was", arg=before)
