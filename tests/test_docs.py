"""The pages of the project say what is true: their code runs, their lists are current."""

import doctest
import re
import shlex
import sys
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules

import pytest

import hightable
from hightable.arena.match import Task, play
from hightable.cli.arguments import Arguments
from hightable.texts import load

ROOT = Path(__file__).parents[1]
# Pages that the site makes; it refuses links that lead nowhere on it.
GENERATED = {"api.md"}


def test_the_code_of_the_readme_runs():
    failed, tried = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert tried > 0
    assert failed == 0


def words_of(decode):
    """The table of words: in `decode` or, where that is a package, in a module of it."""
    found = import_module(decode)
    inside = [info.name for info in iter_modules(getattr(found, "__path__", []), f"{decode}.")]
    tables = {
        id(t): t for m in [decode, *inside] if (t := getattr(import_module(m), "WORDS", None))
    }
    assert len(tables) == 1
    return next(iter(tables.values()))


@pytest.mark.parametrize("name", hightable.games(all=True))
def test_the_words_of_every_game_are_listed(name):
    words = words_of(f"hightable.games.{name}.decode")
    line = re.search(rf"^\*\*{name}\*\*: (.*)$", (ROOT / "docs/effects.md").read_text(), re.M)
    assert re.findall(r"`(\w+)`", line[1]) == sorted(words)


@pytest.mark.parametrize("page", sorted((ROOT / "docs").rglob("*.md")), ids=lambda page: page.name)
def test_links_between_pages_lead_somewhere(page):
    for target in re.findall(r"\]\(([^)#:]+)\)", page.read_text("utf-8")):
        assert (page.parent / target).exists() or target in GENERATED, target


def test_the_bots_of_the_tutorial_play(tmp_path, monkeypatch):
    page = (ROOT / "docs/tutorials/bot.md").read_text("utf-8")
    (tmp_path / "my_bots.py").write_text("\n".join(re.findall(r"```python\n(.*?)```", page, re.S)))
    monkeypatch.chdir(tmp_path)
    monkeypatch.setitem(sys.modules, "my_bots", None)
    found = play(Task("saltmarsh", {}, 0, 1, ["my_bots.py:greedy", "my_bots.py:first"]))
    assert "forfeits" not in found


def test_the_first_experiment_of_the_tutorial_runs():
    page = (ROOT / "docs/tutorials/research.md").read_text("utf-8")
    blocks = re.findall(r"```python\n(.*?)```", page, re.S)
    ours = [block for block in blocks if "sb3" not in block]
    assert ours
    for block in ours:
        found = {}
        exec(block, found)
        assert found["seen"] in found["env"].observation_space


def commands(page):
    """Every command of ours that a page shows, in a line of its own or in a sentence."""
    text = page.read_text("utf-8")
    fenced = re.findall(r"^ *```(\w*)\n(.*?)^ *```$", text, re.M | re.S)
    blocks = "\n".join(block for language, block in fenced if language in ("", "sh"))
    shown = re.findall(r"^(?: *|\.venv/bin/)hightable (\w.+)$", blocks, re.M)
    said = re.findall(r"(?<!`)`hightable (\w[^`]+ -[^`]+)`(?!`)", text)
    return [line for line in shown + said if "|" not in line]


@pytest.mark.parametrize(
    "page",
    [
        page
        for page in [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
        if commands(page)
    ],
    ids=lambda page: page.name,
)
def test_the_commands_of_a_page_are_ours(page, capsys):
    for line in commands(page):
        name, *words = shlex.split(re.sub(r"\bN\b|\$\(.*?\)", "2", line), comments=True)
        found = import_module(f"hightable.cli.{name.replace('-', '_')}")
        parser = Arguments(name, load("hightable.cli", "en"))
        found.configure(parser)
        parser.add_argument("--edition")
        parser.add_argument("--language")
        with suppress(SystemExit):
            parser.parse_args(words)
        assert "error" not in capsys.readouterr().err, line


def test_the_citation_and_the_changelog_have_the_version():
    cited = re.search(r"^version: (.*)$", (ROOT / "CITATION.cff").read_text(), re.M)
    logged = re.search(r"^## (\S+)", (ROOT / "CHANGELOG.md").read_text(), re.M)
    assert cited[1] == logged[1] == hightable.__version__
