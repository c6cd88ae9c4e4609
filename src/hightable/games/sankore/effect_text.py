"""Effects, cards, tiles and spaces in words, the only place: read from the records of data/."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from hightable.games.sankore.box.areas import (
    LAW_RECORDS,
    NODE_RECORDS,
    OASES,
    PORT_RECORDS,
    THEOLOGY_RECORDS,
    WALL_RECORDS,
)
from hightable.games.sankore.box.components import (
    ADVANCED,
    CLASS_RECORDS,
    CLASSES,
    DISCIPLINES,
    FAVOUR_RECORDS,
    FAVOURS,
    GRADUATION_RECORDS,
    OBJECTIVE_RECORDS,
    OBJECTIVES,
    SANKORE_RECORDS,
    SKILL_RECORDS,
    SKILLS,
    Record,
)
from hightable.games.sankore.rules.establish import PILES
from hightable.games.sankore.state import NO_BOOK, NONE, Board
from hightable.games.sankore.words import CLASS, COMPLETE, DRAFT, REPLACE, SKILL, TAKE, TILE, USE
from hightable.kernel import Texts

Said = Callable[[Record, Texts], str]


def called(thing: str, texts: Texts) -> str:
    """The name of a thing of the box; ids of spaces have capitals, names go by small letters."""
    return texts.name(thing.lower())


def about(board: Board, word: int, texts: Texts) -> str:
    """What the card, class, Favour or Skill tile of a word is for."""
    if word in TAKE:
        return favour_text(FAVOURS[TAKE.index(word)], texts)
    if word in COMPLETE:
        return card_text(OBJECTIVES[COMPLETE.index(word)], texts)
    if word in USE:
        return ability_text(OBJECTIVES[USE.index(word)], texts)
    if word in DRAFT:
        return drafted(board, int(DRAFT.index(word)), texts)
    for words in (SKILL, REPLACE):
        if word in words:
            return effect_text(SKILL_RECORDS[SKILLS[words.index(word)]]["effect"], texts)
    tile = named_class(board, word)
    return class_text(CLASSES[tile], texts) if 0 <= tile < ADVANCED else ""


def named_class(board: Board, word: int) -> int:
    """The class tile that a word names, or -1."""
    if word in TILE:
        return int(TILE.index(word))
    if word in CLASS:
        return int(board.players[board.seat].school.classes[CLASS.index(word)])
    return NONE


def drafted(board: Board, discipline: int, texts: Texts) -> str:
    """The class tile of a combination, and its Book."""
    said = class_text(CLASSES[board.supply.piles[discipline * PILES][-1]], texts)
    book = board.supply.draft[discipline]
    if book == NO_BOOK:
        return said
    with_book = texts.say("tip", "draft", kind=texts.name(DISCIPLINES[book]))
    return texts.listed([said, with_book])


def effect_text(record: Any, texts: Texts) -> str:
    """An effect in one phrase; a list is done in order."""
    if isinstance(record, list):
        return texts.listed(effect_text(part, texts) for part in record)
    return SAID.get(record["op"], plain)(record, texts)


def plain(record: Record, texts: Texts) -> str:
    """An effect without figures."""
    return texts.say("effect", record["op"])


def in_order(record: Record, texts: Texts) -> str:
    return effect_text(record["effects"], texts)


def choose(record: Record, texts: Texts) -> str:
    said = [effect_text(part, texts) for part in record["of"]]
    if len(said) > 2:
        return texts.say("effect", "choose", effects=texts.listed(said))
    return texts.say("effect", "or", first=said[0], second=said[1])


def may(record: Record, texts: Texts) -> str:
    """Every bonus may be declined: it need not be said each time."""
    return effect_text(record["effect"], texts)


def gain(record: Record, texts: Texts) -> str:
    return texts.say("count", record["resource"], n=record["n"])


def of_discipline(record: Record, texts: Texts) -> str:
    """A word with a discipline, any of them, or the one of the section."""
    op, kind = record["op"], record["discipline"]
    if kind not in DISCIPLINES:
        return texts.say("effect", f"{op} {kind}", n=record.get("n", 1))
    return texts.say("effect", op, discipline=texts.name(kind), n=record.get("n", 1))


def counted(record: Record, texts: Texts) -> str:
    return texts.say("effect", record["op"], n=record["n"])


def gain_skill(record: Record, texts: Texts) -> str:
    skill = texts.name(record["kind"])
    if record["section"] not in DISCIPLINES:
        return texts.say("effect", "gain_skill choose", skill=skill)
    return texts.say("effect", "gain_skill", skill=skill, section=texts.name(record["section"]))


def move_wall(record: Record, texts: Texts) -> str:
    return texts.say("effect", "move_wall", n=record["max_higher"])


def take_token(record: Record, texts: Texts) -> str:
    return texts.say("effect", f"take {record['token']}")


SAID: Final[dict[str, Said]] = {
    "seq": in_order,
    "choose": choose,
    "may": may,
    "gain": gain,
    "gain_book": of_discipline,
    "gain_prestige": of_discipline,
    "knowledge": counted,
    "advance_favour": counted,
    "activate_skills": of_discipline,
    "gain_skill": gain_skill,
    "move_wall": move_wall,
    "place_student_in_madrasa": of_discipline,
    "place_sankore": of_discipline,
    "take_token": take_token,
}


BONUS: Final = {tile: record["bonus"] for tile, record in SANKORE_RECORDS.items()}


def class_text(tile: str, texts: Texts) -> str:
    """What a class brings a student of its own discipline; an Introductory Class brings nothing."""
    if tile in DISCIPLINES:
        return texts.say("tip", "introductory", kind=texts.name(tile))
    reward = effect_text(CLASS_RECORDS[tile]["reward"], texts)
    return texts.say("tip", "class_tile", name=texts.name(tile), reward=reward)


def skill_text(kind: str, texts: Texts) -> str:
    """What a Skill tile does when its section is used."""
    return texts.say("tip", "skill", effect=effect_text(SKILL_RECORDS[kind]["effect"], texts))


def tile_text(tile: str, star: bool, texts: Texts) -> str:
    """A Sankoré tile: its star is up, or it shows its bonus."""
    name = texts.name(tile)
    if star:
        return texts.say("tip", "tile_star", tile=name)
    return texts.say("tip", "tile", tile=name, bonus=effect_text(BONUS[tile], texts))


def favour_text(space: str, texts: Texts) -> str:
    """What a space of the Favour track gives."""
    return effect_text(FAVOUR_RECORDS[space]["effect"], texts)


def graduation_text(tile: str, texts: Texts) -> str:
    """A Graduation tile and its icons."""
    n = GRADUATION_RECORDS[tile]["prestige"]
    return texts.say("tip", "graduation", tile=texts.name(tile), n=n)


def card_text(card: str, texts: Texts) -> str:
    """What an Objective card asks for, and what it gives."""
    asked = requirement_text(OBJECTIVE_RECORDS[card]["requirement"], texts)
    return texts.say("card", "text", asked=asked, given=ability_text(card, texts))


def requirement_text(asked: Record, texts: Texts) -> str:
    """What an Objective card asks for."""
    pred = asked["pred"]
    if pred in ("all", "pieces_placed"):
        parts = asked.get("of", [asked])
        pieces = [texts.say("count", part["piece"], n=part["min"]) for part in parts]
        return texts.say("requirement", "pieces_placed", pieces=texts.listed(pieces))
    if pred == "resource_held":
        goods = texts.say("count", asked["resource"], n=asked["min"])
        return texts.say("requirement", pred, goods=goods)
    key = next((f"{pred} {asked[f]}" for f in ("area", "orientation") if f in asked), pred)
    figures = {name: value for name, value in asked.items() if isinstance(value, int)}
    return texts.say("requirement", key, n=asked.get("min", asked.get("max")), **figures)


def ability_text(card: str, texts: Texts) -> str:
    """What an Objective card gives; some only once a turn."""
    record = OBJECTIVE_RECORDS[card]
    given = record["ability"]
    said = GIVEN.get(given["kind"], by_figure)(given, texts)
    if record["limit"] == "once_per_turn":
        return texts.say("ability", "once", given=said)
    return said


def by_figure(given: Record, texts: Texts) -> str:
    return texts.say("ability", given["kind"], n=given.get("n", 1))


def knowledge_bonus(given: Record, texts: Texts) -> str:
    kind = texts.name(given["discipline"])
    return texts.say("ability", "knowledge_bonus", n=given["n"], discipline=kind)


def substitute(given: Record, texts: Texts) -> str:
    goods = [texts.say("count", good, n=1) for good in given["any_one_of"]]
    return texts.say("ability", f"cost_substitute {given['area']}", goods=texts.listed(goods))


def discount(given: Record, texts: Texts) -> str:
    goods = texts.say("count", given["resource"], n=given["n"])
    return texts.say("ability", f"cost_discount {given['area']}", goods=goods, least=given["min"])


def bonus_action(given: Record, texts: Texts) -> str:
    return texts.say("ability", "bonus_action", effect=effect_text(given["effect"], texts))


def on_event(given: Record, texts: Texts) -> str:
    return texts.say("event", given["event"], effect=effect_text(given["effect"], texts))


GIVEN: Final[dict[str, Said]] = {
    "knowledge_bonus": knowledge_bonus,
    "cost_substitute": substitute,
    "cost_discount": discount,
    "bonus_action": bonus_action,
    "on_event": on_event,
}


def space_text(space: str, known: int, texts: Texts) -> str:
    """A space of the board: what it needs, what one has, what it costs and gives."""
    place = called(space, texts)
    if space in OASES:
        record = NODE_RECORDS[space]
        gives = effect_text(record["effect"], texts)
        return texts.say("tip", "oasis", place=place, gives=gives, n=record["value"])
    if space in PORT_RECORDS:
        record = PORT_RECORDS[space]
        gold, gives = NODE_RECORDS[record["port"]]["gold"], effect_text(record["effect"], texts)
        return texts.say("tip", "port", place=place, gold=gold, gives=gives, n=record["value"])
    found = {**THEOLOGY_RECORDS, **WALL_RECORDS, **LAW_RECORDS}[space]
    if found.get("special"):
        return texts.say("tip", "corner", place=place)
    parts = [texts.say("tip", "needs", place=place, n=found["number"], known=known)]
    parts.append(texts.say("tip", "costs", goods=price_text(space, texts)))
    parts += [texts.say("tip", "supported")] if found["supported"] else []
    if "effects" in found:
        parts.append(texts.say("tip", "then", effect=effect_text(found["effects"], texts)))
    return "; ".join(parts)


def price_text(space: str, texts: Texts) -> str:
    """The printed price of a Mosque, a Wall or a Crown."""
    if space in THEOLOGY_RECORDS:
        return texts.say("count", "salt", n=THEOLOGY_RECORDS[space]["salt"])
    if space in WALL_RECORDS:
        return texts.say("count", "book", n=WALL_RECORDS[space]["books"])
    good, n = next(iter(LAW_RECORDS[space]["cost"].items()))
    return texts.say("count", good, n=n)
