"""The freshman: plays as people begin.

It notices a few of its options, the usual ones first, sees no further than the end of its turn, and
misjudges what each of them is worth by some points: often the second best seems the best.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hightable.bots.bot import Opinion, whim
from hightable.bots.greedy import Bachelor, Deal
from hightable.bots.play import FINE
from hightable.kernel.chance import MASK, step
from hightable.kernel.state import State
from hightable.kernel.table import Sight

DICE: Final = 3
MIDDLE: Final = 1.5


class Freshman(Bachelor):
    """Greedy on what it has noticed, and short of sight."""

    def weigh(self, sight: Sight) -> list[Opinion]:
        table = sight.guess(0)
        own = self.judge(table)
        chance = whim(sight, self.seed)
        noticed = notice(table.state, own.habit, chance, int(self.settings["menu"]))
        deal = Deal(table.state, own, chance)
        texts = table.game.vocabulary.texts
        opinions: list[Opinion] = []
        for word in noticed:
            chance, wrong = error(chance)
            value = deal.best_end(word, self.tries) + wrong * own.settings["blur"] * own.scale
            opinions.append(Opinion(texts[word], value, self.tries))
        opinions.sort(key=lambda opinion: -opinion.value)
        passed_over = [texts[word] for word in table.state.offered() if word not in noticed]
        return opinions + [Opinion(text, opinions[-1].value, 0) for text in passed_over]


def notice(state: State, habit: list[float], chance: i64, most: int) -> list[int]:
    """Some of the words offered, each the likelier the more usual it is."""
    left = state.offered()
    found: list[int] = []
    while left and len(found) < most:
        total = sum([habit[word] for word in left])
        chance, thrown = step(chance & MASK, FINE)
        mark = total * float(thrown) / float(FINE)
        at = 0
        while at < len(left) - 1 and mark >= habit[left[at]]:
            mark -= habit[left[at]]
            at += 1
        found.append(left.pop(at))
    return found


def error(chance: i64) -> tuple[i64, float]:
    """The next value of the chance, and how wrong an eye is: as often too much as too little."""
    found = -MIDDLE
    for _ in range(DICE):
        chance, thrown = step(chance & MASK, FINE)
        found += float(thrown) / float(FINE)
    return chance, 2.0 * found
