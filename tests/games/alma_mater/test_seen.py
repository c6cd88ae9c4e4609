"""The view: running numbers, words, what things are for, the row for learners."""

import random

import pytest
from games.alma_mater.position import BLUE, PURPLE, YELLOW, player, table

import hightable
from hightable.games.alma_mater.game import ALMA_MATER
from hightable.games.alma_mater.words import VOCABULARY


def seen(*players, **said):
    board = table(*players, asked=None, **said)
    return ALMA_MATER.seen(board, 0)


def test_a_space_says_how_many_masters_everybody_needs():
    pieces = (("park", "blue", 1), ("park", "yellow", 2))
    view = seen(player(ducats=10), pieces=pieces).spaces["park"]
    assert view.pieces == [0, 1, 2, 0]
    assert view.needed == [3, 0, 0, 3]
    assert view.open == [0]


def test_a_display_says_what_the_books_up_to_here_cost():
    view = seen(player(), player(YELLOW, shown=(4, 5, 6))).players[YELLOW]
    assert [shelf.price_of_all for shelf in view.display] == [0, 0, 0, 2, 5, 8]
    assert (view.next_price, view.displayed, view.spare.value) == (2, 3, 3)


def test_a_tile_on_a_place_is_seen():
    me = player(students=("art_prices",), prices=[2, 2, 2, 3, 3, 3])
    shelves = seen(me).players[0].display
    assert [shelf.tile for shelf in shelves] == [True, True, False, True, False, False]
    assert [shelf.price for shelf in shelves] == [2, 2, 2, 3, 3, 3]


def test_storage_is_said_with_its_limit():
    view = seen(player(books="3 purple 1 dictionary")).players[0]
    assert (view.stored, view.storage, view.books["purple"]) == (4, 3, 3)


def test_a_student_says_who_could_pay():
    view = seen(player(books="2 purple 1 blue"), player(BLUE, students=("art_press",)))
    art = view.rows[0][0]
    assert (art.student, art.payable, art.owners) == ("art_press", [0], [BLUE])


def test_a_faculty_says_which_colours_are_good_enough():
    view = seen(player(), rank="purple yellow blue red").faculties[1]
    assert [group.colours for group in view.groups][:2] == [
        [YELLOW, PURPLE],
        [BLUE, YELLOW, PURPLE],
    ]


def test_a_professor_says_what_it_costs_whom():
    fixed = {"math_1": "2 purple 1 blue"}
    view = seen(player(books="2 purple 1 blue", students=("med_envoy",)), fixed=fixed).chairs
    assert (view[0].cost, view[0].payable) == ({"blue": 1, "purple": 2}, [0])
    assert view[1].ducats_due == [0, 5, 5, 5]


def test_a_level_says_what_everybody_would_pay():
    view = seen(player(ducats=3)).levels
    assert view[1].cost == "three_ducats"
    assert view[1].due[0][0].payable
    assert not view[1].due[BLUE][0].payable
    assert view[0].markers == [PURPLE, YELLOW, BLUE, 0]


def test_a_glory_tile_says_how_far_everybody_is():
    view = seen(player(ducats=25)).fame[0]
    assert (view.met, view.needs[BLUE][0].has, view.needs[BLUE][0].low) == ([0], 0, 25)


def test_the_card_of_ignotus_is_seen():
    view = hightable.new("alma_mater", 2, seed=3).view(0)
    assert (view.card, len(view.ignotus)) == (None, 16)
    assert hightable.new("alma_mater", 3, seed=3).view(0).ignotus is None


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_words_and_numbers_hold_through_a_game(seats):
    game = hightable.new("alma_mater", seats, seed=seats)
    luck = random.Random(seats)
    size = sum(number for _, number in ALMA_MATER.layout(seats))
    while not game.over:
        for word in game.state.offered():
            assert "{" not in ALMA_MATER.about(game.state, word, ALMA_MATER.texts())
        if luck.random() < 0.1:
            assert len(ALMA_MATER.observation(game.state, 0)) == size
            assert "none" in game.describe(-1)
        game.choose(luck.choice(game.decision.options))


def about(board, word):
    return ALMA_MATER.about(board, VOCABULARY.numbers[word], ALMA_MATER.texts())


def test_cards_people_and_prices_are_told():
    board = table(player())
    card = "counts 4 for the order; 3 ducats, 2 textbooks of your own"
    assert about(board, "keep setup_06") == card
    assert about(board, "prices 2-2-3 at 124") == "prices 2 2 2 3 3 3"
    assert about(board, "recruit art_press").startswith("An action space of your own: buy up to 8")
    assert about(board, "hire prof_math_fill") != ""
    assert about(board, "chancellor alberti") != ""
    assert about(board, "pass") == ""
