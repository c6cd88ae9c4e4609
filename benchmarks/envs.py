"""Environment steps a second: the tables of the house beside PettingZoo, RLCard and OpenSpiel.

    python benchmarks/envs.py [--rounds 5] [--seats 2] [--json | --markdown | --write] [GAME ...]

A step is one decision by a random agent, with its observation and its legal moves (as a mask, where
the library gives one); setting up new games is included. Figures are steps in a second of CPU time,
the best of several short runs in turn, one process; a run that ends in mid-game goes on there in
the next round, so that the whole takes a few minutes whatever a game takes. Nearly all games of
the peers are for two, so ours are set for two unless told otherwise.

Ours are taken with 64 tables stepped together and every seat played from outside, words drawn by
numpy among those offered (batch), by numpy from the masks (masks), or by our own sampler (own); as
Gymnasium's vector of 64, words drawn by numpy (vector), and as one environment (single), where only
the learner's decisions count and a random opponent answers; through PettingZoo's own loop, which is
the loop of its classic games, words drawn from the list of those offered (aec) or from the mask
(aec mask); and through OpenSpiel. RLCard gives a list, OpenSpiel list and mask, PettingZoo's
classics a mask. Beside each game of the peers stands how often as fast our slowest game is in a
batch. `--markdown` prints the tables of docs/envs.md, `--write` puts them there.
"""

import argparse
import importlib
import json
import logging
import random
import sys
import warnings
from collections import deque
from itertools import islice
from pathlib import Path
from time import monotonic, process_time

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

SLICE, PIECE, TABLES, TARGET = 0.3, 20, 64, 5
PAGE = Path(__file__).parents[1] / "docs" / "envs.md"
BEGIN, END = "<!-- benchmarks/envs.py -->", "<!-- end -->"
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
    """PettingZoo's loop, game after game."""
    while True:
        table.reset()
        for agent in table.agent_iter():
            seen, _, ended, cut, info = table.last()
            if ended or cut:
                table.step(None)
                continue
            mask = seen["action_mask"] if isinstance(seen, dict) else info.get("action_mask")
            table.step(table.action_space(agent).sample() if mask is None else pick(mask))
            yield


def listed(table):
    """The same loop; words are drawn from the list of those offered."""
    while True:
        table.reset()
        for _ in table.agent_iter():
            _, _, ended, _, _ = table.last()
            if ended:
                table.step(None)
                continue
            table.step(among(table.offered()))
            yield


def single(table):
    """Gymnasium's loop, game after game; the opponents' moves are not counted."""
    while True:
        table.reset()
        ended = False
        while not ended:
            _, _, ended, _, _ = table.step(among(table.offered()))
            yield


def cards(table):
    """RLCard's loop; its state holds the observation and the legal actions."""
    while True:
        state, _ = table.reset()
        while not table.is_over():
            state, _ = table.step(random.choice(list(state["legal_actions"])))
            yield


def spiel(game):
    """OpenSpiel's loop, with a tensor and a mask for whoever moves."""
    kind = game.get_type()
    while True:
        state = game.new_initial_state()
        while not state.is_terminal():
            moves = not state.is_chance_node()
            if moves:
                player = state.current_player()
                if kind.provides_observation_tensor:
                    state.observation_tensor(player)
                elif kind.provides_information_state_tensor:
                    state.information_state_tensor(player)
                state.legal_actions_mask(player)
            state.apply_action(random.choice(state.legal_actions()))
            if moves:
                yield


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
    tables.reset(1)
    while True:
        tables.step(draw(tables))
        yield


def masks(tables):
    """The same, drawn from the masks."""
    tables.reset(1)
    while True:
        tables.step(draw_from_masks(tables.masks))
        yield


def own(tables):
    """The same, drawn by our own sampler."""
    tables.reset(1)
    while True:
        tables.step(tables.sample())
        yield


def vector(many):
    """Every learner of a vector once; the opponents' moves are not counted."""
    many.reset(seed=1)
    while True:
        many.step(draw(many.tables))
        yield


def contestants(games, seats):
    """Family, name, how many steps are made at a time, and who makes them for ever."""
    for name in CLASSICS:
        yield (
            "PettingZoo",
            name,
            1,
            aec(importlib.import_module(f"pettingzoo.classic.{name}").env()),
        )
    for name in CARDS:
        yield "RLCard", name, 1, cards(rlcard.make(name))
    for name in SPIELS:
        yield "OpenSpiel", name, 1, spiel(pyspiel.load_game(name))
    for name in games:
        for family, play in (("batch", batch), ("masks", masks), ("own", own)):
            yield family, name, TABLES, play(Tables(name, seats, TABLES))
        yield "vector", name, TABLES, vector(SeatVectorEnv(TABLES, name, seats))
        yield "single", name, 1, single(SeatEnv(name, seats))
        yield "aec", name, 1, listed(env(name, seats))
        yield "aec mask", name, 1, aec(env(name, seats))
        ours = pyspiel.load_game(f"hightable_{name}(players={seats})")
        yield "through OpenSpiel", name, 1, spiel(ours)


def rate(many, play):
    """Steps in a second of CPU time."""
    steps, begin, spent = 0, process_time(), 0.0
    while spent < SLICE:
        deque(islice(play, PIECE), maxlen=0)
        steps += PIECE * many
        spent = process_time() - begin
    return steps / spent


def measure(games, seats, rounds):
    """Steps a second by family and name, the best of the rounds."""
    found, begin = {}, monotonic()
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        runs = list(contestants(games, seats))
        for number in range(rounds):
            for family, name, many, play in runs:
                best = found.setdefault(family, {})
                best[name] = max(best.get(name, 0), round(rate(many, play)))
            past = f"{monotonic() - begin:.0f} s"
            print(f"round {number + 1} of {rounds}: {len(runs)} runs, {past}", file=sys.stderr)
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
    return f"{round(steps, -3):,}" if steps >= 10_000 else f"{round(steps, -2):,}"


def grid(heads, rows):
    lines = [heads, ["---"] * len(heads), *rows]
    return [f"| {' | '.join(line)} |".replace("|  |", "| |") for line in lines]


def our_table(found):
    """Steps in a second of CPU time, what a step takes at most, and how often as fast as Leduc."""
    leduc, games = found["RLCard"]["leduc-holdem"], list(found["batch"])
    names = [TITLES.get(name, name) for name in games]
    heads = ["", *names, "slowest: CPU time of a step", "times RLCard's Leduc"]
    rows = []
    for family, told in ROWS.items():
        steps = [found[family][name] for name in games]
        least = min(steps)
        figures = [*map(rounded, steps), f"{1e6 / least:.1f} µs", f"{least / leduc:.1f}"]
        rows.append([told, *figures])
    return grid(heads, rows)


def peer_table(found):
    """The fastest and the slowest game of each peer."""
    rows = []
    for peer in PEERS:
        games = sorted(found[peer].items(), key=lambda one: -one[1])
        told = [f"{rounded(steps)} ({name})" for name, steps in games]
        rows.append([peer, str(len(games)), told[0], told[len(told) // 2], told[-1]])
    leduc = rounded(found["RLCard"]["leduc-holdem"])
    heads = ["", "games", "fastest", "in the middle", "slowest"]
    return [*grid(heads, rows), "", f"RLCard's Leduc hold'em made {leduc} steps in that run."]


def markdown(found):
    """The tables of the docs."""
    return "\n".join([*our_table(found), "", *peer_table(found)])


def write(text):
    """Put the tables into the docs, between their signs."""
    page = PAGE.read_text("utf-8")
    before, _, rest = page.partition(BEGIN)
    _, _, after = rest.partition(END)
    PAGE.write_text(f"{before}{BEGIN}\n\n{text}\n\n{END}{after}", "utf-8")


def tell(found, told):
    print(f"steps a second of CPU time, kernel {'compiled' if told['compiled'] else 'interpreted'}")
    for family, figures in found.items():
        for name, steps in figures.items():
            times = told["our_slowest_times"].get(family, {}).get(name)
            beside = f"   our slowest: {times} times" if times else ""
            print(f"  {family:18} {name:26} {steps:>10,}{beside}")
    print(f"times the fastest of each peer (to reach: {TARGET})")
    for ours, figures in told["times_the_fastest"].items():
        for name, times in figures.items():
            print(f"  {ours:18} {name:26} {times}")


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("games", nargs="*", default=hightable.games(), metavar="GAME")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--markdown", action="store_true")
    parser.add_argument("--write", action="store_true")
    args = parser.parse_args()
    logging.disable()
    found = measure(args.games, args.seats, args.rounds)
    compiled = not kernel_state.__file__.endswith(".py")
    told = {"compiled": compiled, "steps_per_second": found}
    told |= {"times_the_fastest": ratios(found), "our_slowest_times": ahead(found)}
    if args.write:
        write(markdown(found))
    if args.markdown:
        print(markdown(found))
    elif args.json:
        print(json.dumps(told, indent=1))
    else:
        tell(found, told)


if __name__ == "__main__":
    main()
