"""Special effects of Action cards that are more than a gain. [§9]"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hightable.games.newton.box import (
    PLACE_BONUS,
    STUDY,
    TECHNOLOGY,
    TRAVEL,
    VILLAGES,
)
from hightable.games.newton.decode import (
    CARD_EFFECTS,
    COPY_CARDS,
    MODIFIER,
    MODIFIER_COINS,
    MODIFIERS,
)
from hightable.games.newton.effects import Ask
from hightable.games.newton.rules.lessons import CARD_LESSONS
from hightable.games.newton.rules.quick import Basic
from hightable.games.newton.rules.study import CARD_STUDY, ignoring, second_book
from hightable.games.newton.rules.technology import CARD_TECHNOLOGY, DOUBLE_TECHNOLOGY
from hightable.games.newton.rules.travel import CARD_TRAVEL, extra_cube
from hightable.games.newton.rules.work import CARD_WORK
from hightable.games.newton.state import Board, Player
from hightable.games.newton.words import COPY, DECLINE, GO

RIDE: Final = MODIFIERS.index("move_to_free_village")


class CopyCard(Ask):
    """Use the immediate effect of another card on your desk, paying for it. [§9, R16]"""

    prompt = "copy"
    rule = "§9"

    def possible(self, board: Board, me: Player) -> bool:
        return any([can_copy(board, me, card) for card in me.desk])

    def offer(self, board: Board, me: Player, n: i64) -> None:
        for card in me.desk:
            if can_copy(board, me, card):
                board.offer(COPY[card])
        board.offer(DECLINE)

    def take(self, board: Board, me: Player, n: i64, word: i64) -> None:
        if word != DECLINE:
            effect = CARD_EFFECTS[COPY.index(word)]
            assert effect is not None
            board.push(me.seat, effect)


def can_copy(board: Board, me: Player, card: i64) -> bool:
    """An immediate effect, not itself a copy, that can be paid and does something. [R16, R53]"""
    effect = CARD_EFFECTS[card]
    return effect is not None and not COPY_CARDS[card] and effect.can(board, me.seat)


class Ride(Ask):
    """Put the Scientist on a Village without a Bonus token; nothing happens there. [§9, R58]"""

    prompt = "village"
    rule = "§9"

    def offer(self, board: Board, me: Player, n: i64) -> None:
        for place in VILLAGES:
            if place != me.place and is_free(board, place):
                board.offer(GO[place])

    def take(self, board: Board, me: Player, n: i64, word: i64) -> None:
        me.place = GO.index(word)


def is_free(board: Board, village: i64) -> bool:
    """No Bonus token lies on the Village. [R17]"""
    bonus = PLACE_BONUS[village]
    return bonus < 0 or not board.bonus >> bonus & 1


def card_actions(card: int) -> list[Basic]:
    """The five basic actions as a card performs them, its own changed by its modifier. [§9]"""
    actions: list[Basic] = [CARD_WORK, CARD_TECHNOLOGY, CARD_TRAVEL, CARD_LESSONS, CARD_STUDY]
    coins = MODIFIER_COINS[card]
    kind = MODIFIERS[MODIFIER[card]]
    if kind == "double_bonus_tokens":
        actions[TECHNOLOGY] = DOUBLE_TECHNOLOGY
    elif kind == "extra_cube":
        actions[TRAVEL] = extra_cube(coins)
    elif kind == "second_book":
        actions[STUDY] = second_book(coins)
    elif kind == "ignore_book_requirement":
        actions[STUDY] = ignoring(coins)
    return actions


CARD_ACTIONS: Final = [card_actions(card) for card in range(len(CARD_EFFECTS))]
RIDE_OUT: Final = Ride()
COPY_CARD: Final = CopyCard()
