"""Journeys: whole games and turns by mouse, by keyboard, on a phone; undo, reload, reconnect."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest
from browser.conftest import PHONE, Opener, picture
from browser.driver import alone, choose, is_over, open_table, seq, settled, take_over
from playwright.sync_api import Page, expect
from server.house import House

import hightable

MOST = 900
SYMBOLS = re.compile(r'<svg width="0".*?</defs></svg>', re.DOTALL)


def test_a_whole_game_between_two_at_one_screen_to_the_end(browse: Opener, game: str) -> None:
    page = browse()
    open_table(page, game, ["here", "here"])
    picture(page, f"{game}-curtain")
    chance = random.Random(3)
    for at in range(MOST):
        if is_over(page):
            break
        take_over(page)
        choose(page, chance, at % 2 == 0)
        if at == 40:
            take_over(page)
            picture(page, f"{game}-table")
    expect(page.locator("#ending-title")).to_contain_text("with")
    expect(page.locator("#ending table")).to_be_visible()
    expect(page.locator("#ending .seal")).to_contain_text("It fits.")
    picture(page, f"{game}-end")
    page.click("#ending [data-hide]")
    picture(page, f"{game}-last")


def test_a_turn_by_keyboard_alone(browse: Opener, game: str) -> None:
    page = browse()
    open_table(page, game, ["here", "here"])
    page.keyboard.press("Enter")
    page.wait_for_selector("#actions [data-move]")
    for press in ("1", "2", "ArrowRight Enter", "1"):
        before = seq(page)
        if page.locator("#ready").count():
            page.keyboard.press("Enter")
            page.wait_for_selector("#actions [data-move]")
        for key in press.split():
            page.keyboard.press(key)
        settled(page)
        if press[0].isdigit():
            assert seq(page) == before + 1
    assert page.evaluate("document.activeElement !== document.body")


def test_a_turn_on_a_phone_by_touch(browse: Opener, game: str) -> None:
    page = browse(PHONE)
    open_table(page, game, alone(game))
    for at in range(6):
        take_over(page)
        buttons = page.locator("#actions [data-move]")
        buttons.nth(at % buttons.count()).tap()
        settled(page)
        expect(page.locator(".board:visible")).to_have_count(1)
    take_over(page)
    tabs = page.locator("[data-tab]")
    for at in range(tabs.count()):
        tabs.nth(at).tap()
        expect(page.locator(".board:visible")).to_have_count(1)
        picture(page, f"{game}-phone-{at}")


def test_undo_goes_back_step_by_step_and_stops_at_the_barrier(browse: Opener, game: str) -> None:
    page = browse()
    open_table(page, game, alone(game), seed="5")
    undone = 0
    chance = random.Random(1)
    for _ in range(60):
        choose(page, chance, False)
        undo = page.locator("#b-undo[data-undo]")
        if undo.count():
            before = page.inner_text("#prompt")
            moves = seq(page)
            page.keyboard.press("u")
            settled(page)
            assert seq(page) == moves + 1
            undone += 1
            assert before
        if undone > 2:
            break
    assert undone > 2


def test_a_reload_in_the_middle_of_a_choice_loses_nothing(browse: Opener, game: str) -> None:
    page = browse()
    open_table(page, game, alone(game), seed="5")
    chance = random.Random(2)
    for _ in range(5):
        choose(page, chance, False)
    before = page.inner_text("#actions"), page.inner_text("#log"), seq(page)
    page.reload()
    page.wait_for_selector("body[data-net=on]")
    assert (page.inner_text("#actions"), page.inner_text("#log"), seq(page)) == before


def test_reconnecting_after_the_server_was_killed(browse: Opener, tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    first = House(database)
    page = browse(address=first.address)
    open_table(page, "newton", ["here"], seed="5")
    chance = random.Random(2)
    for _ in range(3):
        choose(page, chance, False)
    moves = seq(page)
    first.kill()
    page.wait_for_selector("body[data-net=off]")
    expect(page.locator("#net")).to_be_visible()
    page.locator("#actions [data-move]").first.click()
    second = House(database, f"--port={first.address.rpartition(':')[2]}")
    page.wait_for_selector("body[data-net=on]:not(.busy)")
    assert seq(page) == moves + 1
    choose(page, chance, False)
    assert seq(page) == moves + 2
    second.kill()


def test_a_friend_joins_by_link_and_receives_no_secret(browse: Opener, game: str) -> None:
    alice, bruno = browse(), browse()
    received: list[str] = []
    bruno.on(
        "websocket",
        lambda socket: socket.on("framereceived", lambda said: received.append(str(said))),
    )
    bruno.on("response", lambda answer: keep(received, answer))
    open_table(alice, game, ["here", "friend"], seed="6")
    link = alice.input_value(".link")
    alice.click("a.go")
    bruno.goto(link)
    picture(bruno, f"{game}-join")
    bruno.fill("#name", "Bruno")
    bruno.click("button.go")
    bruno.wait_for_selector("body[data-net=on]")
    twin = hightable.new(game, seats=2, seed=6)
    hidden = secrets(twin)
    offered: set[str] = set()
    while not twin.over and twin.decision.seat == 0 and len(twin.moves) < 4:
        offered |= set(twin.decision.options)
        word = twin.decision.options[0]
        alice.click(f'#actions [data-move="{word}"]')
        twin.choose(word)
        settled(alice)
        hidden &= secrets(twin)
    text = SYMBOLS.sub("", "\n".join(received).replace('\\"', '"'))
    assert len(text) > 1000
    assert [name for name in hidden if name in text] == []
    own = set(twin.decision.options) if twin.decision.seat == 1 else set()
    assert offered
    assert [word for word in offered - own if f'data-move="{word}"' in text] == []


def secrets(table: hightable.Table) -> set[str]:
    """The names of all that the first seat sees and neither the second nor a watcher does."""
    known = words(table.seen(1)) | words(table.seen(-1))
    names = table.game.catalogue.sections["name"]
    return {names[word] for word in words(table.seen(0)) - known if word in names}


def words(seen: object) -> set[str]:
    if isinstance(seen, dict):
        return set().union(*[words(part) for part in seen.values()])
    if isinstance(seen, list):
        return set().union(*[words(part) for part in seen])
    return {seen} if isinstance(seen, str) else set()


def keep(received: list[str], answer: object) -> None:
    """The text of what a browser got, if it is text."""
    kind = getattr(answer, "headers", {}).get("content-type", "")
    if kind.startswith("text/html"):
        received.append(answer.text())  # type: ignore[attr-defined]


def test_a_replay_is_stepped_played_and_addressed(browse: Opener, game: str) -> None:
    page = browse()
    id = finished(page, game)
    page.goto(f"/t/{id}/replay?at=7")
    page.wait_for_selector("body[data-net=on]")
    expect(page.locator("#actions .prompt")).to_contain_text("7")
    page.keyboard.press("ArrowRight")
    expect(page.locator("#actions .prompt")).to_contain_text("8")
    expect(page).to_have_url(re.compile(r"at=8"))
    page.select_option("#speed", "8")
    page.click("[data-step=play]")
    expect(page.locator("#actions .prompt")).not_to_contain_text("Move 8 ")
    page.click("[data-step=play]")
    page.click("[data-step=last]")
    picture(page, f"{game}-replay")
    page.click("[data-step=first]")
    expect(page.locator("#actions .prompt")).to_contain_text("0")


def test_a_record_is_brought_and_played_on(browse: Opener, game: str) -> None:
    page = browse()
    id = finished(page, game)
    page.goto(f"/t/{id}/replay?at=9")
    page.wait_for_selector("body[data-net=on]")
    page.click("#actions form button.go")
    page.wait_for_selector("body[data-net=on]:not(.replay)")
    assert seq(page) == 9
    choose(page, random.Random(1), False)
    assert seq(page) == 10


def finished(page: Page, game: str) -> str:
    """Bring the record of a game played at random; its table's id."""
    table = hightable.new(game, seats=2, seed=4)
    table.playout(4)
    page.goto("/")
    page.fill("#record", table.record())
    page.click(".bring button")
    page.wait_for_selector("body[data-net=on]")
    return page.url.split("/t/")[1].split("/")[0]


@pytest.mark.parametrize("pace", ["off"])
def test_bots_answer_and_are_seen(browse: Opener, game: str, pace: str) -> None:
    page = browse()
    open_table(page, game, ["here", "bot freshman"], pace=pace)
    chance = random.Random(1)
    for _ in range(400):
        if page.locator("#log li").count() > 12:
            break
        if page.locator("#actions [data-move]").count():
            choose(page, chance, False)
    assert page.locator("#log li").count() > 12
