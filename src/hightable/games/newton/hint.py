"""What an option costs and gives, in words."""

from __future__ import annotations

from collections.abc import Callable

from hightable.games.newton.box import (
    ACTIONS,
    ANCIENT_LAND,
    BONUS_SPACES,
    CARDS,
    CELLS,
    CITIES,
    CITY,
    INVENTION,
    INVENTIONS,
    LINE_POINTS,
    LINE_SPANS,
    MASTERS,
    OBJECTIVES,
    PLACE_TYPE,
    PLACES,
    SIGHTS,
    SPECIALIZATION,
    SPECIALIZATIONS,
    TECH,
    TECH_TYPE,
    TOKENS,
    UNIVERSITY,
    WORK_SPACES,
    WORK_TYPE,
)
from hightable.games.newton.effect_text import Teller
from hightable.games.newton.rules.counts import is_complete
from hightable.games.newton.rules.quick import COSTS
from hightable.games.newton.rules.travel import Travel, toll
from hightable.games.newton.rules.turn import Parts
from hightable.games.newton.rules.value import symbols
from hightable.games.newton.rules.volumes import available, price
from hightable.games.newton.rules.work import furthest
from hightable.games.newton.state import Board, Player
from hightable.games.newton.words import VOCABULARY
from hightable.kernel import Catalogue


def hint(board: Board, word: int, catalogue: Catalogue) -> str:
    """A few words beside an option of the open question; empty where there is nothing to add."""
    verb, noun = VOCABULARY.parts[word]
    teller = Teller(catalogue)
    me = board.players[board.seat]
    return HINTS[verb](board, me, noun, teller) if verb in HINTS else ""


def card(board: Board, me: Player, noun: str, teller: Teller) -> str:
    return teller.card(int(me.colour), CARDS.index(noun))


def master(board: Board, me: Player, noun: str, teller: Teller) -> str:
    return teller.master(noun) if noun in MASTERS else ""


def effect(board: Board, me: Player, noun: str, teller: Teller) -> str:
    return teller.card(int(me.colour), me.desk[-1])


def action(board: Board, me: Player, noun: str, teller: Teller) -> str:
    """The value a card's action would have; a Master's is in his own words."""
    asking = board.stack[-1]
    if not isinstance(asking.effect, Parts):
        return ""
    own = CARDS[me.desk[-1]].startswith(noun)
    at = ACTIONS.index(noun)
    return teller.say("value", int(symbols(me, at)) + (not own))


def quick(board: Board, me: Player, noun: str, teller: Teller) -> str:
    names = {"potion": "qa_potion", "student": "qa_student", "": "qa_boost"}
    return teller.say("costs", teller.amount("coin", COSTS[names.get(noun, "qa_reveal")]))


def work(board: Board, me: Player, noun: str, teller: Teller) -> str:
    """The Coins earned by stopping on a space, and what lies there."""
    space = WORK_SPACES.index(noun)
    value = int(board.stack[-1].n)
    full = space >= furthest(me, value)
    coins = teller.amount("coin", value if full else space - int(me.work))
    return "; ".join([coins, *lying(board, WORK_TYPE[space], board.dealt.work[space], teller)])


def step(board: Board, me: Player, noun: str, teller: Teller) -> str:
    space = TECH.index(noun)
    return "; ".join(
        [
            *token(board, noun, teller),
            *lying(board, TECH_TYPE[space], board.dealt.tech[space], teller),
        ]
    )


def travel(board: Board, me: Player, noun: str, teller: Teller) -> str:
    """What the route costs and what the place holds."""
    place = PLACES.index(noun)
    parts = []
    asking = board.stack[-1].effect
    if isinstance(asking, Travel):
        coins = int(toll(me.place, place)) if asking.tolls else 0
        parts += [teller.say("costs", teller.amount("coin", coins))] if coins else []
    return "; ".join([*parts, *token(board, noun, teller), *tile(board, me, place, teller)])


def cube(board: Board, me: Player, noun: str, teller: Teller) -> str:
    return "; ".join(tile(board, me, PLACES.index(noun), teller))


def book(board: Board, me: Player, noun: str, teller: Teller) -> str:
    """The Potions a book space costs and the line it would complete."""
    cell = CELLS.index(noun)
    potions = int(price(board, me, available(me), cell))
    parts = [teller.say("costs", teller.amount("potion", potions))] if potions else []
    return "; ".join(parts + completed(me, cell, teller))


def ignore(board: Board, me: Player, noun: str, teller: Teller) -> str:
    return "; ".join([effect(board, me, noun, teller), *completed(me, CELLS.index(noun), teller)])


def completed(me: Player, cell: int, teller: Teller) -> list[str]:
    spans, points = LINE_SPANS[me.board], LINE_POINTS[me.board]
    twin = me.copy()
    twin.books |= 1 << cell
    done = [
        at for at in range(len(spans)) if spans[at] >> cell & 1 and is_complete(twin, spans[at])
    ]
    return [teller.say("a round", teller.amount("vp", int(points[at]))) for at in done]


def token(board: Board, noun: str, teller: Teller) -> list[str]:
    """The Bonus token still lying on a space."""
    if noun in BONUS_SPACES and board.bonus >> BONUS_SPACES.index(noun) & 1:
        found = TOKENS[board.dealt.tokens[BONUS_SPACES.index(noun)]]
        return [teller.say("token", teller.catalogue.name(found))]
    return []


def lying(board: Board, kind: int, at: int, teller: Teller) -> list[str]:
    """The tile on a space of a track."""
    tiles = {SPECIALIZATION: SPECIALIZATIONS, INVENTION: INVENTIONS}
    if kind in tiles:
        return [teller.catalogue.name(tiles[kind][at])]
    return [teller.catalogue.name(OBJECTIVES[at])] if at >= 0 else []


def tile(board: Board, me: Player, place: int, teller: Teller) -> list[str]:
    """What lies on a place, unless a cube of one's own is there already."""
    at = board.dealt.places[place]
    if at < 0 or me.visited >> place & 1:
        return []
    if PLACE_TYPE[place] == CITY:
        return [teller.catalogue.name(CITIES[at])]
    known = SIGHTS if PLACE_TYPE[place] in (UNIVERSITY, ANCIENT_LAND) else OBJECTIVES
    return [teller.catalogue.name(known[at])]


HINTS: dict[str, Callable[[Board, Player, str, Teller], str]] = {
    "play": card,
    "take": card,
    "copy": card,
    "discard": card,
    "tuck": card,
    "keep": master,
    "master": master,
    "effect": effect,
    "do": action,
    "reveal": quick,
    "buy": quick,
    "boost": quick,
    "to": work,
    "step": step,
    "go": travel,
    "cube": cube,
    "book": book,
    "ignore": ignore,
}
