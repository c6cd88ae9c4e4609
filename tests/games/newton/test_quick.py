"""Quick actions. [§7]"""

import pytest
from games.newton.position import ask, choose, me, options, player, table, turn

from hightable.games.newton.box import TECH
from hightable.games.newton.rules.market import draw, full_decks
from hightable.games.newton.rules.travel import PLAIN_TRAVEL

HAND = ("work_0", "study_0")
QUICK = ["reveal 1", "reveal 2", "reveal 3", "buy potion", "buy student"]


@pytest.mark.parametrize(("coins", "offered"), [(0, 0), (1, 3), (2, 3), (3, 4), (4, 4), (5, 5)])
def test_what_the_coins_can_pay_is_offered(coins, offered):
    assert options(turn(player(hand=HAND, coins=coins)))[2:] == QUICK[:offered]


def test_revealing_turns_over_two_cards_and_cannot_be_undone():
    game = turn(player(hand=HAND, coins=1))
    barriers = game.barriers
    choose(game, "reveal 2")
    assert [len(line) for line in game.lines] == [0, 2, 0]
    assert me(game).coins == 0
    assert game.barriers > barriers


def test_a_short_deck_reveals_what_it_has_and_an_empty_one_is_not_offered():
    game = table(player(hand=HAND, coins=5))
    game.decks[0] = [1 << 1]
    game.decks[1] = []
    choose(ask(game, PLAIN_TRAVEL, 2), "reveal 1")
    assert game.lines[0] == [7]
    assert options(game)[-2:] == ["reveal 3", "buy potion"]


def test_a_potion_costs_three_coins():
    assert me(choose(turn(player(hand=HAND, coins=7)), "buy potion", "buy potion")) == player(
        hand=HAND, coins=1, potions=2
    )


def test_a_student_costs_five_coins_while_there_are_any():
    game = choose(turn(player(hand=HAND, coins=5)), "buy student")
    assert me(game) == player(hand=HAND, students=("t_start", "t_start"))
    game = turn(player(hand=HAND, coins=5, students=("t_start",) * 4))
    assert "buy student" not in options(game)


def test_a_quick_action_inside_an_action_leaves_the_action_as_it_was():
    game = ask(table(player(coins=4, students=(TECH[0],))), PLAIN_TRAVEL, 2)
    before = options(game)
    choose(game, "buy potion")
    assert options(game)[:5] == before[:5]
    assert game.stack[-1].n == 2


def test_a_draw_empties_the_top_layer_before_the_next():
    game = table(player())
    game.decks[0] = [0b11, 0b100]
    assert draw(game, 0) == 8
    assert {draw(game, 0), draw(game, 0)} == {6, 7}
    assert game.decks[0] == []
    assert full_decks()[0][0].bit_count() == 15
