"""Saltmarsh, tied together."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from hightable.games.saltmarsh.box import CARDS, NAMES, QUAYS
from hightable.games.saltmarsh.describe import describe
from hightable.games.saltmarsh.determinize import determinize
from hightable.games.saltmarsh.rules import scoring, setup
from hightable.games.saltmarsh.seen import layout, seen, write
from hightable.games.saltmarsh.state import COPIES, marsh
from hightable.games.saltmarsh.words import VOCABULARY
from hightable.kernel import YES_NO, Catalogue, Game, ObservationWriter, Options, State, Variant


class Saltmarsh(Game):
    """The toy of the house."""

    def new(self, seats: int, seed: bytes, options: Options) -> State:
        return setup.new(seats, seed, options["draft"] == "yes")

    def scores(self, state: State) -> list[int]:
        return [scoring.score(player) for player in marsh(state).players]

    def sheet(self, state: State, seat: int) -> dict[str, int]:
        return scoring.sheet(marsh(state).players[seat])

    def winners(self, state: State) -> list[int]:
        return scoring.winners(marsh(state))

    def seen(self, state: State, seat: int) -> dict[str, Any]:
        return seen(marsh(state), seat)

    def write(self, state: State, seat: i64, row: ObservationWriter) -> None:
        write(marsh(state), seat, row)

    def layout(self, seats: int) -> list[tuple[str, int]]:
        return layout(max(seats, 2))

    def determinize(self, state: State, seat: int) -> None:
        determinize(marsh(state), seat)

    def describe(self, seen: dict[str, Any]) -> list[tuple[str, list[str]]]:
        return describe(seen, self.catalogue)

    def invariants(self, state: State) -> list[str]:
        ours = marsh(state)
        piles = [ours.deck] + [p.hand + p.played + p.pack for p in ours.players]
        cards = sorted(card for pile in piles for card in pile)
        whole = sorted(list(range(len(CARDS))) * COPIES)
        return [] if cards == whole else [f"cards: {cards}"]


SALTMARSH: Final = Saltmarsh(
    "saltmarsh",
    1,
    [1, 2, 3, 4],
    VOCABULARY,
    Catalogue("saltmarsh", NAMES, {"card": CARDS, "quay": QUAYS}),
)
SALTMARSH.variants = [Variant("draft", YES_NO, [1, 2, 3, 4])]
