"""From a record of a data file to the effect it stands for.

A game gives a table of words, `{"gain": gain}`; each is a function from a `Spec`, which hands out
the record's fields one by one and knows where it stands. A word, field or value that is not
known stops the program with file, record and field. `common` are the words every game has.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from hightable.kernel.effect import Count, Effect, Per, Repeat, Seq
from hightable.kernel.fault import Fault

Makers = Mapping[str, Callable[["Spec"], Effect]]
Records = Mapping[str, Mapping[str, Any]]


class Spec:
    """A table of a data file, read field by field."""

    def __init__(self, fields: Any, where: str, makers: Makers) -> None:
        if not isinstance(fields, dict):
            raise Fault(f"{where}: should be a table, is {fields!r}")
        self.fields: dict[str, Any] = fields
        self.where = where
        self.makers = makers
        self.asked: set[str] = {"op"}

    def field(self, name: str, kind: type, default: Any = None) -> Any:
        self.asked.add(name)
        value = self.fields.get(name, default)
        if value is None:
            raise Fault(f"{self.where}: the field {name!r} is missing")
        if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
            raise Fault(f"{self.where}: {name} should be {kind.__name__}, is {value!r}")
        return value

    def number(self, name: str, default: int | None = None) -> int:
        return int(self.field(name, int, default))

    def flag(self, name: str) -> bool:
        return bool(self.field(name, bool, False))

    def text(self, name: str, known: Sequence[str], default: str | None = None) -> str:
        """One of the known texts."""
        value = str(self.field(name, str, default))
        if value not in known:
            raise Fault(f"{self.where}: {name} = {value!r}; known: {', '.join(known)}")
        return value

    def numbers(self, name: str, known: Sequence[str]) -> list[int]:
        """A table such as `{ coin = 2 }`, as a number for each of the known texts."""
        table = self.field(name, dict, {})
        for key in table:
            if key not in known:
                raise Fault(f"{self.where}: {name} has {key!r}; known: {', '.join(known)}")
        return [int(table.get(key, 0)) for key in known]

    def effect(self, name: str) -> Effect:
        return decode(self.field(name, object), f"{self.where}, {name}", self.makers)

    def effects(self, name: str) -> list[Effect]:
        parts = self.field(name, list)
        where = f"{self.where}, {name}"
        return [decode(part, f"{where} {at}", self.makers) for at, part in enumerate(parts, 1)]

    def finish(self) -> None:
        """Every field must have been asked for."""
        for name in self.fields:
            if name not in self.asked:
                raise Fault(f"{self.where}: no such field {name!r}")


def decode(fields: Any, where: str, makers: Makers) -> Effect:
    """The effect of a table with an `op`; a list is done in order (`seq`)."""
    if isinstance(fields, list):
        return makers["seq"](Spec({"effects": fields}, where, makers))
    spec = Spec(fields, where, makers)
    word = spec.fields.get("op", "")
    if word not in makers:
        raise Fault(f"{where}: no such word {word!r}; known: {', '.join(sorted(makers))}")
    effect = makers[word](spec)
    spec.finish()
    return effect


def common(counts: Mapping[str, Count]) -> Makers:
    """The words of every game: `seq`, `repeat`, and `per` (of something it can count)."""
    return {
        "seq": lambda spec: Seq(spec.effects("effects")),
        "repeat": lambda spec: Repeat(spec.number("n"), spec.effect("effect")),
        "per": lambda spec: Per(counts[spec.text("count", list(counts))], spec.effect("effect")),
    }


def moments(records: Records, moment: str, file: str, makers: Makers) -> list[Effect | None]:
    """What each record, by its number, does at a moment ("play", "on_dock"), or nothing."""
    return [
        decode(record[moment], f"{file}, {name}, {moment}", makers) if moment in record else None
        for name, record in records.items()
    ]
