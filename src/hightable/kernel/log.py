"""The log: what was chosen and what happened, each line for those who may read it.

Lines are kept as numbers and put into words when someone reads them.
"""

from __future__ import annotations

from typing import Final

from hightable.kernel.account import COUNTED, THING, Change, Owned
from hightable.kernel.game import Game
from hightable.kernel.state import EVERYBODY, TURN, Note
from hightable.kernel.values import Fields

CHOICE: Final = ""
ENDED: Final = "."
CHANGED: Final = "changed"
SIGNS: Final = (COUNTED, THING, ENDED)


class Entry:
    """A choice (its word is in `a`) or a note (`key`), after how many moves, and for whom.

    A key with a sign before it is a counter or a thing of which there are `a` more now; the sign
    alone is the end of a turn.
    """

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
    """A line of the log in words; what stands at or above a `barrier` stays done.

    `changes` of counters and `things` gained or lost are what the move did, all of it, as far as
    the reader may know; `turn` is the move after which the turn began.
    """

    def __init__(
        self,
        move: int,
        seat: int,
        text: str,
        barrier: bool,
        changes: list[Change] | None = None,
        things: list[Change] | None = None,
        turn: int = 0,
    ) -> None:
        self.move = move
        self.seat = seat
        self.text = text
        self.barrier = barrier
        self.changes = changes or []
        self.things = things or []
        self.turn = turn


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

    def result(self, move: int, before: dict[Owned, int], after: dict[Owned, int]) -> None:
        """What a move did to the ledgers, each entry for those who may know."""
        for owned in [*before, *[owned for owned in after if owned not in before]]:
            n = after.get(owned, 0) - before.get(owned, 0)
            if n:
                self.entries.append(Entry(move, owned.seat, owned.to, owned.key, n, 0))

    def end_turn(self, move: int, seat: int) -> None:
        self.entries.append(Entry(move, seat, EVERYBODY, ENDED, 0, 0))

    def turn_began(self) -> int:
        """After how many moves the turn that is not over began."""
        return max([entry.move for entry in self.entries if entry.key == ENDED], default=0)

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
        lines: list[Line] = []
        turn = 0
        for move, entries in by_move([entry for entry in self.entries if entry.is_for(seat)]):
            changes, things = results(entries)
            told = [entry for entry in entries if entry.key[:1] not in SIGNS]
            if not told and (changes or things):
                told = [Entry(move, EVERYBODY, EVERYBODY, CHANGED, 0, 0)]
            for entry in told:
                turn = move if entry.key == TURN else turn
                text = say(game, names, entry, language)
                lines.append(Line(move, entry.seat, text, False, changes, things, turn))
                changes, things = [], []
            if told:
                lines[-1].barrier = move in self.barriers
            turn = move if any(entry.key == ENDED for entry in entries) else turn
        return lines


def by_move(entries: list[Entry]) -> list[tuple[int, list[Entry]]]:
    found: list[tuple[int, list[Entry]]] = []
    for entry in entries:
        if not found or found[-1][0] != entry.move:
            found.append((entry.move, []))
        found[-1][1].append(entry)
    return found


def results(entries: list[Entry]) -> tuple[list[Change], list[Change]]:
    """What the entries say of counters and of things; what goes from one's hand to the table is
    nothing new to oneself."""
    sums: dict[tuple[int, str], int] = {}
    for entry in entries:
        if entry.key[:1] in (COUNTED, THING) and entry.key:
            at = (entry.seat, entry.key)
            sums[at] = sums.get(at, 0) + entry.a
    found = [(Change(seat, key[1:], n), key[0]) for (seat, key), n in sums.items() if n]
    counted = [change for change, sign in found if sign == COUNTED]
    return counted, [change for change, sign in found if sign == THING]


def say(game: Game, names: list[str], entry: Entry, language: str) -> str:
    """An entry in words."""
    who, a = names[entry.seat], entry.a
    if entry.key == CHOICE:
        return f"{who}: {game.option(a, language)}"
    return game.texts(language).say("log", entry.key, who=who, a=a, b=entry.b, n=a)
