"""Golems at work, and the neighbourhoods above them. [§4.4, §5.3]"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hightable.games.golem.box import (
    ABOVE_A_GOLEM,
    BURIED,
    DISTRICT_OF,
    GOLEMS,
    KNOWLEDGE,
    LEFT_ARM,
    LYING,
    MAX_WORKERS,
    SECTION_OF,
    TILED,
    WORK_COST,
)
from hightable.games.golem.decode import NEIGHBOURHOOD
from hightable.games.golem.effects import CHAPTERS, Act, Ask
from hightable.games.golem.state import NONE, Board, Player
from hightable.games.golem.words import DECLINE, FORWARD, STAY, STOP, TILE, WORK, WORK_HERE, WORKER
from hightable.kernel import BIT, Part, ones

# A chain of workers: how many may still work, and a bit for each golem that may.
LEFT: Final = Part(3)
MAY: Final = Part(6, above=LEFT)


def tile_above(place: i64) -> i64:
    """The neighbourhood above a block, by its number; VIII to X have none. [§4.1]"""
    if place >= LYING:
        return place - LYING
    section = SECTION_OF[place]
    return DISTRICT_OF[place] * TILED + section - 1 if section <= TILED else NONE


def can_work(place: i64) -> bool:
    """A golem that stands upright below a neighbourhood. [§4.4, R17]"""
    return 0 <= place < LYING and SECTION_OF[place] <= TILED


def eligible(me: Player) -> i64:
    """Bits of the golems that can work now; one created later in the chain cannot. [R47]"""
    found: i64 = 0
    for golem in range(i64(GOLEMS)):
        if can_work(me.golems[golem]):
            found |= BIT[golem]
    return found


class Workers(Ask):
    """The next of your workers lies down and you gain the tile above it. [§4.4]"""

    prompt = "worker"
    rule = "§4.4"

    def offer(self, board: Board, me: Player, n: i64) -> None:
        offered: i64 = 0
        workers = MAY.of(n)
        for golem in range(i64(GOLEMS)):
            place = me.golems[golem]
            if workers >> golem & 1 and can_work(place) and not offered >> place & 1:
                offered |= BIT[place]
                board.offer(WORKER[tile_above(place)])
        if board.count:
            board.offer(STOP)

    def refuse(self, board: Board, me: Player, n: i64, word: i64) -> str:
        if word not in WORKER:
            return ""
        return "lies" if LYING + WORKER.index(word) in me.golems else "not_there"

    def take(self, board: Board, me: Player, n: i64, word: i64) -> None:
        if word == STOP:
            return
        tile = WORKER.index(word)
        if LEFT.of(n) > 1:
            board.push(me.seat, self, n - 1)
        lie_down(me, MAY.of(n), tile)
        board.push(me.seat, NEIGHBOURHOOD[board.city.neighbourhoods[tile]])


def lie_down(me: Player, workers: i64, tile: i64) -> None:
    """Of golems that stand alike, the first that may work does, and lies down. [§4.4]"""
    for golem in range(i64(GOLEMS)):
        place = me.golems[golem]
        if workers >> golem & 1 and can_work(place) and tile_above(place) == tile:
            me.golems[golem] = LYING + tile
            return


class Work(Act):
    """Up to `most` golems work, without cost in knowledge. [§4.4]"""

    def happen(self, board: Board, me: Player, most: i64) -> None:
        board.push(me.seat, WORKERS, LEFT.at(most) | MAY.at(eligible(me)))


def work_cost(me: Player, workers: i64, strength: i64) -> i64:
    """1, 3, 5 or 8 knowledge less the strength; with the left arm one golem works free. [§5.3]"""
    paid = workers - (me.upgrades >> LEFT_ARM & 1)
    return max(0, WORK_COST[paid - 1] - strength) if paid else 0


class WorkAction(Ask):
    """How many golems work: no more than can, nor than you pay for. [§5.3, R40]"""

    prompt = "work"
    rule = "§5.3"

    def offer(self, board: Board, me: Player, strength: i64) -> None:
        most = min(ones(eligible(me)), MAX_WORKERS + (me.upgrades >> LEFT_ARM & 1))
        for workers in range(i64(1), most + 1):
            if work_cost(me, workers, strength) <= me.goods[KNOWLEDGE]:
                board.offer(WORK[workers - 1])
        if board.count:
            board.offer(STOP)

    def refuse(self, board: Board, me: Player, strength: i64, word: i64) -> str:
        return "few_workers" if word in WORK else ""

    def take(self, board: Board, me: Player, strength: i64, word: i64) -> None:
        if word != STOP:
            workers = WORK.index(word) + 1
            me.goods[KNOWLEDGE] -= work_cost(me, workers, strength)
            board.push(me.seat, WORKERS, LEFT.at(workers) | MAY.at(eligible(me)))


class MayWork(Ask):
    """The golem just led may work, if it stands below a neighbourhood; then it lies. [§6, R53]"""

    prompt = "may_work"
    rule = "§4.4"

    def offer(self, board: Board, me: Player, golem: i64) -> None:
        if can_work(me.golems[golem]):
            board.offer(WORK_HERE)
            board.offer(DECLINE)

    def take(self, board: Board, me: Player, golem: i64, word: i64) -> None:
        if word == WORK_HERE:
            tile = tile_above(me.golems[golem])
            me.golems[golem] = LYING + tile
            board.push(me.seat, NEIGHBOURHOOD[board.city.neighbourhoods[tile]])


class NewGolemStep(Ask):
    """With the right leg a new golem may make a step, then work; R64: or work on I. [§7.3]"""

    prompt = "new_golem_step"
    rule = "§7.3"

    def offer(self, board: Board, me: Player, golem: i64) -> None:
        if can_work(me.golems[golem]):
            board.offer(FORWARD)
            board.offer(STAY)

    def take(self, board: Board, me: Player, golem: i64, word: i64) -> None:
        if word == FORWARD:
            me.golems[golem] += 1
        board.push(me.seat, NEW_GOLEM_MAY_WORK, golem)


class NewGolemMayWork(Ask):
    """With the right leg a new golem may work at once, and stays upright. [§7.3]"""

    prompt = "may_work"
    rule = "§7.3"

    def offer(self, board: Board, me: Player, golem: i64) -> None:
        board.offer(WORK_HERE)
        board.offer(DECLINE)

    def take(self, board: Board, me: Player, golem: i64, word: i64) -> None:
        if word == WORK_HERE:
            tile = tile_above(me.golems[golem])
            board.push(me.seat, NEIGHBOURHOOD[board.city.neighbourhoods[tile]])


def around(me: Player) -> i64:
    """Bits of the tiles of every district in which you have a golem. [§6]"""
    found: i64 = 0
    for golem in range(i64(GOLEMS)):
        place = me.golems[golem]
        if 0 <= place < BURIED:
            found |= (BIT[TILED] - 1) << DISTRICT_OF[place] * TILED
    return found


def above(me: Player) -> i64:
    """Bits of the tiles above your golems. [R12]"""
    found: i64 = 0
    for golem in range(i64(GOLEMS)):
        place = me.golems[golem]
        tile = tile_above(place) if 0 <= place < BURIED else NONE
        if tile != NONE:
            found |= BIT[tile]
    return found


class Favour(Ask):
    """Gain a tile of a district with an own golem, upright or lying; it does not work. [§6]

    Or, as a variant, only a tile above an own golem. [R12]
    """

    prompt = "favour"
    rule = "§6"

    def offer(self, board: Board, me: Player, n: i64) -> None:
        favoured = above(me) if board.city.favour == ABOVE_A_GOLEM else around(me)
        for tile in range(i64(len(TILE))):
            if favoured >> tile & 1:
                board.offer(TILE[tile])
        if board.count:
            board.offer(DECLINE)

    def refuse(self, board: Board, me: Player, n: i64, word: i64) -> str:
        return "no_favour" if word in TILE else ""

    def take(self, board: Board, me: Player, n: i64, word: i64) -> None:
        if word != DECLINE:
            board.push(me.seat, NEIGHBOURHOOD[board.city.neighbourhoods[TILE.index(word)]])


WORKERS: Final = Workers()
WORK_ACTION: Final = WorkAction()
MAY_WORK: Final = MayWork()
NEW_GOLEM_WORK: Final = NewGolemStep()
NEW_GOLEM_MAY_WORK: Final = NewGolemMayWork()
CHAPTERS["work"] = Work()
CHAPTERS["favour"] = Favour()
