"""The vocabulary of a game: every word a decision can offer, in a fixed order.

Inside, a word is its number; the text is made at the edges. A block of words over a list
of things is declared once, `GO = vocabulary.words("go", PLACES)`, and read both ways:
`GO[place]` is the word for a place, `GO.index(word)` the place of a word.
"""

from __future__ import annotations

from mypy_extensions import i64


class Words:
    """A block of neighbouring words: one verb, a noun for each thing."""

    def __init__(self, first: i64, size: i64) -> None:
        self.first = first
        self.size = size

    def __getitem__(self, index: i64) -> i64:
        return self.first + index

    def __len__(self) -> int:
        return self.size

    def index(self, word: i64) -> i64:
        return word - self.first

    def __contains__(self, word: i64) -> bool:
        return self.first <= word < self.first + self.size


class Vocabulary:
    """Texts by number, numbers by text, and the verb and noun each text is made of."""

    def __init__(self) -> None:
        self.texts: list[str] = []
        self.numbers: dict[str, int] = {}
        self.parts: list[tuple[str, str]] = []

    def word(self, text: str) -> int:
        """A word that stands alone; in the texts it is its own verb."""
        return self.add(text, text, "")

    def words(self, verb: str, nouns: list[str]) -> Words:
        first = len(self.texts)
        for noun in nouns:
            self.add(f"{verb} {noun}", verb, noun)
        return Words(first, len(nouns))

    def add(self, text: str, verb: str, noun: str) -> int:
        if text in self.numbers:
            raise ValueError(f"two words are spelt {text!r}")
        self.numbers[text] = len(self.texts)
        self.texts.append(text)
        self.parts.append((verb, noun))
        return self.numbers[text]
