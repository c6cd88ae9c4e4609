"""What the kernel must know of texts, which it is given: it reads no language file itself."""

from __future__ import annotations

from collections.abc import Iterable
from importlib.resources import files
from string import Formatter
from typing import Any, Protocol

from hightable.kernel.data import parse
from hightable.kernel.fault import Fault


class Texts(Protocol):
    """Every text of a game in one language. The sections `title`, `prompt`, `option`, `log`,
    `why`, `sheet`, `variant`, `name` and `text` are read here, by the keys of the rules."""

    @property
    def language(self) -> str: ...

    def __hash__(self) -> int:
        """What is drawn or said is kept by it."""
        ...

    def say(self, *keys: str, **values: object) -> str:
        """The text at a path of keys, filled in with values; `n` chooses a plural form."""
        ...

    def get(self, *keys: str) -> str | None:
        """The text as it is written, or None where there is none."""
        ...

    def name(self, thing: str) -> str:
        """The name of a thing; a number is its own name."""
        ...

    def keys(self, *keys: str) -> list[str]:
        """The keys of the section at a path; none where there is no such section."""
        ...

    def listed(self, items: Iterable[str]) -> str:
        """Things one after the other."""
        ...


def option(texts: Texts, verb: str, noun: str) -> str:
    """What a word of a decision says: its verb's text, with the name of its noun or how many."""
    if not noun:
        return texts.say("option", verb)
    if noun.isdigit():
        return texts.say("option", verb, name=noun, n=int(noun))
    return texts.say("option", verb, name=texts.name(noun))


# Until every game has its texts from `hightable.texts`: the catalogue of those that have not.

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

    def __call__(self, language: str) -> Catalogue:
        return self

    def say(self, *keys: str, **values: object) -> str:
        """A text; a missing one is a fault of the catalogue and named."""
        section, key = keys
        texts = self.sections[section]
        if key not in texts:
            raise Fault(f"{self.game}, lang/{self.language}.toml: [{section}] has no {key!r}")
        if section == "log" and values:
            return self.log(texts[key], values)
        return texts[key].format(*values.values(), **values) if values else texts[key]

    def get(self, *keys: str) -> str | None:
        return self.sections[keys[0]].get(keys[1]) if keys[0] in self.sections else None

    def name(self, thing: str) -> str:
        """The name of a thing; a number is its own name."""
        return thing if thing.isdigit() else self.say("name", thing)

    def keys(self, *keys: str) -> list[str]:
        return list(self.sections.get(keys[0], {}))

    def listed(self, items: Iterable[str]) -> str:
        return ", ".join(items)

    def option(self, verb: str, noun: str) -> str:
        return option(self, verb, noun)

    def log(self, template: str, values: dict[str, Any]) -> str:
        """A line of the log."""
        spoken: list[str] = []
        for text, field, kind, _ in Formatter().parse(template):
            spoken.append(text)
            if field == "who":
                spoken.append(str(values["who"]))
            elif field:
                spoken.append(self.thing(kind or "", values[field]))
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
