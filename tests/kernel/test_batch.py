"""Many tables stepped together are the same tables as alone."""

import pytest
from librt.vecs import vec
from mypy_extensions import i16, i64

from hightable.games import game
from hightable.kernel import Fault
from hightable.kernel.batch import NOBODY, Batch, advance, play_until, turn
from hightable.kernel.observation import ObservationWriter

SIZE = 3


def batch(seats=2, size=SIZE):
    toy = game("saltmarsh")
    tables = Batch(toy, seats, toy.settle(seats, {}), size)
    for at in range(size):
        tables.deal(at, at.to_bytes(16, "big"))
        tables.show(at, tables.seats[at])
    return tables


def cells(block, at, width):
    return list(memoryview(block))[at * width : (at + 1) * width]


def agree(tables, at):
    """ObservationWriter, mask and seat say what the state says."""
    state = tables.states[at]
    mask = cells(tables.masks, at, tables.words)
    assert [word for word, sign in enumerate(mask) if sign] == sorted(state.offered())
    assert tables.seats[at] == (NOBODY if state.over else state.seat)
    if not state.over:
        row = cells(tables.rows, at, tables.width)
        assert row == tables.game.observation(state, state.seat)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_rows_masks_and_seats_follow_every_state_to_the_end(seats):
    tables = batch(seats)
    ended, chance = [], 1
    while len(ended) < SIZE:
        for at in range(SIZE):
            agree(tables, at)
        chance += 1
        ended += tables.step(tables.pick(chance))
    assert sorted(ended) == [0, 1, 2]
    assert tables.step([0] * SIZE) == []


def test_a_table_of_a_batch_is_the_game_of_its_seed():
    tables = batch()
    alone = tables.game.new(2, (1).to_bytes(16, "big"), tables.options)
    while not alone.over:
        word = alone.offered()[-1]
        tables.choose(1, word)
        alone.choose(word)
        assert tables.states[1] == alone


@pytest.mark.parametrize("word", [-1, 0, 10_000])
def test_an_illegal_word_is_refused_and_changes_nothing(word):
    tables = batch()
    before = tables.states[0].copy()
    word = word or next(w for w in range(tables.words) if w not in before.offered())
    with pytest.raises(Fault, match=r"illegal: .*; legal: \d+ 'keep "):
        tables.choose(0, word)
    assert tables.states[0] == before
    agree(tables, 0)


def test_a_finished_table_takes_no_word():
    tables = batch(size=1)
    play_until(tables, 0, NOBODY, 5)
    assert tables.states[0].over
    with pytest.raises(Fault, match="nothing, the game is over"):
        tables.choose(0, 0)


def test_the_others_play_at_random_until_a_seat_is_asked():
    tables = batch(seats=4)
    tables.choose(0, tables.states[0].offered()[0])
    chance = play_until(tables, 0, 0, 7)
    assert tables.seats[0] == 0
    assert play_until(tables, 0, 0, chance) == chance
    tables.show(0, 0)
    agree(tables, 0)


def test_one_seat_learns_while_the_others_play_at_random():
    tables, chance, ended = batch(seats=3), 3, []
    while not ended:
        for at in range(SIZE):
            agree(tables, at)
            assert tables.seats[at] == 0
        ended, chance = tables.step_for(0, tables.pick(chance), chance)
    last = tables.states[ended[0]]
    assert last.over
    assert cells(tables.rows, ended[0], tables.width) == tables.game.observation(last, 0)
    again, _ = tables.step_for(0, tables.pick(chance), chance)
    assert ended[0] not in again


def test_a_state_from_elsewhere_can_be_put_into_a_batch():
    tables, other = batch(), batch()
    other.choose(2, other.states[2].offered()[0])
    tables.put(0, other.states[2].copy())
    tables.show(0, tables.seats[0])
    agree(tables, 0)


def test_an_illegal_word_at_one_table_stops_the_step_of_all():
    tables = batch()
    before = [state.copy() for state in tables.states]
    words = [state.offered()[0] for state in before]
    with pytest.raises(Fault, match="illegal: -1"):
        tables.step([*words[:-1], -1])
    with pytest.raises(Fault, match="illegal: -1"):
        tables.step_for(0, [*words[:-1], -1], 1)
    assert tables.states == before
    for at in range(SIZE):
        agree(tables, at)


def test_a_row_is_written_from_left_to_right_over_clean_cells():
    block = vec[i16]([9] + [0] * 13)
    row = ObservationWriter(block, 1)
    row.put(-4)
    row.each(vec[i64]([5, 6]))
    row.flags(0b101, 3)
    row.place(1, 2)
    row.place(-1, 1)
    row.count([2, 0, 2], 3)
    row.skip(1)
    assert row.at == 14
    assert list(block) == [9, -4, 5, 6, 1, 0, 1, 0, 1, 0, 1, 0, 2, 0]


def test_one_table_goes_on_like_all_of_them():
    alone, together = batch(2, 1), batch(2, 1)
    for tables in (alone, together):
        play_until(tables, 0, 0, 5)
    word = alone.states[0].offered()[0]
    chance = turn(alone, 0, 0, word, 9)
    assert ([], chance) == together.step_for(0, [word], 9)
    assert alone.states[0].plain() == together.states[0].plain()
    assert cells(alone.rows, 0, alone.width) == cells(together.rows, 0, together.width)


def test_one_table_goes_on_by_itself_until_it_is_over():
    tables = batch(size=1)
    seat = tables.seats[0]
    while seat != NOBODY:
        seat = advance(tables, tables.states[0].offered()[0])
        agree(tables, 0)
    with pytest.raises(Fault, match="the game is over"):
        advance(tables, 0)
