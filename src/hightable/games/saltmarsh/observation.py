"""What a seat may know as numbers, for learners."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hightable.games.saltmarsh.box import CARDS, HOME, QUAYS
from hightable.games.saltmarsh.rules.setup import PACK
from hightable.games.saltmarsh.state import COPIES, GUILD_TOP, Board, Player
from hightable.kernel import Bounds, ObservationWriter, flags, up_to

PURSE: Final = 99
HANDFUL: Final = PACK + COPIES


def parts(seats: int) -> list[tuple[str, Bounds]]:
    """The row of numbers below, for a table with so many players; the Heron is one more."""
    rows = [
        ("crates", [(0, int(quay != HOME)) for quay in range(len(QUAYS))]),
        ("deck", up_to(len(CARDS) * COPIES - seats * PACK)),
        ("own hand", up_to(COPIES, len(CARDS))),
        ("own pack", up_to(COPIES, len(CARDS))),
    ]
    for seat in range(max(seats, 2)):
        goods = [*up_to(PURSE, 2), *up_to(GUILD_TOP), *up_to(HANDFUL)]
        rows += [
            (f"player {seat} coins, salt, guild, hand", goods),
            (f"player {seat} quay", flags(len(QUAYS))),
            (f"player {seat} played", up_to(COPIES, len(CARDS))),
        ]
    return rows


def write_deal(board: Board, into: ObservationWriter) -> None:
    """Nothing stays as it was dealt."""


def write(board: Board, seat: i64, into: ObservationWriter) -> None:
    """The view as a row of numbers; the viewer comes first, the others clockwise."""
    into.flags(board.crates, len(QUAYS))
    into.put(len(board.deck))
    me = board.players[seat]
    into.count(me.hand, len(CARDS))
    into.count(me.pack, len(CARDS))
    seats = i64(len(board.players))
    for step in range(seats):
        write_player(board.players[(seat + step) % seats], into)


def write_player(player: Player, into: ObservationWriter) -> None:
    into.put(player.coins)
    into.put(player.salt)
    into.put(player.guild)
    into.put(len(player.hand))
    into.place(player.quay, len(QUAYS))
    into.count(player.played, len(CARDS))
