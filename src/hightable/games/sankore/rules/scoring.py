"""Final scoring, in the order of the score sheet; at any moment, as if the game ended now. [§11]"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hightable.games.sankore.box.areas import (
    CELL_COLUMN,
    CELL_ROW,
    CORNER,
    NUMBER,
    VERTICAL,
    WALL_COLUMN,
    WALL_ROW,
    WALL_SPACE,
)
from hightable.games.sankore.box.components import (
    EVERY,
    GRADUATION_ICONS,
    GRADUATION_LEVELS,
    OBJECTIVE_DISCIPLINE,
    OBJECTIVE_ICONS,
    PIECES_EACH,
    SANKORE_DISCIPLINE,
    SCHOLAR_CARDS,
    TRACK_ICONS,
)
from hightable.games.sankore.rules.library import values
from hightable.games.sankore.rules.majority import capacity, leaders
from hightable.games.sankore.state import NONE, Board, Player, total

LINES: Final = ["tokens", "majorities", "tiles", "tracks", "objectives", "graduations"]
COUNT: Final = 4096
TIE: Final = 2048


class Standing:
    """What the sheets of all players are worked out from: the worth of an icon, who would win the
    Prestige scorings still to come, and the stars of the Madrasa. [§11]"""

    def __init__(self, board: Board) -> None:
        self.worth = values(board)
        self.leaders = leaders(board)
        self.stars = vec[i64]([NONE] * len(board.madrasa.cells))
        for cell in range(i64(len(board.madrasa.cells))):
            if board.madrasa.stars >> cell & 1:
                self.stars[cell] = star_winner(board, cell)


def tokens(board: Board, me: Player) -> vec[i64]:
    """Prestige tokens in the storage. [§11]"""
    return me.prestige[:]


def majorities(board: Board, me: Player, now: Standing) -> vec[i64]:
    """Tokens of the Prestige scorings still to come, while there is room for them. [§11]"""
    found = vec[i64]([0] * EVERY)
    room = capacity(me) - total(me.prestige)
    if me.seat >= board.people:
        room = EVERY * EVERY
    for region in range(i64(len(now.leaders))):
        if room > 0 and now.leaders[region] == me.seat:
            found[region // EVERY] += 1
            room -= 1
    return found


def tiles(board: Board, me: Player, now: Standing) -> vec[i64]:
    """Stars of the Madrasa that your Walls win, and tiles kept after the end. [§8, §11]"""
    found = vec[i64]([0] * EVERY)
    for cell in range(i64(len(now.stars))):
        if now.stars[cell] == me.seat:
            found[SANKORE_DISCIPLINE[board.madrasa.cells[cell]]] += 1
    for tile in range(i64(len(SANKORE_DISCIPLINE))):
        if me.kept >> tile & 1:
            found[SANKORE_DISCIPLINE[tile]] += 1
    return found


def star_winner(board: Board, cell: i64) -> i64:
    """Most Walls in its row and column; then the corner, the number, the upright. [§11, R27]"""
    best: i64 = 0
    found: i64 = NONE
    for seat in range(i64(len(board.players))):
        power = wall_power(board, seat, cell)
        if power > best:
            best = power
            found = seat
    return found


def wall_power(board: Board, seat: i64, cell: i64) -> i64:
    """A player's Walls at a cell: how many, and the best of them, as one figure. [§11]"""
    found: i64 = 0
    best: i64 = 0
    for wall in range(i64(len(VERTICAL))):
        if board.owner[WALL_SPACE + wall] == seat:
            row = WALL_ROW[wall] == CELL_ROW[cell]
            if row or WALL_COLUMN[wall] == CELL_COLUMN[cell]:
                found += COUNT
                tie = TIE if WALL_SPACE + wall == CORNER else 0
                best = max(best, tie + NUMBER[WALL_SPACE + wall] * 2 + VERTICAL[wall])
    return found + best


def tracks(board: Board, me: Player) -> vec[i64]:
    """Icons that your pieces have left behind on their tracks. [§11]"""
    found = vec[i64]([0] * EVERY)
    for discipline in range(i64(EVERY)):
        found[discipline] = TRACK_ICONS[PIECES_EACH - me.school.tracks[discipline]]
    return found


def objectives(board: Board, me: Player) -> vec[i64]:
    """Completed cards; the Scholar's only where the ruling counts them. [§11, R20]"""
    found = vec[i64]([0] * EVERY)
    for card in range(i64(len(OBJECTIVE_ICONS))):
        if me.done >> card & 1:
            found[OBJECTIVE_DISCIPLINE[card]] += OBJECTIVE_ICONS[card]
    scholar = board.scholar
    if scholar is not None and me.seat >= board.people and board.flags & SCHOLAR_CARDS:
        for turned in scholar.flipped:
            found[OBJECTIVE_DISCIPLINE[turned]] += OBJECTIVE_ICONS[turned]
    return found


def graduations(board: Board, me: Player) -> vec[i64]:
    """Icons of Graduation tiles. [§11]"""
    found = vec[i64]([0] * EVERY)
    for tile in range(i64(len(GRADUATION_ICONS))):
        if me.school.graduated >> tile & 1:
            found[tile // GRADUATION_LEVELS] += GRADUATION_ICONS[tile]
    return found


def icons(board: Board, me: Player, now: Standing) -> list[vec[i64]]:
    """The icons by line of the sheet and discipline. [§11]"""
    return [
        tokens(board, me),
        majorities(board, me, now),
        tiles(board, me, now),
        tracks(board, me),
        objectives(board, me),
        graduations(board, me),
    ]


def points(row: vec[i64], worth: vec[i64]) -> i64:
    """Icons times the value of their discipline. [§11]"""
    found: i64 = 0
    for discipline in range(i64(EVERY)):
        found += row[discipline] * worth[discipline]
    return found


def sheet(board: Board, me: Player) -> dict[str, int]:
    """Points by line: icons times the value of their discipline. [§11]"""
    now = Standing(board)
    return lines(icons(board, me, now), now)


def lines(rows: list[vec[i64]], now: Standing) -> dict[str, int]:
    """The same of icons that are known by now. [§11]"""
    found: dict[str, int] = {}
    for at in range(len(LINES)):
        found[LINES[at]] = int(points(rows[at], now.worth))
    return found


def score(board: Board, me: Player) -> int:
    """The sum of the sheet. [§11]"""
    return sum(sheet(board, me).values())


def scores(board: Board) -> list[int]:
    """What each seat has now, the Scholar too, as if the game ended now. [§11, §13]"""
    now = Standing(board)
    return [sum(lines(icons(board, me, now), now).values()) for me in board.players]


def winners(board: Board) -> list[int]:
    """The highest score; then fewer Favour tiles, then more tokens; else shared. [§11, §13]"""
    reached = scores(board)
    if board.scholar is not None:
        return [0] if reached[0] > reached[1] else [1]
    ranks = [(reached[me.seat], -int(me.favours), int(total(me.prestige))) for me in board.players]
    return [seat for seat, rank in enumerate(ranks) if rank == max(ranks)]
