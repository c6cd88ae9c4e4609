"""The effect vocabulary of the data files: each word is a class."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from hightable.games.alma_mater.box import (
    CHAIR_FACULTY,
    FACULTIES,
    STUDENT_FACULTY,
    faculty_mask,
)
from hightable.games.alma_mater.effects.acts import CHAPTERS, Counted
from hightable.games.alma_mater.effects.counts import (
    ART,
    EVERY_PROFESSOR,
    PROFESSORS_OF,
    STUDENTS_OF,
    UNLIMITED,
    Amount,
    ArchiveMasters,
    BishopMasters,
    BustCards,
    Dictionaries,
    DisplayBooks,
    Ducats,
    FacultiesOfStudents,
    Milestones,
    Need,
    PlayersBehind,
    Professors,
    Students,
    StudentsInA,
    StudentsInB,
    StudentsOf,
)
from hightable.games.alma_mater.effects.icons import (
    CleanUp,
    FillDisplay,
    GainColour,
    GainDictionaries,
    GainDucats,
    GainForPlaced,
    GainMaster,
    GainPrestige,
    GainTutors,
    Pay,
    Research,
)
from hightable.games.alma_mater.words import DECLINE
from hightable.kernel import (
    Choose,
    Effect,
    Fault,
    Makers,
    Nothing,
    Part,
    Repeat,
    Spec,
    Words,
    common,
)

# What a recruitment is told: the candidates as bits (or the one chosen, as a number), and how
# they are paid.
CANDIDATES: Final = Part(16)
FREE: Final = 1 << 16
LESS: Final = 1 << 17
FACULTY_PRESTIGE: Final = 1 << 18
NO_DUCATS: Final = 1 << 20
EVERY_STUDENT: Final = (1 << len(STUDENT_FACULTY)) - 1

COUNTS: Final[dict[str, Counted]] = {
    "archive_masters": ArchiveMasters(),
    "bishop_masters": BishopMasters(),
    "bust_cards": BustCards(),
    "professors": EVERY_PROFESSOR,
    "professors_art": Professors(PROFESSORS_OF[ART]),
    "professors_not_art": Professors(sum(PROFESSORS_OF) - PROFESSORS_OF[ART]),
    "students": Students(),
    "students_A": StudentsInA(),
    "students_B": StudentsInB(),
    "display_books": DisplayBooks(),
    "milestones": Milestones(),
    "players_behind": PlayersBehind(),
}
STORED: Final[dict[str, Counted]] = {"ducat": Ducats(), "dictionary": Dictionaries()}
PLACED_NOW: Final = "placed_masters_now"
POINTS_BY_FACULTY: Final[list[int]] = []


def counted(name: object, where: str) -> Counted:
    if not isinstance(name, str) or name not in COUNTS:
        raise Fault(f"{where}: no such counter {name!r}; known: {', '.join(COUNTS)}")
    return COUNTS[name]


def amount(value: Any, where: str) -> Amount:
    """A whole number, or `{ base, count, each, min }`."""
    if isinstance(value, int) and not isinstance(value, bool):
        return Amount(value, None, 0, 0)
    spec = Spec(value, where, {})
    count = counted(spec.field("count", str), where)
    made = Amount(spec.number("base", 0), count, spec.number("each"), spec.number("min", 0))
    spec.finish()
    return made


def need(fields: Any, where: str) -> Need:
    """A requirement such as `{ count = "professors", min = 3 }`."""
    spec = Spec(fields, where, {})
    if spec.flag("each_faculty_student"):
        made = Need(FacultiesOfStudents(), len(FACULTIES), len(FACULTIES))
    else:
        made = Need(needed(spec), spec.number("min", 0), spec.number("max", UNLIMITED))
    spec.finish()
    return made


def needed(spec: Spec) -> Counted:
    if "count_students" in spec.fields:
        return StudentsOf(of_faculties(spec, "count_students", STUDENTS_OF))
    if "count_professors" in spec.fields:
        return Professors(of_faculties(spec, "count_professors", PROFESSORS_OF))
    if "resource" in spec.fields:
        return STORED[spec.text("resource", list(STORED))]
    return counted(spec.field("count", str), spec.where)


def of_faculties(spec: Spec, field: str, members: list[int]) -> int:
    mask = faculty_mask(spec.field(field, list), spec.where)
    return sum(its for faculty, its in enumerate(members) if mask >> faculty & 1)


def gain(spec: Spec) -> Effect:
    what = spec.text("resource", ["ducat", "prestige", "dictionary", "textbook"])
    value = spec.field("n", object)
    if what == "textbook":
        return textbook(spec)
    if what == "dictionary":
        return GainDictionaries(spec.number("n"))
    if isinstance(value, dict) and value.get("count") == PLACED_NOW:
        return GainForPlaced(value["each"])
    made = amount(value, f"{spec.where}, n")
    return GainDucats(made) if what == "ducat" else GainPrestige(made)


def textbook(spec: Spec) -> Effect:
    colour = spec.text("colour", ["any", "different", "own", "active_player"])
    number = spec.number("n")
    if colour == "active_player":
        return GainColour()
    return CHAPTERS.see(f"{colour} textbooks", number)


def pay(spec: Spec) -> Effect:
    ducats, prestige = spec.numbers("cost", ["ducat", "prestige"])
    return Pay(ducats, prestige, spec.effect("then"))


def research(spec: Spec) -> Effect:
    green, number = spec.text("colour", ["green", "black"]) == "green", spec.number("n")
    return Research(number, 0) if green else Research(0, number)


def recruit_student(spec: Spec) -> Effect:
    return CHAPTERS.see("student", told_students(spec))


def bonus_student(spec: Spec) -> Effect:
    """The same through a milestone, at once."""
    return CHAPTERS.see("student at once", told_students(spec))


def told_students(spec: Spec) -> int:
    told = of_faculties(spec, "faculties", STUDENTS_OF)
    if spec.flag("free"):
        told |= FREE
    if spec.number("discount", 0):
        told |= LESS
    points = spec.numbers("prestige_by_faculty", FACULTIES)
    if any(points):
        told |= FACULTY_PRESTIGE
        POINTS_BY_FACULTY.extend(points)
    return told


def recruit_professor(spec: Spec) -> Effect:
    mask = faculty_mask(spec.field("faculties", list), spec.where)
    chairs = sum(1 << at for at, its in enumerate(CHAIR_FACULTY) if mask >> its & 1)
    paid = NO_DUCATS if spec.text("waive", ["ducats", "all"]) == "ducats" else FREE
    return CHAPTERS.see("professor", chairs | paid)


def price_tiles(spec: Spec) -> Effect:
    spec.field("tiles", list)
    return CHAPTERS.see("price tiles", 0)


WORDS: Final[Makers] = {
    **common(COUNTS),
    "gain": gain,
    "pay": pay,
    "research": research,
    "recruit_student": recruit_student,
    "recruit_professor": recruit_professor,
    "fill_display": lambda spec: FillDisplay(),
    "display_cleanup": lambda spec: CleanUp(),
    "reactivate_master": lambda spec: CHAPTERS.see("again", 0),
    "gain_tutor": lambda spec: GainTutors(spec.number("n")),
    "gain_master": lambda spec: Repeat(spec.number("n"), GainMaster()),
    "price_tiles": price_tiles,
}


BONUS_WORDS: Final[Makers] = {**WORDS, "recruit_student": bonus_student}


class Choices:
    """A printed choice, with the words and the question of the place where it is printed.

    `optional` if it may be declined: then it never resolves itself.
    """

    def __init__(self, words: Words, prompt: str, cited: str, optional: bool) -> None:
        self.words = words
        self.prompt = prompt
        self.cited = cited
        self.optional = optional

    def make(self, spec: Spec) -> Effect:
        options = spec.effects("options")
        words = [int(self.words[at]) for at in range(len(options))]
        if self.optional:
            return Choose([*words, DECLINE], [*options, Nothing()], self.prompt, self.cited)
        return Choose(words, options, self.prompt, self.cited)


def with_choice(words: Words, prompt: str, cited: str, optional: bool = False) -> Mapping[str, Any]:
    return {**WORDS, "choose": Choices(words, prompt, cited, optional).make}
