"""What each seat may know: a whitelist, in ids and numbers."""

from hightable.games.sankore.seen.players import SeenPlayer
from hightable.games.sankore.seen.whole import Seen, seen

__all__ = ["Seen", "SeenPlayer", "seen"]
