"""Sankoré beside the boards: players' rows, the head, the entries of the action panel."""

from __future__ import annotations

from typing import Final

from hightable.draw.markup import Markup
from hightable.draw.scene import Choice, Count, Entry, Head, PlayerRow, Scene, Step
from hightable.draw.shapes import icon, use
from hightable.draw.tokens import colour
from hightable.games.sankore.box.areas import (
    LAW_RECORDS,
    SPACES,
    THEOLOGY_RECORDS,
    WALL_RECORDS,
)
from hightable.games.sankore.box.components import DISCIPLINES, OBJECTIVE_RECORDS, SKILLS
from hightable.games.sankore.view.look import Look, Player, is_scholar, look
from hightable.games.sankore.view.palette import PIECE, ROMAN, SIGN
from hightable.games.sankore.view.scholar.play import why
from hightable.games.sankore.view.words import GAME, TEXTS, name

MAIN: Final = ("enrol", "establish", "teach", "graduate", "favour")
BONUS: Final = ("move", "promote", "write", "complete", "use")
MINUS: Final = "\u2212"
CLAY: Final = "#d9a05f"
VERBS: Final = {
    "enrol": "e-enrol",
    "establish": "e-establish",
    "teach": "i-class",
    "graduate": "e-graduate",
    "favour": "e-exchange_favour",
    "move": "e-move",
    "promote": "e-promote",
    "write": "e-book_any",
    "complete": "i-medal",
    "use": "i-medal",
    "take": "i-ring",
    "return": "e-return_favour",
    "gain gold": "i-gold",
    "pay gold": "i-gold",
    "gain salt": "i-salt",
    "pay salt": "i-salt",
    "pay a book": "e-book_any",
    "shelf": "e-book_any",
    "flip": "i-tile",
    "send": "e-madrasa",
    "seat": "i-stu",
    "student": "i-stu",
    "to": "i-stu",
    "class": "i-class",
    "activate": "e-activate_skills",
    "decline": "i-cross",
}


def head(scene: Scene) -> Head:
    """The twelve cells of the Madrasa are the clock; alone, what the Scholar is about."""
    table = look(scene)
    filled, of = table.madrasa["filled"], table.madrasa["of"]
    steps = [
        Step(str(n), "past" if n < filled else "now" if n == filled else "next")
        for n in range(1, of + 1)
    ]
    return Head(TEXTS("title"), steps, note(scene, table))


def note(scene: Scene, table: Look) -> str:
    if table.phase == "draft":
        return TEXTS("head", "draft")
    if table.scholar is not None:
        return about_scholar(scene, table.scholar)
    said = [TEXTS("head", "round", n=table.round)]
    said += [TEXTS("head", "last")] if table.ending else []
    said += [TEXTS("head", "quiet", n=table.quiet_left)] if table.quiet else []
    said += [TEXTS("head", "last_round", n=table.last_round)] if table.last_round else []
    said += [TEXTS("head", "actions", n=len(table.actions))] if table.actions else []
    return " · ".join(said)


def about_scholar(scene: Scene, own: dict[str, object]) -> str:
    """Phase, turn, current discipline, and the priority that decided last."""
    if not own["turn"]:
        return TEXTS("head", "scholar_waits")
    phase, kind = ROMAN[int(str(own["phase"]))], name(str(own["discipline"]))
    reasons = why(scene)
    said = reasons[-1].removeprefix(TEXTS("word", "it")).strip() if reasons else ""
    return TEXTS("head", "scholar", phase=phase, n=own["turn"], kind=kind, why=said).rstrip(" ·")


def players(scene: Scene) -> list[PlayerRow]:
    return [row(player, look(scene), scene) for player in look(scene).players]


def row(player: Player, table: Look, scene: Scene) -> PlayerRow:
    """The score if it ended now; Knowledge in four disciplines, then what is in store."""
    sheet = [(GAME["sheet"][line], points) for line, points in player.sheet.items()]
    marks = [Count("i-first", "", TEXTS("player", "first"))] if table.first == player.seat else []
    if is_scholar(table, player.seat) and table.scholar and table.scholar["turn"]:
        kind = table.scholar["discipline"]
        said = TEXTS("player", "phase", kind=name(kind))
        marks.append(Count(f"r-{kind}", ROMAN[table.scholar["phase"]], said))
    counts = [*known(player), *stores(player)]
    return PlayerRow(player.seat, scene.names[player.seat], player.score, 0, counts, sheet, marks)


def known(player: Player) -> list[Count]:
    return [
        Count(
            f"r-{kind}",
            str(player.knowledge[kind]["total"]),
            TEXTS("player", "known", kind=name(kind)),
        )
        for kind in DISCIPLINES
    ]


def stores(player: Player) -> list[Count]:
    held = sum(player.prestige.values())
    found = [
        ("i-gold", player.gold, "gold"),
        ("i-salt", player.salt, "salt"),
        ("i-lamp", player.inspiration, "inspiration"),
        ("e-book_any", sum(player.books.values()), "books"),
        ("i-prestige-any", f"{held}/{player.capacity}", "prestige"),
        ("i-ring", player.favours, "favours"),
        ("i-card", f"{len(player.done)}/{len(player.done) + player.hand}", "cards"),
    ]
    return [Count(sign, str(n), TEXTS("player", key)) for sign, n, key in found]


def entries(scene: Scene) -> list[Entry]:
    """Main actions first, bonus actions under their own heading."""
    found = [entry(choice, scene) for choice in scene.choices.values()]
    return sorted(found, key=lambda e: e.group == TEXTS("group", "bonus"))


def entry(choice: Choice, scene: Scene) -> Entry:
    verb, _, noun = choice.word.partition(" ")
    walking = verb in ("go", "from")
    small = camel(scene.seat) if walking else picture(choice.word, verb, noun)
    if not noun and verb in MAIN:
        return Entry(choice, small, TEXTS("group", "main"), "")
    if verb in BONUS:
        paid = f"{MINUS}1" if not noun else ""
        return Entry(choice, small, TEXTS("group", "bonus"), paid, "i-lamp" if paid else "")
    done = look(scene).mine.done
    return Entry(choice, small, "", *price(noun, done))


def price(noun: str, done: list[str]) -> tuple[str, str]:
    """What a Mosque or a Crown costs; a card may make the one cheaper."""
    space = PRINTED.get(noun, "")
    if space in THEOLOGY_RECORDS:
        return f"{MINUS}{cheaper(THEOLOGY_RECORDS[space]['salt'], done)}", "i-salt"
    if space in LAW_RECORDS:
        good = next(iter(LAW_RECORDS[space]["cost"]))
        return f"{MINUS}1", "e-book_any" if good == "book" else f"i-{good}"
    return "", ""


def cheaper(salt: int, done: list[str]) -> int:
    """The Salt of a Mosque, less what completed cards take off."""
    for card in done:
        given = OBJECTIVE_RECORDS[card]["ability"]
        if given["kind"] == "cost_discount" and given["resource"] == "salt":
            salt = max(given["min"], salt - given["n"])
    return salt


def picture(word: str, verb: str, noun: str) -> Markup:
    """The small picture of an option, 24 by 24."""
    if noun in PRINTED:
        return piece(PRINTED[noun])
    kind = noun.split(" ")[-1]
    if verb in ("gain", "pay", "discard") and kind in DISCIPLINES:
        what = "book" if noun.startswith("book") else "prestige"
        return icon(f"e-{what}_{kind}", 12, 12, 24)
    if kind in DISCIPLINES:
        return icon(f"r-{kind}", 12, 12, 22)
    if verb == "tile":
        return use(f"ct-{noun}", 0, 4.5, 24, 15)
    if noun in SKILLS:
        return icon(f"sl-{noun}", 12, 12, 24)
    sign = VERBS.get(word) or VERBS.get(verb) or "i-check"
    return icon(sign, 12, 12, 22, color=CLAY)


def camel(seat: int) -> Markup:
    return use(f"p-camel-{colour(seat).name}", 0, 1.5, 24, 21)


def piece(space: str) -> Markup:
    """The piece that stands on a space."""
    area = next((area for area, found in AREAS.items() if space in found), "astronomy")
    return icon(f"i-{SIGN[PIECE[area]]}", 12, 12, 24, color=CLAY)


AREAS: Final = {"theology": THEOLOGY_RECORDS, "mathematics": WALL_RECORDS, "law": LAW_RECORDS}
PRINTED: Final = {space.lower(): space for space in SPACES}


def legend() -> list[Count]:
    """The icons, each with its one name and where one gets it."""
    icons = TEXTS.tables["legend"]
    return [Count(sign, said["name"], said["where"]) for sign, said in icons.items()]
