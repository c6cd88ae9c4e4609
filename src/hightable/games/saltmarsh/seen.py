"""What each seat may know: a whitelist, as words and as numbers."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from hightable.games.saltmarsh.box import CARDS, QUAYS
from hightable.games.saltmarsh.rules.scoring import sheet
from hightable.games.saltmarsh.state import NOBODY, Marsh, Player
from hightable.kernel import ObservationWriter


def seen(marsh: Marsh, seat: int) -> dict[str, Any]:
    """Everything open on the table, and what only this seat holds."""
    return {
        "seat": seat,
        "crates": [quay for at, quay in enumerate(QUAYS) if marsh.crates >> at & 1],
        "deck": len(marsh.deck),
        "players": [seen_player(player, player.seat == seat) for player in marsh.players],
    }


def seen_player(player: Player, own: bool) -> dict[str, Any]:
    """Hand, pack and secret choice are the owner's; everybody sees how many cards there are."""
    public = {
        "coins": int(player.coins),
        "salt": int(player.salt),
        "quay": QUAYS[player.quay],
        "guild": int(player.guild),
        "played": [CARDS[card] for card in player.played],
        "hand": len(player.hand),
        "sheet": sheet(player),
    }
    if not own:
        return public
    kept = "" if player.pick == NOBODY else CARDS[player.pick]
    hidden = {"cards": [CARDS[card] for card in player.hand], "keeps": kept}
    return public | hidden | {"pack": [CARDS[card] for card in player.pack]}


def layout(players: int) -> list[tuple[str, int]]:
    """The row of numbers below, for a table with so many players."""
    rows = [("crates", len(QUAYS)), ("deck", 1), ("own hand", len(CARDS)), ("own pack", len(CARDS))]
    for seat in range(players):
        rows += [
            (f"player {seat} coins, salt, guild, hand", 4),
            (f"player {seat} quay", len(QUAYS)),
        ]
        rows.append((f"player {seat} played", len(CARDS)))
    return rows


def write(marsh: Marsh, seat: i64, row: ObservationWriter) -> None:
    """The view as a row of numbers; the viewer comes first, the others clockwise."""
    row.flags(marsh.crates, len(QUAYS))
    row.put(len(marsh.deck))
    me = marsh.players[seat]
    row.count(me.hand, len(CARDS))
    row.count(me.pack, len(CARDS))
    seats = i64(len(marsh.players))
    for step in range(seats):
        write_player(marsh.players[(seat + step) % seats], row)


def write_player(player: Player, row: ObservationWriter) -> None:
    row.put(player.coins)
    row.put(player.salt)
    row.put(player.guild)
    row.put(len(player.hand))
    row.place(player.quay, len(QUAYS))
    row.count(player.played, len(CARDS))
