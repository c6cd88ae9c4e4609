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
    CHARACTER_RECORDS,
    COLOURS,
    DISTRICTS,
    ENTRY_COST,
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
    Record,
)
from hightable.games.golem.decode import OFFERS, discount_of
from hightable.games.golem.effect_text import tell, tell_goal
from hightable.games.golem.rules.books import Buy, needs_step_back, price
from hightable.games.golem.rules.golems import Create, creation_cost
from hightable.games.golem.rules.income import FIRST_ARTEFACT, RESEARCH_SOURCE
from hightable.games.golem.rules.movement import PayEntry, active
from hightable.games.golem.rules.rows import strength_of
from hightable.games.golem.rules.synagogue import strength
from hightable.games.golem.rules.upgrades import ChooseSlot, Develop, terms_of, tile_of
from hightable.games.golem.rules.work import WorkAction, work_cost
from hightable.games.golem.state import Board, Player
from hightable.games.golem.words import VOCABULARY
from hightable.kernel import Catalogue

ROW_TEXTS: Final = ["row_work", "row_golem", "row_artefacts", "row_research", "row_mirror"]
TRIGGERS: Final = ["red marble", "blue marble", "first book", "new golem"]
EVENT_TEXTS: Final = ["red_marble", "blue_marble", "first_book", "new_golem"]
Teller = Callable[["Asked", int], str]


class Asked:
    """The open question: whose it is, what it was told, and the texts to answer in."""

    def __init__(self, board: Board, catalogue: Catalogue) -> None:
        frame = board.stack[-1]
        self.board = board
        self.me: Player = board.players[frame.seat]
        self.effect = frame.effect
        self.told = int(frame.n)
        self.catalogue = catalogue

    def say(self, key: str, *shown: object) -> str:
        return self.catalogue.say("text", key).format(*shown)


def hint(board: Board, word: int, catalogue: Catalogue) -> str:
    """What a word of the open question costs and gives; empty where the word says it all."""
    verb, noun = VOCABULARY.parts[word]
    teller = TELLERS.get(verb)
    first = VOCABULARY.numbers[f"{verb} {noun}"] if noun else word
    block = [w for w, part in enumerate(VOCABULARY.parts) if part[0] == verb]
    return teller(Asked(board, catalogue), first - block[0]) if teller else ""


def goal(asked: Asked, number: int) -> str:
    return tell_goal(GOAL_RECORDS[number], asked.catalogue)


def board(asked: Asked, side: int) -> str:
    shown = ARTEFACT_RECORDS[side * ARTEFACTS : side * ARTEFACTS + ARTEFACTS]
    told = [asked.say("gold_of", a["gold"], tell(a["bonus"], asked.catalogue)) for a in shown]
    return " · ".join(told)


def start(asked: Asked, number: int) -> str:
    return tell(START_RECORDS[number]["effects"], asked.catalogue)


def marble(asked: Asked, at: int) -> str:
    """What the row does at its strength, and where the marble sends a student."""
    row, colour = divmod(at, len(COLOURS))
    power = int(strength(asked.board, row))
    return "; ".join([asked.say(ROW_TEXTS[row], power), walk(asked, colour)])


def walk(asked: Asked, colour: int) -> str:
    if colour >= len(DISTRICTS):
        return asked.say(COLOURS[colour])
    section = int(asked.me.students[colour])
    if section == SECTIONS:
        return asked.say("no_step")
    return asked.say("walk", DISTRICTS[colour], ROMAN[section], ROMAN[section + 1])


def rabbi(asked: Asked, tile: int) -> str:
    return tell(ACTION_RECORDS[tile]["effects"], asked.catalogue)


def step(asked: Asked, district: int) -> str:
    return walk(asked, district)


def step_back(asked: Asked, district: int) -> str:
    section = int(asked.me.students[district])
    return asked.say("walk", DISTRICTS[district], ROMAN[section], ROMAN[section - 1])


def entry(asked: Asked, at: int) -> str:
    return asked.say("costs", asked.told) if isinstance(asked.effect, PayEntry) else ""


def work(asked: Asked, at: int) -> str:
    """The knowledge that so many workers cost; copied by the mirror it is the same question."""
    assert isinstance(asked.effect, WorkAction)
    cost = int(work_cost(asked.me, at + 1, asked.told))
    return asked.say("costs_of", cost, asked.catalogue.name("knowledge"))


def neighbourhood(asked: Asked, at: int) -> str:
    tile = asked.board.city.neighbourhoods[at]
    return tell(NEIGHBOURHOOD_RECORDS[tile]["effects"], asked.catalogue)


def develop(asked: Asked, upgrade: int) -> str:
    """The cost less the discount, what the upgrade does, and its menorahs."""
    record = UPGRADE_RECORDS[upgrade]
    discount = int(discount_of(asked.told)) if isinstance(asked.effect, Develop) else 0
    told = [*ability(asked, record), asked.say("menorahs_of", record["menorahs"])]
    if not FIRST_TILE <= upgrade < FIRST_TILE + SMALL_TILES:
        cost = max(0, int(UPGRADE_COST[upgrade]) - discount)
        told.insert(0, asked.say("costs_of", cost, resource(asked, upgrade // PER_DOMAIN)))
    return "; ".join(told)


def ability(asked: Asked, record: Record) -> list[str]:
    """What an upgrade does: its ability, the bonus of its column, or both its sides."""
    if "sides" in record:
        return [side_text(asked, shown) for shown in record["sides"]]
    if record["ability"] == "column_activation":
        return [asked.say("column_activation", tell(record["column_effects"], asked.catalogue))]
    return [] if record["ability"] == "none" else [asked.say(record["ability"])]


def resource(asked: Asked, number: int) -> str:
    return asked.catalogue.name(RESOURCES[number])


def slot(asked: Asked, row: int) -> str:
    """The bonus of an artefact; while a tile is being laid, what its slot costs."""
    bonus = tell(ARTEFACT_RECORDS[asked.me.side * ARTEFACTS + row]["bonus"], asked.catalogue)
    if not isinstance(asked.effect, ChooseSlot):
        return bonus
    kind = int(TILE_KIND[tile_of(asked.told)])
    discount = int(discount_of(terms_of(asked.told)))
    cost = max(0, int(SLOT_COST[kind * ARTEFACTS + row]) - discount)
    return asked.say("costs_of", cost, resource(asked, ARTEFACT_DOMAIN)) + f"; {bonus}"


def cauldron(asked: Asked, row: int) -> str:
    size = int(ARTEFACT_RECORDS[asked.me.side * ARTEFACTS + row]["gold"])
    bonus = tell(ARTEFACT_RECORDS[asked.me.side * ARTEFACTS + row]["bonus"], asked.catalogue)
    return asked.say("cauldron", int(asked.me.gold[row]) + 1, size, bonus)


def create(asked: Asked, district: int) -> str:
    discount = asked.told if isinstance(asked.effect, Create) else 0
    cost = int(creation_cost(asked.me, district, discount))
    return asked.say("costs_of", cost, asked.catalogue.name("clay"))


def grave(asked: Asked, number: int) -> str:
    return tell(GRAVE_RECORDS[number]["effects"], asked.catalogue)


def book(asked: Asked, number: int) -> str:
    """The price from its library field, what the book gives at once and again."""
    told = asked.told if isinstance(asked.effect, Buy) else 0
    cost = int(price(number, asked.board.library.index(number), told))
    parts = [asked.say("costs_of", cost, asked.catalogue.name("knowledge"))]
    if needs_step_back(number, told):
        parts.append(asked.say("student_back_any"))
    record = BOOK_RECORDS[number]
    parts.append(asked.say("immediate", tell(record["immediate"], asked.catalogue)))
    return "; ".join([*parts, activate(asked, number)])


def activate(asked: Asked, number: int) -> str:
    return asked.say("activation", tell(BOOK_RECORDS[number]["activation"], asked.catalogue))


def pay(asked: Asked, at: int) -> str:
    """The price and the effect: those of the character, or those printed elsewhere."""
    for offer, record in OFFERS:
        if offer is asked.effect:
            return tell([record], asked.catalogue)
    record = CHARACTER_RECORDS[active(asked.board)]
    effects = tell(record["effects"], asked.catalogue)
    return (
        asked.say("costs_of", record["cost_coins"], asked.catalogue.name("coin")) + f"; {effects}"
    )


def side(asked: Asked, key: int) -> str:
    """What a side of a small tile waits for, or what it adds to the artefact."""
    tile = int(tile_of(asked.told))
    return side_text(asked, TILE_SIDES[2 * tile + int(key != SIDE_KEY[2 * tile])])


def side_text(asked: Asked, shown: Record) -> str:
    if "bonus" in shown:
        return tell(shown["bonus"], asked.catalogue)
    return asked.say(EVENT_TEXTS[TRIGGERS.index(shown["key"])])


def copy(asked: Asked, row: int) -> str:
    return asked.say(ROW_TEXTS[row], int(strength_of(asked.told)))


def go(asked: Asked, place: int) -> str:
    """The entry cost of the next block, where there is one."""
    cost = int(ENTRY_COST[UPRIGHT[place] + 1])
    return asked.say("passes_golem", cost) if cost else ""


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
    return tell(gains, asked.catalogue)


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
