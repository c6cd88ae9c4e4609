"""`hightable bench GAME`: how fast games are played, copied and searched; --peers: catanatron too.

Figures are CPU time, the best of several short runs taken in turn, so that a busy machine
disturbs both sides alike. Ratios within one run are what counts.
"""

from __future__ import annotations

import json
from argparse import ArgumentParser, Namespace
from collections.abc import Callable
from time import process_time

from hightable import Table, new
from hightable.arena.speed import PLAIN, simulations_per_second
from hightable.cli.peers import SLICE, Catan
from hightable.games import game as find
from hightable.kernel import state as kernel_state
from hightable.texts import Translation


def configure(parser: ArgumentParser) -> None:
    parser.add_argument("game", nargs="?", default="newton", metavar="GAME")
    parser.add_argument("--seats", type=int, metavar="N")
    parser.add_argument("--rounds", type=int, default=7, metavar="N")
    parser.add_argument("--peers", action="store_true")
    parser.add_argument("--json", action="store_true")


def run(args: Namespace, texts: Translation) -> int:
    peers = Catan(texts) if args.peers else None
    figures = measure(args.game, args.seats, args.rounds, peers)
    print(json.dumps(figures, indent=1) if args.json else as_text(figures))
    return 0


def compiled() -> bool:
    """Does the kernel run as machine code?"""
    return not kernel_state.__file__.endswith(".py")


def measure(game: str, seats: int | None, rounds: int, peers: Catan | None) -> dict[str, object]:
    first = new(game, seats or most(game), seed=0)
    measures: dict[str, Callable[[], float]] = {
        "decisions_per_second": Playouts(game, first.seats).decisions,
        "decisions_per_second_by_words": Playouts(game, first.seats).by_words,
        "playouts_per_second": Playouts(game, first.seats).playouts,
        "copies_per_second": Copies(game, first.seats).copies,
        "simulations_per_second": Search(game, first.seats, "master").simulations,
        "plain_simulations_per_second": Search(game, first.seats, PLAIN).simulations,
    }
    if peers is not None:
        catan = peers
        measures["catanatron_decisions_per_second"] = catan.decisions
        measures["catanatron_copies_per_second"] = catan.copies
        measures["catanatron_simulations_per_second"] = catan.simulations
    best = dict.fromkeys(measures, 0.0)
    for _ in range(rounds):
        for name, figure in measures.items():
            best[name] = max(best[name], figure())
    facts = {"game": game, "seats": first.seats, "compiled": compiled()}
    return facts | {name: round(figure, 1) for name, figure in best.items()} | ratios(best)


def most(game: str) -> int:
    return find(game).seats[-1]


def ratios(best: dict[str, float]) -> dict[str, float]:
    """Microseconds of a copy and, where it was measured, how often as fast as catanatron."""
    found = {"copy_microseconds": round(1e6 / best["copies_per_second"], 2)}
    if "catanatron_decisions_per_second" in best:
        catan = best["catanatron_decisions_per_second"]
        found["times_catanatron"] = round(best["decisions_per_second"] / catan, 1)
        found["times_catanatron_by_words"] = round(best["decisions_per_second_by_words"] / catan, 1)
        share = best["copies_per_second"] / best["catanatron_copies_per_second"]
        found["times_catanatron_copy"] = round(share, 1)
        share = best["plain_simulations_per_second"] / best["catanatron_simulations_per_second"]
        found["times_catanatron_simulations"] = round(share, 1)
    return found


def rate(work: Callable[[], float]) -> float:
    """How much of `work` is done in a second of CPU time."""
    done, begin = 0.0, process_time()
    while process_time() - begin < SLICE:
        done += work()
    return done / (process_time() - begin)


class Playouts:
    """Random games, setup included."""

    def __init__(self, game: str, seats: int) -> None:
        self.game = game
        self.seats = seats
        self.seed = 0

    def decisions(self) -> float:
        return rate(lambda: float(self.fresh().state.playout(self.seed)))

    def playouts(self) -> float:
        def once() -> float:
            self.fresh().state.playout(self.seed)
            return 1.0

        return rate(once)

    def by_words(self) -> float:
        """The same game driven from Python: read the options, choose one by its word."""
        return rate(self.game_by_words)

    def game_by_words(self) -> float:
        table = self.fresh()
        at = self.seed
        while not table.over:
            options = table.legal()
            at = (at * 1103515245 + 12345) & 0x7FFFFFFF
            table.choose(options[(at >> 8) % len(options)])
        return float(len(table.moves))

    def fresh(self) -> Table:
        self.seed += 1
        return new(self.game, self.seats, seed=self.seed)


class Search:
    """A bot's simulations: the master's, or a plain Monte Carlo search's to compare with."""

    def __init__(self, game: str, seats: int, level: str) -> None:
        self.game = game
        self.seats = seats
        self.level = level
        self.seed = 0

    def simulations(self) -> float:
        self.seed += 1
        return simulations_per_second(self.game, self.seats, SLICE, self.seed, self.level)


class Copies:
    """Copies of states in the middle of random games."""

    def __init__(self, game: str, seats: int) -> None:
        self.states = []
        for seed in range(8):
            table = new(game, seats, seed=seed)
            moves = new(game, seats, seed=seed).state.playout(seed) // 2
            for _ in range(int(moves)):
                if not table.over:
                    table.choose(table.legal()[0])
            self.states.append(table.state)

    def copies(self) -> float:
        return rate(self.batch)

    def batch(self) -> float:
        for state in self.states:
            for _ in range(50):
                state.copy()
        return 50.0 * len(self.states)


def as_text(figures: dict[str, object]) -> str:
    width = max(map(len, figures))
    return "\n".join(
        f"{name.replace('_', ' '):<{width}}  {value}" for name, value in figures.items()
    )
