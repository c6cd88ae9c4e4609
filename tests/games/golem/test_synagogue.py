"""Marbles and the five rows. [§5]"""

from games.golem.town import ask, choose, fill, golems, goods, options, player, town

from hightable.games.golem.rules.actions import TURN
from hightable.games.golem.rules.synagogue import DROP_AGAIN, all_marbles, drop, strength


def turn(me, **rows):
    """The question of a turn, the rabbi already placed."""
    me.rabbi = 0
    return ask(fill(town(me), **rows), TURN)


def test_marbles_fall_into_rows_of_six_at_most():
    board = town(player(), seats=4)
    for _ in range(30):
        drop(board, all_marbles(4))
        found = [int(strength(board, row)) for row in range(5)]
        assert sum(found) == 14
        assert max(found) <= 6


def test_the_number_of_marbles_depends_on_the_players():
    assert [len(all_marbles(players)) for players in (2, 3, 4)] == [10, 12, 14]
    assert all_marbles(2).count(4) == 1


def test_what_is_in_the_tray_is_dropped_again():
    board = ask(fill(town(player()), work="red red black", mirror="white"), DROP_AGAIN)
    colours = [sum(board.rows[row * 5 + colour] for row in range(5)) for colour in range(5)]
    assert colours == [2, 0, 0, 1, 1]
    assert board.why == "chance"


def test_marbles_alike_in_a_row_are_one_choice():
    board = turn(player(), work="red red", golem="white")
    assert options(board) == ["marble work red", "marble golem white", "pass"]


def test_e8_the_strength_counts_the_marble_taken():
    board = choose(turn(player(), golem="white red"), "marble golem white")
    assert goods(board) == (2, 0, 0, 0)
    assert strength(board, 1) == 1
    assert board.players[0].eyes == [3]


def test_e10_a_white_marble_moves_no_student():
    me = player()
    choose(turn(me, golem="white"), "marble golem white")
    assert list(me.students) == [1, 1, 1]


def test_a_coloured_marble_moves_its_student_before_the_action():
    me = player()
    board = choose(turn(me, golem="yellow"), "marble golem yellow")
    assert options(board) == ["step yellow", "decline"]
    assert goods(board) == (0, 0, 0, 0)
    choose(board, "step yellow")
    assert (goods(board), list(me.students)) == ((1, 0, 0, 0), [1, 2, 1])


def test_e9_the_black_marble_moves_two_and_takes_the_menorah():
    me = player(students=(7, 1, 1))
    board = choose(turn(me, mirror="black"), "marble mirror black", "step red", "step blue")
    assert list(me.students) == [8, 1, 2]
    assert list(board.menorahs) == [0, -1, -1]


def test_student_and_golden_tile_come_in_the_players_order():
    for order, first in (("student first", "step red"), ("artefact first", "step yellow")):
        me = player(gold=(0, 3, 0, 0), laid=[("golden 1", "red marble", 3)])
        board = choose(turn(me, mirror="red"), "marble mirror red")
        assert options(board) == ["student first", "artefact first"]
        choose(board, order)
        assert options(board)[0] == first


def test_with_the_student_on_x_the_golden_tile_pays_without_asking():
    me = player(students=(10, 1, 1), gold=(0, 0, 2, 0), laid=[("golden 1", "red marble", 2)])
    board = choose(turn(me, golem="red"), "marble golem red")
    assert (goods(board), me.research) == ((1, 1, 0, 0), 1)


def test_e11_golem_upgrade_and_create_at_strength_4():
    me = player(clay=2, golems=["red 3"])
    board = choose(turn(me, golem="white white white red"), "marble golem white")
    assert goods(board)[0] == 6
    choose(board, "develop torso")
    assert options(board) == ["create yellow", "create blue", "stop"]
    choose(board, "create yellow")
    assert (goods(board), me.marker, golems(board)[2]) == ((0, 0, 0, 0), 4, "yellow 1")


def test_a_menu_may_be_left_and_each_part_is_done_once():
    board = choose(turn(player(clay=20), golem="white"), "marble golem white", "create red")
    assert not any(option.startswith("create") for option in options(board))
    assert choose(board, "stop").over


def test_e14_artefacts_upgrade_and_gold_at_strength_2():
    me = player(side="d1", coin=3, gold=(3, 0, 0, 0), research=4)
    board = choose(turn(me, artefacts="white red"), "marble artefacts white")
    choose(board, "develop grey 2", "side double", "artefact 4")
    assert options(board) == ["cauldron 4", "cauldron 3", "cauldron 2", "cauldron 1", "stop"]
    choose(board, "cauldron 4")
    assert (goods(board), me.research) == ((2, 0, 0, 3), 5)


def test_gold_is_not_offered_below_3_coins():
    me = player(coin=1, upgrades=["golden 1", "golden 2", "grey 1", "grey 2", "grey 3"])
    me.laid[0], me.laid[1], me.laid[2], me.laid[3], me.laid[4] = 0, 2, 0, 2, 4
    assert choose(turn(me, artefacts="white"), "marble artefacts white").over


def test_e16_the_mirror_copies_with_its_own_strength_and_climbs():
    me = player(coin=4)
    board = choose(turn(me, mirror="white white red"), "marble mirror white")
    copies = ["copy work", "copy golem", "copy artefacts", "copy research"]
    assert options(board) == [*copies, "climb", "stop"]
    choose(board, "copy research")
    assert goods(board) == (0, 3, 3, 0)
    choose(board, "stop")
    assert options(board) == ["climb", "stop"]
    choose(board, "climb")
    assert (goods(board), me.research) == ((0, 0, 3, 0), 1)


def test_the_mirror_may_climb_first_and_then_copy():
    me = player(coin=4, golems=["red 1"])
    board = choose(turn(me, mirror="white"), "marble mirror white", "climb", "copy work")
    choose(board, "work 1", "worker red 1")
    assert (goods(board), me.research) == ((2, 0, 0, 0), 1)


def test_without_a_coin_the_mirror_does_nothing():
    board = choose(turn(player(), mirror="white"), "marble mirror white")
    assert board.over
    assert board.players[0].eyes == [3]


def test_on_the_top_field_the_mirror_does_not_climb_and_may_be_left():
    board = choose(turn(player(coin=3, research=10), mirror="white"), "marble mirror white")
    assert "climb" not in options(board)
    assert choose(board, "stop").over
