"""The peer of the bench: catanatron's random four-player game, measured beside ours."""

from __future__ import annotations

from importlib import import_module
from time import process_time
from typing import Any

from hightable import Fault
from hightable.texts import Translation

SLICE = 0.25
COLOURS = ("RED", "BLUE", "WHITE", "ORANGE")


class Catan:
    """Random Catan; every action counts as a decision, as it does in its own figures."""

    def __init__(self, texts: Translation) -> None:
        try:
            self.peer: Any = import_module("catanatron")
        except ImportError:
            raise Fault(texts.say("fault", "no_catanatron")) from None
        self.seed = 0

    def fresh(self) -> Any:
        self.seed += 1
        seats = [self.peer.RandomPlayer(self.peer.Color[name]) for name in COLOURS]
        return self.peer.Game(seats, seed=self.seed)

    def decisions(self) -> float:
        done, begin = 0, process_time()
        while process_time() - begin < SLICE:
            game = self.fresh()
            game.play()
            done += len(game.state.actions)
        return done / (process_time() - begin)

    def simulations(self) -> float:
        """Simulations of its Monte Carlo search: a copy of a new game, played at random to the end.

        Its own player also expands a tree at every simulation, which is left out here.
        """
        game = self.fresh()
        done, begin = 0, process_time()
        while process_time() - begin < SLICE:
            game.copy().play()
            done += 1
        return done / (process_time() - begin)

    def copies(self) -> float:
        game = self.fresh()
        game.play()
        done, begin = 0, process_time()
        while process_time() - begin < SLICE:
            game.copy()
            done += 1
        return done / (process_time() - begin)
