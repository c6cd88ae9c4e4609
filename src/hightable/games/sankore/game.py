"""Sankoré, tied together."""

from __future__ import annotations

from typing import Final

from hightable.games.sankore.amiss import amiss
from hightable.games.sankore.box import DISCIPLINES, SCHOLARS, SIDES
from hightable.games.sankore.hidden import deal_anew
from hightable.games.sankore.rules import scoring, setup
from hightable.games.sankore.state import board_of
from hightable.games.sankore.words import VOCABULARY
from hightable.kernel import Catalogue, Game, Options, State, Variant


class Sankore(Game):
    """The pride of Mansa Musa."""

    def new(self, seats: int, seed: bytes, options: Options) -> State:
        return setup.new(
            seats, seed, options.get("library", "three"), options.get("scholar", "easy")
        )

    def scores(self, state: State) -> list[int]:
        ours = board_of(state)
        return [scoring.score(ours, player) for player in ours.players]

    def sheet(self, state: State, seat: int) -> dict[str, int]:
        ours = board_of(state)
        return scoring.sheet(ours, ours.players[seat])

    def winners(self, state: State) -> list[int]:
        return scoring.winners(board_of(state))

    def guess(self, state: State, seat: int) -> None:
        deal_anew(board_of(state), seat)

    def amiss(self, state: State) -> list[str]:
        return amiss(board_of(state))


SANKORE: Final = Sankore(
    "sankore", 1, [1, 2, 3, 4], VOCABULARY, Catalogue("sankore", {}, {"discipline": DISCIPLINES})
)
SANKORE.variants = [
    Variant("library", list(SIDES), [2, 3, 4]),
    Variant("scholar", SCHOLARS, [1]),
]
