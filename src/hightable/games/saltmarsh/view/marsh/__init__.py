"""The marsh: quays, channels with their tolls, crates and boats."""

from hightable.games.saltmarsh.view.marsh.ground import SIZE, ground
from hightable.games.saltmarsh.view.marsh.play import play

__all__ = ["SIZE", "ground", "play"]
