"""The turn and the value of an action. [§4]"""

import pytest
from games.newton.position import ask, choose, me, options, played, player, table, turn

from hightable.games.newton.box import ACTIONS, TRAVEL
from hightable.games.newton.rules.turn import PLAY_CARD
from hightable.games.newton.rules.value import symbols


def test_one_card_must_be_played():
    game = turn(player(hand=("work_0", "study_1a")))
    assert options(game) == ["play work_0", "play study_1a"]
    choose(game, "play study_1a")
    assert me(game) == player(hand=("work_0",), desk=("study_1a",))


def test_the_last_card_of_the_hand_plays_itself_and_the_log_says_so():
    game = table(player(hand=("work_0",)))
    game.notes = []
    ask(game, PLAY_CARD)
    assert me(game) == player(desk=("work_0",))
    assert [(note.key, note.a) for note in game.notes] == [("last card", 0)]


def test_with_an_empty_hand_the_turn_passes():
    assert turn(player()).over


def test_with_an_empty_hand_quick_actions_are_left():
    game = turn(player(coins=3))
    assert options(game) == ["end turn", "reveal 1", "reveal 2", "reveal 3", "buy potion"]
    choose(game, "buy potion")
    assert game.over
    assert me(game) == player(potions=1)


def test_action_and_effect_come_in_any_order_each_once():
    before = player(desk=("lessons_1c",))
    game = played(before, lines=(("work_1a",), (), ()))
    assert options(game) == ["do lessons", "effect", "end turn"]
    choose(game, "effect", "do lessons", "stop")
    assert "effect" not in options(game)
    assert "do lessons" not in options(game)
    assert me(game).coins == 2


def test_both_parts_may_be_left_out():
    game = choose(played(player(desk=("lessons_1c",))), "end turn")
    assert game.over
    assert me(game) == player(desk=("lessons_1c",))


def test_a_card_without_possible_action_ends_the_turn():
    assert played(player(desk=("technology_0",), students=())).over
    assert played(player(desk=("study_0",), removed=12)).over


def test_the_value_counts_printed_symbol_and_desk():
    alice = player(desk=("travel_0", "work_0", "travel_1a"))
    assert symbols(alice, TRAVEL) == 3


def test_jokers_never_count():
    before = player(
        tucked=("travel_1a", "joker_0"), tiles=("travel",), desk=("joker_2a", "work_0", "travel_0")
    )
    assert symbols(before, TRAVEL) == 4


@pytest.mark.parametrize(("boost", "value"), [((), 4), (("boost",), 5)])
def test_a_joker_is_worth_one_more_than_the_symbols(boost, value):
    sarah = player(desk=("travel_0", "travel_1a", "joker_0"), coins=2)
    game = choose(played(sarah), "do travel", *boost)
    assert game.stack[-1].n == value


def test_a_second_boost_in_the_same_turn_is_illegal():
    game = choose(played(player(desk=("work_0",), coins=6)), "do work", "boost")
    assert "boost" not in options(game)
    choose(game, "to w1")
    assert "boost" not in options(game)


def test_a_joker_offers_every_action():
    game = played(player(desk=("joker_0",)))
    assert options(game) == [f"do {action}" for action in ACTIONS] + ["end turn"]


def test_a_card_taken_cannot_be_played_in_the_same_turn():
    game = played(player(desk=("lessons_0",)), lines=(("work_1a",), (), ()))
    choose(game, "do lessons", "take work_1a")
    assert game.over
    assert me(game).hand
