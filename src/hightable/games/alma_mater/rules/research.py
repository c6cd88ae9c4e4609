"""Research: steps, milestones, and the pool of a turn. [§10]"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hightable.games.alma_mater.box import CARD_HEIGHT, TOP
from hightable.games.alma_mater.decode.cards import (
    BLUE_LEVEL,
    BONUS,
    DOUBLE_ONCE,
    MARKER_MOVED,
)
from hightable.games.alma_mater.decode.prices import CARD_BLUE, CARD_BONUS
from hightable.games.alma_mater.effects.acts import Act, Ask
from hightable.games.alma_mater.rules.costs import PAY_LEVEL, can_pay_level
from hightable.games.alma_mater.state import ACTION, DOUBLED, STEPPED, Board, Player
from hightable.games.alma_mater.words import DECLINE, DOUBLE, STEP

GREEN: Final = 0
BLACK: Final = 1
BELOW_MILESTONE: Final = 2


def can_step_black(board: Board, me: Player) -> bool:
    """A black step needs a level above and its price. [§10.2]"""
    return me.level < TOP and can_pay_level(board, me)


def offer_steps(board: Board, me: Player) -> None:
    """The steps of the pool that can be made now. [§10.3]"""
    if me.green and me.level < TOP:
        board.offer(STEP[GREEN])
    if me.black and can_step_black(board, me):
        board.offer(STEP[BLACK])


def step(board: Board, me: Player, word: i64) -> None:
    """Use a step of the pool: a green one is free, a black one is paid first. [§10.2]"""
    board.push(me.seat, ADVANCE)
    if STEP.index(word) == GREEN:
        me.green -= 1
    else:
        me.black -= 1
        board.push(me.seat, PAY_LEVEL)


def climb(board: Board, me: Player) -> i64:
    """One level up, and on to the milestone from the level below it; the level entered. [§10.2]"""
    entered = me.level + 1
    me.level = entered + 1 if entered % CARD_HEIGHT == BELOW_MILESTONE else entered
    rank(board, me)
    return entered


def rank(board: Board, me: Player) -> None:
    """On top of the markers of its level; at the very top, behind those that came first. [§10.1]"""
    board.ranking.remove(me.seat)
    place: i64 = 0
    for seat in board.ranking:
        level = board.players[seat].level
        if level > me.level or (level == TOP and me.level == TOP):
            place += 1
    board.ranking.insert(place, me.seat)


class Advance(Act):
    """The marker moves; then come blue marks, the move itself, and the milestone. [§10.2]"""

    def happen(self, board: Board, me: Player, n: i64) -> None:
        if me.level == TOP:
            return
        entered = climb(board, me)
        board.note("level", me.seat, me.level)
        card = board.deal.cards[(entered - 1) // CARD_HEIGHT]
        if (entered - 1) % CARD_HEIGHT + 1 == CARD_BLUE[card]:
            BLUE_LEVEL.fire(board, me, me.students)
        after_move(board, me)
        if me.level % CARD_HEIGHT == 0:
            reach_milestone(board, me, card)


def after_move(board: Board, me: Player) -> None:
    """Once a turn a move can bring a further step. [§11.3]"""
    hears = me.chancellors & MARKER_MOVED.heard_by_chancellors
    if hears and board.phase == ACTION and not me.used & STEPPED:
        me.used |= STEPPED
        MARKER_MOVED.fire(board, me, 0)


def reach_milestone(board: Board, me: Player, card: i64) -> None:
    """Gain the bonus of the card, and perhaps once more. [§10.5]"""
    if me.chancellors & DOUBLE_ONCE and not me.used & DOUBLED:
        board.push(me.seat, DOUBLE_BONUS, card)
    gain_bonus(board, me, card)


def gain_bonus(board: Board, me: Player, card: i64) -> None:
    """What the milestone of a card gives. [§10.5]"""
    bonus = BONUS[CARD_BONUS[card]]
    if bonus is not None:
        board.push(me.seat, bonus)


class DoubleBonus(Ask):
    """Once a game: the bonus just gained, a second time? `n` is the card. [§11.3]"""

    prompt = "double"
    rule = "§11.3"

    def offer(self, board: Board, me: Player, card: i64) -> None:
        if not me.used & DOUBLED:
            board.offer(DOUBLE)
        board.offer(DECLINE)

    def take(self, board: Board, me: Player, card: i64, word: i64) -> None:
        if word == DOUBLE:
            me.used |= DOUBLED
            gain_bonus(board, me, card)


ADVANCE: Final = Advance()
DOUBLE_BONUS: Final = DoubleBonus()
