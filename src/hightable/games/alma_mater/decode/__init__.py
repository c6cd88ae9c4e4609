"""Records of data/ read into effects, prices and figures; a wrong file stops the program here."""

from hightable.games.alma_mater.decode.makers import WORDS

__all__ = ["WORDS"]
