"""Playing with a mouse: open a table, take it over, click what is lit."""

from __future__ import annotations

import random

from playwright.sync_api import Page

from hightable.games import game as find_game

HURRY = 0.4
NAMES = ("Alice", "Bruno", "Chiara", "Diego")


def open_table(page: Page, game: str, kinds: list[str], **fields: str) -> str:
    """Through the form, as a person would; the id of the table."""
    page.goto(f"/new/{game}")
    page.check(f"#n{len(kinds)}", force=True)
    for at, kind in enumerate(kinds):
        page.fill(f"[name=name{at}]", NAMES[at])
        page.select_option(f"[name=kind{at}]", kind)
    page.select_option("[name=pace]", fields.pop("pace", "off"))
    for name, value in fields.items():
        page.fill(f"[name={name}]", value)
    page.click("form.new button.go")
    page.wait_for_selector("body[data-net=on], .links")
    return page.url.split("/t/")[-1] if "/t/" in page.url else ""


def alone(game: str) -> list[str]:
    """As few seats as the game allows, all at this screen."""
    return ["here"] * min(find_game(game).seats)


def settled(page: Page) -> None:
    """Nothing is on its way."""
    page.wait_for_selector("body:not(.busy)")


def take_over(page: Page) -> None:
    """Say that it is me, if there is a curtain."""
    if page.locator("#ready").count():
        page.click("#ready")
        page.wait_for_selector("#actions [data-move]")


def seq(page: Page) -> int:
    return int(page.evaluate("window.hightable.seq()"))


def choose(page: Page, chance: random.Random, board: bool) -> None:
    """Click a legal move, on the board if asked to and possible, else in the panel."""
    take_over(page)
    ends = page.query_selector("#actions .bar .go")
    if ends and chance.random() < HURRY:
        ends.click()
        return settled(page)
    lit = page.query_selector_all("svg.region [data-move]") if board else []
    shown = [e for e in lit if e.is_visible()]
    buttons = shown or page.query_selector_all("#actions [data-move]")
    chance.choice(buttons).dispatch_event("click") if shown else chance.choice(buttons).click()
    settled(page)


def is_over(page: Page) -> bool:
    return bool(page.locator("#ending-title").count())
