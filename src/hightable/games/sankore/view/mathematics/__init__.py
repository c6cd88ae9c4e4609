"""Mathematics: the Madrasa and its walls."""

from hightable.games.sankore.view.mathematics.ground import SIZE, ground
from hightable.games.sankore.view.mathematics.play import play

__all__ = ["SIZE", "ground", "play"]
