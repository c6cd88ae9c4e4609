"""A view as plain JSON: what `Table.seen` gives is a dump of the typed object a game returns."""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from typing import Any


def dump(thing: Any) -> Any:
    """Tables, lists, texts and numbers that say the same; a field that is None is left out."""
    if is_dataclass(thing):
        thing = {field.name: getattr(thing, field.name) for field in fields(thing)}
        return {name: dump(value) for name, value in thing.items() if value is not None}
    if isinstance(thing, dict):
        return {str(key): dump(value) for key, value in thing.items()}
    if isinstance(thing, list | tuple):
        return [dump(item) for item in thing]
    return thing
