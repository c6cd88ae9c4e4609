"""The hall of fame."""

from hightable.games.alma_mater.view.fame.ground import SIZE, ground, setup
from hightable.games.alma_mater.view.fame.play import play

__all__ = ["SIZE", "ground", "play", "setup"]
