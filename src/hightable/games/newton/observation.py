"""The same whitelist as `seen`, as a row of numbers for learners."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from hightable.games.newton.box import (
    BOARDS,
    BONUS_SPACES,
    CARDS,
    CELLS,
    COLOURS,
    COPIES,
    CUBE_PLACES,
    GAME,
    LEVELS,
    MASTERS,
    PLACE_TILES,
    PLACES,
    PRINTED_SYMBOL,
    ROOM,
    ROUNDS,
    SIGHTS,
    SYMBOL,
    SYMBOLS,
    TECH,
    TECH_TILES,
    TOKENS,
    TURNS,
    VOLUMES,
    WORK_SPACES,
    WORK_TILES,
)
from hightable.games.newton.rules.draft import HAND
from hightable.games.newton.rules.places import CUBES
from hightable.games.newton.rules.quick import Basic
from hightable.games.newton.rules.scoring import score
from hightable.games.newton.rules.study import TILES
from hightable.games.newton.rules.volumes import available, of_colour
from hightable.games.newton.state import GAP, Board, Player
from hightable.kernel import Bounds, ObservationWriter, flags, ones, up_to

ACTIONS: Final = len(SYMBOLS) - 1


POINTS: Final = 400
PURSE: Final = 99
STUDENTS: Final[int] = GAME["components"]["students_per_color"]
CARDS_PER_LEVEL: Final[int] = GAME["components"]["action_cards_per_level"]
VALUE: Final = 31
VOLUMES_TOP: Final = 31
SYMBOLS_TOP: Final = 15
TURN_SIZE: Final = 3
PLAIN_SIZE: Final = 9
DEALT_TILES: Final[int] = len(PLACES) + len(SIGHTS) + len(TECH) + len(WORK_SPACES)


def parts(seats: int) -> list[tuple[str, Bounds]]:
    """What the row holds for a table with so many players; the viewer is player 0."""
    turns = [(0, int(ROUNDS)), (0, int(TURNS)), (0, seats - 1)]
    rows = [
        ("round, lap, turns until the viewer is first player", turns),
        ("action under way", flags(ACTIONS)),
        ("value left", up_to(VALUE)),
        ("tile on each place", tiles_on(len(PLACES), PLACE_TILES)),
        ("place of each University and Ancient Land", up_to(len(PLACES) - 1, len(SIGHTS))),
        ("tile on each Technology space", tiles_on(len(TECH), TECH_TILES)),
        ("tile on each Work space", tiles_on(len(WORK_SPACES), WORK_TILES)),
        ("bonus spaces with a token", flags(len(BONUS_SPACES))),
        ("token dealt to each bonus space", [(-1, len(TOKENS) - 1)] * len(BONUS_SPACES)),
        ("tiles in supply", [(0, int(copies)) for copies in COPIES]),
        ("cards left in each deck", up_to(CARDS_PER_LEVEL, LEVELS)),
        ("cards face up", flags(len(CARDS))),
        ("own Masters in hand", flags(len(MASTERS))),
        ("own pack of Masters", flags(len(MASTERS))),
    ]
    for player in range(seats):
        rows += [(f"player {player} {what}", bounds) for what, bounds in PLAYER]
    return rows


def tiles_on(size: int, tiles: dict[int, list[str]]) -> Bounds:
    """The tile on each space: one of those that may lie there, or -1 for none."""
    return [(-1, len(tiles.get(space, [])) - 1) for space in range(size)]


PLAYER: Final[list[tuple[str, Bounds]]] = [
    ("points, coins, potions, score", [(0, POINTS), (0, PURSE), (0, PURSE), (0, POINTS)]),
    (
        "cubes, Bookshelf tiles, Masters in hand, medicine, tokens",
        [(0, int(CUBES)), (0, int(TILES)), *up_to(HAND), *up_to(ROOM), *up_to(len(TOKENS))],
    ),
    ("colour", flags(len(COLOURS))),
    ("Study board", flags(len(BOARDS))),
    ("Scientist", flags(len(PLACES))),
    ("cubes on places", [(0, CUBE_PLACES >> place & 1) for place in range(len(PLACES))]),
    ("Students on spaces", up_to(STUDENTS, len(TECH))),
    ("Marker", flags(len(WORK_SPACES))),
    ("books", flags(len(CELLS))),
    ("tiles", [(0, int(copies)) for copies in COPIES]),
    ("cards: 1 in hand, 2 on the desk, 3 tucked", up_to(3, len(CARDS))),
    ("Masters played", flags(len(MASTERS))),
    ("symbols", up_to(SYMBOLS_TOP, ACTIONS)),
    ("Volumes", up_to(VOLUMES_TOP, len(VOLUMES))),
]


def write_deal(board: Board, into: ObservationWriter) -> None:
    """The tiles and tokens, which never move."""
    dealt = board.dealt
    into.skip(TURN_SIZE + ACTIONS + 1)
    into.each(dealt.places)
    into.each(dealt.sights)
    into.each(dealt.tech)
    into.each(dealt.work)
    into.skip(len(BONUS_SPACES))
    into.each(dealt.tokens)


def write(board: Board, seat: i64, into: ObservationWriter) -> None:
    """Table first, then the viewer's secrets, then the players clockwise from the viewer."""
    write_table(board, seat, into)
    me = board.players[seat]
    write_masters(me, into)
    into.count(me.pack, len(MASTERS))
    seats = i64(len(board.players))
    for at in range(seat, seat + seats):
        player = board.players[at if at < seats else at - seats]
        write_pieces(board, player, into)
        write_study(player, into)


def write_table(board: Board, seat: i64, into: ObservationWriter) -> None:
    seats = i64(len(board.players))
    cells, at = into.cells, into.at
    cells[at] = i16(board.round)
    cells[at + 1] = i16((board.turn + seats - 1) // seats)
    cells[at + 2] = i16((seat - board.first) % seats)
    into.skip(TURN_SIZE)
    write_action(board, into)
    into.skip(DEALT_TILES)
    into.flags(board.bonus, len(BONUS_SPACES))
    into.skip(len(BONUS_SPACES))
    into.each(board.supply)
    for deck in board.decks:
        left: i64 = 0
        for layer in deck:
            left += ones(layer)
        into.put(left)
    write_lines(board, into)


def write_action(board: Board, into: ObservationWriter) -> None:
    """The basic action under way and what is left of its value."""
    frame = board.top
    if frame is not None:
        asking = frame.effect
        if isinstance(asking, Basic):
            into.place(asking.action, ACTIONS)
            into.put(asking.left(frame.n))
            return
    into.skip(ACTIONS + 1)


def write_lines(board: Board, into: ObservationWriter) -> None:
    """The cards face up."""
    cells, first = into.cells, into.at
    for line in board.lines:
        for card in line:
            if card != GAP:
                cells[first + card] = i16(1)
    into.skip(len(CARDS))


def write_masters(me: Player, into: ObservationWriter) -> None:
    """The Masters in hand: those kept but not played."""
    cells, first = into.cells, into.at
    into.count(me.kept, len(MASTERS))
    for master in me.played:
        cells[first + master] = i16(0)


def write_pieces(board: Board, player: Player, into: ObservationWriter) -> None:
    """What the player has in points and money, and the pieces on the common boards."""
    cells, first = into.cells, into.at
    cells[first] = i16(player.points)
    cells[first + 1] = i16(player.coins)
    cells[first + 2] = i16(player.potions)
    cells[first + 3] = i16(score(board, player))
    cells[first + 4] = i16(player.cubes)
    cells[first + 5] = i16(player.piles)
    cells[first + 6] = i16(len(player.kept) - len(player.played))
    cells[first + 7] = i16(player.medicine)
    cells[first + 8] = i16(ones(player.tokens))
    into.skip(PLAIN_SIZE)
    into.place(player.colour, len(COLOURS))
    into.place(player.board, len(BOARDS))
    into.place(player.place, len(PLACES))
    into.flags(player.visited, len(PLACES))
    first = into.at
    for space in player.students:
        if space >= 0:
            cells[first + space] += i16(1)
    into.skip(len(TECH))
    into.place(player.work, len(WORK_SPACES))


def write_study(player: Player, into: ObservationWriter) -> None:
    into.flags(player.books, len(CELLS))
    into.each(player.tiles)
    write_cards(player, into)
    into.count(player.played, len(MASTERS))
    write_symbols(player, into)
    volumes = available(player)
    cells, first = into.cells, into.at
    for colour in range(i64(len(VOLUMES))):
        cells[first + colour] = i16(of_colour(volumes, colour))
    into.skip(len(VOLUMES))


def write_cards(player: Player, into: ObservationWriter) -> None:
    """Where each card of a player lies."""
    cells, first = into.cells, into.at
    for card in player.hand:
        cells[first + card] = i16(1)
    for card in player.desk:
        cells[first + card] = i16(2)
    for card in player.tucked:
        cells[first + card] = i16(3)
    into.skip(len(CARDS))


def write_symbols(player: Player, into: ObservationWriter) -> None:
    """The visible symbols of each action, counted in one go."""
    cells, first = into.cells, into.at
    for action in range(i64(ACTIONS)):
        cells[first + action] = i16(player.tiles[action])
    cells[first + PRINTED_SYMBOL[player.board]] += i16(1)
    add_symbols(player.tucked, cells, first)
    add_symbols(player.desk, cells, first)
    into.skip(ACTIONS)


def add_symbols(pile: list[int], cells: vec[i16], first: i64) -> None:
    """Those of a pile of cards; jokers and the like show none."""
    for card in pile:
        symbol = SYMBOL[card]
        if symbol < ACTIONS:
            cells[first + symbol] += i16(1)
