"""What lies in every area: the queue, who stands how in the boxes, free spaces, a class's rim."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import asdict
from functools import cache, lru_cache
from typing import TYPE_CHECKING, Any, Final

from hightable.draw.boards import Area
from hightable.draw.hot import plate
from hightable.draw.markup import KEPT, NOTHING, Markup, join, kept
from hightable.draw.scene import Choice, Scene, Sheet
from hightable.draw.shapes import circle, group, path, rect, text, use
from hightable.games.sankore.box.components import REGIONS, records
from hightable.games.sankore.effect_text import space_text
from hightable.games.sankore.seen.table import Seen
from hightable.games.sankore.view.area.ground import QUEUE, boxes, size, slots
from hightable.games.sankore.view.icons import book, know, pupil, seat_sign, star
from hightable.games.sankore.view.palette import GILT, ROMAN

if TYPE_CHECKING:
    from hightable.kernel import Texts

BOX_RECORDS: Final = records("scoring_boxes", "box")
SCORING: Final = {"book_scoring": "book", "prestige_scoring": "prestige"}
UNSEEN: Final[dict[str, Any]] = {"fill": "#fff", "fill_opacity": 0}
Ranks = tuple[tuple[int, int], ...]
Shape = Callable[[str, str], Markup]


def lay(scene: Scene[Seen], area: str, own: Mapping[str, Any]) -> Sheet:
    """The groups of an area: its own, the queue, the boxes, and the rim of a class under way."""
    sheets = {
        **own,
        "queue": lined_up(scene, area),
        "boxes": [box(scene, area, region) for region in REGIONS],
        "rim": [rim(area, scene.seen.taught), visitor(scene, area)],
    }
    return {f"{area}-{key}": group(parts, id=f"{area}-{key}") for key, parts in sheets.items()}


def sites(scene: Scene[Seen], area: str, spaces: Iterable[str], shape: Shape) -> list[Markup]:
    """The spaces that nobody has taken, unseen: what each needs, costs and gives."""
    known = scene.seen.players[max(scene.seat, 0)].knowledge[area].total
    free = [space for space in spaces if space not in scene.seen.owner]
    return [shape(space, told(space, known, scene.texts)) for space in free]


@lru_cache(KEPT)
def told(space: str, known: int, texts: Texts) -> str:
    """The same words serve every table."""
    return space_text(space, known, texts)


def rim(area: str, taught: str) -> Markup:
    """The area of the class that is taught has a gilt rim, the others are a little darker."""
    width, height = size(area)
    unseen: dict[str, Any] = {"pointer_events": "none"}
    if taught == area:
        edge = {"fill": "none", "stroke": GILT, "stroke_width": 2.2}
        return rect(1.5, 1.5, width - 3, height - 3, 11, **edge, **unseen)
    if not taught:
        return NOTHING
    left = QUEUE["x"] + QUEUE["w"] + 1
    return rect(left, 9, width - left - 9, 214, fill="#1a0f06", opacity=0.1, **unseen)


def visitor(scene: Scene[Seen], area: str) -> Markup:
    """Where the Scholar is at work: its shape on the column of its current discipline."""
    own = scene.seen.scholar
    if own is None or own.discipline != area:
        return NOTHING
    x, y = QUEUE["x"] + 9, QUEUE["y"] + 9
    said = scene.say("tip", "scholar_here", phase=ROMAN[own.phase], n=own.turn)
    disc = circle(x, y, 7.6, fill="#0b1c14", stroke=GILT, stroke_width=1.3)
    return group(disc, seat_sign(len(scene.seen.players) - 1, x, y, 4.4), data_tip=said)


def lined_up(scene: Scene[Seen], area: str) -> list[Markup]:
    players = len(scene.seen.players)
    printed = slots(area, players)
    taken = scene.seen.queues[area].taken
    return [
        known(scene, area),
        *[scoring(scene, slot, area) for slot in printed if slot["k"] > taken],
        *[value(area, players, k, taken) for k in range(len(printed))],
        *students(scene, area, printed[taken + 1 :]),
    ]


def known(scene: Scene[Seen], area: str) -> Markup:
    """The viewer's Knowledge of the discipline, and of what it is the sum."""
    parts = scene.seen.players[max(scene.seat, 0)].knowledge[area]
    x, y = QUEUE["x"] + QUEUE["known"]["x"], QUEUE["y"]
    bonus = parts.bonus + parts.cards
    line_of = f"{parts.school}+{parts.shared}" + (f"+{bonus}" if bonus else "")
    ink = "#ffe9ae" if scene.seen.taught == area else "#f4ecda"
    return group(
        know(x, y + QUEUE["known"]["y"], QUEUE["known"]["r"], parts.total),
        text(x, y + QUEUE["known"]["sum"], line_of, 11.5, fill=ink, font_weight=700),
        data_tip=scene.say("tip", "known", area=scene.texts.name(area), **asdict(parts)),
    )


def scoring(scene: Scene[Seen], slot: Mapping[str, Any], area: str) -> Markup:
    """A majority scoring that waits for this student to leave."""
    for key, kind in SCORING.items():
        if key in slot["icons"]:
            said = scene.say("tip", key, area=scene.texts.name(area))
            top = slot["y"] + slot["h"] / 2 - 8
            return use(f"mk-{kind}-{area}", QUEUE["x"] + 30, top, 26, 15, data_tip=said)
    return NOTHING


@cache
def value(area: str, players: int, k: int, taken: int) -> Markup:
    """Shared Knowledge of a slot; a golden arrow points at the one in force."""
    slot = slots(area, players)[k]
    x, y = QUEUE["x"], slot["y"] + slot["h"] / 2
    if slot["k"] != taken:
        ink = {"font_weight": 700, "opacity": None if slot["k"] > taken else 0.6}
        return text(x + 7.5, y + 3.8, slot["value"], 10, fill="#f4ecda", **ink)
    arrow = f"M{x + 2} {y - 8:.1f}h22l6 8l-6 8h-22a3 3 0 0 1-3-3v-10a3 3 0 0 1 3-3z"
    return join(
        path(arrow, fill=GILT, stroke="#3a2406"),
        text(x + 11, y + 4.4, slot["value"], 12.5, fill="#2a1a0e", font_weight=700),
    )


def students(scene: Scene[Seen], area: str, free: list[dict[str, Any]]) -> list[Markup]:
    """Those who still stand in line: the first of the slots is the next to leave."""
    waiting = scene.seen.queues[area].students
    drawn = []
    for place, slot in enumerate(free):
        at = len(waiting) - 1 - place
        kind, nth = waiting[at], waiting[:at].count(waiting[at])
        foot = (QUEUE["x"] + QUEUE["middle"], slot["y"] + slot["h"] - 0.3)
        more = {"data_tip": scene.say("tip", "waiting", kind=scene.texts.name(kind))}
        more["data_word"] = known_by(area, place)
        drawn.append(pupil(f"q-{area}-{kind}-{nth}", kind, foot, 16.8, **more))
        choice = leaving(scene, area, place)
        if choice is not None:
            drawn.append(plate(choice, around(slot), 8))
    return drawn[::-1]


def known_by(area: str, place: int) -> str:
    """What may be asked about a student in a queue: the first to leave stands for the queue."""
    return f"queue {area}" if place == 0 else f"seat {place + 1}"


def leaving(scene: Scene[Seen], area: str, place: int) -> Choice | None:
    """The option that takes the student so many places from the right."""
    seat = scene.choice(f"seat {place + 1}") if scene.seen.focus == area else None
    return seat or (scene.choice(f"queue {area}") if place == 0 else None)


def around(slot: Mapping[str, Any]) -> Area:
    return QUEUE["x"] + 11, slot["y"] - 1, 22, slot["h"] + 1


def box(scene: Scene[Seen], area: str, region: str) -> Markup:
    """The tokens that are still to win, and who stands how, the leader ringed."""
    held = scene.seen.boxes[f"{area}_{region}"]
    order = tuple([(rank.seat, rank.pieces) for rank in held.standing])
    left = (held.prestige, held.book)
    return filled(f"{area}_{region}", left, order, standing(scene, area, region))


@kept
def filled(name_of: str, left: tuple[bool, bool], order: Ranks, said: str) -> Markup:
    record = BOX_RECORDS[f"box_{name_of}"]
    area, _, region = name_of.rpartition("_")
    x, y, _, _ = boxes(area)[region]
    return group(
        star(record["prestige"], x + 25.5, y + 11, 8.2) if left[0] else None,
        book(record["book"], x + 41, y + 11, 17) if left[1] else None,
        ranks(order, boxes(area)[region]),
        data_tip=said,
    )


def ranks(standing: Ranks, box: Area) -> list[Markup]:
    """As many players as the box has room for, the leader first."""
    x, y, width, height = box
    if not standing:
        return [text(x + 58, y + 15, "\u2013", 11, fill="#a9c9a5")]
    ring = {"fill": "#0b1c14", "stroke": GILT, "stroke_width": 1.1}
    drawn = [rect(x + 49.5, y + 3, 22, height - 6, 8, **ring)]
    for place, (seat, pieces) in enumerate(standing):
        left = x + 50 + place * 22
        if left + 19 <= x + width:
            ink = "#ffe9ae" if place == 0 else "#e4efe0"
            drawn.append(seat_sign(seat, left + 6.5, y + 11))
            drawn.append(text(left + 15.4, y + 14.8, pieces, 10.5, fill=ink))
    return drawn


def standing(scene: Scene[Seen], area: str, region: str) -> str:
    """The box in words: who has how many pieces, and the highest space."""
    held = scene.seen.boxes[f"{area}_{region}"]
    said = [scene.say("tip", "box", area=scene.texts.name(area), region=region)]
    for rank in held.standing:
        figures = {"pieces": rank.pieces, "highest": rank.highest}
        said.append(scene.say("tip", "rank", name=scene.names[rank.seat], **figures))
    return "; ".join(said)
