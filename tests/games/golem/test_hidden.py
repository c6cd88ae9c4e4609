"""What a seat may know, and what is dealt anew for a guess. [§12]"""

import random

import pytest

import hightable
from hightable.games.golem.determinize import determinize

OWN = {"goals", "pack", "starts"}
SECRETS = OWN | {"pick"}


def midgame(seats=3, seed=5, moves=60, **options):
    table = hightable.new("golem", seats=seats, seed=seed, **options)
    luck = random.Random(seed)
    for _ in range(moves):
        table.choose(luck.choice(table.decision.options))
    return table


def test_goals_and_start_tiles_are_the_owners_until_the_end():
    for moves in (0, 5, 14, 60):
        table = midgame(moves=moves)
        for seat in range(3):
            for other, shown in enumerate(table.seen(seat)["players"]):
                assert set(shown) >= OWN if other == seat else not SECRETS & set(shown)
                assert ("goals" in shown["sheet"]) is (other == seat)


def test_a_watcher_sees_no_secret():
    for shown in midgame().seen(-1)["players"]:
        assert not SECRETS & set(shown)


def test_at_the_end_all_goals_are_open():
    table = midgame()
    table.playout(1)
    assert all("goals" in shown for shown in table.seen(-1)["players"])
    assert table.guess(0, 4).seen(0) == table.seen(0)


def test_what_a_seat_put_under_the_goal_deck_stays_there_in_its_guesses():
    table = midgame(moves=14)
    state = table.state
    for seat in range(3):
        own = [at for at, owner in enumerate(state.returned) if owner == seat]
        guess = table.guess(seat, 8).state
        assert own
        assert [guess.goal_deck[at] for at in own] == [state.goal_deck[at] for at in own]


def test_books_seen_on_their_way_under_the_deck_stay_there():
    table = midgame(moves=150)
    state, guess = table.state, table.guess(0, 8).state
    assert state.sunk > 0
    assert guess.deck[: state.sunk] == state.deck[: state.sunk]
    assert sorted(guess.deck) == sorted(state.deck)
    assert guess.deck != state.deck


def test_another_seats_secret_choice_is_one_it_may_have_made():
    table = hightable.new("golem", seats=2, seed=3)
    table.choose(table.decision.options[2])
    for seed in range(5):
        guess = table.guess(1, seed).state.players[0]
        assert guess.pick in guess.pack


def test_a_guess_of_the_solo_game_mixes_the_cards_of_the_automa():
    table = midgame(seats=1, moves=30)
    guesses = {tuple(table.guess(0, seed).state.cards) for seed in range(6)}
    assert len(guesses) > 1
    assert all(sorted(cards) == sorted(table.state.cards) for cards in guesses)


def test_unknown_start_tiles_come_from_those_not_seen():
    table = hightable.new("golem", seats=2, seed=3)
    own = table.state.players[0].starts
    for seed in range(6):
        other = table.guess(0, seed).state.players[1].starts
        assert len(other) == 4
        assert not set(other) & set(own)


@pytest.mark.parametrize("moves", [0, 9, 40, 120])
def test_flipping_all_that_is_hidden_changes_no_view(moves):
    table = midgame(moves=moves)
    for seat in range(3):
        flipped = table.copy()
        flipped.state.seed, flipped.state.drawn = b"", 1
        determinize(flipped.state, seat)
        assert flipped.seen(seat) == table.seen(seat)
        assert flipped.describe(seat) == table.describe(seat)
        assert flipped.game.observation(flipped.state, seat) == table.game.observation(
            table.state, seat
        )
