"""A view of Newton in words: for the terminal, screen readers and tests."""

from __future__ import annotations

from typing import Any

from hightable.games.newton.box import ACTION_RECORDS, STARTING_RECORDS
from hightable.kernel import Catalogue

KEYS = {name: card["key"] for name, card in (STARTING_RECORDS | ACTION_RECORDS).items()}
Seen = dict[str, Any]


class Describer:
    """Puts the parts of a view into the words of a catalogue."""

    def __init__(self, catalogue: Catalogue) -> None:
        self.catalogue = catalogue
        self.texts = catalogue.sections["text"]

    def say(self, key: str, *parts: object) -> str:
        return self.texts[key].format(*parts)

    def named(self, things: list[str]) -> str:
        """Names, or the word for none."""
        return ", ".join([self.catalogue.name(thing) for thing in things]) or self.texts["none"]

    def cards(self, cards: list[str | None]) -> str:
        return self.named([KEYS[card] for card in cards if card is not None])

    def dealt(self, tiles: dict[str, str]) -> str:
        """Tiles and tokens by the space on which they lie."""
        name = self.catalogue.sections["name"]
        spoken = [f"{name.get(space, space)}: {name.get(it, it)}" for space, it in tiles.items()]
        return "; ".join(spoken) or self.texts["none"]

    def counted(self, numbers: dict[str, int]) -> str:
        spoken = [f"{self.catalogue.name(what)} {n}" for what, n in numbers.items()]
        return ", ".join(spoken)

    def table(self, seen: Seen) -> list[str]:
        """The moment, the Map, the tracks, the lines."""
        return [
            self.say("moment", seen["round"], seen["rounds"], seen["lap"], seen["laps"]),
            self.say("first player", seen["first"] + 1),
            self.say("cities", self.dealt(seen["city"])),
            self.say("universities", self.dealt(seen["university"] | seen["ancient_land"])),
            self.say("specializations", self.dealt(seen["specialization"])),
            self.say("inventions", self.dealt(seen["invention"])),
            self.say("objectives", self.dealt(seen["objective"])),
            self.say("tokens", self.dealt(seen["bonus"])),
            self.say("supply", self.counted(seen["supply"])),
            *[
                self.say("line", level + 1, self.cards(line), seen["decks"][level])
                for level, line in enumerate(seen["lines"])
            ],
        ]

    def player(self, player: Seen) -> list[str]:
        """One player: what he has, where his pieces are, his cards, his points."""
        rows = [
            self.say("holds", player["coins"], player["potions"], player["vp"], player["score"]),
            self.say("scientist", self.named([player["at"]]), self.named(player["cubes"])),
            self.say("marker", player["work"], self.named(player["students"])),
            self.say("left", player["cubes_left"], player["students_left"], player["books_left"]),
            self.say("books", self.named(player["books"]), len(player["lines"])),
            self.say("symbols", self.counted(player["symbols"])),
            self.say("volumes", self.counted(player["volumes"])),
            self.say("incomes", *player["income"].values()),
            self.say("tiles", self.named(player["developments"] + player["incomes"])),
            self.say("hand", self.cards(player["hand"])),
            self.say("desk", self.cards(player["desk"]), self.cards(player["tucked"])),
            self.say("played", self.named(player["masters_played"]), player["masters_left"]),
        ]
        if player["rank"]:
            rows.append(self.say("rank", self.named([player["rank"]])))
        return rows + self.secrets(player)

    def secrets(self, player: Seen) -> list[str]:
        """What only the owner sees."""
        rows = []
        if player.get("masters"):
            rows.append(self.say("masters in hand", self.named(player["masters"])))
        if player.get("pack"):
            rows.append(self.say("pack", self.named(player["pack"])))
        if player.get("keeps"):
            rows.append(self.say("keeps", self.named([player["keeps"]])))
        if player.get("tucks"):
            rows.append(self.say("tucks", self.cards([player["tucks"]])))
        return rows


def describe(seen: Seen, catalogue: Catalogue) -> list[tuple[str, list[str]]]:
    """The table, then each player."""
    by = Describer(catalogue)
    sections = [(by.say("table"), by.table(seen))]
    for player in seen["players"]:
        sections.append((by.say("player", player["seat"] + 1), by.player(player)))
    return sections
