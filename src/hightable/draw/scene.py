"""A scene and what is drawn from it: choices, regions, players' rows, the panel's entries.

A `Scene` is what one seat sees and may choose; it never has the state. A `Region` is a part of
the table: a ground that the setup fixes, and a play sheet of named groups.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from copy import copy
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, Protocol

from typing_extensions import TypeVar

from hightable.draw.markup import Markup

if TYPE_CHECKING:
    from hightable.kernel import Texts

WATCHER = -1
KEPT = 64


class HasSeat(Protocol):
    """What every game's `Seen` has: whose view it is."""

    @property
    def seat(self) -> int: ...


T = TypeVar("T")
S = TypeVar("S", bound=HasSeat, default=Any)


class Choice(NamedTuple):
    """An option of the open decision: the word to answer, what it says, what the thing it names
    is for, what it would do now, and the open word that leads to it if it is one of the next
    question. A place of a walk has the `way` there, all words from the first to its own, and may
    be one that one is only `passing`."""

    word: str
    label: str
    about: str = ""
    outcome: str = ""
    first: str = ""
    way: tuple[str, ...] = ()
    passing: bool = False

    @property
    def tip(self) -> str:
        """The whole move in words."""
        said = "; ".join(part for part in (self.about, self.outcome) if part)
        return f"{self.label}: {said}" if said else self.label


NONE_OPEN: Callable[[str], Choice | None] = dict[str, Choice]().get


class Scene(Generic[S]):
    """What one seat sees and may choose now, and the texts it is told in: `say` a text of the game,
    `choice` the option of a word, if it is open to this seat, at once or by way of another; `own`
    the same for a target on one's own boards, none while another's are shown.

    `seen` is the game's own `Seen`, `board` the seat whose own boards are shown."""

    def __init__(
        self,
        seen: S,
        names: Sequence[str],
        texts: Texts,
        choices: Iterable[Choice] = (),
        turn: int = WATCHER,
    ) -> None:
        self.seen = seen
        self.names = list(names)
        self.texts = texts
        self.say = texts.say
        self.choices = {choice.word: choice for choice in choices}
        self.choice: Callable[[str], Choice | None] = self.choices.get
        self.ahead: dict[str, Choice] = {}
        self.turn = turn
        self.seat = seen.seat
        self.board = max(self.seat, 0)
        self.own = self.choice if self.board == self.seat else NONE_OPEN
        self.made: dict[Callable[[Scene[S]], Any], Any] = {}

    def showing(self, board: int | None) -> Scene[S]:
        """The same with another seat's own boards shown, if one is named."""
        self.board = self.board if board is None else board
        self.own = self.choice if self.board == self.seat else NONE_OPEN
        return self

    def once(self, make: Callable[[Scene[S]], T]) -> T:
        """What a function makes of this scene; it is made when first asked for."""
        if make not in self.made:
            self.made[make] = make(self)
        found: T = self.made[make]
        return found

    def leading(self, ahead: Iterable[Choice]) -> Scene[S]:
        """The same with options of the next questions: the boards light them, the panel does not
        list them. What is open already is told anew."""
        found = {choice.word: choice for choice in ahead}
        self.choices |= {word: choice for word, choice in found.items() if word in self.choices}
        self.ahead = {word: one for word, one in found.items() if word not in self.choices}
        self.choice = {**self.ahead, **self.choices}.get
        self.own = self.choice if self.board == self.seat else NONE_OPEN
        return self

    def offering(self, choices: dict[str, Choice]) -> Scene[S]:
        """The same with other options open."""
        twin = copy(self)
        twin.choices = choices
        return twin

    def lit(self, names: Iterable[str], *verbs: str) -> list[tuple[str, Choice]]:
        """The things of these names that can be chosen, each by the first of its verbs."""
        found = []
        for name in names:
            for verb in verbs:
                choice = self.choice(f"{verb} {name.lower()}")
                if choice is not None:
                    found.append((name, choice))
                    break
        return found

    def mine(self, word: str | None) -> str | None:
        """A word that a thing on one's own boards is known by; none while another's are shown."""
        return word if self.board == self.seat else None

    def after(self, verb: str) -> list[tuple[str, Choice]]:
        """The open options of a verb, each with its noun: `("krakow", Choice("go krakow", …))`."""
        start = verb + " "
        cut = len(start)
        known = {**self.ahead, **self.choices} if self.ahead else self.choices
        return [(word[cut:], c) for word, c in known.items() if word.startswith(start)]


class Count(NamedTuple):
    """A number in a player's row: the symbol, the figure and what it counts."""

    icon: str
    value: str
    label: str


class PlayerRow(NamedTuple):
    """A player in the side panel; `sheet` is the score by source, `more` what is still to come."""

    seat: int
    name: str
    score: int
    more: int
    counts: Sequence[Count]
    sheet: Sequence[tuple[str, int]]
    marks: Sequence[Count]

    def frozen(self) -> PlayerRow:
        """The same, to be kept by."""
        lists = (tuple(self.counts), tuple(self.sheet), tuple(self.marks))
        return PlayerRow(self.seat, self.name, self.score, self.more, *lists)


class Step(NamedTuple):
    """A round or phase in the head: its label, and past, now or next."""

    label: str
    when: str


class Head(NamedTuple):
    """The strip at the top: the game's title, its rounds, a note, and the phases of a round; where
    something else is the clock, how far it is, and of how many."""

    title: str
    steps: Sequence[Step]
    note: str
    phases: Sequence[Step] = ()
    clock: tuple[int, int] = (0, 0)

    def frozen(self) -> Head:
        """The same, to be kept by."""
        return Head(self.title, tuple(self.steps), self.note, tuple(self.phases), self.clock)


class Key(NamedTuple):
    """The one number that matters most about an option, and what it counts."""

    figure: str
    name: str


class Entry(NamedTuple):
    """An option in the panel: its symbol (a small svg's content), its group, its price tag
    and the symbol of what is paid, and its key number."""

    choice: Choice
    icon: Markup
    group: str
    price: str
    unit: str = ""
    key: Key | None = None


class Box(NamedTuple):
    """A part of a region, in its own units."""

    x: float
    y: float
    width: float
    height: float

    def __str__(self) -> str:
        return f"{self.x:g} {self.y:g} {self.width:g} {self.height:g}"


class Tab(NamedTuple):
    """A tab of the phone: its name, the region it shows, and the part of it, if not all."""

    name: str
    region: str
    part: Box | None = None

    def label(self, texts: Texts) -> str:
        """What stands on it: a text of the section `tab`."""
        return texts.say("tab", self.name)


Sheet = dict[str, Markup]


def always(scene: Scene) -> Hashable:
    """The setup of a ground that never differs."""
    return ()


@dataclass(eq=False)
class Region:
    """A part of the table in its own units. Its ground is painted once for each language and
    setup; its play sheet is a group for each id, in the order hotspots, labels, pieces, cards."""

    name: str
    size: tuple[int, int]
    paint: Callable[[Scene[Any]], Markup]
    lay: Callable[[Scene[Any]], Sheet]
    setup: Callable[[Scene[Any]], Hashable] = always
    own: bool = False
    grounds: dict[Hashable, Markup] = field(default_factory=dict)

    def title(self, texts: Texts) -> str:
        """What the region is called: a text of the section `region`."""
        return texts.say("region", self.name)

    @property
    def width(self) -> int:
        return self.size[0]

    @property
    def height(self) -> int:
        return self.size[1]

    @property
    def box(self) -> Box:
        """All of it."""
        return Box(0, 0, *self.size)

    def play(self, scene: Scene) -> Sheet:
        """The play sheet, laid once for each scene."""
        return scene.once(self.lay)

    def ground(self, scene: Scene) -> Markup:
        """What the setup fixes, drawn when first asked for."""
        key = self.made_of(scene)
        found = self.grounds.get(key)
        if found is None:
            for oldest in list(self.grounds)[: 1 - KEPT]:
                self.grounds.pop(oldest, None)
            found = self.grounds[key] = self.paint(scene)
        return found

    def made_of(self, scene: Scene) -> Hashable:
        """All that the ground depends on."""
        return self.name, scene.texts.language, self.setup(scene)
