"""A game move by move: every position of it, as one seat or, when all is open, any seat saw it.

What was chosen is asked of the log, which knows to whom it may be said; the words of the moves are
kept nowhere else here.
"""

from __future__ import annotations

from collections import OrderedDict
from functools import cached_property, lru_cache
from threading import Lock

from hightable.draw import Scene
from hightable.draw.charts import Mark
from hightable.games import view as view_of
from hightable.kernel import Game, Line, State
from hightable.kernel.log import say
from hightable.server.page.viewpoint import Viewpoint, latest
from hightable.server.store.rooms import Room, fresh
from hightable.server.store.seats import WATCHER

KEEP = 12
ALONE = 48


class History:
    """The positions after each move, the log, and who moved."""

    def __init__(self, room: Room) -> None:
        table = fresh(room.row, room.seats)
        texts = table.game.vocabulary.texts
        self.game: Game = table.game
        self.movers = [seat for seat, _ in room.table.moves]
        self.words = [word for _, word in room.table.moves]
        self.states: list[State] = [table.state.copy()]
        for _, word in room.table.moves:
            table.choose(texts[word])
            self.states.append(table.state.copy())
        self.table = table

    @property
    def last(self) -> int:
        """The number of the last position."""
        return len(self.movers)

    def at(self, position: int) -> State:
        return self.states[max(0, min(position, self.last))]

    def scene(self, position: int, look: Viewpoint, names: list[str]) -> Scene:
        """What somebody could see then; there is nothing to choose."""
        state = self.at(position)
        seen = self.game.seen(state, look.seat)
        turn = WATCHER if state.over else int(state.seat)
        texts = self.game.texts(look.language)
        return Scene(seen, names, texts, [], turn).showing(look.board)

    def read(self, look: Viewpoint, position: int, names: list[str]) -> list[Line]:
        """The log up to a position, as somebody may read it."""
        then = self.table.log.copy()
        then.cut(position)
        return latest(then, self.game, names, look)

    def chosen(self, look: Viewpoint, position: int, names: list[str]) -> str:
        """The choice that led to a position, in words, if one may know it; else nothing."""
        entry = self.table.log.chosen(position, look.seat)
        return "" if entry is None else say(self.game, names, entry, look.language)

    @cached_property
    def leads(self) -> list[float]:
        """After each move, by how much the first seat is ahead of the best other one."""
        scores = [self.game.scores(state) for state in self.states]
        return [float(own[0] - max(own[1:], default=0)) for own in scores]

    def turns(self) -> list[int]:
        """Where another seat begins to move."""
        seats = self.movers
        return [at for at, seat in enumerate(seats) if at == 0 or seats[at - 1] != seat]


def moments(history: History) -> list[int]:
    """Where turns begin; who plays alone has no turns, so the game is cut into equal parts."""
    if len(set(history.movers)) > 1:
        return history.turns()
    return list(range(0, history.last, max(1, history.last // ALONE)))


def course(history: History, language: str) -> tuple[list[list[float]], list[Mark]]:
    """Everybody's points at each turn, and where a round begins; for a game that is over."""
    steps = [*moments(history), history.last]
    points = [[float(score) for score in history.game.scores(history.at(at))] for at in steps]
    marks = [Mark(steps.index(at), label) for at, label in rounds(history, language)]
    return [list(line) for line in zip(*points, strict=True)], marks


@lru_cache(maxsize=KEEP)
def rounds(history: History, language: str) -> list[tuple[int, str]]:
    """Where each round begins, and what it is called."""
    view = view_of(history.game.name)
    watching, names = Viewpoint(WATCHER, language=language), history.table.everybody(language)
    found: list[tuple[int, str]] = []
    for at in moments(history):
        steps = view.head(history.scene(at, watching, names)).steps
        now = [step.label for step in steps if step.when == "now"]
        if now and (not found or found[-1][1] != now[0]):
            found.append((at, now[0]))
    return found


class Histories:
    """The last few games somebody looked at."""

    def __init__(self) -> None:
        self.histories: OrderedDict[tuple[str, int], History] = OrderedDict()
        self.lock = Lock()

    def known(self, room: Room) -> History | None:
        """The game as it stands, if somebody has looked at it."""
        with self.lock:
            return self.histories.get((room.id, room.seq))

    def history(self, room: Room) -> History:
        with room.lock, self.lock:
            key = (room.id, room.seq)
            if key not in self.histories:
                self.histories[key] = History(room)
                while len(self.histories) > KEEP:
                    self.histories.popitem(last=False)
            self.histories.move_to_end(key)
            return self.histories[key]


HISTORIES = Histories()
