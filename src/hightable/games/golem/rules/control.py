"""Golem control at the end of a round. [§2.9]"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hightable.games.golem.box import (
    CONTROL_CAP,
    CONTROL_LOSS,
    DISTRICT_OF,
    GOLEMS,
    KNOWLEDGE,
    SECTION_OF,
    TORSO,
)
from hightable.games.golem.effects import Act, lose_vp
from hightable.games.golem.rules.golems import has, in_town
from hightable.games.golem.state import Board, Player


def control_cost(me: Player, golem: i64) -> i64:
    """1 knowledge for each section a golem is ahead of the student of its district.

    At most 2 a golem with the torso; nothing in a round in which the leash was used. [§2.9, R18]
    """
    place = me.golems[golem]
    if me.leashed or not in_town(place):
        return 0
    ahead = max(0, SECTION_OF[place] - me.students[DISTRICT_OF[place]])
    return min(ahead, CONTROL_CAP) if has(me, TORSO) else ahead


def control_costs(me: Player) -> list[int]:
    """What each golem costs, the cheapest first. [§2.9]"""
    return sorted([int(control_cost(me, golem)) for golem in range(i64(GOLEMS))])


class Control(Act):
    """Pay for all golems, or spend all knowledge and lose 5 points a golem not paid for.

    The cheapest are paid first: no other order loses less. [§2.9]
    """

    def happen(self, board: Board, me: Player, n: i64) -> None:
        have = me.goods[KNOWLEDGE]
        total: i64 = 0
        missing: i64 = 0
        for cost in control_costs(me):
            total += cost
            if total > have:
                missing += 1
        me.goods[KNOWLEDGE] -= min(total, have)
        board.note("control", me.seat, min(total, have), missing)
        if missing:
            lose_vp(board, me, CONTROL_LOSS * missing)


CONTROL: Final = Control()
