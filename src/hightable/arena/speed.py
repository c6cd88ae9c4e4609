"""How fast a bot thinks: simulations a second, for the bench."""

from __future__ import annotations

from time import process_time

from hightable.bots.judge import judge
from hightable.bots.settings import settings
from hightable.bots.tree import Tree
from hightable.games import game as find_game
from hightable.kernel import deal

PLAIN = "master turns=0 learnt=0 habit=0 tries=1 keen=0 curiosity=2"


def simulations_per_second(
    game: str, seats: int, seconds: float = 1.0, seed: int = 1, level: str = "master"
) -> float:
    """A bot's simulations in a second of one core, at the decision that opens a game.

    The level PLAIN is a plain Monte Carlo tree search: each simulation plays at random to the end.
    """
    found = find_game(game)
    table = deal(found, seats, seed, {})
    state = table.sight(int(table.state.seat)).guess(0).state
    tree = Tree(state, judge(found, settings(level.split())), seed)
    began = process_time()
    while process_time() - began < seconds:
        tree.simulate()
    return float(tree.root.visits) / (process_time() - began)
