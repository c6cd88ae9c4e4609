"""What a seat cannot know, dealt anew: the Masters of the others.

The order of a deck needs no dealing: a card is drawn at random out of its layer. A Master that was
dealt lies in a slot: the pack it came in, and the pass in which it was or will be taken. Whoever
saw a pack knows which Masters were taken from it between two looks, not by whom: such slots are
mixed among themselves. What was never seen is mixed with the Masters in the box.
"""

from __future__ import annotations

from typing import Final

from hightable.games.newton.box import MASTERS
from hightable.games.newton.rules.draft import HAND
from hightable.games.newton.state import NOTHING, Board
from hightable.kernel import shuffle

Slot = tuple[int, int]
KNOWN: Final = (-2, 0)
UNSEEN: Final = (-1, 0)


def determinize(board: Board, seat: int) -> None:
    """Mix the Masters that the seat cannot place, each group in itself; none before the deal."""
    first = board.players[0]
    if len(board.players) == 1 or not (first.kept or first.pack):
        return
    now = len(first.kept)
    lying = {slot: lies(board, slot, now) for slot in slots(board)}
    groups: dict[Slot, list[Slot]] = {UNSEEN: []}
    for slot in lying:
        groups.setdefault(group(board, seat, slot, now), []).append(slot)
    dealt = list(lying.values())
    for name in sorted(groups):
        if name != KNOWN:
            cards = [lying[slot] for slot in groups[name]]
            if name == UNSEEN:
                cards += [master for master in range(len(MASTERS)) if master not in dealt]
            mix(board, groups[name], cards, lying)
    put_back(board, seat, lying, now)


def slots(board: Board) -> list[Slot]:
    passes = range(HAND)
    return [(pack, at) for pack in range(len(board.players)) for at in passes]


def holder(board: Board, pack: int, at: int) -> int:
    """Who holds a pack at a pass: packs go to the left, unless there is no draft."""
    return (pack + at) % len(board.players) if board.dealt.draft else pack


def lies(board: Board, slot: Slot, now: int) -> int:
    """The Master in a slot: kept by now, or still in a pack."""
    pack, at = slot
    if at < now:
        return board.players[holder(board, pack, at)].kept[at]
    return board.players[holder(board, pack, now)].pack[at - now]


def group(board: Board, seat: int, slot: Slot, now: int) -> Slot:
    """The slots that a seat cannot tell from this one: those taken since it last saw the pack."""
    pack, at = slot
    if holder(board, pack, min(at, now)) == seat:
        return KNOWN
    looks = [look for look in range(min(at, now) + 1) if holder(board, pack, look) == seat]
    return (pack, looks[-1]) if looks else UNSEEN


def mix(board: Board, group: list[Slot], cards: list[int], lying: dict[Slot, int]) -> None:
    """Masters that were played stay with their owner; the others go anywhere in the group.

    They are sorted first, so that the result owes nothing to how they really lay.
    """
    free = group[:]
    cards = sorted(cards)
    for player in board.players:
        for master in sorted(player.played):
            if master in cards:
                own = [slot for slot in free if holder(board, slot[0], slot[1]) == player.seat]
                lying[own[0]] = master
                free.remove(own[0])
                cards.remove(master)
    shuffle(board, cards)
    for slot in free:
        lying[slot] = cards.pop()


def put_back(board: Board, seat: int, lying: dict[Slot, int], now: int) -> None:
    """Hands and packs of the others are made of the new Masters; a secret pick is any of them."""
    for player in board.players:
        if player.seat != seat:
            player.kept = [lying[pack_of(board, player.seat, at), at] for at in range(now)]
            if player.pack:
                pack = pack_of(board, player.seat, now)
                player.pack = [lying[pack, at] for at in range(now, HAND)]
                player.pick = player.pack[0] if player.pick != NOTHING else NOTHING
            elif player.pick != NOTHING:
                player.pick = player.desk[0]


def pack_of(board: Board, seat: int, at: int) -> int:
    """The pack that a seat holds at a pass."""
    return (seat - at) % len(board.players) if board.dealt.draft else seat
