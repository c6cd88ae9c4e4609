"""Travel, and cubes on the Map. [§5.3, §8.5]"""

import pytest
from games.newton.position import ask, choose, me, options, played, player, table

from hightable.games.newton.box import CARDS, PLACES, TRAVEL
from hightable.games.newton.game import NEWTON
from hightable.games.newton.rules.cards import CARD_ACTIONS
from hightable.games.newton.rules.places import ANYWHERE, TO_UNIVERSITY
from hightable.games.newton.rules.travel import CARD_TRAVEL, CUBE_TRAVEL, FREE_TRAVEL, PLAIN_TRAVEL

EXTRA_CUBE = CARD_ACTIONS[CARDS.index("travel_2b")][TRAVEL]
UNIVERSITIES = ("bologna", "paris", "leipzig", "krakow", "cambridge", "salamanca")


def test_frank_goes_to_istanbul_and_takes_a_token_on_the_way():
    board = table(player(at="krakow", cubes=("krakow",)), bonus={"sofia": "bonus_vp3_1"})
    ask(board, CARD_TRAVEL, 4)
    choose(board, "go pest", "go sofia")
    assert me(board).points == 3
    choose(board, "go istanbul", "stop")
    assert me(board) == player(
        at="istanbul",
        points=3,
        coins=4,
        cubes=("krakow", "istanbul"),
        tokens=("bonus_vp3_1",),
    )


def test_a_travel_turn_in_words():
    before = player(at="krakow", desk=("travel_0",), tucked=("travel_1a", "travel_1b"))
    board = choose(played(before), "do travel", "go pest", "go sofia", "go istanbul", "stop")
    assert me(board).place == PLACES.index("istanbul")


@pytest.mark.parametrize(
    ("steps", "word", "why"),
    [(2, "go paris", "no_route"), (0, "go pest", "no_steps"), (2, "stop", "")],
)
def test_a_place_that_is_no_step_away_says_so(steps, word, why):
    board = table(player(at="krakow"))
    assert PLAIN_TRAVEL.refuses(board, 0, steps, NEWTON.vocabulary.numbers[word]) == why


def test_a_route_is_closed_without_the_coins_and_opened_by_a_token():
    board = ask(table(player(at="calais")), PLAIN_TRAVEL, 1)
    assert "go cambridge" not in options(board)
    board = table(player(at="paris"), bonus={"calais": "bonus_coin2_1"})
    ask(board, PLAIN_TRAVEL, 2)
    choose(board, "go calais", "go cambridge", "stop")
    assert me(board).coins == 1


def test_pascal_pays_no_routes():
    board = choose(ask(table(player(at="calais")), FREE_TRAVEL, 5), "go cambridge", "stop")
    assert me(board) == player(at="cambridge", cubes=("cambridge",))


def test_the_objective_place_asks_for_its_volumes_at_every_entry():
    near = next(place for place in ("alexandria", "smyrna", "athenai") if leads(place))
    assert "go jerusalem" not in options(ask(table(player(at=near)), FREE_TRAVEL, 2))
    board = ask(table(player(at=near, potions=8)), FREE_TRAVEL, 3)
    choose(board, "go jerusalem", f"go {near}", "go jerusalem")
    assert me(board).potions == 0
    assert me(board).visited == 1 << PLACES.index("jerusalem")


def leads(place):
    return "go jerusalem" in options(ask(table(player(at=place, potions=4)), FREE_TRAVEL, 1))


def test_villages_and_places_with_an_own_cube_take_none():
    board = choose(ask(table(player(at="pest", cubes=("wien",))), PLAIN_TRAVEL, 1), "go wien")
    assert me(board) == player(at="wien", cubes=("wien",))
    board = choose(ask(table(player(at="wien")), PLAIN_TRAVEL, 1), "go pest")
    assert me(board) == player(at="pest")


def test_a_travel_of_no_step_does_nothing():
    board = choose(ask(table(player(at="bologna")), PLAIN_TRAVEL, 2), "stop")
    assert me(board) == player(at="bologna")


@pytest.mark.parametrize(("placed", "points"), [(7, 0), (8, 1), (9, 2), (10, 4), (11, 8)])
def test_the_last_four_cubes_score(placed, points):
    board = ask(table(player(at="nurnberg", cubes_left=12 - placed)), PLAIN_TRAVEL, 1)
    choose(board, "go leipzig")
    assert me(board).points == points


def test_without_a_cube_a_city_gives_nothing():
    board = choose(ask(table(player(at="sofia", cubes_left=0)), PLAIN_TRAVEL, 1), "go istanbul")
    assert me(board) == player(at="istanbul", cubes_left=0)


def test_a_remote_cube_is_paid_placed_and_scored():
    board = table(player(at="cordoba", coins=2, cubes_left=5), lisboa="city_university")
    ask(board, PLAIN_TRAVEL, 1)
    choose(board, "go lisboa", "stop")
    assert options(board) == ["pay", "decline"]
    choose(board, "pay")
    assert options(board) == [f"cube {place}" for place in UNIVERSITIES]
    choose(board, "cube paris")
    assert (me(board).coins, me(board).cubes, me(board).points) == (0, 3, 1)
    assert me(board).place == PLACES.index("lisboa")


def test_a_remote_cube_may_be_declined():
    board = ask(table(player(at="cordoba", coins=2)), PLAIN_TRAVEL, 1)
    choose(board, "go lisboa", "stop", "decline")
    assert me(board) == player(at="lisboa", coins=2, cubes=("lisboa",))


def test_nobody_pays_for_a_remote_cube_that_has_no_place():
    board = ask(table(player(at="cordoba", coins=2, cubes=UNIVERSITIES)), PLAIN_TRAVEL, 1)
    choose(board, "go lisboa", "stop")
    assert board.over
    assert me(board).coins == 2
    assert not TO_UNIVERSITY.can(table(player(cubes_left=0)), 0)


def test_winkelmann_reaches_any_city_university_or_ancient_land():
    board = ask(table(player()), ANYWHERE)
    assert "cube jerusalem" not in options(board)
    assert "cube saint_petersburg" not in options(board)
    choose(board, "cube wien")
    assert me(board) == player(cubes=("wien",), potions=2)


def test_winkelmann_may_be_declined():
    assert me(choose(ask(table(player()), ANYWHERE), "decline")) == player()


def test_the_boost_may_come_half_way():
    board = ask(table(player(coins=2)), CARD_TRAVEL, 2)
    choose(board, "go nurnberg", "go wien", "boost", "go pest")
    assert me(board) == player(at="pest")


def test_the_boost_leaves_enough_for_a_further_step():
    board = ask(table(player(at="calais", coins=2)), CARD_TRAVEL, 1)
    choose(board, "go cambridge")
    assert "boost" not in options(board)


def test_no_boost_where_every_further_route_is_too_dear():
    board = ask(table(player(at="cordoba", coins=4)), CARD_TRAVEL, 1)
    choose(board, "go carthago")
    assert me(board).coins == 2
    assert "boost" not in options(board)


def test_an_extra_cube_is_paid_on_the_way_once_and_not_in_villages():
    board = ask(table(player(at="nurnberg", coins=4)), EXTRA_CUBE, 3)
    assert "cube here" not in options(board)
    choose(board, "go leipzig", "cube here")
    assert me(board).coins == 2
    assert me(board).visited == 1 << PLACES.index("leipzig")
    choose(board, "go lubeck")
    assert "cube here" not in options(board)
    choose(board, "go amsterdam", "stop")
    assert me(board).cubes == 10
    assert me(board).medicine == 1


def test_no_extra_cube_where_no_step_is_left():
    board = ask(table(player(at="nurnberg", coins=2)), EXTRA_CUBE, 1)
    choose(board, "go leipzig")
    assert "cube here" not in options(board)


def test_a_boosted_travel_keeps_its_extra_cube():
    board = ask(table(player(at="nurnberg", coins=4)), EXTRA_CUBE, 1)
    choose(board, "boost", "go leipzig", "cube here")
    assert options(board)[-1] != "boost"
    assert me(board).coins == 0


def test_stopping_after_an_extra_cube_places_no_second_one():
    board = ask(table(player(at="nurnberg", coins=2)), EXTRA_CUBE, 2)
    choose(board, "go leipzig", "cube here", "stop")
    assert me(board) == player(at="leipzig", cubes=("leipzig",))


def test_galilei_plays_a_master_on_the_way_before_the_next_step():
    board = ask(table(player(at="krakow", coins=2, masters=("bruno", "cusano"))), CUBE_TRAVEL, 3)
    choose(board, "go lublin", "go saint_petersburg", "cube here")
    assert me(board).coins == 0
    assert options(board) == ["master bruno", "master cusano", "decline"]
    choose(board, "master bruno")
    assert me(board).coins == 6
    assert "stop" in options(board)
