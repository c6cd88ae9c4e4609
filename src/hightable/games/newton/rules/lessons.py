"""Lessons: take a card from the lines. [§5.4]"""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from hightable.games.newton.box import CARDS, LESSONS, LEVEL, LEVELS
from hightable.games.newton.effects import CHAPTERS
from hightable.games.newton.rules.quick import Basic
from hightable.games.newton.state import GAP, Board, Player
from hightable.games.newton.words import BOOST, STOP, TAKE


class Lessons(Basic):
    """Take a face-up card of a level up to the value; with `split`, several. [§5.4]"""

    prompt = "lessons"
    rule = "§5.4"
    action: ClassVar[int] = LESSONS

    def __init__(self, boosted: Basic | None, split: bool = False) -> None:
        super().__init__(boosted, 1)
        self.split = split
        self.grows = True

    def has_use(self, board: Board, me: Player, value: i64) -> bool:
        """There is a card to take. [R53]"""
        most = value + 1 if self.can_boost(me) else value
        for level in range(min(most, i64(LEVELS))):
            for card in board.lines[level]:
                if card != GAP:
                    return True
        return False

    def offer(self, board: Board, me: Player, value: i64) -> None:
        first = TAKE[0]
        for level in range(min(value, i64(LEVELS))):
            for card in board.lines[level]:
                if card != GAP:
                    board.offer(first + card)
        board.offer(STOP)
        if value < LEVELS and self.can_boost(me):
            board.offer(BOOST)

    def take(self, board: Board, me: Player, value: i64, word: i64) -> None:
        if word != STOP:
            card = TAKE.index(word)
            take_card(board, me, card)
            if self.split and value > LEVEL[card]:
                board.push(me.seat, self, value - LEVEL[card])
            self.then(board, me, card)

    def then(self, board: Board, me: Player, card: i64) -> None:
        """Nothing more happens, except with Descartes. [§5.4]"""


class Performed(Lessons):
    """Take a card, then perform its basic action as if it lay on the desk. [§10, R19]"""

    def then(self, board: Board, me: Player, card: i64) -> None:
        board.push(me.seat, PERFORM[card])


def take_card(board: Board, me: Player, card: i64) -> None:
    """The card goes to the hand and leaves a gap until the end of the round. [§5.4]"""
    line = board.lines[LEVEL[card] - 1]
    line[line.index(card)] = GAP
    me.hand.append(card)


PERFORM: Final = [CHAPTERS.see("perform", card) for card in range(len(CARDS))]
CARD_LESSONS: Final = Lessons(Lessons(None))
PLAIN_LESSONS: Final = Lessons(None)
SPLIT_LESSONS: Final = Lessons(None, split=True)
PERFORMED_LESSONS: Final = Performed(None)
