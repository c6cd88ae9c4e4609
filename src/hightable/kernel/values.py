"""Fields of an object by name, interpreted or compiled: for equality, pickling and showing.

The constructor of a `Fields` class takes its fields, all of them, in the order in which it
sets them. Nothing here runs during play: copies are written by hand, for speed.
"""

from __future__ import annotations

import copyreg
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

Names = dict[str, str]


@mypyc_attr(allow_interpreted_subclasses=True)
class Fields:
    """Plain data: equal if its fields are, picklable, and readable in a failed test."""

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and values(self) == values(other)

    def __hash__(self) -> int:
        raise TypeError(f"{type(self).__name__} can change: it has no hash")

    def __reduce__(self) -> tuple[Any, ...]:
        return build, (type(self), values(self))

    def __repr__(self) -> str:
        shown = ", ".join(f"{name}={value!r}" for name, value in values(self).items())
        return f"{type(self).__name__}({shown})"


def numbers(items: list[int]) -> vec[i64]:
    """A table of numbers that was written down."""
    return vec[i64](items)


BIT: Final = numbers([1 << at for at in range(63)])
"""Bits of a set kept in one number. A compiled shift of the literal 1 is only 32 bits wide."""


def numbers_as_list(items: Any) -> tuple[Any, ...]:
    return numbers, (list(items),)


VEC: Any = type(numbers([]))
copyreg.pickle(VEC, numbers_as_list)


BLANK: Final[dict[int, Any]] = {}


def build(kind: Any, fields: dict[str, Any], *first: Any) -> Any:
    """A thing of a class by its constructor: all fields in order, after what comes `first`.

    A table of numbers that compiled code is handed from outside is never let go: it counts one
    holder too many. So it is handed a blank one, always the same for its length, and the tables
    of a copy, which are its own, are filled where they are.
    """
    tables = {name: value for name, value in fields.items() if isinstance(value, VEC)}
    given = [blank(len(value)) if name in tables else value for name, value in fields.items()]
    made = kind(*first, *given)
    if tables:
        made = made.copy()
    for name, table in tables.items():
        own = getattr(made, name)
        for at, number in enumerate(table):
            own[at] = number
    return made


def blank(size: int) -> Any:
    if size not in BLANK:
        BLANK[size] = numbers([0] * size)
    return BLANK[size]


def values(thing: object) -> dict[str, Any]:
    """Field names and values, in the order of the constructor."""
    names = [*getattr(type(thing), "__mypyc_attrs__", ()), *getattr(thing, "__dict__", ())]
    return {name: getattr(thing, name) for name in names if not name.startswith("__")}


def plain(thing: Any, former: Names | None = None) -> Any:
    """Lists, texts and numbers that say the same: equal things look equal in any process.

    A class may get another name, so none is said, but in the `former` way of saying it.
    """
    if isinstance(thing, Fields):
        fields = [plain(value, former) for value in values(thing).values()]
        return fields if former is None else [name_of(thing, former), *fields]
    if isinstance(thing, list | tuple | VEC):
        return [plain(item, former) for item in thing]
    return thing


def name_of(thing: object, former: Names) -> str:
    """What the class of a thing was called when classes were named in marks."""
    name = type(thing).__name__
    return former.get(name, name)
