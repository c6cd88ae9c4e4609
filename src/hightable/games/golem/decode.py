"""Cards, tiles and boards: data/ read into effects, once; a wrong file stops the program here."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from hightable.games.golem.box import (
    ACTION_RECORDS,
    ARTEFACT_RECORDS,
    BOOK_RECORDS,
    CHARACTER_RECORDS,
    DISTRICTS,
    DOMAINS,
    FIRST_COLUMN,
    GRAVE_RECORDS,
    NEIGHBOURHOOD_RECORDS,
    RESOURCES,
    START_RECORDS,
    TILE_SIDES,
    UPGRADE_RECORDS,
    Record,
)
from hightable.games.golem.effects import (
    CHAPTERS,
    COUNTS,
    Gain,
    GainPer,
    Leash,
    Marker,
    Offer,
    Research,
    Streets,
)
from hightable.games.golem.state import NONE
from hightable.games.golem.words import DECLINE, TAKE
from hightable.kernel import Choose, Effect, Fault, Makers, Nothing, Part, Seq, Spec, decode

# The terms of a purchase: the discount; for a book, whether the card's own cost is ignored; for
# an upgrade its domain, or any, and whether all resources may pay.
DISCOUNT: Final = Part(4)
FIELD_ONLY: Final = Part(1, above=DISCOUNT)
DOMAIN: Final = Part(2, above=DISCOUNT)
MIXED: Final = Part(1, above=DOMAIN)
ANY_DOMAIN: Final = len(DOMAINS)
ONCE: Final = 1
OFFERS: Final[list[tuple[Offer, Record]]] = []


def resource(spec: Spec) -> int:
    return RESOURCES.index(spec.text("resource", RESOURCES))


def discount(spec: Spec) -> int:
    found = spec.number("discount")
    if not 0 <= found <= DISCOUNT.most:
        raise Fault(f"{spec.where}: a discount is a number from 0 to {DISCOUNT.most}, not {found}")
    return found


def gain(specs: list[Spec]) -> Effect:
    """Gains that stand side by side are taken at once."""
    goods = [0] * len(RESOURCES)
    for spec in specs:
        goods[resource(spec)] += spec.number("n")
        spec.finish()
    return Gain(vec[i64](goods))


def gain_per(spec: Spec) -> Effect:
    counted = COUNTS[spec.text("count", list(COUNTS))]
    return GainPer(resource(spec), counted, spec.number("n"))


def student(spec: Spec) -> Effect:
    district = spec.text("district", [*DISTRICTS, "any"])
    if district == "any":
        return CHAPTERS.see("students", spec.number("n"))
    one(spec, "n")
    return CHAPTERS.see("student", DISTRICTS.index(district))


def one(spec: Spec, field: str) -> None:
    if spec.number(field) != 1:
        raise Fault(f"{spec.where}: {field} can only be 1")


def draw_goals(spec: Spec) -> Effect:
    one(spec, "keep")
    return CHAPTERS.see("goals", spec.number("draw"))


def destroy(spec: Spec) -> Effect:
    one(spec, "n")
    return CHAPTERS.see("destroy", 0)


def destroy_at_once(spec: Spec) -> Effect:
    one(spec, "n")
    return CHAPTERS.see("destroy", ONCE)


def move_golem(spec: Spec) -> Effect:
    """One golem one step, or several steps among all; with work after it, see `lead`."""
    steps = spec.number("steps")
    if spec.text("scope", ["one", "shared"]) == "one" and steps > 1:
        raise Fault(f"{spec.where}: one golem several steps is known only with work after it")
    spec.text("direction", ["either"])
    return CHAPTERS.see("move", steps)


def lead(move: Spec, work: Spec) -> Effect:
    """One golem several steps forward, then that golem may work."""
    move.text("scope", ["one"])
    move.text("direction", ["forward"])
    one(work, "max")
    work.field("target", str)
    steps = move.number("steps")
    move.finish()
    work.finish()
    return CHAPTERS.see("lead", steps)


def work(spec: Spec) -> Effect:
    spec.text("target", ["any_standing"])
    return CHAPTERS.see("work", spec.number("max"))


def develop(spec: Spec) -> Effect:
    domain = [*DOMAINS, "any"].index(spec.text("domain", [*DOMAINS, "any"]))
    mixed = int(spec.text("currency", ["native", "any"]) == "any")
    terms = DISCOUNT.at(discount(spec)) | DOMAIN.at(domain) | MIXED.at(mixed)
    return CHAPTERS.see("develop", terms)


def buy_book(spec: Spec) -> Effect:
    field_only = int(spec.flag("ignore_card_cost"))
    return CHAPTERS.see("book", DISCOUNT.at(discount(spec)) | FIELD_ONLY.at(field_only))


def activate(spec: Spec) -> Effect:
    spec.flag("distinct")
    return CHAPTERS.see("activate", spec.number("max"))


def favour(spec: Spec) -> Effect:
    spec.text("where", ["own_golem_district"])
    return CHAPTERS.see("favour", 0)


def artefact_bonus(spec: Spec) -> Effect:
    one(spec, "n")
    return CHAPTERS.see("artefact", 0)


def pay(spec: Spec) -> Effect:
    """A price of one or several parts, and what it buys."""
    goods = [0] * len(RESOURCES)
    back, down = NONE, 0
    for part in spec.field("cost", list):
        cost = Spec(part, f"{spec.where}, cost", spec.makers)
        kind = cost.text("kind", ["resource", "student_back", "research_down"])
        if kind == "resource":
            goods[resource(cost)] += cost.number("n")
        elif kind == "student_back":
            one(cost, "n")
            back = DISTRICTS.index(cost.text("district", DISTRICTS))
        else:
            down = cost.number("n")
    offer = Offer(vec[i64](goods), back, down, spec.effect("then"))
    OFFERS.append((offer, spec.fields))
    return offer


def choose(spec: Spec) -> Effect:
    """One of several gains, each a single resource, or none of them."""
    words: list[int] = []
    effects: list[Effect] = []
    for option in spec.field("options", list):
        words.append(TAKE[RESOURCES.index(option[0]["resource"])])
        effects.append(decode(option, f"{spec.where}, options", spec.makers))
    return Choose([*words, DECLINE], [*effects, Nothing()], "choice", "§3.1")


def sequence(spec: Spec) -> Effect:
    """Effects from left to right; neighbours that belong together become one."""
    parts: list[Effect] = []
    fields: list[Any] = spec.field("effects", list)
    at = 0
    while at < len(fields):
        used = grouped(fields[at:])
        specs = [Spec(field, f"{spec.where} {at + 1}", spec.makers) for field in fields[at:][:used]]
        if fields[at].get("op") == "gain":
            parts.append(gain(specs))
        elif used > 1:
            parts.append(lead(specs[0], specs[1]))
        else:
            parts.append(decode(fields[at], f"{spec.where} {at + 1}", spec.makers))
        at += used
    if len(parts) == 1:
        return parts[0]
    return Seq(parts) if parts else Nothing()


def grouped(fields: list[Any]) -> int:
    """How many of the next effects are one: gains in a row, or a move and the mover's work."""
    if fields[0].get("op") == "gain":
        used = 1
        while used < len(fields) and fields[used].get("op") == "gain":
            used += 1
        return used
    follows = len(fields) > 1 and fields[1].get("target") == "moved_golem"
    return 2 if follows else 1


WORDS: Final[Makers] = {
    "seq": sequence,
    "gain": lambda spec: gain([spec]),
    "gain_per": gain_per,
    "gain_gold": lambda spec: CHAPTERS.see("gold", spec.number("n")),
    "research": lambda spec: Research(spec.number("n")),
    "golem_track_choice": lambda spec: Marker(spec.number("n")),
    "student": student,
    "students_split": lambda spec: CHAPTERS.see("students", spec.number("n")),
    "draw_goals": draw_goals,
    "create_golem": lambda spec: CHAPTERS.see("create", discount(spec)),
    "destroy_golem": destroy,
    "move_golem": move_golem,
    "work": work,
    "develop": develop,
    "buy_book": buy_book,
    "activate_books": activate,
    "neighbourhood_bonus": favour,
    "artefact_bonus": artefact_bonus,
    "student_income": lambda spec: Streets(),
    "no_control_cost": lambda spec: Leash(),
    "pay": pay,
    "choose": choose,
}
# The right arm destroys before its own doubling begins. [R14]
AT_ONCE: Final[Makers] = {**WORDS, "destroy_golem": destroy_at_once}


def effects(records: list[Record], field: str, file: str, makers: Makers = WORDS) -> list[Effect]:
    """What each record does at a moment; a record without the field does nothing."""
    return [
        decode(record.get(field, []), f"{file}.toml, {name(record)}, {field}", makers)
        for record in records
    ]


def name(record: Record) -> str:
    return str(record.get("id") or record.get("key"))


EVERY_STUDENT: Final = 7


def changes(record: Record) -> int:
    """Bits of what an artefact may change: three students, the research marker."""
    found = 0
    for effect in record["bonus"]:
        if effect["op"] == "research":
            found |= 1 << len(DISTRICTS)
        elif effect["op"] == "student":
            moved = effect["district"]
            found |= EVERY_STUDENT if moved == "any" else 1 << DISTRICTS.index(moved)
    return found


NEIGHBOURHOOD: Final = effects(NEIGHBOURHOOD_RECORDS, "effects", "neighbourhoods")
ACTION: Final = effects(ACTION_RECORDS, "effects", "action_tiles")
CHARACTER: Final = effects(CHARACTER_RECORDS, "effects", "characters")
BOOK_NOW: Final = effects(BOOK_RECORDS, "immediate", "books")
BOOK_AGAIN: Final = effects(BOOK_RECORDS, "activation", "books")
GRAVE_BONUS: Final = effects(GRAVE_RECORDS, "effects", "graveyard")
START_BONUS: Final = effects(START_RECORDS, "effects", "start_tiles")
ARTEFACT_BONUS: Final = effects(ARTEFACT_RECORDS, "bonus", "artefact_boards")
ARTEFACT_CHANGES: Final = vec[i64]([changes(record) for record in ARTEFACT_RECORDS])
TILE_SIDE: Final = effects(TILE_SIDES, "bonus", "upgrades")
ON_DEVELOP: Final = effects(UPGRADE_RECORDS, "on_develop", "upgrades", AT_ONCE)
COLUMN_BONUS: Final = effects(UPGRADE_RECORDS[FIRST_COLUMN:-1], "column_effects", "upgrades")
