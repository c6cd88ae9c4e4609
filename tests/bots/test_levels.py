"""Each level is stronger than the one below."""

import pytest

import hightable
from hightable.bots import Bot, bot
from hightable.games import game as find_game


def play(game: str, seed: int, bots: list[Bot], **options: object) -> list[int]:
    table = hightable.new(game, seats=len(bots), seed=seed, **options)
    while not table.over:
        seat = table.decision.seat
        table.choose(bots[seat].choose(table.sight(seat)))
    return table.winners()


def wins(game: str, level: str, below: str, games: int) -> float:
    """The part of two-player games that a level wins, from either seat in turn."""
    won = 0.0
    for seed in range(games):
        seat = seed % 2
        bots = [bot(level if at == seat else below, seed) for at in range(2)]
        winners = play(game, seed // 2, bots)
        won += (seat in winners) / len(winners)
    return won / games


QUICK = "bachelor deals=1 tries=1"


def test_each_level_beats_the_one_below_at_the_toy():
    assert wins("saltmarsh", QUICK, "freshman", 12) >= 0.75
    assert wins("saltmarsh", "master looks=300 seconds=0", QUICK, 12) >= 0.75
    doctor = "doctor looks=400 seconds=0 cores=1"
    assert wins("saltmarsh", doctor, "master looks=20 seconds=0", 8) >= 0.75


def test_each_level_beats_the_one_below_at_newton():
    assert wins("newton", QUICK, "freshman", 2) == 1
    assert wins("newton", "master looks=40 seconds=0", QUICK, 2) == 1


@pytest.mark.parametrize("game", hightable.games(all=True))
def test_every_level_plays_every_game_at_every_table(game):
    """A few moves each; whole games are the arena's."""
    for seats in find_game(game).seats:
        table = hightable.new(game, seats=seats, seed=seats)
        for level in ("freshman", "bachelor deals=1 tries=1", "master looks=8"):
            mind = bot(level)
            for _ in range(3):
                table.choose(mind.choose(table.sight(table.decision.seat)))
