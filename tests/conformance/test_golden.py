"""Golden games of every game, replayed byte for byte, and the sizes of its trees of choices."""

import tomllib
from pathlib import Path

import pytest

import hightable
from hightable.cli.golden import COUNTS, REASONS, count, mark, state_of
from hightable.games import game as find
from hightable.kernel.record import read, write

FOLDER = Path(__file__).parents[1] / "golden"
GAMES = sorted(FOLDER.glob("*/*.game"))
NAMES = hightable.games(all=True)
POSITIONS = [
    (name, position)
    for name in NAMES
    for position in tomllib.loads((FOLDER / name / COUNTS).read_text("utf-8"))["position"]
]


def called(thing):
    return f"{thing.parent.name}-{thing.stem}" if isinstance(thing, Path) else None


@pytest.mark.parametrize("path", GAMES, ids=called)
def test_a_golden_game_is_still_the_same(path):
    text = path.read_text("utf-8")
    table = hightable.replay(text)
    assert table.over
    assert read(text).why
    assert write(table, read(text).why) == text


@pytest.mark.parametrize("name", NAMES)
def test_there_is_a_golden_game_for_every_seat_count_and_every_value_of_every_variant(name):
    records = [read(path.read_text("utf-8")) for path in GAMES if path.parent.name == name]
    game = find(name)
    assert {record.seats for record in records} == set(game.seats)
    for variant in game.variants:
        default = variant.values[0] if variant.rare else None
        said = {record.options.get(variant.name, default) for record in records}
        assert said >= set(variant.values)


@pytest.mark.parametrize(("name", "position"), POSITIONS)
def test_the_tree_of_choices_has_its_size(name, position):
    state = state_of(name, position)
    sizes = [count(state, depth + 1) for depth in range(len(position["counts"]))]
    assert sizes == position["counts"]


@pytest.mark.parametrize("name", NAMES)
def test_no_golden_file_has_changed_without_a_reason(name):
    """Whoever changes one says why: `hightable golden record FILE --why REASON`."""
    files = sorted([*(FOLDER / name).glob("*.game"), FOLDER / name / COUNTS])
    reasons = tomllib.loads((FOLDER / name / REASONS).read_text("utf-8"))
    assert {path.name: mark(path) for path in files} == {
        file: reason["mark"] for file, reason in reasons.items()
    }
    assert all(reason["why"] for reason in reasons.values())
