"""What a seat cannot know, dealt anew."""

from __future__ import annotations

from hightable.games.golem.box import STARTS
from hightable.games.golem.state import NONE, Prague
from hightable.kernel import shuffle


def determinize(prague: Prague, seat: int) -> None:
    """Decks, the others' goals and start tiles are mixed and dealt again to the same numbers.

    Each pile is sorted first, so that the result owes nothing to how it really lay.
    """
    deal_goals(prague, seat)
    deal_starts(prague, seat)
    unseen = sorted(prague.deck[prague.sunk :])
    shuffle(prague, unseen)
    prague.deck[prague.sunk :] = unseen
    for pile in (prague.tiles, prague.cards):
        pile.sort()
        shuffle(prague, pile)


def deal_goals(prague: Prague, seat: int) -> None:
    """The goals of the deck and of the others; what the seat put under the deck stays there.

    Once the game is over all goals are open.
    """
    places: list[tuple[list[int], int]] = []
    for at in range(len(prague.goal_deck)):
        if at >= len(prague.returned) or prague.returned[at] != seat:
            places.append((prague.goal_deck, at))
    for player in prague.players:
        if player.seat != seat and not prague.over:
            for hand in (player.goals, player.pack):
                places += [(hand, at) for at in range(len(hand))]
    unknown = sorted([pile[at] for pile, at in places])
    shuffle(prague, unknown)
    for (pile, at), goal in zip(places, unknown, strict=True):
        pile[at] = goal
    choose_anew(prague, seat)


def choose_anew(prague: Prague, seat: int) -> None:
    """Another's secret choice is one of the cards he may now hold."""
    for player in prague.players:
        if player.seat != seat and player.pick != NONE:
            player.pick = (player.pack or player.goals)[0]


def deal_starts(prague: Prague, seat: int) -> None:
    """The others' start tiles come from those that the seat has not seen."""
    seen: list[int] = []
    for player in prague.players:
        seen += player.used
        if player.seat == seat:
            seen += player.starts
    unknown = [start for start in range(len(STARTS)) if start not in seen]
    shuffle(prague, unknown)
    for player in prague.players:
        if player.seat != seat:
            player.starts = sorted([unknown.pop() for _ in player.starts])
