"""The contract between drawing and server: a scene goes in, regions and rows come out.

A `Scene` is what one seat sees and may choose; it never has the state. A `View` is how a game
is drawn: regions (a ground that the setup fixes, and a play sheet of named groups), symbols,
the desktop's rows, the phone's tabs, the players' rows, the head and the panel's entries.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple, TypeVar

from hightable.draw.markup import NOTHING, Markup, el
from hightable.draw.tokens import SANS, tone

T = TypeVar("T")
GAP = 8
WATCHER = -1
KEPT = 64


class Choice(NamedTuple):
    """An option of the open decision: the word to answer, what it says, its cost and gain."""

    word: str
    label: str
    hint: str = ""

    @property
    def tip(self) -> str:
        """The whole move in words."""
        return f"{self.label}: {self.hint}" if self.hint else self.label


class Scene:
    """What one seat sees and may choose now; `board` is the seat whose own boards are shown."""

    def __init__(
        self,
        seen: dict[str, Any],
        names: Sequence[str],
        choices: Iterable[Choice] = (),
        turn: int = WATCHER,
        board: int | None = None,
    ) -> None:
        self.seen = seen
        self.names = list(names)
        self.choices = {choice.word: choice for choice in choices}
        self.turn = turn
        self.seat = int(seen["seat"])
        self.board = max(self.seat, 0) if board is None else board
        self.made: dict[Callable[[Scene], Any], Any] = {}

    def once(self, make: Callable[[Scene], T]) -> T:
        """What a function makes of this scene; it is made when first asked for."""
        if make not in self.made:
            self.made[make] = make(self)
        found: T = self.made[make]
        return found

    def choice(self, word: str) -> Choice | None:
        """The option of that word, if it is open to this seat."""
        return self.choices.get(word)

    def after(self, verb: str) -> list[tuple[str, Choice]]:
        """The open options of a verb, each with its noun: `("krakow", Choice("go krakow", …))`."""
        start = verb + " "
        cut = len(start)
        return [(word[cut:], c) for word, c in self.choices.items() if word.startswith(start)]


class Count(NamedTuple):
    """A number in a player's row: the symbol, the figure and what it counts."""

    icon: str
    value: str
    label: str


class Row(NamedTuple):
    """A player in the side panel; `sheet` is the score by source, `more` what is still to come."""

    seat: int
    name: str
    score: int
    more: int
    counts: list[Count]
    sheet: list[tuple[str, int]]
    marks: list[Count]


class Step(NamedTuple):
    """A round or phase in the head: its label, and past, now or next."""

    label: str
    when: str


class Head(NamedTuple):
    """The strip at the top: the game's title, its rounds or phases, and a note."""

    title: str
    steps: list[Step]
    note: str


class Entry(NamedTuple):
    """An option in the panel: its symbol (a small svg's content), its group, its price tag
    and the symbol of what is paid."""

    choice: Choice
    icon: Markup
    group: str
    price: str
    unit: str = ""


class Box(NamedTuple):
    """A part of a region, in its own units."""

    x: float
    y: float
    width: float
    height: float

    def __str__(self) -> str:
        return f"{self.x:g} {self.y:g} {self.width:g} {self.height:g}"


class Tab(NamedTuple):
    """A tab of the phone: its label, the region it shows, and the part of it, if not all."""

    label: str
    region: str
    part: Box | None = None


Sheet = dict[str, Markup]


def always(scene: Scene) -> Hashable:
    """The setup of a ground that never differs."""
    return ()


@dataclass(eq=False)
class Region:
    """A part of the table in its own units. Its ground is painted once for each setup; its play
    sheet is a group for each id, in the order hotspots, labels, pieces, cards."""

    name: str
    title: str
    size: tuple[int, int]
    paint: Callable[[Scene], Markup]
    lay: Callable[[Scene], Sheet]
    setup: Callable[[Scene], Hashable] = always
    own: bool = False
    grounds: dict[Hashable, Markup] = field(default_factory=dict)

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
        key = self.setup(scene)
        if key not in self.grounds:
            if len(self.grounds) >= KEPT:
                self.grounds.clear()
            self.grounds[key] = self.paint(scene)
        return self.grounds[key]


class View:
    """How a game is drawn. Subclass once per game; the instance is `VIEW` of its `view` package.

    `panel_only` are the verbs and words that have no place on a board; every other option has
    exactly one target on a region.
    """

    title = ""
    regions: Sequence[Region] = ()
    rows: Sequence[Sequence[str]] = ()
    tabs: Sequence[Tab] = ()
    panel_only: Sequence[str] = ()

    def symbols(self) -> Markup:
        """The content of the hidden svg: gradients, patterns, symbols."""
        raise NotImplementedError

    def head(self, scene: Scene) -> Head:
        raise NotImplementedError

    def players(self, scene: Scene) -> list[Row]:
        raise NotImplementedError

    def entries(self, scene: Scene) -> list[Entry]:
        """Every open option for the panel, in the order of use."""
        return [Entry(choice, NOTHING, "", "") for choice in scene.choices.values()]

    def show(self, scene: Scene) -> str:
        """The region a phone brings forward: the first that has something to choose."""
        for name, sheet in self.sheets(scene).items():
            if any("data-move=" in group for group in sheet.values()):
                return name
        return ""

    def legend(self) -> list[Count]:
        """The icons, each with its one name and where one gets it."""
        return []

    def camera(self, scene: Scene, region: str) -> Box | None:
        """The part of a region a phone frames now; None is all of it."""
        return None

    def on_board(self, word: str) -> bool:
        """Has this option a target on a region?"""
        return word not in self.panel_only and word.split(" ")[0] not in self.panel_only

    def region(self, name: str) -> Region:
        return next(region for region in self.regions if region.name == name)

    def sheets(self, scene: Scene) -> dict[str, Sheet]:
        """The play sheets of all regions: region to group id to markup."""
        return {region.name: region.play(scene) for region in self.regions}

    def picture(
        self,
        seen: dict[str, Any],
        names: Sequence[str],
        choices: Iterable[tuple[str, str, str]],
        turn: int,
    ) -> Markup:
        """The hook of the kernel: what a seat sees and may choose, as one svg."""
        return picture(self, Scene(seen, names, [Choice(*c) for c in choices], turn))

    def size(self) -> tuple[int, int]:
        """The desktop table with the gaps between its regions."""
        lines = [[self.region(name) for name in row] for row in self.rows]
        width = max(sum(r.width for r in line) + GAP * (len(line) - 1) for line in lines)
        height = sum(max(r.height for r in line) for line in lines) + GAP * (len(lines) - 1)
        return width, height

    def places(self) -> dict[str, tuple[int, int]]:
        """Where each region stands on the desktop table, row by row."""
        found: dict[str, tuple[int, int]] = {}
        y = 0
        for row in self.rows:
            x = 0
            for name in row:
                found[name] = (x, y)
                x += self.region(name).width + GAP
            y += max(self.region(name).height for name in row) + GAP
        return found


def picture(view: View, scene: Scene) -> Markup:
    """The whole table as one svg that looks right by itself, without a style sheet."""
    width, height = view.size()
    places = view.places()
    parts = [el("rect", width=width + 2 * GAP, height=height + 2 * GAP, fill=tone("table"))]
    for region in view.regions:
        if region.name in places:
            x, y = places[region.name]
            parts.append(nested(region, scene, x + GAP, y + GAP))
    return el(
        "svg",
        el("title", view.title),
        view.symbols(),
        *parts,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {width + 2 * GAP} {height + 2 * GAP}",
        width=width + 2 * GAP,
        height=height + 2 * GAP,
        font_family=SANS,
    )


def nested(region: Region, scene: Scene, x: int, y: int) -> Markup:
    """A region with both its sheets, at its place in a picture."""
    return el(
        "svg",
        region.ground(scene),
        *region.play(scene).values(),
        x=x,
        y=y,
        width=region.width,
        height=region.height,
        viewBox=region.box,
    )
