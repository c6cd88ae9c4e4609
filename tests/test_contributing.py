"""What CONTRIBUTING says is done here, on a copy of the tree, command by command."""

import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PAGES = ("README.md", "CONTRIBUTING.md", "CHANGELOG.md")
PARTS = ("src", "tests", "docs", "tools", "pyproject.toml", *PAGES)
BLOCK = re.compile(r"^( *)```(sh|toml)\n(.*?)^ *```$", re.M | re.S)
PROGRAMS = {"hightable": "-m hightable", "pytest": "-m pytest -q -p no:cacheprovider"}


@pytest.fixture(scope="module")
def copy():
    """The tree without links, caches and what was built, as an archive would give it."""
    ignore = shutil.ignore_patterns("__pycache__", ".*", "*.so")
    with tempfile.TemporaryDirectory() as folder:
        for part in PARTS:
            if (ROOT / part).is_dir():
                shutil.copytree(ROOT / part, Path(folder) / part, symlinks=True, ignore=ignore)
            else:
                shutil.copy(ROOT / part, folder)
        yield Path(folder)


def blocks():
    text = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
    for indent, kind, lines in BLOCK.findall(text):
        yield kind, lines.replace(f"\n{indent}", "\n").removeprefix(indent)


def run(copy, line):
    """A command as it is written, with the programs of this environment and the copy's package."""
    program, _, rest = line.partition(" ")
    python = PROGRAMS.get(program)
    command = f"{sys.executable} {python} {rest}" if python else line
    path = f"{copy / 'src'}:{os.environ.get('PYTHONPATH', '')}"
    done = subprocess.run(
        command,
        shell=True,
        cwd=copy,
        env=os.environ | {"PYTHONPATH": path},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, f"{line}\n{done.stdout[-2000:]}{done.stderr[-2000:]}"


def test_every_step_does_what_it_says(copy):
    for kind, text in blocks():
        if kind == "sh":
            for line in text.splitlines():
                run(copy, line)
        else:
            file = re.match(r"# (\S+)\n", text)[1]
            with (copy / file).open("a", encoding="utf-8") as data:
                data.write(f"\n{text}")


@pytest.mark.parametrize(
    "line",
    [
        "ruff format --check .",
        "ruff check .",
        "lint-imports --no-cache",
        "mypy src/hightable/games/lost_city src/hightable/games/__init__.py",
    ],
)
def test_the_new_game_is_as_clean_as_the_others(copy, line):
    if not (copy / "src/hightable/games/lost_city").is_dir():
        run(copy, "hightable new-game lost_city")
    run(copy, f"{Path(sys.executable).parent}/{line}")
