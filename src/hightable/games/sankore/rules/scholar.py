"""The Scholar's turn: a current discipline, and the actions of its board. [§13]

The Scholar is a seat like the others. What it places and moves goes through the same rules; where
there is something to choose it is asked, and `priorities` answers.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hightable.games.sankore.box import (
    DOUBLES,
    EVERY,
    OBJECTIVE_DISCIPLINE,
    PHASE_TURNS,
    SCHOLAR_TURNS,
    SCHOLARS,
)
from hightable.games.sankore.effects import Act, Ask
from hightable.games.sankore.rules.enrol import vacate
from hightable.games.sankore.rules.establish import MASTERS, OPEN, PILES, take_from_market
from hightable.games.sankore.rules.graduate import best_tile, claim
from hightable.games.sankore.rules.library import contribute
from hightable.games.sankore.rules.madrasa import (
    is_ending,
    lift,
    lowest_cell,
    next_prestige,
    place_double,
)
from hightable.games.sankore.rules.scholar_class import TEACH_AREA
from hightable.games.sankore.rules.school import progress
from hightable.games.sankore.state import NONE, Board, Player, Solo
from hightable.games.sankore.words import QUEUE
from hightable.kernel import BIT

TURNS: Final = len(SCHOLAR_TURNS) // len(SCHOLARS)
PHASE_2: Final = int(PHASE_TURNS[0])
PHASE_3: Final = int(PHASE_TURNS[0] + PHASE_TURNS[1])
LEVELS: Final = 4


def solo_of(board: Board) -> Solo:
    """The Scholar's board. [§13]"""
    assert board.solo is not None
    return board.solo


def phase(solo: Solo) -> i64:
    """The phase of the turn just begun: 1, 2 or 3. [§13]"""
    return 1 if solo.turn <= PHASE_2 else 2 if solo.turn <= PHASE_3 else 3


class ScholarTurn(Act):
    """Find the current discipline, then the actions of the slot; Teach is the last. [§13]"""

    def happen(self, board: Board, me: Player, n: i64) -> None:
        solo = solo_of(board)
        solo.turn += 1
        if solo.turn == PHASE_3 + 1:
            empty_board(solo)
        solo.discipline = flip(board, solo) if phase(solo) == 1 else draw(board, solo)
        board.note("scholar", me.seat, solo.discipline, phase(solo))
        for action in reversed(ACTIONS[solo.level][solo.turn - 1]):
            board.push(me.seat, ACTION[action])


def flip(board: Board, solo: Solo) -> i64:
    """Phase 1: the discipline of the next card of its deck. [§13]"""
    card = solo.deck.pop()
    solo.flipped.append(card)
    board.barrier("scholar")
    return OBJECTIVE_DISCIPLINE[card]


def draw(board: Board, solo: Solo) -> i64:
    """Phases 2 and 3: a student from the bag, or the next discipline if it is empty. [§13]"""
    row = solo.row2 if phase(solo) == 2 else solo.row3
    size: i64 = 0
    for discipline in range(i64(EVERY)):
        size += solo.bag[discipline]
    if not size:
        row.append(NONE)
        return (solo.discipline + 1) % EVERY
    at = board.random(size)
    drawn: i64 = 0
    while at >= solo.bag[drawn]:
        at -= solo.bag[drawn]
        drawn += 1
    solo.bag[drawn] -= 1
    row.append(drawn)
    return drawn


def empty_board(solo: Solo) -> None:
    """Phase 3 begins: all students on its board go back into the bag. [§13]"""
    for student in solo.row2 + solo.pupils:
        if student != NONE:
            solo.bag[student] += 1
    for discipline in range(i64(EVERY)):
        solo.bag[discipline] += solo.beside[discipline]
        solo.beside[discipline] = 0
    for at in range(len(solo.row2)):
        solo.row2[at] = NONE
    for at in range(len(solo.pupils)):
        solo.pupils[at] = NONE


class Contribute(Act):
    """A Book of the current discipline, from the supply, else its own, else the next. [§13]"""

    def happen(self, board: Board, me: Player, n: i64) -> None:
        for step in range(i64(EVERY)):
            wanted = (solo_of(board).discipline + step) % EVERY
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
        solo_of(board).bag[wanted] += 1
        board.note("enrol", me.seat, wanted, QUEUE.index(word))
        vacate(board, me, QUEUE.index(word))


def wanted_student(board: Board) -> i64:
    """The current discipline, or the next of which a queue has a student. [§13]"""
    current = solo_of(board).discipline
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
        solo = solo_of(board)
        for step in range(i64(EVERY)):
            area = (solo.discipline + step) % EVERY
            if board.queues[area]:
                student = board.queues[area].pop()
                if solo.tiles and solo.tiles[-1] != NONE:
                    solo.pupils[-1] = student
                else:
                    solo.beside[student] += 1
                board.note("enrol", me.seat, student, area)
                vacate(board, me, area)
                return


class Establish(Act):
    """A class tile of the discipline, or the next, from the row of this turn; no Book. [§13]"""

    def happen(self, board: Board, me: Player, n: i64) -> None:
        solo = solo_of(board)
        solo.tiles.append(NONE)
        solo.pupils.append(NONE)
        for step in range(i64(EVERY)):
            tile = in_row(board, (solo.discipline + step) % EVERY, solo.turn - PHASE_2)
            if tile != NONE:
                take_from_market(board, tile)
                solo.tiles[-1] = tile
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
        next_prestige(board, me, solo_of(board).discipline)


class Graduate(Act):
    """The leftmost student of phase 3 who finds a tile takes the highest. [§13]"""

    def happen(self, board: Board, me: Player, n: i64) -> None:
        row = solo_of(board).row3
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
        for step in range(i64(EVERY)):
            wanted = (solo_of(board).discipline + step) % EVERY
            if board.supply.doubles[wanted]:
                place_double(board, me, wanted)
                return


def is_worn_out(board: Board) -> bool:
    """The Scholar has had all its turns. [§13]"""
    return board.solo is not None and board.solo.turn >= TURNS


def fill_up(board: Board, me: Player) -> None:
    """After the last turn the empty cells get tiles of the supply, without tokens. [§13, R42]"""
    if not is_worn_out(board) or is_ending(board):
        return
    for step in range(i64(EVERY)):
        wanted = (solo_of(board).discipline + step) % EVERY
        while board.supply.doubles[wanted] and not is_ending(board):
            tile = DOUBLES[wanted][len(DOUBLES[wanted]) - board.supply.doubles[wanted]]
            cell = lowest_cell(board)
            lift(board, tile)
            board.madrasa.cells[cell] = tile
            board.madrasa.stars |= BIT[cell]
            board.note("tile", me.seat, tile, cell + 1)


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
ACTIONS: Final[list[list[list[int]]]] = [
    [
        [ACTION_NAMES.index(action) for action in record["actions"]]
        for record in SCHOLAR_TURNS.values()
        if record["difficulty"] == scholar
    ]
    for scholar in SCHOLARS
]
SCHOLAR_TURN: Final = ScholarTurn()
