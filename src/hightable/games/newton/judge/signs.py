"""Newton: what the turns that are left are likely to bring, in points.

Sure income counts as often as it will be paid. A card is worth the turns it will be played in, by
the strength of its action; a piece what lies ahead of it, less for every step; a line of books
what it would pay from the day it may be full.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hightable.games.newton.box import (
    ACTIONS,
    BOOK_CELLS,
    CELL_SIGHT,
    CELL_VOLUMES,
    CELLS,
    DEVELOPMENTS,
    JOKER,
    LESSONS,
    LINE_POINTS,
    LINE_SPANS,
    NO_SIGHT,
    PRINTED_BOOKS,
    ROUNDS,
    SHELF,
    STUDY,
    SYMBOL,
    SYMBOLS,
    TRAVEL,
    TURNS,
    WORK,
    WORK_END,
)
from hightable.games.newton.decode import PILE_SIZE
from hightable.games.newton.judge.ahead import (
    STRONGEST,
    Outlook,
    marker,
    masters_in_hand,
    places_ahead,
    reached,
    ways,
)
from hightable.games.newton.judge.worth import (
    CARD_WORTH,
    COIN,
    CUBE_POINTS,
    LINE_CELLS,
    MEDICINE_POINTS,
    PILE_WORTH,
    POTION,
)
from hightable.games.newton.rules.places import CUBES, SCORING_CUBE
from hightable.games.newton.rules.study import TILES
from hightable.games.newton.rules.volumes import missing
from hightable.games.newton.state import board_of
from hightable.kernel.state import State

SIGNS: Final = [
    "income",
    "coins",
    "potions",
    "cards of Work",
    "cards of Technology",
    "cards of Travel",
    "cards of Lessons",
    "cards of Study",
    "Jokers",
    "effects and Volumes of cards",
    "lines begun",
    "next tiles of the piles",
    "next cubes",
    "places ahead",
    "ways of the Students",
    "way of the Marker",
    "Objectives reached",
    "Masters in hand",
]
INCOME: Final = 0
PURSE: Final = 1
FLASKS: Final = 2
WORK_CARDS: Final = 3
EFFECTS: Final = 9
LINES: Final = 10
PILES: Final = 11
NEXT_CUBES: Final = 12
AHEAD: Final = 13
WAYS: Final = 14
MARKER: Final = 15
REACHED: Final = 16
MASTERS: Final = 17

# A turn with an action: so much, and more for every symbol up to the strongest that helps.
TURN: Final = vec[float]([0.6, 0.4, 0.4, 0.8, 0.9])
MORE: Final = vec[float]([0.6, 0.5, 0.4, 0.6, 0.9])
SPARE: Final = 1.0
MOST_CARDS: Final = 51
NO_CARDS: Final = vec[float]([0.0] * MOST_CARDS)
NO_SYMBOLS: Final = vec[i64]([0] * MOST_CARDS)
NO_TURNS: Final = vec[float]([0.0] * len(SYMBOLS))
NO_SIGNS: Final = vec[float]([0.0] * len(SIGNS))
NO_BOOKS: Final = vec[float]([0.0] * len(CELLS))
CLOSER: Final = 0.75


def late(state: State) -> float:
    """How much of the game is over."""
    board = board_of(state)
    turns = TURNS * i64(len(board.players))
    return (float(board.round - 1) + float(board.turn) / float(turns)) / float(ROUNDS)


def signs(state: State, seat: i64) -> vec[float]:
    """What each sign promises a seat, in the order of SIGNS."""
    board = board_of(state)
    view = Outlook(board, board.players[seat])
    found = NO_SIGNS[:]
    stock(view, found)
    cards(view, found)
    found[LINES] = lines_begun(view)
    found[PILES] = next_tiles(view)
    found[NEXT_CUBES] = next_cubes(view)
    found[AHEAD] = places_ahead(view)
    found[WAYS] = ways(view)
    found[MARKER] = marker(view)
    found[REACHED] = reached(view)
    found[MASTERS] = masters_in_hand(view)
    return found


def stock(view: Outlook, found: vec[float]) -> None:
    """Income that is sure, and what is in the purse or will be."""
    me = view.me
    incomes = float(view.incomes)
    left = float(view.left)
    points = 2 * me.tiles[DEVELOPMENTS] + MEDICINE_POINTS[me.medicine]
    spans = LINE_SPANS[me.board]
    full = me.books | PRINTED_BOOKS[me.board]
    for line in range(i64(len(spans))):
        if spans[line] & ~full == 0:
            points += LINE_POINTS[me.board][line]
    found[INCOME] = float(points) * incomes
    coins = float(me.coins) + 2.0 * float(me.tiles[DEVELOPMENTS + 1]) * (incomes - 1.0)
    found[PURSE] = COIN * min(coins, 1.5 * left) * view.time(5.0)
    potions = float(me.potions) + float(me.tiles[DEVELOPMENTS + 2]) * (incomes - 1.0)
    found[FLASKS] = POTION * min(potions, 0.5 * left) * view.time(5.0)


def turn_worth(view: Outlook, action: i64, strength: i64) -> float:
    """What a turn with an action of some strength brings."""
    me = view.me
    points = TURN[action] + MORE[action] * float(min(strength, STRONGEST[action]))
    if action == WORK and me.work >= WORK_END:
        return COIN * float(strength)
    if action == TRAVEL and me.cubes == 0:
        return 0.0
    if action == LESSONS:
        return points * float(view.rounds) / 3.0
    if action == STUDY:
        return points * (0.4 + 0.15 * float(view.incomes)) if me.piles else 0.0
    return points


def cards(view: Outlook, found: vec[float]) -> None:
    """The turns that the cards of hand and desk will make, the best first.

    One card a round is tucked; a turn without a card of its own is still worth something, for a
    card can be taken in time.
    """
    me = view.me
    extra = CARD_WORTH[me.colour]
    later = each_action(view, False)
    now = each_action(view, True)
    inhand = i64(len(me.hand))
    count = inhand + i64(len(me.desk))
    worths = NO_CARDS[:]
    symbols = NO_SYMBOLS[:]
    for at in range(count):
        card = i64(me.hand[at]) if at < inhand else i64(me.desk[at - inhand])
        symbols[at] = SYMBOL[card]
        worths[at] = later[symbols[at]] + extra[card]
    for at in range(count):
        before: i64 = 0
        sooner: i64 = 0
        for other in range(count):
            if worths[other] > worths[at] or (worths[other] == worths[at] and other < at):
                before += 1
                if other < inhand:
                    sooner += 1
                if before >= TURNS and (at >= inhand or sooner >= view.now):
                    break
        symbol = symbols[at]
        uses = min(view.rounds, count - 1 - before) if before < TURNS else i64(0)
        found[WORK_CARDS + symbol] += float(uses) * (later[symbol] - SPARE)
        if at < inhand and sooner < view.now:
            uses += 1
            found[WORK_CARDS + symbol] += now[symbol]
        found[EFFECTS] += 1.4 * float(uses) * (worths[at] - later[symbol])


def each_action(view: Outlook, now: bool) -> vec[float]:
    """What a turn of each action brings, now with the cards on the desk, or later; then a Joker."""
    turns = NO_TURNS[:]
    for action in range(i64(len(ACTIONS))):
        strength = view.symbols[action] + 1
        if now:
            for card in view.me.desk:
                if SYMBOL[card] == action:
                    strength += 1
        turns[action] = turn_worth(view, action, strength)
        turns[JOKER] = max(turns[JOKER], turns[action])
    return turns


def lines_begun(view: Outlook) -> float:
    """Lines that are not full: what they would pay, by how likely that is."""
    me = view.me
    full = me.books | PRINTED_BOOKS[me.board]
    likely = NO_BOOKS[:]
    for cell in BOOK_CELLS[me.board]:
        if not full >> cell & 1:
            likely[cell] = cell_chance(view, cell)
    lines = LINE_CELLS[me.board]
    total = 0.0
    for line in range(i64(len(lines))):
        chance = 1.0
        empty: i64 = 0
        for cell in lines[line]:
            if not full >> cell & 1:
                empty += 1
                chance *= likely[cell]
        if empty and empty <= me.piles and empty <= view.left:
            paid = max(float(view.incomes) - 0.6 * float(empty) + 0.4, 0.3)
            total += float(LINE_POINTS[me.board][line]) * paid * chance
    return 0.8 * total


def cell_chance(view: Outlook, cell: i64) -> float:
    """How likely a book space is to be filled in time for its line to matter."""
    me = view.me
    sight = CELL_SIGHT[me.board][cell]
    if sight == NO_SIGHT:
        lacking = missing(view.volumes, CELL_VOLUMES[me.board][cell])
        chance = 0.62 - 0.12 * float(lacking)
    elif me.visited >> view.board.dealt.sights[sight] & 1:
        chance = 0.65
    else:
        chance = 0.38
    beyond = SHELF[cell] - view.symbols[STUDY] - 1
    return chance * (1.0 - 0.12 * float(beyond)) if beyond > 0 else chance


def next_tiles(view: Outlook) -> float:
    """What the last tiles of the piles will give."""
    placed = TILES - view.me.piles
    total = 0.0
    for pile in range(i64(len(PILE_WORTH))):
        away = PILE_SIZE * (pile + 1) - placed
        if 0 < away <= view.left:
            total += PILE_WORTH[pile] * CLOSER ** float(away)
    return total


def next_cubes(view: Outlook) -> float:
    """The points of the last cubes."""
    placed = CUBES - view.me.cubes
    total = 0.0
    for cube in range(i64(len(CUBE_POINTS))):
        away = SCORING_CUBE + cube - placed
        if 0 < away <= view.left:
            total += float(CUBE_POINTS[cube]) * CLOSER ** float(away)
    return total
