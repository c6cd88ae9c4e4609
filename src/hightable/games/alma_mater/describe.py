"""A view of Alma Mater in words, for screen readers, tests and the terminal."""

from __future__ import annotations

from collections.abc import Iterable

from hightable.games.alma_mater.box import KINDS, PROFESSOR_RECORDS, STUDENT_RECORDS
from hightable.games.alma_mater.effect_text import (
    ability_texts,
    bonus_text,
    chancellor_text,
    cost_text,
    effect_text,
    glory_text,
    sentences,
)
from hightable.games.alma_mater.seen.players import SeenPlayer, SeenShelf
from hightable.games.alma_mater.seen.table import (
    Seen,
    SeenBust,
    SeenChair,
    SeenFaculty,
    SeenLevel,
    SeenSpace,
    SeenStudent,
)
from hightable.kernel import Sections, Texts


class Speaker:
    """Puts the parts of a view into the words of a language."""

    def __init__(self, seen: Seen, people: list[str], texts: Texts) -> None:
        self.seen = seen
        self.people = people
        self.texts = texts

    def text(self, key: str, **parts: object) -> str:
        return self.texts.say("text", key, **parts)

    def name(self, thing: str | None) -> str:
        return self.texts.name(thing) if thing else self.text("none")

    def names(self, things: Iterable[str]) -> str:
        return self.texts.listed(self.texts.name(it) for it in things) or self.text("none")

    def who(self, seats: Iterable[int]) -> str:
        """The names of some players."""
        return self.texts.listed(self.people[seat] for seat in seats) or self.text("none")

    def numbers(self, counted: dict[str, int]) -> str:
        """So many of each thing there are any of."""
        said = [
            self.text("so many", n=n, name=self.texts.name(it)) for it, n in counted.items() if n
        ]
        return self.texts.listed(said) or self.text("none")

    def by_seat(self, numbers: list[int]) -> str:
        said = [
            self.text("so many", n=n, name=self.people[at]) for at, n in enumerate(numbers) if n
        ]
        return self.texts.listed(said) or self.text("none")


def table(by: Speaker) -> list[str]:
    """Round, phase, order, ranks; the card of Ignotus."""
    seen, card = by.seen, by.seen.card
    lines = [
        by.text("round", round=seen.round, phase=by.text(seen.phase)),
        by.text("order", names=by.who(seen.order)),
        by.text("reputation", names=by.who(seen.reputation)),
        by.text("bishop row", names=by.who(piece.seat for piece in seen.bishop)),
    ]
    if card is not None:
        parts = {"steps": card.steps, "textbooks": card.textbooks}
        lines.append(by.text("ignotus card", sites=by.names(card.sites), **parts))
    return lines


def space(space: SeenSpace, by: Speaker) -> str:
    pieces, needed = by.by_seat(space.pieces), by.by_seat(space.needed)
    return by.text("space", name=by.name(space.site), pieces=pieces, needed=needed)


def student(tile: SeenStudent, by: Speaker) -> str:
    return by.text(
        "student",
        name=by.name(tile.student),
        faculty=by.name(tile.faculty),
        copies=tile.copies,
        payable=by.who(tile.payable),
        does=sentences(ability_texts(STUDENT_RECORDS[tile.student], by.texts), by.texts),
    )


def faculty(own: SeenFaculty, by: Speaker) -> str:
    """What a student of a faculty costs, and the colours that are good enough now."""
    groups = [
        by.text("group", n=group.n, colours=by.names(KINDS[seat] for seat in group.colours))
        for group in own.groups
    ]
    if own.dictionaries:
        groups.append(by.texts.say("count", "dictionary", n=own.dictionaries))
    return by.text("faculty", name=by.name(own.faculty), cost="; ".join(groups))


def chair(chair: SeenChair, by: Speaker) -> str:
    groups = "-".join(str(size) for size in chair.groups)
    open_cost = by.text("open cost", ducats=chair.ducats, groups=groups)
    return by.text(
        "chair",
        name=by.name(chair.professor),
        cost=by.numbers(chair.cost) if chair.cost else open_cost,
        copies=chair.copies,
        payable=by.who(chair.payable),
        lecture=effect_text(PROFESSOR_RECORDS[chair.professor]["lecture"], by.texts),
    )


def level(level: SeenLevel, by: Speaker) -> str:
    what = by.text("start")
    if level.milestone:
        what = bonus_text(level.milestone, by.texts)
    elif level.cost:
        what = cost_text(level.cost, by.texts)
    return by.text("level", level=level.level, what=what, names=by.who(level.markers))


def bust(bust: SeenBust, by: Speaker) -> str:
    return by.text(
        "bust",
        letter=by.name(bust.letter),
        glory=glory_text(bust.glory, by.texts),
        chancellor=chancellor_text(bust.chancellor, by.texts)
        if bust.chancellor
        else by.text("none"),
        names=by.who(bust.owners),
    )


def player(me: SeenPlayer, by: Speaker) -> tuple[str, list[str]]:
    """A university: storage, display, halls, professors, masters."""
    ready = [one.professor for one in me.professors if one.ready]
    tired = [one.professor for one in me.professors if not one.ready]
    masters = {"archive": me.archive, "dormitory": me.dormitory, "tutors": me.tutors}
    books = by.numbers(me.books)
    shelves = by.texts.listed(shelf(it, by) for it in me.display)
    lines = [
        by.text("points", prestige=me.prestige, score=me.score),
        by.text("masters", **masters),
        by.text("ducats", n=me.ducats),
        by.text("storage", books=books, stored=me.stored, storage=me.storage),
        by.text("display", shelves=shelves),
        by.text("halls", names=by.names(me.halls)),
        by.text("professors", ready=by.names(ready), tired=by.names(tired)),
        by.text("chancellors", names=by.names(me.chancellors)),
        by.text("marker", level=me.level, rank=me.rank),
    ]
    if me.hand or me.kept:
        hand, kept = by.names(me.hand or []), by.names(me.kept or [])
        lines.append(by.text("setup cards", hand=hand, kept=kept))
    return by.people[me.seat], [by.text("colour", name=by.name(me.colour)), *lines]


def shelf(shelf: SeenShelf, by: Speaker) -> str:
    value = by.text("flipped") if shelf.flipped else str(shelf.value)
    key = "shelf with book" if shelf.book else "shelf"
    return by.text(key, price=shelf.price, value=value)


def describe(seen: Seen, names: list[str], texts: Texts) -> Sections:
    """Headings with their lines: the table, every space, then the players in turn."""
    by = Speaker(seen, names, texts)
    sections = [
        (by.text("table"), table(by)),
        (by.text("spaces"), [space(it, by) for it in seen.spaces.values()]),
        (by.text("costs"), [faculty(it, by) for it in seen.faculties]),
        (by.text("campus"), [student(it, by) for row in seen.rows for it in row]),
        (by.text("academy"), [chair(it, by) for it in seen.chairs]),
        (by.text("track"), [level(it, by) for it in seen.levels]),
        (by.text("fame"), [bust(it, by) for it in seen.fame]),
    ]
    return sections + [player(it, by) for it in seen.players]
