"""What a seat is told: views, descriptions, what cards and tiles are for."""

import pytest
from games.newton.position import ask, choose, options, played, player, table

import hightable
from hightable.games.newton.box import MASTER_RECORDS
from hightable.games.newton.game import NEWTON
from hightable.games.newton.rules.masters import PLAY_MASTER
from hightable.games.newton.rules.setup import CHOOSE_COLOUR
from hightable.games.newton.rules.study import CARD_STUDY
from hightable.games.newton.rules.technology import CARD_TECHNOLOGY
from hightable.games.newton.rules.travel import PLAIN_TRAVEL
from hightable.games.newton.rules.work import CARD_WORK
from hightable.games.newton.seen import Acting, Income
from hightable.games.newton.words import VOCABULARY
from hightable.kernel import Table


def about(board, word):
    assert word in options(board)
    return NEWTON.about(board, VOCABULARY.numbers[word], NEWTON.texts())


def view(board, seat=0):
    return NEWTON.seen(board, seat)


def test_the_action_under_way_is_seen():
    board = ask(table(player()), PLAIN_TRAVEL, 3)
    assert view(board).acting == Acting("travel", 3, None)
    board = ask(table(player()), CARD_TECHNOLOGY, 2)
    board.choose(board.offered()[0])
    assert view(board).acting == Acting("technology", 2, "t_start")
    assert view(played(player(desk=("work_0",)))).acting is None


def test_running_numbers_are_seen():
    me = player(desk=("travel_0", "travel_1c"), books=("s1c6", "s1c7"), tiles=("coin",), coins=9)
    board = played(me)
    seen = view(board).players[0]
    assert seen.symbols["travel"] == 3
    assert seen.volumes == {"blue": 1, "green": 1, "orange": 1, "wild": 0}
    assert seen.income == Income(points=2, coins=2, potions=0)
    assert seen.completed_lines == ["study_a_r1b"]
    assert seen.prices["s1c2"] == 0
    assert seen.prices["s1c3"] == 3
    assert seen.objectives["objective_coins"] == 9
    assert view(board).rank == "solo_1"


def test_layers_tell_which_cards_are_in_a_deck_and_lines_show_gaps():
    board = played(player(desk=("work_0",)), lines=(("work_1a", "work_1b"), (), ()))
    board.lines[0][0] = -1
    seen = view(board)
    assert seen.lines[0] == [None, "a1_02"]
    assert seen.deck_sizes == [13, 15, 15]
    assert len(seen.decks[0][0]) == 13


def test_tiles_are_seen_where_they_lie():
    dealt = view(played(player(desk=("work_0",)))).dealt
    assert dealt.places["bologna"] == "II"
    assert dealt.places["jerusalem"] == "objective_universities"
    assert dealt.tech["inv_t"] == "inv_masters"
    assert dealt.work["w15"] == "objective_bonus_tokens"
    assert len(dealt.places | dealt.tech | dealt.work) == 6 + 3 + 7 + 5 + 5 + 6


def test_the_row_of_numbers_says_what_the_view_says():
    me = player(
        desk=("travel_0", "joker_0"), tucked=("work_0",), tiles=("travel",), coins=3,
        students=("obj_t3",), points=5, played=("brahe",),
    )  # fmt: skip
    board = played(me)
    row, at = NEWTON.observation(board, 0), {}
    for name, size in NEWTON.layout(1):
        at[name], row = row[:size], row[size:]
    seen = view(board).players[0]
    assert at["player 0 symbols"] == list(seen.symbols.values())
    assert at["player 0 Volumes"] == list(seen.volumes.values())
    assert at["player 0 points, coins, potions, score"] == [5, 3, 0, seen.score]
    assert seen.score == 5 + 5 + 3


def test_a_description_names_things():
    text = "\n".join(
        row
        for _, rows in NEWTON.describe(
            view(played(player(desk=("work_0",)))), ["Ada"], NEWTON.texts()
        )
        for row in rows
    )
    assert "Round 1 of 6, turn 1 of 5" in text
    assert "Desk: the starting Work card" in text
    assert "Rank: Illiterate" in text


def test_a_description_tells_secrets_to_their_owner_alone():
    table = hightable.new("newton", 3, seed=7)
    assert "To choose from: " in table.describe(0)
    table.choose(table.decision.options[0])
    assert f"You keep: {MASTER_RECORDS[table.view(0).players[0].pick]['name']}" in table.describe(0)
    assert "You keep" not in table.describe(1)
    assert "To choose from" not in table.describe(-1)


@pytest.mark.parametrize(
    ("board", "word", "said"),
    [
        (lambda: played(player(desk=("work_1c",), coins=2)), "effect", "pay 2 Coins: 3 points"),
        (
            lambda: ask(table(player(masters=("boyle",))), PLAY_MASTER),
            "master boyle",
            "At once: Study of value 4, may be split; 1 point at the end",
        ),
        (lambda: ask(table(player(masters=("boyle",))), PLAY_MASTER), "decline", ""),
        (
            lambda: ask(table(player(books=("s1c2", "s1c7"))), CARD_STUDY, 1),
            "next tile",
            "1 Potion",
        ),
        (
            lambda: choose(played(player(desk=("study_3b",), coins=4)), "do study"),
            "ignore s1c3",
            "pay 4 Coins: ignore the requirement of the book space",
        ),
        (
            lambda: ask(table(player(), player(1)), CHOOSE_COLOUR),
            "colour yellow",
            "Work: 1 orange Volume; Lessons: 1 blue Volume; Study: 1 green Volume",
        ),
    ],
)
def test_what_a_card_or_tile_is_for_is_told(board, word, said):
    assert about(board(), word) == said


@pytest.mark.parametrize(
    ("board", "word", "said"),
    [
        (
            lambda: ask(table(player(at="calais", coins=1)), PLAIN_TRAVEL, 2),
            "go cambridge",
            {"coin": -1, "cube": -1},
        ),
        (
            lambda: ask(table(player(at="pest"), bonus={"sofia": "bonus_vp3_1"}), PLAIN_TRAVEL, 1),
            "go sofia",
            {"sheet.during play": 3},
        ),
        (
            lambda: ask(table(player(potions=1, books=("s1c6",))), CARD_STUDY, 1),
            "book s1c7",
            {"potion": -1, "book": 1},
        ),
        (lambda: ask(table(player(coins=2)), CARD_WORK, 1), "boost", {"coin": -2}),
    ],
)
def test_what_an_option_costs_and_gives_is_its_outcome(board, word, said):
    told = Table(NEWTON, 2, {}, 0, board()).outcome(word)
    assert {key: n for seat, key, n in told.changes if seat == 0} == said


def test_the_income_of_the_rounds_left_is_projected():
    board = played(player(desk=("work_0",), books=("s1c6", "s1c7")))
    one = Table(NEWTON, 1, {}, 0, board)
    assert view(board).players[0].income.points == 2
    assert one.to_come() == [2 * 6]
    assert one.projection(0) == [view(board).players[0].score + 12]


def test_kepler_works_for_no_coins_and_says_so():
    """What he does was once told as "6 Coins"."""
    board = ask(table(player(masters=("kepler",), coins=9)), PLAY_MASTER)
    choose(board, "master kepler")
    working = Table(NEWTON, 2, {}, 0, board)
    words = [word for word in working.legal() if word.startswith("to ")]
    assert len(words) > 1
    for word in words:
        assert "coin" not in {key for _, key, _ in working.outcome(word).changes}
        assert about(board, word) == ""


def test_a_price_that_can_be_paid_is_proposed():
    board = ask(table(player(coins=2, at="cordoba")), PLAIN_TRAVEL, 1)
    choose(board, "go lisboa", "stop")
    assert VOCABULARY.texts[NEWTON.propose(board)] == "pay"
