"""A mixed cost, told before it is shared out. [§6, R37]"""

from games.golem.town import ask, choose, player, rabbi, town

from hightable.games.golem.game import GOLEM
from hightable.games.golem.words import VOCABULARY
from hightable.kernel import Group, Payment


def test_a_mixed_cost_is_clay_coins_and_knowledge_that_pays_the_rest():
    board = ask(town(player(clay=2, coin=2, knowledge=2)), rabbi("workshop"))
    assert GOLEM.bill(board) is None
    found = GOLEM.bill(choose(board, "develop head"))
    assert found.groups == [Group(5, ["clay", "coin", "knowledge"])]
    assert (found.unit, found.alike, found.rest) == ("resource", False, "knowledge")


def test_without_clay_the_rest_of_it_is_asked():
    board = ask(town(player(clay=0, coin=3, knowledge=3)), rabbi("workshop"))
    found = GOLEM.bill(choose(board, "develop left arm"))
    assert found.groups == [Group(3, ["coin", "knowledge"])]


def test_a_word_spends_what_it_says():
    said = [GOLEM.payment(VOCABULARY.numbers[word]) for word in ("spend clay 2", "spend coin 0")]
    assert said == [Payment("clay", 2), Payment("coin", 0)]
    assert GOLEM.payment(VOCABULARY.numbers["stop"]) is None
