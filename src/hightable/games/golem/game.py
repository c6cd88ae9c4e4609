"""Golem, tied together."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hightable.games.golem import (
    describe,
    determinize,
    effect_text,
    invariants,
    observation,
    propose,
)
from hightable.games.golem.box import FAVOURS, LEVELS, LISTS, NAMES
from hightable.games.golem.ledger import LEDGER
from hightable.games.golem.rules import scoring, setup
from hightable.games.golem.seen import table as seen
from hightable.games.golem.state import board_of
from hightable.games.golem.words import VOCABULARY
from hightable.kernel import Game, ObservationWriter, Parts, State, Variant
from hightable.texts import Languages

SOLO: Final = 1
MANY: Final = [2, 3, 4]
LANGUAGES: Final = Languages("hightable.games.golem", NAMES, LISTS)
VARIANTS: Final[list[Variant]] = [
    Variant("setup", ["full", "simplified"], MANY),
    Variant("level", LEVELS, [SOLO]),
    Variant("favour", FAVOURS, [SOLO, *MANY]),
]


class GolemGame(Game):
    """Prague, its golems, and four rounds to bring glory to three districts."""

    def write(self, state: State, seat: i64, into: ObservationWriter) -> None:
        observation.write(board_of(state), seat, into)

    def ranking(self, state: State) -> list[list[int]]:
        """Nobody shares a place: rabbis break every tie."""
        return [[seat] for seat in scoring.ranking(board_of(state))]


PARTS: Final = Parts(
    setup, scoring, seen, observation, determinize, invariants, describe, propose, effect_text
)
GOLEM: Final = GolemGame("golem", 2, [SOLO, *MANY], VOCABULARY, LANGUAGES, PARTS, VARIANTS)
GOLEM.ledger = LEDGER
