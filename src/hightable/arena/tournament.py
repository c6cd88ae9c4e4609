"""A match of many games: every deal is played from every seat, and whoever stops may go on."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from time import monotonic
from typing import Any

from hightable.arena.match import Result, Task, play
from hightable.arena.results import Results
from hightable.bots import bot, title
from hightable.games import game as find_game
from hightable.kernel import Fault, Fields, Options
from hightable.kernel.data import edition
from hightable.parallel import run_all

Progress = Callable[[int, int], None]


class Match(Fields):
    """Who plays what: one bot a seat, and the seed of the first deal."""

    def __init__(self, game: str, bots: list[Any], seed: int, options: Options) -> None:
        self.game = game
        self.bots = bots
        self.seed = seed
        self.options = options
        for given in bots:
            if isinstance(given, str):
                bot(given).close()
        find_game(game).settle(len(bots), dict(options))

    def head(self) -> dict[str, Any]:
        """The first line of the file of results."""
        found = find_game(self.game)
        return {
            "match": self.game,
            "rules": found.rules,
            "edition": edition(),
            "bots": self.names(),
            "seed": self.seed,
            "options": self.options,
        }

    def names(self) -> list[str]:
        """The bots as results and reports call them."""
        return [title(given) for given in self.bots]

    def task(self, number: int) -> Task:
        """Game `number`: the bots move round one seat a game, and then comes the next deal."""
        deal, turn = divmod(number, self.seatings())
        bots = self.bots[-turn:] + self.bots[:-turn] if turn else self.bots
        return Task(self.game, self.options, number, self.seed + deal, bots)

    def seatings(self) -> int:
        """In how many ways the bots sit when they move round: once if they are all alike."""
        every = range(1, len(self.bots) + 1)
        return next(turn for turn in every if self.bots[turn:] + self.bots[:turn] == self.bots)


class Where(Fields):
    """How a match is run: processes, a Ray cluster, minutes at most, and where records go."""

    def __init__(self, jobs: int = 1, ray: str = "", minutes: float = 0, save: str = "") -> None:
        self.jobs = jobs
        self.ray = ray
        self.minutes = minutes
        self.save = save


def run(match: Match, games: int, path: Path, where: Where, tell: Progress) -> Results:
    """Play what is missing of so many games; `tell` hears how many there are."""
    if games < 1:
        raise Fault("arena.games", games=games)
    results = Results(path, match.head())
    tell(len(results.games), games)
    for game in played(match, games, len(results.games), where):
        results.add(game)
        if where.save:
            save(game, match.game, Path(where.save))
        tell(len(results.games), games)
    return results


def played(match: Match, games: int, begin: int, where: Where) -> Iterator[Result]:
    """The games from `begin` on, in order, as long as there is time."""
    until = monotonic() + 60 * where.minutes
    tasks = [match.task(number) for number in range(begin, games)]
    for game in run_all(play, tasks, where.jobs, where.ray):
        yield game
        if where.minutes and monotonic() > until:
            return


def save(game: Result, name: str, folder: Path) -> None:
    """The record of a game, for datasets and for looking at it."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / f"{name}-{game['number']:06}.game").write_text(game["record"], "utf-8")
