"""A school: classes, students, pieces and skills."""

from hightable.games.sankore.view.school.ground import SIZE, ground
from hightable.games.sankore.view.school.play import play

__all__ = ["SIZE", "ground", "play"]
