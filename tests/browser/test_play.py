"""Journeys: a turn by keyboard, on a phone; undo, reload, reconnect, a friend, replay."""

from __future__ import annotations

import json
import random
import re
from pathlib import Path

import pytest
from browser.conftest import PHONE, Opener, picture
from browser.driver import (
    alone,
    bring,
    choose,
    click,
    finished,
    look_at,
    open_table,
    seq,
    settled,
    sit_down,
    take_over,
)
from browser.test_games import SYMBOLS, names, says
from playwright.sync_api import Page, Response, expect
from server.house import House
from server.test_gestures import GAMES, asked

import hightable
from hightable.server.page.gestures import proposal
from hightable.server.page.viewpoint import dealt_anew

# A slip that has just come takes no tap for so long, in milliseconds.
STANDS = 350


def test_a_turn_by_keyboard_alone(browse: Opener, game: str) -> None:
    """A number twice is a choice, or two where the listed option leads straight to a target."""
    page = browse()
    sit_down(page, game, ["here", "here"])
    page.keyboard.press("Enter")
    page.wait_for_selector("#actions [data-move]")
    for press in ("1 1", "2 Enter", "ArrowRight Enter", "1 1"):
        before = seq(page)
        if page.locator("#ready").count():
            page.keyboard.press("Enter")
            page.wait_for_selector("#actions [data-move]")
        for key in press.split():
            page.keyboard.press(key)
        settled(page)
        if press[0].isdigit():
            assert before + 1 <= seq(page) <= before + 2
        assert page.evaluate("document.activeElement !== document.body")


def test_a_turn_on_a_phone_by_touch(browse: Opener, game: str) -> None:
    """The first tap chooses, one on its slip or the gold button plays; what only leads to the next
    question is opened at once."""
    page = browse(PHONE)
    sit_down(page, game, alone(game))
    for at in range(4):
        take_over(page)
        option = page.locator("#moves [data-move]").first
        before = seq(page)
        only_leads = page.locator("#moves [data-leads], #moves [data-sure]").count()
        look_at(page, option)
        option.tap()
        if only_leads or page.locator("#ready").count():
            settled(page)
            continue
        expect(page.locator("#slip")).to_be_visible()
        assert seq(page) == before
        page.wait_for_timeout(STANDS)
        page.locator("#b-go" if at % 2 else "#slip").tap()
        settled(page)
        assert seq(page) > before
        expect(page.locator(".board:visible")).to_have_count(1)
    take_over(page)
    pages(page, game)


def pages(page: Page, game: str) -> None:
    """Five tabs; every board, the log and the scores are one or two taps away."""
    tabs = page.locator(".tabs [data-page]")
    assert tabs.count() == 5
    for at, shown in enumerate(("#actions", "#boards", "#log", "#scores", "#menu")):
        tabs.nth(at).tap()
        expect(page.locator(shown)).to_be_visible()
        expect(page.locator("[data-page][aria-pressed=true]")).to_have_count(1)
        expect(tabs.nth(at)).to_have_attribute("aria-pressed", "true")
    for at in range(page.locator("[data-tab]").count()):
        tabs.nth(1).tap()
        part = page.locator("[data-tab]").nth(at)
        part.tap()
        expect(part).to_have_attribute("aria-pressed", "true")
        expect(page.locator(".board:visible")).to_have_count(1)
        expect(page.locator("#where b")).to_have_text(part.locator("b").text_content() or "-")
        picture(page, f"{game}-phone-{at}")


def test_undo_goes_back_step_by_step_and_a_reload_loses_nothing(browse: Opener, game: str) -> None:
    page = browse()
    sit_down(page, game, alone(game), seed="5")
    undone = 0
    chance = random.Random(1)
    for _ in range(60):
        take_over(page)
        before = page.inner_text("#log")
        choose(page, chance)
        if page.locator("#b-undo[data-undo]").count():
            moves = seq(page)
            page.keyboard.press("u")
            settled(page)
            assert seq(page) == moves + 1
            assert page.inner_text("#log") == before
            undone += 1
            choose(page, chance)
        if undone > 2:
            break
    assert undone > 2
    take_over(page)
    shown = page.inner_text("#actions"), page.inner_text("#log"), seq(page)
    page.reload()
    page.wait_for_selector("body[data-net=on]")
    assert (page.inner_text("#actions"), page.inner_text("#log"), seq(page)) == shown


@pytest.mark.parametrize(("game", "kinds"), [(game, ["here", "here"]) for game in GAMES])
def test_a_payment_or_allocation_is_one_gesture(
    browse: Opener, game: str, kinds: list[str]
) -> None:
    page = browse()
    table = asked(game)
    found = proposal(table, dealt_anew(table))
    assert found
    bring(page, table)
    if page.locator("#b-fill").count():
        page.click("#b-fill")
    else:
        gold = page.locator("#b-go")
        expect(gold).to_have_accessible_name(re.compile(re.escape(found.label[:20])))
    words = json.loads(page.get_attribute("#b-go", "data-play") or "")
    assert words == found.words[: len(words)]
    assert page.locator("#moves .proposed").count() >= 1
    prompt, moves = page.inner_text("#prompt"), seq(page)
    picture(page, f"{game}-tray")
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("Enter")
    settled(page)
    assert seq(page) == moves + len(words)
    take_over(page)
    page.keyboard.press("u")
    settled(page)
    assert (page.inner_text("#prompt"), seq(page)) == (prompt, moves + len(words) + 1)
    page.locator("#moves [data-move]:not(.proposed)").first.click()
    settled(page)
    assert seq(page) == moves + len(words) + 2


def test_a_tooltip_leads_to_its_paragraph_of_the_rules(browse: Opener) -> None:
    page = browse()
    sit_down(page, "newton", ["here"], seed="5")
    page.locator("#players .res span").first.hover()
    page.click("#tip a")
    page.wait_for_selector("#rules[open] .rule:visible")
    assert page.input_value("#search")
    assert page.locator("#rules .rule:visible").count() < page.locator("#rules .rule").count()


def test_reconnecting_after_the_server_was_killed(browse: Opener, tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    with House(database) as house:
        page = browse(address=house.address)
        open_table(page, "newton", ["here"], seed="5")
        chance = random.Random(2)
        for _ in range(3):
            choose(page, chance)
        moves = seq(page)
        house.kill()
        page.wait_for_selector("body[data-net=off]")
        expect(page.locator("#net")).to_be_visible()
        click(page, page.wait_for_selector("#actions [data-move]"))
        house.start(f"--port={house.address.rpartition(':')[2]}")
        page.wait_for_selector("body[data-net=on]:not(.busy)")
        assert seq(page) == moves + 1
        choose(page, chance)
        assert seq(page) == moves + 2


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
    bruno.fill("#name", "Bruno")
    bruno.click("button.go")
    bruno.wait_for_selector("body[data-net=on]")
    twin = hightable.new(game, seats=2, seed=6, confirm=True)
    hidden = hers(twin)
    offered: set[str] = set()
    while not twin.over and twin.decision.seat == 0 and len(twin.moves) < 4:
        offered |= set(twin.decision.options)
        word = twin.decision.options[0]
        alice.locator(f'#actions [data-move="{word}"]').last.dispatch_event("click")
        twin.choose(word)
        settled(alice)
        hidden &= hers(twin)
    text = SYMBOLS.sub("", "\n".join(received).replace('\\"', '"'))
    assert len(text) > 1000
    assert [name for name in hidden if says(text, name)] == []
    own = set(twin.decision.options) if twin.decision.seat == 1 else set()
    assert offered
    assert [word for word in offered - own if f'data-move="{word}"' in text] == []


def keep(received: list[str], answer: Response) -> None:
    """The text of a page of the table."""
    if "/t/" in answer.url and answer.headers.get("content-type", "").startswith("text/html"):
        received.append(answer.text())


def hers(table: hightable.Table) -> set[str]:
    """The names of all that the first seat sees and neither the second nor a watcher does."""
    known = names(table.seen(1)) | names(table.seen(-1))
    say = table.game.texts().get
    return {said for name in names(table.seen(0)) - known if (said := say("name", name))}


def test_a_replay_is_stepped_played_addressed_and_played_on(browse: Opener, game: str) -> None:
    page = browse()
    id = finished(page, game)
    page.goto(f"/t/{id}/replay?at=7")
    page.wait_for_selector("body[data-net=on]")
    prompt = page.locator("#actions .prompt")
    expect(prompt).to_contain_text("7")
    page.keyboard.press("ArrowRight")
    expect(prompt).to_contain_text("8")
    expect(page).to_have_url(re.compile(r"at=8"))
    page.select_option("#speed", "8")
    page.click("[data-step=play]")
    expect(prompt).not_to_contain_text("Move 8 ")
    page.click("[data-step=play]")
    page.click("[data-step=last]")
    expect(page.locator("#slider")).to_have_value(page.get_attribute("#slider", "max"))
    page.click("[data-step=first]")
    expect(prompt).to_contain_text("Move 0 ")
    page.click("[data-step=turn_on]")
    expect(prompt).to_contain_text(re.compile(r"Move [1-9]"))
    rounds = page.locator("#rounds option").evaluate_all("all => all.map(one => one.value)")
    page.select_option("#rounds", rounds[2])
    expect(prompt).to_contain_text(f"Move {rounds[2]} ")
    page.click("[data-step=first]")
    expect(prompt).to_contain_text("Move 0 ")
    page.keyboard.press("ArrowRight")
    expect(prompt).to_contain_text("Move 1 ")
    page.click("#actions form button.go")
    page.wait_for_selector("body[data-net=on]:not(.replay)")
    assert seq(page) == 1
    expect(page.locator("#top .tried")).to_have_attribute("href", f"/t/{id}/replay?at=1")
    choose(page, random.Random(1))
    assert seq(page) == 2
