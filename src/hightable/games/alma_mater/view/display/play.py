"""A player's display, professors and chancellors; at the setup, the cards to choose from."""

from __future__ import annotations

from typing import Final

from hightable.draw.cards import Place
from hightable.draw.hot import known, plate
from hightable.draw.markup import NOTHING, Markup, el, join
from hightable.draw.scene import Choice, Scene, Sheet
from hightable.draw.shapes import Point, group, path, rect, use
from hightable.draw.tokens import colour
from hightable.games.alma_mater.box import (
    LETTERS,
    SHELVES,
)
from hightable.games.alma_mater.seen.players import SeenPlayer, SeenProfessor
from hightable.games.alma_mater.seen.table import Seen
from hightable.games.alma_mater.view.cards import (
    CHANCELLOR,
    PROFESSOR,
    SHELF,
    chancellor_tip,
    lit,
    professor_tip,
    setup_tip,
    straight,
    told,
)
from hightable.games.alma_mater.view.display.ground import AT, CHAIR, FELT, SIZE, shelf_x
from hightable.games.alma_mater.view.display.shelves import Stand, standing
from hightable.games.alma_mater.view.palette import book as book_symbol
from hightable.games.alma_mater.view.palette.stone import small_words
from hightable.games.alma_mater.view.sale import ignotus
from hightable.kernel import Texts

RING: Final = straight(*PROFESSOR)
WIDE_RING: Final = straight(*CHANCELLOR)
TURNED: Final = 0.9
UPRIGHT: Final = 1.14
RIBBON: Final = f"M{PROFESSOR[0] / 2 - 11} {PROFESSOR[1] - 3}h22v25l-11-5l-11 5z"
DARKER: Final = rect(0, 0, *PROFESSOR, 6, fill="#16221b", fill_opacity=0.4)
ACROSS: Final = 3


def play(scene: Scene[Seen]) -> Sheet:
    player = scene.seen.players[scene.board]
    sheets = {
        "display-shelves": shelves(player, scene),
        "display-counts": [counts(player, scene)],
        "display-professors": professors(player, scene),
        "display-cards": felt_cards(player, scene),
        "display-chancellors": chancellors(player, scene),
    }
    return {name: group(parts, id=name) for name, parts in sheets.items()}


def shelves(player: SeenPlayer, scene: Scene[Seen]) -> list[Markup]:
    tint, scale = colour(player.seat).name, AT["scale"]
    seat, texts = player.seat, scene.texts
    found = [
        standing(shelf, Stand(seat, f"{tint}-{n}", shelf_x(n), AT["y"], scale), None, texts)
        for n, shelf in enumerate(player.display)
    ]
    spare = Stand(seat, f"{tint}-spare", AT["spare"], AT["y"], scale)
    return [*found, standing(player.spare, spare, None, texts)]


def counts(player: SeenPlayer, scene: Scene[Seen]) -> Markup:
    """How many professors can still lecture."""
    if player.automated or not player.professors:
        return NOTHING
    ready = sum(one.ready for one in player.professors)
    y, right = FELT["y"] + FELT["h"] - 8, SIZE[0] - 20
    can = scene.say("note", "can lecture", n=ready)
    tired = scene.say("note", "exhausted", n=len(player.professors) - ready)
    return group(
        small_words(20, y, can, size=10.4, text_anchor="start"),
        small_words(right, y, tired, size=10.4, fill="#b9c4b6", text_anchor="end"),
    )


def professors(player: SeenPlayer, scene: Scene[Seen]) -> list[Markup]:
    """Those ready upright, those exhausted turned and two deep."""
    ready = [one for one in player.professors if one.ready]
    tired = [one for one in player.professors if not one.ready]
    deep = -(-len(tired) // 2)
    tight = min(1, (SIZE[0] - 32) / max(1, len(ready) * 81 + deep * 92))
    found = []
    for n, one in enumerate(ready):
        x = 18 + n * 81 * tight
        found.append(
            placed(one, f"translate({x:.1f} {FELT['y'] + 19}) scale({UPRIGHT})", player, scene)
        )
    for n, one in enumerate(tired):
        x = SIZE[0] - 17 - (deep - 1 - n // 2) * 92 * tight
        y = FELT["y"] + 17 + n % 2 * 63
        where = f"translate({x:.1f} {y:g}) rotate(90) scale({TURNED})"
        found.append(placed(one, where, player, scene))
    return found


def placed(one: SeenProfessor, where: str, player: SeenPlayer, scene: Scene[Seen]) -> Markup:
    """A professor with the bookmark that says what a lecture costs."""
    verbs = ("lecture", "exhaust") if one.ready else ("ready", "lecture")
    asked = [f"{verb} {one.professor}" for verb in ("lecture", "ready", "exhaust")]
    choice = next((c for word in asked if (c := scene.own(word))), None)
    word = scene.mine(known(*[f"{verb} {one.professor}" for verb in verbs]))
    what = professor_tip(one.professor, scene.texts)
    if one.book_due:
        what = scene.say("tip", "lecture costs", what=what, kind=scene.texts.name(one.book_due))
    width, height = PROFESSOR
    return el(
        "g",
        path(RIBBON, fill="url(#g-wine)", stroke="#2b0a14", stroke_width=0.9)
        if one.bookmark
        else None,
        use(book_symbol("i-tbk", one.bookmark), width / 2 - 8.5, height - 0.5, 17)
        if one.bookmark
        else None,
        el("g", use(f"pf-{one.professor}", 0, 0, width, height), class_="face"),
        None if one.ready else DARKER,
        RING if choice else None,
        id=f"own-{one.professor}-{colour(player.seat).name}",
        transform=where,
        **lit(choice, told(choice, what, scene.texts), word),
    )


def felt_cards(player: SeenPlayer, scene: Scene[Seen]) -> list[Markup]:
    """At the setup: cards of the hand, chancellors on offer, shelves to place; for Ignotus, his
    card of the round."""
    if player.automated:
        return [ignotus.card(scene, (FELT["x"] + 9, FELT["y"] + 20, FELT["w"] - 18))]
    seen = scene.seen
    if seen.phase != "setup":
        return []
    if seen.order and seen.offered_chancellors and not player.hand:
        return [offer(n, name, scene) for n, name in enumerate(seen.offered_chancellors)]
    return [*setup_cards(player, scene), *shelf_choices(player, scene)]


def setup_cards(player: SeenPlayer, scene: Scene[Seen]) -> list[Markup]:
    """The hand, and the cards already kept; in the seats of the professors while they fit."""
    hand, kept = player.hand or [], player.kept or []
    held = [*hand, *kept]
    left = 100 if player.professors else 18
    step = min(81, (SIZE[0] - 18 - left) / max(1, len(held)))
    scale = min(UPRIGHT, (step - 4) / PROFESSOR[0])
    spots = [Place(left + n * step, FELT["y"] + 19, 0, scale) for n in range(len(held))]
    return [
        setup_face(name, spot, name in hand, scene) for name, spot in zip(held, spots, strict=True)
    ]


def setup_face(name: str, place: Place, held: bool, scene: Scene[Seen]) -> Markup:
    choice = scene.own(f"keep {name}") or scene.own(f"discard {name}")
    word = known(f"keep {name}", f"discard {name}")
    what = setup_tip(name, scene.texts)
    what = what if held else scene.say("tip", "kept", what=what)
    return el(
        "g",
        el("g", use(f"uf-{name}", 0, 0, *PROFESSOR), class_="face"),
        RING if choice else None,
        None if held or choice else rect(0, 0, *PROFESSOR, 6, fill="#16221b", fill_opacity=0.35),
        id=f"u-{name}",
        transform=place.transform(PROFESSOR),
        **lit(choice, told(choice, what, scene.texts), scene.mine(word)),
    )


def offer(n: int, name: str, scene: Scene[Seen]) -> Markup:
    """A chancellor to choose."""
    x = FELT["x"] + 16 + n % ACROSS * 103
    y = FELT["y"] + 21 + n // ACROSS * 65
    choice = scene.own(f"chancellor {name}")
    return face(f"ch-{name}", name, (x, y), choice, scene.texts)


def shelf_choices(player: SeenPlayer, scene: Scene[Seen]) -> list[Markup]:
    """Which shelf stands next."""
    tint = colour(player.seat).name
    y = FELT["y"] + FELT["h"] - SHELF[1] - 3
    found = []
    for worth in sorted(set(SHELVES)):
        choice = scene.own(f"shelf {worth}")
        if choice:
            x = SIZE[0] / 2 - SHELF[0] / 2 + (worth - 2) * 46
            box = (x - 1, y - 1, SHELF[0] + 2, SHELF[1] + 2)
            found.append(join(use(f"sh-{tint}-{worth}", x, y, *SHELF), plate(choice, box, 4)))
    return found


def chancellors(player: SeenPlayer, scene: Scene[Seen]) -> list[Markup]:
    """The chancellor chosen at the start, and those who came with the busts."""
    fame = {bust.letter: bust.chancellor for bust in scene.seen.fame}
    places = [player.chancellor, *[fame[c] if c in player.busts else None for c in LETTERS]]
    found = []
    for n, name in enumerate(places):
        if name:
            spot = (CHAIR["x"] + n * CHAIR["step"] - 1, CHAIR["y"])
            owned = f"ch-{name}-{colour(player.seat).name}"
            found.append(face(owned, name, spot, None, scene.texts))
    return found


def face(id: str, name: str, spot: Point, choice: Choice | None, texts: Texts) -> Markup:
    """A chancellor's card."""
    return el(
        "g",
        el("g", use(f"cf-{name}", 0, 0, *CHANCELLOR), class_="face"),
        WIDE_RING if choice else None,
        id=id,
        transform=f"translate({spot[0]:g} {spot[1]:g})",
        **lit(choice, told(choice, chancellor_tip(name, texts), texts)),
    )
