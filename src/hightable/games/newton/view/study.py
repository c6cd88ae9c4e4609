"""The study: bookshelf, income tiles, piles of books, cubes left, Masters."""

from __future__ import annotations

from typing import Any, Final

from hightable.draw.boards import note, plaque, slot, well, wood
from hightable.draw.cards import Card, Place, card
from hightable.draw.counters import badge, seal, vp
from hightable.draw.hot import plate
from hightable.draw.markup import NOTHING, Markup, join
from hightable.draw.pieces import Figure, figure, moved, piece
from hightable.draw.scene import Choice, Scene, Sheet
from hightable.draw.shapes import Point, at, group, icon, line, path, rect, text, use
from hightable.draw.strip import Glyph, coins, points, said, sign, strip
from hightable.draw.tokens import colour, tone
from hightable.games.newton.box import GAME, MASTER_RECORDS, STUDY_BOARDS
from hightable.games.newton.view import tiles
from hightable.games.newton.view.faces import MASTER
from hightable.games.newton.view.glyphs import disc, glyphs, income_tile
from hightable.games.newton.view.look import Player, look
from hightable.games.newton.view.mapground import LAYOUT
from hightable.games.newton.view.words import TEXTS, Record, effect, master

PRINTED: Final[dict[str, Any]] = LAYOUT["study"]
SIZE: Final = (PRINTED["w"], PRINTED["h"])
SHELF: Final[dict[str, int]] = PRINTED["shelf"]
CELL: Final = SHELF["cell"]
BOOK: Final = Figure("book", CELL, (40, 40))
CUBE: Final = figure("cube", 18)
SHELVES: Final = 3
COLUMNS: Final = 7
TILES: Final = 12
CUBES: Final = 12
PER_PILE: Final = 3
SIDES: Final = (0, 1, 3)
PILES: Final[list[dict[str, Any]]] = GAME["bookshelf_pile"]
CUBE_POINTS: Final = {bonus["cube"]: bonus["effect"]["n"] for bonus in GAME["cube_bonus"]}
CELLS: Final = {
    board["id"]: {
        f"s{cell['shelf']}c{cell['column']}": cell
        for cell in STUDY_BOARDS["cell"]
        if cell["board"] == board["id"]
    }
    for board in STUDY_BOARDS["board"]
}
LINES: Final = {
    board["id"]: [line for line in STUDY_BOARDS["line"] if line["board"] == board["id"]]
    for board in STUDY_BOARDS["board"]
}
SPINES: Final = ("#8a6a34", "#4c5a3a", "#6d2f2f", "#2f4a63", "#7a5a2b")
VOLUME_SPOTS: Final = {
    1: (32, ((4.5, 4.5),)),
    2: (26, ((-3, 8), (18, 8))),
    3: (22, ((0, 0), (20, 0), (10, 19.5))),
}


def corner(cell: str) -> Point:
    """The upper left corner of a space: `s1c2` is the second of the lowest shelf."""
    shelf, column = int(cell[1]), int(cell[3])
    x = SHELF["x"] + (column - 1) * SHELF["across"]
    return x, SHELF["y"] + (SHELVES - shelf) * SHELF["down"]


def setup(scene: Scene) -> str:
    return look(scene).shown.board


def ground(scene: Scene) -> Markup:
    """The bookcase of a board, and the empty places below it."""
    board = look(scene).shown.board
    title = PRINTED["title"]
    return group(
        wood(*SIZE),
        bookcase(),
        [space(record, *corner(cell)) for cell, record in CELLS[board].items()],
        plaque(title["x"], title["y"], title["w"], TEXTS("plaque", "study")),
        income_places(),
        pile_places(),
        cube_places(),
    )


def bookcase() -> Markup:
    x, y, width = SHELF["x"] - 6, SHELF["y"] - 6, COLUMNS * SHELF["across"] + 9
    planks = []
    for shelf in range(1, SHELVES + 1):
        top = corner(f"s{shelf}c1")[1]
        plank = rect(x, top + CELL, width, 5.5, 1, fill="url(#g-wood-across)", stroke="#120a04")
        mark = badge(disc("study", 13.3, top + 20, 9.4), 15, top + 20, 9.4, shelf)
        planks.append(group(plank, mark))
    edge = {"stroke": "#0e0703", "stroke_width": 1.5}
    case = rect(x, y, width, SHELVES * SHELF["down"] + 10, 6, fill="url(#g-shelf)", **edge)
    return group(case, planks)


def space(record: Record, x: float, y: float) -> Markup:
    """A window, the printed books, or a space with what it asks for."""
    if record["kind"] == "window":
        return window(x, y)
    if record["kind"] == "printed":
        return printed_books(x, y)
    paper = rect(x, y, CELL, CELL - 1, 3, fill="#efe1bd", stroke="#20110a")
    return group(paper, requirement(record["requirement"], x, y))


def window(x: float, y: float) -> Markup:
    hills = f"M{x} {y + 30}q6-7 12-2t12-3t{CELL - 24} 3v{CELL - 29}h{-CELL}z"
    bars = f"M{x + CELL / 2} {y}V{y + CELL - 1}M{x} {y + CELL / 2}H{x + CELL}"
    edge = {"stroke": "#20110a", "stroke_width": 2}
    return group(
        rect(x, y, CELL, CELL - 1, 3, fill="url(#g-sky-night)", **edge),
        path(hills, fill="#6f9471", opacity=0.55),
        path(bars, stroke="#3c2514", stroke_width=2.6),
        path(f"M{x + 26} {y + 16}l11-11", stroke="#fff", stroke_width=1.5, opacity=0.7),
    )


def printed_books(x: float, y: float) -> Markup:
    spines = []
    for place, tint in enumerate(SPINES):
        left, low = x + 4 + place * 7.2, place % 2 * 4
        band = y + 15 + low
        edge = {"stroke": tone("outline"), "stroke_width": 0.5}
        spines.append(rect(left, y + 7 + low, 6, 31 - low, 1, fill=tint, **edge))
        spines.append(line((left + 1, band), (left + 5, band), stroke=tone("gilt-high")))
    case = rect(x, y, CELL, CELL - 1, 3, fill="#6b4426", stroke="#20110a")
    return group(case, spines)


def requirement(asked: Record, x: float, y: float) -> Markup:
    """What a space asks for: a University, an Ancient Land, or Volumes."""
    middle = (x + CELL / 2, y + CELL / 2 - 0.5)
    if "university" in asked:
        return at(*middle, tiles.university(asked["university"]))
    if "ancient_land" in asked:
        return at(*middle, tiles.ancient_land(asked["ancient_land"]))
    flat = [colour for colour, n in asked["volumes"].items() for _ in range(n)]
    side, spots = VOLUME_SPOTS[len(flat)]
    return group(
        [use(f"i-v-{c}", x + dx, y + dy, side) for c, (dx, dy) in zip(flat, spots, strict=True)]
    )


def income_places() -> Markup:
    box = PRINTED["income"]
    places = [
        slot((box["x"] + n * box["step"], box["y"], box["w"], box["h"]), "", 5) for n in range(5)
    ]
    head = [note(12, box["y"] + 16, TEXTS("note", "income"))]
    return group(places, head, note(12, box["y"] + 28, TEXTS("note", "tiles")))


def pile_places() -> Markup:
    """Four piles of books; under each, what its last tile gives."""
    box = PRINTED["piles"]
    side, y = box["side"], box["y"]
    tray = rect(8, y - 4, SIZE[0] - 16, 60, 6, fill="#000", opacity=0.2)
    places = []
    for n, record in enumerate(PILES):
        x = box["x"] + n * box["step"]
        given = strip(glyphs(record["effect"]), (x + side / 2, y + 45.5), 18, 34, tone("ivory"))
        places.append(group(slot((x, y, side, side), "", 4), given))
    return group(tray, places)


def cube_places() -> Markup:
    box = PRINTED["cubes"]
    places = []
    for n in range(CUBES):
        x, y = cube_spot(n)
        edge = {"stroke": tone("slot"), "stroke_opacity": 0.4}
        places.append(rect(x, y, box["w"], box["h"], 4, fill="#000", fill_opacity=0.25, **edge))
        if n + 1 in CUBE_POINTS:
            places.append(vp(x + 17.5, y + 12, 8.6, CUBE_POINTS[n + 1]))
    return group(places)


def cube_spot(n: int) -> Point:
    box = PRINTED["cubes"]
    return box["x"] + n % box["row"] * box["across"], box["y"] + n // box["row"] * box["down"]


def play(scene: Scene) -> Sheet:
    player = look(scene).shown
    sheets = {
        "study-hot": targets(scene),
        "study-books": books(player, scene),
        "study-lines": [prize(line, player) for line in LINES[player.board]],
        "study-income": incomes(player, scene),
        "study-total": [total(player)],
        "study-piles": piles(player, scene),
        "study-cubes": cubes(player),
        "study-masters": masters(player, scene),
    }
    return {name: group(parts, id=name) for name, parts in sheets.items()}


def targets(scene: Scene) -> list[Markup]:
    """Spaces one may fill now."""
    if scene.board != scene.seat:
        return []
    prices = look(scene).shown.prices
    lit = [filled(cell, choice, prices[cell]) for cell, choice in scene.after("book")]
    return lit + [filled(cell, choice, 0) for cell, choice in scene.after("ignore")]


def filled(cell: str, choice: Choice, price: int) -> Markup:
    """A space to fill, with the Potions it takes in place of what is missing."""
    x, y = corner(cell)
    target = plate(choice, (x, y, CELL, CELL - 1), 4)
    if not price:
        return target
    tag = rect(x + 14, y + 27, 27, 14, 4, fill=tone("night"), opacity=0.92, pointer_events="none")
    count = text(x + 34, y + 38, price, 11.5, fill=tone("seal-text"), font_weight=700)
    return join(target, tag, icon("i-potion", x + 22.5, y + 34, 13), count)


def books(player: Player, scene: Scene) -> list[Markup]:
    tint, who = colour(player.seat).name, scene.names[player.seat]
    said = TEXTS("tip", "book", name=who)
    return [
        moved(f"bk-{tint}-{cell}", *corner(cell), shelved(tint, CELL), data_tip=said)
        for cell in player.books
    ]


def shelved(tint: str, side: float) -> Markup:
    return use(f"p-book-{tint}", 0, 0, side, side)


def prize(record: Record, player: Player) -> Markup:
    """The income of a line: in the window or on the frame just behind its last space."""
    cells = [cell.removeprefix(f"{player.board}_") for cell in record["cells"]]
    x, y, r = behind(player.board, record["kind"], cells)
    won = record["id"] in player.lines
    key = "line_won" if won else "line"
    q = r + 1.5
    if record["kind"] == "row":
        tip = f"M{-q - 4.5} -3.8L{-q} 0L{-q - 4.5} 3.8z"
    else:
        tip = f"M-3.8 {q + 4.5}L0 {q}L3.8 {q + 4.5}z"
    ink = {"stroke": tone("wood-dark"), "stroke_linejoin": "round", "paint_order": "stroke"}
    return at(
        x,
        y,
        path(tip, fill="#ffe08a" if won else "#e9cf9a", **ink),
        seal(0, 0, r, record["vp"], won),
        id=f"ln-{record['id']}",
        data_tip=TEXTS("tip", key, cells=len(cells), n=record["vp"]),
    )


def behind(board: str, kind: str, cells: list[str]) -> tuple[float, float, float]:
    """Middle and radius of a line's prize."""
    if kind == "row":
        shelf, column = int(cells[0][1]), max(int(cell[3]) for cell in cells) + 1
        x, y = corner(f"s{shelf}c{column}")
        return (x + 12, y + 12, 9.6) if column <= COLUMNS else (x + 14, y + 21, 10.5)
    shelf, last = max(int(cell[1]) for cell in cells) + 1, cells[0][2:]
    x, y = corner(f"s{shelf}{last}")
    return (x + 31, y + 29.5, 9.6) if shelf <= SHELVES else (x + 21, SHELF["y"] - 19.5, 10.5)


def incomes(player: Player, scene: Scene) -> list[Markup]:
    """Income tiles; one may be there to be replaced."""
    box = PRINTED["income"]
    size = (box["w"], box["h"])
    found: list[tuple[str, Markup, str]] = []
    for kind in player.incomes:
        tile = income_tile(kind, box["w"] / 2, box["h"] / 2, size)
        found.append((kind, tile, TEXTS("tip", "income", kind=TEXTS("income", kind))))
    if player.medicine:
        n = SIDES[player.medicine]
        found.append(("", tiles.medicine(n, *size), TEXTS("tip", "medicine_tile", n=n)))
    drawn, asked = [], set()
    for place, (kind, tile, tip) in enumerate(found):
        choice = None if kind in asked else own(scene, f"replace {kind}")
        asked.add(kind)
        name = f"inc-{colour(player.seat).name}-{place}"
        lit = plate(choice, (0, 0, *size)) if choice else NOTHING
        drawn.append(moved(name, box["x"] + place * box["step"], box["y"], tile, lit, data_tip=tip))
    return drawn


def own(scene: Scene, word: str) -> Any:
    """An option on one's own board."""
    return scene.choice(word) if scene.board == scene.seat else None


def total(player: Player) -> Markup:
    """What the next income brings: nobody has to add up."""
    box = PRINTED["total"]
    area = (box["x"], box["y"], box["w"], box["h"])
    middle = box["x"] + box["w"] / 2
    return group(
        well(area, 5),
        note(middle, box["y"] + 11.5, TEXTS("note", "round"), 9.2, text_anchor="middle"),
        strip(income_glyphs(player.income), (middle, box["y"] + 23.5), 19, 74, tone("ivory")),
        data_tip=TEXTS("tip", "total"),
    )


def income_glyphs(income: dict[str, int]) -> list[Glyph]:
    found = [said("+")]
    if income["vp"]:
        found.append(points(income["vp"]))
    if income["coin"]:
        found.append(coins(income["coin"]))
    if income["potion"]:
        found += [sign("i-potion", 0.84), said(str(income["potion"]))]
    return found if len(found) > 1 else [said("-")]


def piles(player: Player, scene: Scene) -> list[Markup]:
    """The tiles still to be placed, three to a pile, emptied from the left."""
    box = PRINTED["piles"]
    tint = colour(player.seat).name
    used = TILES - player.shelf
    drawn = []
    for n, record in enumerate(PILES):
        left = max(0, min(PER_PILE, PER_PILE * (n + 1) - used))
        x = box["x"] + n * box["step"]
        tip = TEXTS("tip", "pile", effect=effect(record["effect"]))
        pile = [at(k * 1.6, -k * 2.2, shelved(tint, box["side"] - 1)) for k in range(left)]
        drawn.append(at(x + 0.5, box["y"] + 0.5, pile, id=f"pile-{n}", data_tip=tip))
    return drawn


def cubes(player: Player) -> list[Markup]:
    """The cubes still to be placed; the last four have their points beside them."""
    tint = colour(player.seat).name
    drawn = []
    for n in range(CUBES - player.cubes, CUBES):
        x, y = cube_spot(n)
        prize = CUBE_POINTS.get(n + 1)
        what = CUBE._replace(width=13) if prize else CUBE
        foot = (x + 7, y + 19) if prize else (x + 13, y + 21.5)
        tip = TEXTS("tip", "cube_bonus", n=prize) if prize else TEXTS("tip", "cube")
        drawn.append(piece(f"cube-{tint}-{n}", what, player.seat, foot, tip))
    return drawn


def masters(player: Player, scene: Scene) -> list[Markup]:
    """Played ones first, then those in hand, which are open to their owner alone."""
    held = player.masters if player.masters is not None else [None] * player.kept
    row: list[tuple[str | None, str]] = [(name, "mp") for name in player.played]
    row += [(name, "mm") for name in held]
    box = PRINTED["masters"]
    step = min(box["step"], (SIZE[0] - 2 * box["x"] - box["w"]) / max(1, len(row) - 1))
    drawn = [masters_head(player)]
    for place in range(max(len(row), 4)):
        x, y = box["x"] + place * step, box["y"]
        if place < len(row):
            drawn.append(one_master(row[place], Place(x, y), place, scene))
        else:
            drawn.append(slot((x, y, *MASTER), "", 5))
    return drawn


def masters_head(player: Player) -> Markup:
    box = PRINTED["masters"]
    open_hand = player.masters is not None
    parts = []
    if player.played:
        parts.append(note(box["x"] + 2, box["y"] - 3.5, TEXTS("note", "played")))
    if player.kept and not (player.played and len(player.played) > 2):
        x = box["x"] + 2 + len(player.played) * box["step"]
        said = TEXTS("note", "kept" if open_hand else "hidden")
        parts.append(note(x, box["y"] - 3.5, said))
    return group(parts)


def one_master(who: tuple[str | None, str], place: Place, n: int, scene: Scene) -> Markup:
    name, face = who
    if name is None:
        said = TEXTS("tip", "master_hidden")
        return card(Card(f"mb-{scene.board}-{n}", "mb", MASTER, said), place)
    key = "master_played" if face == "mp" else "master_kept"
    tip = TEXTS("tip", key) + master(MASTER_RECORDS[name])
    choice = own(scene, f"master {name}")
    return card(Card(f"m-{name}", f"{face}-{name}", MASTER, tip), place, choice)
