"""Turns, the rabbi, passing. [§2.3, §2.4, §6]"""

from games.golem.town import ask, choose, fill, goods, options, player, rabbi, town

from hightable.games.golem.rules.actions import TURNS, is_done

ONE_LEFT = {"eyes": ("white",), "rabbi": 0}


def test_players_take_one_action_each_in_turn_order():
    prague = fill(town(seats=2), work="white white white", golem="white white white")
    prague.order = [1, 0]
    ask(prague, TURNS[0], -1)
    seats = []
    while not prague.over:
        seats.append(int(prague.seat))
        choose(prague, options(prague)[0])
    assert seats[:4] == [1, 0, 1, 0]
    assert all(is_done(one) for one in prague.players)


def test_a_turn_offers_marbles_free_tiles_and_pass():
    prague = fill(town(player(), player(1, rabbi=1)), work="white")
    ask(prague, TURNS[0], -1)
    tiles = ["rabbi mastery", "rabbi kneading", "rabbi charity"]
    assert options(prague) == ["marble work white", *tiles, "pass"]


def test_two_marbles_taken_leave_the_rabbi_and_the_other_way_round():
    prague = fill(town(player(eyes=("white", "white")), player(1, **ONE_LEFT)), work="white red")
    ask(prague, TURNS[0], -1)
    tiles = ["rabbi tasks", "rabbi kneading", "rabbi charity"]
    assert options(prague) == [*tiles, "pass"]
    choose(prague, "rabbi charity")
    assert options(prague) == ["marble work red", "marble work white", "pass"]


def test_any_number_of_rabbis_stand_on_the_printed_field():
    done = ("white", "white")
    prague = town(player(eyes=done), player(1, eyes=done))
    choose(ask(prague, TURNS[0], -1), "rabbi charity", "rabbi charity")
    assert prague.charity == [0, 1]
    assert goods(prague) == goods(prague, 1) == (1, 1, 1, 0)


def waiting(*names):
    """Four players: those named have one marble action left, the others are done."""
    seats = []
    for seat in range(4):
        left = {"eyes": ("white",)} if seat in names else {"eyes": ("white", "white")}
        seats.append(player(seat, rabbi=seat, **left))
    tiles = ("mastery", "tasks", "kneading", "librarian", "leash")
    return fill(town(*seats, tiles=tiles), work="white red blue", mirror="red yellow black")


def test_e18_two_pass_phases_and_no_more():
    sara, david = 0, 1
    prague = ask(waiting(sara, david), TURNS[0], -1)
    choose(prague, "pass", "pass")
    assert [prague.players[seat].pass_tile for seat in range(4)] == [1, 2, 0, 0]
    assert prague.seat == sara
    choose(prague, "remove work white")
    assert prague.removed == [3]
    assert sum(prague.rows) == 5
    choose(prague, "pass")
    assert prague.seat == david
    choose(prague, options(prague)[0])
    while prague.seat == david:
        choose(prague, options(prague)[-1])
    assert options(prague)[0].startswith("remove")
    choose(prague, next(option for option in options(prague) if option.endswith("red")))
    assert "pass" not in options(prague)
    assert sum(prague.rows) == 3
    choose(prague, options(prague)[0])
    while not prague.over:
        choose(prague, options(prague)[-1])
    assert [prague.players[seat].pass_tile for seat in range(4)] == [0, 0, 0, 0]
    assert [len(one.eyes) for one in prague.players] == [2, 2, 2, 2]
    assert len(prague.removed) == 2


def two_passed():
    """Both players pass with two marble actions left."""
    prague = town(player(rabbi=0), player(1, rabbi=1))
    fill(prague, work="white white white white", golem="white white white white")
    choose(ask(prague, TURNS[0], -1), "pass", "pass")
    return choose(prague, "remove work white")


def finish_action(prague):
    """Take the first marble and nothing of its action."""
    seat = prague.seat
    marbles = sum(prague.rows)
    choose(prague, next(option for option in options(prague) if option.startswith("marble")))
    while not prague.over and prague.seat == seat and sum(prague.rows) == marbles - 1:
        if options(prague)[0].startswith("marble"):
            break
        choose(prague, options(prague)[-1])


def test_e36_in_a_pass_phase_players_act_in_turn():
    prague = two_passed()
    seats = []
    while not prague.over:
        seats.append(int(prague.seat))
        finish_action(prague)
    assert seats == [0, 1, 0, 1]


def test_e36_who_passes_again_acts_last_and_the_first_tile_removes_another_marble():
    prague = choose(two_passed(), "pass")
    assert prague.seat == 1
    finish_action(prague)
    assert prague.seat == 1
    finish_action(prague)
    assert prague.seat == 0
    assert options(prague)[0].startswith("remove")
    choose(prague, options(prague)[0])
    assert "pass" not in options(prague)
    finish_action(prague)
    finish_action(prague)
    assert prague.over


def test_tiles_resolve_from_left_to_right():
    me = player(marker=6)
    prague = choose(ask(town(me), rabbi("mastery")), "down")
    assert goods(prague) == (0, 0, 3, 3)
    prague = choose(ask(town(player(marker=6)), rabbi("mastery")), "up")
    assert goods(prague) == (0, 0, 5, 5)
    prague = choose(ask(town(player(marker=6)), rabbi("mastery")), "stay")
    assert goods(prague) == (0, 0, 4, 4)


def test_new_tasks_give_resources_and_a_goal():
    prague = ask(town(player()), rabbi("tasks"))
    assert goods(prague) == (1, 1, 1, 0)
    assert len(options(prague)) == 2


def test_kneading_gives_clay_a_golem_and_a_step():
    prague = ask(town(player(golems=["red 1"])), rabbi("kneading"))
    choose(prague, "create blue")
    assert options(prague) == ["advance red 1", "advance blue 1", "stop"]
    choose(prague, "advance blue 1")
    assert goods(prague) == (0, 0, 0, 0)


def test_the_goldsmith_counts_completed_artefacts_after_the_gold():
    prague = ask(town(player(gold=(0, 0, 1, 1))), rabbi("goldsmith"))
    choose(prague, "cauldron 2")
    assert goods(prague) == (0, 2, 0, 3)


def test_e26_the_lecture_pays_the_leftmost_student():
    me = player(students=(3, 2, 5))
    prague = choose(ask(town(me), rabbi("lecture")), "step blue")
    assert goods(prague) == (0, 0, 0, 2)
    me = player(students=(3, 2, 5))
    prague = choose(ask(town(me), rabbi("lecture")), "step yellow")
    assert goods(prague) == (0, 0, 0, 3)


def test_the_end_of_a_turn_cannot_be_taken_back():
    prague = fill(town(seats=2), work="white", golem="white white")
    ask(prague, TURNS[0], -1)
    before = prague.barriers
    choose(prague, "rabbi charity")
    assert (prague.barriers, prague.why) == (before + 1, "turn")
