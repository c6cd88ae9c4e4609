"""Opponents, named like degrees; they know the kernel only, and a table through `sight` only."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from hightable.bots.bot import Bot, Opinion
from hightable.bots.freshman import Freshman
from hightable.bots.greedy import Bachelor
from hightable.bots.judge import characters
from hightable.bots.own import guest, is_own, offer, offered, title
from hightable.bots.random import Random
from hightable.bots.searcher import Searcher
from hightable.bots.settings import SETTINGS, Settings, settings
from hightable.kernel.fault import Fault

__all__ = [
    "DEGREES",
    "LEVELS",
    "Bot",
    "Opinion",
    "bot",
    "characters",
    "has_character",
    "is_own",
    "offer",
    "offered",
    "parts",
    "title",
]

RANDOM: Final = "random"
LEVELS: Final = tuple(SETTINGS)
DEGREES: Final = tuple(level for level in LEVELS if level != RANDOM)
MAKERS: Final[dict[str, Callable[[int, Settings, str], Bot]]] = {
    RANDOM: Random,
    "freshman": Freshman,
    "bachelor": Bachelor,
    "master": Searcher,
    "doctor": Searcher,
    "professor": Searcher,
}


def bot(given: Any, seed: int = 0) -> Bot:
    """A bot of a level, as it is or changed (`master simulations=200`), or one of the characters
    that the games have for it (`master:traveller`); `random` says anything.

    Or a bot of your own: `module:Class`, `module:function`, `file.py:Class`, `run:COMMAND`, the
    name of one that is installed, a class, a function from a sight to a word, or an object with
    `choose(sight)`.
    """
    if not isinstance(given, str):
        return given if isinstance(given, Random | Bachelor | Searcher) else guest(given, seed)
    if is_own(given):
        return guest(given, seed)
    words = given.split()
    level, character = parts(words[0]) if words else ("", "")
    found = settings([level, *words[1:]])
    if character and not has_character(level):
        raise Fault("bots.no_character", level=level)
    return MAKERS[level](seed, found, character)


def parts(name: str) -> tuple[str, str]:
    """A level and its character, which may be none."""
    level, _, character = name.partition(":")
    return level, character


def has_character(level: str) -> bool:
    """Does a level judge, so that tastes may differ?"""
    return "learnt" in SETTINGS.get(level, {})
