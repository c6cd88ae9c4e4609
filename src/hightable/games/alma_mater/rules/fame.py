"""The hall of fame: glory tiles and bust cards. [§11]"""

from __future__ import annotations

from mypy_extensions import i64

from hightable.games.alma_mater.box import LETTERS
from hightable.games.alma_mater.decode.cards import BUST_BONUS, GLORY_NEEDS
from hightable.games.alma_mater.effects.counts import all_met
from hightable.games.alma_mater.state import Board, Player
from hightable.games.alma_mater.words import CLAIM
from hightable.kernel import BIT


def can_claim(board: Board, me: Player, letter: i64) -> bool:
    """A bust card can be taken once, while the tile's requirement holds. [§11.1]"""
    if me.busts >> letter & 1:
        return False
    return all_met(GLORY_NEEDS[board.deal.glory[letter]], board, me)


def offer_claims(board: Board, me: Player) -> None:
    """The bust cards that can be taken now. [§11.1]"""
    for letter in range(len(LETTERS)):
        if can_claim(board, me, letter):
            board.offer(CLAIM[letter])


def claim(board: Board, me: Player, letter: i64) -> None:
    """Take the bust card: its bonus now, the chancellor's ability for the rest. [§11.1]"""
    me.busts |= BIT[letter]
    me.chancellors |= BIT[board.fame[letter]]
    board.note("bust", me.seat, letter, board.fame[letter])
    bonus = BUST_BONUS[letter]
    if bonus is not None:
        board.push(me.seat, bonus)
