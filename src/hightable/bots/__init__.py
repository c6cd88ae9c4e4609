"""Opponents, named like degrees; they know the kernel only, and a table through `sight` only."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from hightable.bots.bot import Bot, Opinion
from hightable.bots.greedy import Bachelor
from hightable.bots.random import Freshman
from hightable.kernel import Fault

__all__ = ["LEVELS", "Bot", "Opinion", "bot"]

LEVELS: Final[dict[str, Callable[[int], Bot]]] = {"freshman": Freshman, "bachelor": Bachelor}


def bot(level: str, seed: int = 0) -> Bot:
    """A bot of a level; two with the same seed choose alike."""
    if level not in LEVELS:
        raise Fault(f"there is no bot {level!r}; levels: {', '.join(LEVELS)}")
    return LEVELS[level](seed)
