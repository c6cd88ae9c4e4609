"""Alma Mater: what single things are worth, in points beyond the score sheet."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hightable.games.alma_mater.box import (
    ALL_MASTERS,
    BONUSES,
    CHANCELLORS,
    FACULTIES,
    MORE_MASTERS,
    PROFESSORS,
    ROUNDS,
    STUDENTS,
)
from hightable.games.alma_mater.decode.cards import GAINS, SETUP_GAINS, WHITE
from hightable.games.alma_mater.effects.counts import IN_A, PROFESSORS_OF
from hightable.games.alma_mater.state import Board, Player, displayed
from hightable.kernel import ones

# The sheet counts a ducat and a textbook as a quarter of a point, a dictionary as one.
DUCAT: Final = 0.4
TEXTBOOK: Final = 0.65
DICTIONARY_WORTH: Final = 0.8
MASTER: Final = 1.6
ENOUGH: Final = 4.0
STEP: Final = 1.0

INCOME_OF: Final = {"art_archive": 0.5, "law_stipend": 2.0, "med_patron": 2.2}
INCOME: Final = vec[float]([INCOME_OF.get(name, 0.0) for name in STUDENTS])

# What a student's ability brings in a round.
ABILITY_OF: Final = {
    "art_press": 0.9,
    "art_archive": 0.5,
    "art_bishop": 0.8,
    "art_prices": 0.7,
    "law_trader": 0.5,
    "law_assistant": 0.8,
    "law_bursar": 0.6,
    "med_recruiter": 1.0,
    "med_researcher": 0.6,
    "med_envoy": 0.8,
    "math_milestones": 1.0,
    "math_busts": 0.9,
    "math_students": 0.8,
    "math_professors": 0.9,
}
ABILITY: Final = vec[float]([ABILITY_OF.get(name, 0.0) for name in STUDENTS])

# What a chancellor's ability brings in a round.
ADVICE_OF: Final = {
    "glareanus": 1.2,
    "biringuccio": 1.2,
    "erasmus": 1.0,
    "marschalk": 1.2,
    "da_vinci": 1.6,
    "copernicus": 1.3,
    "paracelsus": 1.0,
    "pereira": 1.5,
    "agricola": 1.0,
    "alberti": 0.7,
}
ADVICE: Final = vec[float]([ADVICE_OF[name] for name in CHANCELLORS])

BONUS_OF: Final = {
    "two_ducats": 1.3,
    "books2_pp5": 7.0,
    "professor_no_ducats": 3.0,
    "professor_free_not_art": 8.0,
    "books3_dictionary": 4.5,
    "pp3": 3.0,
    "dictionary_student_free": 7.0,
    "student_free_art_law": 5.0,
}
BONUS_WORTH: Final = vec[float]([BONUS_OF[name] for name in BONUSES])

GAIN_OF: Final = {
    "ducats": 0.65,
    "own": 0.7,
    "any": 0.9,
    "dictionaries": 1.8,
    "prestige": 1.0,
    "green": 2.5,
    "art": 4.5,
    "law": 5.5,
}
LATE_START: Final = 0.1


def card_worth(card: int) -> float:
    """What a setup card gives, less the later place in the turn order."""
    gains = SETUP_GAINS[card]
    worth = sum([GAIN_OF[what] * gains[at] for at, what in enumerate(GAINS)])
    return worth - LATE_START * float(WHITE[card])


CARD_WORTH: Final = vec[float]([card_worth(card) for card in range(len(SETUP_GAINS))])

# What a lecture brings at least, and what it brings for each thing it counts.
LECTURE_OF: Final = {
    "prof_math_fill": 1.6,
    "prof_math_again": 2.0,
    "prof_math_black3": 2.0,
    "prof_math_cleanup": 0.5,
    "prof_med_recruit": 2.2,
    "prof_med_green": 2.2,
    "prof_med_tutor": 2.0,
    "prof_med_dictionary": 2.2,
    "prof_law_recruit": 3.5,
    "prof_law_exchange": 3.5,
    "prof_law_books": 2.8,
    "prof_law_ducats": 2.2,
    "prof_art_masters": 2.5,
}
LECTURE: Final = vec[float]([LECTURE_OF.get(name, 0.0) for name in PROFESSORS])
GALLERY: Final = PROFESSORS.index("prof_art_display")
GREAT_HALL: Final = PROFESSORS.index("prof_art_halls")
COLLEGE: Final = PROFESSORS.index("prof_art_college")
CLEANUP: Final = PROFESSORS.index("prof_math_cleanup")
OF_ART: Final[i64] = PROFESSORS_OF[FACULTIES.index("art")]
BOOK_PAID: Final = 0.6
CLEANED: Final = 0.35
LEAST_LECTURE: Final = 0.2


def lecture(me: Player, professor: i64) -> float:
    """What a lecture brings, with the book it costs taken off."""
    worth = LECTURE[professor]
    if professor == GALLERY:
        worth = float(displayed(me))
    elif professor == CLEANUP:
        worth += CLEANED * float(displayed(me))
    elif professor == GREAT_HALL:
        worth = float(IN_A[len(me.halls) + 1])
    elif professor == COLLEGE:
        worth = float(ones(me.professors) + ones(me.professors & OF_ART))
    return max(worth - BOOK_PAID, LEAST_LECTURE)


class Outlook:
    """How much of the game is left for a player."""

    def __init__(self, board: Board, me: Player) -> None:
        self.later = float(ROUNDS - board.round)
        self.now = float(me.archive + me.tutors) if not me.passed else 0.0
        self.masters = float(ALL_MASTERS - MORE_MASTERS + me.more - me.boxed)
        actions = self.now + self.later * self.masters
        self.busy = min(actions, ENOUGH) / ENOUGH
        self.rest = self.later + self.now / max(self.masters, 1.0)
