"""The side panel: the head, and a row for each player."""

from __future__ import annotations

from hightable.draw import panel
from hightable.draw.scene import Head, PlayerRow, Scene
from hightable.games.saltmarsh.seen import Seen


def head(scene: Scene[Seen]) -> Head:
    return Head(scene.say("title", "game"), [], "")


def players(scene: Scene[Seen]) -> list[PlayerRow]:
    return [row(scene, seat) for seat in range(len(scene.seen.players))]


def row(scene: Scene[Seen], seat: int) -> PlayerRow:
    """Coins, salt, guild and hand, and the score by source."""
    player = scene.seen.players[seat]
    found = [
        ("", player.coins, "coins"),
        ("", player.salt, "salt"),
        ("", player.guild, "guild"),
        ("", player.hand_size, "hand"),
    ]
    counts, sheet = panel.counts(scene, found), panel.sheet(scene, player.sheet)
    return PlayerRow(seat, scene.names[seat], player.score, 0, counts, sheet, [])
