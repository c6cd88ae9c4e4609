"""A university: students in their halls, archive, storage, and what would score now."""

from __future__ import annotations

from typing import Final

from hightable.draw.boards import plaque
from hightable.draw.hot import known, plate
from hightable.draw.markup import NOTHING, Markup, el, join, kept
from hightable.draw.pieces import moved
from hightable.draw.scene import Choice, Scene, Sheet
from hightable.draw.shapes import circle, group, icon, rect, text, use, words
from hightable.draw.strip import strip
from hightable.draw.tokens import colour
from hightable.games.alma_mater.box import KINDS
from hightable.games.alma_mater.seen.players import SeenPlayer
from hightable.games.alma_mater.seen.table import Seen
from hightable.games.alma_mater.view.cards import lit, ring, student_tip, told
from hightable.games.alma_mater.view.halls.ground import (
    ARCHIVE,
    HALL,
    PILE,
    RECORDS,
    SIZE,
    STORAGE,
    SUMS,
    hall_at,
)
from hightable.games.alma_mater.view.icons.glyphs import big, points, thing
from hightable.games.alma_mater.view.palette import CREAM, DARK, PALE, SOFT, WINE, book
from hightable.games.alma_mater.view.palette.stone import arch, arch_path, master

FACE: Final = 53
RING: Final = ring(arch_path(-1, -1, FACE + 2, FACE + 2, 20))
VERBS: Final = ("pay", "take")
SINGLE: Final = ("return", "bookmark")
MOST_COINS: Final = 10
SPACES: Final = ("art_press",)
HIGH: Final = 50
HALLS: Final = ("i-hallA", "i-hallB")
STONES: Final = ("i-stele", "i-prof")


def play(scene: Scene[Seen]) -> Sheet:
    player = scene.seen.players[scene.board]
    sheets = {
        "halls-title": [title(player, scene)],
        "halls-next": [limit(player), free(player)],
        "halls-students": [placed(n, name, player, scene) for n, name in enumerate(player.halls)],
        "halls-archive": archive(player, scene),
        "halls-sums": sums(player, scene),
        "halls-storage": [full(player, scene), *piles(player, scene), *chosen(scene)],
        "halls-ducats": ducats(player),
    }
    return {name: group(parts, id=name) for name, parts in sheets.items()}


def title(player: SeenPlayer, scene: Scene[Seen]) -> Markup:
    """Whose university it is."""
    said = scene.say("plaque", "halls", name=scene.names[player.seat].upper())
    return plaque(SIZE[0] / 2, 14, 196, said)


def limit(player: SeenPlayer) -> Markup:
    """A frame around the storage size in force."""
    last = max(n for n in range(1, len(player.halls) + 1) if n % 2)
    x, _ = hall_at(last)
    return rect(x + 5, 26.5, 44, 18.5, 6, fill="none", stroke=WINE, stroke_width=2)


def free(player: SeenPlayer) -> Markup:
    """The next hall."""
    n = len(player.halls) + 1
    if n > len(RECORDS):
        return NOTHING
    x, y = hall_at(n)
    dashed = {"fill": "none", "stroke": "#f2d58a", "stroke_width": 1.6, "stroke_dasharray": "4 3"}
    return arch(x + 0.5, y + 0.5, HALL[0] - 1, HALL[1] - 1, 21, **dashed)


def placed(n: int, name: str, player: SeenPlayer, scene: Scene[Seen]) -> Markup:
    """A student in a hall; some are action spaces of their owner."""
    x, y = hall_at(n + 1)
    choice = scene.own(f"send {name}") or scene.own(f"again {name}")
    word = known(f"send {name}", f"again {name}") if name in SPACES else None
    busy = player.pieces.get(name, 0)
    tint = colour(player.seat).name
    worker = moved(f"ms-own-{name}-{tint}", 44, FACE + 1, master(player.seat, 24)) if busy else None
    hall = scene.say("tip", "hall", n=n + 1, type=RECORDS[n]["type"])
    what = scene.say("tip", "in hall", what=student_tip(name, scene.texts), hall=hall)
    return el(
        "g",
        el("g", use(f"sf-{name}", 0, 0, FACE, FACE), class_="face"),
        RING if choice else None,
        worker,
        id=f"hs-{name}",
        transform=f"translate({x:g} {y + 9:g})",
        **lit(choice, told(choice, what, scene.texts), scene.mine(word)),
    )


def archive(player: SeenPlayer, scene: Scene[Seen]) -> list[Markup]:
    """The masters that are ready, those elsewhere as outlines, tutors and dormitory."""
    x, y = ARCHIVE["x"], ARCHIVE["y"]
    tint = colour(player.seat).name
    said = scene.say("note", "ready", n=player.archive, all=player.masters)
    ready = [
        moved(f"ms-{tint}-{n}", x + 18 + n * 25, y + 69, master(player.seat, 38))
        for n in range(player.archive)
    ]
    gone = [
        use("master-away", x + 7 + n * 25, y + 29, 23, 39)
        for n in range(player.archive, player.masters)
    ]
    return [
        *gone,
        *ready,
        text(x + 160, y + 15, said, 10.8, fill=CREAM, text_anchor="end"),
        resting(player, scene),
        tutors(player, scene) if player.tutors or player.resting else NOTHING,
        *leaving(player, scene),
    ]


def resting(player: SeenPlayer, scene: Scene[Seen]) -> Markup:
    x, y = ARCHIVE["x"] + 59, ARCHIVE["y"]
    number = text(x + 20, y + 15, player.dormitory, 10.8, fill=CREAM)
    bed = icon("i-bed", x + 7, y + 11, 13, color="#d9b878")
    tip = scene.say("tip", "dormitory", n=player.dormitory)
    return group(bed, number, data_tip=tip)


def tutors(player: SeenPlayer, scene: Scene[Seen]) -> Markup:
    """Tutors, ready and resting."""
    x, y = ARCHIVE["x"] + 148, ARCHIVE["y"] + 42
    tip = scene.say("tip", "tutors", n=player.tutors, resting=player.resting)
    mark = circle(x + 8, y + 15, 7, fill=DARK, stroke="#f2d58a", stroke_width=0.8)
    number = text(x + 8, y + 18.6, player.tutors, 10, fill=PALE, font_weight=700)
    return group(icon("i-tutor", x, y, 26), mark, number, data_tip=tip)


def leaving(player: SeenPlayer, scene: Scene[Seen]) -> list[Markup]:
    """A master or tutor that goes to the dormitory or into the box."""
    x, y = ARCHIVE["x"], ARCHIVE["y"]
    places = {"master": (x + 5, y + 26, 128, 46), "tutor": (x + 135, y + 26, 29, 46)}
    return [
        plate(scene.own(f"{verb} {who}"), box)
        for verb in ("dormitory", "box")
        for who, box in places.items()
    ]


def sums(player: SeenPlayer, scene: Scene[Seen]) -> list[Markup]:
    """The products and sums that would score now."""
    middle, y = SUMS["x"] + SUMS["w"] / 2, SUMS["y"]
    if player.automated:
        return [words(middle, y + 46, scene.say("note", "no score"), 11, fill=SOFT)]
    counts, sheet = player.counts, player.sheet
    return [
        product(HALLS, (counts["students_A"], counts["students_B"]), sheet["halls"], y + 26),
        product(STONES, (counts["milestones"], counts["professors"]), sheet["research"], y + 45),
        text(middle, y + 64, other_sums("others", sheet, scene), fill=SOFT, size=11.1),
        text(middle, y + 76, other_sums("more others", sheet, scene), fill=SOFT, size=11.1),
    ]


def other_sums(line: str, sheet: dict[str, int], scene: Scene[Seen]) -> str:
    """What scores without a product."""
    parts = {
        "professors": sheet["professors"],
        "reputation": sheet["reputation"],
        "busts": sheet["busts"],
        "maths": sheet["mathematicians"],
    }
    return scene.say("note", line, **parts)


@kept
def product(kinds: tuple[str, str], n: tuple[int, int], worth: int, y: float) -> Markup:
    """So many of one thing times so many of another, in points."""
    first = [thing(kinds[0]), big(str(n[0])), big("\u00d7")]
    second = [thing(kinds[1]), big(str(n[1])), big("="), points(worth)]
    return strip([*first, *second], (SUMS["x"] + SUMS["w"] / 2, y), 18.5, 150)


def full(player: SeenPlayer, scene: Scene[Seen]) -> Markup:
    """How full the storage is; red if books must go back."""
    x, y = STORAGE["x"] + 98, STORAGE["y"] + 4.5
    over = player.stored > player.storage
    said = scene.say("note", "of", n=player.stored, all=player.storage)
    fill = "#7d2a05" if over else DARK
    return group(
        rect(x, y, 66, 17, 8, fill=fill, stroke="#f2d58a", stroke_width=0.8),
        text(x + 33, y + 12.4, said, 11, fill=PALE, font_weight=700),
        data_tip=scene.say("tip", "storage"),
    )


def piles(player: SeenPlayer, scene: Scene[Seen]) -> list[Markup]:
    found = []
    tint = colour(player.seat).name
    for place, kind in enumerate(KINDS):
        n, x, y = player.books[kind], PILE["x"] + place * PILE["step"], PILE["y"]
        ink = PALE if n else "#b9a27a"
        found.append(words(x + 15, y + 52, n, 14, fill=ink, font_weight=700))
        if n:
            pile = [
                use(book("p-tb", kind), -1.5 * k, -2.5 * k, 27, 35)
                for k in range(min(n, 3) - 1, -1, -1)
            ]
            tip = scene.say("tip", "books", n=n, kind=scene.texts.name(kind))
            more = {
                "data_tip": tip,
                "data_word": scene.mine(known(f"pay 1 {kind}", f"return {kind}")),
            }
            found.append(moved(f"sto-{tint}-{kind}", x + 2, y, join(pile), **more))
        else:
            dashed = {"stroke": "#d9b878", "stroke_opacity": 0.5, "stroke_dasharray": "3 2.5"}
            found.append(rect(x + 4, y + 1, 23, 33, 3, fill="none", **dashed))
    return found


def chosen(scene: Scene[Seen]) -> list[Markup]:
    """Books to pay, take, return or lay onto a bookmark: a target for each number."""
    if scene.board != scene.seat:
        return []
    found = []
    for place, kind in enumerate(KINDS):
        options = options_of(kind, scene)
        x, y = PILE["x"] + place * PILE["step"] - 0.5, PILE["y"] - 9
        high = HIGH / max(1, len(options))
        for n, (said, choice) in enumerate(options):
            box = (x, round(y + n * high, 1), 31, round(high - 1, 1))
            found.append(join(plate(choice, box, 4), tag(said, box) if said else NOTHING))
    return found


def options_of(kind: str, scene: Scene[Seen]) -> list[tuple[str, Choice]]:
    """The open options on books of a kind, with their numbers, large first."""
    found = [
        (noun.split(" ")[0], choice)
        for verb in VERBS
        for noun, choice in scene.after(verb)
        if noun.endswith(f" {kind}")
    ]
    singles = [scene.choice(f"{verb} {kind}") for verb in SINGLE]
    return [*found, *[("", choice) for choice in singles if choice]]


def tag(said: str, box: tuple[float, float, float, float]) -> Markup:
    """How many books a target stands for."""
    x, y = box[0] + box[2] - 8, box[1] + box[3] / 2
    return group(
        circle(x, y, 7, fill=DARK, stroke="#f2d58a", stroke_width=0.8),
        text(x, y + 3.6, said, 10, fill=PALE, font_weight=700),
        pointer_events="none",
    )


def ducats(player: SeenPlayer) -> list[Markup]:
    x, y = STORAGE["x"] + 26, STORAGE["y"]
    coins = [
        use("i-coin", x - 12 + n % 5 * 9, y + 126 - n // 5 * 9, 24)
        for n in range(min(player.ducats, MOST_COINS))
    ]
    return [*coins, words(x + 78, y + 142, player.ducats, 24, fill="#ffedc0", font_weight=700)]
