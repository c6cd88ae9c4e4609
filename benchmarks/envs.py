"""Environment steps a second: the tables of the house beside PettingZoo, RLCard and OpenSpiel.

    python benchmarks/envs.py [--rounds 5] [--seats 2] [--json | --markdown] [GAME ...]

A step is one decision by a random agent, with its observation and its legal moves (as a mask, where
the library gives one); setting up new games is included. Figures are steps in a second of CPU time,
the best of several short runs in turn, one process. Nearly all games of the peers are for two, so
ours are set for two unless told otherwise.

Ours are taken with 64 tables stepped together and every seat played from outside, words drawn by
numpy among those offered (batch), by numpy from the masks (masks), or by our own sampler (own); as
Gymnasium's vector of 64, words drawn by numpy (vector), and as one environment (single), where only
the learner's decisions count and a random opponent answers; through PettingZoo's own loop, which is
the loop of its classic games, words drawn from the list of those offered (aec) or from the mask
(aec mask); and through OpenSpiel. RLCard gives a list, OpenSpiel list and mask, PettingZoo's
classics a mask. Beside each game of the peers stands how often as fast our slowest game is in a
batch. `--markdown` prints the table of docs/envs.md.
"""

import argparse
import importlib
import json
import logging
import random
import warnings
from functools import partial
from time import process_time

import numpy as np
import pyspiel
import rlcard
from open_spiel.python import games as _python_games  # noqa: F401

import hightable
import hightable.envs.openspiel
from hightable.envs.gymnasium import SeatEnv, SeatVectorEnv
from hightable.envs.pettingzoo import env
from hightable.envs.tables import Tables
from hightable.kernel import state as kernel_state

SLICE, TABLES, TARGET = 0.3, 64, 5
PEERS = ("PettingZoo", "RLCard", "OpenSpiel")
CLASSICS = ["tictactoe_v3", "connect_four_v3", "rps_v2", "leduc_holdem_v4", "texas_holdem_v4"]
CLASSICS += ["texas_holdem_no_limit_v6", "chess_v6", "go_v5", "hanabi_v5"]
CARDS = ["blackjack", "leduc-holdem", "limit-holdem", "no-limit-holdem", "doudizhu"]
CARDS += ["mahjong", "uno", "gin-rummy", "bridge"]
SPIELS = ["kuhn_poker", "tic_tac_toe", "liars_poker", "block_dominoes", "team_dominoes"]
SPIELS = [f"python_{name}" for name in [*SPIELS, "hangman", "ant_foraging"]]


def pick(mask):
    legal = mask.view(bool).nonzero()[0]
    return int(legal[int(random.random() * len(legal))])


def among(words):
    return words[int(random.random() * len(words))]


def aec(table):
    """PettingZoo's loop over one game."""
    table.reset()
    steps = 0
    for agent in table.agent_iter():
        seen, _, ended, cut, info = table.last()
        if ended or cut:
            table.step(None)
            continue
        mask = seen["action_mask"] if isinstance(seen, dict) else info.get("action_mask")
        table.step(table.action_space(agent).sample() if mask is None else pick(mask))
        steps += 1
    return steps


def listed(table):
    """The same loop; words are drawn from the list of those offered."""
    table.reset()
    steps = 0
    for _ in table.agent_iter():
        _, _, ended, _, _ = table.last()
        if ended:
            table.step(None)
            continue
        table.step(among(table.offered()))
        steps += 1
    return steps


def single(table):
    """Gymnasium's loop over one game; the opponents' moves are not counted."""
    table.reset()
    steps, ended = 0, False
    while not ended:
        _, _, ended, _, _ = table.step(among(table.offered()))
        steps += 1
    return steps


def cards(table):
    """RLCard's loop over one game; its state holds the observation and the legal actions."""
    state, _ = table.reset()
    steps = 0
    while not table.is_over():
        state, _ = table.step(random.choice(list(state["legal_actions"])))
        steps += 1
    return steps


def spiel(game):
    """OpenSpiel's loop over one game, with a tensor and a mask for whoever moves."""
    state, kind = game.new_initial_state(), game.get_type()
    steps = 0
    while not state.is_terminal():
        if not state.is_chance_node():
            player = state.current_player()
            if kind.provides_observation_tensor:
                state.observation_tensor(player)
            elif kind.provides_information_state_tensor:
                state.information_state_tensor(player)
            state.legal_actions_mask(player)
            steps += 1
        state.apply_action(random.choice(state.legal_actions()))
    return steps


LUCK = np.random.default_rng(1)
AT = np.arange(TABLES)


def draw(tables):
    """A word for every table, drawn by numpy among those offered."""
    return tables.offers[AT, (LUCK.random(TABLES) * tables.counts).astype(np.intp)]


def draw_from_masks(masks):
    """A word for every table, drawn by numpy from the masks."""
    words = masks.shape[1]
    legal = np.flatnonzero(masks.view(bool))
    first = legal.searchsorted(AT * words)
    many = np.diff(first, append=len(legal))
    return legal[first + (LUCK.random(TABLES) * many).astype(np.intp)] - AT * words


def batch(tables):
    """Every table of a batch once."""
    tables.step(draw(tables))
    return TABLES


def masks(tables):
    """The same, drawn from the masks."""
    tables.step(draw_from_masks(tables.masks))
    return TABLES


def own(tables):
    """The same, drawn by our own sampler."""
    tables.step(tables.sample())
    return TABLES


def vector(many):
    """Every learner of a vector once; the opponents' moves are not counted."""
    many.step(draw(many.tables))
    return TABLES


def seated(many):
    many.reset(seed=1)
    return many


def dealt(tables):
    tables.reset(1)
    return tables


def contestants(games, seats):
    """Family, name, and a function that plays a little and says how many steps it was."""
    for name in CLASSICS:
        table = importlib.import_module(f"pettingzoo.classic.{name}").env()
        yield "PettingZoo", name, partial(aec, table)
    for name in CARDS:
        yield "RLCard", name, partial(cards, rlcard.make(name))
    for name in SPIELS:
        yield "OpenSpiel", name, partial(spiel, pyspiel.load_game(name))
    for name in games:
        for family, play in (("batch", batch), ("masks", masks), ("own", own)):
            yield family, name, partial(play, dealt(Tables(name, seats, TABLES)))
        yield "aec", name, partial(listed, env(name, seats))
        yield "aec mask", name, partial(aec, env(name, seats))
        yield "single", name, partial(single, SeatEnv(name, seats))
        yield "vector", name, partial(vector, seated(SeatVectorEnv(TABLES, name, seats)))
        ours = pyspiel.load_game(f"hightable_{name}(players={seats})")
        yield "through OpenSpiel", name, partial(spiel, ours)


def rate(play):
    steps, begin = 0, process_time()
    while process_time() - begin < SLICE:
        steps += play()
    return steps / (process_time() - begin)


def measure(games, seats, rounds):
    """Steps a second by family and name, the best of the rounds."""
    found = {}
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        runs = list(contestants(games, seats))
        for _ in range(rounds):
            for family, name, play in runs:
                best = found.setdefault(family, {})
                best[name] = max(best.get(name, 0), round(rate(play)))
    return found


def ratios(found):
    """How often as fast as the fastest game of each peer our games are."""
    peers = {peer: max(found[peer].values()) for peer in PEERS}
    return {
        ours: {
            name: {peer: round(steps / best, 1) for peer, best in peers.items()}
            for name, steps in found[ours].items()
        }
        for ours in ROWS
    }


def ahead(found):
    """How often as fast as each game of each peer our slowest is."""
    ours = min(found["batch"].values())
    return {
        peer: {name: round(ours / steps, 1) for name, steps in found[peer].items()}
        for peer in PEERS
    }


ROWS = {
    "batch": "64 tables in a batch, drawn by numpy among the words offered",
    "masks": "the same, drawn by numpy from the masks",
    "own": "the same, drawn by `sample()`",
    "vector": "Gymnasium's vector of 64, the opponent's moves not counted",
    "single": "one table, Gymnasium, the opponent's moves not counted",
    "aec": "one table, PettingZoo's own loop",
    "aec mask": "the same, drawn by numpy from the mask",
    "through OpenSpiel": "one table, through OpenSpiel",
}
TITLES = {"alma_mater": "Alma Mater", "golem": "Golem", "newton": "Newton", "sankore": "Sankoré"}


def rounded(steps):
    return f"{round(steps, -3):,}"


def markdown(found):
    """The table of the docs: thousands of steps a second, and how often as fast as the peers."""
    leduc = found["RLCard"]["leduc-holdem"]
    games = list(found["batch"])
    heads = [TITLES.get(name, name) for name in games]
    lines = [f"| | {' | '.join(heads)} | slowest, times Leduc hold'em |"]
    lines.append(f"|---|{'---|' * (len(games) + 1)}")
    for family, told in ROWS.items():
        steps = [found[family][name] for name in games]
        times = f"{min(steps) / leduc:.1f}"
        lines.append(f"| {told} | {' | '.join(map(rounded, steps))} | {times} |")
    best = {peer: max(found[peer].items(), key=lambda one: one[1]) for peer in PEERS}
    said = [f"{peer} {rounded(steps)} ({name})" for peer, (name, steps) in best.items()]
    return "\n".join([*lines, "", f"The fastest of the peers in that run: {', '.join(said)}."])


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("games", nargs="*", default=hightable.games(), metavar="GAME")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--markdown", action="store_true")
    args = parser.parse_args()
    logging.disable()
    found = measure(args.games, args.seats, args.rounds)
    compiled = not kernel_state.__file__.endswith(".py")
    told = {"compiled": compiled, "steps_per_second": found}
    told |= {"times_the_fastest": ratios(found), "our_slowest_times": ahead(found)}
    if args.json or args.markdown:
        print(json.dumps(told, indent=1) if args.json else markdown(found))
        return
    print(f"steps a second, kernel {'compiled' if compiled else 'interpreted'}")
    for family, figures in found.items():
        for name, steps in figures.items():
            times = told["our_slowest_times"].get(family, {}).get(name)
            beside = f"   our slowest: {times} times" if times else ""
            print(f"  {family:18} {name:26} {steps:>10,}{beside}")
    print(f"times the fastest of each peer (to reach: {TARGET})")
    for ours, figures in told["times_the_fastest"].items():
        for name, times in figures.items():
            print(f"  {ours:18} {name:26} {times}")


if __name__ == "__main__":
    main()
