"""The texts of a package in one language, with its plurals and lists.

A text is a template, or a table of plural forms such as `{ one = "{n} Coin", other = "{n} Coins" }`
out of which the value `n` chooses. In a template `{n:coin}` says so many of something, by the form
of it in the section `count`, and `{a:card}` names the a-th thing of the package's list `card`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Any, Literal, Protocol

from babel import Locale, UnknownLocaleError
from babel.lists import format_list

FORMS = frozenset(("zero", "one", "two", "few", "many", "other"))
KEPT = 8192
Style = Literal["unit", "standard", "or"]
STYLES: dict[str, Style] = {"": "unit", "and": "standard", "or": "or"}
Lists = Mapping[str, list[str]]


class Say(Protocol):
    """A path of keys, and what fills in the text there."""

    def __call__(self, *keys: str, **values: object) -> str: ...


class Translation:
    """`say("tip", "village", name="Pest")`: a path of keys, and what fills in the text there.

    What the file has not is said as the `fallback` says it; what was said once is kept.
    """

    say: Say

    def __init__(
        self,
        where: str,
        language: str,
        tables: dict[str, Any],
        lists: Lists,
        fallback: Translation | None = None,
    ) -> None:
        self.where = where
        self.language = language
        self.tables = tables
        self.lists = lists
        self.fallback = fallback
        self.locale = spoken_in(language)
        self.say = lru_cache(maxsize=KEPT, typed=True)(self.filled)
        self.get = lru_cache(maxsize=KEPT)(self.written)
        self.name = lru_cache(maxsize=KEPT)(self.named)
        self.joined = lru_cache(maxsize=KEPT)(self.in_a_row)

    def filled(self, *keys: str, **values: object) -> str:
        """A text, filled in."""
        found = self.find(keys)
        if found is None:
            return self.missing(keys).say(*keys, **values)
        template = found if isinstance(found, str) else self.form(found, keys, values.get("n"))
        return template.format(**self.all_prepared(values)) if values else template

    def written(self, *keys: str) -> str | None:
        """A text as it is written, the general form of it, or None where there is none."""
        found = self.find(keys)
        if found is None:
            return None if self.fallback is None else self.fallback.get(*keys)
        return found if isinstance(found, str) else found["other"]

    def keys(self, *keys: str) -> list[str]:
        """The keys of the section at a path, as English has them; none where there is none."""
        if self.fallback is not None:
            return self.fallback.keys(*keys)
        found: Any = self.tables
        for key in keys:
            found = found.get(key, {})
        return list(found)

    def named(self, thing: str) -> str:
        """The name of a thing; a number is its own name."""
        return thing if thing.isdigit() else self.say("name", thing)

    def listed(self, items: Iterable[str], style: Style = "unit") -> str:
        """Things one after the other: "a, b, c"; `standard` "a, b, and c"."""
        return self.joined(tuple(items), style)

    def in_a_row(self, items: tuple[str, ...], style: Style) -> str:
        return format_list(items, style, self.locale)

    def counted(self, kind: str, number: int) -> str:
        """The thing of that number in a list, or so many of a kind."""
        if kind in self.lists:
            return self.name(self.lists[kind][number])
        return self.say("count", kind, n=number)

    def find(self, keys: tuple[str, ...]) -> str | dict[str, str] | None:
        """A template or its plural forms, if this file has it."""
        found: Any = self.tables
        for key in keys:
            if not isinstance(found, dict) or key not in found:
                return None
            found = found[key]
        return found if isinstance(found, str) or is_plural(found) else None

    def form(self, forms: dict[str, str], keys: tuple[str, ...], n: object) -> str:
        if not isinstance(n, int):
            raise TypeError(f"{self.where}: {'.'.join(keys)!r} has plural forms: say it with n")
        return forms.get(self.locale.plural_form(n), forms["other"])

    def missing(self, keys: tuple[str, ...]) -> Translation:
        if self.fallback is None:
            raise KeyError(f"{self.where}: there is no text {'.'.join(keys)!r}")
        return self.fallback

    def all_prepared(self, values: Mapping[str, object]) -> dict[str, object]:
        """Whole numbers and lists that know how to say themselves."""
        return {
            key: value if type(value) is str else prepared(self, value)
            for key, value in values.items()
        }


def prepared(texts: Translation, value: object) -> object:
    if isinstance(value, int) and not isinstance(value, bool):
        return Number(value, texts)
    return Things(texts, value) if isinstance(value, tuple) else value


class Number(int):
    """A number in a text: `{n:coin}` says so many of a kind."""

    texts: Translation

    def __new__(cls, value: int, texts: Translation) -> Number:
        made = super().__new__(cls, value)
        made.texts = texts
        return made

    def __format__(self, kind: str) -> str:
        return self.texts.counted(kind, int(self)) if kind else str(int(self))


class Things:
    """Several things in a text, one after the other: `{known:or}` lists them as alternatives."""

    def __init__(self, texts: Translation, items: tuple[object, ...]) -> None:
        self.texts = texts
        self.items = items

    def __format__(self, style: str) -> str:
        return self.texts.listed(map(str, self.items), STYLES[style])


def is_plural(found: object) -> bool:
    return isinstance(found, dict) and "other" in found and found.keys() <= FORMS


def spoken_in(language: str) -> Locale:
    """Whose plurals and lists a language has; one that nobody speaks has the English ones."""
    try:
        return Locale.parse(language.replace("-", "_"))
    except (UnknownLocaleError, ValueError):
        return Locale("en")
