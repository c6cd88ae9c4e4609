"""Positions of Alma Mater in a line: players and boards with defaults, words to play them."""

from librt.vecs import vec
from mypy_extensions import i64

from hightable.games.alma_mater.box import (
    CARDS,
    CHAIRS,
    CHANCELLORS,
    COLOURS,
    GLORY_TILES,
    KINDS,
    LETTERS,
    PROFESSORS,
    SETUP_CARDS,
    SITES,
    STUDENTS,
)
from hightable.games.alma_mater.decode.prices import LEGAL_ROWS, ROW_PRICES
from hightable.games.alma_mater.game import ALMA_MATER
from hightable.games.alma_mater.rules.setup import empty_board, new_player
from hightable.games.alma_mater.rules.solo import IGNOTUS, arrive
from hightable.games.alma_mater.rules.turn import MAIN
from hightable.games.alma_mater.state import ACTION, BOOK, FLIPPED, SEATS, Deal

RED, BLUE, YELLOW, PURPLE = range(4)
MATH_AND_MEDICINE = ("math_fill", "math_black3", "med_recruit", "med_green")
ACADEMY = (*MATH_AND_MEDICINE, "law_recruit", "law_books", "art_display", "art_halls")
SHELVES = (1, 1, 1, 1, 2, 2, 3)


def bits(names, known):
    return sum(1 << known.index(name) for name in names)


def books(text):
    """`"2 blue 1 dictionary"` as a table of books."""
    words = text.split()
    numbers = dict(zip(words[1::2], map(int, words[::2]), strict=True))
    return vec[i64]([numbers.get(kind, 0) for kind in KINDS])


def cost(text):
    """The same as the number that a fixed cost is."""
    return sum(number << 4 * kind for kind, number in enumerate(books(text)))


def player(seat=RED, **said):
    """A university; what is not said is as after the setup, without resources."""
    me = new_player(seat)
    me.archive = 4
    me.shelves = shelves(said.pop("shelves", SHELVES), said.pop("shown", ()), said.pop("dark", ()))
    me.books = books(said.pop("books", ""))
    me.halls = [STUDENTS.index(name) for name in said.pop("students", ())]
    me.students = sum(1 << student for student in me.halls)
    me.chancellor = CHANCELLORS.index(said.pop("chancellor", "copernicus"))
    me.busts = bits(said.pop("busts", ()), LETTERS)
    me.chancellors = 1 << me.chancellor | bits(said.pop("abilities", ()), CHANCELLORS)
    marks = said.pop("professors", {})
    me.professors = bits([f"prof_{name}" for name in marks], PROFESSORS)
    me.ready = me.professors & ~bits([f"prof_{n}" for n in said.pop("tired", ())], PROFESSORS)
    for name, kind in marks.items():
        if kind:
            me.bookmarks |= KINDS.index(kind) + 1 << 3 * PROFESSORS.index(f"prof_{name}")
    me.kept = bits([f"setup_{number:02}" for number in said.pop("cards", ())], SETUP_CARDS)
    if "prices" in said:
        me.row = next(row for row in LEGAL_ROWS if ROW_PRICES[row] == said["prices"])
        del said["prices"]
    for name, value in said.items():
        assert hasattr(me, name), name
        setattr(me, name, value)
    return me


def shelves(values, shown, dark):
    """Shelves by value, with books and dark sides at places 1 to 6 (the spare is 7)."""
    made = [value | (BOOK if at in shown else 0) for at, value in enumerate(values, 1)]
    return vec[i64]([value | (FLIPPED if at in dark else 0) for at, value in enumerate(made, 1)])


def table(
    *players,
    seats=4,
    round=1,
    rank="",
    pieces=(),
    bishop=(),
    fixed=(),
    cards=("A2", "B1", "C1", "D2", "E3"),
    glory=("a3", "b3", "c2"),
    academy=ACADEMY,
    fame=("agricola", "alberti", "pereira"),
    asked=MAIN,
    n=0,
):
    """A board in the action phase, with the first player's turn, or whatever is `asked`."""
    board = empty_board(seats, bytes(16))
    board.round = round
    board.phase = ACTION
    seated = {one.seat: one for one in players}
    board.players = [seated.get(seat) or player(seat) for seat in range(seats)]
    board.order = list(range(seats))
    if seats == 2:
        board.opponent = IGNOTUS
        board.players.append(new_player(2))
        arrive(board.players[2])
    board.deal = Deal(
        board.deal.side,
        vec[i64]([sum(1 << row + 4 * column for column in range(4)) for row in range(4)]),
        vec[i64]([PROFESSORS.index(f"prof_{name}") for name in academy]),
        vec[i64]([CARDS.index(f"research_{name}") for name in cards]),
        vec[i64]([GLORY_TILES.index(f"glory_{name}") for name in glory]),
    )
    board.fame = vec[i64]([CHANCELLORS.index(name) for name in fame])
    board.ranking = sorted(range(len(board.players)), key=lambda seat: -board.players[seat].level)
    board.reputation = [COLOURS.index(colour) for colour in rank.split()]
    for site, colour, number in pieces:
        board.pieces[SITES.index(site) * SEATS + COLOURS.index(colour)] += number
    board.bishop.extend(bishop)
    for piece in bishop:
        if piece < SEATS:
            board.pieces[SITES.index("bishop") * SEATS + piece] += 1
    for chair, said in dict(fixed).items():
        board.costs[CHAIRS.index(chair)] = cost(said)
    if asked is not None:
        board.active = players[0].seat
        ask(board, asked, n, players[0].seat)
    return board


def ask(board, asked, n=0, seat=0):
    """Resolve an effect for a seat up to its first question."""
    board.push(seat, asked, n)
    board.run()
    return board


def options(board):
    return [ALMA_MATER.vocabulary.texts[word] for word in board.offered()]


def choose(board, *words):
    """Play words one after the other, as long as they are legal."""
    for word in words:
        assert word in options(board), f"{word!r} is not among {options(board)}"
        board.choose(ALMA_MATER.vocabulary.numbers[word])
    return board


def me(board, seat=0):
    return board.players[seat]


def on(board, site, colour):
    """The masters of a colour on a site."""
    return board.pieces[SITES.index(site) * SEATS + COLOURS.index(colour)]


def shown(player):
    """The places of the display that hold a book."""
    return [at for at, shelf in enumerate(player.shelves, 1) if shelf & BOOK]


def values(player):
    """The prestige of the shelves from left to right, the spare last; negative if flipped."""
    return [-(shelf & 3) if shelf & FLIPPED else shelf & 3 for shelf in player.shelves]
