"""Rounds and turns. [§2]"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hightable.games.saltmarsh.decode import ON_PLAY
from hightable.games.saltmarsh.effects import Act
from hightable.games.saltmarsh.rules.quick import Turn
from hightable.games.saltmarsh.rules.sail import SAIL_OUT
from hightable.games.saltmarsh.state import Board, Player
from hightable.games.saltmarsh.words import END_TURN, PLAY, SAIL, TRADE
from hightable.kernel import Confirm

TRADE_COINS: Final = 2
ROUNDS: Final = 4
REACH: Final = 3
TINY_ROUNDS: Final = 2
TINY_REACH: Final = 1


class Turns(Act):
    """The next turn, number `played`, clockwise; after the last one the game is over. [§2]"""

    def __init__(self, rounds: i64, menu: Menu) -> None:
        super().__init__()
        self.rounds = rounds
        self.menu = menu

    def happen(self, board: Board, me: Player, played: i64) -> None:
        seats = len(board.players)
        if played < self.rounds * seats:
            board.barrier("turn")
            board.note("turn", played % seats, played // seats + 1)
            board.push(0, self, played + 1)
            board.confirm(played % seats, CONFIRM)
            board.push(played % seats, self.menu)


class Menu(Turn):
    """Sail as far as the boats reach, play a card, or trade. [§2]"""

    prompt = "menu"
    rule = "§2"

    def __init__(self, reach: i64) -> None:
        super().__init__()
        self.reach = reach

    def offer(self, board: Board, me: Player, n: i64) -> None:
        board.offer(SAIL)
        board.offer(TRADE)
        for card in sorted(set(me.hand)):
            board.offer(PLAY[card])

    def take(self, board: Board, me: Player, n: i64, word: i64) -> None:
        if word == SAIL:
            board.push(me.seat, SAIL_OUT, self.reach)
        elif word == TRADE:
            me.coins += TRADE_COINS
        else:
            play(board, me, PLAY.index(word))

    def refuse(self, board: Board, me: Player, n: i64, word: i64) -> str:
        return "hand" if word in PLAY else ""


def play(board: Board, me: Player, card: i64) -> None:
    """The card goes from the hand to the table, and does what it says. [§5]"""
    me.hand.remove(card)
    me.played.append(card)
    effect = ON_PLAY[card]
    if effect is not None:
        board.push(me.seat, effect)


CONFIRM: Final = Confirm(END_TURN, "§2")
MENU: Final = Menu(REACH)
TURNS: Final = Turns(ROUNDS, MENU)
TINY_TURNS: Final = Turns(TINY_ROUNDS, Menu(TINY_REACH))
