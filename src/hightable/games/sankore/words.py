"""Every word a decision of Sankoré can offer. Ids are those of data/, in lower case."""

from __future__ import annotations

from typing import Final

from hightable.games.sankore.box.areas import CELLS, NODES, SPACES, WALLS
from hightable.games.sankore.box.components import (
    CLASS_SPACES,
    CLASSES,
    DISCIPLINES,
    FAVOUR_END,
    GRADUATIONS,
    OBJECTIVES,
    SHELVES,
    SKILLS,
    STUDENT_SPACES,
)
from hightable.kernel import Vocabulary

SEATS: Final = 7


def small(ids: list[str]) -> list[str]:
    return [name.lower() for name in ids]


def counted(last: int) -> list[str]:
    return [str(number) for number in range(1, last + 1)]


VOCABULARY: Final = Vocabulary()
ENROL: Final = VOCABULARY.word("enrol")
ESTABLISH: Final = VOCABULARY.word("establish")
TEACH: Final = VOCABULARY.word("teach")
GRADUATE: Final = VOCABULARY.word("graduate")
FAVOUR: Final = VOCABULARY.word("favour")
MOVE: Final = VOCABULARY.word("move")
PROMOTE: Final = VOCABULARY.word("promote")
WRITE: Final = VOCABULARY.word("write")
COMPLETE: Final = VOCABULARY.words("complete", OBJECTIVES)
USE: Final = VOCABULARY.words("use", OBJECTIVES)
END_TURN: Final = VOCABULARY.word("end turn")
DRAFT: Final = VOCABULARY.words("draft", DISCIPLINES)
INTRO: Final = VOCABULARY.words("intro", DISCIPLINES)
CLASS_SPACE: Final = VOCABULARY.words("space", small(CLASS_SPACES))
SPACE: Final = VOCABULARY.words("space", small(SPACES))
QUEUE: Final = VOCABULARY.words("queue", DISCIPLINES)
SEAT: Final = VOCABULARY.words("seat", counted(SEATS))
TO: Final = VOCABULARY.words("to", small(STUDENT_SPACES))
TILE: Final = VOCABULARY.words("tile", CLASSES)
PAY_BOOK: Final = VOCABULARY.words("pay book", DISCIPLINES)
PAY_GOLD: Final = VOCABULARY.word("pay gold")
PAY_SALT: Final = VOCABULARY.word("pay salt")
PAY_A_BOOK: Final = VOCABULARY.word("pay a book")
SHELF: Final = VOCABULARY.words("shelf", counted(SHELVES))
CLASS: Final = VOCABULARY.words("class", small(CLASS_SPACES))
STUDENT: Final = VOCABULARY.words("student", small(STUDENT_SPACES))
SKILL: Final = VOCABULARY.words("skill", SKILLS)
STOP: Final = VOCABULARY.word("stop")
FROM_CAMEL: Final = VOCABULARY.word("from camel")
FROM: Final = VOCABULARY.words("from", NODES)
GO: Final = VOCABULARY.words("go", NODES)
FLIP: Final = VOCABULARY.words("flip", CELLS)
TAKE: Final = VOCABULARY.words("take", counted(FAVOUR_END))
RETURN: Final = VOCABULARY.word("return")
DECLINE: Final = VOCABULARY.word("decline")
GAIN_GOLD: Final = VOCABULARY.word("gain gold")
GAIN_SALT: Final = VOCABULARY.word("gain salt")
GAIN_BOOK: Final = VOCABULARY.words("gain book", DISCIPLINES)
GAIN_PRESTIGE: Final = VOCABULARY.words("gain prestige", DISCIPLINES)
SECTION: Final = VOCABULARY.words("section", DISCIPLINES)
REPLACE: Final = VOCABULARY.words("replace", SKILLS)
ACTIVATE: Final = VOCABULARY.word("activate")
SEND: Final = VOCABULARY.words("send", small(STUDENT_SPACES) + GRADUATIONS)
SEND_ACTIVE: Final = VOCABULARY.word("send active")
SHIFT: Final = VOCABULARY.words("shift", small(WALLS))
SHIFT_TO: Final = VOCABULARY.words("to", small(WALLS))
BONUS: Final = VOCABULARY.word("bonus")
KEEP: Final = VOCABULARY.word("keep")
DISCARD: Final = VOCABULARY.words("discard", DISCIPLINES)
