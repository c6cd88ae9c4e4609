"""A moment is a value: chance is asked, nothing is forgotten, what is written down comes back."""

import copy
import pickle
import random

import pytest

from hightable.games import game
from hightable.kernel.immutable_state import CHANCE, OUTCOMES, OVER, Rules, guess, known, seen

SEATS = 2


def rules(name="saltmarsh", **options):
    played = game(name)
    return Rules(played, SEATS, played.settle(SEATS, options), "rank")


def after(moment, moves, seed=1):
    """So many choices of players later, at a question."""
    luck = random.Random(seed)
    while (moves or moment.player == CHANCE) and moment.player != OVER:
        moves -= moment.player != CHANCE
        moment = moment.apply(luck.choice(moment.legal()))
    return moment


def test_chance_deals_by_numbers_and_the_same_numbers_are_the_same_deal():
    first = rules().first
    assert first.legal() == list(range(OUTCOMES))
    assert seen(first, 1) == "1 before the deal"
    one, other = after(first, 0), after(rules().first, 0)
    assert one.state == other.state
    assert after(first, 0, seed=2).state != one.state


def test_a_choice_leaves_the_moment_as_it_was():
    moment = after(rules().first, 5)
    before = moment.dealt.copy()
    moment.apply(moment.legal()[0])
    assert moment.dealt == before
    assert moment.legal() == sorted(before.offered())
    assert copy.deepcopy(moment) is moment


def test_a_move_that_draws_waits_until_chance_has_spoken():
    moment, waited = rules("newton").first, 0
    luck = random.Random(3)
    while moment.player != OVER and waited < 4:
        later = moment.apply(luck.choice(moment.legal()))
        if later.player == CHANCE and moment.state is not None:
            waited += 1
            assert later.dealt == moment.dealt
            assert later.outcomes == OUTCOMES
        moment = later
    assert waited


@pytest.mark.parametrize("moves", [0, 4, 1000])
def test_what_is_written_down_comes_back(moves):
    moment = after(rules().first, moves)
    twin = pickle.loads(pickle.dumps(moment))
    assert twin.state == moment.state
    assert (twin.player, str(twin)) == (moment.player, str(moment))
    assert [known(twin, at) for at in range(SEATS)] == [known(moment, at) for at in range(SEATS)]
    assert str(pickle.loads(pickle.dumps(rules().first))) == str(rules().first)


def test_a_moment_in_which_chance_is_asked_comes_back_too():
    moment = rules().first
    for number in (7, 1, 200):
        moment = moment.apply(number)
        twin = pickle.loads(pickle.dumps(moment))
        assert (twin.said, twin.player) == (moment.said, CHANCE)
    assert twin.apply(3).state == moment.apply(3).state


def test_memories_are_the_same_whenever_they_are_asked_for():
    told = asked = rules("newton").first
    luck = random.Random(5)
    for _ in range(80):
        action = luck.choice(told.legal())
        told, asked = told.apply(action), asked.apply(action)
        asked.recall()
    assert told.recall() == asked.recall()


def test_a_guess_cannot_be_told_from_the_truth_by_its_seat():
    moment = after(rules().first, 6)
    seat = moment.player
    for seed in range(5):
        other = guess(moment, seat, seed)
        assert known(other, seat) == known(moment, seat)
        assert other.tensor(seat) == moment.tensor(seat)
        assert other.mask() == moment.mask()
        assert other.recall()[0][1 - seat] == b""


def test_a_game_of_few_deals_has_one_number_for_each():
    tiny = rules(marsh="tiny")
    assert tiny.first.legal() == list(range(len(tiny.deals)))
    dealt = [tiny.first.apply(number).dealt for number in tiny.first.legal()]
    assert all(one != other for at, one in enumerate(dealt) for other in dealt[:at])
