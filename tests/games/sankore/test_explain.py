"""What words of Sankoré do and why others cannot be said."""

import pytest
from games.sankore.position import ask, pieces, put, table

from hightable.games.sankore.box.areas import SPACES
from hightable.games.sankore.box.components import CLASS_SPACES, OBJECTIVES
from hightable.games.sankore.game import SANKORE
from hightable.games.sankore.ledger import COUNTERS, KNOWLEDGE, LEDGER
from hightable.games.sankore.rules.astronomy import PORT
from hightable.games.sankore.rules.establish import ESTABLISH_PAID, SPACE_PAID
from hightable.games.sankore.rules.law import CROWN
from hightable.games.sankore.rules.mathematics import WALL
from hightable.games.sankore.rules.teach import TEACH_FREELY, TEACH_ONE
from hightable.games.sankore.rules.theology import MOSQUE
from hightable.games.sankore.rules.turn import MENU
from hightable.kernel import Table

CARD = OBJECTIVES[0]


def numbers(word):
    return SANKORE.vocabulary.numbers[word]


def reason(board, asked, word, n=0):
    """The key of a question's own reason."""
    found = asked.refuses(board, 0, n, numbers(word))
    assert not found or SANKORE.texts().say("refuses", found)
    return found


def at_table(board):
    return Table(SANKORE, 2, {}, 0, board)


def teaching(board, discipline):
    """The Introductory Class of a discipline is being taught."""
    put(board.players[0], students={f"s0_{discipline + 1}": "law"})
    board.players[0].school.teaching = discipline


def test_the_price_of_a_mosque_and_what_it_gives_are_told():
    board = table()
    teaching(board, 1)
    put(board.players[0], salt=9)
    board.players[0].school.bonus = 9
    asked = at_table(ask(board, MOSQUE))
    word = next(word for word in asked.legal() if word.startswith("space theo"))
    told = {each.key: each.n for each in asked.outcome(word).changes if each.seat == 0}
    assert told["salt"] < 0
    assert told["piece mosque"] == -1


def test_knowledge_that_is_lacking_is_counted():
    board = table()
    teaching(board, 1)
    put(board.players[0], salt=9)
    asked = at_table(ask(board, MOSQUE))
    closed = [word for word in SANKORE.vocabulary.texts if word.startswith("space theo_a")]
    found = [asked.why_not(word).lacking for word in closed]
    assert any(lacking[0][0] == "knowledge theology" for lacking in found if lacking)


@pytest.mark.parametrize("counter", [one for one in COUNTERS if one.most], ids=lambda one: one.key)
def test_a_loan_is_read_as_what_it_is(counter):
    board = table()
    if counter.key in KNOWLEDGE:
        teaching(board, KNOWLEDGE.index(counter.key))
    at = COUNTERS.index(counter)
    before = LEDGER.read(board, 0)[at]
    LEDGER.lend(board, 0, counter.key, 2)
    assert LEDGER.read(board, 0)[at] == before + 2


def test_knowledge_is_lent_for_the_class_that_is_taught_alone():
    board = table()
    before = LEDGER.read(board, 0)
    LEDGER.lend(board, 0, "knowledge law", 2)
    assert LEDGER.read(board, 0) == before


def test_main_actions_are_two_and_differ():
    board = table()
    assert reason(board, MENU, "teach", n=0b00100) == "taken"
    assert reason(board, MENU, "teach", n=0b00011) == "two taken"
    assert reason(board, MENU, "teach") == "no teach"
    assert reason(board, MENU, "end turn") == ""


def test_cards_are_in_hand_completed_and_used():
    board = table()
    me = board.players[0]
    assert reason(board, MENU, f"complete {CARD}") == "not in hand"
    assert reason(board, MENU, f"use {CARD}") == "not completed"
    put(me, hand=[CARD])
    assert reason(board, MENU, f"complete {CARD}") == "requirement"
    me.hand = 0
    put(me, done=[CARD])
    assert reason(board, MENU, f"complete {CARD}") == "completed"
    assert reason(board, MENU, f"use {CARD}") == "of no use"
    me.used = me.done
    assert reason(board, MENU, f"use {CARD}") == "used"


@pytest.mark.parametrize(
    ("asked", "prefix"),
    [(MOSQUE, "theo"), (WALL, "wall"), (CROWN, "law"), (PORT, "fez")],
    ids=["mosque", "wall", "crown", "port"],
)
def test_places_are_taken_want_support_or_are_out_of_reach(asked, prefix):
    board = table()
    spaces = [word for word in SANKORE.vocabulary.texts if word.startswith(f"space {prefix}")]
    found = {reason(board, asked, word) for word in spaces}
    assert found <= {"support", "space out of reach"}
    taken = spaces[0].removeprefix("space ")
    pieces(board, 1, *[name for name in SPACES if name.lower() == taken])
    assert reason(board, asked, spaces[0]) == "space taken"
    assert reason(board, asked, "stop") == ""


def test_a_class_is_taught_to_those_below():
    board = table()
    assert reason(board, TEACH_ONE, "class adv_2_1") == "no class"
    assert reason(board, TEACH_ONE, "class intro_1") == "nobody below"
    assert reason(board, TEACH_ONE, "stop") == ""
    put(board.players[0], students={"s0_1": "law"})
    board.flags &= ~TEACH_FREELY
    assert reason(board, TEACH_ONE, "class intro_1") == "no placement"


def test_classes_lie_open_and_go_where_their_level_may():
    board = table()
    tile = next(word for word in SANKORE.vocabulary.texts if word.startswith("tile "))
    assert reason(board, ESTABLISH_PAID, tile) == "tile not open"
    assert reason(board, ESTABLISH_PAID, "stop") == ""
    assert reason(board, SPACE_PAID, f"space {CLASS_SPACES[0].lower()}") == "class not there"
    assert reason(board, SPACE_PAID, "stop") == ""
