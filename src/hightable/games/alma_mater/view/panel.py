"""Alma Mater beside the boards: players' rows, the head, the entries of the action panel."""

from __future__ import annotations

from typing import Final

from hightable.draw.markup import Markup
from hightable.draw.scene import Choice, Count, Entry, Head, PlayerRow, Scene, Step
from hightable.draw.shapes import icon, use
from hightable.draw.tokens import colour
from hightable.games.alma_mater.box import (
    CHANCELLOR_RECORDS,
    KINDS,
    PROFESSOR_RECORDS,
    SITE_RECORDS,
    STUDENT_RECORDS,
)
from hightable.games.alma_mater.seen import Seen, SeenPlayer
from hightable.games.alma_mater.view.palette import FACULTY_ICON, ROMAN, TINTS, book
from hightable.kernel import Texts

WHEN: Final = ("past", "now", "next")
PHASES: Final = ("action", "administration", "income")
PAPER: Final = "#f3e3bd"
LAST: Final = ("pass", "end", "decline", "stop")
GROUPS: Final = ("send", "again", "lecture", "claim", "step", "ready")
SITE_ICON: Final = {
    "campus": "i-student",
    "academy": "i-prof",
    "bishop": "i-mitre",
    "colloquium": "i-talk",
    "antiquarian": "i-antiq",
    "laboratory": "i-lab",
    "park": "i-park",
    "own": "i-tb-own",
}
VERB_ICON: Final = {
    "keep": "i-card",
    "discard": "i-discard",
    "chancellor": "i-chain",
    "shelf": "i-shelfbooks",
    "display": "i-shelfbooks",
    "prices": "i-coin",
    "score": "i-shelfbooks",
    "masters": "i-master",
    "tutors": "i-tutor",
    "extra": "i-master",
    "buy": "i-coin",
    "tier": "i-antiq",
    "exchange": "i-coin",
    "claim": "i-fame",
    "double": "i-stele",
    "dormitory": "i-bed",
    "box": "i-box",
    "stop": "i-check",
    "pass": "i-check",
    "end": "i-check",
    "decline": "i-cross",
    "pay ducats": "i-coin",
    "lecture now": "i-turn",
    "step green": "i-step-green",
    "step black": "i-step-black",
    "steps green": "i-step-green",
    "steps black": "i-step-black",
    "next green": "i-step-green",
    "use laboratory": "i-lab",
    "use park": "i-park",
}

LEGEND: Final = (
    "i-coin",
    "i-vp",
    "i-tb-any",
    "i-tb-own",
    "i-dict",
    "i-master",
    "i-tutor",
    "i-student",
    "i-prof",
    "i-step-green",
    "i-step-black",
    "i-stele",
    "i-gem",
    "i-fame",
    "i-hallA",
    "i-hallB",
    "i-shelfbooks",
    "i-chest",
    "i-cycle",
    "i-glass",
    "i-turn",
    "i-bed",
)


def head(scene: Scene[Seen]) -> Head:
    """The rounds, the phase of this one, and the turn order."""
    table = scene.seen
    steps = [
        Step(ROMAN[n], WHEN[(n > table.round) + (n >= table.round)])
        for n in range(1, table.rounds + 1)
    ]
    note = "" if table.phase in PHASES else scene.say("head", table.phase)
    if table.order and table.phase != "over":
        names = scene.texts.listed(scene.names[seat] for seat in table.order)
        note = scene.say("head", "order", names=names)
    return Head(scene.say("title", "game"), steps, note, phases(scene))


def phases(scene: Scene[Seen]) -> list[Step]:
    """The phases of a round as a strip."""
    if scene.seen.phase not in PHASES:
        return []
    now = PHASES.index(scene.seen.phase)
    return [
        Step(scene.say("head", name), WHEN[(n > now) + (n >= now)]) for n, name in enumerate(PHASES)
    ]


def players(scene: Scene[Seen]) -> list[PlayerRow]:
    return [row(player, scene) for player in scene.seen.players]


def row(player: SeenPlayer, scene: Scene[Seen]) -> PlayerRow:
    """The prestige on the track, what the end would add if it came now, and the counts."""
    sheet = [(scene.say("sheet", line), points) for line, points in player.sheet.items()]
    more = player.score - player.prestige
    name, marked = scene.names[player.seat], marks(player, scene)
    if player.automated:
        return PlayerRow(player.seat, name, 0, 0, books(player, scene), sheet, marked)
    told = counts(player, scene)
    return PlayerRow(player.seat, name, player.prestige, more, told, sheet, marked)


def counts(player: SeenPlayer, scene: Scene[Seen]) -> list[Count]:
    """Ducats, masters, people, milestones, then the books and how full the storage is."""
    tint = colour(player.seat).name
    ready = sum(one.ready for one in player.professors)
    found = [
        ("i-coin", str(player.ducats), "ducats"),
        (f"p-master-{tint}", f"{player.archive}/{player.masters}", "masters"),
        ("i-studentk", str(player.counts["students"]), "students"),
        ("i-profk", f"{ready}/{len(player.professors)}", "professors"),
        ("i-stele", str(player.counts["milestones"]), "milestones"),
        ("i-chest", f"{player.stored}/{player.storage}", "storage"),
    ]
    people = [Count(name, said, scene.say("panel", key)) for name, said, key in found]
    if not player.tutors and not player.resting:
        return people + books(player, scene)
    tutors = Count("i-tutor", str(player.tutors), scene.say("panel", "tutors"))
    return [*people, *books(player, scene), tutors]


def books(player: SeenPlayer, scene: Scene[Seen]) -> list[Count]:
    """The books in storage, by kind; of Ignotus, those on display."""
    if player.automated:
        tint = colour(player.seat).name
        return [
            Count(f"p-master-{tint}", str(player.archive), scene.say("panel", "masters")),
            Count(f"i-tbk-{tint}", str(player.displayed), scene.say("panel", "displayed")),
            Count("i-stele", str(player.counts["milestones"]), scene.say("panel", "milestones")),
        ]
    return [
        Count(book("i-tbk", kind), str(player.books[kind]), scene.say("panel", "books"))
        for kind in KINDS
    ]


def marks(player: SeenPlayer, scene: Scene[Seen]) -> list[Count]:
    """Who is first in the turn order, and whether the player has passed."""
    found = []
    if scene.seen.order[:1] == [player.seat]:
        found.append(Count("i-first", "", scene.say("panel", "first")))
    if player.passed:
        found.append(Count("i-bedk", "", scene.say("panel", "passed")))
    return found


def entries(scene: Scene[Seen]) -> list[Entry]:
    """Spaces first, then lectures and free actions under their own headings."""
    found = [entry(choice, scene) for choice in scene.choices.values()]
    books = scene.seen.players[max(scene.seat, 0)].books
    return sorted(found, key=lambda one: order(one.choice, books))


def order(choice: Choice, books: dict[str, int]) -> tuple[int, int, int]:
    """Where an entry stands; of books one pays first what one has most of, dictionaries last."""
    verb, _, noun = choice.word.partition(" ")
    if choice.word in LAST:
        return len(GROUPS) + 1, 0, 0
    if verb in GROUPS:
        return GROUPS.index(verb), 0, 0
    kind = noun.split(" ")[-1]
    if verb in ("pay", "return") and kind in books:
        return len(GROUPS), int(kind not in TINTS), -books[kind]
    return len(GROUPS), 0, 0


def entry(choice: Choice, scene: Scene[Seen]) -> Entry:
    verb, _, noun = choice.word.partition(" ")
    small = picture(choice.word, verb, noun)
    grouped = verb in GROUPS and choice.word != "lecture now"
    group = scene.say("group", verb) if grouped else ""
    spaces = scene.seen.spaces
    if verb == "send" and scene.seat >= 0:
        needed = spaces[noun].needed[scene.seat] if noun in spaces else 1
        said = scene.say("note", "up to 3") if noun == "bishop" else str(needed)
        return Entry(choice, small, group, said, "i-masterk")
    if verb == "lecture" and grouped:
        return Entry(choice, small, group, *lecture(noun, scene))
    return Entry(choice, small, group, "")


def lecture(name: str, scene: Scene[Seen]) -> tuple[str, str]:
    """The book a lecture costs."""
    own = scene.seen.players[max(scene.seat, 0)].professors
    due = next((one.book_due for one in own if one.professor == name), None)
    return ("\u22121", book("i-tbk", due)) if due else ("", "")


def picture(word: str, verb: str, noun: str) -> Markup:
    """The small picture of an option, 24 by 24."""
    kind = noun.split(" ")[-1]
    if kind in KINDS and verb in ("pay", "take", "return", "bookmark", "from"):
        return use(book("i-tbk", kind), 0, 0, 24)
    if verb in ("send", "again"):
        return icon(SITE_ICON[site_kind(noun)], 12, 12, 22, color=PAPER)
    if noun in STUDENT_RECORDS:
        return use(f"sf-{noun}", 0, 0, 24)
    if noun in PROFESSOR_RECORDS:
        return use(f"pf-{noun}", 1, 0, 21, 24)
    if noun in FACULTY_ICON:
        return icon(FACULTY_ICON[noun], 12, 12, 20, color=PAPER)
    if noun in CHANCELLOR_RECORDS:
        return icon("i-chain", 12, 12, 22)
    name = VERB_ICON.get(word) or VERB_ICON.get(verb, "i-check")
    return icon(name, 12, 12, 20, color=PAPER)


def site_kind(site: str) -> str:
    kind = str(SITE_RECORDS[site]["kind"])
    if kind in SITE_ICON:
        return kind
    return site.split("_")[0]


def legend(texts: Texts) -> list[Count]:
    """The icons, each with its one name and where one gets it."""
    return [
        Count(name, texts.say("legend", name, "name"), texts.say("legend", name, "where"))
        for name in LEGEND
    ]
