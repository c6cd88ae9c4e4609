"""Golem: what the next rounds are likely to bring, in points.

A resource is worth about half a point while there are actions to spend it on. Whatever pays at
every income counts as often as income is still to come; whatever needs actions, by those left.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hightable.games.golem.box import (
    ARTEFACT_DOMAIN,
    ARTEFACT_RECORDS,
    ARTEFACTS,
    CAPACITY,
    CAULDRONS,
    CLAY,
    COIN,
    DISTRICT_OF,
    DISTRICTS,
    GOAL_NEEDS,
    GOAL_TYPE,
    GOAL_VP,
    GOLDEN_TILES,
    GOLEM_DOMAIN,
    GOLEMS,
    KNOWLEDGE,
    LYING,
    MARBLE_ACTIONS,
    MARKER_INCOME,
    MENORAH_SECTION,
    PAIRS,
    PHASES,
    RESEARCH_DOMAIN,
    RESEARCH_INCOME,
    ROUNDS,
    SECTION_OF,
    SECTIONS,
    SMALL_TILES,
    STREET,
    TILE_SIDES,
    TYPE_VP,
    VP,
    Record,
)
from hightable.games.golem.effects import completed, developed, is_complete
from hightable.games.golem.rules.character import fits, matches
from hightable.games.golem.rules.control import control_cost
from hightable.games.golem.rules.golems import in_town
from hightable.games.golem.rules.movement import active
from hightable.games.golem.rules.scoring import (
    artefact_points,
    book_points,
    books,
    columns,
    created,
    golem_points,
    is_automa,
    is_met,
    play,
    progress,
    research_points,
    resource_points,
    score,
)
from hightable.games.golem.rules.upgrades import menorahs
from hightable.games.golem.state import NOBODY, NONE, ON_ROW, SHOWN, Board, Player, board_of
from hightable.kernel import ones
from hightable.kernel.state import State
from hightable.kernel.values import BIT

SIGNS: Final = [
    "clay",
    "coins",
    "knowledge",
    "income of the streets",
    "income of research",
    "income of the golem marker",
    "income of artefacts",
    "students on their way",
    "menorahs of the streets",
    "research",
    "gold in cauldrons",
    "upgrades",
    "red menorahs",
    "yellow menorahs",
    "blue menorahs",
    "golems created",
    "artefacts completed",
    "columns begun",
    "books",
    "goals within reach",
    "golems that can work",
    "control due now",
    "control due later",
    "golems at the end",
    "character",
    "turn order",
]

# What things are worth in points, before the weights: a resource, a step of research, a step of a
# student, gold; an upgrade, and a thing or menorah of a product.
RESOURCE: Final = 0.55
RESEARCH_STEP: Final = 0.3
STUDENT_STEP: Final = 0.12
UPGRADE: Final = 1.2
FACTOR: Final = 2.0
STREET_MENORAH: Final = 3.0
VARIETY: Final = 1.5
WORTH: Final[dict[str, float]] = {"research": 1.3, "student": 1.0, "gain_gold": 1.5}
# A nearly full cauldron promises a part of its artefact; gold itself is worth a little.
PROMISED: Final = 0.75
HALF: Final = 0.5
# A golem in town, one that can work now; knowledge missing for control, control of later rounds,
# and golems near the end of their street.
IN_TOWN: Final = 0.15
CAN_WORK: Final = 0.6
MISSING: Final = 1.6
DUE_LATER: Final = 0.4
NEAR_THE_END: Final = 1.5
# A pair of marbles for the character, or half of one; being first.
PAIR: Final = 2.5
HALF_A_PAIR: Final = 1.0
FIRST: Final = 1.5
ACTIONS: Final = MARBLE_ACTIONS + 1
ACTION_PHASE: Final = 3
INCOME_PHASE: Final = 6
MOVEMENT_PHASE: Final = 2
ENOUGH: Final = 6.0


def bonus_worth(effects: list[Record]) -> float:
    """The bonus of an artefact or of its tile in points."""
    found = 0.0
    for effect in effects:
        if effect["op"] == "gain":
            each = 1.0 if effect["resource"] == "vp" else RESOURCE
        else:
            each = WORTH[effect["op"]]
        found += each * float(effect["n"])
    return found


ARTEFACT_WORTH: Final = [bonus_worth(record["bonus"]) for record in ARTEFACT_RECORDS]
SIDE_WORTH: Final = [bonus_worth(side.get("bonus", [])) for side in TILE_SIDES]


def late(state: State) -> float:
    """The rounds and phases behind us."""
    board = board_of(state)
    gone = float((board.round - 1) * len(PHASES) + max(board.phase - 1, 0))
    return max(gone, 0.0) / float(ROUNDS * len(PHASES))


def points(state: State) -> list[float]:
    """The score sheet of every seat: its lines added up without their names."""
    board = board_of(state)
    return [float(so_far(board, me)) for me in board.players]


def so_far(board: Board, me: Player) -> i64:
    """What a player would score now."""
    if is_automa(board, me):
        return score(board, me)
    found = play(board, me) + research_points(board, me) + resource_points(board, me)
    found += golem_points(board, me) + artefact_points(board, me) + book_points(board, me)
    types: i64 = 0
    for goal in me.goals:
        if is_met(me, goal):
            found += GOAL_VP[goal]
            types |= BIT[GOAL_TYPE[goal]]
    return found + TYPE_VP[ones(types)]


def actions_left(board: Board, me: Player) -> float:
    """Actions that a player has until the end."""
    left = float(ACTIONS * (ROUNDS - max(board.round, 1)))
    if board.round == 0 or board.phase < ACTION_PHASE:
        return left + float(ACTIONS)
    if board.phase == ACTION_PHASE:
        left += float(MARBLE_ACTIONS - len(me.eyes)) + (1.0 if me.rabbi == NONE else 0.0)
    return left


def incomes_left(board: Board, phase: i64) -> float:
    """How often a phase is still to come."""
    now = 1.0 if board.phase < phase else 0.0
    return float(ROUNDS - max(board.round, 1)) + now


def value(goods: vec[i64]) -> float:
    """An income in points."""
    resources = goods[CLAY] + goods[COIN] + goods[KNOWLEDGE]
    return RESOURCE * float(resources) + float(goods[VP])


def signs(state: State, seat: i64) -> vec[float]:
    """What is to come for a seat, in the order of SIGNS."""
    board = board_of(state)
    me = board.players[seat]
    actions = actions_left(board, me)
    incomes = incomes_left(board, INCOME_PHASE)
    busy = min(actions, ENOUGH) / ENOUGH
    growth = actions / float(ROUNDS * ACTIONS)
    return vec[float](
        [
            RESOURCE * busy * float(me.goods[CLAY]),
            RESOURCE * busy * float(me.goods[COIN]),
            RESOURCE * busy * float(me.goods[KNOWLEDGE]),
            incomes * streets(me),
            incomes * value(RESEARCH_INCOME[me.research]),
            incomes * value(MARKER_INCOME[me.marker]),
            incomes * artefact_income(me),
            students(me, actions),
            street_menorahs(board, me, busy),
            RESEARCH_STEP * actions * growth * float(me.research),
            gold(me, incomes),
            UPGRADE * float(developed(me)) * (HALF + growth),
            FACTOR * growth * float(menorahs(board, me, GOLEM_DOMAIN)),
            FACTOR * growth * float(menorahs(board, me, ARTEFACT_DOMAIN)),
            FACTOR * growth * float(menorahs(board, me, RESEARCH_DOMAIN)),
            FACTOR * growth * float(created(me)),
            FACTOR * growth * float(completed(me)),
            FACTOR * growth * float(columns(me)),
            growth * float(books(me)) * float(CAPACITY[me.research]) * HALF,
            goals(me, busy),
            workers(me, actions),
            control(board, me, incomes_left(board, len(PHASES) + 1)),
            -DUE_LATER * incomes_left(board, MOVEMENT_PHASE) * float(control_total(me)),
            -NEAR_THE_END * incomes_left(board, MOVEMENT_PHASE) * at_the_end(me),
            character(board, me),
            order(board, seat, busy),
        ]
    )


def streets(me: Player) -> float:
    """What the students earn at one income."""
    found = 0.0
    for district in range(i64(len(DISTRICTS))):
        found += value(STREET[district * SECTIONS + me.students[district] - 1])
    return found


def artefact_income(me: Player) -> float:
    """What completed artefacts pay; a golden tile makes one pay about once more a round."""
    if me.side == NONE:
        return 0.0
    found = 0.0
    for row in range(i64(ARTEFACTS)):
        if is_complete(me, row):
            found += ARTEFACT_WORTH[me.side * ARTEFACTS + row]
    for tile in range(i64(SMALL_TILES)):
        laid = me.laid[tile]
        if laid != NONE and is_complete(me, ON_ROW.of(laid)):
            if tile < GOLDEN_TILES:
                found += ARTEFACT_WORTH[me.side * ARTEFACTS + ON_ROW.of(laid)]
            else:
                found += SIDE_WORTH[2 * tile + SHOWN.of(laid)]
    return found


def students(me: Player, actions: float) -> float:
    """Steps made bring the better spaces nearer."""
    steps = float(me.students[0] + me.students[1] + me.students[2] - len(DISTRICTS))
    return STUDENT_STEP * actions * steps


def street_menorahs(board: Board, me: Player, busy: float) -> float:
    """A menorah still to be had is nearer, the nearer the student is to it."""
    found = 0.0
    for district in range(i64(len(DISTRICTS))):
        if board.menorahs[district] == NOBODY:
            near = float(me.students[district]) / float(MENORAH_SECTION)
            found += STREET_MENORAH * near * near * near
    return busy * found


def gold(me: Player, incomes: float) -> float:
    """A cauldron that fills up promises its artefact; a nearly full one most of it."""
    if me.side == NONE or incomes <= 0.0:
        return 0.0
    found = 0.0
    for row in range(i64(ARTEFACTS)):
        have, share = float(me.gold[row]), float(me.gold[row]) / float(CAULDRONS[row])
        if share < 1.0:
            promise = ARTEFACT_WORTH[me.side * ARTEFACTS + row] * PROMISED
            found += share * share * promise * (1.0 + incomes) + HALF * have
    return found


def goals(me: Player, busy: float) -> float:
    """Goals not met yet, by how near they are."""
    found = 0.0
    for goal in me.goals:
        have, need = progress(me, GOAL_TYPE[goal]), GOAL_NEEDS[goal]
        if have < need:
            near = float(have) / float(need)
            found += near * near * (float(GOAL_VP[goal]) + VARIETY)
    return busy * found


def workers(me: Player, actions: float) -> float:
    """Golems that stand below a tile, and some more for all that are in town."""
    found = 0.0
    for golem in range(i64(GOLEMS)):
        place = me.golems[golem]
        if in_town(place):
            found += IN_TOWN * actions
            if place < LYING and SECTION_OF[place] < MENORAH_SECTION:
                found += CAN_WORK if actions > 0.0 else 0.0
    return found


def control_total(me: Player) -> i64:
    """Knowledge that all golems cost."""
    found: i64 = 0
    for golem in range(i64(GOLEMS)):
        found += control_cost(me, golem)
    return found


def control(board: Board, me: Player, left: float) -> float:
    """What the next control takes: knowledge, and points for what is missing."""
    if left <= 0.0:
        return 0.0
    due = control_total(me)
    missing = max(0, due - me.goods[KNOWLEDGE])
    return -RESOURCE * float(due) - MISSING * float(missing)


def at_the_end(me: Player) -> float:
    """Golems on the last blocks, which cost to enter and to keep."""
    found = 0.0
    for golem in range(i64(GOLEMS)):
        place = me.golems[golem]
        if in_town(place) and SECTION_OF[place] >= MENORAH_SECTION - 1:
            found += 1.0 if me.students[DISTRICT_OF[place]] < MENORAH_SECTION - 1 else HALF
    return found


def character(board: Board, me: Player) -> float:
    """Marbles that match the active character: 3 coins at least, or its effect."""
    if board.round == 0 or board.phase > ACTION_PHASE or not me.eyes:
        return 0.0
    pair = PAIRS[active(board)]
    if len(me.eyes) == MARBLE_ACTIONS:
        return PAIR if matches(me.eyes, pair) else 0.0
    half = fits(me.eyes[0], pair[0]) or fits(me.eyes[0], pair[1])
    return HALF_A_PAIR if half else 0.0


def order(board: Board, seat: i64, busy: float) -> float:
    """Who comes first chooses first: the order of now, or the rabbi's of the next round."""
    rabbi = board.players[seat].rabbi
    last = float(len(board.display))
    if board.phase == ACTION_PHASE and rabbi != NONE:
        return busy * FIRST * (1.0 - float(rabbi) / last)
    return busy * FIRST * (1.0 - float(board.order.index(int(seat))) / last)
