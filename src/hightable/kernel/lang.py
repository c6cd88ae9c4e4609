"""What the kernel must know of texts, which it is given: it reads no language file itself."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Protocol


class Texts(Protocol):
    """Every text of a game in one language. The sections `title`, `prompt`, `option`, `log`,
    `why`, `sheet`, `variant`, `name` and `text` are read here, by the keys of the rules."""

    @property
    def language(self) -> str: ...

    def __hash__(self) -> int:
        """What is drawn or said is kept by it."""
        ...

    def say(self, *keys: str, **values: object) -> str:
        """The text at a path of keys, filled in with values; `n` chooses a plural form."""
        ...

    def get(self, *keys: str) -> str | None:
        """The text as it is written, or None where there is none."""
        ...

    def name(self, thing: str) -> str:
        """The name of a thing; a number is its own name."""
        ...

    def keys(self, *keys: str) -> list[str]:
        """The keys of the section at a path; none where there is no such section."""
        ...

    def listed(self, items: Iterable[str]) -> str:
        """Things one after the other."""
        ...


class Phrase:
    """A text of a game that is put into words later, in the language of whoever reads it."""

    def __init__(self, texts: Callable[[str], Texts], *keys: str) -> None:
        self.texts = texts
        self.keys = keys

    def said(self, language: str) -> str:
        return self.texts(language).say(*self.keys)


def option(texts: Texts, verb: str, noun: str) -> str:
    """What a word of a decision says: its verb's text, with the name of its noun or how many."""
    if not noun:
        return texts.say("option", verb)
    if noun.isdigit():
        return texts.say("option", verb, name=noun, n=int(noun))
    return texts.say("option", verb, name=texts.name(noun))
