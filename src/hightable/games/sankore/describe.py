"""A view of Sankoré in words."""

from __future__ import annotations

from typing import Any

from hightable.kernel import Catalogue

View = dict[str, Any]
Sections = list[tuple[str, list[str]]]


class Speaker:
    """Templates and names of the catalogue, at hand."""

    def __init__(self, catalogue: Catalogue) -> None:
        self.catalogue = catalogue

    def say(self, key: str, *parts: object) -> str:
        return self.catalogue.say("text", key).format(*parts)

    def name(self, thing: str) -> str:
        return self.catalogue.name(thing.lower())

    def listed(self, things: list[str]) -> str:
        return ", ".join(self.name(thing) for thing in things) or self.say("none")

    def counted(self, numbers: dict[str, int]) -> str:
        told = [f"{self.name(thing)} {number}" for thing, number in numbers.items() if number]
        return ", ".join(told) or self.say("none")

    def player(self, seat: int) -> str:
        return self.say("nobody") if seat < 0 else self.say("player", seat + 1)


def describe(seen: View, catalogue: Catalogue) -> Sections:
    """The table, its areas, then each player; a card is told only where it is seen."""
    speaker = Speaker(catalogue)
    sections = [(speaker.say("table"), table(seen, speaker))]
    for seat, player in enumerate(seen["players"]):
        rows = of_player(player, speaker)
        if seen["scholar"] is not None and seat == len(seen["players"]) - 1:
            rows.insert(0, of_scholar(seen["scholar"], speaker))
        sections.append((speaker.player(seat), rows))
    return sections


def table(seen: View, speaker: Speaker) -> list[str]:
    madrasa = seen["madrasa"]
    rows = [speaker.say("round", seen["round"], madrasa["filled"])]
    if seen["phase"] == "draft":
        rows = [speaker.say("drafting")]
    if seen["ending"]:
        rows.append(speaker.say("ending"))
    if seen["quiet"]:
        rows.append(speaker.say("quiet", seen["quiet"], seen["quiet_left"]))
    if seen["last_round"]:
        rows.append(speaker.say("last rounds", seen["last_round"]))
    rows.append(speaker.say("library", speaker.counted(seen["library"]["values"])))
    for at, shelf in enumerate(seen["library"]["shelves"], 1):
        rows.append(speaker.say("shelf", at, speaker.listed(shelf)))
    for area, queue in seen["queues"].items():
        told = speaker.listed(queue["students"])
        rows.append(speaker.say("queue", speaker.name(area), told, queue["shared"]))
    cells = [
        f"{speaker.name(cell)}: "
        + (speaker.say("star") + " " if tile["star"] else "")
        + speaker.name(tile["id"])
        for cell, tile in madrasa["cells"].items()
    ]
    rows.append(speaker.say("madrasa", "; ".join(cells)))
    return rows + areas(seen, speaker)


def areas(seen: View, speaker: Speaker) -> list[str]:
    """Majorities, Overflows, market and supply."""
    rows = []
    for box, tokens in seen["boxes"].items():
        area, region = box.split("_")
        if tokens["book"] or tokens["prestige"]:
            leader = speaker.player(tokens["leader"])
            rows.append(speaker.say("region", speaker.name(area), region, leader))
    for area, tokens in seen["overflow"].items():
        held = {d: tokens["books"][d] + tokens["prestige"][d] for d in tokens["books"]}
        if any(held.values()):
            rows.append(speaker.say("overflow", speaker.name(area), speaker.counted(held)))
    for area, column in seen["market"].items():
        tiles = [tile for tile in column["rows"].values() if tile]
        rows.append(speaker.say("market", speaker.name(area), speaker.listed(tiles)))
    books, tokens = seen["supply"]["books"], seen["supply"]["prestige"]
    rows.append(speaker.say("supply", speaker.counted(books), speaker.counted(tokens)))
    return rows


def of_scholar(scholar: View, speaker: Speaker) -> str:
    discipline = speaker.listed([scholar["discipline"]] if scholar["discipline"] else [])
    return speaker.say("scholar", scholar["phase"], scholar["turn"], discipline)


def of_player(player: View, speaker: Speaker) -> list[str]:
    books, prestige = speaker.counted(player["books"]), speaker.counted(player["prestige"])
    purse = (player["gold"], player["salt"], player["inspiration"])
    known = {area: parts["total"] for area, parts in player["knowledge"].items()}
    rows = [
        speaker.say("purse", *purse, books, prestige, player["room"]),
        speaker.say("favours", player["favour"], player["favours"]),
        speaker.say("knowledge", speaker.counted(known)),
        speaker.say("classes", paired(player["classes"], speaker)),
        speaker.say("students", paired(player["students"], speaker)),
    ]
    skills = [kind for kinds in player["skills"].values() for kind in kinds]
    pieces = [space for spaces in player["pieces"].values() for space in spaces]
    lists = {"skills": skills, "graduations": list(player["graduations"]), "pieces": pieces}
    lists |= {"done": player["done"], "cards": list(player.get("cards", []))}
    rows += [speaker.say(key, speaker.listed(things)) for key, things in lists.items() if things]
    rows.append(speaker.say("hand", player["hand"]))
    return [*rows, speaker.say("score", player["score"])]


def paired(places: dict[str, str], speaker: Speaker) -> str:
    told = [f"{speaker.name(place)}: {speaker.name(thing)}" for place, thing in places.items()]
    return "; ".join(told) or speaker.say("none")
