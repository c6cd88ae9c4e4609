"""A player's golems: the clay giant whose limbs are the upgrades, golems to create, the track."""

from hightable.games.golem.view.golems.ground import SIZE, paint
from hightable.games.golem.view.golems.play import lay

__all__ = ["SIZE", "lay", "paint"]
