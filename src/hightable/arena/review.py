"""What each decision of a finished game cost, as a bot sees it, and what was luck.

For every decision the bot weighs the options with what the player could see. The loss is what
the best option was worth more than the chosen one. Luck is measured apart, for every seat.
"""

from __future__ import annotations

from typing import Any

from hightable import replay
from hightable.arena.luck import Luck
from hightable.bots import Opinion, bot, title
from hightable.kernel import Fault
from hightable.kernel.record import read

COSTLIEST = 3
PART = 4


class Step:
    """A decision: whose, which word, what it was worth, what the best was, and which.

    `luck` has a number for every seat: what chance gave it with this move.
    """

    def __init__(self, move: int, seat: int, word: str, prompt: str) -> None:
        self.move = move
        self.seat = seat
        self.word = word
        self.prompt = prompt
        self.value = 0.0
        self.best = ""
        self.worth = 0.0
        self.loss = 0.0
        self.luck: list[float] = []

    def weigh(self, opinions: list[Opinion]) -> None:
        """Compare with a bot's opinions; only what it often looked at can be called the best.

        An option it never looked at is as bad as its worst.
        """
        values = {opinion.word: opinion.value for opinion in opinions}
        known = [
            opinion for opinion in opinions if opinion.simulations * PART >= opinions[0].simulations
        ]
        best = max(known, key=lambda opinion: opinion.value)
        self.best = best.word
        self.worth = best.value
        self.value = min(values.get(self.word, min(values.values())), best.value)
        self.loss = self.worth - self.value

    def plain(self) -> dict[str, Any]:
        """For a page or a program."""
        numbers = ("value", "worth", "loss")
        rounded: dict[str, Any] = {name: round(getattr(self, name), 2) for name in numbers}
        rounded["luck"] = [round(points, 2) for points in self.luck]
        texts = {name: getattr(self, name) for name in ("move", "seat", "word", "prompt", "best")}
        return texts | rounded


def review(
    text: str, level: Any = "master", lucky: bool = True, language: str = "en"
) -> list[Step]:
    """Every decision of a record, weighed by a bot of a level; with its luck, if that is wanted."""
    record = read(text)
    table = replay(text, 0)
    judge, luck = bot(level), Luck(table.game) if lucky else None
    steps = []
    try:
        for move, (seat, word, _) in enumerate(record.moves):
            step = Step(move, seat, word, table.prompt(language))
            sight = table.sight(seat)
            judge.choose(sight)
            if not judge.opinions:
                raise Fault("bots.no_opinions", name=title(level))
            step.weigh(judge.opinions)
            steps.append(step)
            before = table.state.copy()
            table.choose(word)
            if luck is not None:
                step.luck = luck.of(sight, word, before, table.state)
    finally:
        judge.close()
    if not table.over:
        raise Fault("arena.not_over")
    return steps


def costliest(steps: list[Step], seat: int) -> list[Step]:
    """The three decisions that cost a player most."""
    own = [step for step in steps if step.seat == seat and step.loss > 0]
    return sorted(own, key=lambda step: -step.loss)[:COSTLIEST]
