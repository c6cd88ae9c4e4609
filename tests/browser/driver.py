"""Playing in the page: open a table, take it over, click what is lit."""

from __future__ import annotations

import random
from typing import Any

from playwright.sync_api import ElementHandle, Locator, Page

import hightable
from hightable.games import game as find_game

HURRY = 0.4
# What ends or cannot be undone takes no click so soon after it came under a resting pointer, in ms.
SUDDEN = 450
DANGEROUS = "e => e.matches('[data-final], [data-ends], #b-go')"
GOES_ON = "#b-go:is([data-play], [data-move]), .foot .quiet.sure, #b-quiet:not([data-ask])"
NAMES = ("Alice", "Bruno", "Chiara", "Diego")
CLICKS = """async ({ most, seed, goes_on, way }) => {
  const $ = s => document.querySelector(s);
  const shown = s => [...document.querySelectorAll(s)].filter(e => e.getClientRects().length);
  const till = async holds => {
    for (const end = performance.now() + 60000; !holds(); await new Promise(r => setTimeout(r)))
      if (performance.now() > end) throw new Error('waited in vain: ' + document.title);
  };
  const open = () => $('#ending-title') || $('#ready') || $('#actions [data-move]');
  let state = seed;
  const chance = n => (state = (Math.imul(state, 1664525) + 1013904223) >>> 0, (state >>> 8) % n);
  const done = { board: 0, panel: 0, over: false };
  const click = e => e.dispatchEvent(new PointerEvent('click', { bubbles: true }));
  const finger = { bubbles: true, pointerType: 'touch' };
  const tap = e => e.dispatchEvent(new PointerEvent('click', finger));
  const twice = key => { press(key, document.body); press(key, document.body); };
  const press = (key, e) =>
    e.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  const touch = e => { tap(e); if (!document.body.classList.contains('busy')) tap(e); };
  const keys = e => {
    const at = shown('#moves [data-move]').indexOf(e);
    if (e.matches('.quiet.sure')) twice('e');
    else if (e.matches('.quiet')) press('e', document.body);
    else if (at >= 0 && at < 9) twice(`${at + 1}`);
    else if (e.matches('#b-go')) { document.activeElement.blur(); press('Enter', document.body); }
    else click(e);
  };
  const said = { '': click, board: click, panel: click, keys, touch };
  while (done.board + done.panel < most) {
    await till(() => !document.body.classList.contains('busy') && open());
    if (done.over = Boolean($('#ending-title'))) break;
    if ($('#ready')) { $('#ready').click(); await till(() => !$('#ready')); continue; }
    const board = way ? way === 'board' : chance(2);
    const lit = board ? shown('svg.region [data-move]') : [];
    const gold = $(goes_on);
    const listed = shown('#moves [data-move], #b-go[data-move]');
    const all = chance(5) < 2 && gold ? [gold] : lit.length ? lit : listed;
    done[all === lit ? 'board' : 'panel'] += 1;
    said[way](all[chance(all.length)]);
  }
  return done;
}"""


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


def sit_down(page: Page, game: str, kinds: list[str], **fields: str) -> None:
    """The same without the form."""
    form = {"game": game, "seats": str(len(kinds)), "pace": "off"} | fields
    form |= {f"kind{at}": kind for at, kind in enumerate(kinds)}
    form |= {f"name{at}": NAMES[at] for at in range(len(kinds))}
    answer = page.request.post("/tables", form=form, max_redirects=0)
    assert answer.status == 303, answer.text()
    page.goto(answer.headers["location"])
    page.wait_for_selector("body[data-net=on]")


def alone(game: str) -> list[str]:
    """As few seats as the game allows, all at this screen."""
    return ["here"] * min(find_game(game).seats)


def against_bots(game: str) -> list[str]:
    """As many seats as the game allows, a bot on each but one."""
    return ["here", *["bot freshman"] * (max(find_game(game).seats) - 1)]


def settled(page: Page) -> None:
    """Nothing is on its way."""
    page.wait_for_selector("body:not(.busy)")


def take_over(page: Page) -> None:
    """Say that it is me, if there is a curtain."""
    if page.locator("#ready").count():
        page.click("#ready")
        page.wait_for_selector("#actions [data-move]")


def seq(page: Page) -> int:
    return int(page.evaluate("document.body.dataset.seq"))


def choose(page: Page, chance: random.Random, board: bool = False) -> None:
    """Click a legal move, on the board if asked to and possible, else in the panel."""
    take_over(page)
    ends = page.query_selector(GOES_ON)
    if ends and chance.random() < HURRY:
        ends.dispatch_event("click")
        return settled(page)
    lit = page.query_selector_all("svg.region [data-move]") if board else []
    shown = [e for e in lit if e.is_visible()]
    buttons = shown or page.query_selector_all("#moves [data-move], #b-go[data-move]")
    chosen = chance.choice(buttons)
    chosen.dispatch_event("click") if shown else click(page, chosen)
    settled(page)


def click(page: Page, thing: ElementHandle) -> None:
    """Click as people do."""
    look_at(page, thing)
    thing.click()


def look_at(page: Page, thing: ElementHandle | Locator) -> None:
    """People look before they end something."""
    if thing.evaluate(DANGEROUS):
        page.wait_for_timeout(SUDDEN)


def play_on(page: Page, seed: int, most: int = 2000, way: str = "") -> dict[str, Any]:
    """Go through the page's own lit things, as quickly as the table answers; by all ways, or by
    the "board", the "panel", "keys" or "touch" only."""
    asked = {"most": most, "seed": seed, "goes_on": GOES_ON, "way": way}
    done: dict[str, Any] = page.evaluate(CLICKS, asked)
    return done


def finished(page: Page, game: str) -> str:
    """Bring the record of a game played at random; its table's id."""
    table = hightable.new(game, seats=2, seed=4)
    table.playout(4)
    return bring(page, table)


def bring(page: Page, table: hightable.Table) -> str:
    """Open a table from its record, through the lobby."""
    page.goto("/")
    page.click(".bring summary")
    page.fill("#record", table.record())
    page.click(".bring button")
    page.wait_for_selector("body[data-net=on]")
    return page.url.split("/t/")[1].split("/")[0]
