"""The rank of a lone player. [§12.4]"""

from __future__ import annotations

from typing import Final

from hightable.games.newton.box import GAME

RANKS: Final[list[str]] = [record["id"] for record in GAME["solo_rank"]]
LIMITS: Final[list[int]] = [record["max"] for record in GAME["solo_rank"]]
LEAST: Final[list[int]] = [record["min"] for record in GAME["solo_rank"]]


def rank(points: int) -> str:
    """The first rank whose limit is not exceeded. [§12.4, R23]"""
    return next(name for name, limit in zip(RANKS, LIMITS, strict=True) if points <= limit)


def place(points: int) -> float:
    """Where these points stand among all ranks: -1 nothing, 1 the highest rank; on the way to the
    next rank every point counts. [§12.4]"""
    at = RANKS.index(rank(points))
    last = len(RANKS) - 1
    if at == last:
        return 1.0
    on_the_way = max(points - LEAST[at], 0) / (LEAST[at + 1] - LEAST[at])
    return 2 * (at + on_the_way) / last - 1
