"""From the lobby to a first real move: three clicks, and no more than two minutes of reading."""

from __future__ import annotations

import re
from html import unescape
from html.parser import HTMLParser

import pytest
from server.house import Person, offered, until

import hightable
from hightable.lessons import lessons
from hightable.lessons.run import Run, opened

WORDS_A_MINUTE, MINUTES = 200, 2
UNREAD = ("svg", "script", "style", "head", "dialog")


class Reader(HTMLParser):
    """What a person reads of a page: no drawings, and nothing that is closed or hidden."""

    def __init__(self) -> None:
        super().__init__()
        self.skipped = 0
        self.text: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        hidden = tag in UNREAD or any(name == "hidden" for name, _ in attrs)
        void = tag in ("meta", "link", "input", "img", "br", "hr")
        if not void and (hidden or self.skipped):
            self.skipped += 1

    def handle_endtag(self, tag: str) -> None:
        self.skipped = max(0, self.skipped - 1)

    def handle_data(self, data: str) -> None:
        if not self.skipped:
            self.text.append(data)


def words(markup: str, part: str = "") -> int:
    """How many words a page has, or one section of it."""
    found = re.search(rf'<section id="{part}".*?</section>', markup, re.S) if part else None
    reader = Reader()
    reader.feed(found[0] if found else markup)
    return len(re.findall(r"[^\W\d_]{2,}", unescape(" ".join(reader.text))))


@pytest.mark.parametrize("game", hightable.games())
def test_a_first_move_takes_three_clicks_and_two_minutes_of_reading(
    alice: Person, game: str
) -> None:
    lobby = alice.http.get("/").text
    assert f'action="/play/{game}"' in lobby
    begun = alice.http.post(f"/play/{game}")
    id = begun.headers["location"].split("/")[2]
    assert until(lambda: bool(offered(alice.page(id)))), "others may begin"
    page = alice.page(id)
    assert words(lobby) + words(page, "actions") <= WORDS_A_MINUTE * MINUTES


@pytest.mark.parametrize("game", hightable.games())
def test_a_lesson_comes_to_its_first_move_as_soon(alice: Person, game: str) -> None:
    run = Run(lessons(game)[0], opened(lessons(game)[0]))
    read = sum(len(f"{said.say} {said.task}".split()) for said in run.pages())
    assert words(alice.http.get("/").text) + read <= WORDS_A_MINUTE * MINUTES
