"""Setup. [§2]"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hightable.games.sankore.box.areas import (
    CELLS,
    NUMBERED,
    SLOTS,
    SPACES,
    TIMBUKTU,
    TOKEN_SPACES,
    book_spaces,
    token_spaces,
)
from hightable.games.sankore.box.components import (
    BOOKS_EACH,
    CLASS_DISCIPLINE,
    CLASS_LEVEL,
    CLASS_SPACES,
    CLASSES,
    EVERY,
    FAVOUR_START,
    GRADUATIONS,
    LED_COUNT,
    MASTER_LEVEL,
    OBJECTIVES,
    PIECES_EACH,
    PRESTIGE_EACH,
    RULINGS,
    SANKORE_RECORDS,
    SANKORE_TILES,
    SCHOLARS,
    SECTION_SLOTS,
    SETUP,
    SHELF_SIZE,
    SIDES,
    SKILL_COUNT,
    START,
    STUDENT_SPACES,
    STUDENTS_EACH,
)
from hightable.games.sankore.rules.draft import lay_out
from hightable.games.sankore.rules.priorities import SCHOLAR
from hightable.games.sankore.state import NONE, Board, Madrasa, Player, ScholarBoard, School, Supply
from hightable.kernel import Options, shuffle

BOXES: Final = 4
QUEUE_TOKENS: Final = 2
TILE_GROUPS: Final = {
    group: [
        tile for tile, name in enumerate(SANKORE_TILES) if SANKORE_RECORDS[name]["group"] == group
    ]
    for group in ("initial", "board", "supply")
}


def new(seats: int, seed: bytes, options: Options) -> Board:
    """A table set up, up to the first choice of the draft. [§2, R39]"""
    players = max(seats, 2)
    supply = new_supply()
    tokens = vec[i64]([NONE] * TOKEN_SPACES)
    shelves: list[list[int]] = [
        [] for _ in SHELF_SIZE[list(SIDES).index(options.get("library", "three"))]
    ]
    nobody = vec[i64]([NONE] * len(SPACES))
    overflow = vec[i64]([0] * (2 * EVERY * EVERY))
    madrasa = Madrasa(vec[i64]([NONE] * len(CELLS)), 0, 0, vec[i64]([NONE] * len(SLOTS)))
    table = [new_player(seat, SETUP[seats]["favour_tiles_each"]) for seat in range(players)]
    flags = RULINGS | LED_COUNT if options.get("majorities") == "led" else RULINGS
    board = Board(
        seed, seats, table, None, supply, madrasa, flags, 0, 0, 0, 0, 0,
        overflow, tokens, nobody, [], shelves,
    )  # fmt: skip
    deal_tokens(board)
    deal_students(board, SETUP[seats]["students_per_colour"])
    deal_tiles(board)
    for pile in supply.piles:
        shuffle(board, pile)
    deal_objectives(board, SETUP[seats]["objective_cards_each"], options.get("scholar", "easy"))
    if seats > 1:
        board.first = board.random(seats)
    lay_out(board)
    board.run()
    return board


def new_supply() -> Supply:
    """Books, tokens, tiles and class tiles before anything is laid out. [§2]"""
    piles = [
        [t for t in range(len(CLASSES)) if CLASS_DISCIPLINE[t] == d and CLASS_LEVEL[t] == level]
        for d in range(EVERY)
        for level in range(1, MASTER_LEVEL)
    ]
    return Supply(
        vec[i64]([BOOKS_EACH - BOXES] * EVERY),
        vec[i64]([PRESTIGE_EACH - BOXES - QUEUE_TOKENS] * EVERY),
        vec[i64]([len(TILE_GROUPS["supply"]) // EVERY] * EVERY),
        vec[i64]([NONE] * EVERY),
        vec[i64]([STUDENTS_EACH] * EVERY),
        SKILL_COUNT[:],
        vec[i64]([0] * len(SKILL_COUNT)),
        (1 << len(GRADUATIONS)) - 1,
        (1 << EVERY) - 1,
        0,
        0,
        piles,
    )


def new_player(seat: int, favours: int) -> Player:
    """Boards, pieces, disc, Camel and the first resources. [§2]"""
    school = School(
        NONE,
        NONE,
        NONE,
        0,
        0,
        0,
        vec[i64]([PIECES_EACH] * EVERY),
        vec[i64]([NONE] * len(STUDENT_SPACES)),
        vec[i64]([NONE] * len(CLASS_SPACES)),
        vec[i64]([NONE] * (EVERY * SECTION_SLOTS)),
    )
    return Player(
        seat,
        START["gold"],
        START["salt"],
        START["inspiration"],
        FAVOUR_START,
        favours,
        TIMBUKTU,
        0,
        0,
        0,
        0,
        vec[i64]([0] * EVERY),
        vec[i64]([0] * EVERY),
        school,
    )


def draw(board: Board, supply: vec[i64]) -> i64:
    """A random token out of a bag that holds so many of each discipline. [§2]"""
    size: i64 = 0
    for discipline in range(i64(EVERY)):
        size += supply[discipline]
    at = board.random(size)
    discipline = i64(0)
    while at >= supply[discipline]:
        at -= supply[discipline]
        discipline += 1
    supply[discipline] -= 1
    return discipline


def deal_tokens(board: Board) -> None:
    """13 Books onto Theology, 8 Prestige tokens into the western ports. [§2]"""
    for space in book_spaces():
        board.tokens[space] = draw(board, board.supply.books)
    for space in token_spaces():
        board.tokens[space] = draw(board, board.supply.prestige)


def deal_students(board: Board, each: int) -> None:
    """Students of every colour fill the queues at random; the rest is set aside. [§2]"""
    bag = [discipline for discipline in range(EVERY) for _ in range(each)]
    shuffle(board, bag)
    size = len(bag) // EVERY
    board.queues = [bag[area * size : (area + 1) * size] for area in range(EVERY)]
    for discipline in range(i64(EVERY)):
        board.supply.out[discipline] -= each


def deal_tiles(board: Board) -> None:
    """Four tiles into the Madrasa, twelve onto the regions, bonus side up. [§2]"""
    initial, regional = TILE_GROUPS["initial"][:], TILE_GROUPS["board"][:]
    shuffle(board, initial)
    shuffle(board, regional)
    for at, tile in enumerate(initial):
        board.madrasa.cells[NUMBERED + at] = tile
    for slot, tile in enumerate(regional):
        board.madrasa.slots[slot] = tile


def deal_objectives(board: Board, each: int, scholar: str) -> None:
    """Four cards each; the Scholar's are a face-down deck. [§2, §13]"""
    deck = list(range(len(OBJECTIVES)))
    shuffle(board, deck)
    for player in board.players:
        cards = [deck.pop() for _ in range(each)]
        if player.seat < board.people:
            player.hand = sum([1 << card for card in cards])
        else:
            give_board(board, player, cards, SCHOLARS.index(scholar))


def give_board(board: Board, me: Player, deck: list[int], level: int) -> None:
    """The Scholar has no resources, no Favour tiles and a board of its own. [§13]"""
    me.gold = me.salt = me.inspiration = me.favours = 0
    bag, beside = vec[i64]([0] * EVERY), vec[i64]([0] * EVERY)
    board.scholar = ScholarBoard(level, 0, 0, NONE, deck, [], bag, beside, [], [], [], [], [])
    board.opponent = SCHOLAR
