"""Newton, tied together."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from hightable.games.newton.box import LISTS, NAMES
from hightable.games.newton.describe import describe
from hightable.games.newton.determinize import determinize
from hightable.games.newton.hint import hint
from hightable.games.newton.invariants import invariants
from hightable.games.newton.observation import layout, write
from hightable.games.newton.propose import propose
from hightable.games.newton.rules import scoring, setup
from hightable.games.newton.rules.chapters import link
from hightable.games.newton.seen import Seen, seen
from hightable.games.newton.state import board_of
from hightable.games.newton.words import VOCABULARY
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

CHOSEN: Final = "chosen"


class NewtonGame(Game):
    """Scholars of the seventeenth century. [§1]"""

    def new(self, seats: int, seed: bytes, options: Options) -> State:
        draft, colours = options.get("draft"), options["colours"]
        return setup.new(seats, seed, draft == "yes", colours == CHOSEN)

    def scores(self, state: State) -> list[int]:
        board = board_of(state)
        return [scoring.score(board, player) for player in board.players]

    def sheet(self, state: State, seat: int) -> dict[str, int]:
        board = board_of(state)
        return scoring.sheet(board, board.players[seat])

    def winners(self, state: State) -> list[int]:
        return scoring.winners(board_of(state))

    def seen(self, state: State, seat: int) -> Seen:
        return seen(board_of(state), seat)

    def write(self, state: State, seat: i64, into: ObservationWriter) -> None:
        write(board_of(state), seat, into)

    def layout(self, seats: int) -> list[tuple[str, int]]:
        return layout(seats)

    def determinize(self, state: State, seat: int) -> None:
        determinize(board_of(state), seat)

    def invariants(self, state: State) -> list[str]:
        return invariants(board_of(state))

    def describe(self, seen: Any, texts: Texts) -> Sections:
        return describe(seen, texts)

    def hint(self, state: State, word: int, texts: Texts) -> str:
        return hint(board_of(state), word, texts)

    def propose(self, state: State) -> int:
        return propose(board_of(state))


link()
LANGUAGES: Final = Languages("hightable.games.newton", NAMES, LISTS)
NEWTON: Final = NewtonGame("newton", 2, [1, 2, 3, 4], VOCABULARY, LANGUAGES)
NEWTON.variants = [
    Variant("draft", YES_NO, [2, 3, 4]),
    Variant("colours", ["random", CHOSEN], [1, 2, 3, 4]),
]
