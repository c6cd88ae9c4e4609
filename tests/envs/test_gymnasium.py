"""Gymnasium's own check on every game and seat count; bots as opponents; many tables at once."""

import copy
import pickle

import gymnasium
import numpy as np
import pytest
from envs.cases import CASES, IDS, NAMES
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode

import hightable
from hightable.envs.gymnasium import SeatEnv, SeatVectorEnv, identity
from hightable.envs.pettingzoo import env
from hightable.envs.reward import ranks
from hightable.games import game as find
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


def vector(bots):
    return SeatVectorEnv(2, "saltmarsh", opponents=bots)


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


def test_many_tables_replace_what_is_no_word_at_all_and_want_a_word_each():
    many = gymnasium.make_vec(identity("saltmarsh"), num_envs=2)
    many.reset(seed=1)
    for words in ([10**6, -1], [-(10**12), 31]):
        seen, *_ = many.step(np.array(words))
        assert seen["action_mask"].any(axis=1).all()
    with pytest.raises(Fault, match="2 tables want a word each"):
        many.step(np.array([0]))
    with pytest.raises(Fault, match="at least one table"):
        SeatVectorEnv(0, "saltmarsh")


@pytest.mark.parametrize(
    "maker", [lambda bots: SeatEnv("saltmarsh", opponents=bots), vector], ids=["one", "many"]
)
def test_whoever_closes_an_environment_sends_its_bots_home(maker):
    class Guest:
        closed = 0

        def choose(self, sight):
            return sight.decision.options[0]

        def close(self):
            self.closed += 1

    guest = Guest()
    made = maker([None, guest])
    made.reset(seed=1)
    made.close()
    assert guest.closed == 1


def through(made):
    """A pickle's copy and a deep one."""
    return pickle.loads(pickle.dumps(made)), copy.deepcopy(made)


def test_environments_are_copied_and_pickled_in_the_middle_of_a_game():
    single = SeatEnv("saltmarsh", 3, seat=1, opponents="bachelor")
    single.reset(seed=4)
    single.step(single.table.draw())
    table = env("saltmarsh", 3, reward="projection")
    table.reset(seed=4)
    table.step(table.table.draw())
    for twin in through(single):
        assert (twin.action_masks() == single.action_masks()).all()
        assert twin.table.batch.states[0] == single.table.batch.states[0]
        word = int(single.action_masks().nonzero()[0][0])
        assert twin.step(word)[1:] == copy.deepcopy(single).step(word)[1:]
    for twin in through(table):
        assert (twin.last()[0]["observation"] == table.last()[0]["observation"]).all()
        assert twin.agents == table.agents


def test_many_tables_are_copied_and_pickled():
    many = gymnasium.make_vec(identity("saltmarsh"), num_envs=3, reward="projection")
    many.reset(seed=2)
    many.step(np.zeros(3, int))
    for twin in through(many):
        ours, theirs = copy.deepcopy(many).step(np.zeros(3, int)), twin.step(np.zeros(3, int))
        assert (ours[0]["observation"] == theirs[0]["observation"]).all()
        assert (ours[1] == theirs[1]).all()
    assert (
        SeatEnv("saltmarsh").table.asked
        == pickle.loads(pickle.dumps(SeatEnv("saltmarsh"))).table.asked
    )


@pytest.mark.parametrize("opponents", ["random", "bachelor"])
def test_a_table_that_ended_is_dealt_anew_in_the_next_step_if_told_to(opponents):
    mode = AutoresetMode.NEXT_STEP
    many = SeatVectorEnv(3, "saltmarsh", opponents=opponents, autoreset_mode=mode)
    assert many.metadata["autoreset_mode"] == mode
    many.reset(seed=2)
    ended = np.zeros(3, bool)
    while not ended.any():
        seen, paid, ended, _, info = many.step(np.zeros(3, int))
        assert not info
    assert not seen["action_mask"][ended].any()
    assert paid[ended].any()
    seen, paid, again, _, _ = many.step(np.zeros(3, int))
    assert seen["action_mask"][ended].any(axis=1).all()
    assert not paid[ended].any()
    assert not again[ended].any()
    with pytest.raises(Fault, match="dealt anew"):
        SeatVectorEnv(3, "saltmarsh", autoreset_mode=AutoresetMode.DISABLED)


def test_many_tables_give_the_dict_form():
    flat, parts = [SeatVectorEnv(2, "saltmarsh", form=form) for form in ("row", "dict")]
    rows, named = flat.reset(seed=1)[0], parts.reset(seed=1)[0]
    assert named in parts.observation_space
    cells = np.concatenate(list(named["observation"].values()), axis=1)
    assert (cells == rows["observation"]).all()


def test_pixels_are_drawn_for_those_who_film():
    made = gymnasium.make(identity("newton"), render_mode="rgb_array")
    made.reset(seed=1)
    shown = made.render()
    assert shown.dtype == np.uint8
    assert shown.shape[1:] == (960, 3)
    assert len(np.unique(shown.reshape(-1, 3), axis=0)) > 50


def test_alone_the_rank_of_the_rulebook_is_the_reward():
    game = find("newton")
    state = hightable.new("newton", 1, seed=1).state
    paid = []
    for points in (0, 20, 41, 61, 120, 121, 500):
        state.players[0].points = points
        paid.append(round(ranks(game, state)[0], 2))
    assert paid == [-1.0, -0.89, -0.78, -0.33, 0.98, 1.0, 1.0]
