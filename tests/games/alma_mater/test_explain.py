"""What words of Alma Mater do and why others cannot be said."""

import pytest
from games.alma_mater.position import BLUE, choose, player, table

import hightable
from hightable.games.alma_mater.game import ALMA_MATER
from hightable.games.alma_mater.ledger import COUNTERS, LEDGER
from hightable.games.alma_mater.rules.professors import MAY_HIRE
from hightable.games.alma_mater.rules.students import MAY_RECRUIT_STUDENT
from hightable.games.alma_mater.rules.turn import END_TURN
from hightable.kernel import Table

RANKED = "red blue yellow purple"
TEN = (
    *("art_press", "art_archive", "art_bishop", "art_prices", "law_stipend"),
    *("law_trader", "law_assistant", "law_bursar", "med_patron", "med_recruiter"),
)


def at_table(board):
    return Table(ALMA_MATER, 4, {}, 0, board)


def seated(one, **said):
    return at_table(table(one, rank=RANKED, round=2, **said))


def refusal(table, word):
    """The key of the question's own reason."""
    top = table.state.top
    number = ALMA_MATER.vocabulary.numbers[word]
    return top.effect.refuses(table.state, top.seat, top.n, number)


def told(table, word):
    """What an outcome tells of the asked seat."""
    changes = table.outcome(word).changes
    return {change.key: change.n for change in changes if change.seat == table.state.seat}


def test_what_a_student_costs_is_told_before_it_is_paid():
    asked = seated(player(BLUE, books="1 red 2 blue 2 yellow"))
    asked.choose("send campus_1")
    found = told(asked, "recruit law_stipend")
    assert sum(found.get(f"books {kind}", 0) for kind in ("red", "blue", "yellow")) == -4


def test_a_student_without_a_price_says_no_price():
    free = MAY_RECRUIT_STUDENT, 1 << 16 | 0b10001
    board = table(player(BLUE, books="4 blue"), rank=RANKED, asked=free[0], n=free[1])
    assert not any(key.startswith("books") for key in told(at_table(board), "recruit art_press"))


def test_offers_and_exchanges_tell_what_they_cost_and_give():
    """They were once "tier 2" and "exchange 4", and nothing else."""
    asked = seated(player(BLUE, ducats=20, archive=3))
    asked.choose("send antiquarian")
    found = told(asked, "tier 2")
    assert found["ducats"] < 0 < sum(found[key] for key in found if key.startswith("books"))
    asked = seated(player(BLUE, professors={"law_exchange": ""}, ducats=12, prestige=2))
    asked.choose("lecture prof_law_exchange")
    found = told(asked, "exchange 4")
    assert (found["ducats"], found["sheet.during play"]) == (10, -2)


def test_masters_that_are_lacking_are_counted():
    asked = seated(player(BLUE, ducats=20, archive=1), pieces=(("park", "red", 2),))
    assert asked.why_not("send park").lacking == [("masters", 2)]


def test_a_colour_that_nobody_plays_is_not_lent():
    asked = hightable.new("alma_mater", 2, seed=1)
    asked.playout(1)
    before = LEDGER.read(asked.state, 0)
    LEDGER.lend(asked.state, 0, "books purple", 3)
    assert LEDGER.read(asked.state, 0) == before


@pytest.mark.parametrize("counter", [one for one in COUNTERS if one.most], ids=lambda one: one.key)
def test_a_loan_is_read_as_what_it_is(counter):
    asked = seated(player(BLUE))
    before = LEDGER.read(asked.state, 0)
    LEDGER.lend(asked.state, 0, counter.key, 2)
    at = COUNTERS.index(counter)
    assert LEDGER.read(asked.state, 0)[at] == before[at] + 2


@pytest.mark.parametrize(
    ("one", "word", "why"),
    [
        (player(BLUE, students=("art_archive",)), "recruit art_archive", "student yours"),
        (player(BLUE), "recruit law_trader", "books"),
        (player(BLUE, books="4 blue 4 red 4 yellow"), "recruit law_trader", "send first"),
        (player(BLUE, students=TEN, ducats=20), "recruit math_busts", "halls full"),
        (player(BLUE, professors={"math_fill": ""}), "hire prof_math_fill", "professor yours"),
        (player(BLUE), "hire prof_math_fill", "books"),
        (player(BLUE), "hire prof_math_again", "professor absent"),
        (player(BLUE), "send campus_1", "nobody to recruit"),
        (player(BLUE, level=15), "send laboratory", "of no use"),
        (player(BLUE), "send art_press", "student not yours"),
        (player(BLUE), "lecture prof_math_fill", "professor not yours"),
        (
            player(BLUE, professors={"math_fill": ""}, tired=("math_fill",)),
            "lecture prof_math_fill",
            "exhausted",
        ),
        (player(BLUE, professors={"math_fill": "red"}), "lecture prof_math_fill", "book due"),
        (player(BLUE, busts=("a",)), "claim a", "bust yours"),
        (player(BLUE), "claim a", "glory"),
        (player(BLUE), "step green", "no step"),
        (player(BLUE), "ready prof_math_fill", "readying"),
        (player(BLUE), "decline", ""),
    ],
    ids=lambda said: said if isinstance(said, str) else "",
)
def test_the_main_choice_has_its_reasons(one, word, why):
    assert refusal(seated(one), word) == why
    assert not why or ALMA_MATER.texts().say("refuses", why)


def test_one_does_not_go_where_ones_masters_lie():
    asked = seated(player(BLUE, ducats=20), pieces=(("park", "blue", 1),))
    assert refusal(asked, "send park") == "masters there"


def test_students_of_other_rows_and_those_that_are_gone():
    asked = seated(player(BLUE, books="4 blue 2 red 2 yellow 2 purple", archive=3))
    asked.choose("send campus_1")
    assert refusal(asked, "recruit law_trader") == "student elsewhere"
    assert refusal(asked, "pay 1 red") == ""
    asked.state.students[0] = 0
    assert refusal(asked, "recruit art_press") == "student gone"


def test_professors_of_other_academies_and_those_that_are_gone():
    asked = seated(player(BLUE, books="8 blue 8 red 8 yellow 8 purple 8 dictionary", ducats=40))
    choose(asked.state, "send academy_math")
    assert refusal(asked, "hire prof_law_books") == "professor elsewhere"
    assert refusal(asked, "hire prof_math_fill") == "send first"
    assert refusal(asked, "pay 1 red") == ""
    asked.state.chairs[0] = 0
    assert refusal(asked, "hire prof_math_fill") == "professor gone"


def reason(asked, n, word):
    """Why a question with its number does not offer a word."""
    board = table(player(BLUE), rank=RANKED, asked=None)
    return asked.refuses(board, BLUE, n, ALMA_MATER.vocabulary.numbers[word])


def test_what_may_be_declined_has_the_same_reasons():
    assert reason(MAY_RECRUIT_STUDENT, 0b10001, "recruit law_trader") == "student elsewhere"
    assert reason(MAY_RECRUIT_STUDENT, 0b10001, "claim a") == "glory"
    assert reason(MAY_HIRE, 0b1, "hire prof_law_books") == "professor elsewhere"
    assert reason(END_TURN, 0, "step black") == "no step"
