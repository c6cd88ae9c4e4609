"""A player's artefacts: cauldrons with their gold, bonuses, upgrade slots, tiles in supply."""

from hightable.games.golem.view.artefacts.ground import SIZE, ground, setup
from hightable.games.golem.view.artefacts.play import play

__all__ = ["SIZE", "ground", "play", "setup"]
