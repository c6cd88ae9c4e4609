"""The turn and the value of an action. [§4]"""

import pytest
from games.newton.position import ask, choose, me, options, played, player, table, turn

import hightable
from hightable.games.newton.box import ACTIONS, TRAVEL
from hightable.games.newton.rules.cards import CARD_ACTIONS
from hightable.games.newton.rules.turn import PLAY_CARD
from hightable.games.newton.rules.value import symbols


def test_one_card_must_be_played():
    board = turn(player(hand=("work_0", "study_1a")))
    assert options(board) == ["play work_0", "play study_1a"]
    choose(board, "play study_1a")
    assert me(board) == player(hand=("work_0",), desk=("study_1a",))


def test_the_last_card_of_the_hand_plays_itself_and_the_log_says_so():
    board = table(player(hand=("work_0",)))
    board.notes = []
    ask(board, PLAY_CARD)
    assert me(board) == player(desk=("work_0",))
    assert [(note.key, note.a) for note in board.notes] == [("last card", 0)]


def test_with_an_empty_hand_the_turn_passes():
    assert turn(player()).over


def test_with_an_empty_hand_quick_actions_are_left():
    board = turn(player(coins=3))
    assert options(board) == ["end turn", "reveal 1", "reveal 2", "reveal 3", "buy potion"]
    choose(board, "buy potion")
    assert board.over
    assert me(board) == player(potions=1)


def test_action_and_effect_come_in_any_order_each_once():
    before = player(desk=("lessons_1c",))
    board = played(before, lines=(("work_1a",), (), ()))
    assert options(board) == ["do lessons", "effect", "end turn"]
    choose(board, "effect", "do lessons", "stop")
    assert "effect" not in options(board)
    assert "do lessons" not in options(board)
    assert me(board).coins == 2


def test_both_parts_may_be_left_out():
    board = choose(played(player(desk=("lessons_1c",))), "end turn")
    assert board.over
    assert me(board) == player(desk=("lessons_1c",))


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
    board = choose(played(sarah), "do travel", *boost)
    assert board.stack[-1].n == value


def test_a_second_boost_in_the_same_turn_is_illegal():
    board = choose(played(player(desk=("work_0",), coins=6)), "do work", "boost")
    assert "boost" not in options(board)
    choose(board, "to w1")
    assert "boost" not in options(board)


def test_a_joker_offers_every_action():
    lines = (("work_1a",), (), ())
    board = played(player(desk=("joker_0",), potions=1), lines=lines)
    assert options(board) == [f"do {action}" for action in ACTIONS] + ["end turn"]


@pytest.mark.parametrize(
    ("before", "lines"),
    [
        (dict(desk=("study_0",)), ()),
        (dict(desk=("lessons_0",), board="study_b"), (("work_2a",), ("work_3a",))),
        (dict(desk=("travel_0",), at="carthago"), ()),
        (dict(desk=("technology_0",), students=()), ()),
    ],
)
def test_an_action_that_can_do_nothing_is_not_offered(before, lines):
    board = played(player(coins=1, **before), lines=((), *lines))
    assert options(board)[0] == "end turn"


def test_an_action_that_the_boost_makes_possible_is_offered():
    card = player(desk=("lessons_0",), board="study_b", coins=2)
    board = played(card, lines=((), ("work_2a",), ()))
    choose(board, "do lessons", "boost", "take work_2a")
    assert me(board).coins == 0


def test_a_card_taken_cannot_be_played_in_the_same_turn():
    board = played(player(desk=("lessons_0",)), lines=(("work_1a",), (), ()))
    choose(board, "do lessons", "take work_1a")
    assert board.over
    assert me(board).hand


def test_r53_what_is_of_use_with_a_value_of_1_is_so_with_more_and_what_grows_says_so():
    table, seen = hightable.new("newton", seats=3, seed=53), 0
    while not table.over:
        board = table.state
        for card, actions in enumerate(CARD_ACTIONS):
            for basic in actions:
                uses = [basic.has_use(board, board.players[board.seat], n) for n in (1, 2, 3, 6)]
                assert uses == sorted(uses), (card, table.record())
                assert basic.grows or uses[0] == uses[-1], (card, table.record())
                seen |= 1 << (uses[0] + uses[-1])
        table.choose(table.decision.options[len(table.record()) % len(table.decision.options)])
    assert seen == 0b111
