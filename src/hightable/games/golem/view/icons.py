"""Effects as icons: any list of effects of the data files as a line of glyphs."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from hightable.draw.counters import coin, vp
from hightable.draw.markup import NOTHING, Markup, join
from hightable.draw.shapes import Point, circle, icon, path, text
from hightable.draw.strip import Glyph, arrow, said, sign, strip
from hightable.games.golem.box import Record
from hightable.games.golem.view.palette import DOMAIN_HUE, EMBER

INK: Final = "#2b2118"
GAP: Final = 0.08
LEAST: Final = 14
MINUS: Final = "\u2212"
TIMES: Final = "\u00d7"
COUNTED: Final = {
    "golem_track_value": "i-gtrack",
    "own_golems_in_graveyard": "i-tomb",
    "artefacts_completed": "i-pot",
    "upgrades_developed": "i-up-any",
    "leftmost_student_section": "i-st-any",
}
GOOD: Final = "#2f7d4a"
BAD: Final = "#8c1f12"
RIM: Final = "#fff6df"


def numeral(x: float, y: float, n: object, size: float, line: str) -> Markup:
    """A light number with a dark halo, on an icon."""
    return text(
        x,
        y + size * 0.36,
        n,
        size,
        fill="#fff",
        font_weight=700,
        paint_order="stroke",
        stroke=line,
        stroke_width=size * 0.2,
        stroke_linejoin="round",
    )


def clay(x: float, y: float, r: float, n: int | None = None) -> Markup:
    figure = NOTHING if n is None else numeral(x + r * 0.05, y + r * 0.12, n, r * 1.15, "#3a1a0d")
    return join(icon("i-clay", x, y, 2 * r), figure)


def knowledge(x: float, y: float, r: float, n: int | None = None) -> Markup:
    figure = NOTHING if n is None else numeral(x, y, n, r * 1.12, "#0b1f3a")
    return join(icon("i-know", x, y, 2 * r), figure)


def gold(x: float, y: float, r: float, n: int | None = None) -> Markup:
    figure = NOTHING if n in (None, 1) else numeral(x, y + r * 0.2, n, r * 1.05, "#4a2d02")
    return join(icon("i-gold", x, y, 2 * r), figure)


def points(x: float, y: float, r: float, n: int | None = None) -> Markup:
    return icon("i-vp", x, y, 2 * r) if n is None else vp(x, y, r, n)


RESOURCE: Final[dict[str, Callable[[float, float, float, int | None], Markup]]] = {
    "clay": clay,
    "coin": coin,
    "knowledge": knowledge,
    "vp": points,
    "gold": gold,
}


def resource(kind: str, x: float, y: float, r: float, n: int | None = None) -> Markup:
    """A resource, with its number if there is one."""
    return RESOURCE[kind](x, y, r, n)


def goods(kind: str, n: int | None) -> Glyph:
    return Glyph(1, lambda x, y, s, c: resource(kind, x, y, s * 0.5, n))


def stepping(name: str, back: bool = False) -> Glyph:
    """A figure or marker with a small arrow: a step forward (green) or back (red)."""

    def draw(x: float, y: float, s: float, c: str) -> Markup:
        u, v, r, d = x + s * 0.3, y + s * 0.24, s * 0.27, -1 if back else 1
        head = f"M{u - d * r * 0.3:.1f} {v - r * 0.52:.1f}l{d * r * 0.62:.1f} {r * 0.52:.1f}"
        head += f"l{-d * r * 0.62:.1f} {r * 0.52:.1f}"
        ends = {"stroke_linecap": "round", "stroke_linejoin": "round"}
        return join(
            icon(name, x - s * 0.14, y, s),
            circle(u, v, r, fill=BAD if back else GOOD, stroke=RIM, stroke_width=s * 0.05),
            path(head, fill="none", stroke="#fff", stroke_width=max(1.0, s * 0.1), **ends),
        )

    return Glyph(1.2, draw)


def several_students(n: int) -> Glyph:
    """Any students, so many steps in all."""

    def draw(x: float, y: float, s: float, c: str) -> Markup:
        u, v = x + s * 0.07, y + s * 0.26
        return join(
            icon("i-st-any", x + s * 0.25, y - s * 0.06, s),
            icon("i-st-any", x - s * 0.29, y + s * 0.06, s),
            circle(u, v, s * 0.3, fill=GOOD, stroke=RIM),
            text(u, v + s * 0.18, n, s * 0.5, fill="#fff", font_weight=700),
        )

    return Glyph(1.5, draw)


def footsteps(ink: str = "#5a2c1a") -> Glyph:
    return Glyph(0.9, lambda x, y, s, c: icon("i-steps", x, y, s, color=ink if c == INK else EMBER))


def small(name: str) -> Glyph:
    return Glyph(0.6, lambda x, y, s, c: icon(name, x, y, s * 0.7))


def less(n: int) -> list[Glyph]:
    return [said(f"{MINUS}{n}")] if n else []


def times(n: int) -> list[Glyph]:
    return [said(f"{TIMES}{n}")] if n > 1 else []


def gain_per(record: Record) -> list[Glyph]:
    return [goods(record["resource"], record["n"]), said(TIMES), sign(COUNTED[record["count"]])]


def student(record: Record) -> list[Glyph]:
    return [stepping(f"i-st-{record['district']}"), *times(record["n"])]


def move_golem(record: Record) -> list[Glyph]:
    way = "\u00b1" if record["direction"] == "either" else "+"
    return [footsteps(), said(f"{way}{record['steps']}")]


def buy_book(record: Record) -> list[Glyph]:
    free = [said("0")] if record["ignore_card_cost"] else []
    return [sign("i-bk-any"), *less(record["discount"]), *free]


def create_golem(record: Record) -> list[Glyph]:
    if not record["discount"]:
        return [sign("i-make")]
    lump = Glyph(0.7, lambda x, y, s, c: icon("i-clay", x, y, s * 0.72))
    return [sign("i-make"), *less(record["discount"]), lump]


def price(record: Record) -> list[Glyph]:
    """What is paid: goods, or a step back."""
    if record["kind"] == "resource":
        return [goods(record["resource"], record["n"])]
    if record["kind"] == "student_back":
        return [stepping(f"i-st-{record['district']}", True)]
    return [stepping("i-research", True)]


def pay(record: Record) -> list[Glyph]:
    costs = [glyph for cost in record["cost"] for glyph in price(cost)]
    return [*costs, arrow(), *glyphs(record["then"])]


def slash() -> Glyph:
    """Between two of which one is chosen."""

    def draw(x: float, y: float, s: float, c: str) -> Markup:
        d = f"M{x - s * 0.1:.1f} {y + s * 0.34:.1f}l{s * 0.2:.1f} {-s * 0.68:.1f}"
        return path(d, stroke=c, stroke_width=max(1.2, s * 0.08), stroke_linecap="round")

    return Glyph(0.26, draw)


def either(record: Record) -> list[Glyph]:
    found: list[Glyph] = []
    for at, option in enumerate(record["options"]):
        plain = len(option) == 1 and option[0]["op"] == "gain" and option[0]["n"] == 1
        alone = plain and option[0]["resource"] != "vp"
        shown = [goods(option[0]["resource"], None)] if alone else glyphs(option)
        found += ([slash()] if at else []) + shown
    return found


MAKERS: Final[dict[str, Callable[[Record], list[Glyph]]]] = {
    "gain": lambda r: [goods(r["resource"], r["n"])],
    "gain_per": gain_per,
    "gain_gold": lambda r: [goods("gold", r["n"])],
    "research": lambda r: [sign("i-research"), *([said(f"+{r['n']}")] if r["n"] > 1 else [])],
    "golem_track_choice": lambda r: [sign("i-gtrack"), said(f"\u00b1{r['n']}")],
    "student": student,
    "students_split": lambda r: [several_students(r["n"])],
    "draw_goals": lambda r: [sign("i-task"), said(f"+{r['keep']}")],
    "create_golem": create_golem,
    "destroy_golem": lambda r: [sign("i-tomb")],
    "move_golem": move_golem,
    "work": lambda r: [sign("i-work"), *times(r["max"])],
    "develop": lambda r: [sign(f"i-up-{DOMAIN_HUE[r['domain']]}"), *less(r["discount"])],
    "buy_book": buy_book,
    "activate_books": lambda r: [sign("i-zap"), *times(r["max"])],
    "neighbourhood_bonus": lambda r: [sign("i-house")],
    "artefact_bonus": lambda r: [sign("i-pot"), small("i-bolt")],
    "student_income": lambda r: [sign("i-purse"), said(f"{TIMES}3")],
    "no_control_cost": lambda r: [sign("i-chain"), said("0")],
    "pay": pay,
    "choose": either,
}


def glyphs(effects: Sequence[Record]) -> list[Glyph]:
    """A list of effects as glyphs in a line."""
    return [glyph for record in effects for glyph in MAKERS[record["op"]](record)]


def wide(shown: Sequence[Glyph], size: float) -> float:
    """How wide a line of glyphs of a size is."""
    return (sum(glyph.width for glyph in shown) + GAP * (len(shown) - 1)) * size


def one_line(
    effects: Sequence[Record], middle: Point, size: float, room: float, ink: str = INK
) -> Markup:
    """The effects in one line within a room."""
    return strip(glyphs(effects), middle, size, room, ink) if effects else NOTHING


class Fit(NamedTuple):
    """Icons of a size in a room; below the least size there are two lines, so far apart."""

    size: float
    room: float
    apart: float = 19
    least: float = 14


def two_lines(effects: Sequence[Record], middle: Point, fit: Fit, ink: str = INK) -> Markup:
    """The effects in one line, or in two where one would make the icons too small."""
    size, room, apart, least = fit
    shown = glyphs(effects)
    if wide(shown, least) <= room:
        return strip(shown, middle, size, room, ink) if shown else NOTHING
    x, y = middle
    upper, lower = halves(effects)
    above = strip(upper, (x, y - apart / 2), size, room, ink)
    return join(above, strip(lower, (x, y + apart / 2), size, room, ink))


def halves(effects: Sequence[Record]) -> tuple[list[Glyph], list[Glyph]]:
    """Price above and gain below; several effects are shared out; else the glyphs are."""
    if len(effects) == 1 and effects[0]["op"] == "pay":
        record = effects[0]
        costs = [glyph for cost in record["cost"] for glyph in price(cost)]
        return [*costs, arrow()], glyphs(record["then"])
    if len(effects) > 1:
        half = (len(effects) + 1) // 2
        return glyphs(effects[:half]), glyphs(effects[half:])
    shown = glyphs(effects)
    half = (len(shown) + 1) // 2
    return shown[:half], shown[half:]


def crowded(effects: Sequence[Record], room: float) -> bool:
    """Would one line be too small to read?"""
    return wide(glyphs(effects), LEAST) > room


def tile(effects: Sequence[Record], middle: Point, size: float, room: float) -> Markup:
    """A tile's effects in one line; two gains for a price stand one above the other."""
    if len(effects) != 1 or effects[0]["op"] != "pay" or len(effects[0]["then"]) < 2:
        if crowded(effects, room):
            return two_lines(effects, middle, Fit(17, room, 15.5))
        return one_line(effects, middle, size, room)
    record = effects[0]
    left = [*[glyph for cost in record["cost"] for glyph in price(cost)], arrow()]
    x, y = middle
    low = size * 0.72
    broad = max(wide(glyphs([part]), low) for part in record["then"])
    first = wide(left, size * 0.9)
    start = x - (first + broad + 2) / 2
    right = start + first + 2 + broad / 2
    return join(
        strip(left, (start + first / 2, y), size * 0.9, first, INK),
        one_line(record["then"][:1], (right, y - low * 0.52), low, broad),
        one_line(record["then"][1:], (right, y + low * 0.52), low, broad),
    )
