"""A player's goals with their progress, the bonus for types, and the rabbi still to be placed."""

from hightable.games.golem.view.goals.ground import SIZE, ground
from hightable.games.golem.view.goals.play import play

__all__ = ["SIZE", "ground", "play"]
