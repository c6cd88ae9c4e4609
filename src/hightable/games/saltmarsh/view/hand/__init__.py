"""A player's cards: the hand, for its owner alone, and what has been played."""

from hightable.games.saltmarsh.view.hand.ground import SIZE, ground
from hightable.games.saltmarsh.view.hand.play import play

__all__ = ["SIZE", "ground", "play"]
