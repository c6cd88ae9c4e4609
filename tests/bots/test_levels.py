"""Every level plays every game, and none misses what the last choice of a game decides."""

from itertools import pairwise

import pytest

import hightable
from hightable.bots import DEGREES, bot
from hightable.bots.judge import judge, lead
from hightable.bots.settings import SETTINGS
from hightable.games import game as find_game
from hightable.kernel import Table

GAMES = hightable.games(all=True)


@pytest.mark.parametrize("game", GAMES)
def test_every_level_plays_every_game_at_every_table(game):
    """A few moves each; whole games are the arena's."""
    for seats in find_game(game).seats:
        table = hightable.new(game, seats=seats, seed=seats)
        for level in ("random", "freshman", "bachelor", "master simulations=8 deals=1"):
            mind = bot(level)
            for _ in range(3):
                table.choose(mind.choose(table.sight(table.decision.seat)))


@pytest.mark.parametrize("game", hightable.games())
def test_no_level_is_given_less_than_the_one_below(game):
    known = [judge(find_game(game), SETTINGS[level]).settings for level in DEGREES[2:]]
    for less, more in pairwise(known):
        assert less["simulations"] < more["simulations"]
        assert less["seconds"] < more["seconds"]
        assert less["deals"] < more["deals"]


def last_decision(game: str, seed: int) -> Table:
    """A table two have played at random, before the choice that ended it."""
    table = hightable.new(game, seats=2, seed=seed)
    table.playout(seed)
    return hightable.replay(table.record(), len(table.moves) - 1)


def outcomes(table: Table) -> dict[str, float]:
    """The lead that each option ends with, for the seat that chooses; only where all do end."""
    found = {}
    for word in table.decision.options:
        twin = table.copy()
        twin.choose(word)
        if twin.over:
            scores = [float(points) for points in twin.scores()]
            found[word] = lead(scores, table.decision.seat)
    return found if len(found) == len(table.decision.options) else {}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(
    "level",
    [
        "bachelor",
        "master simulations=60 deals=0 seconds=0",
        "master simulations=60 deals=2 seconds=0",
    ],
)
def test_the_last_choice_of_a_game_is_the_best(game, level):
    tables = [last_decision(game, seed) for seed in range(6)]
    known = [(table, found) for table in tables if (found := outcomes(table))]
    assert known
    for table, found in known:
        seat = table.decision.seat
        assert found[bot(level).choose(table.sight(seat))] == max(found.values())
