"""What was drawn of a table for one kind of viewer, kept from one frame to the next.

A drawing is found again by the function that made it and what it was made of. What a frame does
not ask for is forgotten: a table keeps no more than one picture of itself.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any

from hightable.draw.markup import Markup

Kept = dict[Hashable, Markup]


class Drawings:
    """The drawings of the last frame, while one is drawn, and of this one."""

    def __init__(self) -> None:
        self.before: Kept = {}
        self.now: Kept = {}

    def turn(self) -> Drawings:
        """A frame begins."""
        self.before, self.now = self.now, {}
        return self

    def end(self) -> None:
        """A frame is drawn: what it did not ask for is forgotten."""
        self.before = {}

    def once(self, make: Callable[..., Markup], *given: Any) -> Markup:
        """What a function makes of hashable things; it is made where it was not there before."""
        return self.keep((make, given), make, *given)

    def keep(self, key: Hashable, make: Callable[..., Markup], *given: Any) -> Markup:
        """The same where all it depends on is in the key."""
        found = self.now.get(key) or self.before.get(key)
        if found is None:
            found = make(*given)
        self.now[key] = found
        return found
