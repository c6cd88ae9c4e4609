"""Gymnasium's own check on every game and seat count; bots as opponents; many tables at once."""

import gymnasium
import numpy as np
import pytest
from envs.cases import CASES, IDS, NAMES
from gymnasium.utils.env_checker import check_env

from hightable.envs.gymnasium import SeatEnv, SeatVectorEnv, identity
from hightable.kernel import Fault

every = pytest.mark.parametrize(("name", "seats"), CASES, ids=IDS)
# check_env asks for a space per render mode of Gymnasium's own kind only for known names.
quiet = pytest.mark.filterwarnings("ignore:.*render")


@quiet
@every
def test_gymnasium_finds_nothing_wrong(name, seats):
    made = gymnasium.make(identity(name), seats=seats, seat=seats - 1, disable_env_checker=True)
    check_env(made.unwrapped)


@pytest.mark.parametrize("name", NAMES)
def test_every_game_has_an_id_and_can_be_rendered(name):
    made = gymnasium.make(identity(name), render_mode="ansi")
    made.reset(seed=1)
    assert made.render()


@every
def test_a_whole_game_is_paid_by_rank_at_the_end(name, seats):
    made = SeatEnv(name, seats)
    seen, _ = made.reset(seed=4)
    ended, paid = False, []
    while not ended:
        word = made.action_space.sample(seen["action_mask"])
        assert (made.action_masks() == seen["action_mask"]).all()
        seen, reward, ended, _, info = made.step(word)
        paid.append(reward)
        assert not info
    assert not any(paid[:-1])
    assert -1 <= paid[-1] <= 1


def test_illegal_words_are_replaced_and_told_or_refused():
    mild, strict = SeatEnv("saltmarsh"), SeatEnv("saltmarsh", illegal="refuse")
    for made in (mild, strict):
        made.reset(seed=1)
    assert mild.step(29)[4] == {"illegal": True}
    with pytest.raises(Fault, match="illegal"):
        strict.step(29)


@pytest.mark.parametrize("level", ["freshman", "bachelor"])
def test_bots_of_any_level_sit_at_the_other_seats(level):
    games = []
    for _ in range(2):
        made = SeatEnv("saltmarsh", 2, seat=1, opponents=level)
        made.reset(seed=6)
        while made.table.asked >= 0:
            made.step(made.table.draw())
        games.append(made.table.batch.states[0])
    assert games[0] == games[1]


def test_opponents_of_your_own_sit_at_any_or_at_one_seat():
    asked = []

    def first(sight):
        asked.append(sight.seat)
        return sight.decision.options[0]

    for opponents, seats in ((first, {0, 2}), (["random", None, first], {2})):
        made = SeatEnv("saltmarsh", 3, seat=1, opponents=opponents)
        made.reset(seed=6)
        while made.table.asked >= 0:
            made.step(made.table.draw())
        assert set(asked) == seats
        asked.clear()
    many = SeatVectorEnv(2, "saltmarsh", 3, opponents=[None, first, "bachelor"])
    many.reset(seed=1)
    assert set(asked) <= {1}
    with pytest.raises(Fault, match="2 opponents for 3 seats"):
        SeatEnv("saltmarsh", 3, opponents=["random", "random"])


def test_a_seat_or_level_that_is_not_there_is_refused():
    with pytest.raises(Fault, match="0 to 1"):
        SeatEnv("saltmarsh", 2, seat=2)
    with pytest.raises(Fault, match="bachelor"):
        SeatEnv("saltmarsh", 2, opponents="wizard")


@every
def test_many_tables_step_together(name, seats):
    many = gymnasium.make_vec(identity(name), num_envs=2, seats=seats, seat=seats - 1)
    seen, _ = many.reset(seed=2)
    ended = np.zeros(2, bool)
    while not ended.any():
        assert seen in many.observation_space
        words = [many.single_action_space.sample(mask) for mask in seen["action_mask"]]
        seen, _rewards, ended, cut, info = many.step(np.array(words))
        assert not cut.any()
    last = info["final_obs"][ended][0]
    assert last in many.single_observation_space
    assert not last["action_mask"].any()
    assert seen["action_mask"].any(axis=1).all()


def test_many_tables_pay_every_step_if_told_to():
    many = gymnasium.make_vec(identity("saltmarsh"), num_envs=3, reward="projection")
    many.reset(seed=2)
    assert any(many.step(np.zeros(3, int))[1].any() for _ in range(10))


def test_many_tables_are_the_same_again_and_with_bots_too():
    runs = []
    for _ in range(2):
        many = gymnasium.make_vec(identity("saltmarsh"), num_envs=3, opponents="bachelor")
        many.reset(seed=9)
        runs.append([many.step(np.zeros(3, int))[:3] for _ in range(12)])
    for (seen, paid, ended), (seen2, paid2, ended2) in zip(*runs, strict=True):
        assert (seen["observation"] == seen2["observation"]).all()
        assert (paid == paid2).all()
        assert (ended == ended2).all()


def test_many_tables_refuse_an_illegal_word_if_told_to():
    many = gymnasium.make_vec(identity("saltmarsh"), num_envs=2, illegal="refuse")
    many.reset(seed=1)
    with pytest.raises(Fault, match="illegal"):
        many.step(np.array([29, 29]))
