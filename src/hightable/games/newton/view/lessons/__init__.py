"""The lessons: three decks with their lines."""

from hightable.games.newton.view.lessons.ground import SIZE, ground
from hightable.games.newton.view.lessons.play import play

__all__ = ["SIZE", "ground", "play"]
