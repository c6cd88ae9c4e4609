"""What is seen and what is guessed. [§3.2]"""

import random

import pytest

import hightable
from hightable.games.sankore.box.components import CLASSES, OBJECTIVES


def played(seats, seed, moves=60, **options):
    table = hightable.new("sankore", seats, seed=seed, **options)
    luck = random.Random(seed)
    for _ in range(moves):
        if not table.over:
            table.choose(luck.choice(table.legal()))
    return table


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_guess_keeps_what_a_seat_sees_and_forgets_the_rest(seats):
    table = played(seats, 11)
    for seat in range(seats):
        guess = table.guess(seat, 5)
        assert guess.seen(seat) == table.seen(seat)
        assert table.guess(seat, 9).guess(seat, 5).state == guess.state
        assert guess.game.invariants(guess.state) == []


def test_a_watcher_sees_no_hand():
    table = played(3, 4)
    assert all("hand" not in player for player in table.seen(-1)["players"])
    assert [player["hand_size"] for player in table.seen(-1)["players"]] == [
        int(player.hand).bit_count() for player in table.state.players
    ]


def test_only_the_owner_sees_the_cards_in_hand():
    table = hightable.new("sankore", 2, seed=4)
    for seat in (0, 1):
        players = table.seen(seat)["players"]
        own = {
            card
            for card in OBJECTIVES
            if table.state.players[seat].hand >> OBJECTIVES.index(card) & 1
        }
        assert set(players[seat]["hand"]) == own
        assert "hand" not in players[1 - seat]


def test_hands_of_others_decks_and_stacks_are_dealt_anew():
    table = hightable.new("sankore", 2, seed=4)
    hands = {int(table.guess(0, seed).state.players[1].hand) for seed in range(30)}
    stacks = {tuple(table.guess(0, seed).state.supply.piles[0]) for seed in range(30)}
    assert len(hands) > 20
    assert len(stacks) == 6
    solo = hightable.new("sankore", 1, seed=4)
    decks = {tuple(solo.guess(0, seed).state.scholar.deck) for seed in range(30)}
    assert len(decks) > 20


def test_a_card_that_was_shown_is_never_dealt_again():
    table = played(1, 6, moves=40)
    solo = table.state.scholar
    shown = {solo.shown, *solo.flipped}
    for seed in range(20):
        guess = table.guess(0, seed).state
        assert not shown & set(guess.scholar.deck)


def test_the_market_shows_two_tiles_and_the_size_of_a_stack():
    table = played(2, 3)
    for column, piles in zip(table.seen(0)["market"].values(), range(0, 8, 2), strict=True):
        pile = table.state.supply.piles[piles]
        assert column["rows"]["1"] == (CLASSES[pile[-1]] if pile else "")
        assert column["stacks"]["2"] == max(len(pile) - 1, 0)


def test_no_log_line_names_a_card_in_another_hand():
    table = played(2, 8, moves=120)
    names = [table.game.texts().name(card) for card in OBJECTIVES]
    secret = {
        names[at] for player in table.state.players for at in range(24) if player.hand >> at & 1
    }
    told = " ".join(line.text for line in table.lines(0))
    assert not [name for name in secret if name in told]
