"""Every game with every number of seats."""

import hightable
from hightable.games import game


def playable():
    names = []
    for name in hightable.games(all=True):
        try:
            game(name).layout(2)
            names.append(name)
        except (ImportError, AttributeError, NotImplementedError):
            pass
    return names


NAMES = playable()
CASES = [(name, seats) for name in NAMES for seats in game(name).seats]
IDS = [f"{name} {seats}" for name, seats in CASES]
