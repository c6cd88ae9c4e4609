"""A player's goals with their progress, the bonus for types, and the rabbi still to be placed."""

from hightable.games.golem.view.goals.ground import SIZE, paint
from hightable.games.golem.view.goals.play import lay

__all__ = ["SIZE", "lay", "paint"]
