"""A level against another one, or against plain Monte Carlo search, by CPU time.

    python benchmarks/plain.py golem --games 200 [--level "master seconds=0"]
                               [--simulations 1500] [--other "doctor seconds=0 cores=1"] [--seed 0]

Two seats, every deal from both. On bare states, as in `characters.py`: no sight is made for each
decision, so what is counted is thinking alone. The seats know no more than at a table: their
search deals the unknown anew, and the game's own chance is not the one they think with. Meant for
the compiled package.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from statistics import mean, pstdev
from time import process_time

from hightable.arena.rating import interval
from hightable.bots.search import NOTHING, Mind, Task
from hightable.bots.searcher import ends_turn
from hightable.bots.settings import settings
from hightable.bots.tree import by_simulations
from hightable.games import game as find_game
from hightable.kernel.chance import MASK, step
from hightable.kernel.game import Game
from hightable.kernel.state import State
from hightable.kernel.table import deal

PLAIN = "master turns=0 learnt=0 habit=0 tries=1 keen=0 curiosity=2 deals=0 seconds=0"
FAR = 2654435761
EVERY = 20


class Player:
    """Thinks as a searcher does, and goes on from its tree as long as nothing new came to light."""

    def __init__(self, game: Game, level: str) -> None:
        self.mind = Mind(game, settings(level.split()))
        self.said, self.barriers, self.seconds = NOTHING, 0, 0.0

    def choose(self, state: State, chance: int) -> int:
        began = process_time()
        said = self.said if state.barriers == self.barriers else NOTHING
        task = Task(state, chance, said)
        tallies = self.mind.think(task, 0.0)
        close = self.mind.favourites(task, tallies)
        word = by_simulations((close and self.mind.look_on(close, 0.0)) or tallies)[0][0]
        self.said = NOTHING if ends_turn(state, word) else word
        self.barriers = int(state.barriers)
        self.seconds += process_time() - began
        return word


def play(game: Game, players: list[Player], seed: int) -> list[int]:
    """One game: the scores."""
    state = deal(game, len(players), seed, {}).state
    state.seed, state.block, state.drawn = b"", b"", seed * FAR & MASK
    chance = seed & MASK
    while not state.over:
        chance, fresh = step(chance, MASK)
        only = state.count == 1
        state.choose(state.words[0] if only else players[state.seat].choose(state, fresh))
    return game.scores(state)


def told(leads: list[int], level: Player, other: Player) -> str:
    """How often the level has won, by how much, and how many times its time the other took."""
    won = sum((lead > 0) + 0.5 * (lead == 0) for lead in leads)
    low, high = interval(won, len(leads))
    share = f"won {won / len(leads):.1%} of {len(leads)} ({low:.0%}-{high:.0%})"
    apart = f"{mean(leads):+.1f} ± {pstdev(leads) / len(leads) ** 0.5:.1f} points"
    each = level.seconds / len(leads)
    return f"{share}, {apart}; {each:.2f} s a game v {other.seconds / level.seconds:.1f} times that"


def main() -> None:
    parser = ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--level", default="master seconds=0")
    parser.add_argument("--simulations", type=int, default=1500, help="of the plain search")
    parser.add_argument("--other", help="a level instead of the plain search")
    parser.add_argument("--seed", type=int, default=0, help="of the first deal")
    args = parser.parse_args()
    found, leads = find_game(args.game), []
    level = Player(found, args.level)
    other = Player(found, args.other or f"{PLAIN} simulations={args.simulations}")
    for number in range(args.games):
        first = number % 2 == 0
        scores = play(found, [level, other] if first else [other, level], args.seed + number // 2)
        leads.append(scores[0] - scores[1] if first else scores[1] - scores[0])
        if number % EVERY == EVERY - 1 or number + 1 == args.games:
            sys.stdout.write(told(leads, level, other) + "\n")
            sys.stdout.flush()


if __name__ == "__main__":
    main()
