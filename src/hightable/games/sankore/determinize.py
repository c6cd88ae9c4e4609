"""What a seat cannot know, dealt anew."""

from __future__ import annotations

from hightable.games.sankore.box.components import EVERY, OBJECTIVES
from hightable.games.sankore.rules.establish import PILES, open_tiles
from hightable.games.sankore.state import NONE, Board
from hightable.kernel import ones, shuffle


def determinize(board: Board, seat: int) -> None:
    """Class tiles under the open ones and the cards of others are mixed and dealt again.

    They are sorted first, so that the result owes nothing to how they really lay.
    """
    for at in range(EVERY * PILES):
        pile = board.supply.piles[at]
        hidden = max(len(pile) - open_tiles(board, at), 0)
        unknown = sorted(pile[:hidden])
        shuffle(board, unknown)
        pile[:hidden] = unknown
    deal_cards(board, seat)


def deal_cards(board: Board, seat: int) -> None:
    """Objective cards that nobody has shown, but for one's own."""
    known = 0
    for player in board.players:
        known |= player.done
        if player.seat == seat:
            known |= player.hand
    scholar = board.scholar
    if scholar is not None:
        for card in scholar.flipped:
            known |= 1 << card
        if scholar.shown != NONE:
            known |= 1 << scholar.shown
    unknown = [card for card in range(len(OBJECTIVES)) if not known >> card & 1]
    shuffle(board, unknown)
    for player in board.players:
        if player.seat != seat:
            cards = [unknown.pop() for _ in range(ones(player.hand))]
            player.hand = sum([1 << card for card in cards])
    if scholar is not None:
        scholar.deck = [unknown.pop() for _ in scholar.deck]
