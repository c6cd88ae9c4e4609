"""The pages for those who come new: lobby, a game's page, its rules, lessons and player aid."""

from __future__ import annotations

import json
import sys

import pytest
from browser.accessible import violations
from browser.conftest import DESKTOP, PHONE, Opener, picture
from playwright.sync_api import Page

CLICKS, MINUTES, WORDS_A_MINUTE = 3, 2, 200
# The words of a part of the page, from its top down to something in it.
READ = """([part, last]) => {
  const root = document.querySelector(part), end = last && document.querySelector(last);
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  let count = 0;
  while (texts.nextNode()) {
    const text = texts.currentNode;
    if (end && end.compareDocumentPosition(text) & Node.DOCUMENT_POSITION_FOLLOWING) break;
    if (text.parentElement.checkVisibility()) count += (text.data.match(/\\S+/g) || []).length;
  }
  return count;
}"""
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


class Reader:
    """Somebody new who reads whatever is shown, and clicks: how many words, how many clicks."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.words = self.clicks = 0

    def read(self, part: str, last: str = "") -> None:
        self.words += self.page.evaluate(READ, [part, last])

    def click(self, what: str) -> None:
        self.page.click(what)
        self.clicks += 1

    def moves(self, target: str) -> None:
        """A move: its click changes the table."""
        before = self.page.get_attribute("body", "data-seq")
        self.click(target)
        self.page.wait_for_function("was => document.body.dataset.seq !== was", arg=before)

    def minutes(self) -> float:
        return self.words / WORDS_A_MINUTE


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_a_first_move_is_learnt_with_three_clicks_and_two_minutes_of_reading(
    browse: Opener, game: str, size: tuple[int, int]
) -> None:
    reader = Reader(browse(size))
    reader.page.goto("/")
    learn = f"form[action='/learn/{game}'] button"
    reader.read("body", learn)
    reader.click(learn)
    reader.page.wait_for_selector("body[data-net=on] #lesson:not([hidden])")
    reader.read("#lesson")
    reader.click("#lesson [data-lesson-way=next]")
    reader.read("#lesson .page-of:not([hidden])")
    reader.read("#actions")
    word = json.loads(reader.page.get_attribute("#lesson", "data-wanted") or "")[0]
    reader.moves(f'#moves [data-move="{word}"], svg.region [data-move="{word}"]')
    assert reader.clicks <= CLICKS
    assert reader.minutes() <= MINUTES
    sys.stdout.write(f"{game}: {reader.clicks} clicks, {reader.words} words\n")


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_one_click_on_play_is_a_running_game_and_the_next_a_move(
    browse: Opener, game: str, size: tuple[int, int]
) -> None:
    reader = Reader(browse(size))
    reader.page.goto("/")
    play = f"form[action='/play/{game}'] button"
    reader.read("body", play)
    reader.click(play)
    reader.page.wait_for_selector("body[data-net=on] #moves [data-move]")
    reader.read("#actions")
    reader.moves("#moves [data-move]:visible")
    assert reader.clicks <= CLICKS
    assert reader.minutes() <= MINUTES
    sys.stdout.write(f"{game}: {reader.clicks} clicks, {reader.words} words\n")
