"""Where the figures come from: every record of a game's data files, counted by source.

A record's `source` speaks for its fields; `reconstructed_fields` names those that are our own
although the rest is known, and so does `<field>_source`. What an edition has corrected says
`edition`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from importlib.resources import files
from typing import Any

from hightable.kernel.data import NEVER, data, key_of
from hightable.kernel.fault import Fault

SOURCES = ("rulebook", "public", "recalled", "reconstructed", "edition")
ASIDE = (*NEVER, "name", "note", "reconstructed_fields", "vp_source")


class Figures:
    """A record, with the fields of it that an owner could read off the box."""

    def __init__(self, file: str, table: str, record: dict[str, Any], source: str) -> None:
        self.file = file
        self.table = table
        self.record = record
        self.single = False
        self.source = str(record.get("source", source))
        if self.source not in SOURCES:
            raise Fault(f"{file}.toml, {self.name}: source = {self.source!r}; known: {SOURCES}")

    @property
    def name(self) -> str:
        """How a person finds it: the table and its id."""
        return f"{self.table} {self.record[key_of(self.record)]}"

    @property
    def reconstructed(self) -> list[str]:
        """The fields that are not known from the rulebook or a public source."""
        record = self.record
        if self.source == "reconstructed":
            return [field for field in record if field not in ASIDE]
        ours = [field for field in record if record.get(f"{field}_source") == "reconstructed"]
        return [*ours, *record.get("reconstructed_fields", ())]


def data_files(game: str) -> list[str]:
    """The names of a game's data files."""
    folder = files(f"hightable.games.{game}") / "data"
    names = [path.name for path in folder.iterdir() if path.name.endswith(".toml")]
    return sorted(name.removesuffix(".toml") for name in names)


def figures(game: str) -> Iterator[Figures]:
    """Every record of every file, in the edition in force."""
    for file in data_files(game):
        tables = data(game, file)
        for table, content in tables.items():
            for record in content if isinstance(content, list) else [content]:
                if isinstance(record, dict):
                    found = Figures(file, table, record, str(tables.get("source", "")))
                    found.single = record is content
                    yield found


def provenance(game: str) -> dict[str, Counter[str]]:
    """For each kind of component, how many records come from which source."""
    table: dict[str, Counter[str]] = {}
    for found in figures(game):
        table.setdefault(f"{found.file}: {found.table}", Counter())[found.source] += 1
    return table
