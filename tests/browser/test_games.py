"""Whole games in the browser, with as few and as many seats as there can be, to the end screen."""

from __future__ import annotations

import json
import os
import random
import re
from typing import Any

import pytest
from browser.conftest import DESKTOP, GAMES, PHONE, Opener, picture
from browser.driver import against_bots, alone, choose, open_table, play_on
from playwright.sync_api import Page, Response, expect

import hightable

FIRST_TURNS = 6
SEQ = re.compile(r'data-seq="(\d+)"')
SYMBOLS = re.compile(r'<svg width="0".*?</defs></svg>', re.DOTALL)
BY = {"newton": "board", "alma_mater": "panel", "golem": "keys", "sankore": "touch"}
ALL = os.environ.get("HIGHTABLE_WAYS") == "all"
WAYS = [(game, way) for game in GAMES for way in BY.values() if ALL or BY[game] == way]
ONE_WAY = [pytest.param(game, way, id=f"{game}-{way}") for game, way in WAYS]
LARGE = [pytest.param(game, against_bots(game), id=game) for game in GAMES]
AT_ONE_SCREEN = pytest.param("newton", ["here", "here"], id="newton-2")


def play_to_the_end(page: Page) -> None:
    """The first turns with the mouse itself, the rest by quicker clicks on the same things."""
    chance = random.Random(3)
    for at in range(FIRST_TURNS):
        page.wait_for_selector("#actions [data-move], #ready")
        choose(page, chance, at % 2 == 0)
    done = play_on(page, 3)
    assert done["board"]
    assert done["panel"]
    ended(page, done)


def ended(page: Page, done: dict[str, Any]) -> None:
    """The game is over, and its end is shown."""
    assert done["over"]
    expect(page.locator("#ending-title")).to_contain_text("with")
    expect(page.locator("#ending table >> nth=0")).to_be_visible()
    expect(page.locator("#ending .seal")).to_contain_text("It fits.")


@pytest.mark.parametrize(("game", "way"), ONE_WAY)
def test_a_whole_game_in_one_way_only(browse: Opener, game: str, way: str) -> None:
    """By what is lit on the boards as far as it goes, by the panel, by keys, by touch; every game
    in every way: `make ways`."""
    page = browse(PHONE if way == "touch" else DESKTOP)
    kinds = alone(game)
    open_table(page, game, kinds)
    page.wait_for_selector("#actions [data-move], #ready")
    done = play_on(page, 3, way=way)
    assert bool(done["board"]) == (way == "board")
    ended(page, done)
    picture(page, f"{game}-end-{len(kinds)}")


@pytest.mark.parametrize(("game", "kinds"), [AT_ONE_SCREEN])
def test_a_whole_game_at_one_screen(browse: Opener, game: str, kinds: list[str]) -> None:
    page = browse()
    open_table(page, game, kinds)
    play_to_the_end(page)


@pytest.mark.parametrize(("game", "kinds"), LARGE)
def test_a_whole_game_at_a_full_table_tells_no_secret(
    browse: Opener, game: str, kinds: list[str]
) -> None:
    page = browse()
    heard: list[dict[str, Any]] = []
    pages: list[dict[str, Any]] = []
    page.on("websocket", lambda s: s.on("framereceived", lambda said: heard.append(read(said))))
    page.on("response", lambda answer: keep(pages, heard, answer))
    id = open_table(page, game, kinds)
    play_to_the_end(page)
    page.click("#ending [data-hide]")
    picture(page, f"{game}-last")
    assert page.locator("#log li").count() > FIRST_TURNS
    record = page.request.get(f"/t/{id}/record").text()
    assert told_too_much(record, [*pages, *heard]) == []


def read(said: str | bytes) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(said)
    return found


def keep(received: list[dict[str, Any]], heard: list[dict[str, Any]], answer: Response) -> None:
    """A page, or the sheet of a round, as if it were a message."""
    if "/t/" in answer.url and answer.headers.get("content-type", "").startswith("text/html"):
        last = max((one.get("seq", 0) for one in heard), default=0)
        received.append(as_message(answer.text(), last))


def as_message(page: str, last: int) -> dict[str, Any]:
    """What a page tells, at the move it shows, or else the last one that was heard of; what every
    card looks like is no secret."""
    found = SEQ.search(page)
    at = int(found[1]) if found else last
    return {"seq": at, "patch": {"page": SYMBOLS.sub("", page)}, "say": ""}


def told_too_much(record: str, heard: list[dict[str, Any]]) -> list[tuple[int, str]]:
    """Names in a message that only others could see then, and moves of others; what is chosen in
    secret is asked of all at once."""
    table = hightable.replay(record, 0)
    words = [table.game.vocabulary.texts[word] for _, word in hightable.replay(record).moves]
    by_move: dict[int, str] = {}
    for said in heard:
        text = "".join(said.get("patch", {}).values()) + said.get("say", "")
        by_move[said["seq"]] = by_move.get(said["seq"], "") + text
    assert len(by_move) > FIRST_TURNS
    wrong = []
    for at, word in enumerate(words):
        text = by_move.get(at, "")
        wrong += [(at, name) for name in secrets(table) if says(text, name)] if text else []
        others = table.decision.seat != 0 and not table.decision.secret
        if text and others and 'data-move="' in text:
            wrong.append((at, "moves of another"))
        table.choose(word)
    return wrong


def says(text: str, name: str) -> bool:
    return name in text and re.search(rf"(?<!\w){re.escape(name)}(?!\w)", text) is not None


def secrets(table: hightable.Table) -> set[str]:
    """The names of all that others see and neither the first seat nor a watcher does."""
    known = names(table.seen(0)) | names(table.seen(-1))
    theirs = set().union(*[names(table.seen(seat)) for seat in range(1, table.seats)])
    say = table.game.texts().get
    return {said for name in theirs - known if (said := say("name", name))}


def names(seen: object) -> set[str]:
    if isinstance(seen, dict):
        return set().union(*[names(part) for part in seen.values()])
    if isinstance(seen, list):
        return set().union(*[names(part) for part in seen])
    return {seen} if isinstance(seen, str) else set()
