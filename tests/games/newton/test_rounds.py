"""Rounds and their end. [§3, §11]"""

from games.newton.position import ask, choose, me, options, player, table

from hightable.games.newton.box import CARDS
from hightable.games.newton.rules.rounds import NEXT_TURN, pay_income

FIVE = ("work_0", "travel_0", "lessons_0", "study_0", "joker_0")


def ending(*players, **more):
    """All turns of the round are taken."""
    board = table(*players, **more)
    board.turn = 5 * len(players)
    return ask(board, NEXT_TURN)


def test_alices_income():
    lines = ("s1c6", "s1c7", "s2c2", "s1c2", "s3c2")
    alice = player(books=lines, medicine=1, tiles=("potion",))
    board = table(alice)
    pay_income(board, alice)
    assert alice == player(books=lines, medicine=1, tiles=("potion",), points=2 + 4 + 1, potions=1)


def test_turned_medicine_pays_three_points_not_four():
    board = table(player(medicine=2))
    pay_income(board, me(board))
    assert me(board).points == 3


def test_income_tiles_pay_each_time():
    board = table(player(tiles=("vp", "coin", "coin", "potion")))
    pay_income(board, me(board))
    assert (me(board).points, me(board).coins, me(board).potions) == (2, 4, 1)


def test_turns_go_round_from_the_first_player_five_times():
    board = table(player(hand=("work_0", "study_0")), player(1, hand=("work_0", "study_0")))
    board.first = 1
    ask(board, NEXT_TURN)
    assert (board.seat, board.turn) == (1, 1)
    choose(board, "play work_0", "end turn")
    assert (board.seat, board.turn) == (0, 2)


def test_a_turn_that_has_passed_cannot_be_undone_unless_one_is_alone():
    two = ask(table(player(hand=FIVE), player(1)), NEXT_TURN)
    assert (two.barriers, two.why) == (1, "turn")
    assert ask(table(player(hand=FIVE)), NEXT_TURN).barriers == 0


def test_one_card_is_tucked_and_the_others_return():
    board = ending(player(desk=FIVE, hand=("work_1a",)))
    assert options(board) == [f"tuck {card}" for card in FIVE]
    choose(board, "tuck lessons_0")
    assert me(board).tucked == [CARDS.index("lessons_0")]
    assert me(board).desk == []
    hand = [CARDS[card] for card in me(board).hand]
    assert hand == ["work_1a", "work_0", "travel_0", "study_0", "joker_0"]


def test_tucking_is_secret_until_everyone_has_chosen():
    board = ending(player(desk=FIVE), player(1, desk=FIVE))
    assert board.stack[-1].effect.secret
    choose(board, "tuck work_0")
    assert me(board).tucked == []
    choose(board, "tuck study_0")
    assert [me(board, seat).tucked for seat in (0, 1)] == [[0], [4]]


def test_an_empty_desk_tucks_nothing():
    board = ending(player(hand=FIVE))
    assert board.round == 2
    assert me(board).tucked == []


def test_the_lines_are_laid_out_anew_and_the_first_player_changes():
    board = ending(player(hand=FIVE), player(1), lines=(("work_1a",), (), ()))
    assert [len(line) for line in board.lines] == [3, 3, 3]
    assert board.decks[0][0] == 1
    assert (board.first, board.round, board.turn) == (1, 2, 2)


def test_a_card_that_was_taken_does_not_return_to_its_deck():
    board = table(player(hand=FIVE), lines=(("work_1a", "work_1b"), (), ()))
    board.lines[0][0] = -1
    board.turn = 5
    ask(board, NEXT_TURN)
    assert board.decks[0][0] == 1 << 1
    assert len(board.lines[0]) == 2


def test_after_the_sixth_round_only_income_is_paid():
    board = ending(player(desk=FIVE, tiles=("vp",)), round=6)
    assert board.over
    assert me(board) == player(desk=FIVE, tiles=("vp",), points=2)
