"""Tiles, cards and spaces: data/ read into effects, once; a wrong file stops the program here."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from hightable.games.sankore.box.areas import (
    LAW_RECORDS,
    NODE_RECORDS,
    OASES,
    PORT_RECORDS,
    SLOTS,
    SPACES,
    THEOLOGY_RECORDS,
    WALLS,
)
from hightable.games.sankore.box.components import (
    CLASS_RECORDS,
    DISCIPLINES,
    EVERY,
    FAVOUR_RECORDS,
    REGIONS,
    RESOURCES,
    SANKORE_RECORDS,
    SKILL_RECORDS,
    SKILLS,
    Records,
    records,
)
from hightable.games.sankore.effects import (
    CHAPTERS,
    NOTHING,
    SKILL_KIND,
    SKILL_SECTION,
    Advance,
    AnyBook,
    AnyPrestige,
    Gain,
    GainBook,
    GainPrestige,
    Knowledge,
    TakeToken,
)
from hightable.games.sankore.words import GAIN_GOLD, GAIN_PRESTIGE, GAIN_SALT
from hightable.kernel import Choose, Effect, Fault, Makers, Repeat, Spec, common, decode, moments

ANY_BOOK: Final = AnyBook()
ANY_PRESTIGE: Final = AnyPrestige()
BOOK_OF: Final = [GainBook(discipline) for discipline in range(EVERY)]
PRESTIGE_OF: Final = [GainPrestige(discipline) for discipline in range(EVERY)]
WHERE: Final = [*DISCIPLINES, "any", "section", "choose"]
TOKENS: Final = ["book", "prestige"]


def discipline(spec: Spec, field: str) -> int:
    """The number of a discipline; any, chosen or the section's own come after the four."""
    return WHERE.index(spec.text(field, WHERE))


def repeated(times: int, effect: Effect) -> Effect:
    return effect if times == 1 else Repeat(times, effect)


def gain(spec: Spec) -> Effect:
    amounts = [0] * len(RESOURCES)
    amounts[RESOURCES.index(spec.text("resource", RESOURCES))] = spec.number("n")
    return Gain(amounts[0], amounts[1], amounts[2])


def gain_book(spec: Spec) -> Effect:
    wanted = discipline(spec, "discipline")
    return repeated(spec.number("n"), BOOK_OF[wanted] if wanted < EVERY else ANY_BOOK)


def gain_prestige(spec: Spec) -> Effect:
    wanted = discipline(spec, "discipline")
    return repeated(spec.number("n"), PRESTIGE_OF[wanted] if wanted < EVERY else ANY_PRESTIGE)


def choose(spec: Spec) -> Effect:
    """One of several gains; each has its own word."""
    words: list[int] = []
    effects = spec.effects("of")
    for effect in effects:
        if isinstance(effect, GainPrestige):
            words.append(GAIN_PRESTIGE[effect.discipline])
        elif isinstance(effect, Gain):
            words.append(GAIN_GOLD if effect.gold else GAIN_SALT)
        else:
            raise Fault(f"{spec.where}: a choice can only be among Gold, Salt and Prestige")
    return Choose(words, effects, "gain", "§4")


def activate(spec: Spec) -> Effect:
    wanted = discipline(spec, "discipline")
    return (
        CHAPTERS.see("activate_skills", wanted)
        if wanted < EVERY
        else CHAPTERS.see("choose_section")
    )


def gain_skill(spec: Spec) -> Effect:
    section = discipline(spec, "section")
    kind = SKILLS.index(spec.text("kind", SKILLS))
    return CHAPTERS.see("gain_skill", SKILL_KIND.at(kind) | SKILL_SECTION.at(min(section, EVERY)))


def unlock(spec: Spec) -> Effect:
    spec.text("if", ["tile_present"])
    slot = f"{spec.text('area', DISCIPLINES)}_{spec.text('region', REGIONS)}"
    return CHAPTERS.see("take_region_sankore", SLOTS.index(slot))


def place_double(spec: Spec) -> Effect:
    spec.text("source", ["supply"])
    return CHAPTERS.see("place_sankore", discipline(spec, "discipline"))


def chapter(*restated: str) -> Callable[[Spec], Effect]:
    """A word that is a chapter of the rules; its fields only restate what stands there."""

    def make(spec: Spec) -> Effect:
        for field in restated:
            spec.field(field, object, False)
        return CHAPTERS.see(str(spec.fields["op"]))

    return make


def send(spec: Spec) -> Effect:
    return CHAPTERS.see("place_student_in_madrasa", discipline(spec, "discipline"))


def collect(spec: Spec) -> Effect:
    return CHAPTERS.see("collect_overflow", REGIONS.index(spec.text("region", REGIONS)))


WORDS: Final[Makers] = {
    **common({}),
    "none": lambda spec: NOTHING,
    "choose": choose,
    "may": lambda spec: spec.effect("effect"),
    "gain": gain,
    "gain_book": gain_book,
    "gain_prestige": gain_prestige,
    "knowledge": lambda spec: Knowledge(spec.number("n")),
    "advance_favour": lambda spec: Advance(spec.number("n")),
    "exchange_favour": chapter(),
    "return_favour": chapter(),
    "activate_skills": activate,
    "activate_gained_skill": chapter(),
    "gain_skill": gain_skill,
    "move_student": chapter(),
    "promote_student": chapter("exclude_active"),
    "graduate_student": chapter("pay_book", "exclude_active"),
    "enrol_student": chapter("position"),
    "establish_class": chapter("pay_book"),
    "place_wall": chapter("any_space", "pay_cost", "flip"),
    "move_wall": chapter("same_region", "flip", "gold", "max_higher"),
    "place_student_in_madrasa": send,
    "place_sankore": place_double,
    "take_region_sankore": unlock,
    "collect_overflow": collect,
}


def effects(found: Records, field: str, file: str) -> list[Effect]:
    """What each record does, by its number."""
    return [effect or NOTHING for effect in moments(found, field, file, WORDS)]


def skills(section: int) -> list[Effect]:
    """What each Skill tile does in a section."""

    def own_book(spec: Spec) -> Effect:
        wanted = discipline(spec, "discipline")
        own = WHERE[wanted] == "section"
        book = BOOK_OF[section if own else wanted] if own or wanted < EVERY else ANY_BOOK
        return repeated(spec.number("n"), book)

    makers = dict(WORDS) | {"gain_book": own_book}
    return [
        decode(record["effect"], f"skill_tiles.toml, {name}", makers)
        for name, record in SKILL_RECORDS.items()
    ]


def token_at(space: int) -> Callable[[Spec], Effect]:
    """The token that lies on a space; its fields only say what and from where."""

    def make(spec: Spec) -> Effect:
        spec.field("from", object, False)
        return TakeToken(space, spec.text("token", TOKENS) == "book")

    return make


def spaces(found: Records, field: str, file: str) -> list[Effect]:
    """What each space of an area gives; a token is the one that lies on it."""
    rewards = []
    for name, record in found.items():
        makers = dict(WORDS) | {"take_token": token_at(SPACES.index(name))}
        rewards.append(decode(record[field], f"{file}, {name}", makers))
    return rewards


REWARD: Final = effects(CLASS_RECORDS, "reward", "advanced_classes.toml")
SKILL_EFFECT: Final = [skills(section) for section in range(EVERY)]
COLUMN_REWARD: Final = effects(
    records("graduation_tiles", "column_reward"), "effect", "graduation_tiles.toml"
)
TILE_BONUS: Final = effects(SANKORE_RECORDS, "bonus", "sankore_tiles.toml")
FAVOUR_REWARD: Final = effects(FAVOUR_RECORDS, "effect", "favour_track.toml")
SPACE_REWARD: Final = [
    *spaces({name: NODE_RECORDS[name] for name in OASES}, "effect", "astronomy.toml"),
    *spaces(PORT_RECORDS, "effect", "astronomy.toml"),
    *spaces(THEOLOGY_RECORDS, "effects", "theology.toml"),
    *[NOTHING for _ in WALLS],
    *spaces(LAW_RECORDS, "effects", "law.toml"),
]
