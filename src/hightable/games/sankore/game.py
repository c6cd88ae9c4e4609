"""Sankoré, tied together."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from hightable.games.sankore.box.components import MAJORITIES, SCHOLARS, SIDES
from hightable.games.sankore.box.names import LISTS, NAMES
from hightable.games.sankore.describe import describe
from hightable.games.sankore.determinize import determinize
from hightable.games.sankore.hint import hint
from hightable.games.sankore.invariants import invariants
from hightable.games.sankore.observation import layout, write
from hightable.games.sankore.propose import propose
from hightable.games.sankore.rules import scoring, setup
from hightable.games.sankore.seen.whole import Seen, seen
from hightable.games.sankore.state import board_of
from hightable.games.sankore.words import VOCABULARY
from hightable.kernel import Game, ObservationWriter, Options, Sections, State, Texts, Variant
from hightable.texts import Languages


class SankoreGame(Game):
    """The pride of Mansa Musa."""

    def new(self, seats: int, seed: bytes, options: Options) -> State:
        library = options.get("library", "three")
        scholar, majorities = options.get("scholar", "easy"), options.get("majorities", "new")
        return setup.new(seats, seed, library, scholar, majorities)

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
        return layout(max(seats, 2))

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


LANGUAGES: Final = Languages("hightable.games.sankore", NAMES, LISTS)
SANKORE: Final = SankoreGame("sankore", 2, [1, 2, 3, 4], VOCABULARY, LANGUAGES)
SANKORE.former = {"ScholarBoard": "Solo"}
SANKORE.variants = [
    Variant("library", list(SIDES), [2, 3, 4]),
    Variant("scholar", SCHOLARS, [1]),
    Variant("majorities", MAJORITIES, [1]),
]
