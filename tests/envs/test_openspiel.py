"""OpenSpiel's own tests and searches on every game and seat count."""

import pickle
import random
import tracemalloc

import numpy as np
import pyspiel
import pytest
from envs.cases import CASES, IDS
from open_spiel.python.algorithms import cfr, exploitability, ismcts, mcts
from open_spiel.python.policy import UniformRandomPolicy

from hightable.envs.openspiel import Projection
from hightable.kernel import Fault

every = pytest.mark.parametrize(("name", "seats"), CASES, ids=IDS)


def load(name, seats, more=""):
    return pyspiel.load_game(f"hightable_{name}(players={seats}{more})")


def begin(name, seats, moves, seed=1):
    """A state of a random game after so many moves of players."""
    luck = random.Random(seed)
    state = load(name, seats).new_initial_state()
    while moves and not state.is_terminal():
        moves -= not state.is_chance_node()
        state.apply_action(luck.choice(state.legal_actions()))
    while state.is_chance_node():
        state.apply_action(luck.choice(state.legal_actions()))
    return state


@every
def test_the_random_simulation(name, seats):
    pyspiel.random_sim_test(load(name, seats), num_sims=1, serialize=False, verbose=False)


def play(state, bot, luck):
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(luck.choice(state.legal_actions()))
        else:
            state.apply_action(int(bot.step(state)))
    return state.returns()


@every
def test_the_tree_search_plays_whole_games(name, seats):
    game, luck = load(name, seats), np.random.RandomState(1)
    bot = mcts.MCTSBot(game, 1.4, 2, Projection(), random_state=luck)
    returns = play(game.new_initial_state(), bot, random.Random(1))
    assert len(returns) == seats
    assert seats == 1 or sum(returns) == pytest.approx(0)


@every
def test_the_information_set_search_plays_whole_games(name, seats):
    game, luck = load(name, seats), np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(game, Projection(), 1.4, 2, random_state=luck)
    returns = play(game.new_initial_state(), bot, random.Random(2))
    assert len(returns) == seats


def test_rows_that_nobody_needs_are_let_go():
    moment = begin("golem", 2, 10).moment
    tracemalloc.start()
    for _ in range(100):
        moment.row(0)
    kept, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert kept < 10 * len(moment.row(0))


@every
@pytest.mark.parametrize("moves", [0, 3, 25])
def test_a_state_is_its_history(name, seats, moves):
    state = begin(name, seats, moves)
    game = state.get_game()
    text = pyspiel.serialize_game_and_state(game, state)
    for twin in (pyspiel.deserialize_game_and_state(text)[1], pickle.loads(pickle.dumps(state))):
        assert twin.moment.state == state.moment.state
        assert twin.history() == state.history()
        for seat in range(seats):
            known = state.information_state_string(seat)
            assert twin.information_state_string(seat) == known


@every
def test_a_player_cannot_tell_a_resampled_state_from_the_true_one(name, seats):
    state = begin(name, seats, 12)
    seat = state.current_player()
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    for _ in range(5):
        other = state.resample_from_infostate(seat, sampler)
        assert other.information_state_string(seat) == state.information_state_string(seat)
        assert other.observation_tensor(seat) == state.observation_tensor(seat)
        assert other.legal_actions() == state.legal_actions()
        assert other.history() == []


@every
def test_tensors_hold_the_numbers_of_the_seat(name, seats):
    state = begin(name, seats, 9)
    game = state.get_game()
    for seat in range(seats):
        numbers = state.moment.rules.game.observation(state.moment.state, seat)
        row = state.observation_tensor(seat)
        assert row[seat] == 1
        assert row[seats:] == numbers
        assert len(row) == game.observation_tensor_size()
        recall = state.information_state_tensor(seat)
        assert recall[: len(row)] == row
        assert len(recall) == game.information_state_tensor_size()
        assert state.observation_string(seat)


def test_a_copy_of_a_state_shares_its_moment_and_goes_its_own_way():
    state = begin("saltmarsh", 2, 4)
    twin = state.clone()
    assert twin.moment is state.moment
    twin.apply_action(twin.legal_actions()[0])
    assert twin.moment is not state.moment


def test_a_secret_choice_is_remembered_by_who_made_it_alone():
    knows = []
    for at in (0, 1):
        state = begin("saltmarsh", 2, 0)
        state.apply_action(state.legal_actions()[at])
        knows.append([state.information_state_string(seat) for seat in (0, 1)])
    assert knows[0][0] != knows[1][0]
    assert knows[0][1] == knows[1][1]


def test_options_and_rewards_are_parameters():
    game = pyspiel.load_game("hightable_saltmarsh(players=2,draft=no,reward=margin)")
    state = game.new_initial_state()
    for _ in range(4):
        state.apply_action(0)
    assert "sail" in [state.action_to_string(0, word) for word in state.legal_actions()]
    assert game.max_utility() == 1000
    with pytest.raises(Fault, match="rank, margin"):
        load("saltmarsh", 2, ",reward=fame")


def test_a_game_of_few_deals_asks_chance_once_and_can_be_solved():
    game = load("saltmarsh", 2, ",marsh=tiny")
    state = game.new_initial_state()
    assert [outcome for outcome, _ in state.chance_outcomes()] == state.legal_actions()
    assert len(state.legal_actions()) == 6
    state.apply_action(0)
    assert state.is_player_node()
    before = exploitability.nash_conv(game, UniformRandomPolicy(game))
    solver = cfr.CFRPlusSolver(game)
    for _ in range(8):
        solver.evaluate_and_update_policy()
    assert before > 1.5
    assert exploitability.nash_conv(game, solver.average_policy()) < 0.4


def test_a_state_answers_python_what_it_answers_the_searches_in_c():
    base = pyspiel.State
    for moves in (0, 7):
        state = begin("newton", 2, moves)
        for player in (0, 1):
            assert state.legal_actions(player) == base.legal_actions(state, player)
            assert state.legal_actions_mask(player) == base.legal_actions_mask(state, player)
            assert state.observation_tensor(player) == base.observation_tensor(state, player)
        for ask in (base.legal_actions, base.legal_actions_mask, base.observation_tensor):
            assert getattr(state, ask.__name__)() == ask(state)
    while not state.is_terminal():
        assert state.is_chance_node() == base.is_chance_node(state)
        state.apply_action(state.legal_actions()[0])
    assert state.legal_actions() == base.legal_actions(state) == []
    first = state.get_game().new_initial_state()
    assert first.legal_actions() == base.legal_actions(first)
    assert first.observation_tensor(0) == base.observation_tensor(first, 0)


def test_what_was_seen_is_remembered_whenever_it_is_asked():
    told, asked = begin("golem", 2, 0), begin("golem", 2, 0)
    luck = random.Random(3)
    for _ in range(60):
        action = luck.choice(told.legal_actions())
        told.apply_action(action)
        asked.apply_action(action)
        asked.information_state_string(0)
    assert [told.information_state_string(at) for at in (0, 1)] == [
        asked.information_state_string(at) for at in (0, 1)
    ]
    twin = pickle.loads(pickle.dumps(told.moment))
    assert str(twin) == str(asked.moment)


def test_a_state_says_who_is_asked_what():
    state = load("saltmarsh", 2).new_initial_state()
    assert str(state).startswith("saltmarsh, move 0: chance has said 0 numbers (")
    state = begin("saltmarsh", 2, 3)
    words = [state.action_to_string(action) for action in state.moment.state.offered()]
    assert f"player {state.current_player()}, " in str(state)
    assert ", ".join(words) in str(state)
    while not state.is_terminal():
        state.apply_action(state.legal_actions()[0])
    assert ": over, " in str(state)
