"""Secrets: what a seat sees, and what a guess may change. [§2]"""

import random

import pytest

import hightable
from hightable.games.alma_mater.state import SETUP


def positions(seats, seed):
    """The table before every decision of the setup, and a few later."""
    game = hightable.new("alma_mater", seats, seed=seed)
    luck = random.Random(seed)
    while not game.over:
        if game.state.phase == SETUP or luck.random() < 0.1:
            yield game
        game.choose(luck.choice(game.decision.options))


CASES = [(2, 1), (2, 2), (3, 3), (4, 4)]


@pytest.mark.parametrize(("seats", "seed"), CASES)
def test_a_guess_keeps_the_view_and_owes_nothing_to_the_truth(seats, seed):
    for game in positions(seats, seed):
        for seat in range(seats):
            guess = game.guess(seat, 99)
            assert guess.seen(seat) == game.seen(seat)
            assert guess.game.invariants(guess.state) == []
            assert game.guess(seat, 5).guess(seat, 99).state == guess.state


def test_in_the_draft_hands_and_choices_of_others_are_secret():
    game = hightable.new("alma_mater", 3, seed=3)
    game.choose(game.decision.options[0])
    own, other = game.view(0).players[:2]
    assert (len(own.hand), own.kept) == (4, [])
    assert own.pick is not None
    assert other.hand is other.kept is other.held is other.pick is None
    assert game.view(1).players[0].pick is None
    assert game.view(-1).players[0].hand is None
    assert "hand" not in game.seen(-1)["players"][0]


def test_once_laid_open_the_kept_cards_are_everybodys():
    game = hightable.new("alma_mater", 3, seed=3)
    while not game.state.order:
        game.choose(game.decision.options[0])
    assert all(len(player.kept) == 3 for player in game.view(-1).players)
    assert [player.discard is not None for player in game.view(1).players] == [0, 1, 0]


def test_cards_passed_on_are_not_guessed_into_the_deck():
    game = hightable.new("alma_mater", 4, seed=9)
    for _ in range(4):
        game.choose(game.decision.options[0])
    state = game.state
    known = state.players[0].held
    for seed in range(20):
        assert not any(known >> card & 1 for card in game.guess(0, seed).state.deck)


def test_the_next_cards_of_ignotus_are_known_as_a_set_only():
    game = hightable.new("alma_mater", 2, seed=4)
    orders = {tuple(game.guess(0, seed).state.ignotus) for seed in range(9)}
    assert len(orders) > 1
    assert game.view(0).ignotus == game.guess(0, 1).view(1).ignotus


def test_after_the_setup_three_players_hide_nothing():
    game = hightable.new("alma_mater", 3, seed=5)
    while game.state.phase == SETUP:
        game.choose(game.decision.options[-1])
    views = [game.seen(seat) for seat in range(3)]
    for view in views:
        del view["seat"]
        for player in view["players"]:
            player.pop("held", None)
    assert views[0] == views[1] == views[2]
