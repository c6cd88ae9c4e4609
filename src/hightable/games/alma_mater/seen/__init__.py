"""What each seat may know: a whitelist, typed."""

from hightable.games.alma_mater.seen.players import SeenPlayer
from hightable.games.alma_mater.seen.table import Seen, seen

__all__ = ["Seen", "SeenPlayer", "seen"]
