"""Masters. [§10]"""

import pytest
from games.newton.position import ask, choose, me, options, player, table

from hightable.games.newton.box import MASTERS
from hightable.games.newton.rules.masters import ANY_ACTION, PLAY_MASTER
from hightable.games.newton.rules.volumes import available
from hightable.games.newton.rules.work import PLAIN_WORK


def play(master, **before):
    """A player who has just played a Master."""
    lines = (("work_1a", "study_1a"), ("work_2a",), ("work_3a",))
    board = ask(table(player(masters=(master,), **before), lines=lines), PLAY_MASTER)
    return choose(board, f"master {master}")


def test_a_master_may_stay_in_hand():
    board = ask(table(player(masters=("bruno", "brahe"))), PLAY_MASTER)
    choose(board, "decline")
    assert me(board) == player(masters=("bruno", "brahe"))


def test_without_masters_nothing_is_asked():
    assert ask(table(player(coins=5)), PLAY_MASTER).over
    assert ask(table(player(coins=5, played=("bruno",))), PLAY_MASTER).over


@pytest.mark.parametrize(
    ("master", "gains"),
    [
        ("bruno", dict(coins=6)),
        ("cusano", dict(potions=3)),
        ("gilbert", dict(students=("t_start", "t_start"))),
        ("cavendish", dict(removed=2)),
    ],
)
def test_masters_that_give_something(master, gains):
    assert me(play(master)) == player(played=(master,), **gains)


@pytest.mark.parametrize(
    ("master", "volumes"),
    [("brahe", 2), ("newton", 2 << 8), ("leibniz", 2 << 16), ("fahrenheit", 1 << 24)],
)
def test_masters_with_volumes(master, volumes):
    assert available(me(play(master))) == volumes


@pytest.mark.parametrize(
    ("master", "prompt", "value"),
    [
        ("boyle", "study", 4),
        ("browne", "lessons", 4),
        ("descartes", "lessons", 1),
        ("copernicus", "study", 3),
        ("galilei", "travel", 3),
        ("halley", "student", 4),
        ("huygens", "work", 3),
        ("kepler", "work", 6),
        ("paracelsus", "any action", 3),
        ("pascal", "travel", 5),
        ("torricelli", "student", 3),
        ("winkelmann", "cube", 0),
    ],
)
def test_masters_with_an_action_of_their_own_value(master, prompt, value):
    board = play(master, potions=3, coins=3, board="study_c", desk=("work_0", "travel_0"))
    assert board.stack[-1].effect.asking() == prompt
    assert board.stack[-1].n == value
    assert "boost" not in options(board)


def test_every_master_is_tested_above():
    assert len(MASTERS) == 4 + 4 + 12


def test_paracelsus_offers_what_is_possible_and_may_be_declined():
    lines = (("work_1a",), (), ())
    board = ask(table(player(students=(), removed=12), lines=lines), ANY_ACTION, 3)
    assert options(board) == ["do work", "do travel", "do lessons", "decline"]
    assert me(choose(board, "decline")).work == 0
    choose(ask(board, ANY_ACTION, 3), "do work", "to w1")
    assert me(board).coins == 1


def test_quick_actions_may_come_before_a_master_is_played():
    board = ask(table(player(coins=3, masters=("bruno",))), PLAY_MASTER)
    choose(board, "buy potion", "master bruno")
    assert me(board) == player(played=("bruno",), coins=6, potions=1)


def test_a_master_with_volumes_helps_at_once_inside_the_action_that_played_him():
    before = player(work=11, masters=("newton",), desk=("study_1c",))
    board = ask(table(before), PLAIN_WORK, 1)
    choose(board, "to w12", "master newton")
    assert available(me(board)) == (2 << 8) + (2 << 16)
