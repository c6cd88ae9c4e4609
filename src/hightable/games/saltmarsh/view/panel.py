"""The side panel: the head, and a row for each player."""

from __future__ import annotations

from hightable.draw.scene import Count, Head, PlayerRow, Scene
from hightable.games.saltmarsh.seen import Seen


def head(scene: Scene[Seen]) -> Head:
    return Head(scene.say("title", "game"), [], "")


def players(scene: Scene[Seen]) -> list[PlayerRow]:
    return [row(scene, seat) for seat in range(len(scene.seen.players))]


def row(scene: Scene[Seen], seat: int) -> PlayerRow:
    """Coins, salt, guild and hand, and the score by source."""
    player = scene.seen.players[seat]
    held = {
        "coins": player.coins,
        "salt": player.salt,
        "guild": player.guild,
        "hand": player.hand_size,
    }
    counts = [Count("", str(n), scene.say("panel", what)) for what, n in held.items()]
    sheet = [(scene.say("sheet", line), points) for line, points in player.sheet.items()]
    return PlayerRow(seat, scene.names[seat], player.score, 0, counts, sheet, [])
