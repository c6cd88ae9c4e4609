"""The cards held or being drafted above, the cards played below."""

from __future__ import annotations

from typing import Final

from hightable.draw.scene import Choice, Scene, Sheet
from hightable.draw.shapes import Point, group
from hightable.games.saltmarsh.seen import Seen, SeenPlayer
from hightable.games.saltmarsh.view.cards import CARD, card

ACROSS: Final = 4
HELD_TOP: Final = 16
PLAYED_TOP: Final = 132


def play(scene: Scene[Seen]) -> Sheet:
    """Both rows."""
    player = scene.seen.players[scene.board]
    held = holding(player)
    above = [
        card(scene, name, place(at, HELD_TOP), choice(scene, name, at == held.index(name)))
        for at, name in enumerate(held)
    ]
    below = [
        card(scene, name, place(at, PLAYED_TOP), None) for at, name in enumerate(player.played)
    ]
    return {
        "hand-held": group(above, id="hand-held"),
        "hand-played": group(below, id="hand-played"),
    }


def holding(player: SeenPlayer) -> list[str]:
    return [*(player.pack or []), *(player.hand or [])]


def choice(scene: Scene[Seen], name: str, first: bool) -> Choice | None:
    """The first of two cards alike is the one that is clicked."""
    return scene.own(f"keep {name}") or scene.own(f"play {name}") if first else None


def place(at: int, top: float) -> Point:
    return 12 + at % ACROSS * (CARD[0] + 16), top + at // ACROSS * (CARD[1] + 8)
