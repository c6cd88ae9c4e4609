"""Setup and the Masters. [§2]"""

import pytest
from games.newton.position import choose, options

import hightable
from hightable.games.newton.box import BASEL, BOARDS, COLOURS, MASTERS
from hightable.games.newton.rules.setup import new


def deal(seats, draft=False, seed=7, chosen=False):
    chosen_by = {True: "chosen", False: "random"}[chosen]
    options = {"draft": "yes" if draft else "no", "colours": chosen_by}
    return new(seats, seed.to_bytes(16, "big"), options)


@pytest.mark.parametrize(
    ("seats", "tokens", "line"), [(1, 6, 2), (2, 10, 3), (3, 14, 3), (4, 18, 3)]
)
def test_tokens_and_lines_depend_on_the_number_of_players(seats, tokens, line):
    board = deal(seats)
    assert board.bonus.bit_count() == tokens
    assert [len(cards) for cards in board.lines] == [line] * 3


def test_everyone_begins_alike():
    for player in deal(4).players:
        assert player.hand == [0, 1, 2, 3, 4, 5]
        assert (player.coins, player.potions, player.points) == (2, 0, 0)
        assert list(player.students) == [0, -1, -1, -1]
        assert (player.cubes, player.piles, player.place, player.work) == (12, 12, BASEL, 0)


def test_colours_and_boards_are_dealt_once_each():
    board = deal(4)
    assert sorted(player.colour for player in board.players) == list(range(len(COLOURS)))
    assert sorted(player.board for player in board.players) == list(range(len(BOARDS)))


def test_colours_may_be_chosen_in_the_order_of_seats_before_the_masters_come():
    board = deal(3, chosen=True)
    assert options(board) == [f"colour {colour}" for colour in COLOURS]
    assert [(player.hand, player.kept) for player in board.players] == [([], [])] * 3
    choose(board, "colour blue", "colour red")
    assert options(board) == ["colour green", "colour yellow"]
    choose(board, "colour yellow")
    assert [COLOURS[player.colour] for player in board.players] == ["blue", "red", "yellow"]
    assert [player.hand for player in board.players] == [[0, 1, 2, 3, 4, 5]] * 3
    assert [len(player.kept) for player in board.players] == [4, 4, 4]


def test_the_last_of_four_takes_the_colour_that_is_left():
    board = choose(deal(4, chosen=True), "colour green", "colour blue", "colour red")
    assert COLOURS[board.players[3].colour] == "yellow"
    assert board.stack[-1].effect.asking() == "play"


def test_the_first_player_is_drawn_by_lot():
    assert {deal(4, seed=seed).first for seed in range(40)} == {0, 1, 2, 3}


def test_every_tile_lies_where_its_kind_belongs():
    dealt = deal(2).dealt
    assert sorted(dealt.sights) == list(range(1, 10))
    assert [dealt.places[place] for place in dealt.sights] == list(range(9))
    assert sorted(tile for tile in dealt.places[10:17]) == list(range(7))
    objectives = {dealt.places[-1], dealt.work[-1], *[dealt.tech[at] for at in (7, 14, 21, 27)]}
    assert len(objectives) == 6


def test_without_the_draft_everyone_holds_four_masters():
    board = deal(3)
    held = [master for player in board.players for master in player.kept]
    assert len(held) == len(set(held)) == 12
    assert board.stack[-1].effect.asking() == "play"


def test_the_draft_passes_packs_to_the_left():
    board = deal(3, draft=True)
    packs = [set(player.pack) for player in board.players]
    kept = [player.pack[0] for player in board.players]
    for master in kept:
        choose(board, f"keep {MASTERS[master]}")
    assert [player.kept for player in board.players] == [[master] for master in kept]
    assert [set(player.pack) for player in board.players] == [
        packs[at - 1] - {kept[at - 1]} for at in range(3)
    ]


def test_the_draft_ends_with_four_masters_each_and_the_last_is_forced():
    board = deal(3, draft=True)
    for _ in range(9):
        choose(board, options(board)[0])
    held = [master for player in board.players for master in player.kept]
    assert len(set(held)) == 12
    assert [player.pack for player in board.players] == [[], [], []]
    assert board.stack[-1].effect.asking() == "play"


def test_a_lone_player_keeps_four_of_six():
    board = deal(1)
    assert len(options(board)) == 6
    for _ in range(4):
        choose(board, options(board)[-1])
    assert len(board.players[0].kept) == 4
    assert board.stack[-1].effect.asking() == "play"


def test_the_picks_of_a_lone_player_can_be_taken_back():
    table = hightable.new("newton", 1, seed=7)
    table.choose(table.legal()[0])
    table.choose(table.legal()[0])
    table.undo()
    table.undo()
    assert len(table.legal()) == 6


def test_the_draft_is_for_more_than_one_player():
    with pytest.raises(hightable.Fault, match="the option draft is for 2, 3, or 4 players"):
        hightable.new("newton", 1, draft=True)
