"""Saltmarsh, tied together."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from hightable.games.saltmarsh.box import LISTS, NAMES
from hightable.games.saltmarsh.describe import describe
from hightable.games.saltmarsh.determinize import determinize
from hightable.games.saltmarsh.invariants import invariants
from hightable.games.saltmarsh.observation import layout, write
from hightable.games.saltmarsh.rules import scoring, setup
from hightable.games.saltmarsh.seen import Seen, seen
from hightable.games.saltmarsh.state import board_of
from hightable.games.saltmarsh.words import VOCABULARY
from hightable.kernel import (
    YES_NO,
    Game,
    ObservationWriter,
    Options,
    Sections,
    State,
    Texts,
    Variant,
)
from hightable.texts import Languages


class SaltmarshGame(Game):
    """The toy of the house."""

    def new(self, seats: int, seed: bytes, options: Options) -> State:
        return setup.new(seats, seed, options["draft"] == "yes")

    def scores(self, state: State) -> list[int]:
        return [scoring.score(player) for player in board_of(state).players]

    def sheet(self, state: State, seat: int) -> dict[str, int]:
        return scoring.sheet(board_of(state).players[seat])

    def winners(self, state: State) -> list[int]:
        return scoring.winners(board_of(state))

    def seen(self, state: State, seat: int) -> Seen:
        return seen(board_of(state), seat)

    def write(self, state: State, seat: i64, into: ObservationWriter) -> None:
        write(board_of(state), seat, into)

    def layout(self, seats: int) -> list[tuple[str, int]]:
        return layout(max(seats, 2))

    def determinize(self, state: State, seat: int) -> None:
        determinize(board_of(state), seat)

    def describe(self, seen: Any, texts: Texts) -> Sections:
        return describe(seen, texts)

    def invariants(self, state: State) -> list[str]:
        return invariants(board_of(state))


LANGUAGES: Final = Languages("hightable.games.saltmarsh", NAMES, LISTS)
SALTMARSH: Final = SaltmarshGame("saltmarsh", 1, [1, 2, 3, 4], VOCABULARY, LANGUAGES)
SALTMARSH.variants = [Variant("draft", YES_NO, [1, 2, 3, 4])]
