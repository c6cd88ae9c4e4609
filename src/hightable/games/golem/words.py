"""Every word a decision of Golem can offer.

A golem is named by its place, `red 4` or `red 4 lying`: own golems that stand alike are alike.
Artefacts and cauldrons are named by their gold, books and goals by the number on the card.
"""

from __future__ import annotations

from typing import Final

from hightable.games.golem.box import (
    ACTION_TILES,
    BOOKS,
    CHARACTER_STEPS,
    COLUMNS,
    DISTRICTS,
    GOALS,
    GRAVES,
    MARBLE_NOUNS,
    MAX_WORKERS,
    PLACES,
    RESOURCES,
    ROWS,
    SIDE_KEYS,
    SIDES,
    SIZES,
    SOURCES,
    STARTS,
    TILE_NOUNS,
    UPGRADES,
)
from hightable.kernel import Vocabulary

MOST_SPENT: Final = 8
AMOUNTS: Final = [str(amount) for amount in range(MOST_SPENT + 1)]

VOCABULARY: Final = Vocabulary()
GOAL: Final = VOCABULARY.words("goal", GOALS)
RETURN: Final = VOCABULARY.words("return", GOALS)
KEEP: Final = VOCABULARY.words("keep", GOALS)
BOARD: Final = VOCABULARY.words("board", SIDES)
START: Final = VOCABULARY.words("start", STARTS)
PLACE: Final = VOCABULARY.words("place", DISTRICTS)

STEPS: Final = VOCABULARY.words("steps", [str(n) for n in range(max(CHARACTER_STEPS) + 1)])
MOVE: Final = VOCABULARY.words("move", PLACES)
PAY_VP: Final = VOCABULARY.word("pay vp")
PAY_KNOWLEDGE: Final = VOCABULARY.word("pay knowledge")

MARBLE: Final = VOCABULARY.words("marble", MARBLE_NOUNS)
RABBI: Final = VOCABULARY.words("rabbi", ACTION_TILES)
PASS: Final = VOCABULARY.word("pass")
REMOVE: Final = VOCABULARY.words("remove", MARBLE_NOUNS)

STEP: Final = VOCABULARY.words("step", DISTRICTS)
STEP_BACK: Final = VOCABULARY.words("step back", DISTRICTS)
STUDENT_FIRST: Final = VOCABULARY.word("student first")
ARTEFACT_FIRST: Final = VOCABULARY.word("artefact first")
GOLEM_FIRST: Final = VOCABULARY.word("golem first")

WORK: Final = VOCABULARY.words("work", [str(n) for n in range(1, MAX_WORKERS + 2)])
WORKER: Final = VOCABULARY.words("worker", TILE_NOUNS)
WORK_HERE: Final = VOCABULARY.word("work here")
COPY: Final = VOCABULARY.words("copy", ROWS[:-1])
CLIMB: Final = VOCABULARY.word("climb")
DEVELOP: Final = VOCABULARY.words("develop", UPGRADES)
SIDE: Final = VOCABULARY.words("side", SIDE_KEYS)
ARTEFACT: Final = VOCABULARY.words("artefact", SIZES)
SPEND_CLAY: Final = VOCABULARY.words("spend clay", AMOUNTS)
SPEND_COIN: Final = VOCABULARY.words("spend coin", AMOUNTS)

CREATE: Final = VOCABULARY.words("create", DISTRICTS)
FORWARD: Final = VOCABULARY.word("forward")
DESTROY: Final = VOCABULARY.words("destroy", PLACES)
GRAVE: Final = VOCABULARY.words("grave", GRAVES)
LEAD: Final = VOCABULARY.words("lead", PLACES)
ADVANCE: Final = VOCABULARY.words("advance", PLACES)
RETREAT: Final = VOCABULARY.words("retreat", PLACES)
UP: Final = VOCABULARY.word("up")
DOWN: Final = VOCABULARY.word("down")

CAULDRON: Final = VOCABULARY.words("cauldron", SIZES)
BOOK: Final = VOCABULARY.words("book", BOOKS)
COLUMN: Final = VOCABULARY.words("column", [str(n) for n in range(1, COLUMNS + 1)])
ACTIVATE: Final = VOCABULARY.words("activate", BOOKS)
TILE: Final = VOCABULARY.words("tile", TILE_NOUNS)
TAKE: Final = VOCABULARY.words("take", RESOURCES)
PAY: Final = VOCABULARY.word("pay")
COINS: Final = VOCABULARY.word("coins")
INCOME: Final = VOCABULARY.words("income", SOURCES)

DECLINE: Final = VOCABULARY.word("decline")
STAY: Final = VOCABULARY.word("stay")
STOP: Final = VOCABULARY.word("stop")
BOOK_FIRST: Final = VOCABULARY.word("book first")
END_TURN: Final = VOCABULARY.word("end turn")
