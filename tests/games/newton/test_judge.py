"""The judge of Newton: each sign tells what it is named after."""

from games.newton.position import player, table

from hightable.games.newton.judge.signs import SIGNS, signs


def sign(name, **pieces):
    """What one sign promises a lone player with these pieces, in the third round."""
    return signs(table(player(**pieces), round=3), 0)[SIGNS.index(name)]


def more(name, before, after):
    """How much a sign rises from some pieces to others."""
    return sign(name, **after) - sign(name, **before)


LINE = {"books": ["s1c6", "s1c7"]}


def test_a_full_line_pays_as_often_as_there_is_income():
    assert sign("income", **LINE) == 4 * 2
    assert sign("income", medicine=2, tiles=["vp"]) == 4 * (3 + 2)


def test_a_line_is_worth_more_with_each_book_until_it_is_full():
    assert more("lines begun", {}, {"books": ["s1c6"]}) > 0
    assert more("lines begun", {"books": ["s1c6"]}, LINE) < 0


def test_a_university_that_a_book_asks_for_brings_its_lines_nearer():
    assert more("lines begun", {}, {"cubes": ["cambridge"]}) > 0
    assert more("places ahead", {}, {"cubes": ["cambridge"]}) < 0


def test_a_place_is_worth_more_the_nearer_it_is():
    assert more("places ahead", {"at": "basel"}, {"at": "lyon", "cubes": ["paris"]}) < 0
    assert more("places ahead", {"at": "dublin"}, {"at": "lyon"}) > 0


def test_tucked_symbols_make_the_cards_of_an_action_stronger():
    hand = ["work_0", "travel_0", "study_0", "lessons_0", "joker_0"]
    tucked = {"hand": hand, "tucked": ["travel_1a"]}
    assert more("cards of Travel", {"hand": hand}, tucked) > 0
    assert more("cards of Work", {"hand": hand}, tucked) == 0


def test_pieces_are_worth_what_lies_ahead_of_them():
    assert more("way of the Marker", {"work": 1}, {"work": 2}) > 0
    assert more("way of the Marker", {"work": 2}, {"work": 3}) < 0
    assert more("ways of the Students", {}, {"students": ["l2"]}) > 0
    assert sign("ways of the Students", students=["master_t"]) == 0


def test_masters_count_in_hand_until_they_are_played():
    assert sign("Masters in hand", masters=["gilbert", "boyle"]) > sign(
        "Masters in hand", masters=["boyle"], played=["gilbert"]
    )


def test_an_objective_that_is_reached_still_grows():
    assert sign("Objectives reached") == 0
    assert sign("Objectives reached", students=["obj_t3"], coins=3) > 0


def test_the_last_tile_of_a_pile_and_the_last_cubes_draw_near():
    assert more("next tiles of the piles", {"books": ["s1c6"]}, LINE) > 0
    assert more("next cubes", {"cubes_left": 5}, {"cubes_left": 4}) > 0


def test_coins_and_potions_are_worth_something_while_there_is_time():
    assert more("coins", {"coins": 1}, {"coins": 2}) > 0
    assert more("potions", {}, {"tiles": ["potion"]}) > 0
