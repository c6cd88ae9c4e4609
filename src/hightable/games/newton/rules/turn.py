"""The turn of a player. [§4]"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hightable.games.newton.box import ACTIONS, JOKER, SYMBOL
from hightable.games.newton.decode import CARD_EFFECTS, MODIFIER, MODIFIER_COINS
from hightable.games.newton.rules.cards import CARD_ACTIONS, RIDE, RIDE_OUT
from hightable.games.newton.rules.quick import Basic, Turn
from hightable.games.newton.rules.value import symbols
from hightable.games.newton.state import Board, Player, remove
from hightable.games.newton.words import DO, EFFECT, END_TURN, PLAY, VILLAGE_RIDE

ACTED: Final = 1
USED: Final = 2
RIDDEN: Final = 4


class PlayCard(Turn):
    """Play one card from your hand; without one, only quick actions are left. [§4.1]"""

    prompt = "play"
    rule = "§4.1"

    def offer(self, board: Board, me: Player, n: i64) -> None:
        first = PLAY[0]
        for card in me.hand:
            board.offer(first + card)
        if not me.hand:
            board.offer(END_TURN)

    def take(self, board: Board, me: Player, n: i64, word: i64) -> None:
        if word != END_TURN:
            card = PLAY.index(word)
            remove(me.hand, card)
            me.desk.append(card)
            if not me.hand:
                board.note("last card", me.seat, card)
            board.push(me.seat, PARTS)


class Parts(Turn):
    """Basic action and special effect, each once, in any order, or not at all.

    `n` has a bit for each part that is done. [§4.2]
    """

    prompt = "turn"
    rule = "§4.2"

    def offer(self, board: Board, me: Player, done: i64) -> None:
        card = me.desk[-1]
        if not done & ACTED:
            offer_actions(board, me, card)
        if not done & USED:
            effect = CARD_EFFECTS[card]
            if effect is not None and effect.can(board, me.seat):
                board.offer(EFFECT)
        if MODIFIER[card] == RIDE and not done & RIDDEN and me.coins >= MODIFIER_COINS[card]:
            board.offer(VILLAGE_RIDE)
        board.offer(END_TURN)

    def take(self, board: Board, me: Player, done: i64, word: i64) -> None:
        card = me.desk[-1]
        if word == EFFECT:
            effect = CARD_EFFECTS[card]
            assert effect is not None
            board.push(me.seat, self, done | USED)
            board.push(me.seat, effect)
        elif word == VILLAGE_RIDE:
            me.coins -= MODIFIER_COINS[card]
            board.push(me.seat, self, done | RIDDEN)
            board.push(me.seat, RIDE_OUT)
        elif word != END_TURN:
            board.push(me.seat, self, done | ACTED)
            perform(board, me, card, DO.index(word))


def offer_actions(board: Board, me: Player, card: i64) -> None:
    """The action on the card, with a Joker any of the five, if it has a use. [§4.2, §4.4, R53]"""
    symbol = SYMBOL[card]
    actions = CARD_ACTIONS[card]
    if symbol != JOKER:
        if is_useful(board, me, actions[symbol], symbol, 0):
            board.offer(DO[symbol])
        return
    for action in range(i64(len(ACTIONS))):
        if is_useful(board, me, actions[action], action, 1):
            board.offer(DO[action])


def is_useful(board: Board, me: Player, basic: Basic, action: i64, more: i64) -> bool:
    """What is of no use with a value of 1, which every card has, may be of use with more. [R53]"""
    if basic.has_use(board, me, 1):
        return True
    return basic.grows and basic.has_use(board, me, symbols(me, action) + more)


def perform(board: Board, me: Player, card: i64, action: i64) -> None:
    """The value is fixed now. [§4.3, R46]"""
    board.push(me.seat, CARD_ACTIONS[card][action], value_of(me, card, action))


def value_of(me: Player, card: i64, action: i64) -> i64:
    """The visible symbols of an action, and one for a Joker. [§4.3, §4.4]"""
    value = symbols(me, action)
    return value + 1 if SYMBOL[card] == JOKER else value


PLAY_CARD: Final = PlayCard()
PARTS: Final = Parts()
PLAY_CARD.insists = PARTS.insists = END_TURN
