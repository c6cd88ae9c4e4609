"""Accessibility and layout of every screen, at every size."""

from __future__ import annotations

import pytest
from axe_playwright_python.sync_playwright import Axe
from browser.conftest import DESKTOP, PHONE, TABLET, Opener, picture
from browser.driver import alone, open_table, take_over
from browser.test_play import finished
from playwright.sync_api import Page, expect

from hightable.games import view

TAGS = ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa", "best-practice"]
SIZES = pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])


def sound(page: Page, what: str) -> None:
    """No violation of the rules of accessibility."""
    page.wait_for_timeout(50)
    found = Axe().run(page, options={"runOnly": {"type": "tag", "values": TAGS}})
    said = [
        f"{one['id']}: {one['help']} {[node['target'] for node in one['nodes']][:3]}"
        for one in found.response["violations"]
    ]
    assert said == [], f"{what}: {said}"


@SIZES
def test_lobby_and_forms_are_accessible(browse: Opener, size: tuple[int, int]) -> None:
    page = browse(size)
    name = "phone" if size == PHONE else "desktop"
    for path in ("/", "/new/newton", "/rules/newton", "/no/such/page"):
        page.goto(path)
        sound(page, path)
        picture(page, f"page{path.replace('/', '-')}-{name}")
    open_table(page, "newton", ["here", "friend"])
    sound(page, "links")
    link = page.input_value(".link")
    page.goto(link)
    sound(page, "join")


@SIZES
def test_a_table_is_accessible(browse: Opener, game: str, size: tuple[int, int]) -> None:
    page = browse(size)
    open_table(page, game, ["here", "here"])
    sound(page, "curtain")
    take_over(page)
    sound(page, "table")
    for sheet in ("rules", "scores", "menu", "describe"):
        page.evaluate(f"document.getElementById('{sheet}').close()")
        page.keyboard.press({"menu": "?", "describe": "b"}.get(sheet, sheet[0]))
        page.wait_for_selector(f"#{sheet}[open]")
        page.wait_for_load_state("networkidle")
        sound(page, sheet)
        picture(page, f"{game}-{sheet}-{size[0]}")
        page.keyboard.press("Escape")


@SIZES
def test_end_and_replay_are_accessible(browse: Opener, game: str, size: tuple[int, int]) -> None:
    page = browse(size)
    id = finished(page, game)
    sound(page, "replay")
    picture(page, f"{game}-replay-{size[0]}")
    page.goto(f"/t/{id}")
    page.wait_for_selector("#ending-title")
    sound(page, "end")
    picture(page, f"{game}-end-{size[0]}")
    page.goto("/")
    sound(page, "lobby with tables")


@pytest.mark.parametrize("size", [DESKTOP, TABLET, PHONE], ids=["desktop", "tablet", "phone"])
def test_the_layout_holds(browse: Opener, game: str, size: tuple[int, int]) -> None:
    page = browse(size)
    open_table(page, game, alone(game))
    take_over(page)
    picture(page, f"{game}-{size[0]}")
    width, height = size
    overflow = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert overflow <= 0
    shown = [name for row in view(game).rows for name in row]
    if size == PHONE:
        expect(page.locator(".board:visible")).to_have_count(1)
    else:
        check_boards(page, game, shown, width)
    if size == DESKTOP:
        assert page.evaluate("document.documentElement.scrollHeight - innerHeight") <= 0
        for target in page.query_selector_all("svg.region [data-move]"):
            box = target.bounding_box()
            assert box
            assert box["x"] >= 0
            assert box["x"] + box["width"] <= width
            assert box["y"] + box["height"] <= height
            assert max(box["width"], box["height"]) >= 20


def check_boards(page: Page, game: str, shown: list[str], width: int) -> None:
    """Every region of the rows has its proportions and lies inside the window."""
    scale = set()
    for name in shown:
        box = page.locator(f"#board-{name}").bounding_box()
        region = view(game).region(name)
        assert box
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= width + 1
        assert abs(box["width"] / box["height"] - region.width / region.height) < 0.02
        scale.add(round(box["width"] / region.width, 2))
    assert max(scale) - min(scale) <= 0.011
