"""Every game is imported before a test makes effects of its own, as it is in a program."""

import hightable
from hightable.games import game

for name in hightable.games(all=True):
    game(name)
