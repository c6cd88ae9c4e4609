"""Data files: what is printed in the box, read once, with an edition's corrections on top.

A file is TOML. Its records (tables in an array) have an id and a source; an edition is a folder
`<game>/<file>.toml` whose records name an id and the fields that are printed otherwise. Whatever
is wrong stops the program here, with file, record and field.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable
from hashlib import blake2b
from importlib.resources import files
from pathlib import Path
from typing import Any

from hightable.kernel.fault import Fault

KEYS = ("id", "key", "index", "number")
NEVER = ("id", "key", "index", "number", "copies", "source")


class Edition:
    """The figures in force: those of the house, or those with an owner's transcription on top."""

    def __init__(self, folder: Path | None) -> None:
        self.folder = folder
        self.name = "standard" if folder is None else f"{folder.name}-{mark(folder)}"
        self.read: set[str] = set()


def mark(folder: Path) -> str:
    """Eight hex digits that change with any file of the edition."""
    if not folder.is_dir():
        raise Fault("edition.no_folder", folder=str(folder))
    total = blake2b(digest_size=4)
    for path in sorted(folder.rglob("*.toml")):
        total.update(path.relative_to(folder).as_posix().encode() + b"\0" + path.read_bytes())
    return total.hexdigest()


IN_FORCE = [Edition(None)]


def edition() -> str:
    """The name of the edition that tables are played with."""
    return IN_FORCE[0].name


def use_edition(folder: Path | None) -> None:
    """Choose the edition of this process, before any game's data has been read."""
    wanted = Edition(folder)
    if IN_FORCE[0].read and wanted.name != edition():
        raise Fault("edition.late", edition=edition())
    if wanted.name != edition():
        IN_FORCE[0] = wanted


def data(game: str, name: str) -> dict[str, Any]:
    """The tables of `data/<name>.toml` of a game, in the edition in force."""
    IN_FORCE[0].read.add(game)
    text = (files(f"hightable.games.{game}") / f"data/{name}.toml").read_text("utf-8")
    printed = parse(text, f"{name}.toml")
    folder = IN_FORCE[0].folder
    path = folder / game / f"{name}.toml" if folder is not None else None
    if path is not None and path.is_file():
        correct(printed, path)
    return printed


def parse(text: str, name: str) -> dict[str, Any]:
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as wrong:
        raise Fault(f"{name}: not a TOML file: {wrong}") from None


def correct(printed: dict[str, Any], path: Path) -> None:
    """Lay an edition's file over the printed tables; every id and field must be known."""
    text = path.read_text("utf-8")
    for table, new in parse(text, path.name).items():
        where = Place(path, text, table)
        if table not in printed:
            raise where.fault("no such table", printed)
        old = printed[table]
        if isinstance(old, list) and isinstance(new, list):
            for record in new:
                correct_record(find(old, record, where), record, where, key_of(old[0]))
        elif isinstance(old, dict) and isinstance(new, dict):
            correct_record(old, new, where, "")
        else:
            raise where.fault(f"should be {kind(old)}, is {kind(new)}", ())


class Place:
    """Where in a file something is wrong, said with the line."""

    def __init__(self, path: Path, text: str, table: str) -> None:
        self.path = path
        self.text = text
        self.table = table

    def fault(self, what: str, known: Iterable[str], near: str = "") -> Fault:
        lines = self.text.splitlines()
        sought = near or self.table
        line = next((at for at, row in enumerate(lines, 1) if sought in row), 1)
        names = ", ".join(known)
        choice = f"; known: {names}" if names else ""
        return Fault(f"{self.path}, line {line}: {self.table} {near}: {what}{choice}")


def find(records: list[dict[str, Any]], new: dict[str, Any], where: Place) -> dict[str, Any]:
    """The printed record that has the new one's id."""
    key = key_of(records[0])
    if key not in new:
        raise where.fault(f"a record needs the {key} of the one it corrects", ())
    found = [record for record in records if record[key] == new[key]]
    if len(found) != 1:
        known = [str(record[key]) for record in records]
        raise where.fault(f"no such {key}" if not found else f"several have this {key}", known)
    return found[0]


def key_of(record: dict[str, Any]) -> str:
    """The field by which a record is known: its id, or else its first."""
    return next((key for key in KEYS if key in record), next(iter(record)))


def correct_record(old: dict[str, Any], new: dict[str, Any], where: Place, key: str) -> None:
    """Replace the fields named; those that say which and how many must stay as they are."""
    near = str(new.get(key, ""))
    for field, value in new.items():
        if field not in old:
            raise where.fault(f"no such field {field!r}", old, near)
        if type(value) is not type(old[field]):
            what = f"{field} should be {kind(old[field])}, is {kind(value)}"
            raise where.fault(what, (), near)
        if field in NEVER and value != old[field]:
            raise where.fault(f"{field} must stay {old[field]!r}", (), near)
        old[field] = value
    if any([field != key and field not in NEVER for field in new]):
        old["source"] = "edition"


def kind(value: object) -> str:
    """The type of a TOML value, in words."""
    names = {"dict": "a table", "list": "a list", "str": "a text", "int": "a whole number"}
    return names.get(type(value).__name__, f"a {type(value).__name__}")


def by_id(records: list[dict[str, Any]], name: str) -> dict[str, dict[str, Any]]:
    """Records by their id, in the order of the file; two alike are refused."""
    found: dict[str, dict[str, Any]] = {}
    for record in records:
        if record["id"] in found:
            raise Fault(f"{name}: two records have the id {record['id']!r}")
        found[record["id"]] = record
    return found
