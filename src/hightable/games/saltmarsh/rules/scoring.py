"""Final scoring, in the order of the score sheet. [§6]"""

from __future__ import annotations

from typing import Final

from hightable.games.saltmarsh.state import Board, Player

GUILD: Final = [0, 0, 1, 2, 4, 6, 9, 12, 16]
COINS_PER_POINT: Final = 5


def guild(me: Player) -> int:
    """The points printed under your marker. [§6]"""
    return GUILD[me.guild]


def salt(me: Player) -> int:
    """One point for each salt. [§6]"""
    return me.salt


def coins(me: Player) -> int:
    """One point for every five coins, rounded down. [§6]"""
    return me.coins // COINS_PER_POINT


def sheet(board: Board, me: Player) -> dict[str, int]:
    """The score sheet of one player. [§6]"""
    return {"guild": guild(me), "salt": salt(me), "coins": coins(me)}


def score(me: Player) -> int:
    """The sum of the sheet. [§6]"""
    return guild(me) + salt(me) + coins(me)


def scores(board: Board) -> list[int]:
    """What each seat has, the Heron too. [§6]"""
    return [score(player) for player in board.players]


def winners(board: Board) -> list[int]:
    """The highest score wins; players who tie share the victory. [§6]"""
    best = max(scores(board))
    return [seat for seat, points in enumerate(scores(board)) if points == best]
