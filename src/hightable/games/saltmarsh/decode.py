"""Cards and quays: data/ read into effects, once; a wrong file stops the program here."""

from __future__ import annotations

from typing import Any, Final

from hightable.games.saltmarsh.box import CARD_RECORDS, QUAY_RECORDS, QUAYS
from hightable.games.saltmarsh.effects import AnyOrder, Away, Climb, Draw, Gain, Pay, Played
from hightable.games.saltmarsh.words import CHOICES, CHOOSE, DECLINE, PAY
from hightable.kernel import Choose, Effect, Makers, May, Spec, common, moments

COUNTS: Final = {"played": Played(), "away": Away()}
GOODS: Final = ["coins", "salt"]
NO_CHANNEL: Final = 9


def gain(spec: Spec) -> Effect:
    n = spec.number("n")
    return Gain(n, 0) if spec.text("resource", GOODS) == "coins" else Gain(0, n)


def may_pay(spec: Spec) -> Effect:
    coins, salt = spec.numbers("cost", GOODS)
    return May([PAY, DECLINE], Pay(coins, salt, spec.effect("then")), "pay", "§5")


def printed(spec: Spec) -> tuple[list[int], list[Effect]]:
    """The words and effects of a card that shows several."""
    of = Spec(spec.field("of", dict), f"{spec.where}, of", spec.makers)
    shown = [name for name in CHOICES if name in of.fields]
    effects = [of.effect(name) for name in shown]
    of.finish()
    return [int(CHOOSE[CHOICES.index(name)]) for name in shown], effects


def choose(spec: Spec) -> Effect:
    words, effects = printed(spec)
    return Choose(words, effects, "choose", "§5")


def any_order(spec: Spec) -> Effect:
    words, effects = printed(spec)
    return AnyOrder(words, effects, "order", "§5")


WORDS: Final[Makers] = {
    **common(COUNTS),
    "gain": gain,
    "climb": lambda spec: Climb(spec.number("n")),
    "draw": lambda spec: Draw(),
    "may": may_pay,
    "choose": choose,
    "any_order": any_order,
}


def tolls(record: dict[str, Any]) -> list[int]:
    """What the way to each quay costs; a quay without a channel is out of reach."""
    return [record["tolls"].get(quay, NO_CHANNEL) for quay in QUAYS]


ON_PLAY: Final = moments(CARD_RECORDS, "play", "cards.toml", WORDS)
ON_DOCK: Final = moments(CARD_RECORDS, "on_dock", "cards.toml", WORDS)
CARGO: Final = moments(QUAY_RECORDS, "cargo", "quays.toml", WORDS)
TOLLS: Final = [tolls(record) for record in QUAY_RECORDS.values()]
