"""The unofficial solo variant: an automa in the second seat, which plays cards. [§11]"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hightable.games.golem.box import (
    AUTOMA_RECORDS,
    COLOURS,
    GRAVE_PLAYERS,
    OPEN_GRAVE,
    PRINTED,
    ROWS,
    VP,
)
from hightable.games.golem.effects import Act, earn
from hightable.games.golem.rules.books import sink
from hightable.games.golem.state import NONE, Board, Player, board_of
from hightable.games.golem.words import MARBLE, RABBI, STEP
from hightable.kernel import BIT, Effect, Opponent, State

CARD_VP: Final = [int(record["vp"]) for record in AUTOMA_RECORDS]
CARD_BURIES: Final = [bool(record["bury"]) for record in AUTOMA_RECORDS]
CARD_BOOK: Final = [int(record["discard_book_field"]) - 1 for record in AUTOMA_RECORDS]
CARD_TILE: Final = [int(record["rabbi_pick"]) - 1 for record in AUTOMA_RECORDS]
CARD_PLAN: Final = [str(record["plan"]) for record in AUTOMA_RECORDS]
CARD_ROWS: Final = [[ROWS.index(row) for row in record["row_order"]] for record in AUTOMA_RECORDS]
CARD_COLOURS: Final = [
    [COLOURS.index(colour) for colour in record["colour_order"]] for record in AUTOMA_RECORDS
]


class Reveal(Act):
    """Each automa turn turns over a card; the first of a round also gives its plan. [§11]"""

    def happen(self, board: Board, me: Player, n: i64) -> None:
        board.barrier("automa")
        board.card = board.cards.pop()
        if not me.eyes and me.rabbi == NONE:
            board.plan = board.card
        board.note("automa", me.seat, board.card + 1)


class RewardMarble(Act):
    """After a marble the automa scores its card, and may take a grave with a bonus. [§11]"""

    def happen(self, board: Board, me: Player, n: i64) -> None:
        earn(board, me, VP, CARD_VP[board.card])
        if CARD_BURIES[board.card]:
            bury(board, me)


def bury(board: Board, me: Player) -> None:
    """The free grave with the lowest number that gives a bonus is taken. [§11]"""
    for grave in range(i64(OPEN_GRAVE)):
        if GRAVE_PLAYERS[grave] <= len(board.players) and not board.graves >> grave & 1:
            board.graves |= BIT[grave]
            board.note("automa_grave", me.seat, grave + 1)
            return


class RewardRabbi(Act):
    """After its rabbi the automa scores its card, and a book goes under the deck. [§11]"""

    def happen(self, board: Board, me: Player, n: i64) -> None:
        earn(board, me, VP, CARD_VP[board.card])
        sink(board, CARD_BOOK[board.card])


class Automa(Opponent):
    """The automa follows its card; its students always step, the hindmost first. [§11]"""

    def answer(self, state: State, seat: i64, asked: Effect, n: i64) -> i64:
        board = board_of(state)
        me = board.players[seat]
        if board.words[0] in STEP:
            return hindmost(board, me)
        turn = len(me.eyes) + i64(me.rabbi != NONE)
        return marble(board) if CARD_PLAN[board.plan][turn] == "M" else tile(board)


def hindmost(board: Board, me: Player) -> i64:
    """Of the students that may step the one furthest back; of equals red, yellow, blue. [§11]"""
    best = board.words[0]
    for at in range(board.count):
        word = board.words[at]
        if word in STEP and me.students[STEP.index(word)] < me.students[STEP.index(best)]:
            best = word
    return best


def marble(board: Board) -> i64:
    """The first colour of the card's order in the first row of its order that has any. [§11]"""
    places = [
        row * len(COLOURS) + colour
        for row in CARD_ROWS[board.card]
        for colour in CARD_COLOURS[board.card]
    ]
    return MARBLE[next(at for at in places if board.rows[at])]


def tile(board: Board) -> i64:
    """The card's tile from the top, or the next below without a rabbi, or the printed one. [§11]"""
    for at in range(CARD_TILE[board.card], len(board.display)):
        if all([player.rabbi != at for player in board.players]):
            return RABBI[board.display[at]]
    return RABBI[PRINTED]


REVEAL: Final = Reveal()
REWARD_MARBLE: Final = RewardMarble()
REWARD_RABBI: Final = RewardRabbi()
AUTOMA: Final = Automa()
