"""Cards and quays: data/ read into effects, once; a wrong file stops the program here."""

from __future__ import annotations

from typing import Any, Final

from hightable.games.saltmarsh.box import CARD_RECORDS, QUAY_RECORDS, QUAYS
from hightable.games.saltmarsh.effects import Away, Climb, Draw, Gain, Pay, Played
from hightable.games.saltmarsh.words import DECLINE, PAY, VOCABULARY
from hightable.kernel import (
    AnyOrder,
    Choose,
    Effect,
    Makers,
    May,
    Per,
    Repeat,
    Seq,
    Spec,
    When,
    decode,
)

COUNTS: Final = {"played": Played(), "away": Away()}
CHOICES: Final = ["coins", "salt", "guild"]
NO_CHANNEL: Final = 9


def price_and_effect(spec: Spec) -> Effect:
    return May([PAY, DECLINE], pay(spec), "pay", "§5")


def pay(spec: Spec) -> Pay:
    return Pay(spec.number("coins", 0), spec.number("salt", 0), spec.effect("then"))


def printed(spec: Spec) -> tuple[list[int], list[Effect]]:
    """The words and effects of a card that shows several."""
    of = Spec(spec.field("of", dict), f"{spec.where}, of", spec.makers)
    shown = [name for name in CHOICES if name in of.fields]
    effects = [of.effect(name) for name in shown]
    of.finish()
    return [VOCABULARY.numbers[f"choose {name}"] for name in shown], effects


def choose(spec: Spec) -> Effect:
    words, effects = printed(spec)
    return Choose(words, effects, "choose", "§5")


def any_order(spec: Spec) -> Effect:
    words, effects = printed(spec)
    return AnyOrder(words, effects, "order", "§5")


WORDS: Final[Makers] = {
    "gain": lambda spec: Gain(spec.number("coins", 0), spec.number("salt", 0)),
    "climb": lambda spec: Climb(spec.number("steps")),
    "draw": lambda spec: Draw(),
    "may": price_and_effect,
    "choose": choose,
    "any_order": any_order,
    "seq": lambda spec: Seq(spec.effects("effects")),
    "repeat": lambda spec: Repeat(spec.number("times"), spec.effect("effect")),
    "per": lambda spec: Per(COUNTS[spec.text("count", list(COUNTS))], spec.effect("effect")),
    "when": lambda spec: When(COUNTS[spec.text("test", list(COUNTS))], spec.effect("effect")),
}


def effects(records: dict[str, dict[str, Any]], field: str, file: str) -> list[Effect | None]:
    """What each record, by its number, does at a moment ("play", "on_dock"), or nothing."""
    return [
        decode(record[field], f"{file}, {name}, {field}", WORDS) if field in record else None
        for name, record in records.items()
    ]


def tolls(record: dict[str, Any]) -> list[int]:
    """What the way to each quay costs; a quay without a channel is out of reach."""
    return [record["tolls"].get(quay, NO_CHANNEL) for quay in QUAYS]


ON_PLAY: Final = effects(CARD_RECORDS, "play", "cards.toml")
ON_DOCK: Final = effects(CARD_RECORDS, "on_dock", "cards.toml")
CARGO: Final = effects(QUAY_RECORDS, "cargo", "quays.toml")
TOLLS: Final = [tolls(record) for record in QUAY_RECORDS.values()]
