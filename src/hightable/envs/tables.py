"""Many tables in one process, for learners that play all seats themselves.

Every step answers every table. What the seats asked next see and may choose is one array of
rows and one of masks; a table that ends is paid and dealt anew at once.
"""

from __future__ import annotations

from typing import Any

from hightable.envs.extras import comes_with
from hightable.envs.reward import PROJECTION, RANK, Payer
from hightable.games import game as find
from hightable.kernel import State
from hightable.kernel.batch import Batch
from hightable.kernel.chance import MASK

with comes_with("envs"):
    import numpy as np
    from numpy.typing import NDArray

ROOT_BYTES = 8
NUMBER_BYTES = 8
KEPT = ("payers", "paid", "ended", "seeds", "root", "dealt")
Rows = NDArray[np.int16]
Masks = NDArray[np.int8]


class Tables:
    """`size` tables of a game. `rows`, `masks`, `seats` change with every step: copy to keep.

    `offers` has the legal words of each table, one after the other, `counts` says how many: what a
    learner draws among without looking through masks.
    """

    def __init__(
        self, game: str, seats: int, size: int, reward: str = RANK, **options: Any
    ) -> None:
        self.game = find(game)
        self.size = size
        self.batch = Batch(self.game, seats, self.game.settle(seats, options), size)
        self.rows: Rows = view(self.batch.rows, np.int16).reshape(size, -1)
        self.masks: Masks = view(self.batch.masks, np.int8).reshape(size, -1)
        self.offers: NDArray[np.int16] = view(self.batch.offers, np.int16).reshape(size, -1)
        self.counts: NDArray[np.int64] = view(self.batch.counts, np.int64)
        self.seats: NDArray[np.int64] = view(self.batch.seats, np.int64)
        self.payers = [Payer(self.game, reward) for _ in range(size)]
        self.dense = reward == PROJECTION
        self.paid = np.zeros((size, seats), np.float32)
        self.ended = np.zeros(size, np.bool_)
        self.seeds = np.random.default_rng()
        self.root = b""
        self.dealt = 0

    def __reduce__(self) -> tuple[Any, ...]:
        """Copies and pickles: the states are written down, memory of the kernel is made anew."""
        batch = self.batch
        made = (self.game.name, batch.people, self.size, self.payers[0].kind)
        facts = {name: getattr(self, name) for name in KEPT}
        return restored, (made, batch.options, batch.states if self.dealt else [], facts)

    def reset(self, seed: int | None = None) -> None:
        """Deal all tables; with a seed, these and all that follow are the same again."""
        self.seeds = np.random.default_rng(seed)
        self.root = self.seeds.bytes(ROOT_BYTES)
        self.dealt = 0
        for at in range(self.size):
            self.deal(at)

    def deal(self, at: int) -> None:
        """A new game at one table."""
        self.dealt += 1
        self.batch.deal(at, self.root + self.dealt.to_bytes(NUMBER_BYTES, "big"))
        self.payers[at].begin(self.batch.states[at])
        self.batch.show(at, self.batch.seats[at])

    def step(
        self, words: list[int] | NDArray[Any]
    ) -> tuple[NDArray[np.float32], NDArray[np.bool_]]:
        """Answer every table; what each seat of each table was paid, and which tables ended."""
        self.paid.fill(0)
        self.ended.fill(False)
        over = self.batch.step(words if isinstance(words, list) else words.tolist())
        for at in range(self.size) if self.dense else over:
            self.paid[at] = self.payers[at].pay(self.batch.states[at])
        for at in over:
            self.ended[at] = True
            self.deal(at)
        return self.paid, self.ended

    def sample(self) -> list[int]:
        """A legal word for every table, at random."""
        return self.batch.pick(int(self.seeds.integers(MASK)))


def restored(
    made: tuple[Any, ...], options: dict[str, Any], states: list[State], facts: dict[str, Any]
) -> Tables:
    """Tables that were written down."""
    tables = Tables(*made, **options)
    vars(tables).update(facts)
    for at, state in enumerate(states):
        tables.batch.put(at, state)
        if not state.over:
            tables.batch.show(at, tables.batch.seats[at])
    return tables


def view(block: Any, kind: type[Any]) -> NDArray[Any]:
    """A block of the kernel's memory, as it is now and as it will be."""
    return np.frombuffer(memoryview(block), kind)
