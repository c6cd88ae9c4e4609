"""The favour track and the graduation tiles."""

from hightable.games.sankore.view.tracks.ground import (
    FAVOUR,
    GRADUATE,
    favour_ground,
    graduation_ground,
)
from hightable.games.sankore.view.tracks.play import favour_play, graduation_play

__all__ = [
    "FAVOUR",
    "GRADUATE",
    "favour_ground",
    "favour_play",
    "graduation_ground",
    "graduation_play",
]
