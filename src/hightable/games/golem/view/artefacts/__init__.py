"""A player's artefacts: cauldrons with their gold, bonuses, upgrade slots, tiles in supply."""

from hightable.games.golem.view.artefacts.ground import SIZE, paint, setup
from hightable.games.golem.view.artefacts.play import lay

__all__ = ["SIZE", "lay", "paint", "setup"]
