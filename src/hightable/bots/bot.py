"""What a bot is: it is shown a sight, answers with a word, and can say why.

A bot sees a table through `Sight` only. It has no memory that matters: the same sight and the
same seed give the same word, so a bot goes on after a restart as if nothing had happened.
"""

from __future__ import annotations

import json
from typing import Final
from zlib import crc32

from mypy_extensions import mypyc_attr

from hightable.kernel.table import Sight
from hightable.kernel.values import Fields

SHOWN: Final = 3


class Opinion(Fields):
    """What a bot thinks of one option: its points ahead of the best other seat at the end."""

    def __init__(self, word: str, value: float, simulations: int) -> None:
        self.word = word
        self.value = value
        self.simulations = simulations


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Subclass and write `weigh`: an opinion of every option, the best first."""

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed
        self.opinions: list[Opinion] = []

    def choose(self, sight: Sight) -> str:
        """The word the bot answers with."""
        self.opinions = self.weigh(sight)
        return self.opinions[0].word

    def explain(self) -> list[Opinion]:
        """The best three options of the last decision, with their values in points."""
        return self.opinions[:SHOWN]

    def weigh(self, sight: Sight) -> list[Opinion]:
        """An opinion of every option, the best first."""
        raise NotImplementedError

    def close(self) -> None:
        """Let go of whatever helps the bot to think."""


def by_chance(opinions: list[Opinion], chance: int) -> list[Opinion]:
    """If all are worth the same, any of them comes first."""
    if len({opinion.value for opinion in opinions}) > 1:
        return opinions
    first = chance % len(opinions)
    return [opinions[first], *opinions[:first], *opinions[first + 1 :]]


def whim(sight: Sight, seed: int) -> int:
    """The chance a bot thinks with: it follows from the seed and from what the bot sees."""
    seen = json.dumps([sight.seen, sight.decision.options, seed], sort_keys=True)
    return crc32(seen.encode())
