"""A view of Saltmarsh in words."""

from __future__ import annotations

from typing import Any

from hightable.kernel import Catalogue


def describe(seen: dict[str, Any], catalogue: Catalogue) -> list[tuple[str, list[str]]]:
    """The marsh, then each player; a card is told only where it is seen."""
    say = catalogue.sections["text"]
    crates = ", ".join(catalogue.name(quay) for quay in seen["crates"])
    rows = [say["crates"].format(crates or say["none"]), say["deck"].format(seen["deck"])]
    sections = [(say["marsh"], rows)]
    for seat, player in enumerate(seen["players"]):
        sections.append((say["player"].format(seat + 1), describe_player(player, catalogue)))
    return sections


def describe_player(player: dict[str, Any], catalogue: Catalogue) -> list[str]:
    say = catalogue.sections["text"]
    rows = [
        say["boat"].format(catalogue.name(player["quay"])),
        say["goods"].format(player["coins"], player["salt"], player["guild"]),
    ]
    for key in ("played", "cards", "pack"):
        if player.get(key):
            cards = ", ".join(catalogue.name(card) for card in player[key])
            rows.append(say[key].format(cards))
    return [*rows, say["score"].format(sum(player["sheet"].values()))]
