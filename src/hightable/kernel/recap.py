"""What happened since: one entry per turn with its net changes, as a seat may know them."""

from __future__ import annotations

from hightable.kernel.account import Change
from hightable.kernel.log import CHOICE, ENDED, SIGNS, Entry, Log, by_move, results
from hightable.kernel.values import Fields


class Turn(Fields):
    """A turn, or what followed its end (income, the next round): then `seat` is -1.

    `first` and `last` are its moves; `words` those chosen that the reader may know, `notes` the
    keys of what the log says besides.
    """

    def __init__(
        self,
        seat: int,
        first: int,
        last: int,
        words: list[int],
        notes: list[str],
        changes: list[Change],
        things: list[Change],
    ) -> None:
        self.seat = seat
        self.first = first
        self.last = last
        self.words = words
        self.notes = notes
        self.changes = changes
        self.things = things


def since(log: Log, move: int, viewer: int, confirms: bool) -> list[Turn]:
    """The turns after a move. Where turns are confirmed, what the end of one brought stands by
    itself; elsewhere it belongs to the last choice of the turn."""
    turns: list[Turn] = []
    mine: list[Entry] = []
    for _, entries in by_move([e for e in log.entries if e.move > move and e.is_for(viewer)]):
        ended = any([entry.key == ENDED for entry in entries])
        if ended and confirms and mine:
            turns += [made(mine, False), made(entries, True)]
            mine = []
            continue
        mine += entries
        if ended:
            turns.append(made(mine, False))
            mine = []
    if mine:
        turns.append(made(mine, False))
    return [turn for turn in turns if turn.seat >= 0 or turn.changes or turn.things]


def made(entries: list[Entry], between: bool) -> Turn:
    """A turn out of its entries."""
    changes, things = results(entries)
    words = [entry.a for entry in entries if entry.key == CHOICE]
    told = [entry.key for entry in entries if entry.key and entry.key[0] not in SIGNS]
    seat = -1 if between else mover(entries)
    return Turn(seat, entries[0].move, entries[-1].move, words, told, changes, things)


def mover(entries: list[Entry]) -> int:
    """Whose turn it was: who chose first, as far as one may know."""
    return next((entry.seat for entry in entries if entry.key == CHOICE), entries[0].seat)
