"""The languages of a package: a file of texts for each, read when it is first spoken."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any

from hightable.texts.translation import Lists, Translation

ENGLISH = "en"
COMMON = "hightable.texts"


class Languages:
    """`languages("de")` are the texts in German, or in English where there are none.

    `names` are those printed on components, which stand in data; `[name]` of a file overrides.
    Under each file lies the one of this package, with what is said in all of them.
    """

    def __init__(
        self, package: str, names: Mapping[str, str] | None = None, lists: Lists | None = None
    ) -> None:
        self.package = package
        self.names = names or {}
        self.lists = lists or {}
        self.known = sorted(known(package))
        self.spoken: dict[str, Translation] = {}

    def __call__(self, language: str = ENGLISH) -> Translation:
        code = language if language in self.known else ENGLISH
        if code not in self.spoken:
            self.spoken[code] = self.read(code)
        return self.spoken[code]

    def read(self, language: str) -> Translation:
        where = f"{self.package}, lang/{language}.toml"
        tables = over(common(language), parsed(self.package, language))
        if language != ENGLISH:
            return Translation(where, language, tables, self.lists, self(ENGLISH))
        tables["name"] = {**self.names, **tables.get("name", {})}
        return Translation(where, language, tables, self.lists)


def known(package: str) -> list[str]:
    """The codes of the languages there are files for."""
    names = [file.name for file in (files(package) / "lang").iterdir()]
    return [name.removesuffix(".toml") for name in names if name.endswith(".toml")]


def parsed(package: str, language: str) -> dict[str, Any]:
    return tomllib.loads((files(package) / "lang" / f"{language}.toml").read_text("utf-8"))


def common(language: str) -> dict[str, Any]:
    """What is said everywhere; nothing where the language is not spoken everywhere yet."""
    return parsed(COMMON, language) if language in known(COMMON) else {}


def over(under: dict[str, Any], tables: dict[str, Any]) -> dict[str, Any]:
    """One file of texts laid over another, section by section."""
    merged = {**under, **tables}
    for section in under.keys() & tables.keys():
        merged[section] = {**under[section], **tables[section]}
    return merged


@cache
def languages(package: str) -> Languages:
    return Languages(package)


def load(package: str, language: str = ENGLISH) -> Translation:
    """The texts of a package that has no components to name, such as the command line."""
    return languages(package)(language)
