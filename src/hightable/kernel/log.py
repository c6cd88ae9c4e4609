"""The log: what was chosen and what happened, each line for those who may read it.

Lines are kept as numbers and put into words when someone reads them.
"""

from __future__ import annotations

from typing import Final

from hightable.kernel.game import Game
from hightable.kernel.state import EVERYBODY, Note
from hightable.kernel.values import Fields

CHOICE: Final = ""


class Entry:
    """A choice (its word is in `a`) or a note (`key`), after how many moves, and for whom."""

    def __init__(self, move: int, seat: int, to: int, key: str, a: int, b: int) -> None:
        self.move = move
        self.seat = seat
        self.to = to
        self.key = key
        self.a = a
        self.b = b

    def is_for(self, seat: int) -> bool:
        """May a seat know it, a watcher being -1? Nothing else decides who is shown a choice."""
        return self.to in (EVERYBODY, seat)


class Line(Fields):
    """A line of the log in words; what stands at or above a `barrier` stays done."""

    def __init__(self, move: int, seat: int, text: str, barrier: bool) -> None:
        self.move = move
        self.seat = seat
        self.text = text
        self.barrier = barrier


class Log:
    """Entries in order; what is undone is cut off."""

    def __init__(self) -> None:
        self.entries: list[Entry] = []
        self.barriers: set[int] = set()

    def choice(self, seat: int, word: int, move: int, secret: bool) -> None:
        to = seat if secret else EVERYBODY
        self.entries.append(Entry(move, seat, to, CHOICE, word, 0))

    def note(self, note: Note, move: int) -> None:
        entry = Entry(move, int(note.seat), int(note.to), note.key, int(note.a), int(note.b))
        self.entries.append(entry)

    def mark(self, move: int) -> None:
        """What was done up to this move cannot be taken back."""
        self.barriers.add(move)

    def cut(self, move: int) -> None:
        """Forget everything after a move."""
        while self.entries and self.entries[-1].move > move:
            self.entries.pop()
        self.barriers = {at for at in self.barriers if at <= move}

    def copy(self) -> Log:
        twin = Log()
        twin.entries = self.entries[:]
        twin.barriers = set(self.barriers)
        return twin

    def chosen(self, move: int, seat: int) -> Entry | None:
        """The choice that was a move, if a seat may know what it was."""
        for entry in self.entries:
            if entry.move == move and entry.key == CHOICE and entry.is_for(seat):
                return entry
        return None

    def read(self, game: Game, names: list[str], seat: int, language: str = "en") -> list[Line]:
        """The lines that a seat may read, in its language; a watcher is seat -1."""
        mine = [entry for entry in self.entries if entry.is_for(seat)]
        lines: list[Line] = []
        for at, entry in enumerate(mine):
            last = at + 1 == len(mine) or mine[at + 1].move != entry.move
            barrier = last and entry.move in self.barriers
            lines.append(Line(entry.move, entry.seat, say(game, names, entry, language), barrier))
        return lines


def say(game: Game, names: list[str], entry: Entry, language: str) -> str:
    """An entry in words."""
    who, a = names[entry.seat], entry.a
    if entry.key == CHOICE:
        return f"{who}: {game.option(a, language)}"
    return game.texts(language).say("log", entry.key, who=who, a=a, b=entry.b, n=a)
