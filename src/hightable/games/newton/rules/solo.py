"""The rank of a lone player. [§12.4]"""

from __future__ import annotations

from typing import Final

from hightable.games.newton.box import GAME

RANKS: Final[list[str]] = [record["id"] for record in GAME["solo_rank"]]
LIMITS: Final[list[int]] = [record["max"] for record in GAME["solo_rank"]]


def rank(points: int) -> str:
    """The first rank whose limit is not exceeded. [§12.4, R23]"""
    return next(name for name, limit in zip(RANKS, LIMITS, strict=True) if points <= limit)


def place(points: int) -> float:
    """Where the rank for these points stands among all: -1 the lowest, 1 the highest. [§12.4]"""
    return 2 * RANKS.index(rank(points)) / (len(RANKS) - 1) - 1
