"""Newton's mood: the six actions with their colours and icons, and where everything stands."""

from __future__ import annotations

from typing import Final

from hightable.draw.layout import layout

LAYOUT: Final = layout("hightable.games.newton.view")
ACTION_TONES: Final = {
    "work": ("#b5722a", "#6d3f0f"),
    "technology": ("#3f7f7a", "#1f4a47"),
    "travel": ("#34689c", "#193c60"),
    "lessons": ("#6a7f34", "#3a4914"),
    "study": ("#a23b3b", "#611b1b"),
    "joker": ("#6b4f93", "#3b2559"),
}
COLOUR_TONES: Final = {
    "red": "#a8282c",
    "green": "#4d7a3a",
    "blue": "#2f5f92",
    "yellow": "#d9b23c",
}
ACTION_ICON: Final = {
    "work": "i-hammer",
    "technology": "i-gear",
    "travel": "i-compass",
    "lessons": "i-scroll",
    "study": "i-book",
    "joker": "i-star",
}
LIGHT: Final = "#fff3d6"
PALE: Final = "#ffe9b8"
