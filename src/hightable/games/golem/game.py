"""Golem, tied together."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from hightable.games.golem.box import FAVOURS, LEVELS, LISTS, NAMES
from hightable.games.golem.describe import describe
from hightable.games.golem.determinize import determinize
from hightable.games.golem.hint import hint
from hightable.games.golem.invariants import invariants
from hightable.games.golem.observation import layout, write, write_deal
from hightable.games.golem.propose import propose
from hightable.games.golem.rules import scoring, setup
from hightable.games.golem.seen.typed import Seen
from hightable.games.golem.seen.view import seen
from hightable.games.golem.state import board_of
from hightable.games.golem.words import VOCABULARY
from hightable.kernel import (
    Game,
    ObservationWriter,
    Options,
    Sections,
    State,
    Texts,
    Variant,
)
from hightable.texts import Languages

SOLO: Final = 1
MANY: Final = [2, 3, 4]


class GolemGame(Game):
    """Prague, its golems, and four rounds to bring glory to three districts."""

    def new(self, seats: int, seed: bytes, options: Options) -> State:
        return setup.new(seats, seed, options)

    def scores(self, state: State) -> list[int]:
        board = board_of(state)
        return [scoring.score(board, seat) for seat in range(len(board.players))]

    def sheet(self, state: State, seat: int) -> dict[str, int]:
        return scoring.sheet(board_of(state), seat)

    def winners(self, state: State) -> list[int]:
        return scoring.winners(board_of(state))

    def seen(self, state: State, seat: int) -> Seen:
        return seen(board_of(state), seat)

    def write_deal(self, state: State, into: ObservationWriter) -> None:
        write_deal(board_of(state), into)

    def write(self, state: State, seat: i64, into: ObservationWriter) -> None:
        write(board_of(state), seat, into)

    def layout(self, seats: int) -> list[tuple[str, int]]:
        return layout(max(seats, MANY[0]))

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


LANGUAGES: Final = Languages("hightable.games.golem", NAMES, LISTS)
GOLEM: Final = GolemGame("golem", 2, [SOLO, *MANY], VOCABULARY, LANGUAGES)
GOLEM.variants = [
    Variant("setup", ["full", "simplified"], MANY),
    Variant("level", LEVELS, [SOLO]),
    Variant("favour", FAVOURS, [SOLO, *MANY]),
]
