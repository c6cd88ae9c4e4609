"""The house, where a machine can check it: floor plan, sizes, citations, texts, rules, versions."""

import ast
import re
from pathlib import Path

import pytest
from vulture import Vulture

import hightable

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "hightable"
MODULES = sorted(SOURCE.rglob("*.py"))
RULES = [path for path in MODULES if "rules" in path.parts]
GAMES = hightable.games(all=True)
MODULE, RULES_MODULE, FUNCTION, METHODS, COPIED = 400, 250, 40, 12, 12
# Until they are done: classes that are still too large.
TOO_LARGE = {"Store"}
# A game's folder: every role a module, or a package of its name; what else there is, by its name.
ROLES = {
    "box", "words", "state", "effects", "decode", "rules", "effect_text", "seen", "observation",
    "determinize", "invariants", "describe", "ledger", "propose", "view", "game",
}  # fmt: skip
SOMETIMES = {"judge", "lessons"}
BESIDE = {"__init__.py", "data", "lang", "rulebook.md"}
# A role too large for one module: the modules that hold it.
HALVES = {"seen": {"table", "players"}}
VIEW_ROLES = {"table", "panel", "icons", "cards", "palette"}
VIEW_BESIDE = {"__init__.py", "layout.toml", "symbols"}
REGION = {"ground.py", "play.py"}
# From the kernel's seats to a game's players: as one class of the kernel it costs 5% of playouts.
BRIDGE = {"class Act(Effect):", "class Ask(Question):", "class Counted(Count):"}
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
    found = roles(SOURCE / "games" / name, BESIDE)
    assert found - ROLES - SOMETIMES == set(), "has no place in the floor plan"
    assert ROLES - found == set(), "is missing"
    assert held(SOURCE / "games" / name) >= BESIDE
    for role, halves in HALVES.items():
        folder = SOURCE / "games" / name / role
        assert not folder.is_dir() or roles(folder, BESIDE) == halves


@pytest.mark.parametrize("name", GAMES)
def test_the_packages_of_a_game_say_what_they_are_and_nothing_else(name):
    """Two threads that enter a package by two doors would wait for one another; views are loaded
    by one. Nor is `__init__` compiled."""
    for path in (SOURCE / "games" / name).rglob("__init__.py"):
        if "view" not in path.parts:
            body = ast.parse(path.read_text("utf-8")).body
            assert len(body) == 1, named(path)


@pytest.mark.parametrize("name", GAMES)
def test_a_view_is_its_table_its_panel_and_its_regions(name):
    folder = SOURCE / "games" / name / "view"
    for name in held(folder) - VIEW_BESIDE:
        if name.removesuffix(".py") not in VIEW_ROLES:
            path = folder / name
            assert path.is_dir(), path.name
            assert held(path) >= REGION, path.name
    assert {"table.py", "panel.py", "__init__.py"} <= held(folder)


@pytest.mark.parametrize("name", GAMES)
def test_a_game_has_a_file_of_texts_for_each_language_and_no_other(name):
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
            assert cited(node), node.name


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


# What nobody in the package calls, but somebody else does.
CALLED_FROM_OUTSIDE = {
    "explain", "env", "parallel_env", "SeatEnv", "SeatVectorEnv",  # people
    "Projection",  # people, as an evaluator of OpenSpiel
    "_repr_svg_",  # notebooks
    "action_masks",  # sb3-contrib
    "state_space", "_skip_agent_selection", "agent_iter",  # PettingZoo
    "max_chance_nodes_in_history", "make_py_observer", "current_player", "_legal_actions",
    "is_terminal",
    "_apply_action", "_action_to_string", "returns", "resample_from_infostate", "prior", "evaluate",
    "set_from", "string_from",  # OpenSpiel
    "memo",  # copy.deepcopy
    "help",  # argparse
    "revision", "down_revision", "downgrade",  # Alembic
    "isolation_level", "redirect_slashes", "available_extensions",  # libraries read them
    "head_seconds", "body_seconds", "reply_seconds",  # limits, read by name
}  # fmt: skip


def lines_of(game):
    """The lines of a game's code with their places: no blanks, comments, imports, brackets."""
    for path in sorted((SOURCE / "games" / game).rglob("*.py")):
        bridge = False
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
            bridge = line in BRIDGE or (bridge and line[:1] in ("", " "))
            line = " ".join(line.split())
            if bridge or len(line.strip("()[]{},: ")) < 2 or re.match(r"#|import |from ", line):
                continue
            yield line, f"{named(path)}:{number}"


def test_no_two_games_share_twelve_lines():
    owner, shared = {}, []
    for game in GAMES:
        lines = list(lines_of(game))
        for at in range(len(lines) - COPIED):
            run = tuple(line for line, _ in lines[at : at + COPIED])
            other, place = owner.setdefault(run, (game, lines[at][1]))
            if other != game:
                shared.append((place, lines[at][1]))
    assert shared == [], "belongs in the kernel or the drawing kit"


def dead_code():
    """What vulture finds; views are dumped whole, and games are found through the catalogue."""
    finder = Vulture()
    finder.scavenge([str(SOURCE)])
    constants = {name.upper() for name in GAMES}
    for item in finder.get_unused_code(min_confidence=60):
        is_view = "seen" in Path(item.filename).with_suffix("").parts
        if not is_view and item.name not in constants:
            yield item.name, f"{named(Path(item.filename))}:{item.first_lineno}"


def test_there_is_no_dead_code_and_no_excuse_for_any():
    found = dict(dead_code())
    assert {name: at for name, at in found.items() if name not in CALLED_FROM_OUTSIDE} == {}
    assert CALLED_FROM_OUTSIDE - set(found) == set(), "is used by now"


def test_the_version_stands_on_top_of_the_changelog():
    heads = re.findall(r"^## (\S+)", (ROOT / "CHANGELOG.md").read_text("utf-8"), re.M)
    assert heads[0] == hightable.__version__
