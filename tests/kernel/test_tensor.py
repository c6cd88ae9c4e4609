"""Lists, memory and bounds tell the same of a seat."""

import pytest

import hightable
from hightable.games import game
from hightable.kernel.tensor import ListWriter


def writer(seats=2):
    return ListWriter(game("saltmarsh"), seats)


@pytest.mark.parametrize("seat", [0, 1])
def test_a_tensor_says_which_player_it_is_and_then_the_row(seat):
    table = hightable.new("saltmarsh", 2, seed=3)
    for _ in range(6):
        table.choose(table.decision.options[0])
    row = table.game.observation(table.state, seat)
    player = [float(at == seat) for at in range(2)]
    deal = writer().deal(table.state)
    assert writer().tensor(table.state, seat, deal) == [*player, *map(float, row)]


def test_a_row_is_the_same_in_memory():
    table = hightable.new("saltmarsh", 2, seed=3)
    deal = writer().deal(table.state)
    row = memoryview(writer().row(table.state, 1, deal)).cast("h")
    assert list(row) == table.game.observation(table.state, 1)


def test_a_mask_has_a_sign_for_every_word_that_is_offered():
    table = hightable.new("saltmarsh", 2, seed=3)
    mask = writer().mask(table.state)
    assert [word for word, sign in enumerate(mask) if sign] == sorted(table.state.offered())
    assert len(mask) == len(hightable.vocabulary("saltmarsh"))


def test_every_number_of_a_row_has_its_bounds():
    toy, table = game("saltmarsh"), hightable.new("saltmarsh", 2, seed=3)
    row, bounds = toy.observation(table.state, 0), toy.bounds(2)
    assert len(row) == len(bounds) == sum(size for _, size in toy.layout(2))
    assert all(low <= number <= high for number, (low, high) in zip(row, bounds, strict=True))
