"""Sankoré: what things are usually worth in points, and how many turns it takes to use them."""

from __future__ import annotations

from typing import Final

from hightable.games.sankore.box.components import SKILLS

# Means: each, how many of them count in full, and a share of the others.
GOLD: Final = 0.6
SALT: Final = 0.6
INSPIRATION: Final = 1.3
INSPIRATIONS: Final = 2
BOOKS: Final = 6
KIND_OF_BOOK: Final = 0.3
FEW: Final = 3
MORE: Final = 0.35
# Turns that are needed to make use of something.
SPENDING: Final = 2.5
CARD_TURNS: Final = 2.0
TEACHING: Final = 4.0
TRACK_TURNS: Final = 4.0
GRADUATING: Final = 6.0
FAVOUR_TURNS: Final = 6.0
# The school.
READY_CLASS: Final = 0.8
INTRODUCTION: Final = 1.5
BLOCKED: Final = 0.4
OWN_STUDENT: Final = 0.8
SUPPORTED: Final = 1.2
GRADUATE: Final = 0.6
PRICE: Final = 1.0
PLACE: Final = 2.0
ADVANCED_CLASS: Final = 0.7
HIGHER_ROW: Final = 0.15
# What comes with every turn that is left.
CLASS_A_TURN: Final = 0.2
SKILL_A_TURN: Final = 0.15
KNOWLEDGE_A_TURN: Final = 0.08
ABILITY_A_TURN: Final = 0.25
CARD_A_TURN: Final = 0.2
TAUGHT_SECTION: Final = 1.6
SKILL_WORTH: Final[dict[str, float]] = {
    "gold": 0.6,
    "salt": 0.6,
    "inspiration": 1.2,
    "book_section": 1.0,
    "book_any": 1.3,
    "return_favour": 0.8,
    "advance2": 0.5,
    "move": 0.3,
    "promote": 1.0,
}
PRESTIGE_SKILL: Final = 2.2
SKILL_VALUE: Final[list[float]] = [SKILL_WORTH.get(kind, PRESTIGE_SKILL) for kind in SKILLS]
# Tracks, regions, tokens, cards.
TRACK: Final = 0.1
BOOK_LEAD: Final = 0.7
DISC: Final = 0.3
CLOSED_REGION: Final = -1.5
TOKENS_A_TURN: Final = 0.7
ROOM_TO_SPARE: Final = 2.0
TIGHT: Final = 0.8
FAVOUR: Final = 0.15
CARD: Final = 0.8
COUNTED: Final = 0.9
UNCOUNTED: Final = 0.4
# The end of the game.
LAST_TILES: Final = 0.5
LAST_CELLS: Final = 8
MOSQUE_CLASS: Final = 0.5
MOSQUE_STUDENTS: Final = 3.0
MOSQUE_SALT: Final = 0.5
TOP_SALT: Final = 3
LAST_CELL: Final = 12.0
HURRY: Final = 13.0
HURRY_A_SEAT: Final = 4.0
HURRY_A_ROUND: Final = 0.6
CALM_ROUNDS_A_SEAT: Final = 2.0
