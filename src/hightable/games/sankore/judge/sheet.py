"""Sankoré: the score sheet as it is likely to be read in the end.

Shelves with few Books say little about the values to come, and less the more turns are left; a
majority may still be lost.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hightable.games.sankore.box.areas import (
    CELLS,
    NUMBERED,
)
from hightable.games.sankore.box.components import (
    EVERY,
    GRADUATION_ICONS,
    GRADUATION_LEVELS,
    OBJECTIVE_DISCIPLINE,
    OBJECTIVE_ICONS,
    PHASE_TURNS,
    PIECES_EACH,
    PRESTIGE,
    SANKORE_DISCIPLINE,
    SHELF_FIRST,
    SHELF_SECOND,
    TRACK_ICONS,
)
from hightable.games.sankore.rules.library import side
from hightable.games.sankore.rules.madrasa import lowest_cell
from hightable.games.sankore.rules.majority import capacity, is_scored, leader
from hightable.games.sankore.rules.scoring import star_winner
from hightable.games.sankore.state import NONE, Board, Player, total

ROOM: Final = EVERY * EVERY * EVERY
PIECE: Final = 64
TURNS_A_TILE: Final = 0.4
USUAL_ROUNDS: Final = 15.5
SURE: Final = 0.5
HALF: Final = 0.5
SCHOLAR_TURNS: Final = total(PHASE_TURNS)


def turns(board: Board, seat: i64) -> float:
    """How many turns a seat is likely to have: as in a usual game, or by the cells left."""
    cell = lowest_cell(board)
    if cell == NONE:
        return 1.0 if place(board, seat) >= place(board, board.seat) else 0.0
    left = max(USUAL_ROUNDS - float(board.round), cells_left(cell))
    scholar = board.scholar
    return left if scholar is None else min(left, float(SCHOLAR_TURNS - scholar.turn) + HALF)


def cells_left(cell: i64) -> float:
    """The turns that the empty cells of the Madrasa leave at least; none once it is full."""
    return 0.0 if cell == NONE else HALF + TURNS_A_TILE * float(NUMBERED - cell)


def place(board: Board, seat: i64) -> i64:
    """Who is how far from the first player."""
    return seat - board.first if seat >= board.first else seat - board.first + len(board.players)


def expected(board: Board) -> vec[float]:
    """What an icon of each discipline is likely to be worth in the end."""
    first, second = SHELF_FIRST[side(board)], SHELF_SECOND[side(board)]
    left = turns(board, board.first)
    found = vec[float]([0.0, 0.0, 0.0, 0.0])
    for at in range(i64(len(board.shelves))):
        shelf = board.shelves[at]
        books = float(len(shelf))
        known = books / (books + SURE * left) if books else 0.0
        even = (1.0 - known) * float(first[at] + second[at]) / float(EVERY)
        for discipline in range(i64(EVERY)):
            found[discipline] += even
        if books:
            add_shelf(found, shelf, known * float(first[at]), known * float(second[at]))
    return found


def add_shelf(found: vec[float], shelf: list[int], first: float, second: float) -> None:
    """The discipline with most Books, then the next; a tie goes to the one that was there first."""
    counts = vec[i64]([0, 0, 0, 0])
    for at in range(i64(len(shelf))):
        counts[i64(shelf[at])] += PIECE
        counts[i64(shelf[at])] = counts[i64(shelf[at])] // PIECE * PIECE + PIECE - 1 - at
    best: i64 = NONE
    next_best: i64 = NONE
    for discipline in range(i64(EVERY)):
        if counts[discipline] >= PIECE:
            if best == NONE or counts[discipline] > counts[best]:
                next_best = best
                best = discipline
            elif next_best == NONE or counts[discipline] > counts[next_best]:
                next_best = discipline
    found[best] += first
    if next_best != NONE:
        found[next_best] += second


def likely(board: Board) -> list[float]:
    """Icons times the values to come, for every seat."""
    worth = expected(board)
    icons = vec[float]([0.0] * (len(board.players) * EVERY))
    for me in board.players:
        add_own(icons, me)
    add_majorities(icons, board)
    add_stars(icons, board)
    found: list[float] = []
    for seat in range(i64(len(board.players))):
        points = 0.0
        for discipline in range(i64(EVERY)):
            points += worth[discipline] * icons[seat * EVERY + discipline]
        found.append(points)
    return found


def add_own(icons: vec[float], me: Player) -> None:
    """Tokens, tracks, Graduation tiles, cards, tiles kept."""
    first = me.seat * EVERY
    for discipline in range(i64(EVERY)):
        revealed = TRACK_ICONS[PIECES_EACH - me.school.tracks[discipline]]
        icons[first + discipline] += float(me.prestige[discipline] + revealed)
    add_each(icons, first, me.school.graduated, GRADUATED, GRADUATION_ICONS)
    add_each(icons, first, me.done, OBJECTIVE_DISCIPLINE, OBJECTIVE_ICONS)
    add_each(icons, first, me.kept, SANKORE_DISCIPLINE, ONE_ICON)


def add_each(
    icons: vec[float], first: i64, held: i64, disciplines: vec[i64], worth: vec[i64]
) -> None:
    at: i64 = 0
    while held:
        if held & 1:
            icons[first + disciplines[at]] += float(worth[at])
        held >>= 1
        at += 1


GRADUATED: Final = vec[i64]([at // GRADUATION_LEVELS for at in range(len(GRADUATION_ICONS))])
ONE_ICON: Final = vec[i64]([1] * len(SANKORE_DISCIPLINE))


def add_majorities(icons: vec[float], board: Board) -> None:
    """Regions that would bring a token if they were scored now, while there is room for it."""
    cell = lowest_cell(board)
    hold = 1.0 if cell == NONE else HALF + HALF * float(cell) / float(NUMBERED)
    rooms = vec[i64]([room(board, me) for me in board.players])
    for area in range(i64(EVERY)):
        if not is_scored(board, PRESTIGE, area):
            for region in range(i64(EVERY)):
                seat = leader(board, area, region)
                if seat != NONE and rooms[seat] > 0:
                    rooms[seat] -= 1
                    icons[seat * EVERY + area] += hold


def room(board: Board, me: Player) -> i64:
    if me.seat >= board.people:
        return ROOM
    return capacity(me) - total(me.prestige)


def add_stars(icons: vec[float], board: Board) -> None:
    """Stars of the Madrasa go to most Walls around them."""
    for cell in range(i64(len(CELLS))):
        if board.madrasa.stars >> cell & 1:
            winner = star_winner(board, cell)
            if winner != NONE:
                tile = board.madrasa.cells[cell]
                icons[winner * EVERY + SANKORE_DISCIPLINE[tile]] += 1.0
