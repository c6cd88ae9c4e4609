"""The log: what was chosen and what happened, each line for those who may read it."""

from __future__ import annotations

from hightable.kernel.game import Game
from hightable.kernel.state import EVERYBODY, Note
from hightable.kernel.values import Fields


class Line(Fields):
    """A line of the log: after how many moves, whose, for whom, and the text."""

    def __init__(self, move: int, seat: int, to: int, text: str, barrier: bool) -> None:
        self.move = move
        self.seat = seat
        self.to = to
        self.text = text
        self.barrier = barrier


class Log:
    """Lines in order; what is undone is cut off."""

    def __init__(self) -> None:
        self.lines: list[Line] = []

    def choice(self, game: Game, who: str, seat: int, word: int, move: int, secret: bool) -> None:
        verb, noun = game.vocabulary.parts[word]
        said = game.catalogue.option(verb, noun)
        to = seat if secret else EVERYBODY
        self.lines.append(Line(move, seat, to, f"{who}: {said}", False))

    def note(self, game: Game, who: str, note: Note, move: int) -> None:
        said = game.catalogue.log(note.key, who, int(note.a), int(note.b))
        self.lines.append(Line(move, int(note.seat), int(note.to), said, False))

    def mark(self) -> None:
        """What stands above the last line cannot be taken back."""
        if self.lines:
            self.lines[-1].barrier = True

    def cut(self, move: int) -> None:
        """Forget everything after a move."""
        while self.lines and self.lines[-1].move > move:
            self.lines.pop()

    def read(self, seat: int) -> list[Line]:
        """The lines that a seat may read; a watcher is seat -1."""
        return [line for line in self.lines if line.to in (EVERYBODY, seat)]
