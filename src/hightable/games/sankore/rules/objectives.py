"""Objective cards: completing them, and what they do when something happens. [§12]"""

from __future__ import annotations

from mypy_extensions import i64

from hightable.games.sankore.decode.cards import ABILITY, ON_EVENT, ONCE, REQUIREMENT, SKILL_GAINED
from hightable.games.sankore.effects import progress
from hightable.games.sankore.state import Board, Player
from hightable.kernel import BIT


def is_met(board: Board, me: Player, card: i64) -> bool:
    """The requirement of a card holds now. [§6, R31]"""
    return REQUIREMENT[card].holds(board, me)


def not_completed(me: Player, card: i64) -> str:
    """Why a card cannot be completed. [§6]"""
    if me.done >> card & 1:
        return "completed"
    return "requirement" if me.hand >> card & 1 else "not in hand"


def not_used(me: Player, card: i64) -> str:
    """Why a card cannot be used. [§6]"""
    if not me.done >> card & 1:
        return "not completed"
    return "used" if me.used >> card & 1 else "of no use"


def complete(board: Board, me: Player, card: i64) -> None:
    """The card is turned face up: its ability works at once, its icon at the end. [§6, R51]"""
    me.hand ^= BIT[card]
    me.done |= BIT[card]
    progress(board)
    board.note("complete", me.seat, card)


def fire(board: Board, me: Player, event: i64, n: i64) -> None:
    """Your completed cards answer an event; those limited to once a turn only then. [§12]

    The card that uses a new Skill tile counts only when it was used.
    """
    waiting = ON_EVENT[event] & me.done & ~me.used
    card: i64 = 0
    while waiting:
        if waiting & 1:
            me.used |= ONCE & ~ON_EVENT[SKILL_GAINED] & BIT[card]
            board.note("ability", me.seat, card)
            board.push(me.seat, ABILITY[card], n)
        waiting >>= 1
        card += 1
