"""Setup, full and simplified. [§1]"""

import pytest
from games.golem.town import golems, goods

import hightable
from hightable.games.golem.box import CHARACTERS, SIDES, STARTS, UPGRADES
from hightable.games.golem.rules.scoring import completed
from hightable.games.golem.rules.upgrades import menorahs


def simplified(seats=4, seed=11):
    table = hightable.new("golem", seats=seats, seed=seed, setup="simplified")
    return table, [table.state.players[seat] for seat in table.state.order]


def up_to(table, verb):
    while table.decision.options[0].split()[0] != verb:
        table.choose(table.decision.options[0])
    return table


def test_e1_start_bonuses_of_the_simplified_setup():
    table, places = simplified()
    assert [goods(table.state, one.seat) for one in places] == [
        (2, 3, 2, 10),
        (3, 2, 2, 10),
        (3, 2, 2, 10),
        (3, 1, 2, 10),
    ]
    assert [list(one.students) for one in places] == [[1, 2, 1], [2, 1, 1], [1, 1, 1], [1, 1, 1]]


def test_e1_upgrades_artefacts_and_research_of_the_simplified_setup():
    table, places = simplified()
    keys = [[key for at, key in enumerate(UPGRADES) if one.upgrades >> at & 1] for one in places]
    assert keys == [[], ["left leg"], ["column 1"], ["grey 3"]]
    assert [one.research for one in places] == [0, 0, 1, 0]
    assert (completed(places[0]), list(places[0].gold)) == (1, [0, 0, 0, 1])
    assert (list(places[3].gold), places[3].laid[4]) == ([0, 1, 0, 0], 2)
    lit = [[int(menorahs(table.state, one, domain)) for domain in range(3)] for one in places]
    assert lit == [[0, 0, 0], [1, 0, 0], [0, 0, 1], [0, 1, 0]]


def test_e2_golems_of_the_simplified_setup():
    table, places = simplified()
    assert [golems(table.state, one.seat)[:2] for one in places] == [
        ["red 1", "yellow 1"],
        ["red 1", "blue 1"],
        ["yellow 1", "blue 1"],
        ["red 1", "yellow 1"],
    ]
    assert [one.marker for one in places] == [2, 2, 2, 2]


def test_e3_boards_of_the_simplified_setup():
    table, _ = simplified()
    palace = [CHARACTERS[card] for card in table.state.city.palace]
    assert palace == ["39", "43", "41", "46"]
    city = table.view(-1).neighbourhoods
    assert [int(tile[-2:]) for tile in city["red"]] == [1, 2, 4, 5, 7, 8, 9]
    assert [int(tile[-2:]) for tile in city["yellow"]] == [1, 3, 4, 5, 6, 7, 10]
    assert [int(tile[-2:]) for tile in city["blue"]] == [1, 4, 5, 6, 7, 8, 9]


def test_the_goals_of_the_simplified_setup_go_by_turn_order():
    table, places = simplified(seats=3)
    held = [[goal + 51 for goal in one.goals] for one in places]
    assert held == [[53, 69, 61], [58, 64, 71], [67, 62, 52]]
    assert len(table.state.goal_deck) == 18
    assert [SIDES[one.side] for one in places] == ["a1", "b1", "c1"]


def test_the_simplified_setup_asks_nothing():
    table, _ = simplified(seats=2)
    assert table.state.round == 1
    assert table.decision.prompt == "Which golem takes the next step?"


@pytest.mark.parametrize(("seats", "marbles"), [(2, 10), (3, 12), (4, 14)])
def test_the_table_is_laid_for_so_many_players(seats, marbles):
    table = hightable.new("golem", seats=seats, seed=5)
    state = table.state
    assert sum(state.rows) == marbles
    assert len(state.display) == seats + 1
    assert len(state.library) == 5
    assert [len(one.pack) for one in state.players] == [4] * seats
    assert [len(one.starts) for one in state.players] == [4] * seats
    assert len(state.boards) == seats
    assert len({side // 2 for side in state.boards}) == seats


def test_three_characters_of_the_early_rounds_and_one_of_the_last():
    for seed in range(6):
        palace = hightable.new("golem", seats=2, seed=seed).state.city.palace
        assert [card < CHARACTERS.index("46") for card in palace] == [True, True, True, False]


def test_boards_are_chosen_in_reverse_turn_order():
    table = up_to(hightable.new("golem", seats=3, seed=5), "board")
    order = table.state.order
    assert table.decision.seat == order[2]
    first = table.decision.options[0]
    table.choose(first)
    assert table.decision.seat == order[1]
    assert first not in table.decision.options


def test_two_start_tiles_are_chosen_then_both_are_used_and_the_rest_leaves():
    table = up_to(hightable.new("golem", seats=2, seed=5), "start")
    seat = table.decision.seat
    assert seat == table.state.order[0]
    me = table.state.players[seat]
    dealt = [f"start {STARTS[start]}" for start in me.starts]
    assert list(table.decision.options) == dealt
    before = list(me.goods)
    table.choose(dealt[2])
    assert list(table.decision.options) == [dealt[0], dealt[1], dealt[3]]
    assert list(table.state.players[seat].goods) == before
    table.choose(dealt[0])
    while table.decision.seat == seat:
        table.choose(table.decision.options[-1])
    assert me.starts == [] or table.state.players[seat].starts == []
    assert len(table.state.players[seat].used) == 2


def test_start_golems_stand_in_two_different_districts():
    table = up_to(hightable.new("golem", seats=2, seed=5), "place")
    seat = table.decision.seat
    assert table.decision.options == ("place red", "place yellow", "place blue")
    table.choose("place yellow")
    assert table.decision.options == ("place red", "place blue")
    table.choose("place blue")
    assert golems(table.state, seat)[:2] == ["yellow 1", "blue 1"]
    assert table.state.players[seat].marker == table.state.players[seat].marker


def test_wrong_options_are_refused_with_a_sentence():
    with pytest.raises(hightable.Fault, match="setup can be full, simplified"):
        hightable.new("golem", seats=2, setup="easy")
    with pytest.raises(hightable.Fault, match="setup is for 2, 3, or 4 players"):
        hightable.new("golem", seats=1, setup="full")
    with pytest.raises(hightable.Fault, match="golem is for 1, 2, 3, or 4 players, not 5"):
        hightable.new("golem", seats=5)
