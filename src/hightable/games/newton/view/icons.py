"""Effects as icons: read from the same records as the words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from hightable.draw import counters
from hightable.draw.markup import Markup, join
from hightable.draw.shapes import circle, cut, icon, path, rect, text
from hightable.draw.strip import (
    TIMES,
    Glyph,
    arrow,
    coins,
    each,
    gained,
    many,
    points,
    said,
    sign,
    tinted,
)
from hightable.draw.tokens import tone
from hightable.games.newton.effect_text import Record
from hightable.games.newton.view.palette import ACTION_ICON

STRAW: Final = "#d9c79c"
FLAGS: Final = {
    "split": sign("i-split", 0.7),
    "ignore_requirements": sign("i-ignore"),
    "no_coins": sign("i-nocoin"),
    "free_routes": sign("i-nocoin"),
}
COUNTED: Final = {
    "masters_played": "i-bust",
    "universities_visited": "i-univ",
    "ancient_lands_visited": "i-ancient",
    "completed_lines": "i-line",
    "volumes_blue": "i-v-blue",
    "volumes_green": "i-v-green",
    "volumes_orange": "i-v-orange",
    "sets_of_3_identical_volumes": "i-same3",
    "coins": "i-coin",
    "potions": "i-potion",
    "bonus_tokens": "i-token",
    "bookshelf_tiles_placed": "i-shelf",
    "sets_of_3_different_volumes": "i-diff3",
    "non_starting_cards_available": "i-card",
}


def glyphs(record: Record) -> list[Glyph]:
    """An effect as a line of icons."""
    return GLYPHS[record["op"]](record)


def gain(record: Record) -> list[Glyph]:
    n = record["n"]
    kinds = {"coin": [coins(n)], "vp": [points(n)], "potion": many("i-potion", n)}
    return kinds[record["resource"]]


def kinds(tiles: list[str], group: str) -> list[str]:
    """The kinds of the Development or Income tiles among a player's."""
    return [tile.removeprefix(group) for tile in tiles if tile.startswith(group)]


def price(cost: dict[str, int]) -> list[Glyph]:
    """What stands left of an arrow."""
    paid: list[Glyph] = []
    for what, n in cost.items():
        if what == "hand_card":
            paid.append(sign("i-discard"))
        else:
            paid += gain({"resource": what, "n": n})
    return [*paid, arrow()] if paid else []


def basic_action(record: Record) -> list[Glyph]:
    found = [action(record["action"], record["value"])]
    found += [glyph for flag, glyph in FLAGS.items() if record.get(flag)]
    if record.get("cubes_on_passed_places"):
        found.append(Glyph(1.3, pair_of_cubes))
    if record.get("then_perform_taken_card"):
        found += [arrow(), sign("i-card"), said("+1")]
    return found


def action(name: str, value: int) -> Glyph:
    """A basic action of a fixed value."""

    def draw(x: float, y: float, s: float, c: str) -> Markup:
        r = s * 0.46
        return counters.badge(disc(name, x - r * 0.18, y, r), x, y, r, value)

    return Glyph(1.22, draw)


def disc(name: str, x: float, y: float, r: float) -> Markup:
    """The disc of a basic action."""
    kind = "joker" if name == "choice" else name
    return counters.disc(x, y, r, f"url(#ga-{kind})", ACTION_ICON[kind])


def pair_of_cubes(x: float, y: float, s: float, c: str) -> Markup:
    side = s * 0.8
    return join(icon("i-cube", x - s * 0.26, y, side), icon("i-cube", x + s * 0.3, y, side))


def student(x: float, y: float, s: float, c: str) -> Markup:
    """A new student: with a plus."""
    plus = icon("i-plus", x + s * 0.37, y + s * 0.33, s * 0.44)
    return join(icon("i-student", x, y, s, color=STRAW), plus)


def walk(x: float, y: float, s: float, c: str) -> Markup:
    """A walk to a village."""
    return join(
        icon("i-village", x + s * 0.31, y + s * 0.16, s * 0.82),
        icon("i-walker", x - s * 0.1, y - s * 0.05, s * 0.96),
    )


def target(kind: str) -> Glyph:
    """A kind of place, by its shape."""
    return Glyph(0.78, SITES[kind])


def university(x: float, y: float, s: float, c: str) -> Markup:
    w, h = s * 0.8, s * 0.74
    edge = {"stroke": "#2b0d0d", "stroke_width": 0.8}
    return join(
        rect(x - w / 2, y - h / 2, w, h, 2, fill="url(#g-univ)", **edge),
        icon("i-univ", x, y - s * 0.02, s * 0.6, color="#fff3d6"),
    )


def ancient_land(x: float, y: float, s: float, c: str) -> Markup:
    q = s * 0.42
    d = cut(x - q, y - q, 2 * q, 2 * q, round(q * 0.55, 1))
    edge = {"stroke": "#141b23", "stroke_width": 0.8}
    shape = path(d, fill="url(#g-slate)", **edge)
    return join(shape, icon("i-ancient", x, y, s * 0.6, color="#f0e4c6"))


def city(x: float, y: float, s: float, c: str) -> Markup:
    q = s * 0.46
    d = f"M{x:.1f} {y - q:.1f}l{q * 0.88:.1f} {q * 0.5:.1f}v{q:.1f}l{-q * 0.88:.1f} {q * 0.5:.1f}"
    d += f"l{-q * 0.88:.1f} {-q * 0.5:.1f}v{-q:.1f}z"
    shape = path(d, fill="#f4e4bd", stroke=tone("umber"))
    return join(shape, icon("i-city", x, y, s * 0.56, color="#6b4d20"))


def master(x: float, y: float, s: float, c: str) -> Markup:
    r = s * 0.48
    edge = {"stroke": "url(#g-gilt)", "stroke_width": 1.2}
    disc = circle(x, y, r, fill="url(#g-master)", **edge)
    return join(disc, icon("i-bust", x, y, s * 0.62, color="#fff3d6"))


def development(kind: str) -> Glyph:
    """A Development tile."""
    name = ACTION_ICON.get(kind, "")
    fill = f"url(#ga-{kind})" if name else "#5d5346"
    return Glyph(1.55, lambda x, y, s, c: counters.pill(x, y, (s * 1.5, s * 0.92), fill, name))


def income(kind: str) -> Glyph:
    """An Income tile."""
    return Glyph(1.2, lambda x, y, s, c: income_tile(kind, x, y, (s * 1.15, s * 0.92)))


def income_tile(kind: str, x: float, y: float, size: tuple[float, float]) -> Markup:
    """What it gives each round, on a light tile."""
    w, h = size
    edge = {"stroke": tone("umber"), "stroke_width": 1}
    inner = INCOME[kind.removeprefix("income_")](x, y, h * 0.38)
    return join(
        rect(x - w / 2, y - h / 2, w, h, 3.5, fill="url(#g-income)", **edge),
        path(
            f"M{x - w / 2 + 2.5:.1f} {y + h / 2 - 2.5:.1f}h{w - 5:.1f}",
            stroke=tone("gilt"),
            stroke_width=1.1,
        ),
        inner,
    )


def unknown(x: float, y: float, r: float) -> Markup:
    return text(x, y + r * 0.68, "?", r * 1.95, fill="#5d3f16", font_weight=700)


INCOME: Final[dict[str, Callable[[float, float, float], Markup]]] = {
    "vp": lambda x, y, r: counters.vp(x, y, r * 1.1, 2),
    "coin": lambda x, y, r: counters.coin(x, y, r, 2),
    "potion": lambda x, y, r: icon("i-potion", x, y, r * 2.1),
    "any": unknown,
}
DEVELOPMENT: Final = "development_"
INCOMES: Final = "income_"
SITES: Final = {"university": university, "ancient_land": ancient_land, "city": city}


def removed(n: int) -> list[Glyph]:
    """So many bookshelf tiles out of the game."""

    def draw(x: float, y: float, s: float, c: str) -> Markup:
        u, v, r = x + s * 0.3, y + s * 0.34, s * 0.22
        edge = {"stroke": "#fff7e3", "stroke_width": 0.9}
        return join(
            icon("i-shelf", x, y, s),
            circle(u, v, r, fill="#8c2323", **edge),
            path(f"M{u - r / 2:.1f} {v:.1f}h{r:.1f}", stroke="#fff", stroke_width=1.6),
        )

    return [Glyph(1.1, draw), said(f"{TIMES}{n}")]


def counter(count: str) -> Glyph:
    """What is counted."""
    if count == "students_on_final_spaces":
        return Glyph(1, graduate)
    return tinted(COUNTED[count], "#f3e3bd")


def graduate(x: float, y: float, s: float, c: str) -> Markup:
    return join(
        icon("i-student", x - s * 0.12, y, s, color="#d9cba8"),
        icon("i-goal", x + s * 0.33, y - s * 0.19, s * 0.62, color=c),
    )


MODIFIERS: Final[dict[str, list[Glyph]]] = {
    "second_book": [gained(sign("i-shelf"))],
    "ignore_book_requirement": [sign("i-ignore")],
    "double_bonus_tokens": [sign("i-token"), said(f"{TIMES}2")],
    "move_to_free_village": [Glyph(1.2, walk)],
    "extra_cube": [gained(sign("i-cube"))],
}


GLYPHS: Final[dict[str, Callable[[Record], list[Glyph]]]] = {
    "gain": gain,
    "place_student": lambda r: [Glyph(1, student)] * r["n"],
    "seq": lambda r: [glyph for part in r["effects"] for glyph in glyphs(part)],
    "pay": lambda r: price(r["cost"]) + glyphs(r["then"]),
    "per": lambda r: [*glyphs(r["effect"]), each(counter(r["count"]))],
    "basic_action": basic_action,
    "place_cube": lambda r: [sign("i-cube"), *[target(kind) for kind in r["targets"]]],
    "medicine": lambda r: [sign("i-staff")],
    "take_development": lambda r: [development(r["kind"])],
    "take_income": lambda r: [income(r["kind"])],
    "remove_bookshelf_tiles": lambda r: removed(r["n"]),
    "play_master": lambda r: [Glyph(1, master)],
    "copy_immediate": lambda r: [sign("i-copy")],
    "modify": lambda r: price(r["cost"]) + MODIFIERS[r["kind"]],
}
