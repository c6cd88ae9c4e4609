"""What is proposed when a price or a number of steps is shared out; see `gesture` in lang/."""

from __future__ import annotations

from mypy_extensions import i64

from hightable.games.golem.box import DISTRICTS, PLACES, SECTION_OF
from hightable.games.golem.state import Board, Player
from hightable.games.golem.words import MOVE, SPEND_CLAY, SPEND_COIN, STEP


def propose(board: Board) -> int:
    """As much clay, then as many coins as can be; golems and students that lag behind first.

    Of an order the first word: what was done before what it sets off.
    """
    words = board.offered()
    me = board.players[board.seat]
    if words[0] in SPEND_CLAY or words[0] in SPEND_COIN:
        return words[-1]
    if words[0] in MOVE:
        return min(words, key=lambda word: ahead(me, MOVE.index(word)))
    steps = [word for word in words if word in STEP]
    if not steps:
        return words[0]
    return min(steps, key=lambda word: int(me.students[STEP.index(word)]))


def ahead(me: Player, place: i64) -> int:
    """By how many sections a golem is ahead of its student: what control will cost."""
    district = DISTRICTS.index(PLACES[place].split()[0])
    return int(SECTION_OF[place] - me.students[district])
