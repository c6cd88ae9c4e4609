"""Records written while the mark of the state still named classes: they are good for ever."""

from itertools import filterfalse
from pathlib import Path

import pytest

import hightable
from hightable.cli.main import main
from hightable.games import game as find
from hightable.kernel.record import former_mark, mark, read

RECORDS = sorted((Path(__file__).parents[1] / "records_before").glob("*/*.game"))


def named(path):
    return f"{path.parent.name}-{path.stem}"


def is_in_force(path):
    """The game still has the rules that the record was played by."""
    record = read(path.read_text("utf-8"))
    return record.rules == str(find(record.game).rules)


@pytest.mark.parametrize("path", list(filter(is_in_force, RECORDS)), ids=named)
def test_a_finished_game_of_before_verifies(path, capsys):
    assert main(["verify", str(path)]) == 0
    assert "the game is over" in capsys.readouterr().out


@pytest.mark.parametrize("path", list(filterfalse(is_in_force, RECORDS)), ids=named)
def test_a_game_of_earlier_rules_is_refused_with_the_reason(path, capsys):
    assert main(["verify", str(path)]) == 2
    assert f"the record has {path.parent.name} rules 1, this plays" in capsys.readouterr().err


def test_there_are_games_of_before_of_every_game():
    """Those that had records then; a game that came later has none of before."""
    assert {path.parent.name for path in RECORDS} == {*hightable.games(), "saltmarsh"}


def test_a_wrong_mark_of_before_is_refused():
    text = next(filter(is_in_force, RECORDS)).read_text("utf-8")
    with pytest.raises(hightable.Fault, match="the record says 'state 00000000'"):
        hightable.replay(text[:-9] + "00000000\n")


def test_a_mark_names_no_class():
    table = hightable.new("saltmarsh", 2, seed=7)
    before = mark(table), former_mark(table)
    table.game.former = {"Player": "Sailor"}
    try:
        assert mark(table) == before[0]
        assert former_mark(table) != before[1]
    finally:
        table.game.former = {}
