"""Pictures of the four tables in the browser: `python tests/draw/tables.py OUT [GAME ...]`.

Bots play a game to its end; the table is shown as it was a good way into it, when the first seat
had something to choose on the boards. Each table is kept at the size of the reference, at twice
that size, as a colour-blind eye sees it, on a phone tab by tab, and when the game is over.
"""

import os
import shutil
import subprocess
import sys
import tempfile
import time
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import sync_playwright

import hightable
from hightable.bots import bot
from hightable.games import view
from hightable.server.http.cookie import COOKIE
from hightable.server.store.database import Store
from hightable.server.store.opening import Opening, SeatOpening, keep, stored
from hightable.server.store.rooms import Rooms
from hightable.server.store.seats import BOT, HERE, digest, secret

NAMES = ("Alice", "Bruno", "Chiara", "Kepler")
MOMENTS = {
    "alma_mater": (3, 0.72),
    "golem": (11, 0.7),
    "newton": (11, 0.7),
    "sankore": (5, 0.66),
}
TARGETS = 4
DESKTOP, PHONE = (1440, 900), (390, 844)
DEUTERANOPIA = "0.367 0.861 -0.228 0 0 0.280 0.673 0.047 0 0 -0.012 0.043 0.969 0 0 0 0 0 1 0"
BLIND = f"""() => {{
  const box = document.createElement('div');
  box.innerHTML = '<svg width="0" height="0"><filter id="blind" color-interpolation-filters='
    + '"linearRGB"><feColorMatrix values="{DEUTERANOPIA}"/></filter></svg>';
  document.body.append(box);
  document.documentElement.style.filter = 'url(#blind)';
}}"""


def played(game, seats, seed):
    """A whole game between bots."""
    table = hightable.new(game, seats=seats, seed=seed)
    them = [bot("bachelor", seed + seat) for seat in range(seats)]
    while not table.over:
        seat = table.decision.seat
        table.choose(them[seat].choose(table.sight(seat)))
    return table


def until(whole, moves):
    """The same game after so many moves."""
    table = hightable.new(whole.game.name, seats=whole.seats, seed=whole.seed)
    for _, word in whole.moves[:moves]:
        table.choose(whole.game.vocabulary.texts[word])
    return table


def midway(whole, share):
    """A good way into a game, when the first seat may choose among several things on the boards."""
    drawn, start = view(whole.game.name), int(len(whole.moves) * share)
    table = until(whole, start)
    for seat, word in whole.moves[start:]:
        lit = [text for text in table.legal() if drawn.on_board(text)]
        if seat == 0 and len(lit) >= TARGETS:
            break
        table.choose(whole.game.vocabulary.texts[word])
    return table


def kept(rooms, table, host):
    """Put a table into the store: the first seat is the host's, bots have the others."""
    seats = [
        SeatOpening(HERE if at == 0 else BOT, NAMES[at], "bachelor") for at in range(table.seats)
    ]
    plan = Opening(table.game.name, table.options, seats, False, 800, None)
    return keep(rooms, plan, table, stored(table, len(table.moves)), (digest(host), ""))[0]


@contextmanager
def serving(database):
    command = [sys.executable, "-m", "hightable", "serve", "--no-browser", "--database", database]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    try:
        yield process.stdout.readline().split()[2].rstrip("/")
    finally:
        process.kill()
        process.wait()


def opened(browser, address, host, size, scale=1):
    context = browser.new_context(
        viewport={"width": size[0], "height": size[1]},
        device_scale_factor=scale,
        reduced_motion="reduce",
        has_touch=size == PHONE,
        base_url=address,
    )
    context.add_cookies([{"name": COOKIE, "value": host, "url": address}])
    return context.new_page()


def shoot(page, path):
    page.screenshot(path=path, animations="disabled")


def show(page, id):
    page.goto(f"/t/{id}")
    page.wait_for_selector("body[data-net=on]")
    page.wait_for_timeout(100)


def pictures(browser, address, host, game, ids, out):
    page = opened(browser, address, host, DESKTOP)
    show(page, ids["now"])
    shoot(page, out / f"{game}.png")
    page.evaluate(BLIND)
    shoot(page, out / f"{game}-deuteranopia.png")
    page = opened(browser, address, host, DESKTOP, 2)
    show(page, ids["now"])
    shoot(page, out / f"{game}-2x.png")
    page = opened(browser, address, host, PHONE, 2)
    show(page, ids["now"])
    shoot(page, out / f"{game}-phone.png")
    for at, tab in enumerate(page.query_selector_all("[data-tab]")):
        tab.dispatch_event("click")
        shoot(page, out / f"{game}-phone-{at}.png")
    for size in (DESKTOP, PHONE):
        page = opened(browser, address, host, size)
        show(page, ids["over"])
        shoot(page, out / f"{game}-end-{size[0]}.png")


def main(out, games):
    out.mkdir(parents=True, exist_ok=True)
    host = secret()
    seats = int(os.environ.get("SEATS", "4"))
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        database = f"sqlite:///{Path(folder) / 'tables.sqlite'}"
        rooms = Rooms(Store(database))
        tables = {}
        for game in games:
            seed, share = MOMENTS[game]
            whole = played(game, seats, seed)
            moments = {"now": midway(whole, share), "over": whole}
            tables[game] = {key: kept(rooms, table, host) for key, table in moments.items()}
        rooms.store.close()
        found = shutil.which("chromium-headless-shell") or shutil.which("chromium")
        path = os.environ.get("CHROMIUM") or found
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        with serving(database) as address:
            time.sleep(1)
            for game, ids in tables.items():
                pictures(browser, address, host, game, ids, out)
        browser.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:] or hightable.games())
