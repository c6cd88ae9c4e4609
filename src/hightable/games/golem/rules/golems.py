"""Creating and destroying golems. [§4.2, §4.3]"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hightable.games.golem.box import (
    BURIED,
    CLAY,
    CREATE_COST,
    CREATE_EXTRA,
    CREATE_UP,
    DESTROY_DOWN,
    DISTRICT_OF,
    DISTRICTS,
    GOLEMS,
    GRAVE_PLAYERS,
    NEW_GOLEM,
    OPEN_GRAVE,
    RIGHT_ARM,
    RIGHT_LEG,
    SECTIONS,
    START_GOLEMS,
    WAITING,
)
from hightable.games.golem.decode import GRAVE_BONUS, ONCE
from hightable.games.golem.effects import CHAPTERS, Ask, shift
from hightable.games.golem.rules.artefacts import BONUS, triggered
from hightable.games.golem.rules.work import NEW_GOLEM_WORK
from hightable.games.golem.state import NONE, Board, Player
from hightable.games.golem.words import ARTEFACT_FIRST, CREATE, DECLINE, DESTROY, GOLEM_FIRST, GRAVE
from hightable.kernel import BIT, Part

# A golem, and above it the row of an artefact, the steps left, or whether a grave pays only once.
WHICH: Final = Part(3)
MORE: Final = Part(4, above=WHICH)


def in_town(place: i64) -> bool:
    """A golem in a block, upright or lying. [§4.1]"""
    return 0 <= place < BURIED


def has(me: Player, upgrade: i64) -> bool:
    """An upgrade is developed. [§7.1]"""
    return bool(me.upgrades >> upgrade & 1)


def next_golem(me: Player) -> i64:
    """The golem that would be created next, or none if all four have left your board. [§4.2]"""
    for golem in range(START_GOLEMS, i64(GOLEMS)):
        if me.golems[golem] == WAITING:
            return golem
    return NONE


def newest(me: Player, place: i64) -> i64:
    """The golem at a place; of several alike the one created last. [R47]"""
    golem: i64 = GOLEMS - 1
    while me.golems[golem] != place:
        golem -= 1
    return golem


def creation_cost(me: Player, district: i64, discount: i64) -> i64:
    """3 clay, and 3 more for each own golem in that district, less the discount. [§4.2]"""
    cost: i64 = CREATE_COST
    for golem in range(i64(GOLEMS)):
        place = me.golems[golem]
        if in_town(place) and DISTRICT_OF[place] == district:
            cost += CREATE_EXTRA
    return max(0, cost - discount)


def offer_districts(board: Board, me: Player, discount: i64) -> None:
    """The districts where a new golem can be paid for. [§4.2]"""
    if next_golem(me) != NONE:
        for district in range(i64(len(DISTRICTS))):
            if creation_cost(me, district, discount) <= me.goods[CLAY]:
                board.offer(CREATE[district])


def create(board: Board, me: Player, district: i64, discount: i64) -> None:
    """Pay, put the golem upright on I, move the marker up; then what waits for it. [§4.2]"""
    golem = next_golem(me)
    me.goods[CLAY] -= creation_cost(me, district, discount)
    me.golems[golem] = district * SECTIONS
    shift(board, me, CREATE_UP)
    row = triggered(me, NEW_GOLEM)
    if row == NONE:
        if has(me, RIGHT_LEG):
            board.push(me.seat, NEW_GOLEM_WORK, golem)
    elif has(me, RIGHT_LEG):
        board.push(me.seat, GOLEM_ORDER, WHICH.at(golem) | MORE.at(row))
    else:
        board.push(me.seat, BONUS, row)


class Create(Ask):
    """Create a golem in a district of your choice, with a discount of `n` clay. [§4.2]"""

    prompt = "create"
    rule = "§4.2"

    def offer(self, board: Board, me: Player, discount: i64) -> None:
        offer_districts(board, me, discount)
        if board.count:
            board.offer(DECLINE)

    def refuse(self, board: Board, me: Player, discount: i64, word: i64) -> str:
        return "no_golem" if word in CREATE else ""

    def take(self, board: Board, me: Player, discount: i64, word: i64) -> None:
        if word != DECLINE:
            create(board, me, CREATE.index(word), discount)


class GolemOrder(Ask):
    """A new golem sets off an artefact and the right leg: which comes first? [§4.2]"""

    prompt = "order"
    rule = "§4.2"

    def offer(self, board: Board, me: Player, n: i64) -> None:
        board.offer(ARTEFACT_FIRST)
        board.offer(GOLEM_FIRST)

    def take(self, board: Board, me: Player, n: i64, word: i64) -> None:
        if word == ARTEFACT_FIRST:
            board.push(me.seat, NEW_GOLEM_WORK, WHICH.of(n))
            board.push(me.seat, BONUS, MORE.of(n))
        else:
            board.push(me.seat, BONUS, MORE.of(n))
            board.push(me.seat, NEW_GOLEM_WORK, WHICH.of(n))


class Destroy(Ask):
    """Destroy one of your golems in town, upright or lying, or none. [§4.3]"""

    prompt = "destroy"
    rule = "§4.3"

    def offer(self, board: Board, me: Player, once: i64) -> None:
        offered: i64 = 0
        for golem in range(i64(GOLEMS)):
            place = me.golems[golem]
            if in_town(place) and not offered >> place & 1:
                offered |= BIT[place]
                board.offer(DESTROY[place])
        if board.count:
            board.offer(DECLINE)

    def refuse(self, board: Board, me: Player, once: i64, word: i64) -> str:
        return "not_there" if word in DESTROY else ""

    def take(self, board: Board, me: Player, once: i64, word: i64) -> None:
        if word != DECLINE:
            golem = newest(me, DESTROY.index(word))
            board.push(me.seat, BURY, WHICH.at(golem) | MORE.at(once))


def is_free(board: Board, grave: i64) -> bool:
    """A space for so many players that nobody lies in; the last takes any number. [§4.3]"""
    return grave == OPEN_GRAVE or (
        GRAVE_PLAYERS[grave] <= len(board.players) and not board.graves >> grave & 1
    )


class Bury(Ask):
    """Where the golem lies; the marker goes down, then the space gives its bonus. [§4.3]"""

    prompt = "grave"
    rule = "§4.3"

    def offer(self, board: Board, me: Player, n: i64) -> None:
        for grave in range(i64(OPEN_GRAVE + 1)):
            if is_free(board, grave):
                board.offer(GRAVE[grave])

    def refuse(self, board: Board, me: Player, n: i64, word: i64) -> str:
        if word not in GRAVE:
            return ""
        taken = board.graves >> GRAVE.index(word) & 1
        return "grave_taken" if taken else "grave_closed"

    def take(self, board: Board, me: Player, n: i64, word: i64) -> None:
        grave = GRAVE.index(word)
        me.golems[WHICH.of(n)] = BURIED + grave
        if grave != OPEN_GRAVE:
            board.graves |= BIT[grave]
        shift(board, me, -DESTROY_DOWN)
        board.push(me.seat, GRAVE_BONUS[grave])
        if has(me, RIGHT_ARM) and MORE.of(n) != ONCE:
            board.push(me.seat, GRAVE_BONUS[grave])


GOLEM_ORDER: Final = GolemOrder()
BURY: Final = Bury()
CHAPTERS["create"] = Create()
CHAPTERS["destroy"] = Destroy()
