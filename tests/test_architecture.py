"""The house style, where a machine can check it: sizes, citations, texts, versions."""

import ast
import re
import tomllib
from pathlib import Path

import pytest

import hightable
from hightable.games import game as find
from hightable.kernel.lang import option

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "hightable"
MODULES = sorted(SOURCE.rglob("*.py"))
RULES = [path for path in MODULES if "rules" in path.parts]
GAMES = hightable.games(all=True)
MODULE, RULES_MODULE, FUNCTION, SMALL = 400, 250, 40, 12
CITATION = re.compile(r"\[(§|R\d)[^\]]*\]\s*$")


def named(path):
    return str(path.relative_to(SOURCE))


def functions(path):
    tree = ast.parse(path.read_text("utf-8"))
    kinds = (ast.FunctionDef, ast.AsyncFunctionDef)
    return [node for node in ast.walk(tree) if isinstance(node, kinds)]


@pytest.mark.parametrize("path", MODULES, ids=named)
def test_no_module_and_no_function_is_too_long(path):
    lines = len(path.read_text("utf-8").splitlines())
    assert lines <= (RULES_MODULE if path in RULES else MODULE)
    for node in functions(path):
        assert node.end_lineno - node.lineno < FUNCTION + len(node.args.args), node.name


@pytest.mark.parametrize("path", RULES, ids=named)
def test_every_public_rule_says_what_it_is_and_cites_it(path):
    tree = ast.parse(path.read_text("utf-8"))
    if path.name != "__init__.py":
        assert cited(tree), "the module"
    for node in tree.body:
        if isinstance(node, ast.ClassDef | ast.FunctionDef) and not node.name.startswith("_"):
            assert cited(node) or is_small(node), node.name


def cited(node):
    """A paragraph of the docstring ends with a section or a ruling."""
    paragraphs = (ast.get_docstring(node) or "").split("\n\n")
    return any(CITATION.search(paragraph) for paragraph in paragraphs)


def is_small(node):
    """A step of a rule beside it: a function of a few lines needs no citation of its own."""
    return isinstance(node, ast.FunctionDef) and node.end_lineno - node.lineno < SMALL


@pytest.mark.parametrize("path", MODULES, ids=named)
def test_every_module_says_what_it_is_for(path):
    assert ast.get_docstring(ast.parse(path.read_text("utf-8"))) or path.name == "__init__.py"


@pytest.mark.parametrize("name", GAMES)
def test_every_citation_is_a_section_of_the_rules(name):
    from hightable.games.rulebook import section

    for path in (SOURCE / "games" / name).rglob("*.py"):
        for rule in re.findall(r'rule = "(§[^"]+)"', path.read_text("utf-8")):
            assert section(name, rule) is not None, (path.name, rule)


def literals(name):
    """Every text that stands in the source of a game."""
    found = set()
    for path in (SOURCE / "games" / name).rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.add(node.value)
    return found


def ids(name):
    """Every text that stands in the data files of a game."""
    found = set()
    for path in (SOURCE / "games" / name / "data").glob("*.toml"):
        found |= set(re.findall(r'"([^"]+)"', path.read_text("utf-8")))
    return found


def called(name, method):
    """The keys given to `state.note` or `state.barrier` in the source of a game."""
    found = set()
    for path in (SOURCE / "games" / name).rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
                first = node.args[0] if node.args else None
                if node.func.attr == method and isinstance(first, ast.Constant):
                    found.add(first.value)
    return found


@pytest.mark.parametrize("name", GAMES)
def test_no_text_is_missing_from_the_catalogue(name):
    game = find(name)
    for verb, noun in game.vocabulary.parts:
        assert option(game.texts(), verb, noun)
    say = game.texts().get
    keys = {
        "log": called(name, "note"),
        "why": called(name, "barrier") | {"begun", "another", "chance"},
        "variant": {variant.name for variant in game.variants},
        "title": {"game"},
        "text": {"player"},
    }
    for section, wanted in keys.items():
        assert [key for key in wanted if not say(section, key)] == []


@pytest.mark.parametrize("name", GAMES)
def test_no_text_of_the_catalogue_is_unused(name):
    used = literals(name) | ids(name) | {"begun", "another", "chance", "automa", "game", "player"}
    verbs = {verb for verb, _ in find(name).vocabulary.parts}
    path = SOURCE / "games" / name / "lang" / "en.toml"
    written = tomllib.loads(path.read_text("utf-8"))
    assert set(written["option"]) <= verbs
    for section in ("prompt", "log", "why", "text", "sheet"):
        keys = written.get(section, {})
        unused = [key for key in keys if key not in used and not set(key.split()) <= used]
        assert unused == [], section


def test_the_version_stands_on_top_of_the_changelog():
    heads = re.findall(r"^## (\S+)", (ROOT / "CHANGELOG.md").read_text("utf-8"), re.M)
    assert heads[0] == hightable.__version__
