"""What a seat may know as numbers, for learners."""

from __future__ import annotations

from mypy_extensions import i64

from hightable.games.saltmarsh.box import CARDS, QUAYS
from hightable.games.saltmarsh.state import Board, Player
from hightable.kernel import ObservationWriter


def layout(seats: int) -> list[tuple[str, int]]:
    """The row of numbers below, for a table with so many players; the Heron is one more."""
    rows = [("crates", len(QUAYS)), ("deck", 1), ("own hand", len(CARDS)), ("own pack", len(CARDS))]
    for seat in range(max(seats, 2)):
        rows += [
            (f"player {seat} coins, salt, guild, hand", 4),
            (f"player {seat} quay", len(QUAYS)),
            (f"player {seat} played", len(CARDS)),
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
