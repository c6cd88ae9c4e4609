"""The bot in 15 lines plays."""

import runpy
from pathlib import Path

EXAMPLE = Path(__file__).parents[2] / "examples" / "bot.py"


def test_the_miser_wins_more_often_than_not(capsys):
    runpy.run_path(str(EXAMPLE), run_name="__main__")
    said = capsys.readouterr().out
    assert int(said.removeprefix("The miser won ")[0]) >= 3
