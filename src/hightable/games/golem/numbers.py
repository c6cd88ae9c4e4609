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
from hightable.kernel import Row

GOLEM_CELLS: Final = 6
GOAL_TYPES: Final = 9


def layout(players: int) -> list[tuple[str, int]]:
    """The row of numbers below, for a table with so many players."""
    shared = [
        ("round, phase, book deck, goal deck", 4),
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


def write(prague: Prague, seat: i64, row: Row) -> None:
    """The view as a row of numbers; the viewer comes first, the others clockwise."""
    write_table(prague, row)
    me = prague.players[seat]
    row.count(me.goals, len(GOALS))
    row.count(me.pack, len(GOALS))
    row.count(me.starts, len(STARTS))
    for kind in range(i64(GOAL_TYPES)):
        row.put(progress(me, kind))
    seats = i64(len(prague.players))
    for at in range(seat, seat + seats):
        write_player(prague, prague.players[at if at < seats else at - seats], row)


def write_table(prague: Prague, row: Row) -> None:
    row.put(prague.round)
    row.put(prague.phase)
    row.put(len(prague.deck))
    row.put(len(prague.goal_deck))
    row.each(prague.rows)
    write_palace(prague, row)
    cells, first = row.cells, row.at
    for tile in prague.city.tiles:
        cells[first + tile] = i16(1)
    row.skip(len(NEIGHBOURHOODS))
    write_places(prague.display, PRINTED, row)
    write_places(prague.library, len(BOOKS), row)
    row.flags(prague.graves, len(GRAVES))
    row.count(prague.boards, len(SIDES))
    row.place(prague.card, len(AUTOMA_RECORDS))


def write_palace(prague: Prague, row: Row) -> None:
    """The characters of this round and those to come, then the one of this round alone."""
    palace = prague.city.palace
    past = max(prague.round - 1, 0)
    cells, first = row.cells, row.at
    for at in range(past, i64(len(palace))):
        cells[first + palace[at]] = i16(1)
    row.skip(len(CHARACTERS))
    row.place(palace[past], len(CHARACTERS))


def write_places(pile: list[int], kinds: i64, row: Row) -> None:
    """For each kind its place in the pile, from 1."""
    cells, first = row.cells, row.at
    for place, kind in enumerate(pile):
        cells[first + kind] = i16(place + 1)
    row.skip(kinds)


def write_player(prague: Prague, me: Player, row: Row) -> None:
    row.each(me.goods)
    row.each(me.students)
    for golem in range(i64(GOLEMS)):
        write_golem(me, golem, row)
    row.put(me.marker)
    row.put(me.research)
    row.flags(me.upgrades, len(UPGRADES))
    write_artefacts(me, row)
    write_books(me, row)
    row.count(me.eyes, len(COLOURS))
    row.put(me.rabbi + 1)
    row.put(me.pass_tile)
    row.put(me.passes)
    row.put(me.leashed)
    row.put(len(me.goals))
    row.put(turn(prague, me))
    for district in range(i64(len(DISTRICTS))):
        row.put(i64(prague.menorahs[district] == me.seat))


def turn(prague: Prague, me: Player) -> i64:
    """The place in the turn order."""
    at: i64 = 0
    while prague.order[at] != me.seat:
        at += 1
    return at


def write_golem(me: Player, golem: i64, row: Row) -> None:
    place = me.golems[golem]
    if place == WAITING:
        row.skip(GOLEM_CELLS)
    elif place >= BURIED:
        row.skip(2)
        row.put(1)
        row.skip(GOLEM_CELLS - 3)
    else:
        row.put(1)
        row.put(i64(place >= LYING))
        row.skip(1)
        row.put(DISTRICT_OF[place] + 1)
        row.put(SECTION_OF[place])
        row.put(control_cost(me, golem))


def write_artefacts(me: Player, row: Row) -> None:
    """The small tiles where they lie, the board, the gold."""
    for laid in me.laid:
        if laid == NONE:
            row.skip(2)
        else:
            row.put((laid >> 1) + 1)
            row.put(laid & 1)
    row.place(me.side, len(SIDES))
    row.each(me.gold)


def write_books(me: Player, row: Row) -> None:
    """The book on every place of every column."""
    cells, at = row.cells, row.at
    for book in me.books:
        cells[at] = i16(book + 1)
        at += 1
    row.skip(COLUMNS * HEIGHT)
