"""Alma Mater beside the boards: players' rows, the head, the entries of the action panel."""

from __future__ import annotations

from typing import Final

from hightable.draw import panel
from hightable.draw.markup import NOTHING, Markup
from hightable.draw.scene import Choice, Entry, Head, Key, PlayerRow, Scene, Step
from hightable.draw.shapes import icon, use
from hightable.draw.tokens import colour
from hightable.games.alma_mater.box import (
    CHANCELLOR_RECORDS,
    KINDS,
    PROFESSOR_RECORDS,
    SITE_RECORDS,
    STUDENT_RECORDS,
)
from hightable.games.alma_mater.seen.players import SeenPlayer
from hightable.games.alma_mater.seen.table import Seen
from hightable.games.alma_mater.view.palette import FACULTY_ICON, TINTS, book

Found = tuple[str, object, str]
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


def head(scene: Scene[Seen]) -> Head:
    """The rounds, the phase of this one, and the turn order; the marker has moved on before the
    income, which still belongs to the round that ends."""
    seen = scene.seen
    note = "" if seen.phase in PHASES else scene.say("head", seen.phase)
    if seen.order and seen.phase != "over":
        names = scene.texts.listed(scene.names[seat] for seat in seen.order)
        note = scene.say("head", "order", names=names)
    rounds = panel.rounds(seen.round - (seen.phase == PHASES[-1]), seen.rounds)
    return Head(scene.say("title", "game"), rounds, note, phases(scene))


def phases(scene: Scene[Seen]) -> list[Step]:
    """The phases of a round as a strip."""
    if scene.seen.phase not in PHASES:
        return []
    labels = [scene.say("head", name) for name in PHASES]
    return panel.steps(labels, PHASES.index(scene.seen.phase))


def turn_order(scene: Scene[Seen]) -> list[int]:
    return scene.seen.order


def players(scene: Scene[Seen]) -> list[PlayerRow]:
    return [row(player, scene) for player in scene.seen.players]


def row(player: SeenPlayer, scene: Scene[Seen]) -> PlayerRow:
    """The prestige on the track, what the end would add if it came now, and the counts."""
    seat, name = player.seat, scene.names[player.seat]
    found = displayed(player) if player.automated else counts(player)
    more = 0 if player.automated else player.score - player.prestige
    sheet, marked = panel.sheet(scene, player.sheet), panel.counts(scene, marks(player, scene))
    return PlayerRow(seat, name, player.prestige, more, panel.counts(scene, found), sheet, marked)


def counts(player: SeenPlayer) -> list[Found]:
    """Ducats, masters, people, milestones, how full the storage is, and the books in it."""
    tint = colour(player.seat).name
    ready = sum(one.ready for one in player.professors)
    found: list[Found] = [
        ("i-coin", player.ducats, "ducats"),
        (f"p-master-{tint}", f"{player.archive}/{player.masters}", "masters"),
        ("i-studentk", player.counts["students"], "students"),
        ("i-profk", f"{ready}/{len(player.professors)}", "professors"),
        ("i-chest", f"{player.stored}/{player.storage}", "storage"),
        ("i-stele", player.counts["milestones"], "milestones"),
        *[(book("i-tbk", kind), player.books[kind], "books") for kind in KINDS],
    ]
    if player.tutors or player.resting:
        found.append(("i-tutor", player.tutors, "tutors"))
    return found


def displayed(player: SeenPlayer) -> list[Found]:
    """Of Ignotus: masters, the books on display, milestones."""
    tint = colour(player.seat).name
    return [
        (f"p-master-{tint}", player.archive, "masters"),
        (f"i-tbk-{tint}", player.displayed, "displayed"),
        ("i-stele", player.counts["milestones"], "milestones"),
    ]


def marks(player: SeenPlayer, scene: Scene[Seen]) -> list[Found]:
    """Who is first in the turn order, and whether the player has passed."""
    first = scene.seen.order[:1] == [player.seat]
    found: list[Found] = [("i-first", "", "first")] if first else []
    return [*found, ("i-bedk", "", "passed")] if player.passed else found


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


def sign(word: str) -> Markup:
    """The small picture of any word; those that only go on have none."""
    verb, _, noun = word.partition(" ")
    if word in panel.PLAIN:
        return NOTHING
    return picture(word, verb, noun)


def entry(choice: Choice, scene: Scene[Seen]) -> Entry:
    verb, _, noun = choice.word.partition(" ")
    small = picture(choice.word, verb, noun)
    grouped = verb in GROUPS and choice.word != "lecture now"
    group = scene.say("group", verb) if grouped else ""
    spaces = scene.seen.spaces
    if verb == "send" and scene.seat >= 0:
        needed = spaces[noun].needed[scene.seat] if noun in spaces else 1
        said = scene.say("note", "up to 3") if noun == "bishop" else str(needed)
        return Entry(
            choice, small, group, said, "i-masterk", Key(said, scene.say("key", "masters"))
        )
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
