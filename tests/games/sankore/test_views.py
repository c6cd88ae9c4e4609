"""The running numbers, what things are for, the words, and what is invariants. [§14]"""

import random

import pytest
from games.sankore.position import A, L, ask, cell, choose, pieces, put, queue, table, turn

import hightable
from hightable.games.sankore.game import SANKORE
from hightable.games.sankore.invariants import invariants
from hightable.games.sankore.rules.astronomy import START
from hightable.games.sankore.seen.players import SeenKnowledge
from hightable.games.sankore.seen.table import SeenRank


def about(board):
    texts = SANKORE.vocabulary.texts
    return {texts[word]: SANKORE.about(board, word, SANKORE.texts()) for word in board.offered()}


def test_knowledge_is_shown_part_by_part_and_room_for_prestige():
    board = table()
    me = put(board.players[0], classes={"adv_2_1": "adv_law_k2"}, students={"s1_1L": "law"})
    put(me, done=["obj_01"], gold=1)
    pieces(board, 0, "law_A_1")
    queue(board, L, 1)
    turn(board)
    choose(board, "teach")
    seen = SANKORE.seen(board, 0)
    mine = seen.players[0]
    assert mine.knowledge["law"] == SeenKnowledge(school=1, shared=2, bonus=2, cards=1, total=6)
    assert (seen.turn, seen.actions, seen.taught, mine.room) == (0, ["teach"], "law", 12)
    assert mine.school.teaching == "adv_2_1"
    assert (mine.school.active, mine.school.origin) == ("law", "s1_1L")


def test_regions_show_who_leads_and_stars_who_wins_them():
    board = table()
    pieces(board, 0, "law_A_1", "wall_A1")
    pieces(board, 1, "law_A_2")
    cell(board, "cell_1_1", "sk_law_double_1", star=True)
    seen = SANKORE.seen(board, -1)
    assert seen.boxes["law_A"].leader == 1
    assert seen.boxes["law_A"].standing[0] == SeenRank(seat=1, pieces=1, highest=2)
    assert seen.madrasa.cells["cell_1_1"].winner == 0
    assert seen.madrasa.filled == 1


def test_a_camel_under_way_is_seen():
    board = table()
    put(board.players[0], gold=2)
    queue(board, A, 3)
    ask(board, START)
    choose(board, "go araouane")
    assert SANKORE.seen(board, 0).players[0].walk == "araouane"


def test_favours_cards_tiles_and_the_draft_are_explained():
    board = table()
    me = put(board.players[0], favour=4, books={"law": 1}, gold=5, hand=["obj_16"])
    turn(board)
    assert about(board)["complete obj_16"].startswith("With 5 Gold")
    choose(board, "favour")
    assert about(board)["take 4"] == "2 Gold"
    choose(board, "return", "establish")
    told = about(board)
    assert all(told[word].startswith("Law class") for word in told)
    assert me.books[L] == 1
    draft = hightable.new("sankore", 2, seed=3)
    assert "Book" in draft.game.about(draft.state, draft.state.offered()[0], SANKORE.texts())


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_every_option_can_be_told_and_every_view_is_in_words(seats):
    table = hightable.new("sankore", seats, seed=5)
    luck = random.Random(5)
    count = 0
    while not table.over and count < 150:
        for word in table.state.offered():
            assert "{" not in table.game.about(table.state, word, SANKORE.texts())
        if count % 30 == 0:
            assert "If it ended now" in table.describe(0)
        table.choose(luck.choice(table.legal()))
        count += 1
    assert ("The Scholar" in "".join(line.text for line in table.lines(0))) == (seats == 1)


def test_what_is_lost_or_made_is_named():
    board = table()
    assert invariants(board) == []
    board.supply.books[A] += 1
    board.players[0].gold = -1
    board.players[1].camel = 3
    board.players[0].school.tracks[L] -= 1
    board.supply.skills[0] -= 1
    board.players[0].favours = 33
    board.queues[0] += [0, 0]
    board.shelves[0] = [0] * 17
    board.madrasa.cells[3] = 5
    board.players[0].hand = board.players[1].hand = 1
    told = " ".join(invariants(board))
    for word in ("Books 0", "purse of seat 0", "Camel of seat 1", "pieces of seat 0", "skill 0"):
        assert word in told
    for word in ("favour tiles", "queues", "shelves", "cells", "cards", "Sankoré tiles"):
        assert word in told
