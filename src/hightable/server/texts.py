"""The server's own words, in the language of whoever reads them.

Pages are given them as `house`, beside the `texts` of a game.
"""

from __future__ import annotations

from functools import cache

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
