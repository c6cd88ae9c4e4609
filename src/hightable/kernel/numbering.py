"""Every effect of a game has a number, the same in every process: states are saved with it.

It follows from where an effect stands (in which module, under what name, at what place of the
thing that holds it), all in alphabetical order; never from when, by whom or in which thread the
game was imported. What stands above the rules (pictures, judges, lessons) does not count.
"""

from __future__ import annotations

import sys
from hashlib import blake2b
from importlib import import_module
from typing import Any, Final

from hightable.kernel.effect import Effect
from hightable.kernel.fault import Fault
from hightable.kernel.values import VEC, values

ABOVE: Final = ("view", "judge", "lessons")
KERNEL: Final = "hightable.kernel."


class Numbering:
    """The effects of a game by number; another `digest` says that its numbers mean other things."""

    def __init__(self, home: str, words: list[str]) -> None:
        self.home = home
        self.effects = Search(home).effects
        for number, effect in enumerate(self.effects):
            effect.origin = (home, number)
        said = repr((words, [meaning(effect) for effect in self.effects]))
        self.digest = blake2b(said.encode(), digest_size=8).hexdigest()

    def number(self, effect: Effect) -> int:
        home, number = effect.origin
        if home != self.home:
            raise Fault(f"{type(effect).__name__} is no effect of {self.home}: it has no number")
        return number


class Search:
    """Everything a game's modules hold, looked through for effects."""

    def __init__(self, home: str) -> None:
        self.home = f"{home}."
        self.effects: list[Effect] = []
        self.known: dict[int, Any] = {}
        for name in sorted(sys.modules):
            if name.startswith(self.home) and name.split(".")[self.home.count(".")] not in ABOVE:
                self.look_into(vars(sys.modules[name]))

    def look_into(self, names: Any) -> None:
        for name in sorted(names):
            self.look(names[name])

    def look(self, thing: Any) -> None:
        if isinstance(thing, list | tuple):
            for item in thing:
                self.look(item)
        elif isinstance(thing, dict):
            for key in sorted(thing, key=repr):
                self.look(thing[key])
        elif id(thing) not in self.known and self.is_ours(thing):
            self.known[id(thing)] = thing
            self.look_at(thing)

    def look_at(self, thing: Any) -> None:
        """An effect, a class, or something else that may hold effects."""
        if isinstance(thing, Effect):
            self.effects.append(thing)
        self.look_into(dict(vars(thing)) if isinstance(thing, type) else values(thing))

    def is_ours(self, thing: Any) -> bool:
        """A class of the game, or a thing of such a class or of one of the kernel's."""
        if isinstance(thing, type):
            return thing.__module__.startswith(self.home)
        return type(thing).__module__.startswith((self.home, KERNEL))


def meaning(thing: Any) -> Any:
    """What a thing is made of: its class and what it holds; effects it holds by their number."""
    if isinstance(thing, str | int | float | None):
        return thing
    if isinstance(thing, list | tuple | VEC):
        return [part(item) for item in thing]
    if isinstance(thing, dict):
        return [[part(key), part(thing[key])] for key in sorted(thing, key=repr)]
    held = [part(value) for name, value in sorted(values(thing).items()) if name != "origin"]
    return [type(thing).__name__, *held]


def part(thing: Any) -> Any:
    return f"effect {thing.origin[1]}" if isinstance(thing, Effect) else meaning(thing)


NUMBERINGS: Final[dict[str, Numbering]] = {}


def enter(home: str, words: list[str]) -> None:
    """Number the effects of a game; `home` is its package. It is imported whole by now."""
    NUMBERINGS[home] = Numbering(home, words)


def numbering(home: str) -> Numbering:
    """The numbers of a game's effects; the game is imported if it is not there yet."""
    import_module(f"{home}.game")
    return NUMBERINGS[home]
