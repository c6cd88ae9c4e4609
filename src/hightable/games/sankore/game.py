"""Sankoré, tied together."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hightable.games.sankore import (
    describe,
    determinize,
    effect_text,
    invariants,
    observation,
    propose,
)
from hightable.games.sankore.box.components import MAJORITIES, SCHOLARS, SIDES
from hightable.games.sankore.box.names import LISTS, NAMES
from hightable.games.sankore.ledger import LEDGER
from hightable.games.sankore.rules import scoring, setup
from hightable.games.sankore.seen import table as seen
from hightable.games.sankore.state import board_of
from hightable.games.sankore.words import VOCABULARY
from hightable.kernel import Game, ObservationWriter, Parts, State, Variant
from hightable.texts import Languages

LANGUAGES: Final = Languages("hightable.games.sankore", NAMES, LISTS)
VARIANTS: Final[list[Variant]] = [
    Variant("library", list(SIDES), [2, 3, 4]),
    Variant("scholar", SCHOLARS, [1]),
    Variant("majorities", MAJORITIES, [1]),
]


class SankoreGame(Game):
    """The pride of Mansa Musa."""

    def write(self, state: State, seat: i64, into: ObservationWriter) -> None:
        observation.write(board_of(state), seat, into)


PARTS: Final = Parts(
    setup, scoring, seen, observation, determinize, invariants, describe, propose, effect_text
)
SANKORE: Final = SankoreGame("sankore", 2, [1, 2, 3, 4], VOCABULARY, LANGUAGES, PARTS, VARIANTS)
SANKORE.former = {"ScholarBoard": "Solo"}
SANKORE.ledger = LEDGER
