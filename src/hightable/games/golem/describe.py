"""A view of Golem in words."""

from __future__ import annotations

from typing import Any

from hightable.games.golem.box import (
    ACTION_RECORDS,
    BOOK_RECORDS,
    CHARACTER_RECORDS,
    GOAL_RECORDS,
    NEIGHBOURHOOD_RECORDS,
    ROMAN,
    START_RECORDS,
    UPGRADE_RECORDS,
    Record,
)
from hightable.games.golem.effect_text import tell, tell_goal
from hightable.kernel import Catalogue

BY_ID: dict[str, Record] = {
    str(record["id"]): record
    for records in (
        ACTION_RECORDS,
        BOOK_RECORDS,
        CHARACTER_RECORDS,
        GOAL_RECORDS,
        NEIGHBOURHOOD_RECORDS,
        START_RECORDS,
        UPGRADE_RECORDS,
    )
    for record in records
}


def describe(seen: dict[str, Any], catalogue: Catalogue) -> list[tuple[str, list[str]]]:
    """Round, palace, library, synagogue, city; then each player."""
    say = catalogue.sections["text"]
    phase = catalogue.name(seen["phase"])
    sections = [
        (say["round"].format(seen["round"], phase), [say["order"].format(people(seen["order"]))]),
        (say["palace"], [character(card, catalogue) for card in seen["palace"]]),
        (
            say["library"].format(seen["deck"]),
            [volume(book, catalogue) for book in seen["library"]],
        ),
        (say["synagogue"], synagogue(seen["synagogue"], catalogue)),
        (say["city"], city(seen, catalogue)),
    ]
    for player in seen["players"]:
        heading = say["automa_seat"] if player["automa"] else say["player"]
        rows = automa(player, catalogue) if player["automa"] else workshop(player, catalogue)
        sections.append((heading.format(player["seat"] + 1), rows))
    return sections


def people(seats: list[int]) -> str:
    return ", ".join(str(seat + 1) for seat in seats)


def character(card: dict[str, Any], catalogue: Catalogue) -> str:
    say = catalogue.sections["text"]
    record = BY_ID[card["id"]]
    if not card["face_up"]:
        return say["face_down"].format(record["number"])
    template = say["active"] if card["active"] else say["to_come"]
    pair = " + ".join(catalogue.name(colour) for colour in record["marbles"])
    effects = tell(record["effects"], catalogue)
    return template.format(record["number"], card["steps"], pair, record["cost_coins"], effects)


def volume(book: str, catalogue: Catalogue) -> str:
    say = catalogue.sections["text"]
    record = BY_ID[book]
    now = tell(record["immediate"], catalogue)
    again = tell(record["activation"], catalogue)
    colour = catalogue.name(record["colour"])
    return say["volume"].format(record["number"], colour, now, again)


def synagogue(shown: dict[str, Any], catalogue: Catalogue) -> list[str]:
    say = catalogue.sections["text"]
    rows = []
    for row, held in shown["rows"].items():
        marbles = ", ".join(catalogue.name(marble) for marble in held["marbles"]) or say["nothing"]
        rows.append(say["row"].format(catalogue.name(row), held["strength"], marbles))
    for tile in shown["tiles"]:
        who = "" if tile["rabbi"] is None else say["rabbi_of"].format(tile["rabbi"] + 1)
        record = BY_ID[tile["id"]]
        rows.append(f"{record['name']}: {tell(record['effects'], catalogue)}{who}")
    return rows


def city(seen: dict[str, Any], catalogue: Catalogue) -> list[str]:
    say = catalogue.sections["text"]
    rows = []
    for district, tiles in seen["city"].items():
        for section, tile in enumerate(tiles, 1):
            effects = tell(BY_ID[tile]["effects"], catalogue)
            name = catalogue.name(district)
            rows.append(say["tile"].format(name, ROMAN[section], effects))
    for grave in seen["graves"]:
        if grave["golems"]:
            rows.append(say["grave"].format(grave["id"][2:], people(grave["golems"])))
    return rows


def automa(player: dict[str, Any], catalogue: Catalogue) -> list[str]:
    say = catalogue.sections["text"]
    return [students(player, catalogue), say["score"].format(sum(player["sheet"].values()))]


def students(player: dict[str, Any], catalogue: Catalogue) -> str:
    places = [f"{catalogue.name(d)} {ROMAN[s]}" for d, s in player["students"].items()]
    return catalogue.say("text", "students").format(", ".join(places))


def workshop(player: dict[str, Any], catalogue: Catalogue) -> list[str]:
    """A player's goods, pieces, tracks, upgrades, books, artefacts, goals and score."""
    say = catalogue.sections["text"]
    steps, control = player["steps"], player["control"]
    rows = [
        say["goods"].format(player["vp"], player["clay"], player["coin"], player["knowledge"]),
        students(player, catalogue),
        say["golems"].format(", ".join(golem(g, catalogue) for g in player["golems"])),
        say["track"].format(player["research"], player["capacity"], player["value"], steps["due"]),
        say["control_due"].format(control["due"], control["have"]),
    ]
    for domain, product in player["products"].items():
        name = catalogue.name(domain)
        rows.append(say["product"].format(name, product["things"], product["menorahs"]))
    rows += possessions(player, catalogue)
    return [*rows, say["score"].format(sum(player["sheet"].values()))]


def golem(piece: dict[str, Any], catalogue: Catalogue) -> str:
    lying = f" {catalogue.say('text', 'lying')}" if piece["lying"] else ""
    return f"{catalogue.name(piece['district'])} {ROMAN[piece['section']]}{lying}"


def possessions(player: dict[str, Any], catalogue: Catalogue) -> list[str]:
    say = catalogue.sections["text"]
    rows = []
    if player["upgrades"]:
        keys = ", ".join(BY_ID[upgrade]["key"] for upgrade in player["upgrades"])
        rows.append(say["upgrades_are"].format(keys))
    for number, column in enumerate(player["columns"], 1):
        if column:
            books = ", ".join(str(BY_ID[book]["number"]) for book in column)
            rows.append(say["column"].format(number, books))
    gold = ", ".join(f"{a['gold']}/{a['size']}" for a in player["artefacts"])
    rows.append(say["gold_in"].format(gold))
    for goal in player.get("goals", []):
        told = tell_goal(BY_ID[goal["id"]], catalogue)
        rows.append(say["goal_now"].format(told, goal["now"]))
    return rows
