"""Opponents, named like degrees; they know the kernel only, and a table through `sight` only."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from hightable.bots.bot import Bot, Opinion
from hightable.bots.greedy import Bachelor
from hightable.bots.random import Freshman
from hightable.bots.searcher import Searcher
from hightable.bots.settings import SETTINGS, Settings, settings

__all__ = ["DEGREES", "LEVELS", "Bot", "Opinion", "bot"]

DEGREES: Final = tuple(SETTINGS)
LEVELS: Final = ("random", *DEGREES)
MAKERS: Final[dict[str, Callable[[int, Settings], Bot]]] = {
    "freshman": Freshman,
    "bachelor": Bachelor,
    "master": Searcher,
    "doctor": Searcher,
}


def bot(level: str, seed: int = 0) -> Bot:
    """A bot of a level, as it is or changed (`master simulations=200`); `random` is a freshman."""
    words = level.replace("random", "freshman", 1).split()
    found = settings(words)
    return MAKERS[words[0]](seed, found)
