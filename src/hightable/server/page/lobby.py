"""The lobby: a tile for each game, running tables with one's own turn first, finished games."""

from __future__ import annotations

import json

from hightable.draw.markup import Markup, el
from hightable.draw.pieces import avatar
from hightable.games import game as find_game
from hightable.games import names
from hightable.games import view as view_of
from hightable.kernel import Game, NotFound
from hightable.server.page.document import plain_page
from hightable.server.page.style import version
from hightable.server.store.moves import Store, StoredTable, held_by
from hightable.server.store.seats import Seat, held, read_seat
from hightable.server.texts import say


def playable() -> list[Game]:
    """The games one can sit down to: those that are drawn."""
    return [find_game(name) for name in names() if drawn(name)]


def drawn(name: str) -> bool:
    try:
        view_of(name)
    except (ImportError, AttributeError):
        return False
    return True


def check_game(name: str) -> Game:
    """A game one can sit down to."""
    if name not in names(all=True) or not drawn(name):
        raise NotFound(say("fault", "no_game"))
    return find_game(name)


def lobby(store: Store, holder: str) -> str:
    rows = held_by(store, holder) if holder else []
    entries = [(row, [read_seat(seat) for seat in store.seats(row.id)]) for row in rows]
    running = [entry for entry in entries if not entry[0].over]
    running.sort(key=lambda entry: entry[0].turn not in held(entry[1], holder))
    over = [entry for entry in entries if entry[0].over]
    return plain_page(
        say("lobby", "title"),
        el("h1", say("lobby", "title"), class_="sr"),
        el("p", say("lobby", "motto"), class_="motto"),
        el(
            "section",
            [tile(game) for game in playable()],
            class_="tiles",
            aria_label=say("lobby", "games"),
        ),
        listing("yours", "none", [line(row, seats, holder) for row, seats in running]),
        listing("finished", "none_finished", [line(row, seats, holder) for row, seats in over]),
        bring(),
    )


def tile(game: Game) -> Markup:
    """A game's large tile: its ground, ornament, name and players."""
    said = say("lobby", "players", least=min(game.seats), most=max(game.seats))
    return el(
        "a",
        el("img", src=f"/picture/{game.name}.svg?{version()}", alt="", loading="lazy"),
        el("span", game.texts().say("title", "game"), class_="tile-name"),
        el("span", said, class_="tile-note"),
        el("span", say("lobby", "open"), class_="tile-go"),
        href=f"/new/{game.name}",
        class_="tile",
    )


def listing(title: str, none: str, lines: list[Markup]) -> Markup:
    content = el("ul", lines, class_="tables") if lines else el("p", say("lobby", none))
    return el("section", el("h2", say("lobby", title)), content, class_="panel")


def line(row: StoredTable, seats: list[Seat], holder: str) -> Markup:
    """A table in the lobby: game, people, and how it stands."""
    mine = row.turn in held(seats, holder)
    people = [el("span", avatar(s.seat, 16), " ", s.name, class_="person") for s in seats]
    title = find_game(row.game).texts().say("title", "game")
    return el(
        "li",
        el(
            "a",
            el("b", title),
            el("span", people, class_="people"),
            el("span", state(row, seats, mine), class_="state" + (" mine" if mine else "")),
            href=f"/t/{row.id}",
        ),
    )


def state(row: StoredTable, seats: list[Seat], mine: bool) -> str:
    if row.over:
        result = json.loads(row.result)
        known = [s.name for s in seats] + [find_game(row.game).texts().get("text", "automa") or ""]
        who = " and ".join(known[seat] for seat in result["winners"])
        key = "wins" if len(result["winners"]) == 1 else "shared"
        return say("lobby", key, who=who, points=result["scores"][result["winners"][0]])
    if mine:
        return say("lobby", "your_turn")
    return say("lobby", "waits", who=seats[row.turn].name)


def bring() -> Markup:
    text = el("textarea", "", name_="record", rows=4, id="record", required="required")
    return el(
        "section",
        el("h2", say("lobby", "bring")),
        el("p", say("lobby", "bring_hint"), class_="hint"),
        el(
            "form",
            el("label", say("lobby", "bring_text"), for_="record"),
            text,
            el("button", say("lobby", "bring_button"), type="submit"),
            method="post",
            action="/import",
        ),
        class_="panel bring",
    )
