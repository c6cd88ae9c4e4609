"""A view in words, for screen readers, tests and the terminal."""

from __future__ import annotations

from typing import Any

from hightable.kernel import Catalogue

Section = tuple[str, list[str]]


class Speaker:
    """Says things with the texts and names of a catalogue."""

    def __init__(self, catalogue: Catalogue) -> None:
        self.catalogue = catalogue

    def text(self, key: str, **parts: Any) -> str:
        return self.catalogue.say("text", key).format(**parts)

    def name(self, thing: str) -> str:
        return self.catalogue.name(thing) if thing else self.text("none")

    def names(self, things: list[str]) -> str:
        return ", ".join(self.name(thing) for thing in things) or self.text("none")

    def numbers(self, counted: dict[str, int]) -> str:
        said = [f"{number} {self.name(thing)}" for thing, number in counted.items() if number]
        return ", ".join(said) or self.text("none")


def describe(seen: dict[str, Any], catalogue: Catalogue) -> list[Section]:
    """Headings with their lines: the table, every space, then the players in turn."""
    say = Speaker(catalogue)
    sections = [
        (say.text("table"), table(seen, say)),
        (say.text("spaces"), [space(view, say) for view in seen["spaces"]]),
        (say.text("campus"), [student(one, say) for row in seen["campus"] for one in row]),
        (say.text("academy"), [chair(view, say) for view in seen["academy"]]),
        (say.text("track"), [level(view, say) for view in seen["research"]["levels"]]),
        (say.text("fame"), [fame(view, say) for view in seen["fame"]]),
    ]
    return sections + [player(view, say) for view in seen["players"]]


def table(seen: dict[str, Any], say: Speaker) -> list[str]:
    """Round, phase, order, ranks; the card of Ignotus."""
    colours = [seen["players"][seat]["colour"] for seat in seen["order"]]
    lines = [
        say.text("round", round=seen["round"], phase=say.text(seen["phase"])),
        say.text("order", names=say.names(colours)),
        say.text("reputation", names=say.names(seen["reputation"]["ranks"])),
        say.text("bishop row", names=say.names([piece["colour"] for piece in seen["bishop"]])),
    ]
    if seen["ignotus"].get("card"):
        spaces = say.names(seen["ignotus"]["spaces"])
        view = seen["ignotus"]
        lines.append(
            say.text("ignotus card", steps=view["steps"], books=view["textbooks"], spaces=spaces)
        )
    return lines


def space(view: dict[str, Any], say: Speaker) -> str:
    return say.text(
        "space",
        name=say.name(view["site"]),
        masters=say.numbers(view["masters"]),
        needed=say.numbers(view["needed"]),
    )


def student(view: dict[str, Any], say: Speaker) -> str:
    return say.text(
        "student",
        name=say.name(view["student"]),
        faculty=say.name(view["faculty"]),
        copies=view["copies"],
        payable=say.names(view["payable"]),
    )


def chair(view: dict[str, Any], say: Speaker) -> str:
    groups = "-".join(str(size) for size in view["groups"])
    cost = say.numbers(view["fixed"]) if view["fixed"] else ""
    return say.text(
        "chair",
        name=say.name(view["professor"]),
        cost=cost or say.text("open cost", ducats=view["ducats"], groups=groups),
        copies=view["copies"],
        payable=say.names(view["payable"]),
    )


def level(view: dict[str, Any], say: Speaker) -> str:
    what = view.get("milestone") or view.get("cost")
    return say.text(
        "level",
        level=view["level"],
        what=say.name(what) if what else say.text("start"),
        names=say.names(view["markers"]),
    )


def fame(view: dict[str, Any], say: Speaker) -> str:
    return say.text(
        "glory",
        letter=view["letter"],
        tile=say.name(view["tile"]),
        chancellor=say.name(view["chancellor"]),
        names=say.names(view["claimed"]),
    )


def player(view: dict[str, Any], say: Speaker) -> Section:
    """A university: storage, display, halls, professors, masters."""
    shelves = [shelf(place, say) for place in view["display"]]
    ready = [one["professor"] for one in view["professors"] if one["ready"]]
    tired = [one["professor"] for one in view["professors"] if not one["ready"]]
    lines = [
        say.text("points", prestige=view["prestige"], score=view["score"]),
        say.text("masters", **{name: view[name] for name in ("archive", "dormitory", "tutors")}),
        say.text("ducats", ducats=view["ducats"]),
        say.text(
            "storage",
            books=say.numbers(view["books"]),
            stored=view["stored"],
            limit=view["storage"],
        ),
        say.text("display", shelves=", ".join(shelves)),
        say.text("halls", names=say.names(view["halls"])),
        say.text("professors", ready=say.names(ready), tired=say.names(tired)),
        say.text("chancellors", names=say.names(view["chancellors"])),
        say.text("marker", level=view["level"], rank=view["rank"]),
    ]
    if view["setup"]["hand"] or view["setup"]["kept"]:
        setup = view["setup"]
        lines.append(
            say.text("setup cards", hand=say.names(setup["hand"]), kept=say.names(setup["kept"]))
        )
    return say.name(view["colour"]), lines


def shelf(place: dict[str, Any], say: Speaker) -> str:
    value = say.text("flipped") if place["flipped"] else str(place["value"])
    key = "shelf with book" if place["book"] else "shelf"
    return say.text(key, price=place["price"], value=value)
