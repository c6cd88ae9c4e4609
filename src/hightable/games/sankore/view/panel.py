"""Sankoré beside the boards: players' rows, the head, the entries of the action panel."""

from __future__ import annotations

from typing import Final

from hightable.draw import panel
from hightable.draw.markup import NOTHING, Markup
from hightable.draw.scene import Choice, Count, Entry, Head, Key, PlayerRow, Scene, Step
from hightable.draw.shapes import icon, use
from hightable.draw.tokens import colour
from hightable.games.sankore.box.areas import (
    LAW_RECORDS,
    SPACES,
    THEOLOGY_RECORDS,
    WALL_RECORDS,
    number_of,
)
from hightable.games.sankore.box.components import (
    CLASS_RECORDS,
    DISCIPLINES,
    OBJECTIVE_RECORDS,
    SKILLS,
)
from hightable.games.sankore.seen.players import SeenPlayer, SeenScholar
from hightable.games.sankore.seen.table import Seen
from hightable.games.sankore.view.palette import PIECE, ROMAN, SIGN
from hightable.games.sankore.view.scholar.play import why
from hightable.kernel import Texts

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


def head(scene: Scene[Seen]) -> Head:
    """The cells of the Madrasa are the clock, and no rounds: one figure, and its words."""
    madrasa = scene.seen.madrasa
    clock = Step(f"{madrasa.filled}/{madrasa.numbered}", "now")
    said = [scene.say("head", "clock", n=madrasa.numbered), *notes(scene)]
    far = (madrasa.filled, madrasa.numbered)
    return Head(scene.say("title", "game"), [clock], " · ".join(said), clock=far)


def notes(scene: Scene[Seen]) -> list[str]:
    """The round, what is said about the end, and the main actions taken."""
    seen = scene.seen
    if seen.phase == "draft":
        return [scene.say("head", "draft")]
    if seen.scholar is not None:
        return about_scholar(seen.scholar, scene.texts)
    said = [scene.say("head", "round", n=seen.round)]
    said += [scene.say("head", "last")] if seen.ending else []
    said += [scene.say("head", "quiet", n=seen.quiet_left)] if seen.quiet else []
    said += [scene.say("head", "last_round", n=seen.last_round)] if seen.last_round else []
    return said + ([scene.say("head", "actions", n=len(seen.actions))] if seen.actions else [])


def about_scholar(scholar: SeenScholar, texts: Texts) -> list[str]:
    """Phase, turn, current discipline, and the priority that decided last."""
    if not scholar.turn:
        return [texts.say("head", "scholar_waits")]
    phase, kind = ROMAN[scholar.phase], texts.name(scholar.discipline)
    said = texts.say("head", "scholar", phase=phase, n=scholar.turn, kind=kind)
    return [said, *why(scholar, texts)[-1:]]


def turn_order(scene: Scene[Seen]) -> list[int]:
    """Clockwise from the first player."""
    seats = len(scene.seen.players)
    return [(scene.seen.first + at) % seats for at in range(seats)]


def players(scene: Scene[Seen]) -> list[PlayerRow]:
    return [row(player, scene) for player in scene.seen.players]


def row(player: SeenPlayer, scene: Scene[Seen]) -> PlayerRow:
    """The score if it ended now; Knowledge in four disciplines, then what is in store."""
    counts = [*known(player, scene), *panel.counts(scene, stores(player))]
    sheet = panel.sheet(scene, player.sheet)
    name = scene.names[player.seat]
    return PlayerRow(player.seat, name, player.score, 0, counts, sheet, marks(player, scene))


def marks(player: SeenPlayer, scene: Scene[Seen]) -> list[Count]:
    """The first player; the Scholar's phase and discipline."""
    found = []
    if scene.seen.first == player.seat:
        found.append(Count("i-first", "", scene.say("player", "first")))
    own = scene.seen.scholar
    if own is not None and own.turn and scene.seen.is_scholar(player.seat):
        said = scene.say("player", "phase", kind=scene.texts.name(own.discipline))
        found.append(Count(f"r-{own.discipline}", ROMAN[own.phase], said))
    return found


def known(player: SeenPlayer, scene: Scene[Seen]) -> list[Count]:
    return [
        Count(
            f"r-{kind}",
            str(player.knowledge[kind].total),
            scene.say("player", "known", kind=scene.texts.name(kind)),
        )
        for kind in DISCIPLINES
    ]


def stores(player: SeenPlayer) -> list[tuple[str, object, str]]:
    held = sum(player.prestige.values())
    return [
        ("i-gold", player.gold, "gold"),
        ("i-salt", player.salt, "salt"),
        ("i-lamp", player.inspiration, "inspiration"),
        ("e-book_any", sum(player.books.values()), "books"),
        ("i-prestige-any", f"{held}/{player.capacity}", "prestige"),
        ("i-ring", player.favours, "favours"),
        ("i-card", f"{len(player.done)}/{len(player.done) + player.hand_size}", "cards"),
    ]


def entries(scene: Scene[Seen]) -> list[Entry]:
    """Main actions first, bonus actions under their own heading."""
    found = [entry(choice, scene) for choice in scene.choices.values()]
    return sorted(found, key=lambda e: e.group == scene.say("group", "bonus"))


def sign(word: str) -> Markup:
    """The small picture of any word; those that only go on have none."""
    verb, _, noun = word.partition(" ")
    if word in panel.PLAIN:
        return NOTHING
    return picture(word, verb, noun)


def entry(choice: Choice, scene: Scene[Seen]) -> Entry:
    verb, _, noun = choice.word.partition(" ")
    walking = verb in ("go", "from")
    small = camel(scene.seat) if walking else picture(choice.word, verb, noun)
    if not noun and verb in MAIN:
        return Entry(choice, small, scene.say("group", "main"), "")
    if verb in BONUS:
        paid = f"{MINUS}1" if not noun else ""
        return Entry(choice, small, scene.say("group", "bonus"), paid, "i-lamp" if paid else "")
    done = scene.seen.players[max(scene.seat, 0)].done
    return Entry(choice, small, "", *price(noun, done), key=known_for(verb, noun, scene))


def known_for(verb: str, noun: str, scene: Scene[Seen]) -> Key | None:
    """The Knowledge that a space needs, or that one has to teach a class with."""
    player = scene.seen.players[max(scene.seat, 0)]
    if verb == "class":
        tile = player.school.classes[noun]
        kind = CLASS_RECORDS[tile]["discipline"] if tile in CLASS_RECORDS else tile
        n = player.knowledge[kind].total
    elif verb == "space" and any(PRINTED.get(noun) in found for found in AREAS.values()):
        n = number_of(PRINTED[noun])
    else:
        return None
    return Key(str(n), scene.say("key", "knowledge"))


def stands(scene: Scene[Seen]) -> str:
    """The word that would lead to where one's Camel is."""
    if scene.seat < 0:
        return ""
    player = scene.seen.players[scene.seat]
    return f"go {player.walk or player.camel}"


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
