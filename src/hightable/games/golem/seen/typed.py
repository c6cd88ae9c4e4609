"""The classes of a view: what a seat may know, typed, with the names of the state."""

from __future__ import annotations

from dataclasses import dataclass

from hightable.games.golem.box import (
    RESOURCES,
    VP,
)


@dataclass
class SeenCharacter:
    """A character of the palace; those of past rounds lie face down."""

    id: str
    face_up: bool
    active: bool
    steps: int


@dataclass
class SeenGrave:
    """A space of the graveyard: usable with so many players, and whose golems lie there."""

    id: str
    usable: bool
    free: bool
    golems: list[int]


@dataclass
class SeenRow:
    """A row of the synagogue."""

    marbles: list[str]
    strength: int


@dataclass
class SeenTile:
    """An action tile on display, and whose rabbi stands on it."""

    id: str
    rabbi: int | None


@dataclass
class SeenAutoma:
    """The automa of the unofficial solo variant: its last card, its plan of the round."""

    level: str
    card: str | None
    plan: str | None
    cards: int


@dataclass
class SeenLaid:
    """A small tile on an artefact, with the side that shows."""

    id: str
    side: int


@dataclass
class SeenArtefact:
    """A cauldron, whether its artefact is complete, and the tiles on its two slots."""

    size: int
    gold: int
    complete: bool
    golden: SeenLaid | None
    grey: SeenLaid | None


@dataclass
class SeenGolem:
    """A golem in town; `control` is the knowledge it costs."""

    golem: int
    district: str
    section: int
    lying: bool
    control: int


@dataclass
class SeenSteps:
    """The steps due in the next movement: the marker's and the character's."""

    marker: int
    character: int
    due: int


@dataclass
class SeenControl:
    """Knowledge due in the control phase, how much is there, and what a shortage costs."""

    districts: dict[str, int]
    due: int
    have: int
    loss: int


@dataclass
class SeenProduct:
    """Menorahs of a domain and the things they multiply."""

    menorahs: int
    things: int

    @property
    def points(self) -> int:
        return self.menorahs * self.things


@dataclass
class SeenGoal:
    """A goal held, and how far its owner is."""

    id: str
    now: int
    needs: int
    met: bool


@dataclass
class SeenPlayer:
    """What lies before a player; `goals`, `pack`, `pick` and `starts` are the owner's alone."""

    seat: int
    automa: bool
    goods: dict[str, int]
    students: dict[str, int]
    golems: list[SeenGolem]
    waiting: list[bool]
    created: int
    buried: int
    marker: int
    marker_value: int
    research: int
    capacity: int
    upgrades: list[str]
    side: str | None
    artefacts: list[SeenArtefact]
    books: list[list[str]]
    eyes: list[str]
    rabbi: str | None
    pass_tile: int
    passes: int
    actions_left: int
    leashed: bool
    used: list[str]
    goals_size: int
    steps: SeenSteps
    control: SeenControl
    products: dict[str, SeenProduct]
    sheet: dict[str, int]
    goals: list[SeenGoal] | None
    pack: list[str] | None
    pick: str | None
    starts: list[str] | None

    @property
    def score(self) -> int:
        return sum(self.sheet.values())

    @property
    def points(self) -> int:
        """Those on the VP track."""
        return self.goods[RESOURCES[VP]]


@dataclass
class Seen:
    """Everything open on the table; `seat` is whose view it is, a watcher's is -1."""

    seat: int
    round: int
    phase: str
    over: bool
    favour: str
    order: list[int]
    palace: list[SeenCharacter]
    library: list[str]
    deck: int
    sunk: list[str]
    goal_deck: int
    boards: list[str]
    neighbourhoods: dict[str, list[str]]
    menorahs: dict[str, int | None]
    graves: list[SeenGrave]
    rows: dict[str, SeenRow]
    removed: list[str]
    display: list[SeenTile]
    charity: list[int]
    tiles: int
    spent: list[str]
    automa: SeenAutoma | None
    players: list[SeenPlayer]
