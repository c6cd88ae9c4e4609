"""What must always add up."""

from __future__ import annotations

from hightable.games.saltmarsh.box import CARDS, TINY_CARDS
from hightable.games.saltmarsh.state import COPIES, Board


def invariants(board: Board) -> list[str]:
    """Every card is in exactly one place; the tiny marsh has three. [§1, §8]"""
    piles = [board.deck] + [p.hand + p.played + p.pack for p in board.players]
    cards = sorted(card for pile in piles for card in pile)
    whole = sorted(list(range(len(CARDS))) * COPIES)
    return [] if cards in (whole, sorted(TINY_CARDS)) else [f"cards: {cards}"]
