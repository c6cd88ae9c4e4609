"""Saltmarsh, tied together. The toy of the house."""

from __future__ import annotations

from typing import Final

from hightable.games.saltmarsh import (
    describe,
    determinize,
    effect_text,
    invariants,
    observation,
    propose,
    seen,
)
from hightable.games.saltmarsh.box import LISTS, NAMES
from hightable.games.saltmarsh.ledger import LEDGER
from hightable.games.saltmarsh.rules import scoring, setup
from hightable.games.saltmarsh.rules.setup import TINY
from hightable.games.saltmarsh.words import VOCABULARY
from hightable.kernel import YES_NO, Game, Parts, Variant
from hightable.texts import Languages

LANGUAGES: Final = Languages("hightable.games.saltmarsh", NAMES, LISTS)
PARTS: Final = Parts(
    setup, scoring, seen, observation, determinize, invariants, describe, propose, effect_text
)
VARIANTS: Final[list[Variant]] = [
    Variant("draft", YES_NO, [1, 2, 3, 4]),
    Variant("marsh", ["whole", TINY], [2], rare=True),
]
SALTMARSH: Final = Game("saltmarsh", 1, [1, 2, 3, 4], VOCABULARY, LANGUAGES, PARTS, VARIANTS)
SALTMARSH.ledger = LEDGER
