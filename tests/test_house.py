"""The house, where a machine can check it: floor plan, sizes, citations, texts, rules, versions."""

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
MODULE, RULES_MODULE, FUNCTION, METHODS = 400, 250, 40, 12
# Until they are done: games on their way into the floor plan, classes that are still too large.
PENDING = set()
TOO_LARGE = {"Session", "View", "AlmaMaterGame", "GolemGame", "Live", "Store"}
# A game's folder: every role a module, or a package of its name; what else there is, by its name.
ROLES = {
    "box", "words", "state", "effects", "decode", "rules", "effect_text", "seen", "observation",
    "determinize", "invariants", "describe", "view", "game",
}  # fmt: skip
SOMETIMES = {"propose", "hint", "ledger", "judge", "lessons"}
BESIDE = {"__init__.py", "data", "lang", "rulebook.md"}
VIEW_ROLES = {"table", "panel", "icons", "cards", "palette"}
VIEW_BESIDE = {"__init__.py", "layout.toml", "symbols"}
REGION = {"ground.py", "play.py"}
# What a class of the contract must have is said in the contract, not counted here.
CONTRACT = {"Table", "Game", "State", "TableEnv"}
FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)
CITATION = re.compile(r"\[(§|R\d)[^\]]*\]\s*$")


def named(path):
    return str(path.relative_to(SOURCE))


def functions(path):
    tree = ast.parse(path.read_text("utf-8"))
    return [node for node in ast.walk(tree) if isinstance(node, FUNCTIONS)]


def held(folder):
    return {path.name for path in folder.iterdir() if path.name != "__pycache__"}


def roles(folder, beside):
    """The roles that a folder has, each by its name without the ending."""
    return {name.removesuffix(".py") for name in held(folder) - beside}


@pytest.mark.parametrize("name", GAMES)
def test_a_game_has_the_floor_plan_of_the_house(name):
    if name in PENDING:
        return
    found = roles(SOURCE / "games" / name, BESIDE)
    assert found - ROLES - SOMETIMES == set(), "has no place in the floor plan"
    assert ROLES - found == set(), "is missing"
    assert held(SOURCE / "games" / name) >= BESIDE


@pytest.mark.parametrize("name", GAMES)
def test_a_view_is_its_table_its_panel_and_its_regions(name):
    if name in PENDING:
        return
    folder = SOURCE / "games" / name / "view"
    for name in held(folder) - VIEW_BESIDE:
        if name.removesuffix(".py") not in VIEW_ROLES:
            path = folder / name
            assert path.is_dir(), path.name
            assert held(path) >= REGION, path.name
    assert {"table.py", "panel.py", "__init__.py"} <= held(folder)


@pytest.mark.parametrize("name", GAMES)
def test_a_game_has_a_file_of_texts_for_each_language_and_no_other(name):
    if name in PENDING:
        return
    lang = SOURCE / "games" / name / "lang"
    assert "en.toml" in held(lang)
    assert {path.parent for path in (SOURCE / "games" / name).rglob("en.toml")} == {lang}


@pytest.mark.parametrize("name", GAMES)
def test_the_rules_a_table_shows_are_those_of_the_docs(name):
    """They are copied by `sh tools/rulebooks`; docs/games is where they are written."""
    page = SOURCE / "games" / name / "rulebook.md"
    assert page.read_text("utf-8") == (ROOT / "docs/games" / f"{name}.md").read_text("utf-8")


def test_the_package_has_no_links():
    assert [path for path in SOURCE.rglob("*") if path.is_symlink()] == []


@pytest.mark.parametrize("path", MODULES, ids=named)
def test_no_module_and_no_function_is_too_long(path):
    lines = len(path.read_text("utf-8").splitlines())
    assert lines <= (RULES_MODULE if path in RULES else MODULE)
    for node in functions(path):
        assert node.end_lineno - node.lineno < FUNCTION + len(node.args.args), node.name


@pytest.mark.parametrize("path", MODULES, ids=named)
def test_no_class_has_too_many_methods(path):
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.ClassDef) and node.name not in CONTRACT | TOO_LARGE:
            methods = [part.name for part in node.body if isinstance(part, FUNCTIONS)]
            assert len(methods) <= METHODS, node.name


@pytest.mark.parametrize("path", RULES, ids=named)
def test_every_public_rule_says_what_it_is_and_cites_it(path):
    tree = ast.parse(path.read_text("utf-8"))
    if path.name != "__init__.py":
        assert cited(tree), "the module"
    for node in tree.body:
        if isinstance(node, ast.ClassDef | ast.FunctionDef) and not node.name.startswith("_"):
            assert cited(node) or set(path.parts) & PENDING, node.name


def cited(node):
    """A paragraph of the docstring ends with a section or a ruling."""
    paragraphs = (ast.get_docstring(node) or "").split("\n\n")
    return any(CITATION.search(paragraph) for paragraph in paragraphs)


@pytest.mark.parametrize("path", MODULES, ids=named)
def test_every_module_says_what_it_is_for(path):
    assert ast.get_docstring(ast.parse(path.read_text("utf-8"))) or path.name == "__init__.py"


@pytest.mark.parametrize("name", GAMES)
def test_every_citation_is_a_section_of_the_rules(name):
    from hightable.texts.rulebook import section

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
