"""What the base install leaves out: whoever imports it is told which extra brings it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def comes_with(extra: str) -> Iterator[None]:
    """What is imported in here comes with an extra."""
    try:
        yield
    except ModuleNotFoundError as missing:
        told = f"{missing.name} is missing: pip install 'hightable[{extra}]'"
        raise ModuleNotFoundError(told, name=missing.name) from None
