"""The catalogue of a game: every text a person reads, one file per language.

`lang/en.toml` has the sections below; a text is a template. In `{a:card}` the number `a` is
replaced by the name of the thing it stands for in the game's list `card`.
"""

from __future__ import annotations

from importlib.resources import files
from string import Formatter
from typing import Any

from hightable.kernel.data import parse
from hightable.kernel.fault import Fault

SECTIONS = (
    *("title", "prompt", "option", "log", "why", "sheet", "variant", "name", "text"),
    "gesture",
)


class Catalogue:
    """Texts by section and key; names of things may come from the data files."""

    def __init__(self, game: str, names: dict[str, str], lists: dict[str, list[str]]) -> None:
        self.game = game
        self.language = "en"
        self.lists = lists
        self.sections = read(game, self.language)
        self.sections["name"] = names | self.sections["name"]
        self.asked: set[tuple[str, str]] = set()

    def say(self, section: str, key: str) -> str:
        """A text; a missing one is a fault of the catalogue and named."""
        self.asked.add((section, key))
        texts = self.sections[section]
        if key not in texts:
            raise Fault(f"{self.game}, lang/{self.language}.toml: [{section}] has no {key!r}")
        return texts[key]

    def name(self, thing: str) -> str:
        """The name of a thing; a number is its own name."""
        return thing if thing.isdigit() else self.say("name", thing)

    def option(self, verb: str, noun: str) -> str:
        """What a word of a decision says: its verb's template, with the name of its noun."""
        template = self.say("option", verb)
        return template.format(self.name(noun)) if noun else template

    def log(self, key: str, who: str, a: int, b: int) -> str:
        """A line of the log."""
        spoken: list[str] = []
        for text, field, kind, _ in Formatter().parse(self.say("log", key)):
            spoken.append(text)
            if field == "who":
                spoken.append(who)
            elif field:
                spoken.append(self.thing(kind or "", a if field == "a" else b))
        return "".join(spoken)

    def thing(self, kind: str, number: int) -> str:
        return self.name(self.lists[kind][number]) if kind else str(number)


def read(game: str, language: str) -> dict[str, dict[str, str]]:
    """The sections of a game's language file."""
    name = f"lang/{language}.toml"
    text = (files(f"hightable.games.{game}") / name).read_text("utf-8")
    return sections(parse(text, name), f"{game}, {name}")


def sections(tables: dict[str, Any], where: str) -> dict[str, dict[str, str]]:
    """Every section, empty where it is missing; an unknown one is refused."""
    for section in tables:
        if section not in SECTIONS:
            raise Fault(f"{where}: no such section [{section}]; known: {', '.join(SECTIONS)}")
    return {section: tables.get(section, {}) for section in SECTIONS}
