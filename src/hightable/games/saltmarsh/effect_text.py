"""Effects in words, the only place: read from the same records that the effects are made of."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from hightable.games.saltmarsh.box import CARD_RECORDS, CARDS, QUAY_RECORDS, QUAYS
from hightable.games.saltmarsh.state import Board
from hightable.games.saltmarsh.words import GO, KEEP, PLAY
from hightable.kernel import Texts

Record = dict[str, Any]


def effect_text(record: Any, texts: Texts) -> str:
    """An effect in one phrase; a list is done in order."""
    if isinstance(record, list):
        return in_order(record, texts)
    return SAID[record["op"]](record, texts)


def card_text(card: str, texts: Texts) -> str:
    """What a card does, and when."""
    record = CARD_RECORDS[card]
    if "on_dock" in record:
        return texts.say("effect", "on_dock", effect=effect_text(record["on_dock"], texts))
    return effect_text(record["play"], texts)


def quay_text(quay: str, texts: Texts) -> str:
    """The cargo of a quay; home has none."""
    cargo = QUAY_RECORDS[quay].get("cargo")
    return effect_text(cargo, texts) if cargo else texts.say("effect", "no_cargo")


def about(board: Board, word: int, texts: Texts) -> str:
    """What the card or the quay of a word is for."""
    for words in (KEEP, PLAY):
        if word in words:
            return card_text(CARDS[words.index(word)], texts)
    return quay_text(QUAYS[GO.index(word)], texts) if word in GO else ""


def gain(record: Record, texts: Texts) -> str:
    return texts.say("count", record["resource"], n=record["n"])


def price(cost: dict[str, int], texts: Texts) -> str:
    return texts.listed(texts.say("count", resource, n=n) for resource, n in cost.items())


def in_order(records: list[Record], texts: Texts) -> str:
    said = [effect_text(record, texts) for record in records]
    return said[0] if len(said) == 1 else texts.say("effect", "seq", first=said[0], then=said[1])


def climb(record: Record, texts: Texts) -> str:
    return texts.say("effect", "climb", n=record["n"])


def draw(record: Record, texts: Texts) -> str:
    return texts.say("effect", "draw")


def may(record: Record, texts: Texts) -> str:
    then = effect_text(record["then"], texts)
    return texts.say("effect", "may", price=price(record["cost"], texts), effect=then)


def printed(record: Record, texts: Texts) -> str:
    """Several to choose from, or to do in any order."""
    said = [effect_text(part, texts) for part in record["of"].values()]
    return texts.say("effect", record["op"], effects=texts.listed(said))


def repeat(record: Record, texts: Texts) -> str:
    said = effect_text(record["effect"], texts)
    return texts.say("effect", "repeat", n=record["n"], effect=said)


def per(record: Record, texts: Texts) -> str:
    return texts.say("per", record["count"], effect=effect_text(record["effect"], texts))


SAID: Final[dict[str, Callable[[Record, Texts], str]]] = {
    "gain": gain,
    "climb": climb,
    "draw": draw,
    "may": may,
    "choose": printed,
    "any_order": printed,
    "repeat": repeat,
    "per": per,
}
