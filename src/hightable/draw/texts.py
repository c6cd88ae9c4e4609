"""The words on a board: one file per language in the `lang` folder of a game's view."""

from __future__ import annotations

import tomllib
from functools import lru_cache
from importlib.resources import files
from typing import Any

KEPT = 8192


class Texts:
    """`TEXTS("tip", "village", name="Pest")`: the path of keys to a text, and what fills it in."""

    def __init__(self, package: str, language: str = "en") -> None:
        self.where = f"{package}, lang/{language}.toml"
        file = files(package) / "lang" / f"{language}.toml"
        self.tables: dict[str, Any] = tomllib.loads(file.read_text("utf-8"))
        self.said = lru_cache(maxsize=KEPT, typed=True)(self.filled)

    def __call__(self, *keys: str, **filling: object) -> str:
        return self.said(*keys, **filling)

    def filled(self, *keys: str, **filling: object) -> str:
        """A text with what fills it in; kept once it was made."""
        found = self.get(*keys)
        if found is None:
            raise KeyError(f"{self.where}: there is no text {'.'.join(keys)!r}")
        return found.format(**filling) if filling else found

    def get(self, *keys: str) -> str | None:
        """A text, or None where the file has none."""
        found: Any = self.tables
        for key in keys:
            if not isinstance(found, dict) or key not in found:
                return None
            found = found[key]
        return found if isinstance(found, str) else None
