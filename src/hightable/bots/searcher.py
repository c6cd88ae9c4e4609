"""Master, doctor and professor: they search, alone or with helpers, and keep to their time."""

from __future__ import annotations

from time import monotonic
from typing import Any, Final

from hightable.bots.bot import Bot, Opinion, by_chance, whim
from hightable.bots.play import is_turn_over
from hightable.bots.search import NOTHING, Mind, Task
from hightable.bots.settings import Settings
from hightable.bots.tree import Tally, by_simulations
from hightable.bots.worker import Helper
from hightable.kernel.outcome import asked
from hightable.kernel.state import State
from hightable.kernel.table import Sight, Table

SEEDS: Final = 7919


class Searcher(Bot):
    """Looks ahead over guessed deals of what it cannot see."""

    def __init__(self, seed: int, settings: Settings, character: str = "") -> None:
        super().__init__(seed)
        self.settings = settings
        self.character = character
        self.minds: dict[str, Mind] = {}
        self.helpers: list[Helper] = []
        self.said = NOTHING
        self.imagined: dict[str, Any] | None = None
        self.spent = 0.0

    def weigh(self, sight: Sight) -> list[Opinion]:
        began = monotonic()
        table = sight.guess(0)
        if self.imagined is None:
            self.spent = 0.0
        said = self.said if self.imagined == sight.seen else NOTHING
        task = Task(table.state, whim(sight, self.seed), said)
        opinions = ranked(self.think(table, task), table.game.vocabulary.texts)
        if self.settings["fair"]:
            opinions = by_chance(opinions, task.chance)
        self.said = table.game.vocabulary.numbers[opinions[0].word]
        self.imagine(table, sight.seat)
        self.spent += monotonic() - began
        return opinions

    def imagine(self, table: Table, seat: int) -> None:
        """What it will see next, if its turn goes on and nothing new comes to light."""
        ends = ends_turn(table.state, self.said)
        table.state.choose(self.said)
        again = not ends and not table.over and table.state.seat == seat
        self.imagined = table.seen(seat) if again else None

    def think(self, table: Table, task: Task) -> list[Tally]:
        """The tallies of this mind and of the helpers' together."""
        name = table.game.name
        if name not in self.minds:
            self.minds[name] = Mind(table.game, self.settings, self.character)
        while len(self.helpers) < int(self.settings["cores"]) - 1:
            self.helpers.append(Helper(name, self.settings, self.character))
        seconds = self.seconds()
        for at, helper in enumerate(self.helpers, 1):
            other = Task(task.state, task.chance + at * SEEDS, task.said)
            helper.ask(other, seconds)
        tallies = [self.minds[name].think(task, seconds)]
        return joined(tallies + [helper.answer() for helper in self.helpers])

    def seconds(self) -> float:
        """What this decision may take: its own limit, or half of what is left of the turn."""
        limit = self.settings["seconds"]
        return min(limit, max(limit - self.spent / 2, limit / SEEDS)) if limit else 0.0

    def close(self) -> None:
        for helper in self.helpers:
            helper.close()
        self.helpers.clear()


def ends_turn(state: State, word: int) -> bool:
    """Is a word the last of its turn? Whoever is alone is asked again at once all the same."""
    twin = state.copy()
    twin.confirms = True
    last = word == asked(twin).insists
    twin.choose(word)
    return last or is_turn_over(twin, state.seat)


def joined(minds: list[list[Tally]]) -> list[Tally]:
    """What several minds found, each by how often it looked."""
    found: dict[int, Tally] = {}
    for tallies in minds:
        for word, visits, chances, lead in tallies:
            _, more, likely, ahead = found.get(word, (word, 0, 0.0, 0.0))
            part = visits / (visits + more)
            likely += (chances - likely) * part
            found[word] = (word, visits + more, likely, ahead + (lead - ahead) * part)
    return list(found.values())


def ranked(tallies: list[Tally], texts: list[str]) -> list[Opinion]:
    """Every option that was tried, the most looked at first."""
    return [Opinion(texts[word], lead, visits) for word, visits, _, lead in by_simulations(tallies)]
