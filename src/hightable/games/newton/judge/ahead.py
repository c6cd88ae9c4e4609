"""Newton: what lies ahead of the pieces of a player, in points.

What a piece can get is worth a part of its points, the less the more steps away it is.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hightable.games.newton.box import (
    ANCIENT_LAND,
    CARD_VOLUMES,
    CITY,
    DEVELOPMENTS,
    FINALS,
    INVENTION,
    JOKER,
    KINDS,
    MAP_VOLUMES,
    MASTER_PLACE,
    MASTER_SPACE,
    MEDICINE_CITIES,
    NO_TOKEN,
    OBJECTIVE_SPACE,
    PLACE_TYPE,
    PRINTED_SYMBOL,
    ROUNDS,
    SPECIALIZATION,
    SYMBOL,
    TECH,
    TECH_BONUS,
    TECH_NEXT,
    TECH_TYPE,
    TECH_VOLUMES,
    TURNS,
    UNIVERSITY,
    WORK_OBJECTIVE,
    WORK_TYPE,
    WORK_VOLUMES,
)
from hightable.games.newton.judge.worth import (
    ANY_DEVELOPMENT,
    CELL_OF,
    CELL_POINTS,
    CITY_WORTH,
    COIN,
    CUBE_SPOTS,
    GIVEN_KIND,
    INVENTION_COUNT,
    INVENTION_EACH,
    INVENTION_ONCE,
    MASTER_WORTH,
    MEDICINE_POINTS,
    POTION,
    REACH,
)
from hightable.games.newton.rules.scoring import (
    COUNTED,
    MOST,
    PER,
    POINTS,
    is_reached,
    objectives,
    worth,
)
from hightable.games.newton.rules.tiles import medicine_side
from hightable.games.newton.rules.volumes import available, missing
from hightable.games.newton.state import Board, Player

STRONGEST: Final = vec[i64]([5, 6, 5, 3, 3])
TILE_WORTH: Final = vec[float]([2.0, 2 * COIN, POTION])
SYMBOL_WORTH: Final = 0.15
TECH_STEP: Final = 0.85
WORK_STEP: Final = 0.87
TOKEN: Final = 1.2
GROWTH: Final = 8.0
NOTHING_AHEAD: Final = vec[float]([0.0] * len(TECH))


class Outlook:
    """What a player has to go on with: turns, incomes, symbols that stay, Volumes."""

    def __init__(self, board: Board, me: Player) -> None:
        seats = i64(len(board.players))
        before = (board.turn + seats - 1 - (me.seat - board.first) % seats) // seats
        self.board = board
        self.me = me
        self.now: i64 = TURNS - before
        self.rounds: i64 = ROUNDS - board.round
        self.left: i64 = self.rounds * TURNS + self.now
        self.incomes: i64 = self.rounds + 1
        self.symbols = kept_symbols(me)
        self.volumes = owned(me)

    def time(self, turns: float) -> float:
        """1 as long as so many turns are left, then less."""
        return min(1.0, float(self.left) / turns)


def kept_symbols(me: Player) -> vec[i64]:
    """The symbols that stay visible: printed, Developments, tucked cards."""
    found = me.tiles[:]
    found[PRINTED_SYMBOL[me.board]] += 1
    for card in me.tucked:
        if SYMBOL[card] != JOKER:
            found[SYMBOL[card]] += 1
    return found


def owned(me: Player) -> i64:
    """The Volumes of hand, desk and Masters played."""
    printed = CARD_VOLUMES[me.colour]
    volumes = available(me)
    for card in me.hand:
        volumes += printed[card]
    return volumes


def places_ahead(view: Outlook) -> float:
    """The places not yet visited, by what they give and how far they are."""
    me = view.me
    if me.cubes == 0:
        return 0.0
    reach = REACH[me.place]
    total = 0.0
    for place in CUBE_SPOTS:
        if not me.visited >> place & 1:
            total += reach[place] * place_worth(view, place)
    return 0.3 * total * view.time(8.0)


def place_worth(view: Outlook, place: i64) -> float:
    """What a cube on a place would bring."""
    me = view.me
    tile = view.board.dealt.places[place]
    kind = PLACE_TYPE[place]
    if kind in (UNIVERSITY, ANCIENT_LAND):
        cell = CELL_OF[me.board][tile]
        if me.books >> cell & 1:
            return 0.5
        return 0.5 + 0.1 * float(CELL_POINTS[me.board][cell] * view.incomes)
    if kind == CITY:
        if MEDICINE_CITIES[tile]:
            more = MEDICINE_POINTS[medicine_side(view.board, me) + 1] - MEDICINE_POINTS[me.medicine]
            return float(more * view.incomes)
        return CITY_WORTH[tile]
    if kind == MASTER_PLACE:
        return best_master(me)
    return objective_worth(view, tile, MAP_VOLUMES)


def objective_worth(view: Outlook, tile: i64, asked: i64) -> float:
    """What an Objective will give at the end, less the Potions to enter it."""
    price = POTION * float(missing(view.volumes, asked))
    return max(expected(view, tile) - price, 0.0)


def expected(view: Outlook, tile: i64) -> float:
    """What an Objective tile is likely to give at the end."""
    counted = float(COUNTED[tile].of(view.board, view.me.seat))
    turns = float(ROUNDS * TURNS)
    grown = counted * float(POINTS[tile]) / float(PER[tile]) + GROWTH * float(view.left) / turns
    return min(grown, float(MOST[tile]))


def reached(view: Outlook) -> float:
    """What the Objectives already reached will still grow."""
    total = 0.0
    tiles = objectives(view.board)
    for at in range(i64(len(tiles))):
        if is_reached(view.me, at):
            tile = tiles[at]
            total += expected(view, tile) - float(worth(view.board, view.me, tile))
    return total


def best_master(me: Player) -> float:
    """The Master in hand that would bring most."""
    best = 0.0
    for master in me.kept:
        if master not in me.played:
            best = max(best, MASTER_WORTH[master])
    return best


def masters_in_hand(view: Outlook) -> float:
    """Masters to be played one day."""
    total = 0.0
    for master in view.me.kept:
        if master not in view.me.played:
            total += MASTER_WORTH[master]
    return 0.25 * total * view.time(12.0)


def space_worth(view: Outlook, kind: i64, tile: i64, asked: i64) -> float:
    """What a piece gets that ends its move on a space of a track."""
    if kind == SPECIALIZATION:
        return special_worth(view, tile)
    if kind == INVENTION:
        counted = INVENTION_COUNT[tile].of(view.board, view.me.seat)
        return INVENTION_ONCE[tile] + INVENTION_EACH[tile] * (float(counted) + 0.5)
    if kind == MASTER_SPACE:
        return best_master(view.me)
    if kind == OBJECTIVE_SPACE:
        return objective_worth(view, tile, asked)
    return 0.0


def special_worth(view: Outlook, tile: i64) -> float:
    """A Development or Income tile, or the best of a group."""
    kind = GIVEN_KIND[tile]
    if kind >= 0:
        return tile_worth(view, kind)
    best = 0.0
    if kind == ANY_DEVELOPMENT:
        for each in range(i64(DEVELOPMENTS)):
            best = max(best, tile_worth(view, each))
    else:
        for each in range(i64(DEVELOPMENTS), i64(len(KINDS))):
            best = max(best, tile_worth(view, each))
    return best


def tile_worth(view: Outlook, kind: i64) -> float:
    """A tile of one kind: a symbol for the turns left, or income for the rounds left."""
    if not view.board.supply[kind]:
        return 0.0
    if kind >= DEVELOPMENTS:
        return TILE_WORTH[kind - DEVELOPMENTS] * float(view.rounds)
    useful = view.symbols[kind] + 1 < STRONGEST[kind]
    return SYMBOL_WORTH * float(view.left) if useful else 0.0


def ways(view: Outlook) -> float:
    """What lies ahead of the Students, each on its best way; the best counts twice."""
    me = view.me
    ahead = NOTHING_AHEAD[:]
    for space in range(i64(len(TECH)) - 1, i64(-1), i64(-1)):
        best = 0.0
        for to in TECH_NEXT[space]:
            if not (FINALS >> to & 1 and to in me.students):
                best = max(best, TECH_STEP * (ahead[to] + step_worth(view, to)))
        ahead[space] = best
    total = 0.0
    largest = 0.0
    for student in me.students:
        if student >= 0:
            total += ahead[student]
            largest = max(largest, ahead[student])
    return 0.4 * (largest + total) * view.time(10.0)


def step_worth(view: Outlook, space: i64) -> float:
    """What a Student gets on a space of the Technology track."""
    board = view.board
    kind = TECH_TYPE[space]
    points = space_worth(view, kind, board.dealt.tech[space], TECH_VOLUMES[space])
    bonus = TECH_BONUS[space]
    return points + TOKEN if bonus != NO_TOKEN and board.bonus >> bonus & 1 else points


def marker(view: Outlook) -> float:
    """What lies ahead of the Marker."""
    board = view.board
    total = 0.0
    for space in range(i64(WORK_OBJECTIVE), view.me.work, i64(-1)):
        asked = WORK_VOLUMES if space == WORK_OBJECTIVE else i64(0)
        total += space_worth(view, WORK_TYPE[space], board.dealt.work[space], asked)
        total *= WORK_STEP
    return 0.6 * total * view.time(10.0)
