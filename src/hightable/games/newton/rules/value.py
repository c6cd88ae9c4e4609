"""The value of a basic action. [§4.3]"""

from __future__ import annotations

from mypy_extensions import i64

from hightable.games.newton.box import PRINTED_SYMBOL, SYMBOL
from hightable.games.newton.state import Player


def symbols(me: Player, action: i64) -> i64:
    """The visible symbols of an action: printed, tiles, tucked cards, cards on the desk. [§4.3]"""
    count = me.tiles[action]
    if PRINTED_SYMBOL[me.board] == action:
        count += 1
    for card in me.tucked:
        if SYMBOL[card] == action:
            count += 1
    for card in me.desk:
        if SYMBOL[card] == action:
            count += 1
    return count
