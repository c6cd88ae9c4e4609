"""Effects in words, the only place: read from the same records that the effects are made of."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from hightable.games.newton.box import (
    ACTION_RECORDS,
    CARD_RECORDS,
    CITY_RECORDS,
    COLOURS,
    GAME,
    INVENTION_RECORDS,
    MASTER_RECORDS,
    OBJECTIVE_RECORDS,
    SPECIALIZATION_RECORDS,
    STARTERS,
    STARTING,
    STARTING_RECORDS,
    TOKEN_RECORDS,
)
from hightable.games.newton.box import CARDS as CARD_KEYS
from hightable.games.newton.decode import PILE_SIZE
from hightable.games.newton.rules.study import TILES as TILES_IN_ALL
from hightable.games.newton.state import Board, Player
from hightable.games.newton.words import NEXT_TILE, VOCABULARY
from hightable.kernel import Texts

Record = Mapping[str, Any]
CARD_VERBS: Final = ("play", "take", "copy", "discard", "tuck")
MASTER_VERBS: Final = ("keep", "master")
EFFECT_VERBS: Final = ("effect", "ignore")
CARDS: Final = STARTING_RECORDS | ACTION_RECORDS
TILES: Final = CITY_RECORDS | INVENTION_RECORDS | SPECIALIZATION_RECORDS | TOKEN_RECORDS
FLAGS: Final = [
    "split",
    "ignore_requirements",
    "no_coins",
    "free_routes",
    "cubes_on_passed_places",
    "then_perform_taken_card",
]


def about(board: Board, word: int, texts: Texts) -> str:
    """What the card, Master, colour or pile of a word is for."""
    verb, noun = VOCABULARY.parts[word]
    me = board.players[board.seat]
    if verb in CARD_VERBS:
        return beside(powers(card_of(me, noun), texts), texts)
    if verb in MASTER_VERBS:
        record = MASTER_RECORDS[noun]
        points = texts.say("card", "master", n=record["vp"])
        return beside([master_power(record, texts), points], texts)
    if verb == "colour":
        return beside(starting(COLOURS.index(noun), texts), texts)
    if verb in EFFECT_VERBS:
        return beside(powers(card_of(me, CARD_KEYS[me.desk[-1]]), texts), texts)
    if word == NEXT_TILE:
        pile = GAME["bookshelf_pile"][(TILES_IN_ALL - me.piles) // PILE_SIZE]
        return effect_text(pile["effect"], texts)
    return ""


def beside(parts: list[str], texts: Texts) -> str:
    """One thing beside the other."""
    whole = ""
    for part in parts:
        whole = texts.say("effect", "beside", first=whole, then=part) if whole else part
    return whole


def card_of(me: Player, key: str) -> Record:
    """A card by its key; the starting cards of each colour have the same."""
    records = STARTING[me.colour] if key in CARD_KEYS[:STARTERS] else CARD_RECORDS
    return next(record for record in records if record["key"] == key)


def powers(record: Record, texts: Texts) -> list[str]:
    """The Volumes of a card and what it does."""
    parts = [volumes_text(record["volumes"], texts)] if record["volumes"] else []
    effects = [record[timing] for timing in ("immediate", "modifier") if timing in record]
    return parts + [effect_text(effect, texts) for effect in effects]


def starting(colour: int, texts: Texts) -> list[str]:
    """The Volumes on the starting cards of a colour."""
    cards = [card for card in STARTING[colour] if card["volumes"]]
    return [
        texts.say(
            *("card", "volumes of"),
            action=texts.name(card["action"]),
            volumes=volumes_text(card["volumes"], texts),
        )
        for card in cards
    ]


def effect_text(record: Record, texts: Texts) -> str:
    """An effect in one phrase."""
    return SAID[record["op"]](record, texts)


def tile_text(tile: str, texts: Texts) -> str:
    """What a City, an Invention, a Specialization or a Bonus token gives."""
    return effect_text(TILES[tile]["effect"], texts)


def card_text(card: str, texts: Texts) -> str:
    """What a card is and does."""
    record = CARDS[card]
    key = "named" if record["level"] else "starting"
    action = texts.name(record["action"])
    said = texts.say("card", key, name=texts.name(record["key"]), action=action)
    if record["volumes"]:
        said = followed(said, holds(record, texts), texts)
    for timing in ("immediate", "modifier"):
        if timing in record:
            power = texts.say("card", timing, effect=effect_text(record[timing], texts))
            said = followed(said, power, texts)
    return said


def master_text(master: str, texts: Texts) -> str:
    """Who a Master is, what he gives, and his points."""
    record = MASTER_RECORDS[master]
    said = followed(texts.name(master), master_power(record, texts), texts)
    return followed(said, texts.say("card", "master", n=record["vp"]), texts)


def master_power(record: Record, texts: Texts) -> str:
    if "immediate" in record:
        return texts.say("card", "immediate", effect=effect_text(record["immediate"], texts))
    return texts.say("card", "permanent", volumes=volumes_text(record["volumes"], texts))


def holds(record: Record, texts: Texts) -> str:
    return texts.say("card", "holds", volumes=volumes_text(record["volumes"], texts))


def followed(first: str, then: str, texts: Texts) -> str:
    """One sentence after the other."""
    return texts.say("card", "followed", first=first, then=then)


def volumes_text(volumes: Mapping[str, int], texts: Texts) -> str:
    """Volumes by colour."""
    return texts.listed(
        [
            texts.say("count", "volume", n=n, colour=texts.name(colour))
            for colour, n in volumes.items()
            if n
        ]
    )


def objective_text(tile: str, texts: Texts) -> str:
    """What an Objective gives for what, and at most."""
    record = OBJECTIVE_RECORDS[tile]
    per = record["per"]
    count = texts.say("counted", record["count"], n=per)
    key = "each" if per == 1 else "every"
    return texts.say(
        "objective", key, count=count, per=per, points=record["points"], most=record["max"]
    )


def cost_text(cost: Mapping[str, int], texts: Texts) -> str:
    """A price."""
    return texts.listed([texts.say("count", what, n=n) for what, n in cost.items()])


def gain(record: Record, texts: Texts) -> str:
    return texts.say("count", record["resource"], n=record["n"])


def in_order(record: Record, texts: Texts) -> str:
    """Gains are added up, a basic action comes after them."""
    said = [effect_text(part, texts) for part in record["effects"]]
    link = "then" if record["effects"][-1]["op"] == "basic_action" else "and"
    whole = said[0]
    for part in said[1:]:
        whole = texts.say("effect", link, first=whole, then=part)
    return whole


def pay(record: Record, texts: Texts) -> str:
    then = effect_text(record["then"], texts)
    return texts.say("effect", "pay", cost=cost_text(record["cost"], texts), then=then)


def per(record: Record, texts: Texts) -> str:
    count = texts.say("counted", record["count"], n=1)
    return texts.say("effect", "per", effect=effect_text(record["effect"], texts), count=count)


def basic_action(record: Record, texts: Texts) -> str:
    """A basic action of a printed value, with what is special about it."""
    action = texts.name(record["action"])
    said = texts.say("effect", "basic_action", action=action, n=record["value"])
    flags = [texts.say("flag", flag) for flag in FLAGS if record.get(flag)]
    return texts.say("effect", "flagged", effect=said, flags=texts.listed(flags)) if flags else said


def place_cube(record: Record, texts: Texts) -> str:
    targets = [texts.say("target", target) for target in record["targets"]]
    whole = targets[0]
    for target in targets[1:]:
        whole = texts.say("effect", "or", first=whole, then=target)
    return texts.say("effect", "place_cube", targets=whole)


def modify(record: Record, texts: Texts) -> str:
    said = texts.say("modify", record["kind"])
    cost = record["cost"]
    return texts.say("effect", "pay", cost=cost_text(cost, texts), then=said) if cost else said


def counted(record: Record, texts: Texts) -> str:
    """A word that tells how many."""
    return texts.say("effect", record["op"], n=record["n"])


def simple(record: Record, texts: Texts) -> str:
    """A word that says it all."""
    return texts.say("effect", record["op"])


SAID: Final[dict[str, Callable[[Record, Texts], str]]] = {
    "gain": gain,
    "place_student": counted,
    "seq": in_order,
    "pay": pay,
    "per": per,
    "basic_action": basic_action,
    "place_cube": place_cube,
    "medicine": simple,
    "take_development": lambda record, texts: texts.name(f"development_{record['kind']}"),
    "take_income": lambda record, texts: texts.name(income_tile(record["kind"])),
    "remove_bookshelf_tiles": counted,
    "play_master": simple,
    "copy_immediate": simple,
    "modify": modify,
}


def income_tile(kind: str) -> str:
    return "income_any" if kind == "any" else kind
