"""The administrative phase, in its six steps. [§13]"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hightable.games.alma_mater.box import KINDS, TUTORS
from hightable.games.alma_mater.effects.acts import Act, Ask
from hightable.games.alma_mater.rules.books import storage_size
from hightable.games.alma_mater.state import (
    ADMINISTRATION,
    COUNTED,
    NOBODY,
    PARKED,
    READIED,
    SEATS,
    Board,
    Player,
    stored,
)
from hightable.games.alma_mater.words import RETURN


class Administration(Act):
    """Turn order first; then those whose storage is too full return books. [§13]"""

    def happen(self, board: Board, me: Player, n: i64) -> None:
        board.phase = ADMINISTRATION
        board.active = NOBODY
        board.barrier("administration")
        set_turn_order(board)
        board.push(0, CLOSE_ROUND)
        for place in range(len(board.order) - 1, -1, -1):
            board.push(board.order[place], RETURN_BOOKS)


def set_turn_order(board: Board) -> None:
    """Most masters on the bishop first, ties to who came first; the others as before. [§13.1]"""
    masters = vec[i64]([0] * SEATS)
    for piece in board.bishop:
        masters[piece % SEATS] += 1
    order: list[int] = []
    for number in range(len(board.bishop), 0, -1):
        for piece in board.bishop:
            seat = piece % SEATS
            if masters[seat] == number:
                order.append(seat)
                masters[seat] = 0
    board.order = order + [seat for seat in board.order if seat not in order]


class ReturnBooks(Ask):
    """A book too many goes back to the supply; kinds are gone through in order. [§13.2]"""

    prompt = "return"
    rule = "§13.2"

    def offer(self, board: Board, me: Player, first: i64) -> None:
        excess = stored(me) - storage_size(me)
        if excess <= 0:
            return
        later: i64 = 0
        for kind in range(first, len(KINDS)):
            later += me.books[kind]
        for kind in range(first, len(KINDS)):
            if me.books[kind] and excess <= later:
                board.offer(RETURN[kind])
            later -= me.books[kind]

    def take(self, board: Board, me: Player, first: i64, word: i64) -> None:
        kind = RETURN.index(word)
        me.books[kind] -= 1
        board.push(me.seat, self, kind)


class CloseRound(Act):
    """Reputation, professors ready, masters home, and the round marker moves on. [§13.3]"""

    def happen(self, board: Board, me: Player, n: i64) -> None:
        board.reputation = board.ranking[:]
        for player in board.players:
            player.ready = player.professors
            player.used &= ~(COUNTED | READIED | PARKED)
            player.passed = False
        call_home(board)
        board.tutors = TUTORS - board.lost
        board.bishop.clear()
        board.round += 1


def call_home(board: Board) -> None:
    """Masters come from spaces and dormitory to the archive; tutors leave. [§13.5]"""
    for player in board.players:
        player.archive += player.dormitory
        player.dormitory = 0
        player.tutors = 0
        player.resting = 0
    pieces = board.pieces
    for at in range(i64(len(pieces))):
        if pieces[at]:
            board.players[at % SEATS].archive += pieces[at]
            pieces[at] = 0


ADMINISTRATE: Final = Administration()
RETURN_BOOKS: Final = ReturnBooks()
CLOSE_ROUND: Final = CloseRound()
