"""A real server, a real Chromium, and a place for the pictures."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright
from server.house import House

from hightable.server.page.lobby import playable

ARTEFACTS = Path(__file__).parents[2] / "artefacts"
ARGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
CHROMIUM = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, BROWSERS)), None)
DESKTOP, TABLET, PHONE = (1440, 900), (900, 1180), (390, 844)
GAMES = [game.name for game in playable()]

Opener = Callable[..., Page]


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Every game that can be played in the browser is."""
    marked = any("game" in mark.args[0] for mark in metafunc.definition.iter_markers("parametrize"))
    if "game" in metafunc.fixturenames and not marked:
        metafunc.parametrize("game", GAMES)


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    """The system's browser, or the one Playwright has installed."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGS)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    folder = tmp_path_factory.mktemp("browser")
    with House(f"sqlite:///{folder / 'tables.sqlite'}", "--patient") as found:
        yield found


@pytest.fixture
def browse(chromium: Browser, house: House) -> Iterator[Opener]:
    """Open pages in browsers that do not know each other; any error of a script fails the test."""
    contexts: list[BrowserContext] = []
    wrong: list[str] = []

    def open_page(size: tuple[int, int] = DESKTOP, address: str = "", touch: bool = False) -> Page:
        context = chromium.new_context(
            viewport={"width": size[0], "height": size[1]},
            base_url=address or house.address,
            reduced_motion="reduce",
            has_touch=touch or size == PHONE,
        )
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(20_000)
        page.on("pageerror", lambda error: wrong.append(str(error)))
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert wrong == []


def picture(page: Page, name: str) -> None:
    """Keep a screenshot to be looked at."""
    ARTEFACTS.mkdir(exist_ok=True)
    page.screenshot(path=ARTEFACTS / f"{name}.png", animations="disabled")
