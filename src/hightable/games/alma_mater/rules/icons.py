"""Which chapter carries out an icon that is a rule of its own. [§1]"""

from __future__ import annotations

from hightable.games.alma_mater.effects.acts import CHAPTERS
from hightable.games.alma_mater.rules import books, masters, professors, students


def link() -> None:
    """Enter every chapter under the name that the data files give it. [§1]"""
    CHAPTERS.update(
        {
            "any textbooks": books.TAKE_ANY,
            "different textbooks": books.TAKE_DIFFERENT,
            "own textbooks": books.TAKE_OWN,
            "price tiles": books.LAY_TILES,
            "student": students.MAY_RECRUIT_STUDENT,
            "student at once": students.RECRUIT_AT_ONCE,
            "professor": professors.MAY_HIRE,
            "again": masters.ACTIVATE_AGAIN,
        }
    )
