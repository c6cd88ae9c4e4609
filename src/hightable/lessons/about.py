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


class About(NamedTuple):
    """A game in a few words: its length and weight, its aim, a turn, and how it scores.

    `weight` is one to five. After the lesson `ready` one knows enough for a first game. `turn` are
    sentences with the region of the table that shows them.
    """

    minutes: int
    weight: int
    ready: str
    usual: Preset
    first: Preset
    motto: str
    aim: str
    best: str
    alone: str
    turn: tuple[tuple[str, str], ...]
    scoring: tuple[str, ...]


@cache
def about(game: str, language: str = ENGLISH) -> About:
    """What is said of a game to those who do not know it; in English where nothing else is."""
    found = parsed(game, "about.toml")
    if not found:
        raise NotFound("server.no_game")
    said = found["text"] | (parsed(game, f"{language}/about.toml").get("text", {}))
    return About(
        found["minutes"],
        found["weight"],
        found["ready"],
        preset(found["usual"]),
        preset(found["first"]),
        said["motto"],
        said["aim"],
        said["best"],
        said["alone"],
        tuple((part["region"], part["say"]) for part in said["turn"]),
        tuple(said["scoring"]),
    )


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
