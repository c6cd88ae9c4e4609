"""Together: two browsers talk at a table, at both sizes; my games; every page without a fault."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from browser.accessible import violations
from browser.conftest import DESKTOP, PHONE, Opener, picture
from browser.driver import finished, open_table, sit_down
from playwright.sync_api import Page, expect
from server.house import House


def open_chat(page: Page, phone: bool) -> None:
    if phone:
        page.locator("[data-page=more]").tap()
        page.locator("#menu .chat-open").tap()
    else:
        page.locator("#top .chat-open").click()
    expect(page.locator("#say")).to_be_focused()


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_friends_talk_at_the_table_and_can_be_muted(browse: Opener, size: tuple[int, int]) -> None:
    phone = size == PHONE
    alice, bruno = browse(size), browse(DESKTOP)
    open_table(alice, "newton", ["here", "friend"])
    link = alice.locator(".links input").first.input_value()
    alice.goto(re.sub("/join/.*", "", link))
    bruno.goto(link)
    bruno.click("form button.go")
    for page in (alice, bruno):
        page.wait_for_selector("body[data-talk='1']")
    open_chat(alice, phone)
    alice.fill("#say", "Good luck, <b>all</b>")
    alice.keyboard.press("Enter")
    expect(alice.locator("#sayings li")).to_have_text("Alice Good luck, <b>all</b>")
    expect(bruno.locator("#said")).to_have_text("Alice: Good luck, <b>all</b>")
    bruno.locator("#said").click()
    bruno.locator("[data-react]").nth(1).click()
    expect(alice.locator("#sayings .react")).to_have_text("👏")
    assert violations(alice) == []
    picture(alice, f"chat-{'phone' if phone else 'desktop'}")
    bruno.locator("[data-mute]").click()
    bruno.keyboard.press("Escape")
    alice.fill("#say", "Hello?")
    alice.keyboard.press("Enter")
    expect(bruno.locator("#sayings li")).to_have_count(3)
    expect(bruno.locator("#said")).to_be_hidden()


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_my_games_are_listed_and_put_away(browse: Opener, size: tuple[int, int]) -> None:
    page = browse(size)
    id = finished(page, "newton")
    page.goto("/mine")
    line = page.locator(f'li:has(a[href="/t/{id}"])')
    expect(line).to_be_visible()
    assert violations(page) == []
    picture(page, f"mine-{'phone' if size == PHONE else 'desktop'}")
    line.locator("button[value=archive]").click()
    expect(line).to_be_hidden()
    page.locator("details summary").click()
    line.locator("button[value=delete]").click()
    expect(line).to_have_count(0)


def test_a_club_lets_people_in_on_pages_without_a_fault(browse: Opener, tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    with House(database, "--house-password=friend", "--patient") as house:
        host, guest = browse(DESKTOP, house.address), browse(PHONE, house.address)
        host.goto("/enter")
        assert violations(host) == []
        host.fill("[name=password]", "friend")
        host.locator("form:has([name=password]) button").click()
        form = {"game": "newton", "seats": "2", "kind0": "here", "kind1": "friend", "listed": "yes"}
        assert host.request.post("/tables", form=form | {"name0": "Alice"}).ok
        host.goto("/")
        expect(host.locator("form[action$='/sit']")).to_be_visible()
        assert violations(host) == []
        host.locator("form[action='/invitations'] button").click()
        assert violations(host) == []
        guest.goto(host.locator("input[value*='/enter/']").input_value())
        assert violations(guest) == []
        guest.locator("main form button").click()
        expect(guest.locator("form[action$='/sit']")).to_be_visible()
        assert violations(guest) == []


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_notices_are_wished_for_and_a_hook_inside_is_refused(
    browse: Opener, size: tuple[int, int]
) -> None:
    page = browse(size)
    page.goto("/notices")
    assert violations(page) == []
    page.fill("#hook", "http://127.0.0.1:9/hook")
    page.click("form button.go")
    expect(page.locator("body")).to_contain_text("inner network")
    assert violations(page) == []


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_the_clock_of_a_move_is_in_sight(browse: Opener, size: tuple[int, int]) -> None:
    page = browse(size)
    page.goto("/new/newton")
    expect(page.locator("[name=clock] option")).to_have_count(7)
    assert violations(page) == []
    sit_down(page, "newton", ["here", "here"], clock="minutes10")
    expect(page.locator("#clock")).to_have_text(re.compile(r"(10:00|9:\d\d)$"))
    assert violations(page) == []
