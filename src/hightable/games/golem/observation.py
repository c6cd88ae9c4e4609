"""What a seat may know as a row of numbers, for learners; the same whitelist as `seen`."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i16, i64

from hightable.games.golem.box import (
    ARTEFACTS,
    AUTOMA_RECORDS,
    BOOKS,
    BURIED,
    CAULDRONS,
    CHARACTERS,
    COLOURS,
    COLUMNS,
    DISTRICT_OF,
    DISTRICTS,
    GOAL_TYPES,
    GOALS,
    GOLEMS,
    GRAVES,
    HEIGHT,
    LIBRARY_SIZE,
    LYING,
    MARBLE_ACTIONS,
    MARBLES,
    MARKER_TOP,
    NEIGHBOURHOODS,
    PRINTED,
    RESEARCH_TOP,
    RESOURCES,
    ROUNDS,
    ROW_ROOM,
    ROWS,
    SECTION_OF,
    SECTIONS,
    SIDES,
    SMALL_TILES,
    STARTS,
    UPGRADES,
    WAITING,
)
from hightable.games.golem.rules.control import control_cost
from hightable.games.golem.rules.rounds import COURSE
from hightable.games.golem.rules.scoring import (
    BOOKS_GOAL,
    CREATED_GOAL,
    DESTROYED_GOAL,
    GOLD_GOAL,
    UPGRADES_GOAL,
    progress,
)
from hightable.games.golem.state import NONE, ON_ROW, SHOWN, Board, Player
from hightable.kernel import Bounds, ObservationWriter, flags, up_to

GOLEM_CELLS: Final = 6
TABLE_SIZE: Final = 4
STANDING_SIZE: Final = 6


STORE: Final = 199
POINTS: Final = 400
PASSES: Final = 2


def parts(seats: int) -> list[tuple[str, Bounds]]:
    """The row of numbers below, for a table with so many players; the automa is one more."""
    players = max(seats, 2)
    marbles = [(0, min(held, ROW_ROOM)) for _ in ROWS for held in MARBLES[players]]
    shared = [
        (
            "round, phase, book deck, goal deck",
            [(0, ROUNDS), (0, len(COURSE)), (0, len(BOOKS)), (0, len(GOALS))],
        ),
        ("marbles of each colour in each row", marbles),
        ("characters of the palace, those past left out", flags(len(CHARACTERS))),
        ("active character", flags(len(CHARACTERS))),
        ("neighbourhoods in town", flags(len(NEIGHBOURHOODS))),
        (
            "action tiles on display: place from the top, 0 if not there",
            up_to(players + 1, PRINTED),
        ),
        ("library: field, 0 if not there", up_to(LIBRARY_SIZE, len(BOOKS))),
        ("graves taken", flags(len(GRAVES))),
        ("boards to choose from", flags(len(SIDES))),
        ("automa's card", flags(len(AUTOMA_RECORDS))),
        ("own goals", flags(len(GOALS))),
        ("own cards to choose from", flags(len(GOALS))),
        ("own start tiles", flags(len(STARTS))),
        ("own progress in each type of goal", progress_bounds()),
    ]
    for seat in range(players):
        shared += [(f"player {seat}: {name}", bounds) for name, bounds in PLAYER]
        standing = [(0, players), (0, PASSES), (0, 1), (0, len(GOALS)), (0, players - 1)]
        shared += [
            (f"player {seat}: rabbi: place from the top, 0 if not placed", up_to(players + 2)),
            (
                f"player {seat}: pass tile, passes, leash, goals held, place in turn order",
                standing,
            ),
            (f"player {seat}: menorahs of the streets", flags(len(DISTRICTS))),
        ]
    return shared


def progress_bounds() -> Bounds:
    """How far one can come in each type of goal."""
    most = dict.fromkeys(range(len(GOAL_TYPES)), SECTIONS)
    most[int(BOOKS_GOAL)] = len(BOOKS)
    most[int(GOLD_GOAL)] = sum([int(room) for room in CAULDRONS])
    most[int(UPGRADES_GOAL)] = len(UPGRADES)
    most[int(CREATED_GOAL)] = GOLEMS
    most[int(DESTROYED_GOAL)] = GOLEMS
    return [(0, most[kind]) for kind in range(len(GOAL_TYPES))]


ONE_GOLEM: Final = [*flags(3), (0, len(DISTRICTS)), (0, SECTIONS), (0, SECTIONS - 1)]
PLAYER: Final[list[tuple[str, Bounds]]] = [
    ("clay, coins, knowledge, points", [*up_to(STORE, len(RESOURCES) - 1), (0, POINTS)]),
    ("students", [(1, SECTIONS)] * len(DISTRICTS)),
    ("golems: in town, lying, buried, district, section, control cost", ONE_GOLEM * GOLEMS),
    ("golem marker, research", [(0, MARKER_TOP), (0, RESEARCH_TOP)]),
    ("upgrades", flags(len(UPGRADES))),
    ("small tiles: artefact row from 1, side", [(0, ARTEFACTS), (0, 1)] * SMALL_TILES),
    ("artefact board", flags(len(SIDES))),
    ("gold", [(0, int(room)) for room in CAULDRONS]),
    ("books in columns, from 1", up_to(len(BOOKS), COLUMNS * HEIGHT)),
    ("marbles taken", up_to(MARBLE_ACTIONS, len(COLOURS))),
]


def write_deal(board: Board, into: ObservationWriter) -> None:
    """The neighbourhoods, which are dealt once and never move."""
    into.skip(TABLE_SIZE + len(ROWS) * len(COLOURS) + 2 * len(CHARACTERS))
    for tile in board.city.neighbourhoods:
        into.cells[into.at + tile] = i16(1)


def write(board: Board, seat: i64, into: ObservationWriter) -> None:
    """The view as a row of numbers; the viewer comes first, the others clockwise."""
    write_table(board, into)
    me = board.players[seat]
    into.count(me.goals, len(GOALS))
    into.count(me.pack, len(GOALS))
    into.count(me.starts, len(STARTS))
    write_progress(me, into)
    seats = i64(len(board.players))
    for at in range(seat, seat + seats):
        write_player(board, board.players[at if at < seats else at - seats], into)


def write_progress(me: Player, into: ObservationWriter) -> None:
    """How far the viewer is in each type of goal."""
    cells, at = into.cells, into.at
    for kind in range(i64(len(GOAL_TYPES))):
        cells[at + kind] = i16(progress(me, kind))
    into.skip(len(GOAL_TYPES))


def write_table(board: Board, into: ObservationWriter) -> None:
    cells, at = into.cells, into.at
    cells[at] = i16(board.round)
    cells[at + 1] = i16(board.phase)
    cells[at + 2] = i16(len(board.deck))
    cells[at + 3] = i16(len(board.goal_deck))
    into.skip(TABLE_SIZE)
    into.each(board.rows)
    write_palace(board, into)
    into.skip(len(NEIGHBOURHOODS))
    write_places(board.display, PRINTED, into)
    write_places(board.library, len(BOOKS), into)
    into.flags(board.graves, len(GRAVES))
    into.count(board.boards, len(SIDES))
    into.place(board.card, len(AUTOMA_RECORDS))


def write_palace(board: Board, into: ObservationWriter) -> None:
    """The characters of this round and those to come, then the one of this round alone."""
    palace = board.city.palace
    past = max(board.round - 1, 0)
    cells, first = into.cells, into.at
    for at in range(past, i64(len(palace))):
        cells[first + palace[at]] = i16(1)
    into.skip(len(CHARACTERS))
    into.place(palace[past], len(CHARACTERS))


def write_places(pile: list[int], kinds: i64, into: ObservationWriter) -> None:
    """For each kind its place in the pile, from 1."""
    cells, first = into.cells, into.at
    for place, kind in enumerate(pile):
        cells[first + kind] = i16(place + 1)
    into.skip(kinds)


def write_player(board: Board, me: Player, into: ObservationWriter) -> None:
    into.each(me.goods)
    into.each(me.students)
    write_golems(me, into)
    into.flags(me.upgrades, len(UPGRADES))
    write_artefacts(me, into)
    write_books(me, into)
    into.count(me.eyes, len(COLOURS))
    write_standing(board, me, into)


def write_standing(board: Board, me: Player, into: ObservationWriter) -> None:
    """The rabbi, what was done this round, the goals, the turn, and the menorahs of the streets."""
    cells, at = into.cells, into.at
    cells[at] = i16(me.rabbi + 1)
    cells[at + 1] = i16(me.pass_tile)
    cells[at + 2] = i16(me.passes)
    cells[at + 3] = i16(me.leashed)
    cells[at + 4] = i16(len(me.goals))
    cells[at + 5] = i16(turn(board, me))
    at += STANDING_SIZE
    for owner in board.menorahs:
        if owner == me.seat:
            cells[at] = i16(1)
        at += 1
    into.at = at


def turn(board: Board, me: Player) -> i64:
    """The place in the turn order."""
    at: i64 = 0
    while board.order[at] != me.seat:
        at += 1
    return at


def write_golems(me: Player, into: ObservationWriter) -> None:
    """Where each golem is and what it costs, the marker of the golems, and research."""
    cells, at = into.cells, into.at
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
    into.at = at + 2


def write_artefacts(me: Player, into: ObservationWriter) -> None:
    """The small tiles where they lie, the board, the gold."""
    cells, at = into.cells, into.at
    for laid in me.laid:
        if laid != NONE:
            cells[at] = i16(ON_ROW.of(laid) + 1)
            cells[at + 1] = i16(SHOWN.of(laid))
        at += 2
    into.at = at
    into.place(me.side, len(SIDES))
    into.each(me.gold)


def write_books(me: Player, into: ObservationWriter) -> None:
    """The book on every place of every column."""
    cells, at = into.cells, into.at
    for book in me.books:
        cells[at] = i16(book + 1)
        at += 1
    into.skip(COLUMNS * HEIGHT)
