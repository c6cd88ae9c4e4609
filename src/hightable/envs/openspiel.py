"""OpenSpiel games: `pyspiel.load_game("hightable_newton(players=3)")`, once this is imported.

Chance is explicit stochastic: the deal is four chance nodes of 256 equally likely outcomes, a
move that draws two more. A state's history therefore says everything, and serializes it.

What Python asks a state all the time is answered without a way through C++ and back; C++ asks the
methods that it knows.
"""

from __future__ import annotations

from typing import Any, Final

from hightable import games
from hightable.envs.extras import comes_with
from hightable.envs.reward import MARGIN, RANK, margins, ranks
from hightable.games import game as find
from hightable.kernel import Fault, Game, Table
from hightable.kernel.immutable_state import CHANCE, OUTCOMES, OVER, Rules, guess, known, seen

with comes_with("openspiel"):
    import numpy as np
    import pyspiel
    from numpy.typing import NDArray

RECENT: Final = 64
LONGEST: Final = 4000
DRAWS: Final = 1000
WIDEST: Final = 1000.0
SCALE: Final = 50.0
EVENLY: Final = [(outcome, 1 / OUTCOMES) for outcome in range(OUTCOMES)]


def kind(game: Game, zero_sum: bool) -> Any:
    """What OpenSpiel has to know of a game before it is loaded."""
    choices = pyspiel.GameType
    return pyspiel.GameType(
        short_name=f"hightable_{game.name}",
        long_name=f"High Table: {game.name}",
        dynamics=choices.Dynamics.SEQUENTIAL,
        chance_mode=choices.ChanceMode.EXPLICIT_STOCHASTIC,
        information=choices.Information.IMPERFECT_INFORMATION,
        utility=choices.Utility.ZERO_SUM if zero_sum else choices.Utility.GENERAL_SUM,
        reward_model=choices.RewardModel.TERMINAL,
        max_num_players=max(game.seats),
        min_num_players=min(game.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": 2, "reward": RANK} | dict.fromkeys(names(game), ""),
    )


def names(game: Game) -> list[str]:
    return [variant.name for variant in game.variants]


class TableGame(pyspiel.Game):
    """A game of the house for a number of players; its options are parameters."""

    name = ""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        said: dict[str, Any] = {"players": 2, "reward": RANK} | (params or {})
        game, players = find(self.name), int(said["players"])
        reward = said["reward"]
        if reward not in (RANK, MARGIN):
            raise Fault(f"there is no reward {reward!r} at the end; rewards: rank, margin")
        options = {name: said[name] for name in names(game) if said.get(name)}
        self.rules = Rules(game, players, game.settle(players, options), reward)
        zero_sum = players > 1 and reward == RANK
        most = 1.0 if reward == RANK else WIDEST
        facts = pyspiel.GameInfo(
            num_distinct_actions=len(game.vocabulary.texts),
            max_chance_outcomes=OUTCOMES,
            num_players=players,
            min_utility=-most,
            max_utility=most,
            utility_sum=0.0 if zero_sum else None,
            max_game_length=LONGEST,
        )
        super().__init__(kind(game, zero_sum), facts, params or {})

    def max_chance_nodes_in_history(self) -> int:
        return DRAWS

    def new_initial_state(self) -> TableState:
        return TableState(self)

    def make_py_observer(self, wanted: Any = None, params: Any = None) -> TableObserver:
        """What a player sees, with or without what was done before."""
        if params:
            raise Fault(f"an observer has no parameters, not {params}")
        recall = wanted is not None and wanted.perfect_recall
        return TableObserver(self.rules, recall)


class QuickState(pyspiel.State):
    """A moment of a game, and the questions that every loop asks of it.

    A slot is read quicker than what lies in a dict; OpenSpiel copies what `__dict__` tells.
    """

    __slots__ = ("moment",)

    def __init__(self, game: TableGame) -> None:
        super().__init__(game)
        self.moment = game.rules.first

    @property
    def __dict__(self) -> dict[str, Any]:
        return {"moment": self.moment}

    @__dict__.setter
    def __dict__(self, facts: dict[str, Any]) -> None:
        self.moment = facts["moment"]

    def current_player(self) -> int:
        return self.moment.player

    def is_chance_node(self) -> bool:
        return self.moment.player == CHANCE

    def is_terminal(self) -> bool:
        return self.moment.player == OVER

    def legal_actions(self, player: int | None = None) -> list[int]:
        moment = self.moment
        asked = player is None or player == moment.player or moment.player == CHANCE
        return moment.legal() if asked and moment.player != OVER else []

    def legal_actions_mask(self, player: int | None = None) -> list[Any]:
        """1 for every legal action, 0 for the others."""
        moment = self.moment
        if moment.player >= 0 and (player is None or player == moment.player):
            return moment.mask()
        return list(super().legal_actions_mask(moment.player if player is None else player))

    def observation_tensor(self, player: int | None = None) -> list[Any]:
        """What a player sees now, as numbers."""
        moment = self.moment
        seat = moment.player if player is None else player
        if moment.state is not None and 0 <= seat < moment.rules.players:
            return moment.tensor(seat)
        return list(super().observation_tensor(seat))

    def _legal_actions(self, player: int) -> list[int]:
        return self.moment.legal()

    def _apply_action(self, action: int) -> None:
        self.moment = self.moment.apply(action)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        many = self.moment.outcomes
        return EVENLY if many == OUTCOMES else [(outcome, 1 / many) for outcome in range(many)]


class TableState(QuickState):
    """A moment of a game, as OpenSpiel wants to be told of it."""

    __slots__ = ()

    def _action_to_string(self, player: int, action: int) -> str:
        if player == CHANCE:
            return f"chance {action}"
        return self.moment.rules.game.vocabulary.texts[action]

    def returns(self) -> list[float]:
        rules = self.moment.rules
        if self.moment.player != OVER:
            return [0.0] * rules.players
        return (ranks if rules.reward == RANK else margins)(rules.game, self.moment.dealt)

    def resample_from_infostate(self, player: int, sampler: Any) -> TableState:
        """A state this player cannot tell from the true one; it begins a history of its own."""
        other: TableState = self.get_game().new_initial_state()
        other.moment = guess(self.moment, player, int(sampler() * (1 << 32)))
        return other

    def __str__(self) -> str:
        """What goes on, for people; the sign at the end tells states apart."""
        moment = self.moment
        return f"{moment.rules.game.name}, move {moment.moves_made}: {self.asked()} ({moment})"

    def asked(self) -> str:
        moment = self.moment
        if moment.player == CHANCE:
            return f"chance has said {len(moment.said)} numbers"
        state, game = moment.dealt, moment.rules.game
        if state.over:
            return f"over, {', '.join(map(str, game.scores(state)))} points"
        table = Table(game, moment.rules.players, moment.rules.options, 0, state)
        return f"player {int(state.seat)}, {table.prompt()!r}: {', '.join(table.legal())}"


class Projection:
    """An evaluator for OpenSpiel's searches: the margins if the game ended here, no rollout."""

    def prior(self, state: TableState) -> list[tuple[int, float]]:
        if state.is_chance_node():
            return state.chance_outcomes()
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]

    def evaluate(self, state: TableState) -> NDArray[np.float64]:
        moment = state.moment
        if moment.state is None:
            return np.zeros(moment.rules.players)
        ahead = np.array(margins(moment.rules.game, moment.state))
        return np.tanh(ahead / SCALE)


class TableObserver:
    """The numbers of a seat as one tensor, by their names, and as a line of text."""

    def __init__(self, rules: Rules, recall: bool) -> None:
        self.rules = rules
        self.recall = recall
        pieces = [("player", rules.players), *rules.game.layout(rules.players)]
        if recall:
            pieces.append(("moves", 2 * RECENT))
        self.tensor = np.zeros(sum([size for _, size in pieces]), np.float32)
        self.dict: dict[str, NDArray[np.float32]] = {}
        at = 0
        for name, size in pieces:
            self.dict[name] = self.tensor[at : at + size]
            at += size

    def set_from(self, state: TableState, player: int) -> None:
        """Fill the tensor with what a player knows now."""
        moment, players = state.moment, self.rules.players
        self.tensor.fill(0)
        self.tensor[player] = 1
        if moment.state is not None:
            row = np.frombuffer(moment.row(player), np.int16)
            self.tensor[players : players + len(row)] = row
        if self.recall:
            recent = moment.recall()[1][-RECENT:]
            said = [number + 1 for seat, word in reversed(recent) for number in (seat, word)]
            self.dict["moves"][: len(said)] = said

    def string_from(self, state: TableState, player: int) -> str:
        moment = state.moment
        return known(moment, player) if self.recall else seen(moment, player)


def register() -> None:
    """Every game of the house, the toy too, once."""
    known = set(pyspiel.registered_names())
    for name in games(all=True):
        if f"hightable_{name}" not in known:
            pyspiel.register_game(kind(find(name), False), type(name, (TableGame,), {"name": name}))


register()
