"""A player's golems: the clay giant whose limbs are the upgrades, golems to create, the track."""

from hightable.games.golem.view.golems.ground import SIZE, ground
from hightable.games.golem.view.golems.play import play

__all__ = ["SIZE", "ground", "play"]
