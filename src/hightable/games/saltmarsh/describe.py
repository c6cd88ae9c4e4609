"""A view of Saltmarsh in words."""

from __future__ import annotations

from hightable.games.saltmarsh.seen import Seen, SeenPlayer
from hightable.kernel import Sections, Texts


def describe(seen: Seen, texts: Texts) -> Sections:
    """The marsh, then each player; a card is told only where it is seen."""
    crates = named(seen.crates, texts) or texts.say("text", "none")
    rows = [texts.say("text", "crates", quays=crates), texts.say("text", "deck", n=seen.deck)]
    sections = [(texts.say("text", "marsh"), rows)]
    for seat, player in enumerate(seen.players, 1):
        sections.append((texts.say("text", "player", n=seat), describe_player(player, texts)))
    return sections


def describe_player(player: SeenPlayer, texts: Texts) -> list[str]:
    held = {"coins": player.coins, "salt": player.salt, "guild": player.guild}
    rows = [
        texts.say("text", "boat", quay=texts.name(player.quay)),
        texts.say("text", "goods", **held),
    ]
    cards = {"played": player.played, "hand": player.hand, "pack": player.pack}
    rows += [texts.say("text", key, cards=named(own, texts)) for key, own in cards.items() if own]
    return [*rows, texts.say("text", "score", n=player.score)]


def named(things: list[str], texts: Texts) -> str:
    return texts.listed(texts.name(thing) for thing in things)
