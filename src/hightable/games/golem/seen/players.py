"""What a seat may know of each player."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from hightable.games.golem.box import (
    ACTION_RECORDS,
    ARTEFACTS,
    BOOK_RECORDS,
    BURIED,
    CAPACITY,
    CAULDRONS,
    CHARACTER_STEPS,
    COLOURS,
    COLUMNS,
    CONTROL_LOSS,
    DISTRICT_OF,
    DISTRICTS,
    DOMAINS,
    FIRST_TILE,
    GOAL_NEEDS,
    GOAL_RECORDS,
    GOAL_TYPE,
    GOLEMS,
    GREY,
    HEIGHT,
    KNOWLEDGE,
    LYING,
    MARBLE_ACTIONS,
    MARKER_STEPS,
    MARKER_VALUE,
    PRINTED,
    RESOURCES,
    ROUNDS,
    SECTION_OF,
    SIDES,
    SMALL_TILES,
    START_GOLEMS,
    START_RECORDS,
    TILE_KIND,
    UPGRADE_RECORDS,
    VP,
    WAITING,
    Record,
)
from hightable.games.golem.effects import buried, completed, is_complete
from hightable.games.golem.rules.control import control_cost, control_costs
from hightable.games.golem.rules.scoring import columns, created, is_automa, is_met, progress, sheet
from hightable.games.golem.rules.upgrades import menorahs
from hightable.games.golem.state import NONE, ON_ROW, SHOWN, Board, Player

SECRETS: Final = ("goals", "types")


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


def ids(records: list[Record], numbers: list[int]) -> list[str]:
    return [str(records[number]["id"]) for number in numbers]


def seen_player(board: Board, me: Player, own: bool) -> SeenPlayer:
    """What lies open before a player; goals, start tiles and choices only for the owner."""
    lines = sheet(board, me)
    return SeenPlayer(
        seat=int(me.seat),
        automa=is_automa(board, me),
        goods={resource: int(me.goods[at]) for at, resource in enumerate(RESOURCES)},
        students={name: int(me.students[d]) for d, name in enumerate(DISTRICTS)},
        golems=golems(me),
        waiting=[bool(me.golems[at] == WAITING) for at in range(START_GOLEMS, GOLEMS)],
        created=int(created(me)),
        buried=int(buried(me)),
        marker=int(me.marker),
        marker_value=int(MARKER_VALUE[me.marker]),
        research=int(me.research),
        capacity=int(CAPACITY[me.research]),
        upgrades=ids(UPGRADE_RECORDS, upgrades(me)),
        side=None if me.side == NONE else SIDES[me.side].upper(),
        artefacts=[artefact(me, row) for row in range(ARTEFACTS)],
        books=[column(me, number) for number in range(COLUMNS)],
        eyes=[COLOURS[colour] for colour in me.eyes],
        rabbi=rabbi(board, me),
        pass_tile=int(me.pass_tile),
        passes=int(me.passes),
        actions_left=MARBLE_ACTIONS + 1 - len(me.eyes) - int(me.rabbi != NONE),
        leashed=bool(me.leashed),
        used=ids(START_RECORDS, me.used),
        goals_size=len(me.goals),
        steps=steps(board, me),
        control=control(me),
        products=products(board, me),
        sheet=lines if own else {key: n for key, n in lines.items() if key not in SECRETS},
        goals=[seen_goal(me, goal) for goal in me.goals] if own else None,
        pack=ids(GOAL_RECORDS, me.pack) if own else None,
        pick=str(GOAL_RECORDS[me.pick]["id"]) if own and me.pick != NONE else None,
        starts=ids(START_RECORDS, me.starts) if own else None,
    )


def upgrades(me: Player) -> list[int]:
    return [at for at in range(len(UPGRADE_RECORDS)) if me.upgrades >> at & 1]


def rabbi(board: Board, me: Player) -> str | None:
    if me.rabbi == NONE:
        return None
    tile = PRINTED if me.rabbi == len(board.display) else board.display[me.rabbi]
    return str(ACTION_RECORDS[tile]["id"])


def artefact(me: Player, row: int) -> SeenArtefact:
    shown = SeenArtefact(
        int(CAULDRONS[row]), int(me.gold[row]), is_complete(me, row), golden=None, grey=None
    )
    for tile in range(SMALL_TILES):
        if me.laid[tile] != NONE and ON_ROW.of(me.laid[tile]) == row:
            name = str(UPGRADE_RECORDS[FIRST_TILE + tile]["id"])
            laid = SeenLaid(name, int(SHOWN.of(me.laid[tile])))
            if TILE_KIND[tile] == GREY:
                shown.grey = laid
            else:
                shown.golden = laid
    return shown


def column(me: Player, number: int) -> list[str]:
    books = me.books[number * HEIGHT : number * HEIGHT + HEIGHT]
    return ids(BOOK_RECORDS, [int(book) for book in books if book != NONE])


def steps(board: Board, me: Player) -> SeenSteps:
    """After the last movement there are none."""
    past = board.round if board.phase > 1 else max(board.round - 1, 0)
    own = int(MARKER_STEPS[me.marker])
    more = int(CHARACTER_STEPS[board.city.palace[past]]) if past < ROUNDS else 0
    return SeenSteps(own, more, own + more if past < ROUNDS else 0)


def golems(me: Player) -> list[SeenGolem]:
    standing = []
    for golem in range(GOLEMS):
        place = me.golems[golem]
        if 0 <= place < BURIED:
            district, section = DISTRICTS[DISTRICT_OF[place]], int(SECTION_OF[place])
            cost = int(control_cost(me, golem))
            standing.append(SeenGolem(golem, district, section, bool(place >= LYING), cost))
    return standing


def control(me: Player) -> SeenControl:
    """The golems of each district; then all together, the cheapest paid for first."""
    districts = dict.fromkeys(DISTRICTS, 0)
    for golem in golems(me):
        districts[golem.district] += golem.control
    have, total, missing = int(me.goods[KNOWLEDGE]), 0, 0
    for cost in control_costs(me):
        total += cost
        missing += total > have
    return SeenControl(districts, total, have, CONTROL_LOSS * missing)


def products(board: Board, me: Player) -> dict[str, SeenProduct]:
    """For each domain its menorahs, and the golems, artefacts or columns they multiply."""
    things = (created(me), completed(me), columns(me))
    return {
        name: SeenProduct(int(menorahs(board, me, domain)), int(things[domain]))
        for domain, name in enumerate(DOMAINS)
    }


def seen_goal(me: Player, goal: int) -> SeenGoal:
    now, needs = int(progress(me, GOAL_TYPE[goal])), int(GOAL_NEEDS[goal])
    return SeenGoal(str(GOAL_RECORDS[goal]["id"]), now, needs, is_met(me, goal))
