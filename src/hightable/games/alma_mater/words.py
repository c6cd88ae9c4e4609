"""Every word a decision of Alma Mater can offer."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from hightable.games.alma_mater.box import (
    CHANCELLORS,
    COLOURS,
    KINDS,
    LETTERS,
    MOST_BOUGHT,
    POSITIONS,
    PROFESSORS,
    SETUP_CARDS,
    SITES,
    STUDENTS,
    TUTORS,
)
from hightable.kernel import Vocabulary, Words

MOST_PAID: Final = 8
MOST_TAKEN: Final = 3
TILE_SIDES: Final = [(2, 2, 3), (2, 3, 4), (3, 4, 4)]
TILE_PLACES: Final = ["".join(places) for places in combinations("123456", 3)]
PLACES: Final = [str(place) for place in range(1, int(POSITIONS) + 1)]


def digits(first: int, last: int) -> list[str]:
    return [str(number) for number in range(first, last + 1)]


def books(verb: str, most: int) -> Words:
    """Words such as `pay 2 blue`: the large numbers first, then the kinds in their order."""
    first = len(VOCABULARY.texts)
    for number in range(most, 0, -1):
        VOCABULARY.words(f"{verb} {number}", KINDS)
    return Words(first, most * len(KINDS))


def phrases(texts: list[str]) -> Words:
    """Words that are said as a whole: their colour is that of a step, not of a book."""
    first = len(VOCABULARY.texts)
    for text in texts:
        VOCABULARY.word(text)
    return Words(first, len(texts))


def shelves(verb: str) -> Words:
    """Words such as `score red 5`: a shelf of a display."""
    first = len(VOCABULARY.texts)
    for colour in COLOURS:
        VOCABULARY.words(f"{verb} {colour}", PLACES)
    return Words(first, len(COLOURS) * len(PLACES))


def price_rows() -> Words:
    """Words such as `prices 2-2-3 at 124`: the sides of the tiles, and the places they lie on."""
    first = len(VOCABULARY.texts)
    for sides in TILE_SIDES:
        VOCABULARY.words(f"prices {'-'.join(str(side) for side in sides)} at", TILE_PLACES)
    return Words(first, len(TILE_SIDES) * len(TILE_PLACES))


VOCABULARY: Final = Vocabulary()
KEEP: Final = VOCABULARY.words("keep", SETUP_CARDS)
DISCARD: Final = VOCABULARY.words("discard", SETUP_CARDS)
CHANCELLOR: Final = VOCABULARY.words("chancellor", CHANCELLORS)
SHELF: Final = VOCABULARY.words("shelf", digits(1, 3))
NEXT: Final = phrases(["next art", "next law", "next green"])
SEND: Final = VOCABULARY.words("send", SITES)
LECTURE: Final = VOCABULARY.words("lecture", PROFESSORS)
PASS: Final = VOCABULARY.word("pass")
USE: Final = VOCABULARY.words("use", ["laboratory", "park"])
MASTERS: Final = VOCABULARY.words("masters", digits(1, 3))
WITH_TUTORS: Final = VOCABULARY.words("tutors", digits(0, int(TUTORS)))
EXTRA: Final = VOCABULARY.word("extra")
FROM: Final = VOCABULARY.words("from", KINDS)
BUY: Final = VOCABULARY.words("buy", digits(0, MOST_BOUGHT))
STOP: Final = VOCABULARY.word("stop")
SCORE: Final = shelves("score")
TIER: Final = VOCABULARY.words("tier", digits(1, 3))
STEPS: Final = phrases(["steps black", "steps green"])
DISPLAY: Final = VOCABULARY.words("display", digits(0, int(POSITIONS)))
RECRUIT: Final = VOCABULARY.words("recruit", STUDENTS)
HIRE: Final = VOCABULARY.words("hire", PROFESSORS)
PAY: Final = books("pay", MOST_PAID)
PAY_DUCATS: Final = VOCABULARY.word("pay ducats")
LECTURE_NOW: Final = VOCABULARY.word("lecture now")
BOOKMARK: Final = VOCABULARY.words("bookmark", KINDS)
STEP: Final = phrases(["step green", "step black"])
CLAIM: Final = VOCABULARY.words("claim", LETTERS)
READY: Final = VOCABULARY.words("ready", PROFESSORS)
FREELY: Final = Words(STEP.first, len(STEP) + len(CLAIM) + len(READY))
EXHAUST: Final = VOCABULARY.words("exhaust", PROFESSORS)
DORMITORY: Final = VOCABULARY.words("dormitory", ["master", "tutor"])
TO_BOX: Final = VOCABULARY.words("box", ["master", "tutor"])
DOUBLE: Final = VOCABULARY.word("double")
TAKE: Final = books("take", MOST_TAKEN)
EXCHANGE: Final = VOCABULARY.words("exchange", digits(1, 4))
AGAIN: Final = VOCABULARY.words("again", SITES)
PRICES: Final = price_rows()
KEEP_PRICES: Final = VOCABULARY.word("keep prices")
RETURN: Final = VOCABULARY.words("return", KINDS)
DECLINE: Final = VOCABULARY.word("decline")
END: Final = VOCABULARY.word("end")
