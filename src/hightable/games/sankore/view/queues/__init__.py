"""The four queues side by side, for phones."""

from hightable.games.sankore.view.queues.ground import SIZE, ground
from hightable.games.sankore.view.queues.play import play

__all__ = ["SIZE", "ground", "play"]
