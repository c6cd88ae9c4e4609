"""Icons whose rule is a chapter of its own: they are made first, the chapter enters itself later.

`CHAPTERS = Chapters()` stands with a game's effects. A record is decoded into
`CHAPTERS.see("book", 3)`, and the chapter on books says `CHAPTERS["book"] = Buy()`.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hightable.kernel.effect import Effect
from hightable.kernel.state import State

TOLD: Final = -1


class Chapters:
    """The chapters of a game's rules that icons stand for, by name."""

    def __init__(self) -> None:
        self.effects: dict[str, Effect] = {}

    def __setitem__(self, name: str, effect: Effect) -> None:
        if name in self.effects:
            raise ValueError(f"two chapters are called {name!r}")
        self.effects[name] = effect

    def __getitem__(self, name: str) -> Effect:
        return self.effects[name]

    def see(self, name: str, n: i64 = TOLD) -> See:
        """The icon of a chapter, with the number printed beside it."""
        return See(self, name, n)


class See(Effect):
    """What a chapter describes, with a printed number or, without one, the number it is told."""

    def __init__(self, chapters: Chapters, name: str, n: i64) -> None:
        super().__init__()
        self.chapters = chapters
        self.name = name
        self.n = n

    def can(self, state: State, seat: i64) -> bool:
        return self.chapters.effects[self.name].can(state, seat)

    def do(self, state: State, seat: i64, n: i64) -> None:
        state.push(seat, self.chapters.effects[self.name], n if self.n == TOLD else self.n)
