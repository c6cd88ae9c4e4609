"""Sankoré, tied together."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from hightable.games.sankore import (
    describe,
    determinize,
    hint,
    invariants,
    observation,
    seen,
)
from hightable.games.sankore.box.components import MAJORITIES, SCHOLARS, SIDES
from hightable.games.sankore.box.names import LISTS, NAMES
from hightable.games.sankore.propose import propose
from hightable.games.sankore.rules import scoring, setup
from hightable.games.sankore.state import board_of
from hightable.games.sankore.words import VOCABULARY
from hightable.kernel import Catalogue, Game, ObservationWriter, Options, State, Texts, Variant


class Sankore(Game):
    """The pride of Mansa Musa."""

    def new(self, seats: int, seed: bytes, options: Options) -> State:
        library = options.get("library", "three")
        scholar, majorities = options.get("scholar", "easy"), options.get("majorities", "new")
        return setup.new(seats, seed, library, scholar, majorities)

    def scores(self, state: State) -> list[int]:
        ours = board_of(state)
        return [scoring.score(ours, player) for player in ours.players]

    def sheet(self, state: State, seat: int) -> dict[str, int]:
        ours = board_of(state)
        return scoring.sheet(ours, ours.players[seat])

    def winners(self, state: State) -> list[int]:
        return scoring.winners(board_of(state))

    def seen(self, state: State, seat: int) -> dict[str, Any]:
        return seen.seen(board_of(state), seat)

    def write(self, state: State, seat: i64, into: ObservationWriter) -> None:
        observation.write(board_of(state), seat, into)

    def layout(self, seats: int) -> list[tuple[str, int]]:
        return observation.layout(max(seats, 2))

    def determinize(self, state: State, seat: int) -> None:
        determinize.determinize(board_of(state), seat)

    def invariants(self, state: State) -> list[str]:
        return invariants.invariants(board_of(state))

    def describe(self, seen: dict[str, Any], texts: Texts) -> list[tuple[str, list[str]]]:
        return describe.describe(seen, self.catalogue)

    def hint(self, state: State, word: int, texts: Texts) -> str:
        return hint.hint(board_of(state), word, self.catalogue)

    def propose(self, state: State) -> int:
        return propose(board_of(state))


SANKORE: Final = Sankore("sankore", 2, [1, 2, 3, 4], VOCABULARY, Catalogue("sankore", NAMES, LISTS))
SANKORE.former = {"ScholarBoard": "Solo"}
SANKORE.variants = [
    Variant("library", list(SIDES), [2, 3, 4]),
    Variant("scholar", SCHOLARS, [1]),
    Variant("majorities", MAJORITIES, [1]),
]
