"""The town in play: students, golems, graves, menorahs, characters and books."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any, Final, NamedTuple

from hightable.draw.cards import Card, Place, card
from hightable.draw.hot import known, plate
from hightable.draw.markup import NOTHING, Markup, join
from hightable.draw.pieces import Figure, fan, figure, moved
from hightable.draw.scene import Box, Choice, Scene, Sheet
from hightable.draw.shapes import Point, circle, group, icon, path, rect, text, use, words
from hightable.draw.tokens import colour
from hightable.games.golem.box import BY_ID, DISTRICTS, FIELD_COST, GRAVE_RECORDS, ROMAN
from hightable.games.golem.effect_text import book_text, character_text, effect_text
from hightable.games.golem.seen.players import SeenGolem, SeenPlayer
from hightable.games.golem.seen.table import Seen, SeenCharacter
from hightable.games.golem.view.cards.faces import CARD
from hightable.games.golem.view.palette import GILT, GOLD, LIGHT, PALE, clear, tag
from hightable.games.golem.view.town.ground import PRINTED, TOP, cell, grave, menorah, setup
from hightable.kernel import Texts

UPRIGHT: Final = Figure("golem", 22.5, (28, 37))
LYING: Final = Figure("golemlie", 29, (37, 27))
TOMB: Final = Figure("tomb", 30, (24, 30))
STUDENT: Final = figure("student", 20)
ON_BLOCK: Final = ("retreat", "lead", "move", "destroy", "advance")
ARROWS: Final = {"advance": "m-3-5l6 5l-6 5", "retreat": "m3-5l-6 5l6 5"}
Lit = dict[tuple[str, int, str], list[Choice]]


class Standing(NamedTuple):
    """A player's piece in town: its id, kind and owner, where its foot is, and its words."""

    id: str
    figure: Figure
    seat: int
    foot: Point
    tip: str
    word: str | None = None


def play(scene: Scene[Seen]) -> Sheet:
    seen = scene.seen
    lit = targets(scene)
    sheets = {
        "town-tips": tips(setup(scene)[0], scene.texts),
        "town-hot": [*[plates(key, choices) for key, choices in lit.items()], *graves_hot(scene)],
        "town-marks": [*menorahs(seen, scene), *sums(seen, scene)],
        "town-students": [s for d in DISTRICTS for s in students(d, seen, scene, lit)],
        "town-golems": [*golems(seen, scene, lit), *buried(seen, scene)],
        "town-palace": [character(at, shown, scene.texts) for at, shown in enumerate(seen.palace)],
        "town-library": [*books(seen, scene), deck(scene)],
    }
    return {name: group(parts, id=name) for name, parts in sheets.items()}


@cache
def tips(city: tuple[tuple[str, ...], ...], texts: Texts) -> list[Markup]:
    """Words for what is printed: tiles and graves."""
    found = []
    for district, tiles in zip(DISTRICTS, city, strict=True):
        for at, name in enumerate(tiles):
            said = texts.say(
                "tip",
                "neighbourhood",
                colour=texts.name(district),
                section=ROMAN[at + 1],
                effect=effect_text(BY_ID[name]["effects"], texts),
            )
            word = known(*[f"{verb} {district} {at + 1}" for verb in ("worker", "tile")])
            found.append(clear(cell(district, at + 1, "tile"), said, word))
    for at, record in enumerate(GRAVE_RECORDS):
        effect = effect_text(record["effects"], texts)
        said = texts.say("tip", "grave", n=at + 1, effect=effect)
        found.append(clear(grave(at), said, f"grave {at + 1}"))
    return found


def targets(scene: Scene[Seen]) -> Lit:
    """The open options of each street, tile and block."""
    found: Lit = {}
    for key, choice in addressed(scene):
        found.setdefault(key, []).append(choice)
    return found


def addressed(scene: Scene[Seen]) -> Iterator[tuple[tuple[str, int, str], Choice]]:
    """Each option of the city with the district, the section and the part it is about."""
    for verb in ON_BLOCK:
        for noun, choice in scene.after(verb):
            district, section = noun.split()[:2]
            yield (district, int(section), "block"), choice
    for verb in ("create", "place"):
        for noun, choice in scene.after(verb):
            yield (noun, 1, "block"), choice
    for verb in ("worker", "tile"):
        for noun, choice in scene.after(verb):
            district, section = noun.split()
            yield (district, int(section), "tile"), choice
    yield from walks(scene)


def walks(scene: Scene[Seen]) -> Iterator[tuple[tuple[str, int, str], Choice]]:
    """Where a student may step, and where one pays its income."""
    if scene.seat < 0:
        return
    students = scene.seen.players[scene.seat].students
    for verb, ahead in (("step", 1), ("step back", -1), ("income", 0)):
        for district in DISTRICTS:
            choice = scene.choice(f"{verb} {district}")
            if choice:
                yield (district, students[district] + ahead, "street"), choice


def plates(key: tuple[str, int, str], choices: list[Choice]) -> Markup:
    """The targets of one place share its room."""
    x, y, width, height = cell(*key)
    share = width / len(choices)
    return join(
        [
            join(
                plate(choice, (x + at * share, y, share - (len(choices) > 1), height), 4),
                pointer(choice, x + (at + 0.5) * share, y + height / 2),
            )
            for at, choice in enumerate(choices)
        ]
    )


def pointer(choice: Choice, x: float, y: float) -> Markup:
    """Which way a golem goes."""
    d = ARROWS.get(choice.word.split()[0])
    if d is None:
        return NOTHING
    ends = {"stroke_linecap": "round", "stroke_linejoin": "round", "pointer_events": "none"}
    return path(f"M{x:.1f} {y:.1f}{d}", fill="none", stroke="#fff", stroke_width=2.6, **ends)


def graves_hot(scene: Scene[Seen]) -> list[Markup]:
    return [plate(choice, grave(int(noun) - 1), 6) for noun, choice in scene.after("grave")]


def menorahs(seen: Seen, scene: Scene[Seen]) -> list[Markup]:
    """A menorah that waits for the first student on VIII, or the shape of who has it."""
    drawn = []
    for district, owner in seen.menorahs.items():
        named = scene.texts.name(district)
        if owner is None:
            inner, tip = (
                icon(f"i-men-{district}", 0, 0, 22),
                scene.say("tip", "menorah", colour=named),
            )
        else:
            inner = icon(f"s-{colour(owner).name}", 0, 0, 17)
            tip = scene.say("tip", "menorah_taken", colour=named, who=scene.names[owner])
        drawn.append(moved(f"men-{district}", *menorah(district), inner, data_tip=tip))
    return drawn


def sums(seen: Seen, scene: Scene[Seen]) -> list[Markup]:
    """The knowledge a viewer's golems will cost in each district."""
    if scene.seat < 0:
        return []
    due = seen.players[scene.seat].control.districts
    return [total(district, due[district], scene.texts) for district in DISTRICTS if due[district]]


@cache
def total(district: str, n: int, texts: Texts) -> Markup:
    y = PRINTED["district"][district]
    tip = texts.say("tip", "control_of", colour=texts.name(district), n=n)
    return group(use("i-chain", 15, y + 83, 12), tag(28, y + 93, n, 11, fill="#fff"), data_tip=tip)


def students(district: str, seen: Seen, scene: Scene[Seen], lit: Lit) -> list[Markup]:
    """The students of a street, in turn order where several stand together."""
    standing: dict[int, list[SeenPlayer]] = {}
    for seat in seen.order:
        player = seen.players[seat]
        standing.setdefault(player.students[district], []).append(player)
    drawn = []
    for section, players in standing.items():
        x, y, width, height = cell(district, section, "street")
        shift, room = (9, 44) if section > 1 else (0, 60)
        hot = (district, section, "street") in lit
        for player, dx in zip(players, fan(len(players), 15, room), strict=True):
            foot = (x + width / 2 + shift + dx, y + height - 1)
            what = student(player.seat, (district, section), foot, scene)
            drawn.append(upright(what, hot))
    return drawn


def student(seat: int, place: tuple[str, int], foot: Point, scene: Scene[Seen]) -> Standing:
    district, section = place
    who, kind = scene.names[seat], scene.texts.name(district)
    tip = scene.say("tip", "student", who=who, colour=kind, section=ROMAN[section])
    word = known(f"step {district}", f"income {district}") if seat == scene.seat else None
    return Standing(f"stu-{colour(seat).name}-{district}", STUDENT, seat, foot, tip, word)


def upright(what: Standing, lit: bool, worn: Markup = NOTHING) -> Markup:
    """A piece on its foot; on a lit place it lets the click through."""
    width = what.figure.width
    height = width * what.figure.box[1] / what.figure.box[0]
    name = f"p-{what.figure.kind}-{colour(what.seat).name}"
    shape = use(name, -width / 2, -height, width, height)
    more: dict[str, Any] = {"data_tip": what.tip, "data_word": what.word}
    more["pointer_events"] = "none" if lit else None
    return moved(what.id, *what.foot, shape, worn, **more)


def golems(seen: Seen, scene: Scene[Seen], lit: Lit) -> list[Markup]:
    """Golems by block; the viewer's stand in front and wear what they cost to control."""
    blocks: dict[tuple[str, int], list[tuple[int, SeenGolem]]] = {}
    for seat in sorted(seen.order, key=lambda seat: seat == scene.seat):
        for golem in seen.players[seat].golems:
            blocks.setdefault((golem.district, golem.section), []).append((seat, golem))
    drawn = []
    for (district, section), standing in blocks.items():
        x, y, width, height = cell(district, section, "block")
        hot = (district, section, "block") in lit
        for (seat, golem), dx in zip(standing, fan(len(standing), 19, 56), strict=True):
            foot = (x + width / 2 + dx, y + height - 1)
            drawn.append(
                upright(golem_piece(seat, golem, foot, scene), hot, worn(seat, golem, scene))
            )
    return drawn


def golem_piece(seat: int, golem: SeenGolem, foot: Point, scene: Scene[Seen]) -> Standing:
    tip = scene.say(
        "tip",
        "golem_lying" if golem.lying else "golem",
        who=scene.names[seat],
        colour=scene.texts.name(golem.district),
        section=ROMAN[golem.section],
        n=golem.control,
    )
    what = LYING if golem.lying else UPRIGHT
    at = f"{golem.district} {golem.section}"
    word = known(*[f"{verb} {at}" for verb in ON_BLOCK]) if seat == scene.seat else None
    return Standing(f"gol-{colour(seat).name}-{golem.golem}", what, seat, foot, tip, word)


def worn(seat: int, golem: SeenGolem, scene: Scene[Seen]) -> Markup:
    """A viewer's own golem wears what it costs."""
    return badge(golem.lying, golem.control) if seat == scene.seat else NOTHING


@cache
def badge(lying: bool, n: int) -> Markup:
    """The knowledge this golem costs in the control phase."""
    if not n:
        return NOTHING
    x, y = (11, -17) if lying else (9, -22)
    return join(
        circle(x, y, 7, fill="#122d50", stroke="#dfeefc", stroke_width=1.1),
        text(x, y + 3.6, n, 10, fill="#fff", font_weight=700),
    )


def buried(seen: Seen, scene: Scene[Seen]) -> list[Markup]:
    """Tombstones of destroyed golems; the automa takes graves without one."""
    drawn = []
    for number, shown in enumerate(seen.graves):
        seats = shown.golems or ([] if shown.free else [len(seen.players) - 1])
        x, y, width, height = grave(number)
        for at, (seat, dx) in enumerate(zip(seats, fan(len(seats), 16, 44), strict=True)):
            foot = (x + width / 2 + dx, y + height)
            tip = scene.say("tip", "buried", who=scene.names[seat])
            what = Standing(f"tomb-{shown.id}-{at}", TOMB, seat, foot, tip)
            drawn.append(upright(what, False))
    return drawn


def character(at: int, shown: SeenCharacter, texts: Texts) -> Markup:
    return character_card(at, shown.id, shown.face_up, shown.active, texts)


@cache
def character_card(at: int, name: str, face_up: bool, active: bool, texts: Texts) -> Markup:
    """A character: past and face down, active in candle light, or still to come."""
    box = PRINTED["palace"]
    x, y = box["x"] + at * box["step"], box["y"] - (5 if active else 0)
    width, height = CARD
    if not face_up:
        numeral = words(width / 2, height / 2 + 6, ROMAN[at + 1], 17, fill=GOLD, font_weight=700)
        face = use("cf-past", 0, 0, width, height)
        return moved(f"ch-{name}", x, y, face, numeral, data_tip=texts.say("tip", "past"))
    said = character_text(name, texts)
    tip = texts.say("tip", "active", said=said) if active else said
    light = circle(width / 2, height / 2, 52, fill="url(#g-glow)", opacity=0.8)
    ring = {"fill": "none", "stroke": GOLD, "stroke_width": 2}
    edge = rect(-1.5, -1.5, width + 3, height + 3, 8, **ring)
    return moved(
        f"ch-{name}",
        x,
        y,
        light if active else NOTHING,
        use(f"cf-{name}", 0, 0, width, height),
        rect(width - 28, 5.5, 22, 15, 7.5, fill="#2a1a0e", stroke="#c8963e", stroke_width=0.8),
        words(width - 17, 16.4, ROMAN[at + 1], 10.5, fill=PALE, font_weight=700),
        edge if active else NOTHING,
        role="img",
        aria_label=tip,
        data_tip=tip,
    )


def books(seen: Seen, scene: Scene[Seen]) -> list[Markup]:
    """The books on their fields, each with what its field adds to the cost."""
    box = PRINTED["library"]
    drawn = []
    for at, name in enumerate(seen.library):
        x = box["x"] + at * box["step"]
        word = f"book {BY_ID[name]['number']}"
        drawn.append(card(face(name, scene.texts), Place(x, box["y"]), scene.choice(word), word))
        drawn.append(field(at, x))
    return drawn


@cache
def face(name: str, texts: Texts) -> Card:
    return Card(f"bk-{name}", f"cf-{name}", CARD, book_text(name, texts))


@cache
def field(at: int, x: float) -> Markup:
    return group(
        rect(x + 19, 109, 38, 17, 8.5, fill="#2a1a0e", stroke=GILT, stroke_width=1.1),
        tag(x + 31, 121.6, f"+{int(FIELD_COST[at])}", fill=LIGHT, text_anchor="middle"),
        use("i-know", x + 40, 111, 13),
        pointer_events="none",
    )


def deck(scene: Scene[Seen]) -> Markup:
    said = scene.say("note", "deck", n=scene.seen.deck)
    return words(752, 18.4, said, 9.6, fill="#d9c9a6", text_anchor="end", font_style="italic")


def camera(scene: Scene[Seen]) -> Box | None:
    """A phone frames the half of the city, the palace or the library that has targets."""
    if scene.after("book"):
        return LIBRARY
    if scene.after("grave"):
        return graveyard(scene)
    lit = targets(scene)
    if not lit:
        return None
    near = sum(len(choices) for (_, section, _), choices in lit.items() if section <= HALF)
    far = sum(len(choices) for (_, section, _), choices in lit.items() if section > HALF)
    return WEST if near >= far else EAST


def graveyard(scene: Scene[Seen]) -> Box:
    """The half in which more graves may be chosen."""
    open_to = [int(noun) <= HALF for noun, _ in scene.after("grave")]
    return GRAVES[0 if 2 * sum(open_to) >= len(open_to) else 1]


HALF: Final = 5
WEST: Final = Box(6, TOP + 8, 384, 328)
EAST: Final = Box(380, TOP + 8, 384, 328)
GRAVES: Final = tuple(Box(grave(n)[0] - 6, TOP + 330, 346, 60) for n in (0, 4))
PALACE: Final = Box(6, 0, 332, PRINTED["hall"]["h"])
LIBRARY: Final = Box(339, 0, 420, PRINTED["hall"]["h"])
