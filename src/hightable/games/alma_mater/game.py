"""Alma Mater, tied together."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hightable.games.alma_mater import (
    describe,
    determinize,
    effect_text,
    invariants,
    observation,
    propose,
)
from hightable.games.alma_mater.box import LISTS, NAMES
from hightable.games.alma_mater.ledger import LEDGER
from hightable.games.alma_mater.rules import scoring, setup
from hightable.games.alma_mater.seen import table as seen
from hightable.games.alma_mater.state import board_of
from hightable.games.alma_mater.words import VOCABULARY
from hightable.kernel import Game, ObservationWriter, Parts, State, Variant
from hightable.texts import Languages

LANGUAGES: Final = Languages("hightable.games.alma_mater", NAMES, LISTS)
VARIANTS: Final[list[Variant]] = []


class AlmaMaterGame(Game):
    """Books, students, professors: the best university in six rounds."""

    def write(self, state: State, seat: i64, into: ObservationWriter) -> None:
        observation.write(board_of(state), seat, into)


PARTS: Final = Parts(
    setup, scoring, seen, observation, determinize, invariants, describe, propose, effect_text
)
ALMA_MATER: Final = AlmaMaterGame(
    "alma_mater", 2, [2, 3, 4], VOCABULARY, LANGUAGES, PARTS, VARIANTS
)
ALMA_MATER.ledger = LEDGER
