"""Records of data/ become effects: icons; cards with their abilities and requirements."""

from hightable.games.sankore.decode.icons import WORDS

__all__ = ["WORDS"]
