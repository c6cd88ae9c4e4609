"""What a seat cannot know, dealt anew."""

from __future__ import annotations

from hightable.games.saltmarsh.state import NOBODY, Board
from hightable.kernel import shuffle


def determinize(board: Board, seat: int) -> None:
    """Deck and the others' cards are mixed and dealt again to the same numbers.

    They are sorted first, so that the result owes nothing to how they really lay.
    """
    piles = [board.deck]
    for player in board.players:
        if player.seat != seat:
            piles += [player.hand, player.pack]
    unknown = sorted(card for pile in piles for card in pile)
    shuffle(board, unknown)
    for pile in piles:
        for at in range(len(pile)):
            pile[at] = unknown.pop()
    for player in board.players:
        if player.seat != seat and player.pick != NOBODY:
            player.pick = player.pack[0]
