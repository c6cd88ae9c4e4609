"""PettingZoo environments: every seat is an agent.

`env` is the AEC form: the agent whose decision it is steps. `parallel_env` asks all agents at
once and hears the one whose decision it is. With `max_cycles` an agent is asked at most so often:
then it is truncated and paid for the position as it stands, and its seat is played on at random.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from itertools import repeat
from operator import index
from typing import Any

from hightable.envs.extras import comes_with
from hightable.envs.reward import PROJECTION, RANK
from hightable.envs.seat_agents import SeatAgents
from hightable.envs.single_table import REFUSE, ROW, Observation, SingleTable, within
from hightable.kernel import Fault

with comes_with("envs"):
    from gymnasium.spaces import Space
    from pettingzoo import AECEnv, ParallelEnv

Dicts = tuple[
    dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, Any]
]


def env(
    game: str,
    seats: int = 2,
    max_cycles: int | None = None,
    render_mode: str | None = None,
    **keywords: Any,
) -> TableEnv:
    """A table of any game, an agent at a time.

    Keywords: `reward` ("rank", "margin", "projection"), `form` of the observation ("row",
    "dict"), what happens to an `illegal` word ("refuse", "random"), and the game's own options.
    """
    return TableEnv(agents(game, seats, render_mode, keywords), max_cycles)


def parallel_env(
    game: str,
    seats: int = 2,
    max_cycles: int | None = None,
    render_mode: str | None = None,
    **keywords: Any,
) -> ParallelTableEnv:
    """The same table with all agents stepping at once; only who decides is heard."""
    return ParallelTableEnv(agents(game, seats, render_mode, keywords), max_cycles)


def agents(game: str, seats: int, render_mode: str | None, keywords: dict[str, Any]) -> SeatAgents:
    own = {"reward": RANK, "form": ROW, "illegal": REFUSE}
    said = {name: keywords.pop(name, default) for name, default in own.items()}
    table = SingleTable(game, seats, keywords, said["form"], said["illegal"])
    return SeatAgents(table, said["reward"], render_mode)


class TableEnv(AECEnv[str, Observation, "int | None"]):
    """A table whose agents step in the order in which the game asks them."""

    def __init__(self, agents: SeatAgents, max_cycles: int | None) -> None:
        super().__init__()
        self.seat_agents = agents
        self.table = agents.table
        self.metadata = agents.metadata()
        self.render_mode = agents.render_mode
        self.max_cycles = max_cycles
        self.only_the_end_counts = max_cycles is None and agents.payer.kind != PROJECTION
        self.plays_on = False
        self.possible_agents = agents.names[:]
        self.agents: list[str] = []
        self.agent_selection = ""
        self.observation_spaces = agents.observations
        self.action_spaces = agents.actions
        self.state_space = within(agents.table.bounds * len(agents.names))

    def observation_space(self, agent: str) -> Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game."""
        first = self.seat_agents.deal(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.turns = dict.fromkeys(self.agents, 0)
        self._skip_agent_selection = None
        self.plays_on = self.only_the_end_counts
        self.agent_selection = self.possible_agents[first]

    def agent_iter(self, max_iter: int = sys.maxsize) -> Iterator[str]:
        """The agent whose turn it is, as long as there is one."""
        for _ in repeat(None, max_iter):
            if not self.agents:
                return
            yield self.agent_selection

    def observe(self, agent: str) -> Observation:
        return self.table.observe(self.seat_agents.seat_of[agent])

    def last(
        self, observe: bool = True
    ) -> tuple[Observation | None, float, bool, bool, dict[str, Any]]:
        """What the agent whose turn it is sees, and how it stands."""
        agent = self.agent_selection
        if self.plays_on and observe:
            return self.table.read(), 0.0, False, False, self.infos[agent]
        return (
            self.table.observe(self.seat_agents.seat_of[agent]) if observe else None,
            self._cumulative_rewards[agent],
            self.terminations[agent],
            self.truncations[agent],
            self.infos[agent],
        )

    def step(self, action: int | None) -> None:
        """Answer the decision of `agent_selection`; an agent that is done is given None."""
        if self.plays_on and action is not None:
            asked = self.table.choose(index(action))
            if asked >= 0:
                self.agent_selection = self.possible_agents[asked]
            else:
                self.plays_on = False
                self.account(self.agent_selection, asked)
            return
        agent = self.agent_selection
        if not self.agents:
            raise Fault("there is no game: reset the environment first")
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise Fault(f"{agent} has to choose: None is for agents that are done")
        self.account(agent, self.table.choose(index(action)))

    def account(self, agent: str, asked: int) -> None:
        """Pay for a move, let agents leave that have had their turns, and go on."""
        self._cumulative_rewards[agent] = 0.0
        leaves = self.max_cycles is not None and self.has_had_its_turns(agent)
        if self.max_cycles is not None:
            asked = self.play_on(asked, agent if leaves else "")
        self.pay(self.seat_agents.pay())
        if leaves and asked >= 0:
            self.truncate(agent)
        self.go_on(asked)

    def has_had_its_turns(self, agent: str) -> bool:
        self.turns[agent] += 1
        return self.turns[agent] == self.max_cycles

    def play_on(self, asked: int, leaving: str) -> int:
        """The seats of those who left are played at random until another agent is asked."""
        live = [agent for agent in self.agents if agent != leaving]
        while live and asked >= 0 and self.possible_agents[asked] not in live:
            asked = self.table.choose(self.table.draw())
        return asked

    def pay(self, paid: list[float] | None) -> None:
        if paid is not None:
            for agent in self.agents:
                self.rewards[agent] = paid[self.seat_agents.seat_of[agent]]
                self._cumulative_rewards[agent] += self.rewards[agent]

    def truncate(self, agent: str) -> None:
        due = self.seat_agents.pay_off()[self.seat_agents.seat_of[agent]]
        self.truncations[agent] = True
        self.rewards[agent] += due
        self._cumulative_rewards[agent] += due

    def go_on(self, asked: int) -> None:
        """The next agent; when the game is over, all that are left are done."""
        if asked >= 0:
            self.agent_selection = self.possible_agents[asked]
        else:
            self.terminations = dict.fromkeys(self.agents, True)
        if asked < 0 or self.max_cycles is not None:
            self._deads_step_first()

    def offered(self) -> list[int]:
        """The legal words of the agent whose turn it is, as a list."""
        return self.table.state.offered()

    def render(self) -> Any:
        """What the agent whose turn it is sees."""
        return self.seat_agents.render(self.seat_agents.seat_of.get(self.agent_selection, 0))

    def state(self) -> Any:
        return self.seat_agents.state()

    def close(self) -> None:
        """Nothing is held open."""


class ParallelTableEnv(ParallelEnv[str, Observation, int]):
    """A table whose agents all answer at once; the one who is asked is heard."""

    def __init__(self, agents: SeatAgents, max_cycles: int | None) -> None:
        self.seat_agents = agents
        self.table = agents.table
        self.metadata = agents.metadata() | {"is_parallelizable": True}
        self.render_mode = agents.render_mode
        self.max_cycles = max_cycles
        self.possible_agents = agents.names[:]
        self.agents: list[str] = []
        self.observation_spaces = agents.observations
        self.action_spaces = agents.actions
        self.state_space = within(agents.table.bounds * len(agents.names))
        self.cycles = 0
        self.asked = 0

    def observation_space(self, agent: str) -> Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Space[Any]:
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, Any]]:
        """Deal a new game."""
        self.asked = self.seat_agents.deal(seed)
        self.agents = self.possible_agents[:]
        self.cycles = 0
        return self.observe(), {agent: {} for agent in self.agents}

    def observe(self) -> dict[str, Observation]:
        return {agent: self.table.observe(seat) for seat, agent in enumerate(self.possible_agents)}

    def step(self, actions: dict[str, int]) -> Dicts:
        """Answer the open decision with the word of the agent who is asked."""
        if not self.agents:
            raise Fault("there is no game: reset the environment first")
        self.asked = self.table.choose(index(actions[self.possible_agents[self.asked]]))
        self.cycles += 1
        over = self.asked < 0
        cut = not over and self.cycles == self.max_cycles
        paid = self.seat_agents.pay() or [0.0] * len(self.agents)
        if cut:
            paid = [a + b for a, b in zip(paid, self.seat_agents.pay_off(), strict=True)]
        names = self.possible_agents
        if over or cut:
            self.agents = []
        return (
            self.observe(),
            dict(zip(names, paid, strict=True)),
            dict.fromkeys(names, over),
            dict.fromkeys(names, cut),
            {name: {} for name in names},
        )

    def render(self) -> Any:
        """What the agent whose turn it is sees."""
        return self.seat_agents.render(max(self.asked, 0))

    def state(self) -> Any:
        return self.seat_agents.state()

    def close(self) -> None:
        """Nothing is held open."""
