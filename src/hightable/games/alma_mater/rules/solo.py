"""Ignotus, the automated third player of a game for two. [§16]"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hightable.games.alma_mater.box import (
    BISHOP,
    COLLOQUIUM,
    IGNOTUS_MASTERS,
    SHELVES,
    SITES_OF_SIDE,
    TOP,
)
from hightable.games.alma_mater.decode.cards import (
    IGNOTUS_BOOKS,
    IGNOTUS_SITES,
    IGNOTUS_STEPS,
)
from hightable.games.alma_mater.effects.acts import Act, Ask
from hightable.games.alma_mater.effects.icons import put_on_display
from hightable.games.alma_mater.rules.research import climb
from hightable.games.alma_mater.state import SEATS, Board, Player, board_of
from hightable.games.alma_mater.words import SEND
from hightable.kernel import Effect, Opponent, State


def arrive(ignotus: Player) -> None:
    """He has three masters, and his shelves stand in the order of their prestige. [§16.1]"""
    ignotus.archive = IGNOTUS_MASTERS
    for place in range(len(SHELVES)):
        ignotus.shelves[place] = SHELVES[place]


class Reveal(Act):
    """Turn up his card: free steps without a bonus, books for his display, masters. [§16.2]"""

    def happen(self, board: Board, me: Player, n: i64) -> None:
        board.card = board.ignotus.pop()
        board.barrier("ignotus")
        board.note("ignotus", me.seat, board.card)
        for _ in range(IGNOTUS_STEPS[board.card]):
            if me.level < TOP:
                climb(board, me)
        put_on_display(me, IGNOTUS_BOOKS[board.card])
        for at in range(len(IGNOTUS_SITES[board.card]) - 1, -1, -1):
            board.push(me.seat, OCCUPY, at)


class Occupy(Ask):
    """One of his masters goes to an ordinary space and does nothing there. [§16.2]"""

    prompt = "occupy"
    rule = "§16.2"

    def offer(self, board: Board, me: Player, at: i64) -> None:
        for site in SITES_OF_SIDE[board.deal.side]:
            free = not board.pieces[site * SEATS + me.seat]
            if free and site not in (BISHOP, COLLOQUIUM):
                board.offer(SEND[site])

    def take(self, board: Board, me: Player, at: i64, word: i64) -> None:
        me.archive -= 1
        board.pieces[SEND.index(word) * SEATS + me.seat] += 1
        board.note("occupied", me.seat, SEND.index(word))


class Ignotus(Opponent):
    """He sends his masters to the spaces named on the card of the round. [§16.2]"""

    def answer(self, state: State, seat: i64, asked: Effect, n: i64) -> i64:
        return SEND[IGNOTUS_SITES[board_of(state).card][n]]


REVEAL: Final = Reveal()
OCCUPY: Final = Occupy()
IGNOTUS: Final = Ignotus()
