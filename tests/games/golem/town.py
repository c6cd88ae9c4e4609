"""Positions of Golem in a line or two: a town, its players, a question and its answers."""

from librt.vecs import vec
from mypy_extensions import i64

from hightable.games.golem.box import (
    ACTION_TILES,
    BOOKS,
    BURIED,
    CHARACTERS,
    COLOURS,
    COLUMNS,
    FAVOURS,
    GOALS,
    HEIGHT,
    PLACES,
    ROWS,
    SIDE_KEY,
    SIDE_KEYS,
    SIDES,
    SIZES,
    UPGRADES,
    WAITING,
)
from hightable.games.golem.decode import ACTION, CHARACTER, NEIGHBOURHOOD
from hightable.games.golem.rules.setup import empty, lay_out_simplified
from hightable.games.golem.rules.work import WORK_ACTION
from hightable.games.golem.state import NONE, ON_ROW, SHOWN, City, newcomer
from hightable.games.golem.words import VOCABULARY

GOODS = ("clay", "coin", "knowledge", "vp")


def place(noun):
    """`red 4`, `red 4 lying`, `grave 2`, or nothing for a golem not yet in play."""
    if noun is None:
        return WAITING
    if noun.startswith("grave"):
        return BURIED + int(noun.split()[1]) - 1
    return PLACES.index(noun)


def player(seat=0, *, golems=(), students=(1, 1, 1), upgrades=(), laid=(), books=(), **fields):
    """A player; whatever is not said is as it is when he sits down (with no goods)."""
    me = newcomer(seat, fields.pop("vp", 0))
    for at, resource in enumerate(GOODS[:3]):
        me.goods[at] = fields.pop(resource, 0)
    for golem, noun in enumerate(golems):
        me.golems[golem] = place(noun)
    me.students = vec[i64](list(students))
    for upgrade in upgrades:
        me.upgrades |= 1 << UPGRADES.index(upgrade)
    for tile, key, size in laid:
        lay(me, tile, key, size)
    for column, numbers in enumerate(books):
        for at, number in enumerate(numbers):
            me.books[column * HEIGHT + at] = BOOKS.index(str(number))
    me.side = SIDES.index(fields.pop("side", "a1"))
    me.gold = vec[i64](list(fields.pop("gold", (0, 0, 0, 0))))
    me.eyes = [COLOURS.index(colour) for colour in fields.pop("eyes", ())]
    me.goals = [GOALS.index(str(goal)) for goal in fields.pop("goals", ())]
    for name, value in fields.items():
        setattr(me, name, value)
    return me


def lay(me, tile, key, size):
    """A small artefact tile on the artefact of a size, with a side up."""
    number = UPGRADES.index(tile) - UPGRADES.index("golden 1")
    side = [SIDE_KEYS[SIDE_KEY[2 * number + side]] for side in (0, 1)].index(key)
    me.laid[number] = ON_ROW.at(SIZES.index(str(size))) | SHOWN.at(side)
    me.upgrades |= 1 << UPGRADES.index(tile)


def town(
    *players,
    seats=2,
    library=(1, 2, 3, 4, 5),
    tiles=("mastery", "tasks", "kneading"),
    favour="district",
):
    """A table of the simplified city; players that are not given have nothing."""
    city = City(vec[i64]([0] * 21), [], NONE, FAVOURS.index(favour))
    lay_out_simplified(city)
    seats = max(seats, len(players))
    board = empty(seats, b"golem", city)
    board.players = [*players, *[player(seat) for seat in range(len(players), seats)]]
    board.order = list(range(seats))
    board.library = [BOOKS.index(str(book)) for book in library]
    board.deck = [book for book in range(len(BOOKS)) if book not in board.library]
    board.display = [ACTION_TILES.index(tile) for tile in tiles]
    board.tiles = [tile for tile in board.tiles if tile not in board.display]
    held = [goal for one in board.players for goal in one.goals]
    board.goal_deck = [goal for goal in range(len(GOALS)) if goal not in held]
    board.round = 1
    board.phase = 3
    return board


def fill(board, **rows):
    """Marbles of the tray: `work="red white"`."""
    for row, colours in rows.items():
        for colour in colours.split():
            board.rows[ROWS.index(row) * len(COLOURS) + COLOURS.index(colour)] += 1
    return board


def ask(board, effect, n=0, seat=0):
    """Resolve an effect until somebody has a choice."""
    board.over = False
    board.push(seat, effect, n)
    board.run()
    return board


def options(board):
    return [VOCABULARY.texts[word] for word in board.offered()]


def choose(board, *texts):
    """Answer question after question; each answer must be among the options."""
    for text in texts:
        assert text in options(board), (text, options(board))
        board.choose(VOCABULARY.numbers[text])
    return board


def goods(board, seat=0):
    """Clay, coins, knowledge, points."""
    return tuple(int(amount) for amount in board.players[seat].goods)


def golems(board, seat=0):
    return [None if at == WAITING else noun(at) for at in board.players[seat].golems]


def noun(at):
    return PLACES[at] if at < BURIED else f"grave {at - BURIED + 1}"


def shelf(board, seat=0):
    """The numbers of the books in each column."""
    books = list(board.players[seat].books)
    columns = [books[at * HEIGHT : at * HEIGHT + HEIGHT] for at in range(COLUMNS)]
    return [[book + 1 for book in column if book != NONE] for column in columns]


def rabbi(key):
    return ACTION[ACTION_TILES.index(key)]


def neighbourhood(district, number):
    return NEIGHBOURHOOD[["red", "yellow", "blue"].index(district) * 10 + number - 1]


def character(number):
    return CHARACTER[CHARACTERS.index(str(number))]


def set_tile(board, district, section, number):
    """Another neighbourhood on a section."""
    at = ["red", "yellow", "blue"].index(district)
    board.city.neighbourhoods[at * 7 + section - 1] = at * 10 + number - 1


WORK = WORK_ACTION
