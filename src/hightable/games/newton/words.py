"""Every word a decision of Newton can offer."""

from __future__ import annotations

from typing import Final

from hightable.games.newton.box import (
    ACTIONS,
    CARDS,
    CELLS,
    COLOURS,
    KINDS,
    MASTERS,
    PLACES,
    TECH,
    WORK_SPACES,
)
from hightable.kernel import Vocabulary

VOCABULARY: Final = Vocabulary()
KEEP: Final = VOCABULARY.words("keep", MASTERS)
PLAY: Final = VOCABULARY.words("play", CARDS)
DO: Final = VOCABULARY.words("do", ACTIONS)
EFFECT: Final = VOCABULARY.word("effect")
VILLAGE_RIDE: Final = VOCABULARY.word("village")
END_TURN: Final = VOCABULARY.word("end turn")
REVEAL: Final = VOCABULARY.words("reveal", ["1", "2", "3"])
BUY: Final = VOCABULARY.words("buy", ["potion", "student"])
BOOST: Final = VOCABULARY.word("boost")
TO: Final = VOCABULARY.words("to", WORK_SPACES)
STAY: Final = VOCABULARY.word("stay")
STOP: Final = VOCABULARY.word("stop")
STUDENT: Final = VOCABULARY.words("student", TECH)
STEP: Final = VOCABULARY.words("step", TECH)
GO: Final = VOCABULARY.words("go", PLACES)
CUBE_HERE: Final = VOCABULARY.word("cube here")
CUBE: Final = VOCABULARY.words("cube", PLACES)
TAKE: Final = VOCABULARY.words("take", CARDS)
BOOK: Final = VOCABULARY.words("book", CELLS)
IGNORE: Final = VOCABULARY.words("ignore", CELLS)
PAY: Final = VOCABULARY.word("pay")
DECLINE: Final = VOCABULARY.word("decline")
TILE: Final = VOCABULARY.words("tile", KINDS)
REPLACE: Final = VOCABULARY.words("replace", KINDS)
MASTER: Final = VOCABULARY.words("master", MASTERS)
COPY: Final = VOCABULARY.words("copy", CARDS)
DISCARD: Final = VOCABULARY.words("discard", CARDS)
TUCK: Final = VOCABULARY.words("tuck", CARDS)
NEXT_TILE: Final = VOCABULARY.word("next tile")
COLOUR: Final = VOCABULARY.words("colour", COLOURS)
