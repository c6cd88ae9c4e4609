"""Each level is stronger than the one below."""

import hightable
from hightable.bots import Bot, bot


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


def test_a_bachelor_beats_a_freshman_at_the_toy():
    assert wins("saltmarsh", "bachelor", "freshman", 40) >= 0.9
