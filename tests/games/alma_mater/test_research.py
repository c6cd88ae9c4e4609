"""The research track: steps, costs, milestones, the pool. [§10]"""

import pytest
from games.alma_mater.position import (
    BLUE,
    PURPLE,
    YELLOW,
    ask,
    books,
    choose,
    me,
    options,
    player,
    table,
)

from hightable.games.alma_mater.box import CARD_RECORDS, COST_RECORDS
from hightable.games.alma_mater.effects.icons import Research
from hightable.games.alma_mater.rules.research import ADVANCE, DOUBLE_BONUS
from hightable.games.alma_mater.rules.solo import REVEAL
from hightable.games.alma_mater.rules.turn import END_TURN

CARDS = ("A2", "B1", "C1", "D2", "E3")


def stepping(cards=CARDS, pieces=(), bishop=(), others=(), glory=("a3", "b3", "c2"), **said):
    """The first player at the end of his turn, with a black step in the pool."""
    said = {"black": 1} | said
    return table(player(**said), *others, cards=cards, bishop=bishop, glory=glory, asked=END_TURN)


def with_cost(name, **said):
    """The first player below a level with the given cost."""
    card = next(card for card in CARD_RECORDS.values() if name in card["levels"])
    letter = "ABCDE".index(card["letter"])
    cards = [*CARDS[:letter], card["id"].removeprefix("research_"), *CARDS[letter + 1 :]]
    return stepping(cards=cards, level=3 * letter + card["levels"].index(name), **said)


def test_the_example_pays_a_textbook_and_three_prestige_and_reaches_the_milestone():
    board = stepping(cards=("A1", *CARDS[1:]), level=1, prestige=3, books="1 blue")
    choose(board, "step black")
    assert (me(board).level, me(board).prestige, me(board).books) == (3, 0, books(""))


def test_with_a_professor_the_same_step_is_free():
    said = {"level": 1, "books": "1 blue", "professors": {"med_green": "blue"}}
    board = choose(stepping(cards=("A1", *CARDS[1:]), **said), "step black")
    assert (me(board).level, me(board).books) == (3, books("1 blue"))


def test_with_two_prestige_and_no_professor_the_step_is_illegal():
    board = stepping(cards=("A1", *CARDS[1:]), level=1, prestige=2, books="1 blue", green=1)
    assert options(board) == ["end", "step green"]
    choose(board, "step green")
    assert (me(board).level, me(board).prestige) == (3, 2)


def test_the_milestone_of_the_example_offers_a_professor_without_ducats():
    said = {"level": 1, "prestige": 3, "books": "3 blue 1 red 1 yellow"}
    board = choose(stepping(cards=("A1", *CARDS[1:]), **said), "step black", "pay 1 yellow")
    assert options(board) == ["hire prof_math_fill", "decline"]
    choose(board, "hire prof_math_fill", "lecture now")
    assert me(board).books == books("1 blue")


PAID = [
    ("dict1", {"books": "1 dictionary"}, [], {"books": ""}),
    ("two_different", {"books": "1 red 1 blue"}, [], {"books": ""}),
    ("five_books_minus_busts", {"books": "3 purple", "busts": "a"}, [], {"books": ""}),
    ("three_ducats", {"ducats": 3}, [], {"ducats": 0}),
    ("five_minus_bishop", {"ducats": 1, "bishop": (0, 4)}, [], {"ducats": 0}),
    ("two_per_archive_master", {"ducats": 8}, [], {"ducats": 0}),
    ("three_any", {"books": "3 yellow"}, [], {"books": ""}),
    ("two_plus_two", {"books": "2 yellow 2 purple 1 blue"}, [], {"books": "1 blue"}),
    (
        "book_per_professor",
        {"books": "1 purple", "professors": {"med_green": "purple"}},
        [],
        {"books": ""},
    ),
    ("seven_minus_students", {"ducats": 3, "students": ("art_press",)}, [], {"ducats": 0}),
    ("one_plus_students", {"ducats": 3, "students": ("art_press",)}, [], {"ducats": 0}),
    ("half_ducats", {"ducats": 7}, [], {"ducats": 3}),
    ("half_ducats", {}, [], {"ducats": 0}),
    ("master_to_dormitory", {}, [], {"archive": 3, "dormitory": 1}),
    ("master_to_dormitory", {"tutors": 1}, ["dormitory tutor"], {"tutors": 0, "resting": 1}),
    ("master_to_box", {}, [], {"archive": 3, "boxed": 1}),
    ("master_to_box", {"tutors": 1}, ["box tutor"], {"tutors": 0, "archive": 4}),
    ("three_students_or_pay", {"ducats": 2, "prestige": 3}, [], {"ducats": 0, "prestige": 0}),
    ("three_students_or_pay", {"students": ("art_press", "art_bishop")}, [], {"ducats": 0}),
    ("exhaust_or_five", {"ducats": 5}, [], {"ducats": 0}),
    ("exhaust_or_five", {"professors": {"med_green": "purple"}}, [], {"ready": 0}),
    (
        "exhaust_or_five",
        {"ducats": 5, "professors": {"med_green": "purple"}},
        ["pay ducats"],
        {"ducats": 0, "ready": 1 << 5},
    ),
    (
        "exhaust_or_five",
        {"ducats": 5, "professors": {"med_green": "purple"}},
        ["exhaust prof_med_green"],
        {"ducats": 5, "ready": 0},
    ),
    ("two_per_player_behind", {"ducats": 6}, [], {"ducats": 0}),
    ("all_masters_to_dormitory", {"tutors": 1}, [], {"archive": 0, "dormitory": 4, "resting": 1}),
    ("exhaust_professor", {"professors": {"med_green": "purple"}}, [], {"ready": 0}),
    (
        "one_professor_or_pay",
        {"prestige": 3, "books": "1 purple"},
        [],
        {"prestige": 0, "books": ""},
    ),
    ("three_busts_or_pay", {"prestige": 4}, [], {"prestige": 0, "dormitory": 1}),
    ("three_busts_or_pay", {"busts": "abc"}, [], {"archive": 4}),
]


@pytest.mark.parametrize(("name", "before", "words", "after"), PAID)
def test_every_cost_is_paid_as_it_is_printed(name, before, words, after):
    board = with_cost(name, **before)
    level = me(board).level
    choose(board, "step black", *words)
    assert me(board).level > level
    for field, value in after.items():
        wanted = books(value) if field == "books" else value
        assert getattr(me(board), field) == wanted, field


UNPAID = [
    ("dict1", {"books": "9 purple"}),
    ("two_different", {"books": "9 purple"}),
    ("five_books_minus_busts", {"books": "4 purple"}),
    ("three_ducats", {"ducats": 2}),
    ("five_minus_bishop", {"ducats": 2, "bishop": (0,)}),
    ("two_per_archive_master", {"ducats": 7}),
    ("three_any", {"books": "1 yellow 1 purple 5 dictionary"}),
    ("two_plus_two", {"books": "4 yellow 1 purple"}),
    ("book_per_professor", {"professors": {"med_green": "purple"}}),
    ("seven_minus_students", {"ducats": 4}),
    ("one_plus_students", {"ducats": 1}),
    ("master_to_dormitory", {"archive": 0}),
    ("master_to_box", {"archive": 0}),
    ("three_students_or_pay", {"ducats": 1, "prestige": 3}),
    ("exhaust_or_five", {"ducats": 4}),
    ("two_per_player_behind", {"ducats": 5}),
    ("all_masters_to_dormitory", {"archive": 0}),
    ("exhaust_professor", {"professors": {"med_green": "purple"}, "tired": ("med_green",)}),
    ("one_professor_or_pay", {"prestige": 3}),
    ("three_busts_or_pay", {"prestige": 4, "archive": 0, "busts": "ab"}),
]


@pytest.mark.parametrize(("name", "said"), UNPAID)
def test_a_cost_that_cannot_be_paid_leaves_no_step(name, said):
    assert "step black" not in options(with_cost(name, green=1, **said))


def test_both_tables_know_every_cost():
    assert {row[0] for row in PAID} == set(COST_RECORDS)
    assert {row[0] for row in UNPAID} | {"half_ducats"} == set(COST_RECORDS)


def test_a_tutor_put_into_the_box_is_out_of_the_game():
    board = choose(with_cost("master_to_box", tutors=1), "step black", "box tutor")
    assert board.lost == 1


def test_ignotus_counts_among_those_behind():
    board = table(
        player(level=6, ducats=4, black=1),
        seats=2,
        asked=END_TURN,
        cards=("A1", "B1", "C4", "D1", "E1"),
    )
    choose(board, "step black")
    assert me(board).ducats == 0


def test_who_enters_a_level_stands_on_top():
    board = table(player(), player(BLUE, level=1), player(YELLOW, level=1), asked=None)
    ask(board, ADVANCE, seat=0)
    assert board.ranking[:3] == [0, BLUE, YELLOW]


def test_at_the_top_those_who_came_first_stay_first():
    board = table(player(level=13), player(BLUE, level=13), player(PURPLE, level=12), asked=None)
    for seat in (BLUE, 0):
        ask(board, ADVANCE, seat=seat)
    assert board.ranking[:3] == [BLUE, 0, PURPLE]
    assert me(board).level == 15
    ask(board, ADVANCE)
    assert me(board).level == 15


def test_pool_steps_that_cannot_be_paid_lapse():
    board = table(player(ducats=4))
    choose(board, "send laboratory", "steps black", "step black")
    assert (me(board).ducats, me(board).level, me(board).black) == (1, 1, 0)
    assert board.seat == BLUE


def test_green_steps_of_a_bust_join_the_pool():
    profs = dict.fromkeys(("math_fill", "math_again", "med_green", "med_tutor"), "blue")
    board = table(player(ducats=4, professors=profs, tired=tuple(profs)))
    choose(board, "send laboratory", "steps black", "claim c")
    assert (me(board).green, me(board).black) == (2, 3)
    choose(board, "step green", "step green")
    assert (me(board).level, me(board).ducats) == (3, 6)


def test_a_blue_level_brings_the_researcher_a_green_step():
    said = {"students": ("med_researcher",), "green": 1, "black": 0}
    board = choose(stepping(cards=("A3", *CARDS[1:]), **said), "step green")
    assert (me(board).level, me(board).green) == (1, 1)
    choose(board, "step green")
    assert (me(board).level, me(board).prestige) == (3, 3)


def test_a_blue_level_below_a_milestone_is_passed_and_counts():
    said = {"students": ("med_researcher",), "green": 1, "black": 0, "level": 1}
    board = choose(stepping(**said), "step green")
    assert (me(board).level, me(board).ducats, me(board).green) == (3, 2, 1)


def test_a_master_that_pays_must_not_be_the_one_sent():
    cards = ("A2", "B2", "C1", "D2", "E3")
    few = table(player(level=3, archive=1), cards=cards)
    assert "send printed_student" not in options(few)
    board = table(player(level=3, archive=2), cards=cards)
    choose(board, "send printed_student", "step black")
    assert (me(board).level, me(board).dormitory) == (4, 1)
    with_tutor = table(player(level=3, archive=1, tutors=1), cards=cards)
    assert "send printed_student" in options(with_tutor)


def test_steps_are_offered_one_at_a_time_and_optional():
    board = ask(table(player(ducats=9), asked=None), Research(1, 2))
    assert (me(board).green, me(board).black) == (1, 2)
    ask(board, END_TURN)
    choose(board, "end")
    assert (me(board).green, me(board).black) == (0, 0)


def test_da_vinci_has_one_more_step_a_turn():
    said = {"chancellor": "da_vinci", "green": 2, "black": 0, "books": "3 purple"}
    board = choose(stepping(**said), "step green")
    assert (me(board).black, me(board).green) == (1, 1)
    choose(board, "step green", "decline")
    assert (me(board).black, options(board)) == (1, ["end", "step black"])


def test_da_vinci_doubles_one_bonus_a_game():
    said = {"chancellor": "da_vinci", "green": 3, "black": 0, "level": 1}
    board = choose(stepping(cards=("A3", "B2", *CARDS[2:]), **said), "step green", "double")
    assert me(board).prestige == 6
    choose(board, "step green", "step green")
    assert me(board).prestige == 9


def test_da_vinci_may_decline():
    said = {"chancellor": "da_vinci", "green": 1, "black": 0, "level": 1}
    board = choose(stepping(cards=("A3", *CARDS[1:]), **said), "step green", "decline")
    assert me(board).prestige == 3


def test_a_doubling_used_inside_the_bonus_is_not_offered_again():
    board = table(player(chancellor="da_vinci", used=8), asked=None)
    ask(board, DOUBLE_BONUS, board.deal.cards[0])
    assert me(board).ducats == 0


def test_no_step_comes_between_a_milestone_and_its_bonus_but_a_claim_may():
    said = {"level": 1, "prestige": 3, "books": "3 blue 1 red", "green": 1, "ducats": 25}
    board = stepping(cards=("A1", *CARDS[1:]), **said)
    choose(board, "step black", "pay 1 red")
    assert options(board) == ["decline", "claim a"]
    board = choose(stepping(level=4, green=2, black=0), "step green")
    assert options(board)[-1] == "decline"
    assert "step green" not in options(board)
    choose(board, "recruit art_press")
    assert "step green" in options(board)


def test_the_free_lecture_of_a_bonus_comes_at_once_too():
    said = {"level": 1, "prestige": 3, "books": "3 blue 1 red 1 yellow", "green": 1}
    board = choose(stepping(cards=("A1", *CARDS[1:]), **said), "step black", "pay 1 yellow")
    choose(board, "hire prof_math_fill")
    assert options(board) == ["lecture now", "decline"]


def test_the_bonus_of_each_kind_of_milestone():
    board = stepping(cards=("A4", *CARDS[1:]), level=1, green=1, black=0)
    choose(board, "step green", "take 1 red", "take 1 blue", "take 1 yellow")
    assert me(board).books == books("1 red 1 blue 1 yellow 1 dictionary")
    board = choose(stepping(level=4, green=1, black=0), "step green")
    assert "recruit art_press" in options(board)
    assert "recruit med_patron" not in options(board)
    board = stepping(cards=(*CARDS[:3], "D1", "E3"), level=10, green=1, black=0)
    choose(board, "step green", "recruit math_busts")
    assert me(board).books == books("1 dictionary")


def test_ignotus_climbs_without_a_bonus():
    board = table(player(), seats=2, asked=None)
    board.ignotus = [0]
    ask(board, REVEAL, seat=2)
    assert me(board, 2).level == 3
    assert me(board, 2).ducats == 0
