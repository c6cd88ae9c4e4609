"""Lessons. [§5.4]"""

from games.newton.position import ask, choose, me, options, player, table

from hightable.games.newton.box import CARDS
from hightable.games.newton.rules.lessons import CARD_LESSONS, PERFORMED_LESSONS, SPLIT_LESSONS
from hightable.games.newton.rules.masters import PERFORM
from hightable.games.newton.rules.volumes import available

LINES = (
    ("work_1a", "study_1a", "travel_1a"),
    ("work_2a", "study_2a", "travel_2a"),
    ("work_3a", "study_3a", "travel_3a"),
)


def test_a_value_of_two_offers_the_cards_of_levels_one_and_two():
    board = ask(table(player(), lines=LINES), CARD_LESSONS, 2)
    assert options(board) == [f"take {card}" for card in LINES[0] + LINES[1]] + ["stop"]


def test_a_card_taken_goes_to_the_hand_and_leaves_a_gap():
    board = choose(ask(table(player(), lines=LINES), CARD_LESSONS, 2), "take study_2a")
    assert me(board) == player(hand=("study_2a",))
    assert board.lines[1] == [CARDS.index("work_2a"), -1, CARDS.index("travel_2a")]


def test_a_gap_is_not_offered():
    board = choose(ask(table(player(), lines=LINES), CARD_LESSONS, 1), "take study_1a")
    ask(board, CARD_LESSONS, 1)
    assert options(board) == ["take work_1a", "take travel_1a", "stop"]


def test_one_may_take_nothing():
    board = choose(ask(table(player(), lines=LINES), CARD_LESSONS, 2), "stop")
    assert me(board) == player()


def test_the_boost_reaches_the_next_level_and_is_not_offered_above_the_third():
    board = ask(table(player(coins=2), lines=LINES), CARD_LESSONS, 1)
    choose(board, "boost")
    assert "take study_2a" in options(board)
    board = ask(table(player(coins=2), lines=LINES), CARD_LESSONS, 3)
    assert "boost" not in options(board)


def test_browne_takes_cards_whose_levels_sum_to_four():
    board = ask(table(player(), lines=LINES), SPLIT_LESSONS, 4)
    choose(board, "take work_3a")
    assert options(board) == ["take work_1a", "take study_1a", "take travel_1a", "stop"]
    choose(board, "take work_1a")
    assert board.over
    assert me(board) == player(hand=("work_3a", "work_1a"))


def test_browne_may_take_two_of_level_two():
    board = ask(table(player(), lines=LINES), SPLIT_LESSONS, 4)
    choose(board, "take work_2a", "take study_2a")
    assert board.over


def test_descartes_performs_the_card_he_takes_with_one_more_than_the_symbols():
    before = player(desk=("study_0", "study_2c"))
    board = ask(table(before, lines=LINES), PERFORMED_LESSONS, 1)
    choose(board, "take study_1a")
    assert board.stack[-1].n == 3
    choose(board, "stop")
    assert me(board) == player(desk=("study_0", "study_2c"), hand=("study_1a",))


def test_the_volumes_of_the_card_descartes_takes_are_available_while_it_is_performed():
    board = ask(table(player(desk=("study_0",)), lines=LINES), PERFORMED_LESSONS, 1)
    choose(board, "take study_1a")
    assert available(me(board)) == 2
    choose(board, "book s1c7")
    assert me(board) == player(desk=("study_0",), hand=("study_1a",), books=("s1c7",))
    assert available(me(board)) == 0


def test_descartes_turns_over_cards_if_none_of_level_one_is_there():
    board = ask(table(player(coins=1)), PERFORMED_LESSONS, 1)
    assert options(board) == ["stop", "reveal 1", "reveal 2", "reveal 3"]
    choose(board, "reveal 1")
    assert len([word for word in options(board) if word.startswith("take")]) == 2


def test_performing_a_joker_asks_for_the_action():
    before = player(desk=("work_0",), hand=("joker_2a",), students=(), potions=1)
    board = ask(table(before, lines=LINES), PERFORM, CARDS.index("joker_2a"))
    assert options(board) == ["do work", "do travel", "do lessons", "do study", "decline"]
    choose(board, "do work")
    assert board.stack[-1].n == 2
