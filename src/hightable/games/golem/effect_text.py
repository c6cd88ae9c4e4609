"""Effects, goals and tiles of the data files in words, from the templates of the catalogue."""

from __future__ import annotations

from hightable.games.golem.box import ROMAN, Record
from hightable.kernel import Catalogue


def tell(effects: list[Record], catalogue: Catalogue) -> str:
    """A list of effects as one line."""
    said = "; ".join(tell_one(effect, catalogue) for effect in effects)
    return said or catalogue.say("text", "nothing")


def tell_one(effect: Record, catalogue: Catalogue) -> str:
    """One effect: its template, or its parts put together."""
    op = str(effect["op"])
    if op == "pay":
        price = ", ".join(tell_price(cost, catalogue) for cost in effect["cost"])
        return catalogue.say("text", op).format(price, tell(effect["then"], catalogue))
    if op == "choice":
        return f" {catalogue.say('text', 'or')} ".join(
            tell(option, catalogue) for option in effect["options"]
        )
    if op in ("develop", "buy_book", "move_golem", "student", "work"):
        op = variety(effect)
    return catalogue.say("text", op).format(**spoken(effect, catalogue))


def variety(effect: Record) -> str:
    """The template for an effect that is printed in several ways."""
    op = str(effect["op"])
    if op == "develop":
        return "develop_any" if effect["currency"] == "any" else "develop"
    if op == "buy_book":
        return "buy_book_field" if effect["ignore_card_cost"] else "buy_book"
    if op == "move_golem":
        return "move_golem_forward" if effect["direction"] == "forward" else "move_golem"
    if op == "work":
        return "work_moved" if effect["target"] == "moved_golem" else "work"
    return "student_any" if effect["district"] == "any" else "student"


def spoken(effect: Record, catalogue: Catalogue) -> dict[str, object]:
    """The fields of an effect, with names for ids."""
    fields = dict(effect)
    if fields.get("resource") == "coin" and fields.get("n") == 1:
        fields["resource"] = "one coin"
    for field in ("resource", "district", "domain"):
        if field in fields and fields[field] != "any":
            fields[field] = catalogue.name(fields[field])
    if fields.get("domain") == "any":
        fields["domain"] = catalogue.say("text", "any_domain")
    if "count" in fields:
        fields["count"] = catalogue.say("text", fields["count"])
    return fields


def tell_price(cost: Record, catalogue: Catalogue) -> str:
    kind = "gain" if cost["kind"] == "resource" else str(cost["kind"])
    return catalogue.say("text", kind).format(**spoken(cost, catalogue))


def tell_goal(goal: Record, catalogue: Catalogue) -> str:
    """What a goal card asks for and what it is worth."""
    needs, points = goal["predicate"]["at_least"], goal["vp"]
    if "district" in goal["predicate"]:
        district = catalogue.name(goal["predicate"]["district"])
        return catalogue.say("text", "student_goal").format(district, ROMAN[needs], points)
    key = "research_goal" if goal["type"] == "research" else str(goal["type"])
    return catalogue.say("text", key).format(needs, points)
