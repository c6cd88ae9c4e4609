"""The synagogue: five rows of marbles with their strength, rabbi tiles, turn order, passes."""

from hightable.games.golem.view.synagogue.ground import SIZE, ground, setup
from hightable.games.golem.view.synagogue.play import MARBLES, RABBIS, camera, play

__all__ = ["MARBLES", "RABBIS", "SIZE", "camera", "ground", "play", "setup"]
