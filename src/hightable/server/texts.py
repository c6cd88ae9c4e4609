"""The house's own words, out of one file per language."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any

LANGUAGE = "en"


@cache
def texts() -> dict[str, dict[str, str]]:
    name = f"lang/{LANGUAGE}.toml"
    return tomllib.loads((files("hightable.server") / name).read_text("utf-8"))


def say(section: str, key: str, **values: Any) -> str:
    """A text with its blanks filled in."""
    return texts()[section][key].format(**values)
