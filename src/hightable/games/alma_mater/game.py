"""Alma Mater, tied together."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from hightable.games.alma_mater.box import LISTS, NAMES
from hightable.games.alma_mater.describe import describe
from hightable.games.alma_mater.determinize import determinize
from hightable.games.alma_mater.hint import hint
from hightable.games.alma_mater.invariants import invariants
from hightable.games.alma_mater.observation import layout, write, write_deal
from hightable.games.alma_mater.propose import propose
from hightable.games.alma_mater.rules import scoring, setup
from hightable.games.alma_mater.seen.table import Seen, seen
from hightable.games.alma_mater.state import board_of
from hightable.games.alma_mater.words import VOCABULARY
from hightable.kernel import Game, ObservationWriter, Options, Sections, State, Texts
from hightable.texts import Languages


class AlmaMaterGame(Game):
    """Books, students, professors: the best university in six rounds."""

    def new(self, seats: int, seed: bytes, options: Options) -> State:
        return setup.new(seats, seed)

    def scores(self, state: State) -> list[int]:
        return scoring.scores(board_of(state))

    def sheet(self, state: State, seat: int) -> dict[str, int]:
        return scoring.sheet(board_of(state), board_of(state).players[seat])

    def winners(self, state: State) -> list[int]:
        return scoring.winners(board_of(state))

    def seen(self, state: State, seat: int) -> Seen:
        return seen(board_of(state), seat)

    def write_deal(self, state: State, into: ObservationWriter) -> None:
        write_deal(board_of(state), into)

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


LANGUAGES: Final = Languages("hightable.games.alma_mater", NAMES, LISTS)
ALMA_MATER: Final = AlmaMaterGame("alma_mater", 2, [2, 3, 4], VOCABULARY, LANGUAGES)
