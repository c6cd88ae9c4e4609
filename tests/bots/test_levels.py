"""Every level plays every game."""

import pytest

import hightable
from hightable.bots import bot
from hightable.games import game as find_game


@pytest.mark.parametrize("game", hightable.games(all=True))
def test_every_level_plays_every_game_at_every_table(game):
    """A few moves each; whole games are the arena's."""
    for seats in find_game(game).seats:
        table = hightable.new(game, seats=seats, seed=seats)
        for level in ("freshman", "bachelor deals=1 tries=1", "master looks=8"):
            mind = bot(level)
            for _ in range(3):
                table.choose(mind.choose(table.sight(table.decision.seat)))
