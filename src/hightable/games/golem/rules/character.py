"""The character of the round. [§2.6]"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hightable.games.golem.box import CHARACTER_COINS, CHARACTER_COST, COIN, PAIRS, WHITE
from hightable.games.golem.decode import CHARACTER
from hightable.games.golem.effects import Ask, earn
from hightable.games.golem.rules.movement import active
from hightable.games.golem.state import Board, Player
from hightable.games.golem.words import COINS, DECLINE, PAY


def matches(eyes: list[int], pair: list[int]) -> bool:
    """Your two marbles are the pair; white stands for any colour, black for none. [§2.6]"""
    first, second = pair
    return (fits(eyes[0], first) and fits(eyes[1], second)) or (
        fits(eyes[0], second) and fits(eyes[1], first)
    )


def fits(marble: i64, wanted: i64) -> bool:
    """A marble is of a colour, or white. [§2.6]"""
    return marble in (wanted, WHITE)


class Influence(Ask):
    """Pay for the effect of the character, take 3 coins, or neither. [§2.6, R16]"""

    prompt = "character"
    rule = "§2.6"

    def offer(self, board: Board, me: Player, n: i64) -> None:
        character = active(board)
        if matches(me.eyes, PAIRS[character]):
            if me.goods[COIN] >= CHARACTER_COST[character]:
                board.offer(PAY)
            board.offer(COINS)
            board.offer(DECLINE)

    def take(self, board: Board, me: Player, n: i64, word: i64) -> None:
        if word == PAY:
            me.goods[COIN] -= CHARACTER_COST[active(board)]
            board.push(me.seat, CHARACTER[active(board)])
        elif word == COINS:
            earn(board, me, COIN, CHARACTER_COINS)


INFLUENCE: Final = Influence()
