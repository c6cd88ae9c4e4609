"""A university: lecture halls, archive and storage."""

from hightable.games.alma_mater.view.halls.ground import SIZE, ground
from hightable.games.alma_mater.view.halls.play import play

__all__ = ["SIZE", "ground", "play"]
