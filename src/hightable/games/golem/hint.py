"""What a word now offered costs and gives, in words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hightable.games.golem.box import (
    ACTION_RECORDS,
    ARTEFACT_DOMAIN,
    ARTEFACT_RECORDS,
    ARTEFACTS,
    BOOK_RECORDS,
    CAULDRONS,
    CHARACTER_RECORDS,
    COLOURS,
    DISTRICTS,
    ENTRY_COST,
    FAVOURS,
    FIRST_TILE,
    GOAL_RECORDS,
    GRAVE_RECORDS,
    NEIGHBOURHOOD_RECORDS,
    PER_DOMAIN,
    RESEARCH_INCOME,
    RESOURCES,
    ROMAN,
    SECTIONS,
    SIDE_KEY,
    SLOT_COST,
    SMALL_TILES,
    START_RECORDS,
    STREET,
    TILE_KIND,
    TILE_SIDES,
    UPGRADE_COST,
    UPGRADE_RECORDS,
    UPRIGHT,
)
from hightable.games.golem.decode import DISCOUNT, OFFERS
from hightable.games.golem.effect_text import (
    ability_text,
    effect_text,
    goal_text,
    joined,
    side_text,
    tile_effect,
)
from hightable.games.golem.rules.books import Buy, needs_step_back, price
from hightable.games.golem.rules.golems import Create, creation_cost
from hightable.games.golem.rules.income import FIRST_ARTEFACT, RESEARCH_SOURCE
from hightable.games.golem.rules.movement import PayEntry, active
from hightable.games.golem.rules.rows import STRENGTH
from hightable.games.golem.rules.synagogue import strength
from hightable.games.golem.rules.upgrades import TERMS, TILE, ChooseSlot, Develop
from hightable.games.golem.rules.work import WorkAction, work_cost
from hightable.games.golem.state import Board, Player
from hightable.games.golem.words import VOCABULARY
from hightable.kernel import Texts

ROW_TEXTS: Final = ["row_work", "row_golem", "row_artefacts", "row_research", "row_mirror"]
Teller = Callable[["Asked", int], str]


class Asked:
    """The open question: whose it is, what it was told, and the texts to answer in."""

    def __init__(self, board: Board, texts: Texts) -> None:
        frame = board.stack[-1]
        self.board = board
        self.me: Player = board.players[frame.seat]
        self.effect = frame.effect
        self.told = int(frame.n)
        self.texts = texts

    def say(self, key: str, **values: object) -> str:
        return self.texts.say("hint", key, **values)

    def so_many(self, resource: str, n: int) -> str:
        return self.texts.say("count", resource, n=n)


def hint(board: Board, word: int, texts: Texts) -> str:
    """What a word of the open question costs and gives; empty where the word says it all."""
    verb, noun = VOCABULARY.parts[word]
    teller = TELLERS.get(verb)
    first = VOCABULARY.numbers[f"{verb} {noun}"] if noun else word
    block = [w for w, part in enumerate(VOCABULARY.parts) if part[0] == verb]
    return teller(Asked(board, texts), first - block[0]) if teller else ""


def goal(asked: Asked, number: int) -> str:
    return goal_text(str(GOAL_RECORDS[number]["id"]), asked.texts)


def board(asked: Asked, side: int) -> str:
    shown = ARTEFACT_RECORDS[side * ARTEFACTS : side * ARTEFACTS + ARTEFACTS]
    said = [
        asked.say("board", n=artefact["gold"], effect=effect_text(artefact["bonus"], asked.texts))
        for artefact in shown
    ]
    return joined("beside", said, asked.texts)


def start(asked: Asked, number: int) -> str:
    return effect_text(START_RECORDS[number]["effects"], asked.texts)


def marble(asked: Asked, at: int) -> str:
    """What the row does at its strength, and where the marble sends a student."""
    row, colour = divmod(at, len(COLOURS))
    power = int(strength(asked.board, row))
    return asked.say("marble", row=asked.say(ROW_TEXTS[row], n=power), walk=walk(asked, colour))


def walk(asked: Asked, colour: int) -> str:
    if colour >= len(DISTRICTS):
        return asked.say(COLOURS[colour])
    section = int(asked.me.students[colour])
    if section == SECTIONS:
        return asked.say("no_step")
    return way(asked, colour, section, section + 1)


def way(asked: Asked, district: int, here: int, there: int) -> str:
    name = asked.texts.name(DISTRICTS[district])
    return asked.say("walk", district=name, here=ROMAN[here], there=ROMAN[there])


def rabbi(asked: Asked, tile: int) -> str:
    favour = FAVOURS[asked.board.city.favour]
    return tile_effect(str(ACTION_RECORDS[tile]["id"]), favour, asked.texts)


def step(asked: Asked, district: int) -> str:
    return walk(asked, district)


def step_back(asked: Asked, district: int) -> str:
    section = int(asked.me.students[district])
    return way(asked, district, section, section - 1)


def entry(asked: Asked, at: int) -> str:
    return asked.say("costs", n=asked.told) if isinstance(asked.effect, PayEntry) else ""


def work(asked: Asked, at: int) -> str:
    """The knowledge that so many workers cost; copied by the mirror it is the same question."""
    assert isinstance(asked.effect, WorkAction)
    cost = int(work_cost(asked.me, at + 1, asked.told))
    return asked.say("price", price=asked.so_many("knowledge", cost))


def neighbourhood(asked: Asked, at: int) -> str:
    tile = asked.board.city.neighbourhoods[at]
    return effect_text(NEIGHBOURHOOD_RECORDS[tile]["effects"], asked.texts)


def develop(asked: Asked, upgrade: int) -> str:
    """The cost less the discount, what the upgrade does, and its menorahs."""
    record = UPGRADE_RECORDS[upgrade]
    discount = int(DISCOUNT.of(asked.told)) if isinstance(asked.effect, Develop) else 0
    does = ability_text(record, asked.texts)
    if FIRST_TILE <= upgrade < FIRST_TILE + SMALL_TILES:
        return does
    cost = max(0, int(UPGRADE_COST[upgrade]) - discount)
    price = asked.so_many(RESOURCES[upgrade // PER_DOMAIN], cost)
    return asked.say("price_effect", price=price, effect=does)


def slot(asked: Asked, row: int) -> str:
    """The bonus of an artefact; while a tile is being laid, what its slot costs."""
    bonus = artefact_bonus(asked, row)
    if not isinstance(asked.effect, ChooseSlot):
        return bonus
    kind = int(TILE_KIND[TILE.of(asked.told)])
    discount = int(DISCOUNT.of(TERMS.of(asked.told)))
    cost = max(0, int(SLOT_COST[kind * ARTEFACTS + row]) - discount)
    price = asked.so_many(RESOURCES[ARTEFACT_DOMAIN], cost)
    return asked.say("price_effect", price=price, effect=bonus)


def artefact_bonus(asked: Asked, row: int) -> str:
    record = ARTEFACT_RECORDS[asked.me.side * ARTEFACTS + row]
    return effect_text(record["bonus"], asked.texts)


def cauldron(asked: Asked, row: int) -> str:
    size, gold = int(CAULDRONS[row]), int(asked.me.gold[row]) + 1
    return asked.say("cauldron", n=gold, size=size, effect=artefact_bonus(asked, row))


def create(asked: Asked, district: int) -> str:
    discount = asked.told if isinstance(asked.effect, Create) else 0
    cost = int(creation_cost(asked.me, district, discount))
    return asked.say("price", price=asked.so_many("clay", cost))


def grave(asked: Asked, number: int) -> str:
    return effect_text(GRAVE_RECORDS[number]["effects"], asked.texts)


def book(asked: Asked, number: int) -> str:
    """The price from its library field, what the book gives at once and again."""
    told = asked.told if isinstance(asked.effect, Buy) else 0
    cost = int(price(number, asked.board.library.index(number), told))
    record = BOOK_RECORDS[number]
    return asked.say(
        "book_back" if needs_step_back(number, told) else "book",
        price=asked.so_many("knowledge", cost),
        now=effect_text(record["immediate"], asked.texts),
        again=effect_text(record["activation"], asked.texts),
    )


def activate(asked: Asked, number: int) -> str:
    again = effect_text(BOOK_RECORDS[number]["activation"], asked.texts)
    return asked.say("activate", again=again)


def pay(asked: Asked, at: int) -> str:
    """The price and the effect: those of the character, or those printed elsewhere."""
    for offer, record in OFFERS:
        if offer is asked.effect:
            return effect_text(record, asked.texts)
    record = CHARACTER_RECORDS[active(asked.board)]
    paid = asked.so_many("coin", record["cost_coins"])
    return asked.say("price_effect", price=paid, effect=effect_text(record["effects"], asked.texts))


def side(asked: Asked, key: int) -> str:
    """What a side of a small tile waits for, or what it adds to the artefact."""
    tile = int(TILE.of(asked.told))
    return side_text(TILE_SIDES[2 * tile + int(key != SIDE_KEY[2 * tile])], asked.texts)


def copy(asked: Asked, row: int) -> str:
    return asked.say(ROW_TEXTS[row], n=int(STRENGTH.of(asked.told)))


def go(asked: Asked, place: int) -> str:
    """The entry cost of the next block, where there is one."""
    cost = int(ENTRY_COST[UPRIGHT[place] + 1])
    return asked.say("entry", n=cost) if cost else ""


def income(asked: Asked, source: int) -> str:
    """What a source would pay now."""
    me = asked.me
    if source >= FIRST_ARTEFACT:
        return slot(asked, source - FIRST_ARTEFACT)
    if source == RESEARCH_SOURCE:
        return goods(asked, RESEARCH_INCOME[me.research])
    return goods(asked, STREET[source * SECTIONS + me.students[source] - 1])


def goods(asked: Asked, amounts: vec[i64]) -> str:
    gains = [
        {"op": "gain", "resource": name, "n": int(amounts[at])}
        for at, name in enumerate(RESOURCES)
        if amounts[at]
    ]
    return effect_text(gains, asked.texts)


TELLERS: Final[dict[str, Teller]] = {
    "goal": goal,
    "return": goal,
    "keep": goal,
    "board": board,
    "start": start,
    "marble": marble,
    "rabbi": rabbi,
    "step": step,
    "step back": step_back,
    "pay vp": entry,
    "pay knowledge": entry,
    "work": work,
    "worker": neighbourhood,
    "tile": neighbourhood,
    "develop": develop,
    "artefact": slot,
    "cauldron": cauldron,
    "create": create,
    "grave": grave,
    "book": book,
    "activate": activate,
    "pay": pay,
    "side": side,
    "copy": copy,
    "move": go,
    "advance": go,
    "income": income,
}
