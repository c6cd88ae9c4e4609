"""The Scholar. [§13]"""

import pytest
from games.sankore.position import (
    NONE,
    A,
    L,
    M,
    T,
    ask,
    cell,
    clear_cells,
    fill,
    options,
    pieces,
    placed,
    put,
    queue,
    said,
    shown,
    table,
    tile,
)

import hightable
from hightable.games.sankore.box.areas import CELLS, NODES, SPACES
from hightable.games.sankore.box.components import (
    CLASSES,
    DISCIPLINES,
    GRADUATIONS,
    OBJECTIVES,
    SANKORE_TILES,
)
from hightable.games.sankore.rules import scholar, scholar_actions
from hightable.games.sankore.rules.knowledge import knowledge
from hightable.games.sankore.rules.law import overflow_at
from hightable.games.sankore.rules.library import CHOOSE_SHELF
from hightable.games.sankore.rules.madrasa import next_prestige
from hightable.games.sankore.rules.priorities import REASONS
from hightable.games.sankore.rules.scholar import SCHOLAR_TURN
from hightable.games.sankore.rules.scholar_actions import ACTION, ACTION_NAMES
from hightable.games.sankore.rules.scholar_class import port_token
from hightable.games.sankore.rules.turn import START_TURN
from hightable.games.sankore.seen.table import seen


def alone(points=3, area=A, current=None, majorities="new"):
    """A solo table whose Scholar has so much Knowledge in an area, and a current discipline."""
    board = table(1, majorities=majorities)
    clear_cells(board)
    board.scholar.discipline = area if current is None else current
    shared = min(points, 6)
    queue(board, area, shared - 1)
    board.players[1].school.tracks[area] -= points - shared
    assert knowledge(board, board.players[1], area) == points
    return board


def act(board, name):
    ask(board, ACTION[ACTION_NAMES.index(name)], seat=1)
    return board.players[1]


def test_x19_theology_takes_the_region_that_you_hold():
    board = alone(3, T)
    pieces(board, 0, "theo_C_1")
    board.tokens[SPACES.index("theo_C_3")] = L
    rival = act(board, "teach_class")
    assert shown(board, "theo_C_3") == 1
    assert rival.books[L] == 1
    assert said(board)[-4:-1] == ["scholar takes", "scholar highest", "place"]


def test_x20_astronomy_takes_the_highest_space_of_your_regions():
    board = alone(9, A)
    board.players[1].school.tracks[A] = 7
    pieces(board, 1, "bilma", "abeche", "araouane", "tessalit")
    queue(board, A, 4)
    pieces(board, 0, "taghaza", "tuat")
    rival = put(board.players[1], camel="abeche")
    board.tokens[SPACES.index("tripoli_left")] = T
    assert knowledge(board, rival, A) == 9
    act(board, "teach_class")
    assert shown(board, "tripoli_left") == 1
    assert (rival.prestige[T], NODES[rival.camel]) == (1, "timbuktu")


def test_x21_mathematics_flips_until_no_other_row_shows_more():
    board = alone(8, M)
    cell(board, "cell_1_1", "sk_law_double_1", star=True)
    cell(board, "cell_1_3", "sk_law_double_2", star=True)
    cell(board, "cell_2_4", "sk_law_inspiration")
    cell(board, "cell_2_3", "sk_law_advance_favour")
    cell(board, "cell_2_1", "sk_law_exchange_favour")
    act(board, "teach_class")
    assert shown(board, "wall_B2") == 1
    flipped = [name for name in ("cell_2_4", "cell_2_3", "cell_2_1") if star(board, name)]
    assert flipped == ["cell_2_4", "cell_2_3"]
    assert "scholar region" in said(board)


def star(board, name):
    return bool(board.madrasa.stars >> CELLS.index(name) & 1)


def test_x22_law_takes_the_richest_overflow_it_reaches():
    board = alone(8, L)
    for discipline in (T, L):
        board.overflow[overflow_at(1, discipline, A)] = 2
    board.overflow[overflow_at(0, T, M)] = 4
    rival = act(board, "teach_class")
    assert shown(board, "law_B_7") == 1
    assert (rival.prestige[A], rival.books[M]) == (2, 4)
    assert board.madrasa.slots[9] == NONE
    assert "scholar richest" in said(board)


@pytest.mark.parametrize(("discipline", "shelf"), [(T, 1), (L, 2), (M, 2)])
def test_x26_the_scholar_chooses_a_shelf(discipline, shelf):
    board = table(1)
    board.shelves = [[L, L], [T, T, M], []]
    board.players[1].books[discipline] = 1
    ask(board, CHOOSE_SHELF, discipline, seat=1)
    assert board.shelves[shelf][-1] == discipline


def test_a_discipline_that_leads_everywhere_goes_to_the_uppermost_shelf():
    board = table(1)
    board.shelves = [[L, L], [L, L], [L, L]]
    board.players[1].books[L] = 1
    ask(board, CHOOSE_SHELF, L, seat=1)
    assert board.shelves[0] == [L, L, L]
    assert "scholar uppermost" in said(board)


def test_x18_the_next_discipline_steps_in():
    board = table(1)
    rival = board.players[1]
    board.supply.prestige[A] = board.supply.prestige[T] = 0
    next_prestige(board, rival, A)
    assert rival.prestige[M] == 1
    for discipline in range(4):
        board.supply.prestige[discipline] = 0
    next_prestige(board, rival, A)
    assert sum(rival.prestige) == 1


def test_it_contributes_from_the_supply_then_its_own_then_the_next():
    board = alone(current=L)
    board.supply.books[L] = 1
    rival = act(board, "contribute_book")
    assert board.shelves[0] == [L]
    rival.books[L] = 1
    act(board, "contribute_book")
    assert (board.shelves[0], rival.books[L]) == ([L, L], 0)
    act(board, "contribute_book")
    assert board.shelves[1] == [A] or board.shelves[0][-1] == A


def test_it_enrols_the_outermost_student_of_the_discipline():
    board = alone(current=L)
    board.queues = [[L, A, A], [A, L, A], [A, L, A], [A, A, A]]
    act(board, "enrol_by_discipline")
    assert board.queues[T] == [A, A]
    assert board.scholar.bag[L] == 1


def test_a_tie_goes_to_its_own_area_and_a_missing_colour_to_the_next():
    board = alone(current=L)
    board.queues = [[A, L], [A, L], [A, L], [A, L]]
    act(board, "enrol_by_discipline")
    assert board.queues[L] == [A]
    board.queues = [[A], [T], [], []]
    act(board, "enrol_by_discipline")
    assert board.scholar.bag[A] == 1
    board.queues = [[], [], [], []]
    act(board, "enrol_by_discipline")
    assert sum(board.scholar.bag) == 2


def test_enrolling_by_area_puts_the_student_on_the_tile_of_the_turn():
    board = alone(current=L)
    board.scholar.turn = 5
    queue(board, L, 0, "theology")
    act(board, "establish_class")
    act(board, "enrol_by_area")
    assert CLASSES[board.scholar.tiles[0]].startswith("adv_law")
    assert board.scholar.pupils == [T]


def test_without_a_tile_the_student_waits_beside_the_board():
    board = alone(current=L)
    board.queues = [[A, T], [], [], []]
    act(board, "enrol_by_area")
    assert board.scholar.beside[T] == 1
    board.queues = [[], [], [], []]
    act(board, "enrol_by_area")
    assert sum(board.scholar.beside) == 1


@pytest.mark.parametrize("row", [1, 2, 3, 4, 5])
def test_it_takes_the_class_tile_of_its_row(row):
    board = alone(current=L)
    board.scholar.turn = 4 + row
    expected = scholar_actions.in_row(board, L, row)
    act(board, "establish_class")
    assert board.scholar.tiles == [expected]
    assert scholar_actions.in_row(board, L, row) != expected


def test_an_empty_row_is_skipped_and_a_missing_tile_replaced_by_the_next():
    board = alone(current=L)
    board.scholar.turn = 9
    board.supply.masters = 0b0010
    act(board, "establish_class")
    assert CLASSES[board.scholar.tiles[-1]] == "adv_theology_prestige"
    act(board, "establish_class")
    assert board.scholar.tiles[-1] == NONE


def test_it_graduates_the_leftmost_student_who_finds_a_tile():
    board = alone(current=L)
    board.supply.graduation &= ~(0b1111 << 12)
    board.scholar.row3 = [NONE, L, T]
    rival = act(board, "graduate_student")
    assert rival.school.graduated == 1 << GRADUATIONS.index("grad_theology_4")
    assert board.scholar.row3 == [NONE, L, NONE]
    act(board, "graduate_student")
    assert board.scholar.row3 == [NONE, L, NONE]


def test_it_places_tiles_and_keeps_them_when_the_madrasa_is_full():
    board = alone(current=L)
    rival = act(board, "place_sankore")
    assert (rival.prestige[L], board.madrasa.stars) == (1, 1)
    fill(board, 12)
    board.supply.doubles[L] = 0
    act(board, "place_sankore")
    assert int(rival.kept).bit_count() == 1
    assert rival.prestige[A] == 1
    for discipline in range(4):
        board.supply.doubles[discipline] = 0
    act(board, "place_sankore")
    assert int(rival.kept).bit_count() == 1


def test_a_region_tile_gives_it_nothing_and_is_kept_after_the_end():
    board = alone(3, A)
    placed(board, 1, A, 2)
    queue(board, A, 2)
    tile(board, "astronomy_A", "sk_law_inspiration")
    pieces(board, 0, "tindouf")
    fill(board, 12)
    rival = put(board.players[1], camel="taghaza", inspiration=0)
    act(board, "teach_class")
    assert int(rival.kept).bit_count() == 1
    assert rival.inspiration == 0


def test_it_gains_prestige_of_the_current_discipline():
    assert act(alone(current=M), "gain_prestige").prestige[M] == 1


def test_without_pieces_or_spaces_it_teaches_the_next_discipline():
    board = alone(current=A)
    for area in (A, T, M):
        placed(board, 1, area, 7)
    act(board, "teach_class")
    assert sum(owner == 1 for owner in board.owner[77:]) == 1
    placed(board, 1, L, 6)
    act(board, "teach_class")
    assert sum(owner == 1 for owner in board.owner) == 1


def test_the_top_of_theology_brings_tile_and_token():
    board = alone(10, T)
    rival = act(board, "teach_class")
    assert shown(board, "theo_A_10") == 1
    assert rival.prestige[A] == 1
    assert board.madrasa.slots[4] == NONE


def test_it_prefers_astronomy_where_a_port_offers_a_choice():
    board = alone(10, A)
    pieces(board, 0, "dongola")
    rival = act(board, "teach_class")
    assert shown(board, "zeila_left") == 1
    assert rival.prestige[A] == 1


def test_a_right_hand_port_space_gives_only_prestige():
    board = alone(10, A)
    pieces(board, 0, "dongola", "abeche", "njimi")
    pieces(board, 1, "zeila_left", "zeila_middle")
    rival = act(board, "teach_class")
    assert shown(board, "zeila_right") == 1
    assert rival.prestige[A] == 1
    assert rival.school.tracks[M] == 7


def test_a_port_space_with_a_skill_gives_it_nothing():
    board = alone(2, A)
    put(board.players[1], camel="tindouf")
    pieces(board, 0, "sijilmasa", "taghaza", "araouane")
    for space in ("marrakesh_left", "marrakesh_middle"):
        board.owner[SPACES.index(space)] = 1
    rival = act(board, "teach_class")
    assert shown(board, "marrakesh_right") == 1
    assert sum(rival.prestige) == 0


def test_where_no_majority_is_possible_the_highest_space_is_taken():
    board = alone(2, L)
    for region in "ABCD":
        spaces = [s for s in SPACES if s.startswith(f"law_{region}")][-3:]
        for space in spaces:
            board.owner[SPACES.index(space)] = 0
    act(board, "teach_class")
    assert "scholar no majority" in said(board)
    assert shown(board, "law_A_2") == 1


def test_equal_spaces_go_by_region_also_between_an_oasis_and_a_port():
    board = alone(12, A)
    for space in range(len(board.owner)):
        if SPACES[space] not in ("dongola", "marrakesh_left"):
            board.owner[space] = 1
    act(board, "teach_class")
    assert shown(board, "marrakesh_left") == 1
    assert "scholar region" in said(board)


@pytest.mark.parametrize(("majorities", "space"), [("new", "law_B_3"), ("led", "law_A_3")])
def test_it_can_win_a_region_that_it_does_not_lead_or_as_a_variant_any(majorities, space):
    board = alone(3, L, majorities=majorities)
    pieces(board, 1, "law_A_1")
    board.queues[L] = board.queues[L][:1] * 4
    act(board, "teach_class")
    assert shown(board, space) == 1


def test_where_it_leads_everywhere_it_takes_the_highest_space():
    board = alone(3, L)
    pieces(board, 1, "law_A_1", "law_B_1", "law_C_1", "law_D_1")
    board.queues[L] = board.queues[L][:1] * 5
    act(board, "teach_class")
    assert shown(board, "law_A_5") == 1
    assert "scholar no majority" in said(board)


def test_law_with_every_overflow_empty_follows_the_usual_priorities():
    board = alone(7, L)
    pieces(board, 0, "law_A_6")
    pieces(board, 1, "law_A_1")
    board.overflow[overflow_at(0, T, M)] = 4
    act(board, "teach_class")
    assert shown(board, "law_A_5") == 1
    assert "scholar richest" not in said(board)


def test_a_tile_its_queue_icon_lacks_is_of_the_next_discipline():
    board = table(1)
    queue(board, L, 1, "law")
    board.scholar.discipline = L
    board.supply.doubles[L] = 0
    rival = act(board, "enrol_by_area")
    assert board.madrasa.cells[0] == SANKORE_TILES.index("sk_astronomy_double_1")
    assert rival.prestige[A] == 1


def test_a_tile_the_last_graduation_lacks_is_of_the_next_discipline():
    board = table(1)
    board.scholar.row3 = [L]
    board.supply.graduation = 1 << GRADUATIONS.index("grad_law_1")
    board.supply.doubles[L] = 0
    rival = act(board, "graduate_student")
    assert board.madrasa.cells[0] == SANKORE_TILES.index("sk_astronomy_double_1")
    assert rival.prestige[A] == 1


def test_a_port_whose_disciplines_are_used_up_gives_the_next():
    board = alone(10, A)
    board.supply.prestige[M] = board.supply.prestige[L] = 0
    port_token(board, board.players[1], SPACES.index("alexandria_middle"))
    assert board.players[1].prestige[A] == 1


def test_phase_one_follows_the_cards_of_its_deck():
    board = table(1)
    board.scholar.deck = [OBJECTIVES.index("obj_01"), OBJECTIVES.index("obj_07")]
    ask(board, SCHOLAR_TURN, seat=1)
    assert DISCIPLINES[board.scholar.discipline] == "mathematics"
    assert board.scholar.flipped == [OBJECTIVES.index("obj_07")]
    assert scholar.phase(board.scholar) == 1


def test_phase_two_draws_students_and_an_empty_bag_moves_on():
    board = table(1)
    board.scholar.turn = 4
    board.scholar.bag[T] = 1
    ask(board, SCHOLAR_TURN, seat=1)
    assert (board.scholar.row2, board.scholar.discipline) == ([T], T)
    for discipline in range(4):
        board.scholar.bag[discipline] = 0
    ask(board, SCHOLAR_TURN, seat=1)
    assert (board.scholar.row2, board.scholar.discipline) == ([T, NONE], M)


def test_phase_three_begins_with_all_students_in_the_bag():
    board = table(1)
    solo = board.scholar
    solo.turn, solo.row2, solo.tiles, solo.pupils = 9, [A, NONE], [1, 2], [T, NONE]
    solo.beside[M] = 1
    ask(board, SCHOLAR_TURN, seat=1)
    assert scholar.phase(solo) == 3
    assert sum(solo.bag) + len(solo.row3) == 3
    assert (solo.row2, solo.pupils, sum(solo.beside)) == ([NONE, NONE], [NONE, NONE], 0)


def test_after_sixteen_turns_the_madrasa_is_filled_without_tokens():
    board = table(1)
    board.scholar.turn, board.scholar.discipline = 15, L
    fill(board, 5)
    for discipline in range(4):
        board.supply.prestige[discipline] = 0
    ask(board, START_TURN, seat=1)
    assert board.over
    assert NONE not in board.madrasa.cells
    assert "over scholar" in said(board)


def test_the_priorities_of_its_last_turn_are_seen():
    board = table(1)
    board.scholar.deck = [OBJECTIVES.index("obj_19")]
    pieces(board, 0, "theo_C_1")
    queue(board, T, 2)
    ask(board, SCHOLAR_TURN, seat=1)
    why = seen(board, 0).scholar.reasons
    assert [key for key, _, _ in why] == said_reasons(board)
    assert ("scholar takes", T, 0) in why


def said_reasons(board):
    return [note.key for note in board.notes if note.key in REASONS]


def test_the_scholar_is_never_asked_and_says_why_it_acts():
    table = hightable.new("sankore", 1, seed=4, scholar="very_hard")
    while not table.over:
        assert table.decision.seat == 0
        table.choose(table.legal()[-1])
    told = " ".join(line.text for line in table.lines(0))
    assert "The Scholar, phase 3: the current discipline is" in told
    assert "The Scholar takes a majority" in told or "The Scholar can win a majority" in told
    assert "The Scholar chooses the highest space it reaches" in told
    assert len(table.scores()) == 2
    assert options(table.state) == []
