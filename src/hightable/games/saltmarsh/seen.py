"""What each seat may know: a whitelist, as words and as numbers."""

from __future__ import annotations

from typing import Any

from hightable.games.saltmarsh.box import CARDS, QUAYS
from hightable.games.saltmarsh.rules.scoring import sheet
from hightable.games.saltmarsh.state import NOBODY, Marsh, Player


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


def numbers(marsh: Marsh, seat: int) -> list[int]:
    """The view as a row of numbers; the viewer comes first, the others clockwise."""
    row = [int(marsh.crates >> at & 1) for at in range(len(QUAYS))]
    row.append(len(marsh.deck))
    me = marsh.players[seat]
    row += counted(me.hand)
    row += counted(me.pack)
    for step in range(len(marsh.players)):
        player = marsh.players[(seat + step) % len(marsh.players)]
        row += [int(player.coins), int(player.salt), int(player.guild), len(player.hand)]
        row += [int(player.quay == at) for at in range(len(QUAYS))]
        row += counted(player.played)
    return row


def counted(cards: list[int]) -> list[int]:
    return [cards.count(card) for card in range(len(CARDS))]
