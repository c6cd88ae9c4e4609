"""Board, draft, turn order, chancellors, shelves, starting resources. [§3]"""

import pytest
from games.alma_mater.position import (
    BLUE,
    PURPLE,
    ask,
    books,
    choose,
    me,
    options,
    player,
    shown,
    table,
)

import hightable
from hightable.games.alma_mater.box import CARD_RECORDS, CARDS, CHANCELLORS, PROFESSORS, SETUP_CARDS
from hightable.games.alma_mater.rules.draft import order_by_cards, white_total
from hightable.games.alma_mater.rules.start import (
    ARRANGE_SHELF,
    CHOOSE_CHANCELLOR,
    LEFT_OVER,
    READY_TO_START,
    START_WITH,
)
from hightable.games.alma_mater.state import NOBODY, SETUP
from hightable.kernel import ones


def new(seats, seed=1):
    return hightable.new("alma_mater", seats, seed=seed)


def start(*players, **said):
    """The first player takes his starting resources."""
    board = table(*players, asked=None, **said)
    board.phase = SETUP
    return ask(board, START_WITH, seat=players[0].seat)


@pytest.mark.parametrize(("seats", "side", "copies"), [(2, 1, 2), (3, 1, 2), (4, 0, 3)])
def test_the_board_fits_the_number_of_players(seats, side, copies):
    board = new(seats).state
    assert board.deal.side == side
    assert set(board.students) == set(board.chairs) == {copies}
    assert [CARD_RECORDS[CARDS[card]]["letter"] for card in board.deal.cards] == list("ABCDE")
    assert len(set(board.deal.professors)) == 8
    assert all(PROFESSORS[p].startswith("prof_math") for p in board.deal.professors[:2])
    assert [ones(row) for row in board.deal.rows] == [4, 4, 4, 4]
    assert ones(board.offered_chancellors) == seats + 1
    assert board.fame[0] == NOBODY


def test_cards_are_kept_in_secret_and_hands_go_to_the_left():
    game = new(3)
    state = game.state
    hands = [player.hand for player in state.players]
    for _ in range(3):
        game.choose(game.decision.options[0])
    for seat in range(3):
        assert me(state, seat).hand == hands[seat - 1] & hands[seat - 1] - 1
        assert me(state, seat).kept == hands[seat] & -hands[seat]


def test_after_three_choices_everyone_has_four_cards_and_puts_one_back():
    game = new(2)
    for _ in range(6):
        game.choose(game.decision.options[0])
    assert [ones(player.kept) for player in game.state.players[:2]] == [4, 4]
    assert [player.hand for player in game.state.players[:2]] == [0, 0]
    for _ in range(2):
        game.choose(game.decision.options[0])
    assert [ones(player.kept) for player in game.state.players[:2]] == [3, 3]
    assert sorted(game.state.order) == [0, 1]


def order(*cards):
    players = [player(seat, cards=kept) for seat, kept in enumerate(cards)]
    board = table(*players, seats=len(cards), asked=None)
    board.order = []
    order_by_cards(board)
    return board


def test_the_lowest_total_goes_first_as_in_the_example():
    board = order((1, 2, 3), (21, 15, 6), (4, 5, 7), (24, 23, 22))
    assert white_total(me(board, BLUE).kept) == 20
    assert board.order == [0, 2, BLUE, PURPLE]
    assert board.ranking == [0, 2, BLUE, PURPLE]


def test_a_tie_goes_to_the_lowest_single_card():
    board = order((4, 8, 15), (3, 9, 16))
    assert board.order == [1, 0]
    assert board.ranking == [1, 0, 2]


def test_chancellors_are_chosen_in_turn_and_the_last_goes_to_bust_a():
    board = table(player(), asked=None)
    board.offered_chancellors = 1 << 2 | 1 << 3
    choose(ask(board, CHOOSE_CHANCELLOR), "chancellor erasmus")
    assert (me(board).chancellor, me(board).chancellors) == (2, 4)
    ask(board, LEFT_OVER)
    assert (board.fame[0], board.offered_chancellors) == (3, 0)


def test_glareanus_turns_up_three_cards_and_keeps_one():
    board = table(player(cards=(1, 2, 3)), asked=None)
    board.offered_chancellors = 3
    board.deck = [9, 10, 11, 12]
    choose(ask(board, CHOOSE_CHANCELLOR), "chancellor glareanus")
    assert options(board) == ["keep setup_11", "keep setup_12", "keep setup_13"]
    choose(board, "keep setup_12")
    assert me(board).kept == 7 | 1 << 11
    assert (board.deck, me(board).hand) == ([9], 0)


def test_shelves_are_arranged_from_left_to_right_and_the_last_is_spare():
    board = ask(table(player(shelves=(0,) * 7), asked=None), ARRANGE_SHELF)
    choose(board, "shelf 3", "shelf 2", "shelf 2")
    assert list(me(board).shelves) == [3, 2, 2, 1, 1, 1, 1]


def test_the_example_of_the_setup():
    martin = player(BLUE, cards=(21, 15, 6), chancellor="biringuccio")
    board = start(martin)
    choose(board, "take 1 purple", "display 2", "next art", "recruit art_archive")
    blue = me(board, BLUE)
    assert (blue.prestige, blue.level, blue.ducats) == (4, 1, 7)
    assert (shown(blue), blue.books) == ([5, 6], books("1 purple 1 dictionary"))
    assert (blue.halls, blue.kept) == ([1], 0)


def test_textbooks_are_taken_card_by_card():
    board = start(player(cards=(8, 18)))
    choose(board, "take 2 purple", "take 3 blue")
    assert (me(board).books, me(board).ducats) == (books("3 blue 2 purple"), 3)


def test_a_card_may_bring_a_law_student_and_a_step():
    board = start(player(cards=(24,)))
    assert options(board) == ["next law", "next green"]
    choose(board, "next green")
    assert options(board)[0] == "recruit law_stipend"
    choose(board, "recruit law_bursar")
    assert (me(board).ducats, me(board).level) == (2, 1)


def test_steps_won_on_the_way_may_be_used_but_nothing_else_is_free():
    said = player(chancellor="paracelsus", green=1, ducats=25, professors={"med_green": ""})
    board = table(said, asked=None)
    board.phase = SETUP
    me(board).ready = 0
    ask(board, READY_TO_START)
    assert options(board) == ["end", "step green"]
    choose(board, "end")
    assert me(board).green == 0


def test_da_vinci_has_no_extra_step_during_setup():
    board = start(player(cards=(7,), chancellor="da_vinci"))
    assert (me(board).level, me(board).black) == (1, 0)


def test_the_second_step_may_reach_a_milestone_during_setup():
    board = start(player(cards=(7, 12)))
    assert (me(board).level, me(board).ducats) == (3, 5)


def test_all_cards_leave_the_game_before_the_first_round():
    game = new(4)
    while game.state.round == 1 and game.state.phase == SETUP:
        game.choose(game.decision.options[0])
    assert game.state.deck == []
    assert {player.kept for player in game.state.players} == {0}
    assert len({player.chancellor for player in game.state.players}) == 4
    assert len(CHANCELLORS) == 10
    assert len(SETUP_CARDS) == 24
