"""What a newcomer wants to know of a game, and the table that suits one: `lessons/about.toml`."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any, NamedTuple

from hightable.kernel import NotFound

ENGLISH = "en"


class Preset(NamedTuple):
    """A table that is opened at one click: so many seats, bots of a level, and options."""

    seats: int
    level: str
    options: dict[str, str]


class Cut(NamedTuple):
    """A part of a region of the table: its upper left corner, and how wide it is."""

    region: str
    x: int
    y: int
    wide: int


class Action(NamedTuple):
    """Something one does on a turn: its icon, its name, and what it is for."""

    icon: str
    title: str
    say: str


class Source(NamedTuple):
    """Where points come from: when, for what, and how many."""

    when: str
    what: str
    points: str


class About(NamedTuple):
    """A game in a few words: its makers, length and weight, its aim, a turn, and how it scores.

    `weight` is one to five. After the lesson `ready` one knows enough for a first game. `tile` and
    `hero` are the parts of the table that stand for it; `turn` are sentences with the part that
    shows them.
    """

    makers: tuple[str, ...]
    minutes: int
    weight: int
    ready: str
    usual: Preset
    first: Preset
    motto: str
    aim: str
    best: str
    alone: str
    course: str
    tile: Cut
    hero: Cut
    turn: tuple[tuple[Cut, str], ...]
    actions: tuple[Action, ...]
    scoring: tuple[Source, ...]


def is_told(game: str) -> bool:
    """Is anything told of a game to those who do not know it? Nothing of the toy."""
    return bool(parsed(game, "about.toml"))


@cache
def about(game: str, language: str = ENGLISH) -> About:
    """What is said of a game to those who do not know it; in English where nothing else is."""
    found = parsed(game, "about.toml")
    if not found:
        raise NotFound("server.no_game")
    said = found["text"] | (parsed(game, f"{language}/about.toml").get("text", {}))
    art = found["art"]
    return About(
        tuple(found["makers"]),
        found["minutes"],
        found["weight"],
        found["ready"],
        preset(found["usual"]),
        preset(found["first"]),
        said["motto"],
        said["aim"],
        said["best"],
        said["alone"],
        said["course"],
        Cut(*art["tile"]),
        Cut(*art["hero"]),
        tuple((Cut(*cut), one["say"]) for cut, one in zip(art["turn"], said["turn"], strict=True)),
        tuple(Action(**one) for one in said["actions"]),
        tuple(source(line) for line in said["scoring"]),
    )


def source(line: str) -> Source:
    """A line of the scoring: `when: what = points`."""
    when, _, rest = line.partition(": ")
    what, _, points = rest.partition(" = ")
    return Source(when, what, points)


@cache
def pictures(game: str) -> dict[str, str]:
    """The regions that are drawn in the rules of a game, by the number of a section."""
    found: dict[str, str] = parsed(game, "about.toml").get("pictures", {})
    return found


def preset(found: dict[str, Any]) -> Preset:
    return Preset(found["seats"], found["level"], found.get("options", {}))


def parsed(game: str, name: str) -> dict[str, Any]:
    file = files(f"hightable.games.{game}") / "lessons" / name
    return tomllib.loads(file.read_text("utf-8")) if file.is_file() else {}
