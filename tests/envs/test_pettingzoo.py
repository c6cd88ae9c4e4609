"""PettingZoo's own tests on every game and seat count, and what they leave open."""

from functools import partial
from types import SimpleNamespace

import numpy as np
import pytest
from envs.cases import CASES, IDS
from envs.peers import (
    api_test,
    max_cycles_test,
    parallel_api_test,
    parallel_seed_test,
    render_test,
    seed_test,
)

from hightable.envs.pettingzoo import env, parallel_env
from hightable.envs.reward import margins
from hightable.envs.single_table import FORMS
from hightable.kernel import Fault

# api_test knows by name which of PettingZoo's own games have a mask beside the observation, and
# warns of every other; it also warns of the empty mask of an agent who is done.
MASKED = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably"),
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros"),
]
every = pytest.mark.parametrize(("name", "seats"), CASES, ids=IDS)


def masked(test):
    for mark in MASKED:
        test = mark(test)
    return test


@masked
@every
def test_the_api(name, seats):
    api_test(env(name, seats, form=FORMS[seats % len(FORMS)]), num_cycles=60)


@every
def test_seeds(name, seats):
    seed_test(partial(env, name, seats), num_cycles=40)


@every
def test_max_cycles(name, seats):
    both = {"env": env, "parallel_env": parallel_env}
    max_cycles_test(
        SimpleNamespace(
            **{key: partial(make, name, seats, illegal="random") for key, make in both.items()}
        )
    )


@every
def test_rendering(name, seats):
    drawn = {"svg": lambda shown: shown.startswith("<svg") and shown.endswith("</svg>")}
    render_test(partial(env, name, seats), custom_tests=drawn)


@every
def test_the_parallel_api(name, seats):
    make = partial(parallel_env, name, seats, illegal="random")
    parallel_api_test(make(), num_cycles=60)
    parallel_seed_test(make, num_cycles=40)


def play(table, seed=3):
    """A random game; what every agent was paid in all."""
    table.reset(seed=seed)
    paid = dict.fromkeys(table.agents, 0.0)
    for agent in table.agent_iter():
        seen, reward, ended, cut, _ = table.last()
        paid[agent] += reward
        table.step(None if ended or cut else table.table.draw())
        assert ended or cut or seen["action_mask"].any()
    return list(paid.values())


@every
def test_ranks_go_from_one_to_minus_one_and_margins_are_what_projections_add_up_to(name, seats):
    ranks = play(env(name, seats))
    assert all(-1 <= rank <= 1 for rank in ranks)
    assert seats == 1 or sum(ranks) == pytest.approx(0)
    table = env(name, seats, reward="projection")
    table.reset(seed=3)
    start = margins(table.table.game, table.table.batch.states[0])
    summed = [a + b for a, b in zip(start, play(table), strict=True)]
    assert summed == play(env(name, seats, reward="margin"))


@every
def test_an_observation_is_what_the_seat_may_know_and_only_who_is_asked_has_words(name, seats):
    table = env(name, seats)
    table.reset(seed=5)
    single = table.table
    for _ in range(30 * seats):
        state = single.batch.states[0]
        for seat, agent in enumerate(table.agents):
            seen = table.observe(agent)
            legal = state.offered() if state.seat == seat else []
            assert seen["observation"].tolist() == single.game.observation(state, seat)
            assert seen["action_mask"].nonzero()[0].tolist() == sorted(legal)
        table.step(single.draw())
        if not all(not ended for ended in table.terminations.values()):
            break


def test_the_dict_form_is_the_row_cut_by_the_layout():
    flat, named = env("saltmarsh", 3), env("saltmarsh", 3, form="dict")
    for table in (flat, named):
        table.reset(seed=1)
    parts = named.last()[0]["observation"]
    assert list(parts) == [name for name, _ in named.table.game.layout(3)]
    assert np.concatenate(list(parts.values())).tolist() == flat.last()[0]["observation"].tolist()


def test_observations_are_the_agents_to_keep():
    table = env("saltmarsh", 2)
    table.reset(seed=1)
    kept = table.last()[0]
    before = kept["observation"].copy(), kept["action_mask"].copy()
    while table.agents:
        table.step(None if table.terminations[table.agent_selection] else table.table.draw())
    assert (kept["observation"] == before[0]).all()
    assert (kept["action_mask"] == before[1]).all()


def test_an_illegal_word_is_refused_or_replaced():
    strict, mild = env("saltmarsh", 2), env("saltmarsh", 2, illegal="random")
    for table in (strict, mild):
        table.reset(seed=1)
    with pytest.raises(Fault, match="illegal"):
        strict.step(29)
    mild.step(29)
    assert mild.table.batch.states[0] != strict.table.batch.states[0]


def test_an_agent_that_leaves_is_paid_and_the_others_play_on():
    table = env("saltmarsh", 3, max_cycles=2, reward="margin")
    table.reset(seed=2)
    left = []
    for agent in table.agent_iter():
        _, _, ended, cut, _ = table.last()
        if cut:
            left.append(agent)
        table.step(None if ended or cut else table.table.draw())
    assert sorted(left) == ["player_0", "player_1", "player_2"]


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"reward": "fame"}, "rank, margin, projection"),
        ({"form": "picture"}, "row, dict"),
        ({"illegal": "ignore"}, "refused or replaced"),
        ({"render_mode": "film"}, "human, ansi, svg, rgb_array"),
        ({"drafft": True}, "draft"),
    ],
)
def test_a_wrong_keyword_is_named_with_what_would_be_right(wrong, said):
    with pytest.raises(Fault, match=said):
        env("saltmarsh", 2, **wrong)


def test_a_step_without_a_game_is_refused():
    for table in (env("saltmarsh", 2), parallel_env("saltmarsh", 2)):
        with pytest.raises(Fault, match="reset"):
            table.step(0)
    table = env("saltmarsh", 2)
    table.reset()
    with pytest.raises(Fault, match="has to choose"):
        table.step(None)
