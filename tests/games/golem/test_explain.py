"""What words do and why others cannot be said, as the ledger tells it."""

import pytest
from games.golem.town import ask, choose, fill, player, rabbi, town

from hightable.games.golem.box import BOOKS, COLUMNS, HEIGHT, ROWS
from hightable.games.golem.effects import CHAPTERS
from hightable.games.golem.game import GOLEM
from hightable.games.golem.rules.actions import TURN
from hightable.games.golem.rules.books import PLACE_BOOK
from hightable.games.golem.rules.columns import ACTIVATE_ONE
from hightable.games.golem.rules.golems import BURY
from hightable.games.golem.rules.rows import (
    MIRROR_MENU,
    OTHER,
    ROW,
    UPGRADED,
    ArtefactMenu,
    GolemMenu,
    Menu,
)
from hightable.games.golem.rules.students import STAYING, STUDENT_BACK, STUDENT_STEPS
from hightable.games.golem.rules.upgrades import CHOOSE_SLOT, NORMAL, UPGRADE
from hightable.games.golem.rules.work import WORK_ACTION, WORKERS
from hightable.games.golem.words import VOCABULARY
from hightable.kernel import Table

RESEARCH, GOLEM_ROW = ROWS.index("research"), ROWS.index("golem")


def table(board):
    return Table(GOLEM, 2, {"setup": "full", "favour": "district"}, 0, board)


def told(board, word):
    shown = table(board)
    return shown.tell(shown.outcome(word))


def why_not(board, word):
    return table(board).why_not(word)


def test_a_marble_tells_the_step_and_what_its_row_gives():
    board = ask(fill(town(player()), golem="red white white"), TURN)
    said = told(board, "marble golem red")
    assert "+3 clay" in said
    assert "+1 section of the red student" in said


def test_a_golem_tells_its_price_the_marker_and_where_it_stands():
    board = ask(town(player(clay=7, golems=["red 1"])), CHAPTERS["create"])
    said = told(board, "create red")
    assert "6 clay" in said
    assert "+2 fields of the golem track" in said
    assert "+golem on red I" in said


def test_an_upgrade_tells_price_tile_and_menorah():
    said = told(ask(town(player(clay=3)), UPGRADE, NORMAL), "develop torso")
    assert said[1:].startswith("3 clay, +1 red menorah")
    assert "+torso" in said


def test_a_small_tile_tells_its_cheapest_slot():
    assert "2 coins" in told(ask(town(player(coin=3)), UPGRADE, NORMAL), "develop grey 1")


def test_what_is_lacking_is_counted():
    board = ask(town(player(clay=2, knowledge=4)), ROW[RESEARCH], 1)
    why = why_not(board, "develop column 4")
    assert why.lacking == [("knowledge", 3)]
    assert why == "Needs 3 knowledge more (you have 5)."


@pytest.mark.parametrize(
    ("effect", "n", "word", "reason"),
    [
        (TURN, 0, "marble work red", "no such marble"),
        (TURN, 0, "rabbi leash", "does not lie in the synagogue"),
        (ROW[RESEARCH], 1, "develop torso", "another domain"),
        (ROW[RESEARCH], 1, "book 38", "does not lie in the library"),
        (ROW[GOLEM_ROW], 3, "develop left leg", "have developed"),
        (CHAPTERS["destroy"], 0, "destroy blue 4", "None of your golems"),
        (BURY, 0, "grave 1", "taken"),
        (BURY, 0, "grave 7", "more players"),
        (CHAPTERS["gold"], 1, "cauldron 1", "full"),
        (CHAPTERS["artefact"], 0, "artefact 4", "not complete"),
    ],
)
def test_what_is_not_lacking_has_a_reason(effect, n, word, reason):
    me = player(golems=["red 3"], gold=(0, 0, 0, 1), upgrades=["left leg"], clay=5)
    board = fill(town(me, library=(1, 2, 3, 4, 5)), golem="white")
    board.graves = 1
    assert reason in why_not(ask(board, effect, n), word)


def test_a_worker_that_lies_is_refused_as_one():
    board = ask(town(player(golems=["red 3 lying", "blue 2"])), CHAPTERS["work"], 1)
    assert "lies" in why_not(board, "worker red 3")
    assert "None of your golems" in why_not(board, "worker red 4")


def test_goals_are_told_to_their_owner_only():
    board = ask(town(player(), player(1)), rabbi("tasks"))
    board.players[0].goals = [3]
    assert GOLEM.ledger.secrets(board, 0) == ["goal 54"]
    assert not [thing for thing in GOLEM.ledger.things(board, 0) if thing.startswith("goal")]


def test_a_column_tells_what_the_book_in_it_gives():
    """It was once "column 3", and nothing else."""
    board = ask(town(player(knowledge=3), library=(1, 9, 17, 25, 2)), CHAPTERS["book"])
    asked = table(choose(board, "book 9"))
    outcome = asked.outcome("column 3")
    assert (0, "begun", 1) in outcome.changes
    assert (0, "book 9", 1) in outcome.things


def test_a_description_has_the_figures_to_play_by():
    me = player(books=[[12]], side="b1", laid=[("grey 1", "double", 4)], goals=(64,))
    board = fill(town(me, library=(5, 2, 3, 36, 4)), golem="white")
    board.menorahs[0] = 1
    told = table(ask(board, TURN)).describe(0)
    for line in (
        "Book 5 (red), 2 knowledge and 0 knowledge for its field: at once 1 gold; 1 clay;",
        "Book 36 (black), a student one back and 1 knowledge for its field",
        "its menorah went to Player 2",
        "VIII: 1, IX: 3, X: 5",
        "Grave 4: 1 gold; 1 knowledge",
        "Research 8: 5 books a column, income 4 knowledge; 2 VP, 4 VP at the end",
        "head, 8 clay",
        "Slots of the artefact of 3 gold: golden 7 coins, grey 3 coins",
        "Column 1: books 12 (each time pay 1 clay: 2 VP)",
        "grey 1 lies on the artefact of 4 gold",
        "Artefact of 2 gold (0 in its cauldron): research +1; 1 knowledge",
        "Goal 64: 8 gold: 4 VP (now 0)",
        "Charity: 1 clay; 1 coin; 1 knowledge",
    ):
        assert line in told


def reason(effect, word, n=0, **fields):
    """The key of a question's own reason, or nothing."""
    board = fill(town(player(**fields), library=(1, 2, 3, 4, 36)), golem="white")
    found = effect.refuses(board, 0, n, VOCABULARY.numbers[word])
    assert not found or GOLEM.texts().say("refuses", found)
    return found


def test_the_turn_has_its_reasons():
    assert reason(TURN, "pass") == "last_phase"
    assert reason(TURN, "rabbi leash", rabbi=1) == "rabbi_done"
    assert reason(TURN, "stop") == ""


def test_books_and_columns_have_theirs():
    buy = CHAPTERS["book"]
    assert reason(buy, "book 38") == "not_in_library"
    assert reason(buy, "decline") == ""
    assert reason(buy, "book 1", books=[[12] * int(HEIGHT)] * int(COLUMNS)) == "no_column"
    assert reason(buy, "book 36", students=(0, 0, 0)) == "no_step_back"
    assert reason(buy, "book 1") == ""
    first = BOOKS.index("1")
    assert reason(PLACE_BOOK, "column 1", n=first) == "column_full"
    assert reason(PLACE_BOOK, "column 1", n=first, books=[[20]]) == "other_colour"
    assert reason(PLACE_BOOK, "stop", n=first) == ""
    assert reason(ACTIVATE_ONE, "activate 1", n=1 << first) == "activated"
    assert reason(ACTIVATE_ONE, "activate 1") == "not_yours"
    assert reason(ACTIVATE_ONE, "stop") == ""


def test_the_rows_have_theirs():
    golem, artefact = GolemMenu(GOLEM_ROW), ArtefactMenu(GOLEM_ROW)
    assert reason(golem, "develop torso", n=UPGRADED) == "upgrade_done"
    assert reason(golem, "create red") == "no_golem"
    assert reason(artefact, "cauldron 1") == "cauldron_full"
    assert reason(artefact, "cauldron 1", n=OTHER) == "part_done"
    assert reason(MIRROR_MENU, "climb") == "top"
    assert reason(MIRROR_MENU, "climb", n=UPGRADED) == "part_done"
    assert reason(MIRROR_MENU, "stop") == ""
    assert Menu(GOLEM_ROW).refuse_other(town(player()), player(), 0) == ""


def test_other_questions_have_theirs():
    assert reason(CHAPTERS["create"], "create red") == "no_golem"
    assert reason(BURY, "stop") == ""
    assert reason(STUDENT_STEPS, "stop") == ""
    assert reason(STUDENT_STEPS, "step red") == "street_end"
    assert reason(STUDENT_STEPS, "step red", n=STAYING.at(1)) == "stepped"
    assert reason(STUDENT_BACK, "step back red") == "street_start"
    assert reason(CHOOSE_SLOT, "artefact 2") == "no_slot"
    assert reason(UPGRADE, "develop torso", n=NORMAL) == ""
    assert reason(WORKERS, "stop") == ""
    assert reason(WORK_ACTION, "work 3") == "few_workers"
    assert reason(CHAPTERS["favour"], "tile red 1") == "no_favour"
