"""A table that this program cannot go on with, because its rules have changed since: why, and what
may be told of it."""

from __future__ import annotations

from hightable.draw.markup import Markup, el
from hightable.draw.pieces import avatar
from hightable.games import game as find_game
from hightable.server.page.document import plain_page
from hightable.server.store.database import Store
from hightable.server.store.moves import StoredMove, moves
from hightable.server.store.seats import Seat, held, seats
from hightable.server.store.simultaneous import EARLY
from hightable.server.store.submits import UNDO
from hightable.server.store.tables import StoredTable
from hightable.texts import Translation


def kept_page(house: Translation, store: Store, row: StoredTable, holder: str, why: str) -> str:
    """The reason, who sat there, and the moves: all of a finished game, else one's own."""
    sat = [stored.seat for stored in seats(store, row.id)]
    title = find_game(row.game).texts(house.language).say("title", "game")
    people = [el("li", avatar(seat.seat, 18), " ", seat.name) for seat in sat]
    shown = [move for move in standing(moves(store, row.id)) if may_see(row, move, sat, holder)]
    return plain_page(
        house,
        title,
        el("h1", title),
        el("p", why, role="status"),
        el("p", house.say("kept", "read_only")),
        el("ul", people, class_="links"),
        listing(house, sat, shown) if shown else None,
    )


def may_see(row: StoredTable, move: StoredMove, sat: list[Seat], holder: str) -> bool:
    return row.over or move.seat in held(sat, holder)


def standing(stored: list[StoredMove]) -> list[StoredMove]:
    """The moves that were not taken back."""
    found: list[StoredMove] = []
    for move in stored:
        if move.kind == UNDO:
            del found[int(move.word) :]
        elif move.kind != EARLY:
            found.append(move)
    return found


def listing(house: Translation, sat: list[Seat], shown: list[StoredMove]) -> Markup:
    rows = [
        el("li", house.say("kept", "move", who=sat[move.seat].name, word=move.word))
        for move in shown
    ]
    return el("details", el("summary", house.say("kept", "moves")), el("ol", rows), class_="panel")
