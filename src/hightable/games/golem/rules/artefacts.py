"""Gold, cauldrons and the bonuses of artefacts. [§8]"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hightable.games.golem.box import ARTEFACTS, CAULDRONS, GOLDEN_TILES, SMALL_TILES, TRIGGER
from hightable.games.golem.decode import ARTEFACT_BONUS, TILE_SIDE
from hightable.games.golem.effects import CHAPTERS, Act, Ask, is_complete
from hightable.games.golem.state import NONE, ON_ROW, SHOWN, Board, Player
from hightable.games.golem.words import ARTEFACT, CAULDRON, DECLINE


def offer_cauldrons(board: Board, me: Player) -> None:
    """Every cauldron that is not full; with all ten gold placed there is none. [§8.1]"""
    for row in range(i64(ARTEFACTS)):
        if me.gold[row] < CAULDRONS[row]:
            board.offer(CAULDRON[row])


def place_gold(board: Board, me: Player, row: i64) -> None:
    """One gold into a cauldron; a full one completes the artefact, which pays at once. [§8.1]"""
    me.gold[row] += 1
    if is_complete(me, row):
        board.note("artefact", me.seat, CAULDRONS[row])
        board.push(me.seat, BONUS, row)


class Gold(Ask):
    """Each of `n` gold goes into a cauldron at once, or is declined; none is kept. [§8.1, R3]"""

    prompt = "gold"
    rule = "§8.1"

    def offer(self, board: Board, me: Player, n: i64) -> None:
        offer_cauldrons(board, me)
        if board.count:
            board.offer(DECLINE)

    def refuse(self, board: Board, me: Player, n: i64, word: i64) -> str:
        return "cauldron_full" if word in CAULDRON else ""

    def take(self, board: Board, me: Player, n: i64, word: i64) -> None:
        if n > 1:
            board.push(me.seat, self, n - 1)
        if word != DECLINE:
            place_gold(board, me, CAULDRON.index(word))


class Bonus(Act):
    """All bonuses of the artefact in row `n`: its own, then those of its grey tile. [§8.2]"""

    def happen(self, board: Board, me: Player, row: i64) -> None:
        for tile in range(GOLDEN_TILES, i64(SMALL_TILES)):
            if me.laid[tile] != NONE and ON_ROW.of(me.laid[tile]) == row:
                board.push(me.seat, TILE_SIDE[2 * tile + SHOWN.of(me.laid[tile])])
        board.push(me.seat, ARTEFACT_BONUS[me.side * ARTEFACTS + row])


def triggered(me: Player, event: i64) -> i64:
    """The completed artefact whose golden tile waits for this event, or none. [§8.3, R59]"""
    for tile in range(i64(GOLDEN_TILES)):
        laid = me.laid[tile]
        if (
            laid != NONE
            and TRIGGER[2 * tile + SHOWN.of(laid)] == event
            and is_complete(me, ON_ROW.of(laid))
        ):
            return ON_ROW.of(laid)
    return NONE


class ArtefactBonus(Ask):
    """The bonuses of one completed artefact of your choice. [§4.4]"""

    prompt = "artefact"
    rule = "§8.2"

    def offer(self, board: Board, me: Player, n: i64) -> None:
        for row in range(i64(ARTEFACTS)):
            if is_complete(me, row):
                board.offer(ARTEFACT[row])
        if board.count:
            board.offer(DECLINE)

    def refuse(self, board: Board, me: Player, n: i64, word: i64) -> str:
        return "not_complete" if word in ARTEFACT else ""

    def take(self, board: Board, me: Player, n: i64, word: i64) -> None:
        if word != DECLINE:
            board.push(me.seat, BONUS, ARTEFACT.index(word))


BONUS: Final = Bonus()
CHAPTERS["gold"] = Gold()
CHAPTERS["artefact"] = ArtefactBonus()
