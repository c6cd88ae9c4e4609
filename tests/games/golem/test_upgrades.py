"""Developing upgrades. [§7]"""

from games.golem.town import (
    ask,
    character,
    choose,
    golems,
    goods,
    neighbourhood,
    options,
    player,
    rabbi,
    town,
)

from hightable.games.golem.box import SLOT_COST, UPGRADE_COST, UPGRADES
from hightable.games.golem.rules.upgrades import NORMAL, UPGRADE, menorahs
from hightable.games.golem.words import MOST_SPENT

GOLEM, ARTEFACT, RESEARCH = 0, 1, 2
DISCOUNT_OF_THE_WORKSHOP = 3


def developed(me):
    return [key for at, key in enumerate(UPGRADES) if me.upgrades >> at & 1]


def test_every_upgrade_that_can_be_paid_in_full_is_offered():
    board = ask(town(player(clay=3, coin=2, knowledge=3)), UPGRADE, NORMAL)
    tiles = ["grey 1", "grey 2", "grey 3"]
    wanted = ["left leg", "torso", *tiles, "column 1", "column 2"]
    assert options(board) == [*[f"develop {key}" for key in wanted], "decline"]
    assert choose(board, "decline").players[0].upgrades == 0


def test_a_developed_upgrade_is_not_offered_again_and_nothing_is_asked_without_means():
    board = ask(town(player(clay=2, upgrades=["left leg"])), UPGRADE, NORMAL)
    assert board.over


def test_golem_and_research_upgrades_are_turned_and_paid_in_their_resource():
    me = player(clay=3, knowledge=3)
    board = choose(ask(town(me), UPGRADE, NORMAL), "develop torso")
    choose(ask(board, UPGRADE, NORMAL), "develop column 2")
    assert developed(me) == ["torso", "column 2"]
    assert goods(board) == (0, 0, 0, 0)


def test_the_big_tiles_show_three_menorahs():
    me = player(clay=8, coin=8, knowledge=11)
    board = town(me)
    for key in ("head", "great artefact", "research tile"):
        choose(ask(board, UPGRADE, NORMAL), f"develop {key}")
    assert goods(board) == (0, 0, 0, 0)
    assert [menorahs(board, me, domain) for domain in range(3)] == [3, 3, 3]


def test_a_menorah_from_the_street_counts_as_one():
    me = player(upgrades=["torso"])
    board = town(me)
    board.menorahs[GOLEM] = 0
    assert menorahs(board, me, GOLEM) == 2


def test_a_small_tile_is_laid_with_a_side_on_an_artefact_whose_slot_is_paid():
    me = player(coin=3)
    board = choose(ask(town(me), UPGRADE, NORMAL), "develop grey 2")
    assert options(board) == ["side double", "side mixed"]
    choose(board, "side mixed")
    assert options(board) == ["artefact 4", "artefact 3"]
    choose(board, "artefact 3")
    assert (goods(board), developed(me)) == ((0, 0, 0, 0), ["grey 2"])
    assert list(me.laid) == [-1, -1, -1, 3, -1]


def test_an_artefact_has_one_golden_and_one_grey_slot():
    me = player(coin=10, laid=[("grey 1", "double", 4), ("golden 1", "red marble", 4)])
    board = choose(ask(town(me), UPGRADE, NORMAL), "develop grey 2", "side double")
    assert options(board) == ["artefact 3", "artefact 2", "artefact 1"]
    choose(board, "artefact 3")
    board = choose(ask(board, UPGRADE, NORMAL), "develop golden 2", "side first book")
    assert options(board) == ["artefact 3", "artefact 2", "artefact 1"]


def test_a_tile_laid_on_a_completed_artefact_pays_from_the_next_time_on():
    me = player(coin=7, gold=(0, 0, 0, 1))
    choose(ask(town(me), UPGRADE, NORMAL), "develop grey 1", "side double", "artefact 1")
    assert list(me.goods) == [0, 0, 0, 0]


def test_the_right_arm_destroys_a_golem_at_once_for_a_single_bonus():
    me = player(clay=5, golems=["red 1"])
    board = choose(ask(town(me), UPGRADE, NORMAL), "develop right arm", "destroy red 1", "grave 1")
    assert (goods(board), golems(board)[0]) == ((0, 0, 0, 4), "grave 1")


def test_the_left_arm_lets_a_golem_work_at_once():
    me = player(clay=6, golems=["red 1"])
    board = choose(ask(town(me), UPGRADE, NORMAL), "develop left arm", "worker red 1")
    assert goods(board) == (2, 0, 0, 0)


def test_a_discount_lowers_the_cost_but_not_below_nothing():
    board = ask(town(player(clay=1)), neighbourhood("blue", 6))
    assert options(board) == [
        "develop column 1",
        "develop column 2",
        "decline",
    ]
    choose(board, "develop column 1")
    assert goods(board) == (1, 0, 0, 0)


def test_a_character_gives_a_discount_in_the_resource_of_the_domain():
    board = ask(town(player(clay=1)), character(39))
    assert "develop right arm" in options(board)
    assert "develop column 4" not in options(board)
    choose(board, "develop right arm")
    assert goods(board) == (0, 0, 0, 1)


def test_the_workshop_takes_any_mix_of_resources():
    me = player(clay=2, coin=2, knowledge=2)
    board = choose(ask(town(me), rabbi("workshop")), "develop head")
    assert options(board) == ["spend clay 1", "spend clay 2"]
    choose(board, "spend clay 1")
    assert goods(board) == (1, 0, 0, 0)
    assert developed(me) == ["head"]


def test_the_rest_of_a_mixed_payment_is_knowledge():
    me = player(clay=0, coin=3, knowledge=3)
    board = choose(ask(town(me), rabbi("workshop")), "develop left arm")
    assert options(board) == [f"spend coin {n}" for n in range(4)]
    choose(board, "spend coin 1")
    assert goods(board) == (0, 2, 1, 0)


def test_the_workshop_pays_for_a_slot_of_an_artefact_too():
    me = player(clay=4)
    board = choose(ask(town(me), rabbi("workshop")), "develop golden 1", "side red marble")
    assert options(board) == ["artefact 4", "artefact 3", "artefact 2", "artefact 1"]
    choose(board, "artefact 4")
    assert goods(board) == (0, 0, 0, 0)


def test_a_yellow_neighbourhood_develops_artefact_upgrades_only():
    board = ask(town(player(clay=9)), neighbourhood("yellow", 2))
    assert options(board)[:2] == ["develop grey 1", "develop grey 2"]
    assert "develop torso" not in options(board)


def test_four_small_tiles_of_a_kind_would_find_no_slot():
    me = player(coin=1, laid=[("golden 1", "red marble", 2)])
    assert ask(town(me), UPGRADE, NORMAL).over


def test_every_mixed_price_has_its_words():
    dearest = max(max(UPGRADE_COST), max(SLOT_COST))
    assert dearest - DISCOUNT_OF_THE_WORKSHOP <= MOST_SPENT
    board = ask(town(player(clay=9, coin=9, knowledge=9)), rabbi("workshop"))
    choose(board, "develop research tile", "spend clay 8")
    assert goods(board) == (1, 9, 9, 0)
