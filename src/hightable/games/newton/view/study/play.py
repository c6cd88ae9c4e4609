"""The study: bookshelf, income tiles, piles of books, cubes left, Masters."""

from __future__ import annotations

from typing import Any, Final

from hightable.draw.boards import note, slot, well
from hightable.draw.cards import Card, Place, card
from hightable.draw.counters import seal
from hightable.draw.hot import known, plate
from hightable.draw.markup import Markup, join, kept
from hightable.draw.pieces import figure, moved, piece
from hightable.draw.scene import Choice, Scene, Sheet
from hightable.draw.shapes import at, group, icon, path, rect, text, use
from hightable.draw.strip import Glyph, coins, points, said, sign, strip
from hightable.draw.tokens import colour, tone
from hightable.games.newton.box import STUDY_BOARDS
from hightable.games.newton.effect_text import Record, effect_text, master_text, volumes_text
from hightable.games.newton.seen import Income, Seen, SeenPlayer
from hightable.games.newton.view.cards import tiles
from hightable.games.newton.view.cards.faces import MASTER
from hightable.games.newton.view.icons import INCOMES, income_tile, kinds
from hightable.games.newton.view.study.ground import (
    CELL,
    CELLS,
    COLUMNS,
    CUBE_POINTS,
    CUBES,
    PILES,
    PRINTED,
    SHELF,
    SHELVES,
    SIZE,
    corner,
    cube_spot,
)
from hightable.kernel import Texts

CUBE: Final = figure("cube", 18)
TILES: Final = 12
PER_PILE: Final = 3
SIDES: Final = (0, 1, 3)
LINES: Final = {
    board["id"]: [line for line in STUDY_BOARDS["line"] if line["board"] == board["id"]]
    for board in STUDY_BOARDS["board"]
}


def play(scene: Scene[Seen]) -> Sheet:
    player = scene.seen.players[scene.board]
    sheets = {
        "study-sites": [site(cell, player, scene) for cell in player.prices],
        "study-hot": targets(scene),
        "study-books": books(player, scene),
        "study-lines": prizes(player, scene.texts),
        "study-income": incomes(player, scene),
        "study-total": [total(player, scene.texts)],
        "study-piles": piles(player, scene),
        "study-cubes": cubes(player, scene.texts),
        "study-masters": masters(player, scene),
    }
    return {name: group(parts, id=name) for name, parts in sheets.items()}


def site(cell: str, player: SeenPlayer, scene: Scene[Seen]) -> Markup:
    """An unseen plate over an empty space that says what it asks for."""
    asked = CELLS[player.board][cell]["requirement"]
    unseen: dict[str, Any] = {"fill": "none", "pointer_events": "all"}
    said = told(cell, asked, player.prices[cell], scene.texts)
    word = scene.mine(known(f"book {cell}", f"ignore {cell}"))
    return rect(*corner(cell), CELL, CELL - 1, data_tip=said, data_word=word, **unseen)


def told(cell: str, asked: Record, potions: int, texts: Texts) -> str:
    """What a space of the bookshelf asks for, and whether its owner has it."""
    if "volumes" in asked:
        what = volumes_text(asked["volumes"], texts)
    else:
        what = texts.name(asked.get("university") or asked["ancient_land"])
    key = "space_short" if potions else "space_met"
    return texts.say("tip", key, shelf=cell[1], what=what, n=potions)


def targets(scene: Scene[Seen]) -> list[Markup]:
    """Spaces one may fill now."""
    if scene.board != scene.seat:
        return []
    prices = scene.seen.players[scene.board].prices
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


def books(player: SeenPlayer, scene: Scene[Seen]) -> list[Markup]:
    tint, who = colour(player.seat).name, scene.names[player.seat]
    said = scene.say("tip", "book", name=who)
    return [
        moved(f"bk-{tint}-{cell}", *corner(cell), shelved(tint, CELL), data_tip=said)
        for cell in player.books
    ]


def shelved(tint: str, side: float) -> Markup:
    return use(f"p-book-{tint}", 0, 0, side, side)


def prizes(player: SeenPlayer, texts: Texts) -> list[Markup]:
    won = [line["id"] in player.completed_lines for line in LINES[player.board]]
    return [prize(player.board, n, texts, won=is_won) for n, is_won in enumerate(won)]


@kept
def prize(board: str, number: int, texts: Texts, won: bool) -> Markup:
    """The income of a line: in the window or on the frame just behind its last space."""
    record = LINES[board][number]
    cells = [cell.removeprefix(f"{board}_") for cell in record["cells"]]
    x, y, r = behind(record["kind"], cells)
    q = r + 1.5
    if record["kind"] == "row":
        tip = f"M{-q - 4.5} -3.8L{-q} 0L{-q - 4.5} 3.8z"
    else:
        tip = f"M-3.8 {q + 4.5}L0 {q}L3.8 {q + 4.5}z"
    ink = {"stroke": tone("wood-dark"), "stroke_linejoin": "round", "paint_order": "stroke"}
    key = "line_won" if won else "line"
    return at(
        x,
        y,
        path(tip, fill="#ffe08a" if won else "#e9cf9a", **ink),
        seal(0, 0, r, record["vp"], won),
        id=f"ln-{record['id']}",
        data_tip=texts.say("tip", key, cells=len(cells), n=record["vp"]),
    )


def behind(kind: str, cells: list[str]) -> tuple[float, float, float]:
    """Middle and radius of a line's prize."""
    if kind == "row":
        shelf, column = int(cells[0][1]), max(int(cell[3]) for cell in cells) + 1
        x, y = corner(f"s{shelf}c{column}")
        return (x + 12, y + 12, 9.6) if column <= COLUMNS else (x + 14, y + 21, 10.5)
    shelf, last = max(int(cell[1]) for cell in cells) + 1, cells[0][2:]
    x, y = corner(f"s{shelf}{last}")
    return (x + 31, y + 29.5, 9.6) if shelf <= SHELVES else (x + 21, SHELF["y"] - 19.5, 10.5)


def incomes(player: SeenPlayer, scene: Scene[Seen]) -> list[Markup]:
    """Income tiles; one may be there to be replaced."""
    box = PRINTED["income"]
    size = (box["w"], box["h"])
    found: list[tuple[str, Markup, str]] = []
    for kind in kinds(player.tiles, INCOMES):
        tile = income_tile(kind, box["w"] / 2, box["h"] / 2, size)
        said = scene.texts.name(f"{INCOMES}{kind}")
        found.append((kind, tile, scene.say("tip", "income", tile=said)))
    if player.medicine:
        n = SIDES[player.medicine]
        found.append(("", tiles.medicine(n, *size), scene.say("tip", "medicine_tile", n=n)))
    drawn = []
    for place, (kind, tile, tip) in enumerate(found):
        name, x = f"inc-{colour(player.seat).name}-{place}", box["x"] + place * box["step"]
        again = kind in [kind for kind, _, _ in found[:place]]
        choice = scene.own(f"replace {kind}") if kind else None
        lit = plate(choice, (0, 0, *size), again=again)
        word = scene.mine(f"replace {kind}") if kind else None
        drawn.append(moved(name, x, box["y"], tile, lit, data_tip=tip, data_word=word))
    return drawn


def total(player: SeenPlayer, texts: Texts) -> Markup:
    """What the next income brings: nobody has to add up."""
    box = PRINTED["total"]
    area = (box["x"], box["y"], box["w"], box["h"])
    middle = box["x"] + box["w"] / 2
    return group(
        well(area, 5),
        note(middle, box["y"] + 11.5, texts.say("note", "round"), 9.2, text_anchor="middle"),
        strip(income_glyphs(player.income), (middle, box["y"] + 23.5), 19, 74, tone("ivory")),
        data_tip=texts.say("tip", "total"),
    )


def income_glyphs(income: Income) -> list[Glyph]:
    found = [said("+")]
    if income.points:
        found.append(points(income.points))
    if income.coins:
        found.append(coins(income.coins))
    if income.potions:
        found += [sign("i-potion", 0.84), said(str(income.potions))]
    return found if len(found) > 1 else [said("-")]


def piles(player: SeenPlayer, scene: Scene[Seen]) -> list[Markup]:
    """The tiles still to be placed, three to a pile, emptied from the left."""
    box = PRINTED["piles"]
    tint = colour(player.seat).name
    used = TILES - player.piles
    drawn = []
    for n, record in enumerate(PILES):
        left = max(0, min(PER_PILE, PER_PILE * (n + 1) - used))
        x = box["x"] + n * box["step"]
        tip = scene.say("tip", "pile", effect=effect_text(record["effect"], scene.texts))
        pile = [at(k * 1.6, -k * 2.2, shelved(tint, box["side"] - 1)) for k in range(left)]
        first = n == used // PER_PILE
        choice = scene.own("next tile") if first else None
        lit = plate(choice, (-0.5, -0.5, box["side"], box["side"]), 4) if choice else None
        more = {"data_tip": tip, "data_word": scene.mine("next tile") if first else None}
        drawn.append(at(x + 0.5, box["y"] + 0.5, pile, lit, id=f"pile-{n}", **more))
    return drawn


def cubes(player: SeenPlayer, texts: Texts) -> list[Markup]:
    """The cubes still to be placed; the last four have their points beside them."""
    tint = colour(player.seat).name
    drawn = []
    for n in range(CUBES - player.cubes, CUBES):
        x, y = cube_spot(n)
        prize = CUBE_POINTS.get(n + 1)
        what = CUBE._replace(width=13) if prize else CUBE
        foot = (x + 7, y + 19) if prize else (x + 13, y + 21.5)
        tip = texts.say("tip", "cube_bonus", n=prize) if prize else texts.say("tip", "cube")
        drawn.append(piece(f"cube-{tint}-{n}", what, player.seat, foot, tip))
    return drawn


def masters(player: SeenPlayer, scene: Scene[Seen]) -> list[Markup]:
    """Played ones first, then those in hand, which are open to their owner alone."""
    held = player.masters if player.masters is not None else [None] * player.masters_size
    row: list[tuple[str | None, str]] = [(name, "mp") for name in player.played]
    row += [(name, "mm") for name in held]
    box = PRINTED["masters"]
    step = min(box["step"], (SIZE[0] - 2 * box["x"] - box["w"]) / max(1, len(row) - 1))
    drawn = [masters_head(player, scene.texts)]
    for place in range(max(len(row), 4)):
        x, y = box["x"] + place * step, box["y"]
        if place < len(row):
            drawn.append(one_master(row[place], Place(x, y), place, scene))
        else:
            drawn.append(slot((x, y, *MASTER), "", 5))
    return drawn


def masters_head(player: SeenPlayer, texts: Texts) -> Markup:
    box = PRINTED["masters"]
    open_hand = player.masters is not None
    parts = []
    if player.played:
        parts.append(note(box["x"] + 2, box["y"] - 3.5, texts.say("note", "played")))
    if player.masters_size and not (player.played and len(player.played) > 2):
        x = box["x"] + 2 + len(player.played) * box["step"]
        said = texts.say("note", "kept" if open_hand else "hidden")
        parts.append(note(x, box["y"] - 3.5, said))
    return group(parts)


def one_master(who: tuple[str | None, str], place: Place, n: int, scene: Scene[Seen]) -> Markup:
    name, face = who
    if name is None:
        said = scene.say("tip", "master_hidden")
        return card(Card(f"mb-{scene.board}-{n}", "mb", MASTER, said), place)
    key = "master_played" if face == "mp" else "master_kept"
    tip = scene.say("tip", key, master=master_text(name, scene.texts))
    word = f"master {name}"
    what = Card(f"m-{name}", f"{face}-{name}", MASTER, tip)
    return card(what, place, scene.own(word), scene.mine(word))
