"""Master, doctor and professor: they search, alone or with helpers, and keep to their time."""

from __future__ import annotations

from time import monotonic
from typing import Any, Final

from hightable.bots.bot import Bot, Opinion, by_chance, whim
from hightable.bots.play import is_turn_over
from hightable.bots.search import NOTHING, Mind, Task
from hightable.bots.settings import Settings
from hightable.bots.tree import Tally, by_simulations
from hightable.bots.worker import AT_WORK, Council, Thinker, helpers, leave, user
from hightable.kernel.outcome import asked
from hightable.kernel.state import State
from hightable.kernel.table import Sight, Table

SHORTEST: Final = 0.001
SEARCHING: Final = 0.4
"""The part of a decision's time in which to search, where favourites are played on after it."""


class Searcher(Bot):
    """Looks ahead over guessed deals of what it cannot see."""

    def __init__(self, seed: int, settings: Settings, character: str = "") -> None:
        super().__init__(seed)
        self.settings = settings
        self.character = character
        self.minds: dict[str, Mind] = {}
        self.number = 0
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
        if not again:
            self.minds[table.game.name].tree = None
        self.imagined = table.seen(seat) if again else None

    def think(self, table: Table, task: Task) -> list[Tally]:
        """The tallies of this mind and of the helpers' together."""
        name = table.game.name
        if name not in self.minds:
            self.minds[name] = Mind(table.game, self.settings, self.character)
        more = int(self.settings["cores"]) - 1
        if more > 0 and not self.number:
            self.number = user()
        thinker = Thinker(self.number, name, self.settings, self.character)
        if more <= 0:
            return self.consult(self.minds[name], Council(thinker, []), task)
        with AT_WORK:
            return self.consult(self.minds[name], Council(thinker, helpers(more)), task)

    def consult(self, mind: Mind, council: Council, task: Task) -> list[Tally]:
        """First search, then play the favourites on where it is hard to tell them apart."""
        seconds = self.seconds()
        began = monotonic()
        until = began + seconds if seconds else 0.0
        pause = began + seconds * SEARCHING if seconds and mind.looks_on(task) else until
        council.ask(task, pause)
        tallies = joined([mind.think(task, pause), *council.answers(pause)])
        close = mind.favourites(task, tallies)
        if not close:
            return tallies
        council.ask_on(close, until)
        return joined([mind.look_on(close, until), *council.answers(until)]) or tallies

    def seconds(self) -> float:
        """What this decision may take: its own limit, or half of what is left of the turn."""
        limit = self.settings["seconds"]
        return min(limit, max(limit - self.spent / 2, limit * SHORTEST)) if limit else 0.0

    def close(self) -> None:
        if self.number:
            leave(self.number)
        self.number = 0


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
