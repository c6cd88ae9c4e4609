"""A view of Saltmarsh in words."""

from __future__ import annotations

from hightable.games.saltmarsh.box import QUAYS
from hightable.games.saltmarsh.effect_text import card_text, quay_text
from hightable.games.saltmarsh.seen import Seen, SeenPlayer
from hightable.kernel import Sections, Texts


def describe(seen: Seen, names: list[str], texts: Texts) -> Sections:
    """The marsh, then each player; a card is told only where it is seen."""
    crates = named(seen.crates, texts) or texts.say("text", "none")
    rows = [texts.say("text", "crates", quays=crates), texts.say("text", "deck", n=seen.deck)]
    rows += [
        texts.say("text", "quay", name=texts.name(q), gives=quay_text(q, texts)) for q in QUAYS
    ]
    sections = [(texts.say("text", "marsh"), rows)]
    for name, player in zip(names, seen.players, strict=True):
        sections.append((name, describe_player(player, texts)))
    return sections


def describe_player(player: SeenPlayer, texts: Texts) -> list[str]:
    held = {"coins": player.coins, "salt": player.salt, "guild": player.guild}
    rows = [
        texts.say("text", "boat", quay=texts.name(player.quay)),
        texts.say("text", "goods", **held),
    ]
    cards = {"played": player.played, "hand": player.hand, "pack": player.pack}
    rows += [texts.say("text", key, cards=in_full(own, texts)) for key, own in cards.items() if own]
    return [*rows, texts.say("text", "score", n=player.score)]


def in_full(cards: list[str], texts: Texts) -> str:
    """Cards, each with what it does."""
    return "; ".join(f"{texts.name(card)} ({card_text(card, texts)})" for card in cards)


def named(things: list[str], texts: Texts) -> str:
    return texts.listed(texts.name(thing) for thing in things)
