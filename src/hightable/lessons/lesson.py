"""A lesson as it is written: read from `games/<game>/lessons/NN-name.toml`, refused if wrong.

Another language is a file of the same name in `lessons/<code>/`, with the texts alone.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import Any, NamedTuple

from hightable.kernel import Fault, NotFound
from hightable.texts import load

ENGLISH = "en"
SPOKEN = ("say", "task", "later")
FACTS = frozenset(
    (
        *("title", "icons", "rule", "step"),
        *("after", "seats", "seat", "seed", "options", "words"),
    )
)
WORDS_A_MINUTE, CLICKS_A_MINUTE = 200, 6
STEP = frozenset((*SPOKEN, "do", "others", "light"))


class Step(NamedTuple):
    """What is said, what lies in the light, and what the player shall do.

    `do` has one entry a click: a word, several divided by "|", or a pattern such as "go *".
    Without any it is a page to read. `others` are the words of other seats that follow.
    """

    say: str
    task: str = ""
    later: str = ""
    do: tuple[str, ...] = ()
    others: tuple[str, ...] = ()
    light: tuple[str, ...] = ()


class Lesson(NamedTuple):
    """A lesson of a game, in one language."""

    game: str
    name: str
    title: str
    seats: int
    seat: int
    seed: int
    options: dict[str, str]
    words: tuple[str, ...]
    rule: str
    icons: tuple[str, ...]
    steps: tuple[Step, ...]

    @property
    def key(self) -> str:
        """Which lesson it is, of all games."""
        return f"{self.game}/{self.name}"

    @property
    def effort(self) -> float:
        """How many minutes it takes: reading it, finding and clicking what it asks for."""
        words = sum(len(f"{step.say} {step.task}".split()) for step in self.steps)
        clicks = sum(len(step.do) or 1 for step in self.steps)
        return words / WORDS_A_MINUTE + clicks / CLICKS_A_MINUTE


@cache
def names(game: str) -> tuple[str, ...]:
    """The lessons of a game, in order."""
    folder = files(f"hightable.games.{game}") / "lessons"
    if not folder.is_dir():
        return ()
    found = sorted(file.name for file in folder.iterdir() if file.name[:1].isdigit())
    return tuple(name.removesuffix(".toml") for name in found)


def lessons(game: str, language: str = ENGLISH) -> list[Lesson]:
    """Every lesson of a game, in order."""
    return [lesson(game, name, language) for name in names(game)]


@cache
def lesson(game: str, name: str, language: str = ENGLISH) -> Lesson:
    """A lesson by its name; "3" and "travel" name "03-travel" too."""
    known = names(game)
    found = [full for full in known if name in (full, full.partition("-")[2], number(full))]
    if not found:
        said = load("hightable.lessons", language).say(
            "lesson", "no_lesson", game=game, name=name, known=", ".join(known) or "-"
        )
        raise NotFound(said)
    tables = parsed(game, f"{found[0]}.toml")
    own = parsed(game, f"{language}/{found[0]}.toml") if language != ENGLISH else {}
    return made(game, found[0], translated(tables, own))


def number(name: str) -> str:
    return name.partition("-")[0].lstrip("0")


def parsed(game: str, name: str) -> dict[str, Any]:
    """A file of the lessons; none is an empty one."""
    file = files(f"hightable.games.{game}") / "lessons" / name
    return tomllib.loads(file.read_text("utf-8")) if file.is_file() else {}


def translated(tables: dict[str, Any], own: dict[str, Any]) -> dict[str, Any]:
    """A lesson with the texts of another file, step by step; what that has not stays."""
    said = [{key: step[key] for key in SPOKEN if key in step} for step in own.get("step", [])]
    said += [{}] * (len(tables["step"]) - len(said))
    steps = [step | texts for step, texts in zip(tables["step"], said, strict=True)]
    return tables | {"title": own.get("title", tables["title"]), "step": steps}


def made(game: str, name: str, tables: dict[str, Any]) -> Lesson:
    """The lesson in a file; what no lesson has is refused by its name."""
    check(game, name, set(tables) - FACTS)
    for step in tables["step"]:
        check(game, name, set(step) - STEP)
    tables = begun(game, tables) | tables
    return Lesson(
        game,
        name,
        tables["title"],
        tables["seats"],
        tables.get("seat", 0),
        tables["seed"],
        tables.get("options", {}),
        tuple(tables.get("words", ())),
        tables.get("rule", ""),
        tuple(tables.get("icons", ())),
        tuple(step_of(step) for step in tables["step"]),
    )


def begun(game: str, tables: dict[str, Any]) -> dict[str, Any]:
    """What a lesson that goes on `after` another begins with: the table at the end of that one."""
    if "after" not in tables:
        return {}
    last = lesson(game, tables["after"])
    return last._asdict() | {"words": last.words + tuple(first_words(last))}


def first_words(lesson: Lesson) -> Iterator[str]:
    """What is said in a lesson, by the player and by the others, if the first choice is taken."""
    for step in lesson.steps:
        yield from (entry.partition("|")[0].strip() for entry in (*step.do, *step.others))


def check(game: str, name: str, unknown: set[str]) -> None:
    if unknown:
        raise Fault(f"{game}, lessons/{name}.toml: a lesson has no {', '.join(sorted(unknown))}")


def step_of(found: dict[str, Any]) -> Step:
    said, task, later = [str(found.get(key, "")) for key in SPOKEN]
    do, others, light = [tuple(found.get(key, ())) for key in ("do", "others", "light")]
    return Step(said, task, later, do, others, light)
