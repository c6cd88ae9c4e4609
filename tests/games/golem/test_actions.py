"""Turns, the rabbi, passing. [§2.3, §2.4, §6]"""

from games.golem.town import ask, choose, fill, goods, options, player, rabbi, town

from hightable.games.golem.rules.actions import TURNS, is_done

ONE_LEFT = {"eyes": ("white",), "rabbi": 0}


def test_players_take_one_action_each_in_turn_order():
    board = fill(town(seats=2), work="white white white", golem="white white white")
    board.order = [1, 0]
    ask(board, TURNS[0], -1)
    seats = []
    while not board.over:
        seats.append(int(board.seat))
        choose(board, options(board)[0])
    assert seats[:4] == [1, 0, 1, 0]
    assert all(is_done(one) for one in board.players)


def test_a_turn_offers_marbles_free_tiles_and_pass():
    board = fill(town(player(), player(1, rabbi=1)), work="white")
    ask(board, TURNS[0], -1)
    tiles = ["rabbi mastery", "rabbi kneading", "rabbi charity"]
    assert options(board) == ["marble work white", *tiles, "pass"]


def test_two_marbles_taken_leave_the_rabbi_and_the_other_way_round():
    board = fill(town(player(eyes=("white", "white")), player(1, **ONE_LEFT)), work="white red")
    ask(board, TURNS[0], -1)
    tiles = ["rabbi tasks", "rabbi kneading", "rabbi charity"]
    assert options(board) == [*tiles, "pass"]
    choose(board, "rabbi charity")
    assert options(board) == ["marble work red", "marble work white", "pass"]


def test_any_number_of_rabbis_stand_on_the_printed_field():
    done = ("white", "white")
    board = town(player(eyes=done), player(1, eyes=done))
    choose(ask(board, TURNS[0], -1), "rabbi charity", "rabbi charity")
    assert board.charity == [0, 1]
    assert goods(board) == goods(board, 1) == (1, 1, 1, 0)


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
    board = ask(waiting(sara, david), TURNS[0], -1)
    choose(board, "pass", "pass")
    assert [board.players[seat].pass_tile for seat in range(4)] == [1, 2, 0, 0]
    assert board.seat == sara
    choose(board, "remove work white")
    assert board.removed == [3]
    assert sum(board.rows) == 5
    choose(board, "pass")
    assert board.seat == david
    choose(board, options(board)[0])
    while board.seat == david:
        choose(board, options(board)[-1])
    assert options(board)[0].startswith("remove")
    choose(board, next(option for option in options(board) if option.endswith("red")))
    assert "pass" not in options(board)
    assert sum(board.rows) == 3
    choose(board, options(board)[0])
    while not board.over:
        choose(board, options(board)[-1])
    assert [board.players[seat].pass_tile for seat in range(4)] == [0, 0, 0, 0]
    assert [len(one.eyes) for one in board.players] == [2, 2, 2, 2]
    assert len(board.removed) == 2


def two_passed():
    """Both players pass with two marble actions left."""
    board = town(player(rabbi=0), player(1, rabbi=1))
    fill(board, work="white white white white", golem="white white white white")
    choose(ask(board, TURNS[0], -1), "pass", "pass")
    return choose(board, "remove work white")


def finish_action(board):
    """Take the first marble and nothing of its action."""
    seat = board.seat
    marbles = sum(board.rows)
    choose(board, next(option for option in options(board) if option.startswith("marble")))
    while not board.over and board.seat == seat and sum(board.rows) == marbles - 1:
        if options(board)[0].startswith("marble"):
            break
        choose(board, options(board)[-1])


def test_e36_in_a_pass_phase_players_act_in_turn():
    board = two_passed()
    seats = []
    while not board.over:
        seats.append(int(board.seat))
        finish_action(board)
    assert seats == [0, 1, 0, 1]


def test_e36_who_passes_again_acts_last_and_the_first_tile_removes_another_marble():
    board = choose(two_passed(), "pass")
    assert board.seat == 1
    finish_action(board)
    assert board.seat == 1
    finish_action(board)
    assert board.seat == 0
    assert options(board)[0].startswith("remove")
    choose(board, options(board)[0])
    assert "pass" not in options(board)
    finish_action(board)
    finish_action(board)
    assert board.over


def test_tiles_resolve_from_left_to_right():
    me = player(marker=6)
    board = choose(ask(town(me), rabbi("mastery")), "down")
    assert goods(board) == (0, 0, 3, 3)
    board = choose(ask(town(player(marker=6)), rabbi("mastery")), "up")
    assert goods(board) == (0, 0, 5, 5)
    board = choose(ask(town(player(marker=6)), rabbi("mastery")), "stay")
    assert goods(board) == (0, 0, 4, 4)


def test_new_tasks_give_resources_and_a_goal():
    board = ask(town(player()), rabbi("tasks"))
    assert goods(board) == (1, 1, 1, 0)
    assert len(options(board)) == 2


def test_kneading_gives_clay_a_golem_and_a_step():
    board = ask(town(player(golems=["red 1"])), rabbi("kneading"))
    choose(board, "create blue")
    assert options(board) == ["advance red 1", "advance blue 1", "stop"]
    choose(board, "advance blue 1")
    assert goods(board) == (0, 0, 0, 0)


def test_the_goldsmith_counts_completed_artefacts_after_the_gold():
    board = ask(town(player(gold=(0, 0, 1, 1))), rabbi("goldsmith"))
    choose(board, "cauldron 2")
    assert goods(board) == (0, 1, 0, 2)


def test_e26_the_lecture_pays_the_leftmost_student():
    me = player(students=(3, 2, 5))
    board = choose(ask(town(me), rabbi("lecture")), "step blue")
    assert goods(board) == (0, 0, 0, 2)
    me = player(students=(3, 2, 5))
    board = choose(ask(town(me), rabbi("lecture")), "step yellow")
    assert goods(board) == (0, 0, 0, 3)


def test_the_end_of_a_turn_cannot_be_taken_back():
    board = fill(town(seats=2), work="white", golem="white white")
    ask(board, TURNS[0], -1)
    before = board.barriers
    choose(board, "rabbi charity")
    assert (board.barriers, board.why) == (before + 1, "turn")
