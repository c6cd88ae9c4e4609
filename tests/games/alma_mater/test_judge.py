"""The judge of Alma Mater: each sign tells what it is named after."""

from games.alma_mater.position import BLUE, RED, player, table

import hightable
from hightable.games.alma_mater.box import CHAIRS, ROUNDS, SETUP_CARDS
from hightable.games.alma_mater.judge.signs import SIGNS, late, signs
from hightable.games.alma_mater.state import SETUP


def sign(name, round=3, board=(), **said):
    """What one sign promises red, who has this and whose turn it is."""
    position = table(player(RED, **said), round=round, **dict(board))
    return signs(position, RED)[SIGNS.index(name)]


def more(name, before, after, **rest):
    """How much a sign rises from one university to another."""
    return sign(name, **after, **rest) - sign(name, **before, **rest)


def test_the_last_round_is_late():
    assert late(table(player(), round=ROUNDS)) == 1


def test_money_and_books_are_worth_nothing_more_when_no_master_is_left():
    poor = {"round": ROUNDS, "archive": 0}
    assert sign("ducats", ducats=20, **poor) == sign("textbooks", books="3 blue", **poor) == 0
    assert sign("ducats", ducats=20) > sign("ducats", ducats=10) > 0


def test_books_bring_a_student_nearer_if_their_colours_fit():
    one_colour = {"books": "3 blue"}
    assert more("student in reach", one_colour, {"books": "2 blue 1 purple"}) > 0
    low, high = {"rank": "yellow red purple blue"}, {"rank": "blue red yellow purple"}
    books = "2 blue 1 purple"
    near = sign("student in reach", books=books, board=high)
    assert sign("student in reach", books=books, board=low) < near


def test_a_fixed_cost_asks_for_the_very_books():
    fixed = {"fixed": dict.fromkeys(CHAIRS, "2 blue 1 purple")}
    others = {"books": "2 yellow 1 purple"}
    assert more("professor in reach", others, {"books": "2 blue 1 purple"}, board=fixed) > 0


def test_books_that_storage_cannot_hold_are_a_loss_once_the_masters_are_gone():
    assert sign("books too many", books="8 blue", archive=0) < 0
    assert sign("books too many", books="8 blue", archive=4) == 0


def test_a_displayed_book_pays_until_it_falls_out():
    assert more("display", {"shown": (1,)}, {"shown": (6,)}) > 0
    assert more("display", {"shown": (1,)}, {"shown": (6,)}, round=ROUNDS) == 0


def test_income_and_lectures_count_as_often_as_they_come():
    stipend = {"students": ("law_stipend",)}
    assert sign("income of students", round=2, **stipend) == 4 / 3 * sign(
        "income of students", round=3, **stipend
    )
    green = {"professors": {"med_green": "blue"}}
    assert sign("lectures of this round", **green) > 0
    assert sign("lectures of this round", passed=True, **green) == 0
    assert sign("lectures of later rounds", round=ROUNDS, **green) == 0


def test_the_artists_lecture_on_what_is_there():
    halls = {"professors": {"art_halls": "blue"}}
    full = {"students": ("art_press", "art_bishop", "art_prices", "art_archive")}
    assert more("lectures of this round", halls, halls | full) == 2
    gallery = {"professors": {"art_display": "blue"}}
    assert more("lectures of this round", gallery, gallery | {"shown": (3, 4, 5, 6)}) > 0
    college = {"professors": {"art_college": "blue"}}
    both = {"professors": {"art_college": "blue", "art_halls": "purple"}}
    assert more("lectures of this round", college, both) > 1
    cleanup = {"professors": {"math_cleanup": "blue"}}
    assert more("lectures of this round", cleanup, cleanup | {"shown": (3, 4, 5, 6)}) > 0


def test_a_step_below_a_milestone_is_worth_more_and_the_top_nothing():
    assert more("next milestone", {"level": 3}, {"level": 4}) > 0
    assert sign("next milestone", level=15) == 0


def test_masters_come_with_prestige_and_the_sixth_hall_at_most_two():
    assert more("next master", {"prestige": 5}, {"prestige": 12}) > 0
    assert sign("next master", prestige=12, more=2) == 0


def test_busts_are_nearer_the_more_of_the_tile_is_met():
    assert more("busts in sight", {"ducats": 10}, {"ducats": 20}) > 0
    assert sign("busts in sight", ducats=20, busts=("a", "b", "c")) == 0


def test_who_stands_first_at_the_bishop_goes_first():
    assert sign("turn order", board={"bishop": (RED, BLUE)}) > 0
    assert sign("turn order", board={"bishop": (BLUE, RED)}) == 0


def test_a_full_university_has_no_student_in_reach():
    names = ("art_press", "art_bishop", "art_prices", "art_archive", "law_stipend", "law_trader")
    all_halls = (*names, "law_assistant", "law_bursar", "med_patron", "med_envoy")
    assert sign("student in reach", students=all_halls, books="3 blue 2 purple", ducats=9) == 0


def test_a_setup_card_that_is_kept_promises_what_it_shows():
    table = hightable.new("alma_mater", seats=2, seed=1)
    place = SIGNS.index("setup cards")
    assert signs(table.state, 0)[place] == 0
    table.choose(table.legal()[-1])
    assert signs(table.state, 0)[place] > 0


def test_a_setup_card_that_is_put_back_no_longer_does():
    drafted = table(player(cards=(1, 24)), asked=None)
    drafted.phase = SETUP
    both = signs(drafted, RED)[SIGNS.index("setup cards")]
    drafted.players[RED].pick = SETUP_CARDS.index("setup_24")
    assert 0 < signs(drafted, RED)[SIGNS.index("setup cards")] < both
