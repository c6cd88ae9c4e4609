"""What went wrong, said to a person: one sentence with what, where, and what would be right.

The kind of a fault is its class: whoever answers for it never has to read the sentence. It is
put into words where it is read, in the language of whoever reads it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

Wording = Callable[[str, Mapping[str, object], str], str]
# The kernel reads no language file: whoever does puts itself here.
WORDINGS: Final[list[Wording]] = []


class Fault(ValueError):
    """A mistake from outside (a word, a file, a number); whatever it was meant for is unchanged.

    `Fault("table.seed", seed=-1)` names a text and gives what fills it in. A sentence, which has
    spaces in it, is said as it is: so are those for programmers.
    """

    def __init__(self, text: str, **values: object) -> None:
        super().__init__(text)
        self.text = text
        self.values = values

    def __str__(self) -> str:
        return self.said("en")

    def __reduce__(self) -> tuple[Any, ...]:
        return restored, (type(self), self.text, self.values)

    def said(self, language: str) -> str:
        """The fault in words."""
        if " " in self.text or "." not in self.text or not WORDINGS:
            return self.text
        return WORDINGS[-1](self.text, self.values, language)


def restored(kind: type[Fault], text: str, values: dict[str, object]) -> Fault:
    """A fault of another process."""
    return kind(text, **values)


class NotFound(Fault):
    """What was asked for is not there."""


class Refused(Fault):
    """It is there, but whoever asks may not do that, or not now."""


class Forfeit(Fault):
    """A bot broke down, was late, or said a word that is not legal: it has lost its game."""


class TooMany(Fault):
    """Too much at once: later it may be done."""
