"""The files of texts: no key is missing, none is left over, every place is filled in."""

import ast
import re
import tomllib
from functools import cache
from pathlib import Path
from string import Formatter

import pytest

import hightable
from hightable.bots import LEVELS
from hightable.games import game as find
from hightable.kernel.lang import option
from hightable.texts import load
from hightable.texts.faults import wording
from hightable.texts.translation import FORMS, is_plural

SOURCE = Path(hightable.__file__).parent
GAMES = hightable.games(all=True)
PACKAGES = [*[f"games/{name}" for name in GAMES], "arena", "cli", "lessons", "server", "texts"]
# What else is asked for by its name: the levels of bots; and what is shown whole.
OTHERS = {
    "cli": set(LEVELS),
    "server": {*LEVELS, *load("hightable.server").keys("keys"), "key", "does"},
}
# What the kernel, the drawing kit and the server say of every game.
SHARED = ("kernel", "draw", "server", "texts", "parallel")
KINDS = {"Fault", "NotFound", "Refused", "TooMany"}
# What is listed in another way than with commas.
TUPLES = {text: {"known": (1, 2)} for text in ("game.seats", "game.option_seats")}
FAULT = re.compile(r"[a-z]+\.[a-z_]+")
SAYS = {"texts.say", "self.texts.say", "scene.say", "scene.texts.say", "say"}
HOUSE_SAYS = {"house.say", "look.say", "house(request).say"}


@cache
def trees(folder):
    return [ast.parse(path.read_text("utf-8")) for path in (SOURCE / folder).rglob("*.py")]


def literals(folder):
    """Every text that stands in the source."""
    nodes = [node for tree in trees(folder) for node in ast.walk(tree)]
    found = {n.value for n in nodes if isinstance(n, ast.Constant) and isinstance(n.value, str)}
    return found | {text.lstrip("-").replace("-", "_") for text in found if text[:2] == "--"}


def values(thing):
    """Every text in a data file, keys and values."""
    if isinstance(thing, dict):
        return {str(key) for key in thing}.union(*map(values, thing.values()))
    if isinstance(thing, list):
        return set().union(*map(values, thing))
    return {str(thing)}


def printed(folder):
    """Every text that stands in the data and layout files of a game."""
    files = [
        path
        for path in (SOURCE / folder).rglob("*.toml")
        if not {"lang", "lessons"} & set(path.relative_to(SOURCE).parts)
    ]
    return set().union(*[values(tomllib.loads(path.read_text("utf-8"))) for path in files])


def leaves(tables, path=()):
    """Every text of a file with its path of keys."""
    for key, found in tables.items():
        if isinstance(found, dict) and not is_plural(found):
            yield from leaves(found, (*path, key))
        else:
            yield (*path, key), found


def written(folder):
    path = SOURCE / folder / "lang" / "en.toml"
    return dict(leaves(tomllib.loads(path.read_text("utf-8"))))


def said(folder):
    """The paths of keys given as they are to `say` of texts or of a scene."""
    says = HOUSE_SAYS if folder == "server" else SAYS
    for tree in trees(folder):
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and ast.unparse(node.func) in says:
                keys = [getattr(key, "value", None) for key in node.args]
                if keys and all(isinstance(key, str) for key in keys):
                    yield tuple(keys), {word.arg for word in node.keywords}


def called(folder, method):
    """The keys given to `state.note` or `state.barrier`."""
    calls = [n for tree in trees(folder) for n in ast.walk(tree) if isinstance(n, ast.Call)]
    mine = [call for call in calls if getattr(call.func, "attr", "") == method and call.args]
    return {call.args[0].value for call in mine if isinstance(call.args[0], ast.Constant)}


@pytest.mark.parametrize("folder", PACKAGES)
def test_no_text_is_missing(folder):
    texts = load(f"hightable.{folder.replace('/', '.')}")
    own = [keys for keys, _ in said(folder) if texts.get(*keys) is None]
    assert own == []


def values_of(game):
    return {f"{variant.name} {value}" for variant in game.variants for value in variant.values}


def faults():
    """The texts that faults are raised with, and what is given to them."""
    for tree in trees("."):
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") in KINDS and node.args:
                text = getattr(node.args[0], "value", None)
                if isinstance(text, str) and FAULT.fullmatch(text):
                    yield text, {word.arg for word in node.keywords}


def test_every_fault_has_its_text_and_what_fills_it_in():
    found = dict(faults())
    assert len(found) > 50
    for text, given in found.items():
        assert wording(text, dict.fromkeys(given, 1) | TUPLES.get(text, {}), "en")


@pytest.mark.parametrize("name", GAMES)
def test_no_text_that_the_kernel_says_is_missing(name):
    game = find(name)
    texts, folder = game.texts(), f"games/{name}"
    for verb, noun in game.vocabulary.parts:
        assert option(texts, verb, noun)
    keys = {
        "log": called(folder, "note"),
        "why": called(folder, "barrier") | {"begun", "another", "chance"},
        "variant": {variant.name for variant in game.variants} | values_of(game),
        "title": {"game"},
        "text": {"player"},
    }
    for section, wanted in keys.items():
        assert [key for key in wanted if texts.get(section, key) is None] == []


@pytest.mark.parametrize("folder", PACKAGES)
def test_no_text_is_left_over(folder):
    """The icons of a legend are shown all of them; that each is drawn is tested with the views."""
    used = (
        literals(folder).union(*map(literals, SHARED)) | printed(folder) | OTHERS.get(folder, set())
    )
    used |= {key for text in literals(".") if FAULT.fullmatch(text) for key in text.split(".")}
    if folder.startswith("games/"):
        vocabulary = find(folder.removeprefix("games/")).vocabulary
        used |= {part for parts in vocabulary.parts for part in parts}
    words = {word for text in used for word in text.split()}
    parts = used | words | {piece for word in words for piece in word.split("_")}
    unused = [path for path in written(folder) if not all(is_used(key, parts) for key in path)]
    assert [path for path in unused if path[0] != "legend"] == []


def is_used(key, parts):
    """A key stands in the source or data as it is, or is put together of what does."""
    pieces = key.replace("_", " ").replace("-", " ").split()
    return key in parts or key.isdigit() or all(p in parts or p.isdigit() for p in pieces)


@pytest.mark.parametrize("folder", PACKAGES)
def test_every_place_in_a_text_has_a_name(folder):
    for path, found in written(folder).items():
        for template in [found] if isinstance(found, str) else found.values():
            for _, place, _, _ in Formatter().parse(template):
                assert place is None or place.isidentifier(), ".".join(path)
        assert isinstance(found, str) or found.keys() <= FORMS


@pytest.mark.parametrize("folder", PACKAGES)
def test_what_is_said_fills_every_place(folder):
    texts = written(folder)
    for keys, given in said(folder):
        found = texts.get(keys)
        forms = [found] if isinstance(found, str) else list((found or {}).values())
        places = {place for form in forms for _, place, _, _ in Formatter().parse(form) if place}
        assert None in given or places <= given, ".".join(keys)
