"""The server's own words, in the language of whoever reads them.

Pages are given them as `house`, beside the `texts` of a game.
"""

from __future__ import annotations

from functools import cache

from hightable.bots import parts
from hightable.texts import Translation, load
from hightable.texts.languages import languages

PACKAGE = "hightable.server"


@cache
def texts(language: str) -> Translation:
    """Every text of the server in a language."""
    return load(PACKAGE, language)


def spoken() -> list[str]:
    """The languages there are files for."""
    return languages(PACKAGE).known


def level_name(house: Translation, level: str) -> str:
    """What a bot's level is called; a character is known by the name of its seat."""
    return house.get("level_name", parts(level)[0]) or level
