"""The seven phases. [§2]"""

import pytest
from games.golem.town import ask, choose, fill, options, player, town

import hightable
from hightable.games.golem.box import ACTION_TILES, PHASES
from hightable.games.golem.rules.books import sink
from hightable.games.golem.rules.rounds import COURSE, PLAY, reveal_tiles

REFRESH, TURN_ORDER = COURSE[0], COURSE[3]


def refreshed():
    me = player(eyes=("white", "red"), leashed=1)
    board = fill(town(me, player(1, eyes=("blue", "blue"))), work="white white")
    board.removed = [4]
    board.round = 2
    return ask(board, REFRESH)


def test_the_refresh_brings_all_marbles_back():
    board = refreshed()
    assert sum(board.rows) == 10
    assert [one.eyes for one in board.players] == [[], []]
    assert (board.removed, board.players[0].leashed) == ([], 0)


def test_the_refresh_changes_tiles_and_books():
    board = refreshed()
    assert len(board.display) == 3
    assert not set(board.display) & {0, 1, 2}
    assert sorted(board.spent) == [0, 1, 2]
    assert board.deck[0] == 0
    assert (board.sunk, board.library[:4]) == (1, [1, 2, 3, 4])


def test_the_first_round_has_no_refresh():
    board = fill(town(player(eyes=("white",))), work="red")
    ask(board, REFRESH)
    assert board.players[0].eyes == [3]
    assert board.display == [0, 1, 2]


def rounds_of_tiles(seats, seed):
    """The tiles shown in each round, without playing."""
    board = hightable.new("golem", seats=seats, seed=seed, setup="simplified").state
    shown = [board.display[:]]
    for _ in range(3):
        board.spent += board.display
        board.display.clear()
        reveal_tiles(board)
        shown.append(board.display[:])
    return board, shown


@pytest.mark.parametrize("seed", range(4))
def test_e30_with_three_players_no_tile_of_round_iii_comes_back_in_round_iv(seed):
    board, shown = rounds_of_tiles(3, seed)
    assert len({tile for tiles in shown[:3] for tile in tiles}) == 12
    assert set(shown[3]) <= set(shown[0]) | set(shown[1])
    assert sorted(board.spent) == sorted(shown[2])
    assert len(board.tiles) == 4


@pytest.mark.parametrize("seed", range(4))
def test_e30_with_four_players_the_stack_is_renewed_within_round_iii(seed):
    board, shown = rounds_of_tiles(4, seed)
    assert len({*shown[0], *shown[1], *shown[2][:2]}) == len(ACTION_TILES) - 1
    assert set(shown[2][2:]) <= set(shown[0]) | set(shown[1])
    assert len(board.tiles) == 2


@pytest.mark.parametrize("seed", range(4))
def test_with_two_players_every_tile_is_shown_once(seed):
    _, shown = rounds_of_tiles(2, seed)
    assert len({tile for tiles in shown for tile in tiles}) == 12


def test_e19_rabbis_from_top_to_bottom_give_the_new_order():
    david, sara, simon, julia = 0, 1, 2, 3
    seats = [player(0, rabbi=0), player(1, rabbi=5), player(2, rabbi=2), player(3, rabbi=5)]
    board = town(*seats, tiles=("mastery", "tasks", "kneading", "librarian", "leash"))
    board.charity = [sara, julia]
    ask(board, TURN_ORDER)
    assert board.order == [david, simon, sara, julia]
    assert board.charity == []
    assert [one.rabbi for one in board.players] == [-1, -1, -1, -1]


def test_a_book_that_leaves_an_empty_field_is_none():
    board = town(player())
    board.library = [3]
    board.deck = []
    sink(board, 4)
    assert board.library == [3]


def test_the_phases_follow_each_other_and_after_four_rounds_the_game_is_over():
    table = hightable.new("golem", seats=2, seed=3, setup="simplified")
    seen = []
    while not table.over:
        now = (int(table.state.round), PHASES[table.state.phase - 1])
        if now not in seen:
            seen.append(now)
        table.choose(table.decision.options[-1])
    assert seen == sorted(seen, key=lambda now: (now[0], PHASES.index(now[1])))
    assert {number for number, _ in seen} == {1, 2, 3, 4}
    assert table.state.why == "end"


def test_all_take_their_income_before_anybody_upgrades():
    me, other = player(clay=2, students=(3, 1, 1)), player(1, clay=2)
    board = ask(town(me, other), PLAY, 5)
    assert (board.seat, me.goods[0], other.goods[0]) == (0, 4, 2)
    assert "develop left leg" in options(board)
    choose(board, "decline")
    assert board.seat == 1
