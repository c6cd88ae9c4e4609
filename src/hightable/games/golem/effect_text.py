"""Effects, cards and tiles in words, the only place: from the records that effects are made of."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, Final

from hightable.games.golem.box import (
    ACTION_RECORDS,
    ARTEFACT_RECORDS,
    ARTEFACTS,
    BOOK_RECORDS,
    BY_ID,
    CHARACTER_RECORDS,
    DISTRICTS,
    DOMAINS,
    FAVOURS,
    GOAL_RECORDS,
    GRAVE_RECORDS,
    NEIGHBOURHOOD_RECORDS,
    RESOURCES,
    ROMAN,
    SIDE_KEY,
    START_RECORDS,
    TILE_SIDES,
    UPGRADE_RECORDS,
    Record,
)
from hightable.games.golem.decode import OFFERS
from hightable.games.golem.rules.movement import active
from hightable.games.golem.rules.upgrades import TILE as LAID_TILE
from hightable.games.golem.state import Board
from hightable.games.golem.words import (
    ACTIVATE,
    ARTEFACT,
    BOARD,
    BOOK,
    CAULDRON,
    DEVELOP,
    GOAL,
    GRAVE,
    KEEP,
    PAY,
    RABBI,
    RETURN,
    SIDE,
    START,
    TILE,
    WORKER,
)
from hightable.kernel import Texts, Words

Teller = Callable[[Board, int, Texts], str]


def about(board: Board, word: int, texts: Texts) -> str:
    """What the card, tile or place of a word is for; of an offer, what it is and what is paid."""
    if word == PAY:
        return offered(board, texts)
    for words, teller in ABOUT:
        if word in words:
            return teller(board, int(words.index(word)), texts)
    return ""


def goal(board: Board, number: int, texts: Texts) -> str:
    return goal_text(str(GOAL_RECORDS[number]["id"]), texts)


def side_of_board(board: Board, side: int, texts: Texts) -> str:
    """The artefacts of a board, each with its gold."""
    said = [
        texts.say("tip", "board_artefact", n=row["gold"], effect=effect_text(row["bonus"], texts))
        for row in ARTEFACT_RECORDS[side * ARTEFACTS : side * ARTEFACTS + ARTEFACTS]
    ]
    return joined("seq", said, texts)


def start_tile(board: Board, number: int, texts: Texts) -> str:
    return effect_text(START_RECORDS[number]["effects"], texts)


def action_tile(board: Board, tile: int, texts: Texts) -> str:
    return tile_effect(str(ACTION_RECORDS[tile]["id"]), FAVOURS[board.city.favour], texts)


def neighbourhood(board: Board, at: int, texts: Texts) -> str:
    return effect_text(NEIGHBOURHOOD_RECORDS[board.city.neighbourhoods[at]]["effects"], texts)


def upgrade(board: Board, number: int, texts: Texts) -> str:
    return ability_text(UPGRADE_RECORDS[number], texts)


def artefact(board: Board, row: int, texts: Texts) -> str:
    """What an artefact pays, once its cauldron is full."""
    record = ARTEFACT_RECORDS[board.players[board.seat].side * ARTEFACTS + row]
    return effect_text(record["bonus"], texts)


def grave(board: Board, number: int, texts: Texts) -> str:
    return effect_text(GRAVE_RECORDS[number]["effects"], texts)


def book(board: Board, number: int, texts: Texts) -> str:
    """What a book gives at once and again."""
    record = BOOK_RECORDS[number]
    said = {"now": effect_text(record["immediate"], texts)}
    return texts.say("about", "book", **said, again=effect_text(record["activation"], texts))


def activation(board: Board, number: int, texts: Texts) -> str:
    again = effect_text(BOOK_RECORDS[number]["activation"], texts)
    return texts.say("about", "activate", again=again)


def side(board: Board, key: int, texts: Texts) -> str:
    """What a side of a small tile waits for, or what it adds to the artefact."""
    tile = int(LAID_TILE.of(board.stack[-1].n))
    return side_text(TILE_SIDES[2 * tile + int(key != SIDE_KEY[2 * tile])], texts)


def offered(board: Board, texts: Texts) -> str:
    """What is paid for: what the character does, or an offer printed elsewhere."""
    asked = board.stack[-1].effect
    for offer, record in OFFERS:
        if offer is asked:
            return effect_text(record, texts)
    return effect_text(CHARACTER_RECORDS[active(board)]["effects"], texts)


ABOUT: Final[list[tuple[Words, Teller]]] = [
    (GOAL, goal),
    (RETURN, goal),
    (KEEP, goal),
    (BOARD, side_of_board),
    (START, start_tile),
    (RABBI, action_tile),
    (WORKER, neighbourhood),
    (TILE, neighbourhood),
    (DEVELOP, upgrade),
    (ARTEFACT, artefact),
    (CAULDRON, artefact),
    (GRAVE, grave),
    (BOOK, book),
    (ACTIVATE, activation),
    (SIDE, side),
]


def effect_text(effects: Any, texts: Texts) -> str:
    """An effect in one phrase; a list is done in order."""
    if not isinstance(effects, list):
        return SAID[effects["op"]](effects, texts)
    said = [effect_text(effect, texts) for effect in effects]
    return joined("seq", said, texts) if said else texts.say("effect", "nothing")


def joined(how: str, said: list[str], texts: Texts) -> str:
    """Phrases one after the other: first one and then the next, or one or the other."""
    whole = said[0]
    for phrase in said[1:]:
        whole = texts.say("effect", how, first=whole, then=phrase)
    return whole


def gain(record: Record, texts: Texts) -> str:
    return texts.say("count", record["resource"], n=record["n"])


def gain_gold(record: Record, texts: Texts) -> str:
    return texts.say("count", "gold", n=record["n"])


def gain_per(record: Record, texts: Texts) -> str:
    count = texts.say("counted", record["count"])
    return texts.say("effect", "gain_per", amount=gain(record, texts), count=count)


def plain(record: Record, texts: Texts) -> str:
    """What needs no more than a number, or not even that."""
    return texts.say("effect", record["op"], n=record.get("n", 1))


def student(record: Record, texts: Texts) -> str:
    return of_district("student", record, texts)


def of_district(key: str, record: Record, texts: Texts) -> str:
    """A step of the student of a district, or of any."""
    if record["district"] not in DISTRICTS:
        return texts.say("effect", f"{key}_any", n=record["n"])
    return texts.say("effect", key, district=texts.name(record["district"]), n=record["n"])


def draw_goals(record: Record, texts: Texts) -> str:
    return texts.say("effect", "draw_goals", n=record["draw"], keep=record["keep"])


def create_golem(record: Record, texts: Texts) -> str:
    key = "create_golem_cheaper" if record["discount"] else "create_golem"
    return texts.say("effect", key, discount=record["discount"])


def move_golem(record: Record, texts: Texts) -> str:
    forward = record["direction"] == "forward"
    key = "move_golem_forward" if forward else "move_golem"
    return texts.say("effect", key, n=record["steps"])


def work(record: Record, texts: Texts) -> str:
    key = "work_moved" if record["target"] == "moved_golem" else "work"
    return texts.say("effect", key, n=record["max"])


def develop(record: Record, texts: Texts) -> str:
    if record["currency"] == "any":
        return texts.say("effect", "develop_mixed", discount=record["discount"])
    if record["domain"] not in DOMAINS:
        return texts.say("effect", "develop_any", discount=record["discount"])
    domain = texts.name(record["domain"])
    return texts.say("effect", "develop", domain=domain, discount=record["discount"])


def buy_book(record: Record, texts: Texts) -> str:
    key = "buy_book_field" if record["ignore_card_cost"] else "buy_book"
    return texts.say("effect", key, discount=record["discount"])


def activate_books(record: Record, texts: Texts) -> str:
    return texts.say("effect", "activate_books", n=record["max"])


def neighbourhood_bonus(record: Record, texts: Texts) -> str:
    """Any tile of a golem's district; `where` may say that it is the one above. [R12]"""
    above = record["where"] == "above_own_golem"
    return texts.say("effect", "neighbourhood_bonus_above" if above else "neighbourhood_bonus")


def pay(record: Record, texts: Texts) -> str:
    then = effect_text(record["then"], texts)
    return texts.say("effect", "pay", price=price_text(record["cost"], texts), effect=then)


def choose(record: Record, texts: Texts) -> str:
    return joined("or", [effect_text(option, texts) for option in record["options"]], texts)


SAID: Final[dict[str, Callable[[Record, Texts], str]]] = {
    "gain": gain,
    "gain_per": gain_per,
    "gain_gold": gain_gold,
    "research": plain,
    "golem_track_choice": plain,
    "student": student,
    "students_split": plain,
    "draw_goals": draw_goals,
    "create_golem": create_golem,
    "destroy_golem": plain,
    "move_golem": move_golem,
    "work": work,
    "develop": develop,
    "buy_book": buy_book,
    "activate_books": activate_books,
    "neighbourhood_bonus": neighbourhood_bonus,
    "artefact_bonus": plain,
    "student_income": plain,
    "no_control_cost": plain,
    "pay": pay,
    "choose": choose,
}


def price_text(costs: list[Record], texts: Texts) -> str:
    """A price of one or several parts."""
    return texts.listed([part_text(cost, texts) for cost in costs])


def part_text(cost: Record, texts: Texts) -> str:
    if cost["kind"] == "resource":
        return gain(cost, texts)
    if cost["kind"] == "student_back":
        return of_district("student_back", cost, texts)
    return texts.say("effect", "research_down", n=cost["n"])


@cache
def goal_text(name: str, texts: Texts) -> str:
    """What a goal asks for and what it is worth."""
    record = BY_ID[name]
    asks, points = record["predicate"], record["vp"]
    if "district" in asks:
        district, section = texts.name(asks["district"]), ROMAN[asks["at_least"]]
        return texts.say("goal", "student", district=district, section=section, points=points)
    return texts.say("goal", record["type"], n=asks["at_least"], points=points)


@cache
def character_text(name: str, texts: Texts) -> str:
    """The pair of marbles, the price and the effect, and the steps a character adds."""
    record = BY_ID[name]
    first, second = record["marbles"]
    return texts.say(
        "tip",
        "character",
        first=texts.name(first),
        second=texts.name(second),
        n=record["cost_coins"],
        effect=effect_text(record["effects"], texts),
        steps=record["golem_steps"],
    )


@cache
def book_text(name: str, texts: Texts) -> str:
    """Colour and cost, what a book gives at once and what each time its column is used."""
    record = BY_ID[name]
    return texts.say(
        "tip",
        "book",
        number=record["number"],
        colour=texts.name(record["colour"]),
        price=price_text(record["cost"], texts),
        now=effect_text(record["immediate"], texts),
        again=effect_text(record["activation"], texts),
    )


@cache
def tile_effect(name: str, favour: str, texts: Texts) -> str:
    """What an action tile does, at a table that reads the favour in this way. [R12]"""
    effects = BY_ID[name]["effects"]
    if favour != FAVOURS[0]:
        effects = [effect | {"where": "above_own_golem"} for effect in effects]
    return effect_text(effects, texts)


@cache
def start_text(name: str, texts: Texts) -> str:
    return texts.say("tip", "start", effect=effect_text(BY_ID[name]["effects"], texts))


def side_text(side: Record, texts: Texts) -> str:
    """What a side of a small artefact tile waits for or adds."""
    if "bonus" in side:
        return effect_text(side["bonus"], texts)
    return texts.say("ability", side["key"])


def ability_text(record: Record, texts: Texts) -> str:
    """What an upgrade does: its ability, the bonus of its column, or both its sides; menorahs."""
    said: list[str] = []
    if "sides" in record:
        both = [side_text(side, texts) for side in record["sides"]]
        said = [joined("sides", both, texts)] if both else []
    elif record["ability"] == "column_activation":
        effect = effect_text(record["column_effects"], texts)
        said = [texts.say("ability", "column_activation", effect=effect)]
    elif record["ability"] != "none":
        said = [texts.say("ability", record["ability"])]
    return joined("seq", [*said, texts.say("ability", "menorahs", n=record["menorahs"])], texts)


@cache
def upgrade_text(name: str, texts: Texts) -> str:
    """An upgrade: its name, cost, ability and menorahs; a slot has the cost of a small tile."""
    record = BY_ID[name]
    said, does = texts.say("upgrade", name), ability_text(record, texts)
    if "cost" not in record:
        return texts.say("tip", "upgrade_slot", name=said, does=does)
    price = texts.say("count", PAID_IN[record["menorah_colour"]], n=record["cost"])
    return texts.say("tip", "upgrade", name=said, price=price, does=does)


PAID_IN: Final = dict(zip(DISTRICTS, RESOURCES, strict=False))
