"""The agents around one table: names, spaces, seeds, pay and pictures; both PettingZoo forms."""

from __future__ import annotations

import sys
from typing import Any, Final

from hightable.envs.extras import comes_with
from hightable.envs.reward import PROJECTION, Payer
from hightable.envs.single_table import MODES, SingleTable, check_mode

with comes_with("envs"):
    import numpy as np

SEEDS: Final = 1 << 62


class SeatAgents:
    """An agent for every seat of a table."""

    def __init__(self, table: SingleTable, reward: str, render_mode: str | None) -> None:
        check_mode(render_mode)
        self.table = table
        self.payer = Payer(table.game, reward)
        self.render_mode = render_mode
        self.names = [f"player_{seat}" for seat in range(table.batch.people)]
        self.seat_of = {name: seat for seat, name in enumerate(self.names)}
        self.observations = {name: table.observation_space() for name in self.names}
        self.actions = {name: table.action_space() for name in self.names}
        self.seeds = np.random.default_rng()

    def metadata(self) -> dict[str, Any]:
        return {
            "name": f"hightable_{self.table.game.name}_v0",
            "render_modes": list(MODES),
            "is_parallelizable": False,
            "render_fps": 1,
        }

    def deal(self, seed: int | None) -> int:
        """A new game; with a seed, this one and all that follow are the same again."""
        if seed is not None:
            self.seeds = np.random.default_rng(seed)
        first = self.table.deal(int(self.seeds.integers(SEEDS)))
        self.payer.begin(self.table.batch.states[0])
        return first

    def pay(self) -> list[float] | None:
        return self.payer.pay(self.table.batch.states[0])

    def pay_off(self) -> list[float]:
        """What is due to those who leave now, besides what they were paid for their moves."""
        state = self.table.batch.states[0]
        if self.payer.kind == PROJECTION:
            return [0.0] * len(self.names)
        return self.payer.value(state)

    def render(self, seat: int) -> Any:
        """What a seat sees; for people it is written out, for programs returned."""
        if self.render_mode is None:
            return None
        shown = self.table.render(self.render_mode, seat)
        if self.render_mode != "human":
            return shown
        sys.stdout.write(f"{shown}\n")
        return None

    def state(self) -> Any:
        """What all seats see together, seat after seat, for a centralised critic."""
        return np.concatenate([self.table.row_of(seat) for seat in range(len(self.names))])
