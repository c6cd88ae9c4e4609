"""Quick actions, offered at the decisions of one's own turn. [§7]"""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from hightable.games.newton.box import GAME, LEVELS
from hightable.games.newton.effects import ENROLL, Ask
from hightable.games.newton.rules.market import reveal
from hightable.games.newton.state import SUPPLY, Board, Player
from hightable.games.newton.words import BOOST, BUY, REVEAL
from hightable.kernel import State

COSTS: Final = {record["id"]: int(record["cost"]["coin"]) for record in GAME["quick_action"]}
REVEAL_COINS: Final[i64] = COSTS["qa_reveal"]
BOOST_COINS: Final[i64] = COSTS["qa_boost"]
POTION_COINS: Final[i64] = COSTS["qa_potion"]
STUDENT_COINS: Final[i64] = COSTS["qa_student"]
REVEALED: Final[i64] = GAME["quick_action"][0]["effect"]["n"]
FIRST: Final[i64] = REVEAL[0]
LAST: Final[i64] = BUY[1]
POTION: Final[i64] = BUY[0]
STUDENT: Final[i64] = BUY[1]


class Turn(Ask):
    """A decision of one's own turn: a quick action comes first, then the same question. [§7]"""

    def options(self, state: State, seat: i64, n: i64) -> None:
        assert isinstance(state, Board)
        me = state.players[seat]
        self.offer(state, me, n)
        if me.coins and state.count:
            offer_quick(state, me)

    def choose(self, state: State, seat: i64, n: i64, word: i64) -> None:
        assert isinstance(state, Board)
        me = state.players[seat]
        if FIRST <= word <= LAST:
            state.push(seat, self, n)
            act_quickly(state, me, word)
        else:
            self.take(state, me, n, word)


def offer_quick(board: Board, me: Player) -> None:
    """What your Coins can buy now: cards to be revealed, a Potion, a Student. [§7]"""
    if me.coins >= REVEAL_COINS:
        for level in range(i64(LEVELS)):
            if board.decks[level]:
                board.offer(REVEAL[level])
    if me.coins >= POTION_COINS:
        board.offer(POTION)
        if me.coins >= STUDENT_COINS and SUPPLY in me.students:
            board.offer(STUDENT)


def act_quickly(board: Board, me: Player, word: i64) -> None:
    """Pay, and get it at once. [§7]"""
    if word == POTION:
        me.coins -= POTION_COINS
        me.potions += 1
    elif word == STUDENT:
        me.coins -= STUDENT_COINS
        ENROLL.happen(board, me, 0)
    else:
        me.coins -= REVEAL_COINS
        reveal(board, REVEAL.index(word), REVEALED)
        board.barrier("reveal")


class Basic(Turn):
    """A basic action; `boosted` is the same action after the boost, which comes once.

    `n` begins with the value left, in units of `unit`; the bits below are the action's own. With
    `grows` a higher value opens what a lower one does not. [§7]
    """

    action: ClassVar[int] = -1

    def __init__(self, boosted: Basic | None, unit: i64) -> None:
        super().__init__()
        self.boosted = boosted
        self.unit = unit
        self.grows = False

    def left(self, n: i64) -> i64:
        """What is left of the value. [§4.3]"""
        return n

    def choose(self, state: State, seat: i64, n: i64, word: i64) -> None:
        if word == BOOST:
            assert isinstance(state, Board)
            state.players[seat].coins -= BOOST_COINS
            assert self.boosted is not None
            state.push(seat, self.boosted, n + self.unit)
        else:
            super().choose(state, seat, n, word)

    def has_use(self, board: Board, me: Player, value: i64) -> bool:
        """Would it do anything with this value, or with one more where that can be paid? [R53]"""
        return True

    def can_boost(self, me: Player) -> bool:
        """May 2 Coins add 1 to the value, here and now? [§7]"""
        return self.boosted is not None and me.coins >= BOOST_COINS
