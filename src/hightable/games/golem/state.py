"""What lies on the table: plain data, no rules."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hightable.games.golem.box import COLUMNS, GOLEMS, HEIGHT, SMALL_TILES, START_VP, WAITING
from hightable.kernel import Fields, Part, State

NOBODY: Final = -1
NONE: Final = -1
START_MARKER: Final = 2

# Where a small artefact tile lies: the side that shows, and the row of its artefact.
SHOWN: Final = Part(1)
ON_ROW: Final = Part(2, above=SHOWN)


class City(Fields):
    """What is dealt once and never moves: 7 neighbourhoods a district, the 4 characters of the
    palace; how strong the automa is; how the Neighbourhood favour is read. All copies share it."""

    def __init__(
        self, neighbourhoods: vec[i64], palace: list[int], level: i64, favour: i64
    ) -> None:
        self.neighbourhoods = neighbourhoods
        self.palace = palace
        self.level = level
        self.favour = favour

    def copy(self) -> City:
        return City(self.neighbourhoods[:], self.palace, self.level, self.favour)


class Player(Fields):
    """What belongs to one player.

    `goods` are clay, coins, knowledge and victory points; `golems` says where each of the six is
    (the first two are the start golems), `laid` where each small artefact tile lies (its
    `ON_ROW` and `SHOWN`), `books` five places for each of five columns, `upgrades` has a bit for
    each that is developed. `pack` holds goals not yet kept, `pick` one chosen in secret.
    """

    def __init__(
        self,
        seat: i64,
        goods: vec[i64],
        students: vec[i64],
        golems: vec[i64],
        marker: i64,
        research: i64,
        upgrades: i64,
        laid: vec[i64],
        side: i64,
        gold: vec[i64],
        books: vec[i64],
        eyes: list[int],
        rabbi: i64,
        pass_tile: i64,
        passes: i64,
        leashed: i64,
        goals: list[int],
        pack: list[int],
        pick: i64,
        starts: list[int],
        used: list[int],
    ) -> None:
        self.seat = seat
        self.goods = goods
        self.students = students
        self.golems = golems
        self.marker = marker
        self.research = research
        self.upgrades = upgrades
        self.laid = laid
        self.side = side
        self.gold = gold
        self.books = books
        self.eyes = eyes
        self.rabbi = rabbi
        self.pass_tile = pass_tile
        self.passes = passes
        self.leashed = leashed
        self.goals = goals
        self.pack = pack
        self.pick = pick
        self.starts = starts
        self.used = used

    def copy(self) -> Player:
        return Player(
            self.seat,
            self.goods[:],
            self.students[:],
            self.golems[:],
            self.marker,
            self.research,
            self.upgrades,
            self.laid[:],
            self.side,
            self.gold[:],
            self.books[:],
            self.eyes[:],
            self.rabbi,
            self.pass_tile,
            self.passes,
            self.leashed,
            self.goals[:],
            self.pack[:],
            self.pick,
            self.starts[:],
            self.used[:],
        )


def newcomer(seat: i64, vp: i64 = START_VP) -> Player:
    """A player who sits down: six golems aside, students on I, nothing developed."""
    return Player(
        seat,
        vec[i64]([0, 0, 0, vp]),
        vec[i64]([1, 1, 1]),
        vec[i64]([WAITING] * GOLEMS),
        START_MARKER,
        0,
        0,
        vec[i64]([NONE] * SMALL_TILES),
        NONE,
        vec[i64]([0, 0, 0, 0]),
        vec[i64]([NONE] * (COLUMNS * HEIGHT)),
        [],
        NONE,
        0,
        0,
        0,
        [],
        [],
        NONE,
        [],
        [],
    )


class Board(State):
    """Everything on the table.

    `rows` counts marbles, five colours a row; `removed` lie on pass tiles. Action tiles are in
    `tiles` (face down), on `display` (top to bottom) or `spent`; `charity` are the rabbis on the
    printed field. The bottom `sunk` books of the deck are known to all; `returned` says who put
    each of the bottom goals there. `graves` has a bit for every space that is taken. The automa
    of the solo variant draws from `cards`; `card` is its last, `plan` its first of the round.
    """

    def __init__(
        self,
        seed: bytes,
        people: i64,
        city: City,
        players: list[Player],
        order: list[int],
        round: i64,
        phase: i64,
        rows: vec[i64],
        removed: list[int],
        tiles: list[int],
        display: list[int],
        spent: list[int],
        charity: list[int],
        library: list[int],
        deck: list[int],
        sunk: i64,
        goal_deck: list[int],
        returned: list[int],
        boards: list[int],
        graves: i64,
        menorahs: vec[i64],
        cards: list[int],
        card: i64,
        plan: i64,
    ) -> None:
        super().__init__(seed, people)
        self.city = city
        self.players: list[Player] = players
        self.order = order
        self.round = round
        self.phase = phase
        self.rows = rows
        self.removed = removed
        self.tiles = tiles
        self.display = display
        self.spent = spent
        self.charity = charity
        self.library = library
        self.deck = deck
        self.sunk = sunk
        self.goal_deck = goal_deck
        self.returned = returned
        self.boards = boards
        self.graves = graves
        self.menorahs = menorahs
        self.cards = cards
        self.card = card
        self.plan = plan

    def copy(self) -> Board:
        twin = Board(
            self.seed,
            self.people,
            self.city,
            [player.copy() for player in self.players],
            self.order[:],
            self.round,
            self.phase,
            self.rows[:],
            self.removed[:],
            self.tiles[:],
            self.display[:],
            self.spent[:],
            self.charity[:],
            self.library[:],
            self.deck[:],
            self.sunk,
            self.goal_deck[:],
            self.returned[:],
            self.boards[:],
            self.graves,
            self.menorahs[:],
            self.cards[:],
            self.card,
            self.plan,
        )
        self.copy_kernel_fields(twin)
        return twin


def board_of(state: State) -> Board:
    """The kernel's state, which is ours."""
    assert isinstance(state, Board)
    return state
