"""The rows of marbles and the rabbi tiles, for phones."""

from hightable.games.golem.view.rows.ground import MARBLES, SIZE, TILES, ground
from hightable.games.golem.view.rows.play import play

__all__ = ["MARBLES", "SIZE", "TILES", "ground", "play"]
