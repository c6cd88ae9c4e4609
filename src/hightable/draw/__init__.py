"""The drawing kit: markup, tokens, symbols, pieces, cards, charts, and what a view of a game is.

It names no game. A game's `view/` imports from here; server and pictures read the `View`.
"""

from hightable.draw.scene import (
    Box,
    Choice,
    Count,
    Entry,
    Head,
    Key,
    PlayerRow,
    Region,
    Scene,
    Sheet,
    Step,
    Tab,
)
from hightable.draw.view import View, picture

__all__ = [
    "Box",
    "Choice",
    "Count",
    "Entry",
    "Head",
    "Key",
    "PlayerRow",
    "Region",
    "Scene",
    "Sheet",
    "Step",
    "Tab",
    "View",
    "picture",
]
