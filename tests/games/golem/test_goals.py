"""Goal cards: draft, return, drawing. [§1.3, §3.5]"""

from games.golem.town import ask, choose, options, player, town

import hightable
from hightable.games.golem.box import GOALS
from hightable.games.golem.effects import CHAPTERS

DRAW = CHAPTERS["goals"]


def numbers(cards):
    return [GOALS[card] for card in cards]


def test_the_hands_go_to_the_left_when_all_have_chosen():
    table = hightable.new("golem", seats=3, seed=4)
    hands = [player.pack[:] for player in table.state.players]
    for seat in range(3):
        assert table.decision.seat == seat
        table.choose(f"goal {GOALS[hands[seat][0]]}")
    packs = [player.pack for player in table.state.players]
    assert packs == [hands[2][1:], hands[0][1:], hands[1][1:]]
    assert [player.goals for player in table.state.players] == [[hand[0]] for hand in hands]


def test_a_choice_of_the_draft_is_hidden_until_all_have_chosen():
    table = hightable.new("golem", seats=2, seed=4)
    first = table.decision.options[0]
    table.choose(first)
    assert table.seen(0)["players"][0]["pick"] == f"goal_{first.split()[1]}"
    assert "pick" not in table.seen(1)["players"][0]


def test_the_fourth_goal_goes_under_the_deck_in_turn_order():
    table = hightable.new("golem", seats=2, seed=4)
    while not table.decision.options[0].startswith("return"):
        table.choose(table.decision.options[0])
    back = {}
    for _ in range(2):
        seat = table.decision.seat
        back[seat] = table.decision.options[-1].split()[1]
        table.choose(table.decision.options[-1])
    order = table.state.order
    assert numbers(table.state.goal_deck[:2]) == [back[order[1]], back[order[0]]]
    assert table.state.returned == [order[1], order[0]]
    assert [len(player.goals) for player in table.state.players] == [3, 3]


def test_of_two_goals_drawn_one_is_kept_and_the_other_goes_under_the_deck():
    board = town(player())
    top, second = board.goal_deck[-1], board.goal_deck[-2]
    ask(board, DRAW, 2)
    assert options(board) == [f"keep {GOALS[top]}", f"keep {GOALS[second]}"]
    choose(board, f"keep {GOALS[second]}")
    assert (board.players[0].goals, board.goal_deck[0]) == ([second], top)
    assert board.returned == [0]


def test_the_last_goal_is_kept_without_asking_and_an_empty_deck_gives_none():
    board = town(player())
    board.goal_deck = [5]
    board.returned = [1]
    ask(board, DRAW, 2)
    assert (board.players[0].goals, board.returned) == ([5], [])
    ask(board, DRAW, 2)
    assert board.players[0].goals == [5]


def test_drawing_goals_cannot_be_taken_back():
    board = town(player())
    ask(board, DRAW, 2)
    assert board.why == "goals"
