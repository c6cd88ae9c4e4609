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
    KINDS,
    LEVELS,
    MASTERS,
    PLACES,
    PRINTED_SYMBOL,
    SIGHTS,
    SYMBOL,
    SYMBOLS,
    TECH,
    VOLUMES,
    WORK_SPACES,
)
from hightable.games.newton.rules.quick import Basic
from hightable.games.newton.rules.scoring import score
from hightable.games.newton.rules.volumes import available, of_colour
from hightable.games.newton.state import GAP, Board, Player
from hightable.kernel import ObservationWriter, ones

ACTIONS: Final = len(SYMBOLS) - 1


def layout(seats: int) -> list[tuple[str, int]]:
    """What the row holds for a table with so many players; the viewer is player 0."""
    rows = [
        ("round, lap, turns until the viewer is first player", 3),
        ("action under way", ACTIONS),
        ("value left", 1),
        ("tile on each place", len(PLACES)),
        ("place of each University and Ancient Land", len(SIGHTS)),
        ("tile on each Technology space", len(TECH)),
        ("tile on each Work space", len(WORK_SPACES)),
        ("bonus spaces with a token", len(BONUS_SPACES)),
        ("token dealt to each bonus space", len(BONUS_SPACES)),
        ("tiles in supply", len(KINDS)),
        ("cards left in each deck", LEVELS),
        ("cards face up", len(CARDS)),
        ("own Masters in hand", len(MASTERS)),
        ("own pack of Masters", len(MASTERS)),
    ]
    for player in range(seats):
        rows += [(f"player {player} {what}", size) for what, size in PLAYER]
    return rows


PLAYER: Final = [
    ("points, coins, potions, score", 4),
    ("cubes, Bookshelf tiles, Masters in hand, medicine, tokens", 5),
    ("colour", len(COLOURS)),
    ("Study board", len(BOARDS)),
    ("Scientist", len(PLACES)),
    ("cubes on places", len(PLACES)),
    ("Students on spaces", len(TECH)),
    ("Marker", len(WORK_SPACES)),
    ("books", len(CELLS)),
    ("tiles", len(KINDS)),
    ("cards: 1 in hand, 2 on the desk, 3 tucked", len(CARDS)),
    ("Masters played", len(MASTERS)),
    ("symbols", ACTIONS),
    ("Volumes", len(VOLUMES)),
]


def write_deal(board: Board, into: ObservationWriter) -> None:
    """Nothing stays as it was dealt."""


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
    into.put(board.round)
    into.put((board.turn + seats - 1) // seats)
    into.put((seat - board.first) % seats)
    write_action(board, into)
    dealt = board.dealt
    into.each(dealt.places)
    into.each(dealt.sights)
    into.each(dealt.tech)
    into.each(dealt.work)
    into.flags(board.bonus, len(BONUS_SPACES))
    into.each(dealt.tokens)
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
    into.put(player.points)
    into.put(player.coins)
    into.put(player.potions)
    into.put(score(board, player))
    into.put(player.cubes)
    into.put(player.piles)
    into.put(len(player.kept) - len(player.played))
    into.put(player.medicine)
    into.put(ones(player.tokens))
    into.place(player.colour, len(COLOURS))
    into.place(player.board, len(BOARDS))
    into.place(player.place, len(PLACES))
    into.flags(player.visited, len(PLACES))
    cells, first = into.cells, into.at
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
    for colour in range(i64(len(VOLUMES))):
        into.put(of_colour(volumes, colour))


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
