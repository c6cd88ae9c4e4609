"""The master beside OpenSpiel's stock MCTS bot, through the environment adapter.

    python benchmarks/mcts.py GAME [--games 200] [--simulations 10] [--level "master seconds=0"]
                                   [--seed 0] [--results FILE]

OpenSpiel's search is the one it ships (UCT, one random rollout a simulation); it is shown the true
state, hidden cards and all, and is told apart only by its simulations. Every deal is played from
both seats. It prints how often the level has won, and how many times its time the other one took.
A file of results, a line of JSON a game, lets a run go on where it stopped.
"""

import argparse
import json
import random
from pathlib import Path
from time import perf_counter

import numpy as np
import pyspiel
from open_spiel.python.algorithms.mcts import MCTSBot, RandomRolloutEvaluator
from rich.progress import track

import hightable
import hightable.envs.openspiel
from hightable.arena.rating import interval
from hightable.kernel import Table

CURIOSITY = 2.0


class Level:
    """A bot of the house: of OpenSpiel's state it is given a sight."""

    def __init__(self, level, seed):
        self.bot = hightable.bot(level, seed)

    def step(self, state):
        moment = state.moment
        rules = moment.rules
        table = Table(rules.game, rules.players, rules.options, 0, moment.dealt)
        sight = table.sight(state.current_player())
        began = perf_counter()
        word = self.bot.choose(sight)
        return rules.game.vocabulary.numbers[word], perf_counter() - began


class Stock:
    """OpenSpiel's bot."""

    def __init__(self, game, simulations, seed):
        luck = np.random.RandomState(seed)
        rollouts = RandomRolloutEvaluator(1, luck)
        self.bot = MCTSBot(game, CURIOSITY, simulations, rollouts, random_state=luck)

    def step(self, state):
        began = perf_counter()
        action = self.bot.step(state)
        return action, perf_counter() - began


def play(game, bots, seed):
    """One game: what each seat got, and how long it took for each decision."""
    luck = random.Random(seed)
    state = game.new_initial_state()
    times = [[], []]
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(luck.choice(state.legal_actions()))
            continue
        seat = state.current_player()
        action, took = bots[seat].step(state)
        times[seat].append(took)
        state.apply_action(action)
    return state.returns(), times


def result(game, args, number):
    """A game as a line of results; the level sits first in even games."""
    deal, seat = divmod(number, 2)
    seed = args.seed + deal
    bots = [Stock(game, args.simulations, seed)]
    bots.insert(seat, Level(args.level, seed))
    gains, times = play(game, bots, seed)
    return {
        "number": number,
        "won": (gains[seat] > gains[1 - seat]) + 0.5 * (gains[seat] == gains[1 - seat]),
        "times": [[sum(times[each]), len(times[each])] for each in (seat, 1 - seat)],
    }


def told(args, lines):
    """The figures in a sentence."""
    won = sum(line["won"] for line in lines)
    low, high = interval(won, len(lines))
    mean = [
        1000
        * sum(line["times"][who][0] for line in lines)
        / sum(line["times"][who][1] for line in lines)
        for who in (0, 1)
    ]
    return (
        f"{args.game}: {args.level} won {won / len(lines):.1%} of {len(lines)} "
        f"({low:.0%}-{high:.0%}) against {args.simulations} simulations; "
        f"{mean[0]:.1f} ms a decision against {mean[1]:.1f}, {mean[1] / mean[0]:.0f} times"
    )


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--simulations", type=int, default=10)
    parser.add_argument("--level", default="master seconds=0")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--results", type=Path)
    args = parser.parse_args()
    game = pyspiel.load_game(f"hightable_{args.game}")
    path = args.results or Path(f"mcts-{args.game}-{args.simulations}.jsonl")
    lines = [json.loads(line) for line in path.read_text().splitlines()] if path.exists() else []
    for number in track(range(len(lines), args.games), description=args.game):
        lines.append(result(game, args, number))
        with path.open("a") as file:
            file.write(json.dumps(lines[-1]) + "\n")
    print(told(args, lines))


if __name__ == "__main__":
    main()
