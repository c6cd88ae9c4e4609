"""The administrative phase: order, storage, reputation, everybody home. [§13]"""

from games.alma_mater.position import (
    BLUE,
    PURPLE,
    YELLOW,
    ask,
    books,
    choose,
    me,
    on,
    options,
    player,
    table,
)

from hightable.games.alma_mater.rules.administration import ADMINISTRATE, set_turn_order
from hightable.games.alma_mater.state import SEATS


def administrate(*players, **said):
    return ask(table(*players, asked=None, **said), ADMINISTRATE)


def test_most_masters_on_the_bishop_go_first_and_ties_to_who_came_first():
    board = table(player(), asked=None, bishop=(PURPLE, BLUE, BLUE, PURPLE))
    board.order = [0, BLUE, YELLOW, PURPLE]
    set_turn_order(board)
    assert board.order == [PURPLE, BLUE, 0, YELLOW]


def test_the_extra_master_of_erasmus_counts():
    board = table(player(), asked=None, bishop=(BLUE, PURPLE, PURPLE + SEATS))
    set_turn_order(board)
    assert board.order == [PURPLE, BLUE, 0, YELLOW]


def test_a_full_storage_gives_back_what_is_too_much():
    halls = ("art_press", "law_trader", "law_bursar", "law_stipend")
    said = player(
        YELLOW, students=halls, books="4 yellow 3 purple 1 dictionary", shown=(1, 2, 3, 4, 5, 6)
    )
    board = administrate(said)
    assert (board.seat, options(board)) == (
        YELLOW,
        ["return yellow", "return purple", "return dictionary"],
    )
    choose(board, "return purple")
    assert me(board, YELLOW).books == books("4 yellow 2 purple 1 dictionary")
    assert board.round == 2


def test_books_are_returned_kind_by_kind_never_going_back():
    board = administrate(player(books="1 red 3 blue 1 dictionary"))
    choose(board, "return blue")
    assert options(board) == ["return blue", "return dictionary"]


def test_reputation_follows_the_research_track():
    board = table(
        player(level=6),
        player(BLUE, level=4),
        player(YELLOW, level=3),
        player(PURPLE, level=3),
        asked=None,
    )
    ask(board, ADMINISTRATE)
    assert board.reputation == [0, BLUE, YELLOW, PURPLE]


def test_everything_comes_home_and_is_ready_again():
    said = player(
        archive=1, dormitory=1, resting=1, tutors=1, used=2 | 4 | 8, passed=True,
        professors={"med_green": "purple"}, tired=("med_green",),
    )  # fmt: skip
    pieces = (("park", "red", 1), ("printed_student", "red", 1))
    board = table(said, asked=None, pieces=pieces)
    board.tutors = 4
    ask(board, ADMINISTRATE)
    black = me(board)
    assert (black.archive, black.dormitory, black.tutors, black.resting) == (4, 0, 0, 0)
    assert (black.used, black.passed, black.ready) == (8, False, black.professors)
    assert (board.tutors, on(board, "park", "red"), board.bishop) == (6, 0, [])


def test_a_tutor_in_the_box_does_not_come_back():
    board = table(player(), asked=None)
    board.lost = 1
    ask(board, ADMINISTRATE)
    assert board.tutors == 5


def test_a_master_in_the_box_does_not_come_back():
    board = administrate(player(archive=2, boxed=1, dormitory=1))
    assert (me(board).archive, me(board).boxed) == (3, 1)
