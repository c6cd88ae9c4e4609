"""Gymnasium environments: one seat learns, bots of a level answer for the others.

Importing this registers `hightable/Newton-v0` and its kind, one id for every game; or name the
module with the id: `gymnasium.make("hightable.envs.gymnasium:hightable/Newton-v0", seats=3)`.
"""

from __future__ import annotations

import sys
from contextlib import suppress
from operator import index
from typing import Any, Final

from hightable import games
from hightable.envs.extras import comes_with
from hightable.envs.opponents import Opponents
from hightable.envs.reward import PROJECTION, RANK, Payer
from hightable.envs.single_table import (
    DICT,
    MODES,
    RANDOM,
    ROW,
    Observation,
    SingleTable,
    check_mode,
    named,
)
from hightable.envs.tables import Tables
from hightable.kernel import Fault
from hightable.kernel.batch import is_legal

with comes_with("envs"):
    import gymnasium
    import numpy as np
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
    from numpy.typing import NDArray

SEEDS: Final = 1 << 62
SHOWN: Final[dict[str, Any]] = {"render_modes": list(MODES), "render_fps": 1}
DEALT: Final[dict[str, Any]] = {"autoreset_mode": AutoresetMode.SAME_STEP}
Info = dict[str, Any]


class SeatEnv(gymnasium.Env[Observation, Any]):
    """A table with a learner at `seat`. An illegal word is replaced at random unless refused."""

    metadata = SHOWN

    def __init__(
        self,
        game: str,
        seats: int = 2,
        seat: int = 0,
        render_mode: str | None = None,
        **keywords: Any,
    ) -> None:
        check_mode(render_mode)
        check_seat(seat, seats)
        reward = keywords.pop("reward", RANK)
        self.opponents = Opponents(keywords.pop("opponents", RANDOM), seats, seat)
        illegal = keywords.pop("illegal", RANDOM)
        self.table = SingleTable(game, seats, keywords, keywords.pop("form", ROW), illegal)
        self.payer = Payer(self.table.game, reward)
        self.dense = reward == PROJECTION
        self.seat = seat
        self.render_mode = render_mode
        self.action_space = self.table.action_space()
        self.observation_space = self.table.observation_space()

    def reset(
        self, *, seed: int | None = None, options: Info | None = None
    ) -> tuple[Observation, Info]:
        """Deal until the learner is asked."""
        super().reset(seed=seed)
        while True:
            number = int(self.np_random.integers(SEEDS))
            self.table.deal(number)
            self.opponents.begin(number)
            self.payer.begin(self.table.batch.states[0])
            self.play_on()
            if self.table.asked == self.seat:
                return self.table.observe(self.seat), {}

    def step(self, action: int) -> tuple[Observation, float, bool, bool, Info]:
        """Answer; the others play on until the learner is asked again or the game is over."""
        table, seat, word = self.table, self.seat, index(action)
        info: Info = {}
        if table.replaces and not is_legal(table.batch, 0, word):
            word, info = table.draw(), {"illegal": True}
        over = self.opponents.turn(table.batch, seat, word)
        paid = self.payer.pay(table.state) if over or self.dense else None
        return table.read(), paid[seat] if paid else 0.0, over, False, info

    def play_on(self) -> None:
        self.opponents.play(self.table.batch, 0, self.seat)
        self.table.batch.show(0, self.seat)

    def offered(self) -> list[int]:
        """The legal words now, as a list."""
        return self.table.state.offered()

    def action_masks(self) -> NDArray[np.int8]:
        """The legal words now, for learners that ask the environment for them."""
        return self.table.mask.copy()

    def render(self) -> Any:
        """What the learner sees."""
        if self.render_mode is None:
            return None
        shown = self.table.render(self.render_mode, self.seat)
        if self.render_mode != "human":
            return shown
        sys.stdout.write(f"{shown}\n")
        return None

    def close(self) -> None:
        """The other bots go home; programs are ended."""
        self.opponents.close()


class SeatVectorEnv(VectorEnv[Observation, NDArray[Any], NDArray[Any]]):
    """Many such tables stepped together in the kernel.

    One that ends is dealt anew at once, or in the next step (`autoreset_mode`), whose word for
    that table is then not looked at.
    """

    metadata = DEALT

    def __init__(
        self, num_envs: int, game: str, seats: int = 2, seat: int = 0, **keywords: Any
    ) -> None:
        check_seat(seat, seats)
        if num_envs < 1:
            raise Fault(f"there is at least one table, not {num_envs}")
        keywords.pop("render_mode", None)
        self.opponents = Opponents(keywords.pop("opponents", RANDOM), seats, seat)
        self.replaces = keywords.pop("illegal", RANDOM) == RANDOM
        form = keywords.pop("form", ROW)
        mode = AutoresetMode(keywords.pop("autoreset_mode", AutoresetMode.SAME_STEP))
        if mode == AutoresetMode.DISABLED:
            raise Fault("tables are dealt anew in the same step or in the next one")
        self.metadata = {"autoreset_mode": mode}
        self.at_once = mode == AutoresetMode.SAME_STEP
        self.tables = Tables(game, seats, num_envs, **keywords)
        self.num_envs = num_envs
        self.every = np.arange(num_envs)
        self.seat = seat
        keywords.pop("reward", None)
        table = SingleTable(game, seats, keywords, form, RANDOM)
        self.cuts = table.cuts if form == DICT else []
        self.single_action_space = table.action_space()
        self.single_observation_space = table.observation_space()
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.observation_space = batch_space(self.single_observation_space, num_envs)

    def reset(
        self, *, seed: int | None = None, options: Info | None = None
    ) -> tuple[Observation, Info]:
        """Deal all tables until the learner is asked at each."""
        self.tables.reset(seed)
        self.opponents.begin(int(self.tables.seeds.integers(SEEDS)))
        for at in range(self.num_envs):
            self.deal(at)
        return self.observe(), {}

    def deal(self, at: int) -> None:
        batch = self.tables.batch
        while True:
            self.tables.deal(at)
            self.opponents.play(batch, at, self.seat)
            if batch.seats[at] == self.seat:
                batch.show(at, self.seat)
                return

    def observe(self) -> Observation:
        return {
            "observation": self.cut(self.tables.rows.copy()),
            "action_mask": self.tables.masks.copy(),
        }

    def cut(self, rows: NDArray[np.int16]) -> Any:
        """Rows as they are, or their parts by name."""
        return named(self.cuts, rows) if self.cuts else rows

    def step(
        self, actions: NDArray[Any]
    ) -> tuple[Observation, NDArray[Any], NDArray[Any], NDArray[Any], Info]:
        """Answer at every table; the others play on until the learner is asked again."""
        tables, seat = self.tables, self.seat
        waiting = np.flatnonzero(tables.seats < 0)
        over = self.opponents.step(tables.batch, seat, self.legal(actions))
        rewards = np.zeros(self.num_envs, np.float32)
        ended = np.zeros(self.num_envs, np.bool_)
        for at in range(self.num_envs) if tables.dense else over:
            paid = tables.payers[at].pay(tables.batch.states[at])
            rewards[at] = paid[seat] if paid else 0.0
        ended[over] = True
        info = self.last_seen(over, ended) if over and self.at_once else {}
        for at in over if self.at_once else waiting.tolist():
            self.deal(at)
            rewards[at] = rewards[at] if self.at_once else 0.0
        return self.observe(), rewards, ended, np.zeros(self.num_envs, np.bool_), info

    def legal(self, actions: NDArray[Any]) -> list[int]:
        """The words, those that are illegal replaced at random unless they are to be refused."""
        given = np.asarray(actions)
        if given.shape != (self.num_envs,):
            raise Fault(f"{self.num_envs} tables want a word each, not {list(given.shape)}")
        words: list[int] = given.tolist()
        if not self.replaces:
            return words
        with suppress(IndexError):  # no word at all
            if self.tables.masks[self.every, given.astype(np.uint32)].all():
                return words
        batch = self.tables.batch
        for at, word in enumerate(self.tables.sample()):
            words[at] = words[at] if is_legal(batch, at, words[at]) else word
        return words

    def close(self, **more: Any) -> None:
        """The other bots go home; programs are ended."""
        if not self.closed:
            self.opponents.close()
        super().close(**more)

    def last_seen(self, over: list[int], ended: NDArray[np.bool_]) -> Info:
        """What the learner sees at the end of the games that are dealt anew in this step."""
        final = np.full(self.num_envs, None, dtype=object)
        for at in over:
            row, mask = self.tables.rows[at].copy(), self.tables.masks[at].copy()
            final[at] = {"observation": self.cut(row), "action_mask": mask}
        return {"final_obs": final, "_final_obs": ended}


def check_seat(seat: int, seats: int) -> None:
    if not 0 <= seat < seats:
        raise Fault(f"the learner's seat is one of 0 to {seats - 1}, not {seat}")


def identity(game: str) -> str:
    """The id of a game: `hightable/AlmaMater-v0`."""
    return f"hightable/{game.title().replace('_', '')}-v0"


def register() -> None:
    """An id for every game, the toy too; seats, opponents and options are given to `make`."""
    for game in games(all=True):
        if identity(game) not in gymnasium.registry:
            gymnasium.register(
                identity(game),
                entry_point="hightable.envs.gymnasium:SeatEnv",
                vector_entry_point="hightable.envs.gymnasium:SeatVectorEnv",
                kwargs={"game": game},
            )


register()
