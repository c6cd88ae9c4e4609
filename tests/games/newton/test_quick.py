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
    board = turn(player(hand=HAND, coins=1))
    barriers = board.barriers
    choose(board, "reveal 2")
    assert [len(line) for line in board.lines] == [0, 2, 0]
    assert me(board).coins == 0
    assert board.barriers > barriers


def test_a_short_deck_reveals_what_it_has_and_an_empty_one_is_not_offered():
    board = table(player(hand=HAND, coins=5))
    board.decks[0] = [1 << 1]
    board.decks[1] = []
    choose(ask(board, PLAIN_TRAVEL, 2), "reveal 1")
    assert board.lines[0] == [7]
    assert options(board)[-2:] == ["reveal 3", "buy potion"]


def test_a_potion_costs_three_coins():
    assert me(choose(turn(player(hand=HAND, coins=7)), "buy potion", "buy potion")) == player(
        hand=HAND, coins=1, potions=2
    )


def test_a_student_costs_five_coins_while_there_are_any():
    board = choose(turn(player(hand=HAND, coins=5)), "buy student")
    assert me(board) == player(hand=HAND, students=("t_start", "t_start"))
    board = turn(player(hand=HAND, coins=5, students=("t_start",) * 4))
    assert "buy student" not in options(board)


def test_a_quick_action_inside_an_action_leaves_the_action_as_it_was():
    board = ask(table(player(coins=4, students=(TECH[0],))), PLAIN_TRAVEL, 2)
    before = options(board)
    choose(board, "buy potion")
    assert options(board)[:5] == before[:5]
    assert board.stack[-1].n == 2


def test_a_draw_empties_the_top_layer_before_the_next():
    board = table(player())
    board.decks[0] = [0b11, 0b100]
    assert draw(board, 0) == 8
    assert {draw(board, 0), draw(board, 0)} == {6, 7}
    assert board.decks[0] == []
    assert full_decks()[0][0].bit_count() == 15
