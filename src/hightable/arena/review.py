"""What each decision of a finished game cost, as a bot sees it, and what was luck.

For every decision the bot weighs the options with what the player could see. The loss is what
the best option was worth more than the chosen one. What the position is worth to a player
changes from one decision of his to the next by what the others lost, and by luck: the rest.
"""

from __future__ import annotations

from typing import Any

from hightable import replay
from hightable.bots import Opinion, bot, title
from hightable.kernel import Fault, Table
from hightable.kernel.record import read

COSTLIEST = 3
PART = 4


class Step:
    """A decision: whose, which word, what it was worth, what the best was, and which."""

    def __init__(self, move: int, seat: int, word: str, prompt: str) -> None:
        self.move = move
        self.seat = seat
        self.word = word
        self.prompt = prompt
        self.value = 0.0
        self.best = ""
        self.worth = 0.0
        self.loss = 0.0
        self.luck = 0.0

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
        numbers = ("value", "worth", "loss", "luck")
        rounded = {name: round(getattr(self, name), 2) for name in numbers}
        texts = {name: getattr(self, name) for name in ("move", "seat", "word", "prompt", "best")}
        return texts | rounded


def review(text: str, level: Any = "master") -> list[Step]:
    """Every decision of a record, weighed by a bot of a level."""
    record = read(text)
    table = replay(text, 0)
    judge = bot(level)
    steps = []
    try:
        for move, (seat, word, _) in enumerate(record.moves):
            step = Step(move, seat, word, table.decision.prompt)
            judge.choose(table.sight(seat))
            if not judge.opinions:
                raise Fault("bots.no_opinions", name=title(level))
            step.weigh(judge.opinions)
            steps.append(step)
            table.choose(word)
    finally:
        judge.close()
    if not table.over:
        raise Fault("arena.not_over")
    share_out(steps, table)
    return steps


def share_out(steps: list[Step], table: Table) -> None:
    """Luck: what changed until a player's next decision, or the end, and was nobody's choice."""
    final = [lead(table.scores(), seat) for seat in range(table.seats)]
    following: dict[int, tuple[float, float]] = {}
    lost = [0.0] * table.seats
    for step in reversed(steps):
        others = sum(lost) - lost[step.seat]
        then, theirs = following.get(step.seat, (final[step.seat], 0.0))
        step.luck = then - step.value - (others - theirs)
        following[step.seat] = (step.worth, others)
        lost[step.seat] += step.loss


def lead(scores: list[int], seat: int) -> float:
    """Points ahead of the best other; alone, the points."""
    others = [points for other, points in enumerate(scores) if other != seat]
    return float(scores[seat] - max(others, default=0))


def costliest(steps: list[Step], seat: int) -> list[Step]:
    """The three decisions that cost a player most."""
    own = [step for step in steps if step.seat == seat and step.loss > 0]
    return sorted(own, key=lambda step: -step.loss)[:COSTLIEST]
