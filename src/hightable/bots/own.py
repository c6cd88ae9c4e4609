"""Bots of other people: an object, a function, a class, `module:thing`, a name, a program.

Whatever goes wrong in one of them is its Forfeit, so that whoever runs a game knows whose it was.
"""

from __future__ import annotations

import logging
import os
import sys
from contextlib import suppress
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from importlib.util import module_from_spec, spec_from_file_location
from inspect import isclass, signature
from pathlib import Path
from types import ModuleType
from typing import Any, Final

from hightable.bots.bot import Bot, Opinion
from hightable.bots.program import RUN, Program
from hightable.bots.settings import SETTINGS
from hightable.kernel.fault import Fault, Forfeit
from hightable.kernel.table import Sight

GROUP: Final = "hightable.bots"
OFFERED: Final = "HIGHTABLE_BOTS"
BETWEEN: Final = "\n"
LONGEST_NAME: Final = 20
FILE: Final = ".py"
TOLD: Final = 200
# Of anything else only the kind is told: its text may be long, broken, or another in every run.
PLAIN: Final = (str, int, float, BaseException, type(None))


class Guest(Bot):
    """Somebody's bot: its answers are checked, and what breaks in it is its forfeit."""

    def __init__(self, name: str, thing: Any) -> None:
        super().__init__()
        self.name = name
        self.thing = thing

    def choose(self, sight: Sight) -> str:
        self.opinions = []
        word = self.answer(sight)
        if not isinstance(word, str) or word not in sight.decision.options:
            raise Forfeit("bots.illegal", name=self.name, word=brief(word))
        found = getattr(self.thing, "opinions", [])
        are_fine = isinstance(found, list) and all(isinstance(each, Opinion) for each in found)
        self.opinions = list(found) if are_fine else []
        return str(word)

    def answer(self, sight: Sight) -> Any:
        try:
            return self.thing.choose(sight) if hasattr(self.thing, "choose") else self.thing(sight)
        except Forfeit:
            raise
        except (Exception, SystemExit) as wrong:
            raise Forfeit("bots.broke", name=self.name, wrong=told(wrong)) from wrong

    def close(self) -> None:
        """What breaks now harms no game; it is said all the same."""
        if hasattr(self.thing, "close"):
            try:
                self.thing.close()
            except (Exception, SystemExit) as wrong:
                fault = Forfeit("bots.broke", name=self.name, wrong=told(wrong))
                logging.getLogger(__name__).warning("%s", fault)


def guest(given: Any, seed: int) -> Bot:
    """A bot that is not ours, by its name or as it is."""
    name = title(given)
    try:
        return Guest(name, made(find(given, seed) if isinstance(given, str) else given, seed))
    except Fault:
        raise
    except (ImportError, AttributeError, OSError) as wrong:
        raise Fault("bots.not_found", name=name, wrong=brief(wrong)) from wrong
    except (Exception, SystemExit) as wrong:
        raise Fault("bots.not_found", name=name, wrong=told(wrong)) from wrong


def is_own(name: str) -> bool:
    """Does a name stand for a bot that is not ours?"""
    return (":" in name and name.partition(":")[0] not in SETTINGS) or name in offered()


def offered() -> dict[str, str]:
    """Bots with names of their own: those installed, and those the host has named; a level's name
    means the level, whoever else is called so."""
    found = dict(installed())
    for line in os.environ.get(OFFERED, "").split(BETWEEN):
        name, sign, place = line.partition("=")
        if sign:
            found[name] = place
    return {name: place for name, place in found.items() if name not in SETTINGS}


@cache
def installed() -> dict[str, str]:
    """What other packages bring along: looked up once, for it reads the files of all of them."""
    return {point.name: point.value for point in entry_points(group=GROUP)}


def offer(name: str, place: str) -> None:
    """Give a bot a name, here and in every process started from here."""
    if not name.isidentifier() or len(name) > LONGEST_NAME or ":" not in place:
        raise Fault("bots.no_name", found=f"{name}={place}", most=LONGEST_NAME)
    if name in SETTINGS:
        raise Fault("bots.taken", name=name)
    guest(place, 0).close()
    before = os.environ.get(OFFERED, "").split(BETWEEN)
    os.environ[OFFERED] = BETWEEN.join([*before, f"{name}={place}"])


def find(name: str, seed: int) -> Any:
    """What a name stands for: a program, or a thing in a module or a file."""
    place = offered().get(name, name)
    if place.startswith(RUN):
        return Program(place, seed)
    module, _, thing = place.rpartition(":")
    return getattr(load(module), thing)


def load(module: str) -> ModuleType:
    """A module by its name, looked for in the current folder too, or by its file."""
    if not module.endswith(FILE):
        if os.getcwd() not in sys.path:
            sys.path.insert(0, os.getcwd())
        return import_module(module)
    path = Path(module).resolve()
    known = sys.modules.get(path.stem)
    if known is not None and getattr(known, "__file__", None) == str(path):
        return known
    spec = spec_from_file_location(path.stem, path)
    if spec is None or spec.loader is None:
        raise ImportError(module)
    found = module_from_spec(spec)
    sys.modules[path.stem] = found
    try:
        spec.loader.exec_module(found)
    except BaseException:
        del sys.modules[path.stem]
        raise
    return found


def made(thing: Any, seed: int) -> Any:
    """A class is called, with a seed if it takes one; anything else is the bot itself."""
    if not isclass(thing):
        return thing
    try:
        takes = "seed" in signature(thing).parameters
    except ValueError:
        takes = False
    maker: Any = thing
    return maker(seed=seed) if takes else maker()


def told(wrong: BaseException) -> str:
    """What went wrong, on one line of a report."""
    return brief(f"{type(wrong).__name__}: {brief(wrong)}")


def brief(thing: Any) -> str:
    """What a bot said or raised, as a short line without signs that could confuse a terminal."""
    text = type(thing).__name__
    if isinstance(thing, PLAIN):
        with suppress(Exception):
            text = str(thing)
    line = "".join([sign if sign.isprintable() else " " for sign in text[: TOLD + 1]])
    return line if len(line) <= TOLD else f"{line[:TOLD]}…"


def title(given: Any) -> str:
    """The name of a bot in results."""
    if isinstance(given, str):
        return given
    if hasattr(given, "__qualname__"):
        return f"{given.__module__}:{given.__qualname__}"
    return type(given).__name__
