"""What the Scholar does in a turn before it teaches. [§13]"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hightable.games.sankore.box.components import EVERY, PHASE_TURNS
from hightable.games.sankore.effects import Act, Ask, progress
from hightable.games.sankore.rules.enrol import vacate
from hightable.games.sankore.rules.establish import MASTERS, OPEN, PILES, take_from_market
from hightable.games.sankore.rules.graduate import best_tile, claim
from hightable.games.sankore.rules.library import contribute
from hightable.games.sankore.rules.madrasa import next_prestige, place_double
from hightable.games.sankore.rules.scholar_class import TEACH_AREA
from hightable.games.sankore.state import NONE, Board, Player, ScholarBoard
from hightable.games.sankore.words import QUEUE
from hightable.kernel import BIT

PHASE_2: Final = int(PHASE_TURNS[0])
PHASE_3: Final = int(PHASE_TURNS[0] + PHASE_TURNS[1])
LEVELS: Final = 4


def scholar_of(board: Board) -> ScholarBoard:
    """The Scholar's board. [§13]"""
    assert board.scholar is not None
    return board.scholar


class Contribute(Act):
    """A Book of the current discipline, from the supply, else its own, else the next. [§13]"""

    def happen(self, board: Board, me: Player, n: i64) -> None:
        for step in range(i64(EVERY)):
            wanted = (scholar_of(board).discipline + step) % EVERY
            if board.supply.books[wanted]:
                board.supply.books[wanted] -= 1
                me.books[wanted] += 1
            if me.books[wanted]:
                contribute(board, me, wanted)
                return


class EnrolByDiscipline(Ask):
    """The student of the discipline nearest to a right end goes into the bag. [§13, R18]"""

    prompt = "queue"
    rule = "§13"

    def offer(self, board: Board, me: Player, n: i64) -> None:
        wanted = wanted_student(board)
        for area in range(i64(EVERY)):
            if wanted in board.queues[area]:
                board.offer(QUEUE[area])

    def take(self, board: Board, me: Player, n: i64, word: i64) -> None:
        queue = board.queues[QUEUE.index(word)]
        wanted = wanted_student(board)
        del queue[len(queue) - 1 - behind(queue, wanted)]
        scholar_of(board).bag[wanted] += 1
        board.note("enrol", me.seat, wanted, QUEUE.index(word))
        vacate(board, me, QUEUE.index(word))


def wanted_student(board: Board) -> i64:
    """The current discipline, or the next of which a queue has a student. [§13]"""
    current = scholar_of(board).discipline
    for step in range(i64(EVERY)):
        wanted = (current + step) % EVERY
        for queue in board.queues:
            if wanted in queue:
                return wanted
    return current


def behind(queue: list[int], student: i64) -> i64:
    """How many stand to the right of the last student of a discipline. [§13]"""
    at = i64(len(queue)) - 1
    while queue[at] != student:
        at -= 1
    return i64(len(queue)) - 1 - at


class EnrolByArea(Act):
    """The rightmost student of the area goes onto the class tile of this turn. [§13, R18]"""

    def happen(self, board: Board, me: Player, n: i64) -> None:
        scholar = scholar_of(board)
        for step in range(i64(EVERY)):
            area = (scholar.discipline + step) % EVERY
            if board.queues[area]:
                student = board.queues[area].pop()
                if scholar.tiles and scholar.tiles[-1] != NONE:
                    scholar.pupils[-1] = student
                else:
                    scholar.beside[student] += 1
                board.note("enrol", me.seat, student, area)
                vacate(board, me, area)
                return


class Establish(Act):
    """A class tile of the discipline, or the next, from the row of this turn; no Book. [§13]"""

    def happen(self, board: Board, me: Player, n: i64) -> None:
        scholar = scholar_of(board)
        scholar.tiles.append(NONE)
        scholar.pupils.append(NONE)
        for step in range(i64(EVERY)):
            tile = in_row(board, (scholar.discipline + step) % EVERY, scholar.turn - PHASE_2)
            if tile != NONE:
                take_from_market(board, tile)
                scholar.tiles[-1] = tile
                progress(board)
                board.note("scholar tile", me.seat, tile)
                return


def in_row(board: Board, discipline: i64, row: i64) -> i64:
    """The open class tile of a market row, 1 at the bottom to 5, or none. [§13]"""
    if row > PILES * OPEN:
        return MASTERS[discipline] if board.supply.masters >> discipline & 1 else NONE
    pile = board.supply.piles[discipline * PILES + (row - 1) // OPEN]
    back = (row - 1) % OPEN + 1
    return pile[-back] if len(pile) >= back else NONE


class GainPrestige(Act):
    """A Prestige token of the current discipline, or the next. [§13]"""

    def happen(self, board: Board, me: Player, n: i64) -> None:
        next_prestige(board, me, scholar_of(board).discipline)


class Graduate(Act):
    """The leftmost student of phase 3 who finds a tile takes the highest. [§13]"""

    def happen(self, board: Board, me: Player, n: i64) -> None:
        row = scholar_of(board).row3
        for at in range(len(row)):
            if row[at] != NONE:
                tile = best_tile(board, row[at], LEVELS)
                if tile != NONE:
                    row[at] = NONE
                    me.school.alumni |= BIT[tile]
                    claim(board, me, tile)
                    return


class PlaceTile(Act):
    """A double-star tile of the current discipline, or the next. [§13, R33]"""

    def happen(self, board: Board, me: Player, n: i64) -> None:
        place_double(board, me, scholar_of(board).discipline)


ACTION_NAMES: Final = [
    "contribute_book",
    "enrol_by_discipline",
    "enrol_by_area",
    "establish_class",
    "gain_prestige",
    "graduate_student",
    "place_sankore",
    "teach_class",
]
ACTION: Final = [
    Contribute(),
    EnrolByDiscipline(),
    EnrolByArea(),
    Establish(),
    GainPrestige(),
    Graduate(),
    PlaceTile(),
    TEACH_AREA,
]
