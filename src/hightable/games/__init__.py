"""The catalogue of games: one line each. A game is imported when it is first asked for."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING

from hightable.kernel import Game, NotFound

if TYPE_CHECKING:
    from hightable.draw.view import View

CATALOGUE = {
    "alma_mater": "ALMA_MATER",
    "golem": "GOLEM",
    "newton": "NEWTON",
    "sankore": "SANKORE",
    "saltmarsh": "SALTMARSH",
}
TOYS = ("saltmarsh",)


def names(all: bool = False) -> list[str]:
    """The games, in alphabetical order; with `all`, the toy too."""
    return sorted(name for name in CATALOGUE if all or name not in TOYS)


def game(name: str) -> Game:
    """A game by its name."""
    if name not in CATALOGUE:
        raise NotFound("game.none", name=name, known=tuple(names()))
    found = getattr(import_module(f"hightable.games.{name}.game"), CATALOGUE[name])
    assert isinstance(found, Game)
    return found


def load() -> None:
    """Import every game and how it is drawn, for those who do not want to wait later."""
    for name in CATALOGUE:
        game(name)
        view(name)


@cache
def view(name: str) -> View:
    """How a game is drawn."""
    drawing: View = import_module(f"hightable.games.{name}.view").VIEW
    return drawing
