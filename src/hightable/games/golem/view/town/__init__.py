"""The town: palace, library, three districts, the graveyard."""

from hightable.games.golem.view.town.ground import SIZE, ground, setup
from hightable.games.golem.view.town.play import EAST, GRAVES, LIBRARY, PALACE, WEST, camera, play

__all__ = [
    "EAST",
    "GRAVES",
    "LIBRARY",
    "PALACE",
    "SIZE",
    "WEST",
    "camera",
    "ground",
    "play",
    "setup",
]
