"""What a game is made of: modules of its folder, each with the functions that its role demands.

A module is what implements a protocol here; `board` is the game's own state, `me` its player.
"""

from __future__ import annotations

from typing import Any, Protocol

from mypy_extensions import i64

from hightable.kernel.bill import Bill, Payment
from hightable.kernel.lang import Texts
from hightable.kernel.observation import Bounds, ObservationWriter
from hightable.kernel.state import State

Options = dict[str, str]
Sections = list[tuple[str, list[str]]]


class Setup(Protocol):
    def new(self, seats: int, seed: bytes, options: Options, /) -> State:
        """Set up; every variant that applies has its value in `options`. End with `run`."""
        ...


class Scoring(Protocol):
    def scores(self, board: Any, /) -> list[int]:
        """What each seat has now, or would have if the game ended now."""
        ...

    def sheet(self, board: Any, me: Any, /) -> dict[str, int]:
        """The score of a player line by line; the keys are in the texts under `sheet`."""
        ...

    def winners(self, board: Any, /) -> list[int]:
        """The seats that share the victory."""
        ...


class Seen(Protocol):
    def seen(self, board: Any, seat: int, /) -> Any:
        """What `seat` may know, and nothing else: a whitelist, the game's own `Seen`, which has
        at least `seat` and `players`. A watcher is seat -1."""
        ...


class Observation(Protocol):
    def parts(self, seats: int, /) -> list[tuple[str, Bounds]]:
        """What the row of numbers holds, in order: a name, and of each number the lowest and the
        highest it can be."""
        ...

    def write_deal(self, board: Any, into: ObservationWriter, /) -> None:
        """Of the row below, what all may know from the deal on and never changes: written once."""
        ...

    def write(self, board: Any, seat: i64, into: ObservationWriter, /) -> None:
        """What `seat` may know as numbers, always as many and in the same order, for learners.

        What `write_deal` has written is passed over.
        """
        ...


class Determinize(Protocol):
    def determinize(self, board: Any, seat: int, /) -> None:
        """Deal anew, with the state's own chance, what `seat` cannot know; look at nothing else."""
        ...


class Invariants(Protocol):
    def invariants(self, board: Any, /) -> list[str]:
        """What does not add up: cards, pieces and money that were lost or made. Empty is well."""
        ...


class Describe(Protocol):
    def describe(self, seen: Any, names: list[str], texts: Texts, /) -> Sections:
        """A view in words: headings with their lines; `names` are those of all seats."""
        ...


class Propose(Protocol):
    def propose(self, board: Any, /) -> int:
        """The word to propose while prompts of the section `gesture` of the texts are asked."""
        ...

    def bill(self, board: Any, /) -> Bill | None:
        """What the open question asks for in all, if it is a payment."""
        ...

    def payment(self, word: int, /) -> Payment | None:
        """What a word pays or takes, if it does."""
        ...


class EffectText(Protocol):
    def about(self, board: Any, word: int, texts: Texts, /) -> str:
        """What the card, tile or place that a word names is for; empty where it names none.

        What the word costs and gives now is not said here: that is its outcome.
        """
        ...


class Parts:
    """The modules of a game, by their roles."""

    def __init__(
        self,
        setup: Setup,
        scoring: Scoring,
        seen: Seen,
        observation: Observation,
        determinize: Determinize,
        invariants: Invariants,
        describe: Describe,
        propose: Propose,
        effect_text: EffectText,
    ) -> None:
        self.setup = setup
        self.scoring = scoring
        self.seen = seen
        self.observation = observation
        self.determinize = determinize
        self.invariants = invariants
        self.describe = describe
        self.propose = propose
        self.effect_text = effect_text
