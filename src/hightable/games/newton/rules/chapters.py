"""Which chapter carries out an icon that is a rule of its own. [§8.7, §10]"""

from __future__ import annotations

from hightable.games.newton.effects import CHAPTERS, COUNTS
from hightable.games.newton.rules import (
    cards,
    counts,
    lessons,
    masters,
    places,
    study,
    technology,
    tiles,
    travel,
    work,
)


def link() -> None:
    """Enter every chapter and count under the name that the data files give it. [§8.7]"""
    COUNTS.update(counts.TALLIES)
    for name, effect in {
        "work": work.PLAIN_WORK,
        "work no_coins": work.UNPAID_WORK,
        "work ignore_requirements": work.OPEN_WORK,
        "technology": technology.PLAIN_TECHNOLOGY,
        "technology split": technology.SPLIT_TECHNOLOGY,
        "technology ignore_requirements": technology.OPEN_TECHNOLOGY,
        "travel": travel.PLAIN_TRAVEL,
        "travel free_routes": travel.FREE_TRAVEL,
        "travel cubes_on_passed_places": travel.CUBE_TRAVEL,
        "lessons": lessons.PLAIN_LESSONS,
        "lessons split": lessons.SPLIT_LESSONS,
        "lessons then_perform_taken_card": lessons.PERFORMED_LESSONS,
        "study": study.PLAIN_STUDY,
        "study split": study.SPLIT_STUDY,
        "study ignore_requirements": study.OPEN_STUDY,
        "remove tiles": study.REMOVE_TILES,
        "choice": masters.ANY_ACTION,
        "master": masters.PLAY_MASTER,
        "perform": masters.PERFORM,
        "cube university": places.TO_UNIVERSITY,
        "cube ancient_land": places.TO_ANCIENT_LAND,
        "cube city university ancient_land": places.ANYWHERE,
        "tile": tiles.TAKE_TILE,
        "any development": tiles.ANY_DEVELOPMENT,
        "any income": tiles.ANY_INCOME,
        "medicine": tiles.TAKE_MEDICINE,
        "copy": cards.COPY_CARD,
    }.items():
        CHAPTERS[name] = effect
