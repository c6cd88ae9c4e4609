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
from hightable.server.page.menu import languages
from hightable.server.page.style import version
from hightable.server.store.moves import Store, StoredTable, held_by
from hightable.server.store.seats import Seat, held, read_seat
from hightable.server.store.taught import is_lesson
from hightable.texts import Translation


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
        raise NotFound("server.no_game")
    return find_game(name)


def lobby(house: Translation, store: Store, holder: str) -> str:
    rows = [row for row in held_by(store, holder) if not is_lesson(row.origin)] if holder else []
    entries = [(row, [read_seat(seat) for seat in store.seats(row.id)]) for row in rows]
    running = [entry for entry in entries if not entry[0].over]
    running.sort(key=lambda entry: entry[0].turn not in held(entry[1], holder))
    over = [entry for entry in entries if entry[0].over]
    return plain_page(
        house,
        house.say("lobby", "title"),
        el("h1", house.say("lobby", "title"), class_="sr"),
        el("p", house.say("lobby", "motto"), class_="motto"),
        el(
            "section",
            [tile(house, game) for game in playable()],
            class_="tiles",
            aria_label=house.say("lobby", "games"),
        ),
        listing(
            house, "yours", "none", [line(house, row, seats, holder) for row, seats in running]
        ),
        listing(
            house,
            "finished",
            "none_finished",
            [line(house, row, seats, holder) for row, seats in over],
        ),
        bring(house),
        languages(house, "/"),
    )


def tile(house: Translation, game: Game) -> Markup:
    """A game's large tile: its ground, ornament, name and players."""
    said = house.say("lobby", "players", least=min(game.seats), most=max(game.seats))
    return el(
        "a",
        el(
            "img",
            src=f"/picture/{game.name}.svg?in={house.language}&{version()}",
            alt="",
            loading="lazy",
        ),
        el("span", game.texts(house.language).say("title", "game"), class_="tile-name"),
        el("span", said, class_="tile-note"),
        el("span", house.say("lobby", "open"), class_="tile-go"),
        href=f"/new/{game.name}",
        class_="tile",
    )


def listing(house: Translation, title: str, none: str, lines: list[Markup]) -> Markup:
    content = el("ul", lines, class_="tables") if lines else el("p", house.say("lobby", none))
    return el("section", el("h2", house.say("lobby", title)), content, class_="panel")


def line(house: Translation, row: StoredTable, seats: list[Seat], holder: str) -> Markup:
    """A table in the lobby: game, people, and how it stands."""
    mine = row.turn in held(seats, holder)
    people = [el("span", avatar(s.seat, 16), " ", s.name, class_="person") for s in seats]
    title = find_game(row.game).texts(house.language).say("title", "game")
    return el(
        "li",
        el(
            "a",
            el("b", title),
            el("span", people, class_="people"),
            el("span", state(house, row, seats, mine), class_="state" + (" mine" if mine else "")),
            href=f"/t/{row.id}",
        ),
    )


def state(house: Translation, row: StoredTable, seats: list[Seat], mine: bool) -> str:
    if row.over:
        result = json.loads(row.result)
        automa = find_game(row.game).texts(house.language).get("text", "automa")
        known = [*[seat.name for seat in seats], automa or ""]
        who = house.listed([known[seat] for seat in result["winners"]], "standard")
        key = "wins" if len(result["winners"]) == 1 else "shared"
        return house.say("lobby", key, who=who, points=result["scores"][result["winners"][0]])
    if mine:
        return house.say("lobby", "your_turn")
    return house.say("lobby", "waits", who=seats[row.turn].name)


def bring(house: Translation) -> Markup:
    text = el("textarea", "", name_="record", rows=4, id="record", required="required")
    return el(
        "section",
        el("h2", house.say("lobby", "bring")),
        el("p", house.say("lobby", "bring_hint"), class_="hint"),
        el(
            "form",
            el("label", house.say("lobby", "bring_text"), for_="record"),
            text,
            el("button", house.say("lobby", "bring_button"), type="submit"),
            method="post",
            action="/import",
        ),
        class_="panel bring",
    )
