"""Exchange a Favour. [§5.5]"""

import pytest
from games.sankore.position import L, ask, choose, options, put, table, turn

from hightable.games.sankore.effects import CHAPTERS
from hightable.games.sankore.rules.favour import EXCHANGE_ONE
from hightable.games.sankore.rules.majority import capacity


def test_x08_the_rewards_up_to_the_disc_can_be_taken():
    board = table()
    me = put(board.players[0], favour=4, gold=0)
    turn(board)
    choose(board, "favour")
    assert options(board) == ["take 1", "take 2", "take 3", "take 4", "return"]
    choose(board, "take 4")
    assert (me.gold, me.favours, me.favour, capacity(me)) == (2, 3, 4, 10)
    assert "favour" not in options(board)


@pytest.mark.parametrize(
    ("space", "gain"),
    [(6, ("salt", 2)), (7, ("inspiration", 1)), (9, ("gold", 3)), (11, ("salt", 3))],
)
def test_a_favour_gives_what_its_space_shows(space, gain):
    board = table()
    me = put(board.players[0], favour=12, gold=0, salt=0, inspiration=0)
    ask(board, EXCHANGE_ONE)
    choose(board, f"take {space}")
    assert getattr(me, gain[0]) == gain[1]


def test_the_first_favour_is_gold_or_salt():
    board = table()
    me = put(board.players[0], gold=0, salt=0)
    ask(board, EXCHANGE_ONE)
    choose(board, "take 1", "gain salt")
    ask(board, EXCHANGE_ONE)
    choose(board, "take 1", "gain gold")
    assert (me.gold, me.salt) == (1, 1)


def test_two_books_are_chosen_one_by_one():
    board = table()
    me = put(board.players[0], favour=8)
    ask(board, EXCHANGE_ONE)
    choose(board, "take 8", "gain book law", "gain book law")
    assert me.books[L] == 2


def test_the_last_favour_is_a_prestige_token():
    board = table()
    me = put(board.players[0], favour=12)
    ask(board, EXCHANGE_ONE)
    choose(board, "take 12", "gain prestige law")
    assert me.prestige[L] == 1


def test_a_reward_that_gives_nothing_cannot_be_taken():
    board = table()
    put(board.players[0], favour=12, favours=0)
    for discipline in range(4):
        board.supply.prestige[discipline] = board.supply.books[discipline] = 0
    board.queues = [[], [], [], []]
    board.supply.piles = [[] for _ in range(8)]
    board.supply.masters = 0
    ask(board, EXCHANGE_ONE)
    assert options(board) == [f"take {space}" for space in (1, 4, 6, 7, 9, 11)]


def test_returning_frees_two_prestige_spaces():
    board = table()
    me = board.players[0]
    ask(board, CHAPTERS["exchange_favour"])
    choose(board, "return")
    assert (me.favours, capacity(me)) == (1, 14)


def test_an_effect_can_be_declined_and_with_eight_tiles_only_returned():
    board = table()
    put(board.players[0], favours=8, favour=12)
    ask(board, CHAPTERS["exchange_favour"])
    assert options(board) == ["return", "decline"]
    choose(board, "decline")
    ask(board, EXCHANGE_ONE)
    assert board.players[0].favours == 7


def test_a_skill_returns_a_favour_or_not():
    board = table()
    me = put(board.players[0], favours=1)
    ask(board, CHAPTERS["return_favour"])
    assert options(board) == ["return", "decline"]
    choose(board, "return")
    assert me.favours == 0
    assert not CHAPTERS["return_favour"].can(board, 0)
    ask(board, CHAPTERS["return_favour"])
    assert me.favours == 0


def test_card_5_reaches_two_spaces_further():
    board = table()
    put(board.players[0], favour=2, done=["obj_05"])
    ask(board, EXCHANGE_ONE)
    assert "take 4" in options(board)
    assert "take 5" not in options(board)
