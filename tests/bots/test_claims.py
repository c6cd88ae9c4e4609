"""Are the coach's reasons true? A few claims of every game; hundreds by `bots/claims.py`."""

import pytest
from bots.claims import count_claims

import hightable
from hightable.bots.explain import Effort

QUICK = Effort(200, 6)
CLAIMS, MOST_WRONG = 5, 1


@pytest.mark.parametrize("name", hightable.games())
def test_without_a_decisive_sign_the_choice_or_its_margin_is_another(name):
    found = count_claims(name, CLAIMS, 5, QUICK)
    assert found.said == CLAIMS
    assert found.held >= CLAIMS - MOST_WRONG
    assert found.slow == 0
