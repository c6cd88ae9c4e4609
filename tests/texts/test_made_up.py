"""A language is TOML files and nothing else: whole games are played and drawn in a made-up one."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from texts.made_up import ACCENTED, CODE, accented, english, visible

import hightable

HERE = Path(__file__).parent
GAMES = hightable.games(all=True)
AGAIN = f"""
import hightable
table = hightable.new("saltmarsh", 2, seed=7)
said = [
    [table.draw(0, language), table.describe(0, language), str(table.lines(0, language))]
    for language in ("en", "{CODE}", "en")
]
assert said[0] == said[2] != said[1]
"""


@pytest.fixture(scope="module")
def package(tmp_path_factory):
    """A copy of the package with the files of the made-up language in it."""
    folder = tmp_path_factory.mktemp("package")
    ignore = shutil.ignore_patterns("__pycache__", "*.so")
    shutil.copytree(HERE.parents[1] / "src", folder, ignore=ignore, dirs_exist_ok=True)
    run(folder, HERE / "made_up.py", "write", *GAMES)
    return folder


def run(package, *words):
    return subprocess.run(
        [sys.executable, *map(str, words)],
        env=os.environ | {"PYTHONPATH": str(package)},
        capture_output=True,
        text=True,
        check=True,
    ).stdout


def test_what_is_english_is_found():
    assert accented("take {n:coin}, {{once}}") == "ťáḱé {n:coin}, {{óńćé}}"
    assert english("ťáḱé 2 Coins, XII B1") == ["Coins"]
    assert visible('<g data-tip="one"><text>two &amp; two</text></g>') == ["one", "two & two"]


@pytest.mark.parametrize("name", GAMES)
def test_a_whole_game_is_told_and_drawn_without_a_word_of_english(package, name):
    assert json.loads(run(package, HERE / "made_up.py", "play", name)) == {}


def test_one_process_speaks_to_everybody_in_his_language(package):
    run(package, "-c", AGAIN)


def test_the_command_line_speaks_it_too(package):
    shown = run(package, "-m", "hightable", "--help", "--language", CODE)
    rows = [line.split(maxsplit=1)[-1] for line in shown.splitlines() if line.startswith("  ")]
    assert len(rows) > 10
    assert [row for row in rows if english(row)] == []
    assert any(letter in shown for letter in ACCENTED)
