"""What each seat may know: a whitelist in ids of the data files, with the running numbers."""

from hightable.games.golem.seen.typed import (
    Seen,
    SeenArtefact,
    SeenAutoma,
    SeenCharacter,
    SeenGoal,
    SeenGolem,
    SeenPlayer,
)
from hightable.games.golem.seen.view import seen

__all__ = [
    "Seen",
    "SeenArtefact",
    "SeenAutoma",
    "SeenCharacter",
    "SeenGoal",
    "SeenGolem",
    "SeenPlayer",
    "seen",
]
