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
from hightable.games.alma_mater.view.look import Look, Player, look
from hightable.games.alma_mater.view.palette import FACULTY_ICON, ROMAN, TEXTS, TINTS, book
from hightable.kernel.lang import read

SHEET: Final = read("alma_mater", "en")["sheet"]
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


def head(scene: Scene) -> Head:
    """The rounds, the phase of this one, and the turn order."""
    table = look(scene)
    steps = [
        Step(ROMAN[n], WHEN[(n > table.round) + (n >= table.round)])
        for n in range(1, table.rounds + 1)
    ]
    note = "" if table.phase in PHASES else TEXTS("head", table.phase)
    if table.order and table.phase != "over":
        names = ", ".join([scene.names[seat] for seat in table.order])
        note = TEXTS("head", "order", names=names)
    return Head(TEXTS("title"), steps, note, phases(table))


def phases(table: Look) -> list[Step]:
    """The phases of a round as a strip."""
    if table.phase not in PHASES:
        return []
    now = PHASES.index(table.phase)
    return [
        Step(TEXTS("head", name), WHEN[(n > now) + (n >= now)]) for n, name in enumerate(PHASES)
    ]


def players(scene: Scene) -> list[PlayerRow]:
    return [row(player, look(scene), scene) for player in look(scene).players]


def row(player: Player, table: Look, scene: Scene) -> PlayerRow:
    """The prestige on the track, what the end would add if it came now, and the counts."""
    sheet = [(SHEET[line], points) for line, points in player.sheet.items()]
    more = player.score - player.prestige
    name = scene.names[player.seat]
    if player.automated:
        return PlayerRow(player.seat, name, 0, 0, books(player), sheet, marks(player, table))
    return PlayerRow(
        player.seat, name, player.prestige, more, counts(player), sheet, marks(player, table)
    )


def counts(player: Player) -> list[Count]:
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
    people = [Count(name, said, TEXTS("player", key)) for name, said, key in found]
    if not player.tutors and not player.resting:
        return people + books(player)
    tutors = Count("i-tutor", str(player.tutors), TEXTS("player", "tutors"))
    return [*people, *books(player), tutors]


def books(player: Player) -> list[Count]:
    """The books in storage, by kind; of Ignotus, those on display."""
    if player.automated:
        tint = colour(player.seat).name
        return [
            Count(f"p-master-{tint}", str(player.archive), TEXTS("player", "masters")),
            Count(f"i-tbk-{tint}", str(player.displayed), TEXTS("player", "displayed")),
            Count("i-stele", str(player.counts["milestones"]), TEXTS("player", "milestones")),
        ]
    return [
        Count(book("i-tbk", kind), str(player.books[kind]), TEXTS("player", "books"))
        for kind in KINDS
    ]


def marks(player: Player, table: Look) -> list[Count]:
    """Who is first in the turn order, and whether the player has passed."""
    found = []
    if table.order and table.order[0] == player.seat:
        found.append(Count("i-first", "", TEXTS("player", "first")))
    if player.passed:
        found.append(Count("i-bedk", "", TEXTS("player", "passed")))
    return found


def entries(scene: Scene) -> list[Entry]:
    """Spaces first, then lectures and free actions under their own headings."""
    found = [entry(choice, scene) for choice in scene.choices.values()]
    books = look(scene).players[max(scene.seat, 0)].books
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


def entry(choice: Choice, scene: Scene) -> Entry:
    verb, _, noun = choice.word.partition(" ")
    small = picture(choice.word, verb, noun)
    grouped = verb in GROUPS and choice.word != "lecture now"
    group = TEXTS("group", verb) if grouped else ""
    table = look(scene)
    if verb == "send" and table.viewer >= 0:
        needed = table.spaces[noun].needed[table.viewer] if noun in table.spaces else 1
        said = TEXTS("note", "up to 3") if noun == "bishop" else str(needed)
        return Entry(choice, small, group, said, "i-masterk")
    if verb == "lecture" and grouped:
        return Entry(choice, small, group, *lecture(noun, table))
    return Entry(choice, small, group, "")


def lecture(name: str, table: Look) -> tuple[str, str]:
    """The book a lecture costs."""
    own = table.players[max(table.viewer, 0)].professors
    costs = next((one.costs for one in own if one.name == name), "")
    return ("\u22121", book("i-tbk", costs)) if costs else ("", "")


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


def legend() -> list[Count]:
    """The icons, each with its one name and where one gets it."""
    icons = TEXTS.tables["legend"]
    return [Count(name, said["name"], said["where"]) for name, said in icons.items()]
