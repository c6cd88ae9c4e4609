"""What components do, in words: read from the same records that the effects are made of."""

from __future__ import annotations

from typing import Any

from hightable.games.newton.box import (
    CARD_RECORDS,
    MASTER_RECORDS,
    STARTERS,
    STARTING,
)
from hightable.kernel import Catalogue


class Teller:
    """Sentences of one catalogue."""

    def __init__(self, catalogue: Catalogue) -> None:
        self.texts = catalogue.sections["text"]
        self.catalogue = catalogue

    def say(self, key: str, *parts: object) -> str:
        return self.texts[key].format(*parts)

    def amount(self, thing: str, n: int) -> str:
        """So many of something."""
        one = {"coin": "coin", "potion": "potion", "vp": "point", "hand_card": "hand card"}
        return self.say("one of" if n == 1 else "many of", n, self.texts[one[thing]])

    def price(self, cost: dict[str, int]) -> str:
        return ", ".join([self.amount(thing, n) for thing, n in cost.items()])

    def effect(self, fields: dict[str, Any]) -> str:
        """An effect in one short phrase."""
        op = fields["op"]
        if op == "gain":
            return self.amount(fields["resource"], fields["n"])
        if op == "pay":
            return self.say("pay for", self.price(fields["cost"]), self.effect(fields["then"]))
        if op == "seq":
            return ", ".join([self.effect(part) for part in fields["effects"]])
        if op == "per":
            return self.say(
                "for each", self.effect(fields["effect"]), self.texts[COUNTED[fields["count"]]]
            )
        if op == "basic_action":
            return self.action(fields)
        return self.say(SAID[op])

    def action(self, fields: dict[str, Any]) -> str:
        """A basic action of a printed value, with what is special about it."""
        names = self.catalogue.sections["name"]
        choice = fields["action"] == "choice"
        name = self.texts["any"] if choice else names[fields["action"]]
        said = self.say("of value", name, fields["value"])
        return said + "".join([f", {self.texts[FLAGS[flag]]}" for flag in FLAGS if flag in fields])

    def volumes(self, held: dict[str, int]) -> str:
        return ", ".join(
            [self.say("volume", n, self.catalogue.name(colour)) for colour, n in held.items()]
        )

    def record(self, record: dict[str, Any]) -> str:
        """The Volumes of a card and what it does."""
        parts = [self.volumes(record.get("volumes", {}))]
        if "immediate" in record:
            parts.append(self.effect(record["immediate"]))
        if "modifier" in record:
            modifier = record["modifier"]
            said = self.texts[MODIFIED[modifier["kind"]]]
            cost = modifier["cost"]
            parts.append(self.say("pay for", self.price(cost), said) if cost else said)
        return "; ".join([part for part in parts if part])

    def card(self, colour: int, card: int) -> str:
        return self.record((STARTING[colour] if card < STARTERS else CARD_RECORDS)[card])

    def master(self, master: str) -> str:
        """A Master's power and his points at the end."""
        record = MASTER_RECORDS[master]
        return self.say("points at the end", self.record(record), record["vp"])


SAID = {
    "place_student": "new student",
    "place_cube": "distant cube",
    "medicine": "medicine tile",
    "take_development": "development",
    "take_income": "income tile",
    "play_master": "play a master",
    "remove_bookshelf_tiles": "remove tiles",
    "copy_immediate": "copy an effect",
}
FLAGS = {
    "split": "split",
    "ignore_requirements": "without requirement",
    "no_coins": "without coins",
    "free_routes": "routes free",
    "cubes_on_passed_places": "cubes on the way",
    "then_perform_taken_card": "then perform it",
}
MODIFIED = {
    "double_bonus_tokens": "tokens count twice",
    "move_to_free_village": "ride to a village",
    "extra_cube": "a cube on the way",
    "second_book": "a second book",
    "ignore_book_requirement": "no requirement",
}
COUNTED = {
    "masters_played": "master played",
    "universities_visited": "university visited",
    "ancient_lands_visited": "ancient land visited",
    "completed_lines": "completed line",
    "volumes_blue": "blue volume",
    "volumes_green": "green volume",
    "volumes_orange": "orange volume",
    "sets_of_3_identical_volumes": "identical set",
}
