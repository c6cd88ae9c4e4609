"""Opponents, named like degrees; they know the kernel only, and a table through `sight` only."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from hightable.bots.bot import Bot, Opinion
from hightable.bots.greedy import Bachelor
from hightable.bots.own import guest, is_own, offer, offered, title
from hightable.bots.random import Freshman
from hightable.bots.searcher import Searcher
from hightable.bots.settings import SETTINGS, Settings, settings

__all__ = ["DEGREES", "LEVELS", "Bot", "Opinion", "bot", "is_own", "offer", "offered", "title"]

DEGREES: Final = tuple(SETTINGS)
LEVELS: Final = ("random", *DEGREES)
MAKERS: Final[dict[str, Callable[[int, Settings], Bot]]] = {
    "freshman": Freshman,
    "bachelor": Bachelor,
    "master": Searcher,
    "doctor": Searcher,
}


def bot(given: Any, seed: int = 0) -> Bot:
    """A bot of a level, as it is or changed (`master simulations=200`); `random` is a freshman.

    Or a bot of your own: `module:Class`, `module:function`, `file.py:Class`, `run:COMMAND`, the
    name of one that is installed, a class, a function from a sight to a word, or an object with
    `choose(sight)`.
    """
    if not isinstance(given, str):
        return given if isinstance(given, Freshman | Bachelor | Searcher) else guest(given, seed)
    if is_own(given):
        return guest(given, seed)
    words = given.replace("random", "freshman", 1).split()
    found = settings(words)
    return MAKERS[words[0]](seed, found)
