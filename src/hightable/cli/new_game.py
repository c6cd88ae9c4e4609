"""`hightable new-game NAME`: a twin of the toy under a new name, from which a game can grow.

Everything of Saltmarsh is copied with the name changed (the package, its rules, tests and golden
games), and the catalogue gets its line; until it is ready the game counts as a toy.
"""

from __future__ import annotations

import re
import tomllib
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from pathlib import Path

from hightable import Fault
from hightable.cli.files import save
from hightable.cli.golden import REASONS, listed_reasons, mark
from hightable.texts import Translation

TOY = "saltmarsh"
CATALOGUE = Path("src/hightable/games/__init__.py")
EFFECTS = Path("docs/effects.md")
FOLDERS = (Path("src/hightable/games"), Path("tests/games"), Path("tests/golden"))
PAGES = Path("docs/games")
NAME = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")


def configure(parser: ArgumentParser) -> None:
    parser.add_argument("name", metavar="NAME")
    parser.add_argument("--root", metavar="DIR", default=".")


def run(args: Namespace, texts: Translation) -> int:
    root, name = Path(args.root), args.name
    check(root, name, texts)
    for old in sorted(files(root)):
        new = root / renamed(str(old.relative_to(root)), name)
        new.parent.mkdir(parents=True, exist_ok=True)
        save(str(new), renamed(old.read_text("utf-8"), name), texts)
        print(texts.say("new-game", "made", file=str(new)))
    remember(root / FOLDERS[-1] / name, texts)
    enter(root / CATALOGUE, name, texts)
    list_words(root / EFFECTS, name, texts)
    print(texts.say("new-game", "next"))
    return 0


def check(root: Path, name: str, texts: Translation) -> None:
    if not NAME.fullmatch(name):
        raise Fault(texts.say("fault", "no_name", name=name))
    if not (root / CATALOGUE).is_file():
        raise Fault(texts.say("fault", "no_clone", folder=str(root), file=str(CATALOGUE)))
    if (root / FOLDERS[0] / name).exists():
        raise Fault(texts.say("fault", "game_exists", name=name))


def files(root: Path) -> Iterator[Path]:
    """Every file of the toy."""
    yield root / PAGES / f"{TOY}.md"
    for folder in FOLDERS:
        for path in (root / folder / TOY).rglob("*"):
            if path.is_file() and "__pycache__" not in path.parts:
                yield path


def renamed(text: str, name: str) -> str:
    """The toy's name, as a word, a class, a constant or a title, is the new one's."""
    words = name.split("_")
    camel = "".join(word.capitalize() for word in words)
    text = re.sub(rf"{TOY.capitalize()}(?=[A-Z])", camel, text)
    text = text.replace(TOY.capitalize(), " ".join(word.capitalize() for word in words))
    return text.replace(TOY.upper(), name.upper()).replace(TOY, name)


def remember(folder: Path, texts: Translation) -> None:
    """The golden games have another name in them: their marks are new, the reasons are not."""
    known = tomllib.loads((folder / REASONS).read_text("utf-8"))
    for file, reason in known.items():
        reason["mark"] = mark(folder / file)
    save(str(folder / REASONS), listed_reasons(known), texts)


def enter(path: Path, name: str, texts: Translation) -> None:
    """A line of the catalogue, and one more toy."""
    source = path.read_text("utf-8")
    line = f'    "{TOY}": "{TOY.upper()}",\n'
    source = source.replace(line, f'{line}    "{name}": "{name.upper()}",\n')
    source = re.sub(r"TOYS = \((.*?),?\)", rf'TOYS = (\1, "{name}")', source)
    save(str(path), source, texts)


def list_words(path: Path, name: str, texts: Translation) -> None:
    """The words of the game's data stand in the docs."""
    page = path.read_text("utf-8")
    found = re.search(rf"^\*\*{TOY}\*\*: .*$", page, re.M)
    assert found is not None
    save(str(path), page.replace(found[0], f"{found[0]}\n\n{renamed(found[0], name)}"), texts)
