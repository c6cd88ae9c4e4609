"""How much memory a bot's helper takes, over very many decisions.

    python benchmarks/helper.py [--decisions 100000] [--simulations 4]

What a helper does with each task, in this process: unpickle it, search, pickle the answer. The
tasks are every fourth decision of a game of bachelors at each game's full table, in turn.
"""

from __future__ import annotations

import pickle
from argparse import ArgumentParser

import psutil

import hightable
from hightable.bots import worker
from hightable.bots.search import NOTHING, Task
from hightable.bots.settings import settings
from hightable.games import game as find_game

EVERY, BOTS, STEPS, APART = 4, 3, 20, 7
KILOBYTE = 1 << 10


def tasks(game: str, simulations: int) -> list[bytes]:
    """Tasks as they are sent, of some bots that think alike."""
    own = settings(["doctor", f"simulations={simulations}", "deals=0", "cores=1"])
    table, player = hightable.new(game, max(find_game(game).seats), 2), hightable.bot("bachelor")
    found = []
    while not table.over:
        sight = table.sight(table.decision.seat)
        move = len(table.moves)
        if move % EVERY == 0:
            thinker = worker.Thinker(1 + move % BOTS, game, own, "")
            found.append(pickle.dumps((thinker, Task(sight.guess(move).state, move, NOTHING))))
        table.choose(player.choose(sight))
    return found


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--decisions", type=int, default=100_000)
    parser.add_argument("--simulations", type=int, default=4)
    args = parser.parse_args()
    sent = [task for game in hightable.games() for task in tasks(game, args.simulations)]
    service, own = worker.Service(), psutil.Process()
    print(f"{'decisions':>9}{'KB':>9}")
    for number in range(args.decisions + 1):
        thinker, task = pickle.loads(sent[number * APART % len(sent)])
        pickle.dumps((number, service.think(thinker, task, 0.0)))
        if number % (args.decisions // STEPS) == 0:
            print(f"{number:>9}{own.memory_info().rss // KILOBYTE:>9}", flush=True)


if __name__ == "__main__":
    main()
