"""Newton, tied together."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hightable.games.newton import (
    describe,
    determinize,
    effect_text,
    invariants,
    observation,
    propose,
    seen,
)
from hightable.games.newton.box import LISTS, NAMES
from hightable.games.newton.ledger import LEDGER
from hightable.games.newton.rules import scoring, setup
from hightable.games.newton.rules.chapters import link
from hightable.games.newton.rules.setup import CHOSEN
from hightable.games.newton.state import board_of
from hightable.games.newton.words import VOCABULARY
from hightable.kernel import YES_NO, Game, ObservationWriter, Parts, State, Variant
from hightable.texts import Languages

link()
LANGUAGES: Final = Languages("hightable.games.newton", NAMES, LISTS)
VARIANTS: Final[list[Variant]] = [
    Variant("draft", YES_NO, [2, 3, 4]),
    Variant("colours", ["random", CHOSEN], [1, 2, 3, 4]),
]


class NewtonGame(Game):
    """Scholars of the seventeenth century."""

    def write(self, state: State, seat: i64, into: ObservationWriter) -> None:
        observation.write(board_of(state), seat, into)


PARTS: Final = Parts(
    setup, scoring, seen, observation, determinize, invariants, describe, propose, effect_text
)
NEWTON: Final = NewtonGame("newton", 2, [1, 2, 3, 4], VOCABULARY, LANGUAGES, PARTS, VARIANTS)
NEWTON.ledger = LEDGER
