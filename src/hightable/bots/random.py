"""Chance: knows the rules, and nothing else."""

from __future__ import annotations

from mypy_extensions import i64

from hightable.bots.bot import Bot, Opinion, whim
from hightable.bots.settings import Settings
from hightable.kernel.chance import step
from hightable.kernel.table import Sight


class Random(Bot):
    """Any legal option, each as likely as the others."""

    def __init__(self, seed: int, settings: Settings, character: str) -> None:
        super().__init__(seed)

    def weigh(self, sight: Sight) -> list[Opinion]:
        options = sight.decision.options
        size: i64 = len(options)
        _, at = step(whim(sight, self.seed), size)
        first = options[at]
        return [Opinion(first, 0.0, 0)] + [Opinion(o, 0.0, 0) for o in options if o != first]
