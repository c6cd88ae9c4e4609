"""Rounds: five turns each, then the end of the round. [§3, §11]"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hightable.games.newton.box import (
    DEVELOPMENTS,
    KINDS,
    LINE_POINTS,
    LINE_SPANS,
    PRINTED_BOOKS,
    ROUNDS,
    TURNS,
)
from hightable.games.newton.decode import INCOME_EFFECTS, MEDICINE_EFFECTS
from hightable.games.newton.effects import Act, Ask
from hightable.games.newton.rules.market import clear_lines, fill_lines
from hightable.games.newton.rules.turn import PLAY_CARD
from hightable.games.newton.state import NOTHING, Board, Player, remove
from hightable.games.newton.words import TUCK


class NextTurn(Act):
    """Clockwise from the first player, five turns each; then the round ends. [§3]"""

    def happen(self, board: Board, me: Player, n: i64) -> None:
        seats = i64(len(board.players))
        if board.turn < TURNS * seats:
            seat = (board.first + board.turn) % seats
            if seats > 1:
                board.barrier("turn")
            board.turn += 1
            board.note("turn", seat, board.round, (board.turn + seats - 1) // seats)
            board.push(0, self)
            board.push(seat, PLAY_CARD)
        elif board.round < ROUNDS:
            board.push(0, END_ROUND)
            for seat in range(seats - 1, -1, -1):
                board.push(seat, TUCK_ONE)
        else:
            pay_incomes(board)


class TuckOne(Ask):
    """Choose the card of your desk that goes under it, in secret. [§11]"""

    prompt = "tuck"
    rule = "§11"
    secret = True

    def offer(self, board: Board, me: Player, n: i64) -> None:
        first = TUCK[0]
        for card in me.desk:
            board.offer(first + card)

    def take(self, board: Board, me: Player, n: i64, word: i64) -> None:
        me.pick = TUCK.index(word)


class EndRound(Act):
    """Tuck, take back, income, new lines, and the first player changes. [§11]"""

    def happen(self, board: Board, me: Player, n: i64) -> None:
        for player in board.players:
            tuck(board, player)
        pay_incomes(board)
        clear_lines(board)
        fill_lines(board)
        board.barrier("round")
        board.first = (board.first + 1) % len(board.players)
        board.round += 1
        board.turn = 0
        board.note("round", board.first, board.round)
        board.push(0, NEXT_TURN)


def tuck(board: Board, me: Player) -> None:
    """The chosen card stays under the desk, the others return to the hand. [§11]"""
    if me.pick != NOTHING:
        me.tucked = [*me.tucked, me.pick]
        remove(me.desk, me.pick)
        board.note("tuck", me.seat, me.pick)
        me.pick = NOTHING
    me.hand += me.desk
    me.desk.clear()


def pay_incomes(board: Board) -> None:
    """Completed lines, Income tiles and the Medicine tile pay every player. [§11]"""
    for player in board.players:
        before = player.points
        pay_income(board, player)
        board.note("income", player.seat, player.points - before)


def pay_income(board: Board, me: Player) -> None:
    """The income of one player. [§11]"""
    spans = LINE_SPANS[me.board]
    full = me.books | PRINTED_BOOKS[me.board]
    for line in range(i64(len(spans))):
        if spans[line] & ~full == 0:
            me.points += LINE_POINTS[me.board][line]
    for kind in range(DEVELOPMENTS, len(KINDS)):
        for _ in range(me.tiles[kind]):
            INCOME_EFFECTS[kind - DEVELOPMENTS].do(board, me.seat, 0)
    if me.medicine:
        MEDICINE_EFFECTS[me.medicine - 1].do(board, me.seat, 0)


NEXT_TURN: Final = NextTurn()
TUCK_ONE: Final = TuckOne()
END_ROUND: Final = EndRound()
