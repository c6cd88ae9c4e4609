"""The Scholar's turn: a current discipline, then the actions of its board. [§13]

The Scholar is a seat like the others. What it places and moves goes through the same rules; where
there is something to choose it is asked, and `priorities` answers.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hightable.games.sankore.box.components import (
    DOUBLES,
    EVERY,
    OBJECTIVE_DISCIPLINE,
    SCHOLAR_TURNS,
    SCHOLARS,
)
from hightable.games.sankore.effects import Act
from hightable.games.sankore.rules.madrasa import is_ending, lift, lowest_cell
from hightable.games.sankore.rules.scholar_actions import (
    ACTION,
    ACTION_NAMES,
    PHASE_2,
    PHASE_3,
    scholar_of,
)
from hightable.games.sankore.state import NONE, Board, Player, ScholarBoard
from hightable.kernel import BIT

TURNS: Final = len(SCHOLAR_TURNS) // len(SCHOLARS)


def phase(scholar: ScholarBoard) -> i64:
    """The phase of the turn just begun: 1, 2 or 3. [§13]"""
    return 1 if scholar.turn <= PHASE_2 else 2 if scholar.turn <= PHASE_3 else 3


class ScholarTurn(Act):
    """Find the current discipline, then the actions of the slot; Teach is the last. [§13]"""

    def happen(self, board: Board, me: Player, n: i64) -> None:
        scholar = scholar_of(board)
        scholar.turn += 1
        scholar.reasons = []
        if scholar.turn == PHASE_3 + 1:
            empty_board(scholar)
        scholar.discipline = flip(board, scholar) if phase(scholar) == 1 else draw(board, scholar)
        board.note("scholar", me.seat, scholar.discipline, phase(scholar))
        for action in reversed(ACTIONS[scholar.level][scholar.turn - 1]):
            board.push(me.seat, ACTION[action])


def flip(board: Board, scholar: ScholarBoard) -> i64:
    """Phase 1: the discipline of the next card of its deck. [§13]"""
    card = scholar.deck.pop()
    scholar.flipped.append(card)
    board.barrier("scholar")
    return OBJECTIVE_DISCIPLINE[card]


def draw(board: Board, scholar: ScholarBoard) -> i64:
    """Phases 2 and 3: a student from the bag, or the next discipline if it is empty. [§13]"""
    row = scholar.row2 if phase(scholar) == 2 else scholar.row3
    size: i64 = 0
    for discipline in range(i64(EVERY)):
        size += scholar.bag[discipline]
    if not size:
        row.append(NONE)
        return (scholar.discipline + 1) % EVERY
    at = board.random(size)
    drawn: i64 = 0
    while at >= scholar.bag[drawn]:
        at -= scholar.bag[drawn]
        drawn += 1
    scholar.bag[drawn] -= 1
    row.append(drawn)
    return drawn


def empty_board(scholar: ScholarBoard) -> None:
    """Phase 3 begins: all students on its board go back into the bag. [§13]"""
    for student in scholar.row2 + scholar.pupils:
        if student != NONE:
            scholar.bag[student] += 1
    for discipline in range(i64(EVERY)):
        scholar.bag[discipline] += scholar.beside[discipline]
        scholar.beside[discipline] = 0
    for at in range(len(scholar.row2)):
        scholar.row2[at] = NONE
    for at in range(len(scholar.pupils)):
        scholar.pupils[at] = NONE


def is_worn_out(board: Board) -> bool:
    """The Scholar has had all its turns. [§13]"""
    return board.scholar is not None and board.scholar.turn >= TURNS


def fill_up(board: Board, me: Player) -> None:
    """After the last turn the empty cells get tiles of the supply, without tokens. [§13, R42]"""
    if not is_worn_out(board) or is_ending(board):
        return
    for step in range(i64(EVERY)):
        wanted = (scholar_of(board).discipline + step) % EVERY
        while board.supply.doubles[wanted] and not is_ending(board):
            tile = DOUBLES[wanted][len(DOUBLES[wanted]) - board.supply.doubles[wanted]]
            cell = lowest_cell(board)
            lift(board, tile)
            board.madrasa.cells[cell] = tile
            board.madrasa.stars |= BIT[cell]
            board.note("tile", me.seat, tile, cell + 1)


ACTIONS: Final[list[list[list[int]]]] = [
    [
        [ACTION_NAMES.index(action) for action in record["actions"]]
        for record in SCHOLAR_TURNS.values()
        if record["difficulty"] == scholar
    ]
    for scholar in SCHOLARS
]
SCHOLAR_TURN: Final = ScholarTurn()
