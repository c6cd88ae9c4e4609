"""What a seat may know as a row of numbers, for learners; the same whitelist as `seen`."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i16, i64

from hightable.games.golem.box import (
    AUTOMA_RECORDS,
    BOOKS,
    BURIED,
    CHARACTERS,
    COLOURS,
    COLUMNS,
    DISTRICT_OF,
    DISTRICTS,
    GOALS,
    GOLEMS,
    GRAVES,
    HEIGHT,
    LYING,
    NEIGHBOURHOODS,
    PRINTED,
    RESOURCES,
    ROWS,
    SECTION_OF,
    SIDES,
    SIZES,
    SMALL_TILES,
    STARTS,
    UPGRADES,
    WAITING,
)
from hightable.games.golem.rules.control import control_cost
from hightable.games.golem.rules.scoring import progress
from hightable.games.golem.state import NONE, Player, Prague
from hightable.kernel import ObservationWriter

GOLEM_CELLS: Final = 6
GOAL_TYPES: Final = 9
TABLE_SIZE: Final = 4
STANDING_SIZE: Final = 6


def layout(players: int) -> list[tuple[str, int]]:
    """The row of numbers below, for a table with so many players."""
    shared = [
        ("round, phase, book deck, goal deck", TABLE_SIZE),
        ("marbles of each colour in each row", len(ROWS) * len(COLOURS)),
        ("characters of the palace, those past left out", len(CHARACTERS)),
        ("active character", len(CHARACTERS)),
        ("neighbourhoods in town", len(NEIGHBOURHOODS)),
        ("action tiles on display: place from the top, 0 if not there", PRINTED),
        ("library: field, 0 if not there", len(BOOKS)),
        ("graves taken", len(GRAVES)),
        ("boards to choose from", len(SIDES)),
        ("automa's card", len(AUTOMA_RECORDS)),
        ("own goals", len(GOALS)),
        ("own cards to choose from", len(GOALS)),
        ("own start tiles", len(STARTS)),
        ("own progress in each type of goal", GOAL_TYPES),
    ]
    for seat in range(players):
        shared += [(f"player {seat}: {name}", size) for name, size in PLAYER]
    return shared


PLAYER: Final[list[tuple[str, int]]] = [
    ("clay, coins, knowledge, points", len(RESOURCES)),
    ("students", len(DISTRICTS)),
    ("golems: in town, lying, buried, district, section, control cost", GOLEMS * GOLEM_CELLS),
    ("golem marker, research", 2),
    ("upgrades", len(UPGRADES)),
    ("small tiles: artefact row from 1, side", 2 * SMALL_TILES),
    ("artefact board", len(SIDES)),
    ("gold", len(SIZES)),
    ("books in columns, from 1", COLUMNS * HEIGHT),
    ("marbles taken", len(COLOURS)),
    ("rabbi: place from the top, 0 if not placed", 1),
    ("pass tile, passes, leash, goals held, place in turn order", 5),
    ("menorahs of the streets", len(DISTRICTS)),
]


def write_deal(prague: Prague, row: ObservationWriter) -> None:
    """The neighbourhoods, which are dealt once and never move."""
    row.skip(TABLE_SIZE + len(ROWS) * len(COLOURS) + 2 * len(CHARACTERS))
    for tile in prague.city.tiles:
        row.cells[row.at + tile] = i16(1)


def write(prague: Prague, seat: i64, row: ObservationWriter) -> None:
    """The view as a row of numbers; the viewer comes first, the others clockwise."""
    write_table(prague, row)
    me = prague.players[seat]
    row.count(me.goals, len(GOALS))
    row.count(me.pack, len(GOALS))
    row.count(me.starts, len(STARTS))
    write_progress(me, row)
    seats = i64(len(prague.players))
    for at in range(seat, seat + seats):
        write_player(prague, prague.players[at if at < seats else at - seats], row)


def write_progress(me: Player, row: ObservationWriter) -> None:
    """How far the viewer is in each type of goal."""
    cells, at = row.cells, row.at
    for kind in range(i64(GOAL_TYPES)):
        cells[at + kind] = i16(progress(me, kind))
    row.skip(GOAL_TYPES)


def write_table(prague: Prague, row: ObservationWriter) -> None:
    cells, at = row.cells, row.at
    cells[at] = i16(prague.round)
    cells[at + 1] = i16(prague.phase)
    cells[at + 2] = i16(len(prague.deck))
    cells[at + 3] = i16(len(prague.goal_deck))
    row.skip(TABLE_SIZE)
    row.each(prague.rows)
    write_palace(prague, row)
    row.skip(len(NEIGHBOURHOODS))
    write_places(prague.display, PRINTED, row)
    write_places(prague.library, len(BOOKS), row)
    row.flags(prague.graves, len(GRAVES))
    row.count(prague.boards, len(SIDES))
    row.place(prague.card, len(AUTOMA_RECORDS))


def write_palace(prague: Prague, row: ObservationWriter) -> None:
    """The characters of this round and those to come, then the one of this round alone."""
    palace = prague.city.palace
    past = max(prague.round - 1, 0)
    cells, first = row.cells, row.at
    for at in range(past, i64(len(palace))):
        cells[first + palace[at]] = i16(1)
    row.skip(len(CHARACTERS))
    row.place(palace[past], len(CHARACTERS))


def write_places(pile: list[int], kinds: i64, row: ObservationWriter) -> None:
    """For each kind its place in the pile, from 1."""
    cells, first = row.cells, row.at
    for place, kind in enumerate(pile):
        cells[first + kind] = i16(place + 1)
    row.skip(kinds)


def write_player(prague: Prague, me: Player, row: ObservationWriter) -> None:
    row.each(me.goods)
    row.each(me.students)
    write_golems(me, row)
    row.flags(me.upgrades, len(UPGRADES))
    write_artefacts(me, row)
    write_books(me, row)
    row.count(me.eyes, len(COLOURS))
    write_standing(prague, me, row)


def write_standing(prague: Prague, me: Player, row: ObservationWriter) -> None:
    """The rabbi, what was done this round, the goals, the turn, and the menorahs of the streets."""
    cells, at = row.cells, row.at
    cells[at] = i16(me.rabbi + 1)
    cells[at + 1] = i16(me.pass_tile)
    cells[at + 2] = i16(me.passes)
    cells[at + 3] = i16(me.leashed)
    cells[at + 4] = i16(len(me.goals))
    cells[at + 5] = i16(turn(prague, me))
    at += STANDING_SIZE
    for owner in prague.menorahs:
        if owner == me.seat:
            cells[at] = i16(1)
        at += 1
    row.at = at


def turn(prague: Prague, me: Player) -> i64:
    """The place in the turn order."""
    at: i64 = 0
    while prague.order[at] != me.seat:
        at += 1
    return at


def write_golems(me: Player, row: ObservationWriter) -> None:
    """Where each golem is and what it costs, the marker of the golems, and research."""
    cells, at = row.cells, row.at
    for golem in range(i64(GOLEMS)):
        place = me.golems[golem]
        if place >= BURIED:
            cells[at + 2] = i16(1)
        elif place != WAITING:
            cells[at] = i16(1)
            cells[at + 1] = i16(1 if place >= LYING else 0)
            cells[at + 3] = i16(DISTRICT_OF[place] + 1)
            cells[at + 4] = i16(SECTION_OF[place])
            cells[at + 5] = i16(control_cost(me, golem))
        at += GOLEM_CELLS
    cells[at] = i16(me.marker)
    cells[at + 1] = i16(me.research)
    row.at = at + 2


def write_artefacts(me: Player, row: ObservationWriter) -> None:
    """The small tiles where they lie, the board, the gold."""
    cells, at = row.cells, row.at
    for laid in me.laid:
        if laid != NONE:
            cells[at] = i16((laid >> 1) + 1)
            cells[at + 1] = i16(laid & 1)
        at += 2
    row.at = at
    row.place(me.side, len(SIDES))
    row.each(me.gold)


def write_books(me: Player, row: ObservationWriter) -> None:
    """The book on every place of every column."""
    cells, at = row.cells, row.at
    for book in me.books:
        cells[at] = i16(book + 1)
        at += 1
    row.skip(COLUMNS * HEIGHT)
