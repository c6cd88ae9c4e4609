"""What an option costs and gives, in words."""

from __future__ import annotations

from hightable.games.sankore.box.areas import (
    CROWN_COST,
    CROWN_SPACE,
    LAW_RECORDS,
    MOSQUE_SPACE,
    NEEDS_SUPPORT,
    NODES,
    NUMBER,
    PAYMENTS,
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
from hightable.games.sankore.effect_text import card_text, class_text, effect_text, favour_text
from hightable.games.sankore.rules import astronomy
from hightable.games.sankore.rules.caravan import port_price
from hightable.games.sankore.rules.establish import ESTABLISH_PAID, PILES
from hightable.games.sankore.rules.library import standing
from hightable.games.sankore.rules.mathematics import WALL, wall_price
from hightable.games.sankore.rules.scholar_class import node_of
from hightable.games.sankore.rules.theology import salt_price
from hightable.games.sankore.state import NO_BOOK, NONE, Board, Player
from hightable.games.sankore.words import COMPLETE, DRAFT, GO, SHELF, SPACE, TAKE, TILE
from hightable.kernel import Texts


def hint(board: Board, word: int, texts: Texts) -> str:
    """Costs first, then what is gained; empty where the word says it all."""
    me = board.players[board.seat]
    if word in SPACE:
        return "; ".join(of_space(board, me, int(SPACE.index(word)), texts))
    if word in TAKE:
        return favour_text(FAVOURS[TAKE.index(word)], texts)
    if word in COMPLETE:
        return card_text(OBJECTIVES[COMPLETE.index(word)], texts)
    if word in GO:
        return of_step(board, int(GO.index(word)), texts)
    if word in TILE:
        return "; ".join(of_tile(board, int(TILE.index(word)), texts))
    if word in DRAFT:
        return of_draft(board, int(DRAFT.index(word)), texts)
    if word in SHELF:
        order = standing(board.shelves[SHELF.index(word)])
        return leading(DISCIPLINES[order[0]], texts) if order else ""
    return ""


def leading(discipline: str, texts: Texts) -> str:
    return texts.say("hint", "leads", discipline=texts.name(discipline))


def of_tile(board: Board, tile: int, texts: Texts) -> list[str]:
    """The Book a class costs, where it is paid, and its reward."""
    told = [class_text(CLASSES[tile], texts)]
    if board.stack[-1].effect is ESTABLISH_PAID:
        told.insert(0, book_of(int(CLASS_DISCIPLINE[tile]), texts))
    return told


def book_of(discipline: int, texts: Texts) -> str:
    return texts.say("hint", "book", discipline=texts.name(DISCIPLINES[discipline]))


def of_step(board: Board, node: int, texts: Texts) -> str:
    here = astronomy.NODE.of(board.stack[-1].n)
    return texts.say("hint", "path", n=int(STEP[here * len(NODES) + node]))


def of_draft(board: Board, discipline: int, texts: Texts) -> str:
    """The class tile and the Book of a combination."""
    gains = [class_text(CLASSES[board.supply.piles[discipline * PILES][-1]], texts)]
    book = board.supply.draft[discipline]
    return "; ".join([*gains, book_of(int(book), texts)] if book != NO_BOOK else gains)


def of_space(board: Board, me: Player, space: int, texts: Texts) -> list[str]:
    """Knowledge and price of a space, the support it needs, and what it gives."""
    told = price(board, me, space, texts)
    if NEEDS_SUPPORT[space]:
        told.append(texts.say("tip", "supported"))
    if space < WALL_SPACE and board.tokens[space] != NONE:
        kind = texts.name(DISCIPLINES[board.tokens[space]])
        key = "prestige" if space < MOSQUE_SPACE else "book"
        told.append(texts.say("hint", key, discipline=kind))
    skills = skills_of(SPACES[space])
    return told + [effect_text(skill, texts) for skill in skills]


def price(board: Board, me: Player, space: int, texts: Texts) -> list[str]:
    """What the piece costs here; a Wall that a port gives is free."""
    if space < PORT_SPACE:
        return []
    if space < MOSQUE_SPACE:
        return [costs("gold", int(port_price(me, node_of(space))), texts)]
    needs = texts.say("hint", "needs", n=int(NUMBER[space]))
    if space < WALL_SPACE:
        salt = salt_price(me, space, amount(me, CHEAP_MOSQUES))
        return [needs, costs("salt", int(salt), texts)]
    if space < CROWN_SPACE:
        books = wall_price(me, space, amount(me, CHEAP_WALLS))
        paid = board.stack[-1].effect is WALL
        return [needs, costs("book", int(books), texts)] if paid else []
    return [needs, costs(PAYMENTS[CROWN_COST[space - CROWN_SPACE]], 1, texts)]


def costs(good: str, n: int, texts: Texts) -> str:
    return texts.say("tip", "costs", goods=texts.say("count", good, n=n))


def skills_of(space: str) -> list[dict[str, object]]:
    """The Skill tile printed on a space, if there is one."""
    for records in (PORT_RECORDS, THEOLOGY_RECORDS, LAW_RECORDS):
        if space in records:
            found = records[space].get("effects", [records[space].get("effect", {})])
            return [effect for effect in found if effect.get("op") == "gain_skill"]
    return []
