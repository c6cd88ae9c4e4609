"""Cards, tiles and tokens: data/ read into effects, once; a wrong file stops the program here."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from hightable.games.newton.box import (
    ACTIONS,
    CARD_RECORDS,
    CITY_RECORDS,
    GAME,
    INCOME_RECORDS,
    INVENTION_RECORDS,
    MASTER_RECORDS,
    MEDICINE,
    PLACE_TYPES,
    SPECIALIZATION_RECORDS,
    TILE_IDS,
    TOKEN_RECORDS,
    row,
)
from hightable.games.newton.effects import CHAPTERS, ENROLL, Discard, Gain, Pay, Tally
from hightable.games.newton.words import DECLINE, PAY
from hightable.kernel import Effect, Fault, Makers, May, Repeat, Spec, common, decode, moments

RESOURCES: Final = ["coin", "potion", "vp"]
COUNT_NAMES: Final = [
    "masters_played",
    "universities_visited",
    "ancient_lands_visited",
    "completed_lines",
    "volumes_blue",
    "volumes_green",
    "volumes_orange",
    "sets_of_3_identical_volumes",
]
FLAGS: Final = {
    "work": ["no_coins", "ignore_requirements"],
    "technology": ["split", "ignore_requirements"],
    "travel": ["free_routes", "cubes_on_passed_places"],
    "lessons": ["split", "then_perform_taken_card"],
    "study": ["split", "ignore_requirements"],
    "choice": [],
}
MODIFIERS: Final = [
    "",
    "double_bonus_tokens",
    "move_to_free_village",
    "extra_cube",
    "second_book",
    "ignore_book_requirement",
]


def gain(spec: Spec) -> Effect:
    n = spec.number("n")
    gains = [n if name == spec.text("resource", RESOURCES) else 0 for name in RESOURCES]
    return Gain(gains[0], gains[1], gains[2])


def pay(spec: Spec) -> Effect:
    """A price and what it buys; a card of the hand is a price of its own kind."""
    spec.flag("optional")
    cost = spec.numbers("cost", ["coin", "potion", "hand_card"])
    then = spec.effect("then")
    return Discard(then) if cost[2] else Pay(cost[0], cost[1], then)


def may_pay(spec: Spec) -> Effect:
    return May([PAY, DECLINE], pay(spec), "pay", "§8.5")


def basic_action(spec: Spec) -> Effect:
    """A basic action with the value printed on a tile or a Master."""
    action = spec.text("action", [*ACTIONS, "choice"])
    spec.flag("fixed")
    flags = [flag for flag in FLAGS[action] if flag in spec.fields]
    for flag in flags:
        spec.field(flag, object)
    return CHAPTERS.see(" ".join([action, *flags]), spec.number("value"))


def place_cube(spec: Spec) -> Effect:
    spec.number("n")
    targets = spec.field("targets", list)
    for target in targets:
        if target not in PLACE_TYPES:
            raise Fault(f"{spec.where}: targets has {target!r}; known: {', '.join(PLACE_TYPES)}")
    return CHAPTERS.see(" ".join(["cube", *targets]), 0)


def take_tile(spec: Spec, group: str) -> Effect:
    """A Development or Income tile, or any of its group."""
    tiles = [tile.removeprefix("development_") for tile in TILE_IDS if tile.startswith(group)]
    kind = spec.text("kind", [*tiles, "any"])
    if kind == "any":
        return CHAPTERS.see(f"any {group}", 0)
    known = [tile.removeprefix("development_") for tile in TILE_IDS]
    return CHAPTERS.see("tile", known.index(kind))


def play_master(spec: Spec) -> Effect:
    return Repeat(spec.number("n"), CHAPTERS.see("master", 0))


WORDS: Final[Makers] = {
    **common({name: Tally(name) for name in COUNT_NAMES}),
    "gain": gain,
    "pay": pay,
    "place_student": lambda spec: Repeat(spec.number("n"), ENROLL),
    "basic_action": basic_action,
    "place_cube": place_cube,
    "medicine": lambda spec: CHAPTERS.see("medicine", 0),
    "take_development": lambda spec: take_tile(spec, "development"),
    "take_income": lambda spec: take_tile(spec, "income"),
    "play_master": play_master,
    "remove_bookshelf_tiles": lambda spec: CHAPTERS.see("remove tiles", spec.number("n")),
    "copy_immediate": lambda spec: CHAPTERS.see("copy", 0),
}
CITY_WORDS: Final[Makers] = {**WORDS, "pay": may_pay}


def each(records: Iterable[dict[str, Any]], file: str, words: Makers = WORDS) -> list[Effect]:
    """What each record does; every one must do something."""
    return [decode(record["effect"], f"{file}, {record['id']}", words) for record in records]


def modifier(card: dict[str, Any]) -> int:
    kind = card.get("modifier", {}).get("kind", "")
    if kind not in MODIFIERS:
        raise Fault(f"action_cards.toml, {card['id']}: no such modifier {kind!r}")
    return MODIFIERS.index(kind)


CARD_EFFECTS: Final = moments(
    {card["id"]: card for card in CARD_RECORDS}, "immediate", "action_cards.toml", WORDS
)
MODIFIER: Final = row([modifier(card) for card in CARD_RECORDS])
MODIFIER_COINS: Final = row(
    [card.get("modifier", {}).get("cost", {}).get("coin", 0) for card in CARD_RECORDS]
)
COPY_CARDS: Final = [card.get("immediate") == {"op": "copy_immediate"} for card in CARD_RECORDS]
MASTER_EFFECTS: Final = moments(MASTER_RECORDS, "immediate", "masters.toml", WORDS)
CITY_EFFECTS: Final = each(CITY_RECORDS.values(), "cities.toml", CITY_WORDS)
TOKEN_EFFECTS: Final = each(TOKEN_RECORDS.values(), "bonus_tokens.toml")
SPECIALIZATION_EFFECTS: Final = each(SPECIALIZATION_RECORDS.values(), "specializations.toml")
INVENTION_EFFECTS: Final = each(INVENTION_RECORDS.values(), "inventions.toml")
INCOME_EFFECTS: Final = each(INCOME_RECORDS.values(), "incomes.toml")
MEDICINE_EFFECTS: Final = [
    decode(MEDICINE[side], f"incomes.toml, medicine, {side}", WORDS)
    for side in ("side_1", "side_2")
]
PILE_EFFECTS: Final = each(GAME["bookshelf_pile"], "game.toml, bookshelf_pile")
PILE_SIZE: Final = int(GAME["bookshelf_pile"][0]["tiles"])
CUBE_EFFECTS: Final = {
    record["cube"]: decode(record["effect"], f"game.toml, {record['id']}", WORDS)
    for record in GAME["cube_bonus"]
}
