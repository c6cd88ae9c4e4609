"""Records written while the mark of the state still named classes: they are good for ever."""

from pathlib import Path

import pytest

import hightable
from hightable.cli.main import main
from hightable.kernel.record import former_mark, mark

RECORDS = sorted((Path(__file__).parents[1] / "records_before").glob("*/*.game"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_finished_game_of_before_verifies(path, capsys):
    assert main(["verify", str(path)]) == 0
    assert "the game is over" in capsys.readouterr().out


def test_there_are_games_of_before_of_every_game():
    assert {path.parent.name for path in RECORDS} == set(hightable.games(all=True))


def test_a_wrong_mark_of_before_is_refused():
    text = RECORDS[0].read_text("utf-8")
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
