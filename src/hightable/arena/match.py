"""One game between bots: a task with everything that decides it, and its result."""

from __future__ import annotations

from time import perf_counter
from typing import Any

from hightable.bots import Bot, bot, title
from hightable.games import game as find_game
from hightable.kernel import Fields, Options, Table, deal
from hightable.kernel.fault import Forfeit

Result = dict[str, Any]


class Task(Fields):
    """A game to play: its number, its deal, which bot sits where."""

    def __init__(
        self, game: str, options: Options, number: int, seed: int, bots: list[Any]
    ) -> None:
        self.game = game
        self.options = options
        self.number = number
        self.seed = seed
        self.bots = bots


class Clock:
    """How long each seat took, decision by decision and turn by turn."""

    def __init__(self, seats: int) -> None:
        self.last = -1
        self.decisions: list[list[float]] = [[] for _ in range(seats)]
        self.turns: list[list[float]] = [[] for _ in range(seats)]

    def add(self, seat: int, seconds: float) -> None:
        self.decisions[seat].append(seconds)
        if seat != self.last:
            self.turns[seat].append(0.0)
        self.turns[seat][-1] += seconds
        self.last = seat

    def times(self) -> dict[str, list[list[float]]]:
        """Milliseconds, for the file of times."""
        return {
            "decisions": [[round(1000 * s, 1) for s in seat] for seat in self.decisions],
            "turns": [[round(1000 * s, 1) for s in seat] for seat in self.turns],
        }


STAND_IN = "random"


def play(task: Task) -> Result:
    """Play a task to its end; all but the times follows from the task.

    A bot that forfeits has lost: chance plays on for it, so that the others have their game, and
    the record names both, with the move at which the one followed the other.
    """
    table = deal(find_game(task.game), len(task.bots), task.seed, dict(task.options))
    table.names = [title(given) for given in task.bots]
    bots = [bot(name, task.seed * 10 + seat) for seat, name in enumerate(task.bots)]
    clock = Clock(len(bots))
    offers: list[set[int]] = [set() for _ in bots]
    forfeits: list[Result] = []
    try:
        while not table.over:
            seat = int(table.state.seat)
            offers[seat].update(table.state.offered())
            try:
                clock.add(seat, answer(table, seat, bots[seat]))
            except Forfeit as fault:
                forfeits.append({"seat": seat, "move": len(table.moves), "why": str(fault)})
                bots[seat].close()
                bots[seat] = bot(STAND_IN, task.seed)
                table.names[seat] += f", {STAND_IN} @{len(table.moves)}"
    finally:
        for each in bots:
            each.close()
    found = result(task, table, offers)
    if forfeits:
        found |= {"forfeits": forfeits, "winners": left(table, [out["seat"] for out in forfeits])}
    return found | {"times": clock.times(), "record": table.record()}


def left(table: Table, out: list[int]) -> list[int]:
    """Who wins among the seats that have not forfeited."""
    winners = [seat for seat in table.winners() if seat not in out]
    seats = [seat for seat in range(table.seats) if seat not in out]
    if winners or not seats:
        return winners
    scores = table.scores()
    best = max(scores[seat] for seat in seats)
    return [seat for seat in seats if scores[seat] == best]


def answer(table: Table, seat: int, bot: Bot) -> float:
    """Let a bot answer the open decision; the seconds it took."""
    sight = table.sight(seat)
    began = perf_counter()
    word = bot.choose(sight)
    took = perf_counter() - began
    table.choose(word)
    return took


def result(task: Task, table: Table, offers: list[set[int]]) -> Result:
    """What the report is made of: `words` a seat has chosen, and those it could have and `left`."""
    seats = range(len(task.bots))
    chosen = [{word for who, word in table.moves if who == seat} for seat in seats]
    return {
        "number": task.number,
        "seed": task.seed,
        "bots": [title(given) for given in task.bots],
        "scores": table.scores(),
        "winners": table.winners(),
        "sheets": [table.sheet(seat) for seat in seats],
        "moves": [sum(who == seat for who, _ in table.moves) for seat in seats],
        "words": [spelt(table, chosen[seat]) for seat in seats],
        "left": [spelt(table, offers[seat] - chosen[seat]) for seat in seats],
    }


def spelt(table: Table, words: set[int]) -> list[str]:
    """Words in letters, in the order of the vocabulary."""
    texts = table.game.vocabulary.texts
    return [texts[word] for word in sorted(words)]
