"""Every game with every number of seats."""

import hightable
from hightable.games import game

NAMES = hightable.games(all=True)
CASES = [(name, seats) for name in NAMES for seats in game(name).seats]
IDS = [f"{name} {seats}" for name, seats in CASES]
