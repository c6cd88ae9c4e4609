"""What an option costs and gives, in words."""

from __future__ import annotations

from typing import Final

from hightable.games.sankore.box.areas import (
    CROWN_COST,
    CROWN_SPACE,
    LAW_RECORDS,
    MOSQUE_SPACE,
    NEEDS_SUPPORT,
    NODES,
    NUMBER,
    PORT_RECORDS,
    PORT_SPACE,
    SPACES,
    STEP,
    THEOLOGY_RECORDS,
    WALL_SPACE,
)
from hightable.games.sankore.box.components import (
    CLASS_DISCIPLINE,
    CLASSES,
    DISCIPLINES,
    FAVOURS,
    OBJECTIVES,
)
from hightable.games.sankore.decode.cards import CHEAP_MOSQUES, CHEAP_WALLS, amount
from hightable.games.sankore.describe import Speaker
from hightable.games.sankore.rules import astronomy
from hightable.games.sankore.rules.caravan import port_price
from hightable.games.sankore.rules.establish import ESTABLISH_PAID, PILES
from hightable.games.sankore.rules.library import standing
from hightable.games.sankore.rules.mathematics import WALL, wall_price
from hightable.games.sankore.rules.scholar_class import node_of
from hightable.games.sankore.rules.theology import salt_price
from hightable.games.sankore.state import NO_BOOK, NONE, Board, Player
from hightable.games.sankore.words import COMPLETE, DRAFT, GO, SHELF, SPACE, TAKE, TILE
from hightable.kernel import Catalogue

CROWN_PRICE: Final = ["costs gold", "costs salt", "costs book"]


def hint(board: Board, word: int, catalogue: Catalogue) -> str:
    """Costs first, then what is gained; empty where the word says it all."""
    speaker = Speaker(catalogue)
    me = board.players[board.seat]
    if word in SPACE:
        return "; ".join(of_space(board, me, int(SPACE.index(word)), speaker))
    if word in TAKE:
        return speaker.say(FAVOURS[TAKE.index(word)])
    if word in COMPLETE:
        return speaker.say(OBJECTIVES[COMPLETE.index(word)])
    if word in GO:
        return of_step(board, int(GO.index(word)), speaker)
    if word in TILE and board.stack[-1].effect is ESTABLISH_PAID:
        book = DISCIPLINES[CLASS_DISCIPLINE[TILE.index(word)]]
        return speaker.say("costs tile", speaker.name(book))
    if word in DRAFT:
        return of_draft(board, int(DRAFT.index(word)), speaker)
    if word in SHELF:
        order = [DISCIPLINES[d] for d in standing(board.shelves[SHELF.index(word)])]
        return speaker.say("shelf lead", speaker.listed(order[:1]))
    return ""


def of_step(board: Board, node: int, speaker: Speaker) -> str:
    here = astronomy.NODE.of(board.stack[-1].n)
    return speaker.say("costs path", STEP[here * len(NODES) + node])


def of_draft(board: Board, discipline: int, speaker: Speaker) -> str:
    """The class tile and the Book of a combination."""
    gains = [speaker.name(CLASSES[board.supply.piles[discipline * PILES][-1]])]
    book = board.supply.draft[discipline]
    if book != NO_BOOK:
        gains.append(speaker.say("gives book", speaker.name(DISCIPLINES[book])))
    return "; ".join(gains)


def of_space(board: Board, me: Player, space: int, speaker: Speaker) -> list[str]:
    """Knowledge and price of a space, the support it needs, and what lies on it."""
    told = [price(board, me, space, speaker)]
    if NEEDS_SUPPORT[space]:
        told.append(speaker.say("supported"))
    if space < WALL_SPACE and board.tokens[space] != NONE:
        kind = "gives prestige" if space < MOSQUE_SPACE else "gives book"
        told.append(speaker.say(kind, speaker.name(DISCIPLINES[board.tokens[space]])))
    skill = skill_of(SPACES[space])
    if skill:
        told.append(speaker.say("gives skill", speaker.name(skill)))
    return [part for part in told if part]


def price(board: Board, me: Player, space: int, speaker: Speaker) -> str:
    """What the piece costs here; a Wall that a port gives is free."""
    if space < PORT_SPACE:
        return ""
    if space < MOSQUE_SPACE:
        return speaker.say("costs port", port_price(me, node_of(space)))
    if space < WALL_SPACE:
        salt = salt_price(me, space, amount(me, CHEAP_MOSQUES))
        return speaker.say("costs salt", NUMBER[space], salt)
    if space < CROWN_SPACE:
        books = wall_price(me, space, amount(me, CHEAP_WALLS))
        paid = board.stack[-1].effect is WALL
        return speaker.say("costs book", NUMBER[space], books) if paid else ""
    return speaker.say(CROWN_PRICE[CROWN_COST[space - CROWN_SPACE]], NUMBER[space], 1)


def skill_of(space: str) -> str:
    """The Skill tile printed on a space, or none."""
    for records in (PORT_RECORDS, THEOLOGY_RECORDS, LAW_RECORDS):
        if space in records:
            found = records[space].get("effects", [records[space].get("effect", {})])
            kinds = [effect["kind"] for effect in found if effect.get("op") == "gain_skill"]
            return str(kinds[0]) if kinds else ""
    return ""
