"""Setup, full and simplified. [§1]"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hightable.games.golem.box import (
    AUTOMA_RECORDS,
    BOOKS,
    CHARACTER_RECORDS,
    COLOURS,
    DISTRICTS,
    FAVOURS,
    GOALS,
    LEVELS,
    PER_DISTRICT,
    PRINTED,
    ROWS,
    SETUP,
    SIDES,
    STARTS,
    TILED,
    figure,
)
from hightable.games.golem.rules.books import refill
from hightable.games.golem.rules.goals import DEALT, DRAFT, RETURN_GOALS, RETURN_PICK
from hightable.games.golem.rules.rounds import PLAY, reveal_tiles
from hightable.games.golem.rules.simplified import begin_simplified
from hightable.games.golem.rules.solo import AUTOMA
from hightable.games.golem.rules.starts import (
    CHOOSE_BOARD,
    CHOOSE_START,
    START_GOLEM,
    USE_STARTS,
)
from hightable.games.golem.rules.synagogue import all_marbles, drop
from hightable.games.golem.state import NOBODY, NONE, Board, City, newcomer
from hightable.kernel import Options, confirms, shuffle


def normal(field: str) -> int:
    """A figure of the full setup. [§1]"""
    return figure(SETUP["normal"], field, "setup.toml, normal")


START_TILES: Final[int] = normal("start_tiles_dealt")
STARTS_USED: Final[int] = normal("start_tiles_used")
EARLY_SHOWN: Final[int] = normal("characters_I_III")
LATE_SHOWN: Final[int] = normal("characters_IV")
IDS: Final = [str(record["id"]) for record in CHARACTER_RECORDS]
EARLY: Final = [n for n, record in enumerate(CHARACTER_RECORDS) if record["deck"] != "IV"]
LATE: Final = [n for n, record in enumerate(CHARACTER_RECORDS) if record["deck"] == "IV"]
SIMPLE_PALACE: Final = [IDS.index(name) for name in SETUP["simplified"]["characters"]]
SIMPLE_TILES: Final = [[n - 1 for n in SETUP["simplified"][name]] for name in DISTRICTS]
SOLO_SEATS: Final = 2


def new(seats: int, seed: bytes, options: Options) -> Board:
    """Lay out the boards, seat the players, deal; begin with the draft. [§1]"""
    players = max(seats, SOLO_SEATS)
    simplified = options.get("setup") == "simplified"
    bare = vec[i64]([0] * (len(DISTRICTS) * TILED))
    board = empty(seats, seed, City(bare, [], NONE, FAVOURS.index(options["favour"])))
    board.confirms = confirms(options)
    if seats == 1:
        board.city.level = LEVELS.index(options["level"])
        board.opponent = AUTOMA
    for seat in range(players):
        board.players.append(newcomer(seat) if seat < seats else newcomer(seat, 0))
    lay_out_city(board, simplified)
    lay_out_synagogue(board)
    board.push(0, PLAY)
    if simplified:
        begin_simplified(board)
    else:
        deal_starts(board)
        begin_full(board)
    board.run()
    return board


def empty(seats: int, seed: bytes, city: City) -> Board:
    """The table before anything is dealt; goal deck and book deck in order. [§1.1]"""
    return Board(
        seed,
        seats,
        city,
        [],
        [],
        0,
        0,
        vec[i64]([0] * (len(ROWS) * len(COLOURS))),
        [],
        list(range(PRINTED)),
        [],
        [],
        [],
        [],
        list(range(len(BOOKS))),
        0,
        list(range(len(GOALS))),
        [],
        [],
        0,
        vec[i64]([NOBODY] * len(DISTRICTS)),
        [],
        NONE,
        NONE,
    )


def lay_out_city(board: Board, simplified: bool) -> None:
    """Palace, library, and seven neighbourhoods a district in ascending order. [§1.1, R4]"""
    if simplified:
        lay_out_simplified(board.city)
    else:
        board.city.palace = draw_characters(board)
        for district in range(len(DISTRICTS)):
            drawn = list(range(PER_DISTRICT))
            shuffle(board, drawn)
            put_tiles(board.city, district, sorted(drawn[:TILED]))
    shuffle(board, board.deck)
    refill(board)
    shuffle(board, board.goal_deck)


def put_tiles(city: City, district: int, numbers: list[int]) -> None:
    """Neighbourhoods of a district, by their numbers from 0, on the sections from I on. [§1.1]"""
    for section, number in enumerate(numbers):
        city.neighbourhoods[district * TILED + section] = district * PER_DISTRICT + number


def lay_out_simplified(city: City) -> None:
    """Palace and neighbourhoods as the simplified setup prescribes. [§1.7]"""
    city.palace = SIMPLE_PALACE[:]
    for district, numbers in enumerate(SIMPLE_TILES):
        put_tiles(city, district, numbers)


def draw_characters(board: Board) -> list[int]:
    """Three characters of the rounds I to III, and one of round IV on the right. [§1.1]"""
    early, late = EARLY[:], LATE[:]
    shuffle(board, early)
    shuffle(board, late)
    return early[:EARLY_SHOWN] + late[:LATE_SHOWN]


def lay_out_synagogue(board: Board) -> None:
    """Action tiles, marbles, and a random turn order; a lone player is first. [§1.1]"""
    shuffle(board, board.tiles)
    reveal_tiles(board)
    drop(board, all_marbles(len(board.players)))
    board.order = list(range(len(board.players)))
    if board.city.level == NONE:
        shuffle(board, board.order)


def deal_starts(board: Board) -> None:
    """Four start tiles and four goals to each player; as many boards as players. [§1.3]"""
    starts = list(range(len(STARTS)))
    shuffle(board, starts)
    boards = list(range(len(SIDES) // 2))
    shuffle(board, boards)
    board.boards = sorted(
        [2 * number + int(board.random(2)) for number in boards[: len(board.players)]]
    )
    for player in board.players[: board.people]:
        player.starts = sorted([starts.pop() for _ in range(START_TILES)])
        player.pack = sorted([board.goal_deck.pop() for _ in range(DEALT)])
    if board.city.level != NONE:
        board.cards = list(range(len(AUTOMA_RECORDS)))
        shuffle(board, board.cards)


def begin_full(board: Board) -> None:
    """Draft, artefact boards, start tiles, start golems, in this order. [§1.3 to §1.6]"""
    order = [seat for seat in board.order if seat < board.people]
    for seat in reversed(order):
        board.push(seat, START_GOLEM, NONE)
    for seat in reversed(order):
        board.push(seat, USE_STARTS)
        board.push(seat, CHOOSE_START, STARTS_USED)
    for seat in order:
        board.push(seat, CHOOSE_BOARD)
    board.push(0, RETURN_GOALS)
    for seat in reversed(order):
        board.push(seat, RETURN_PICK)
    if board.people > 1:
        board.push(0, DRAFT, DEALT)
    else:
        me = board.players[0]
        me.goals, me.pack = me.pack, me.goals
