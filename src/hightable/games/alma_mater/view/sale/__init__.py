"""Books on sale in the other displays."""

from hightable.games.alma_mater.view.sale.ground import SIZE, ground, setup
from hightable.games.alma_mater.view.sale.play import play

__all__ = ["SIZE", "ground", "play", "setup"]
