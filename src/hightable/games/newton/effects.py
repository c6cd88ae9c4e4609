"""The icons of Newton.

What happens (`Act`) and what is asked (`Ask`) is told our Board and our Player. An icon whose rule
is a chapter of its own (a basic action, playing a Master) names it in CHAPTERS, something that is
counted in COUNTS: rules/chapters enters them.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from mypy_extensions import i64

from hightable.games.newton.box import TECH_START
from hightable.games.newton.state import SUPPLY, Board, Player, remove
from hightable.games.newton.words import DECLINE, DISCARD
from hightable.kernel import (
    BIT,
    Chapters,
    Count,
    Effect,
    PlayerCount,
    PlayerEffect,
    PlayerQuestion,
    State,
)

CHAPTERS: Final = Chapters()
COUNTS: Final[dict[str, Count]] = {}
Act: TypeAlias = PlayerEffect[Board, Player]
Ask: TypeAlias = PlayerQuestion[Board, Player]
Counted: TypeAlias = PlayerCount[Board, Player]


class Tally(Count):
    """What a chapter of the rules counts. [§8.7]"""

    def __init__(self, name: str) -> None:
        self.name = name

    def of(self, state: State, seat: i64) -> i64:
        return COUNTS[self.name].of(state, seat)


class Gain(Act):
    """Take Coins, Potions or points; the supply never runs out. [§2.1]"""

    def __init__(self, coins: i64, potions: i64, points: i64) -> None:
        super().__init__()
        self.coins = coins
        self.potions = potions
        self.points = points

    def happen(self, board: Board, me: Player, n: i64) -> None:
        me.coins += self.coins
        me.potions += self.potions
        me.points += self.points


class Pay(Act):
    """Pay the whole price once, then take what stands behind the arrow. [§9]"""

    def __init__(self, coins: i64, potions: i64, then: Effect) -> None:
        super().__init__()
        self.coins = coins
        self.potions = potions
        self.then = then

    def possible(self, board: Board, me: Player) -> bool:
        payable = me.coins >= self.coins and me.potions >= self.potions
        return payable and self.then.can(board, me.seat)

    def happen(self, board: Board, me: Player, n: i64) -> None:
        me.coins -= self.coins
        me.potions -= self.potions
        board.push(me.seat, self.then)


class Enroll(Act):
    """Put a Student from the supply on the Technology start, if one is left. [§8.1]"""

    def possible(self, board: Board, me: Player) -> bool:
        return SUPPLY in me.students

    def happen(self, board: Board, me: Player, n: i64) -> None:
        for student in range(len(me.students)):
            if me.students[student] == SUPPLY:
                me.students[student] = TECH_START
                board.note("enroll", me.seat)
                return


class Discard(Ask):
    """Remove a card of your hand from the game, then take the gains. [§9]"""

    prompt = "discard"
    rule = "§9"

    def __init__(self, then: Effect) -> None:
        super().__init__()
        self.then = then

    def possible(self, board: Board, me: Player) -> bool:
        return len(me.hand) > 0

    def offer(self, board: Board, me: Player, n: i64) -> None:
        for card in me.hand:
            board.offer(DISCARD[card])
        board.offer(DECLINE)

    def take(self, board: Board, me: Player, n: i64, word: i64) -> None:
        if word != DECLINE:
            card = DISCARD.index(word)
            remove(me.hand, card)
            me.removed |= BIT[card]
            board.push(me.seat, self.then)


ENROLL: Final = Enroll()
