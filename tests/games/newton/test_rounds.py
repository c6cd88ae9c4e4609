"""Rounds and their end. [§3, §11]"""

from games.newton.position import ask, choose, me, options, player, table

from hightable.games.newton.box import CARDS
from hightable.games.newton.rules.rounds import NEXT_TURN, pay_income

FIVE = ("work_0", "travel_0", "lessons_0", "study_0", "joker_0")


def ending(*players, **more):
    """All turns of the round are taken."""
    game = table(*players, **more)
    game.turn = 5 * len(players)
    return ask(game, NEXT_TURN)


def test_alices_income():
    lines = ("s1c6", "s1c7", "s2c2", "s1c2", "s3c2")
    alice = player(books=lines, medicine=1, tiles=("potion",))
    game = table(alice)
    pay_income(game, alice)
    assert alice == player(books=lines, medicine=1, tiles=("potion",), points=2 + 4 + 1, potions=1)


def test_turned_medicine_pays_three_points_not_four():
    game = table(player(medicine=2))
    pay_income(game, me(game))
    assert me(game).points == 3


def test_income_tiles_pay_each_time():
    game = table(player(tiles=("vp", "coin", "coin", "potion")))
    pay_income(game, me(game))
    assert (me(game).points, me(game).coins, me(game).potions) == (2, 4, 1)


def test_turns_go_round_from_the_first_player_five_times():
    game = table(player(hand=("work_0", "study_0")), player(1, hand=("work_0", "study_0")))
    game.first = 1
    ask(game, NEXT_TURN)
    assert (game.seat, game.turn) == (1, 1)
    choose(game, "play work_0", "end turn")
    assert (game.seat, game.turn) == (0, 2)


def test_a_turn_that_has_passed_cannot_be_undone_unless_one_is_alone():
    two = ask(table(player(hand=FIVE), player(1)), NEXT_TURN)
    assert (two.barriers, two.why) == (1, "turn")
    assert ask(table(player(hand=FIVE)), NEXT_TURN).barriers == 0


def test_one_card_is_tucked_and_the_others_return():
    game = ending(player(desk=FIVE, hand=("work_1a",)))
    assert options(game) == [f"tuck {card}" for card in FIVE]
    choose(game, "tuck lessons_0")
    assert me(game).tucked == [CARDS.index("lessons_0")]
    assert me(game).desk == []
    hand = [CARDS[card] for card in me(game).hand]
    assert hand == ["work_1a", "work_0", "travel_0", "study_0", "joker_0"]


def test_tucking_is_secret_until_everyone_has_chosen():
    game = ending(player(desk=FIVE), player(1, desk=FIVE))
    assert game.stack[-1].effect.secret
    choose(game, "tuck work_0")
    assert me(game).tucked == []
    choose(game, "tuck study_0")
    assert [me(game, seat).tucked for seat in (0, 1)] == [[0], [4]]


def test_an_empty_desk_tucks_nothing():
    game = ending(player(hand=FIVE))
    assert game.round == 2
    assert me(game).tucked == []


def test_the_lines_are_laid_out_anew_and_the_first_player_changes():
    game = ending(player(hand=FIVE), player(1), lines=(("work_1a",), (), ()))
    assert [len(line) for line in game.lines] == [3, 3, 3]
    assert game.decks[0][0] == 1
    assert (game.first, game.round, game.turn) == (1, 2, 2)


def test_a_card_that_was_taken_does_not_return_to_its_deck():
    game = table(player(hand=FIVE), lines=(("work_1a", "work_1b"), (), ()))
    game.lines[0][0] = -1
    game.turn = 5
    ask(game, NEXT_TURN)
    assert game.decks[0][0] == 1 << 1
    assert len(game.lines[0]) == 2


def test_after_the_sixth_round_only_income_is_paid():
    game = ending(player(desk=FIVE, tiles=("vp",)), round=6)
    assert game.over
    assert me(game) == player(desk=FIVE, tiles=("vp",), points=2)
