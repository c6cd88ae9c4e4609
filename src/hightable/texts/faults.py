"""Faults in words: `table.seed` is the text `fault.table.seed` of our own file.

A package with texts of its own keeps its faults there, in the section `fault`: `server.no_table`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol, runtime_checkable

from hightable.texts.languages import load

OWN = ("server",)


@runtime_checkable
class Sayable(Protocol):
    """What a fault may tell of and is itself said in a language: another fault, a game's text."""

    def said(self, language: str) -> str: ...


def wording(text: str, values: Mapping[str, object], language: str) -> str:
    """A fault in a language."""
    section, _, key = text.partition(".")
    given = {name: spoken(value, language) for name, value in values.items()}
    if section in OWN:
        return load(f"hightable.{section}", language).filled("fault", key, **given)
    return load("hightable.texts", language).filled("fault", section, key, **given)


def spoken(value: object, language: str) -> object:
    return value.said(language) if isinstance(value, Sayable) else value
