"""The coach: the same advice every time, reasons that add up, claims that are true."""

import pytest
from bots.claims import positions

import hightable
from hightable.bots.explain import LATER, Coach, Effort
from hightable.bots.judge import own_signs
from hightable.games import game as find_game

LITTLE = Effort(30, 2)
GAMES = hightable.games()


@pytest.mark.parametrize("name", GAMES)
def test_the_same_position_gets_the_same_advice_and_its_reasons_add_up(name):
    table = next(positions(name, 3))
    sight = table.sight(table.decision.seat)
    coach = Coach(find_game(name), LITTLE)
    advice = coach.advise(sight)
    again = Coach(find_game(name), LITTLE).advise(table.copy().sight(table.decision.seat))
    assert [one.word for one in advice] == [one.word for one in again]
    assert [one.value for one in advice] == [one.value for one in again]
    assert [one.value for one in advice] == sorted([one.value for one in advice], reverse=True)
    for one in advice:
        assert one.plan[0] == one.word
        assert one.word in table.legal()
        assert sum(reason.points for reason in one.reasons) == pytest.approx(one.value)
        assert sum(reason.points for reason in one.main()) == pytest.approx(one.value, abs=0.3)
    assert [one.sign for one in advice[0].reasons][-1] == LATER


@pytest.mark.parametrize("name", GAMES)
def test_every_sign_has_its_words(name):
    texts = find_game(name).texts()
    assert [sign for sign in own_signs(name).names if texts.get("sign", sign) is None] == []


def test_where_a_judge_has_no_signs_nothing_is_advised():
    table = hightable.new("saltmarsh", 2, seed=1)
    assert Coach(table.game).advise(table.sight(table.decision.seat)) == []
