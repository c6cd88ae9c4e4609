"""Effects and costs as lines of icons: read from the same records as the words."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from hightable.draw.markup import Markup, join
from hightable.draw.shapes import icon, line, path, text
from hightable.draw.strip import TIMES, Glyph, arrow, sign, without
from hightable.draw.tokens import tone
from hightable.games.alma_mater.box import FACULTIES
from hightable.games.alma_mater.effect_text import Record
from hightable.games.alma_mater.view.palette import FACULTY_DARK, FACULTY_ICON, WINE

Line = list[Glyph]
NARROW: Final = 0.86
LEAST: Final = 9.0
FIGURE: Final = 13.1
STRAW: Final = "#b39768"
MINUS: Final = "\u2212"
UP: Final = "\u2191"
TICK: Final = "\u2713"
UNLIKE: Final = "\u2260"
COUNTED: Final = {
    "archive_masters": "i-master",
    "bishop_masters": "i-mitre",
    "placed_masters_now": "i-master",
    "bust_cards": "i-fame",
    "professors": "i-prof",
    "professors_art": "i-fac-art",
    "professors_not_art": "i-prof",
    "students": "i-student",
    "students_A": "i-hallA",
    "students_B": "i-hallB",
    "display_books": "i-shelfbooks",
    "milestones": "i-stele",
    "players_behind": "i-behind",
}
EVENTS: Final = {
    "lecture_given": ["i-turn"],
    "student_placed_in_B": ["i-student", "i-hallB"],
    "student_placed": ["i-student"],
    "professor_placed": ["i-prof"],
    "bishop_used": ["i-mitre"],
    "books_bought_from_me": ["i-shelfbooks"],
    "blue_level_reached": ["i-gem"],
}


def figure(x: float, y: float, r: float, n: int | str, ink: str) -> Markup:
    """A number inside a round icon, large enough for faces that are drawn smaller."""
    size = max(LEAST, min(FIGURE, r * 1.65) if len(str(n)) == 1 else r * 1.2)
    return text(x, y + size * 0.36, n, size, fill=ink, font_weight=700)


def coin(x: float, y: float, r: float, n: int | str) -> Markup:
    """So many ducats."""
    return join(icon("i-coin0", x, y, 2 * r), figure(x, y, r, n, tone("coin-text")))


def prestige(x: float, y: float, r: float, n: int | str) -> Markup:
    """So much prestige."""
    return join(icon("i-vp", x, y, 2 * r), figure(x, y, r, n, tone("seal-text")))


def coins(n: int | str) -> Glyph:
    return Glyph(1, lambda x, y, s, c: coin(x, y, s / 2, n))


def points(n: int | str) -> Glyph:
    return Glyph(1, lambda x, y, s, c: prestige(x, y, s / 2, n))


def big(what: str) -> Glyph:
    """A number or sign as large as the icons beside it."""

    def draw(x: float, y: float, s: float, c: str) -> Markup:
        size = max(LEAST, s * 0.82)
        return text(x, y + size * 0.36, what, size, fill=c, font_weight=700)

    return Glyph(0.46 * len(what) + 0.06, draw)


def thing(name: str) -> Glyph:
    """An icon; people and books are narrow."""
    if name == "i-student":
        return Glyph(NARROW, lambda x, y, s, c: icon(name, x, y, s, color=STRAW))
    slim = name.startswith(("i-tb", "i-dict", "i-master", "i-prof", "i-gem", "i-fame", "i-stele"))
    return sign(name, NARROW if slim else 1)


def faculty(name: str) -> Glyph:
    """The mark of a faculty, dark on paper, light on burgundy."""

    def draw(x: float, y: float, s: float, c: str) -> Markup:
        ink = c if c > "#8" else FACULTY_DARK[name]
        return icon(FACULTY_ICON[name], x, y, s, color=ink)

    return Glyph(NARROW, draw)


def bar(x: float, y: float, s: float, c: str) -> Markup:
    reach = s * 0.45
    return line((x, y - reach), (x, y + reach), stroke=c, stroke_width=0.8, opacity=0.5)


def tag(n: str) -> Glyph:
    """A price tile."""

    def draw(x: float, y: float, s: float, c: str) -> Markup:
        w, h = s * 1.4, s * 0.4
        left = x - w / 2 + 1
        d = f"M{left:.1f} {y - h:.1f}h{w * 0.7:.1f}l{w * 0.24:.1f} {h:.1f}l{-w * 0.24:.1f} {h:.1f}"
        shape = path(d + f"h{-w * 0.7:.1f}z", fill="#fbf3df", stroke="#5d4c3a", stroke_width=0.9)
        return join(shape, text(x - w * 0.1, y + 4.7, n, FIGURE, fill=WINE, font_weight=700))

    return Glyph(1.5, draw)


BAR: Final = Glyph(0.3, bar)
SLASH: Final = big("/")
NO_BOOK: Final = without(thing("i-tb-n"))
NO_COIN: Final = without(sign("i-coin"))


def many(name: str, n: int) -> Line:
    return [thing(name)] * n if n < 3 else [big(str(n)), thing(name)]


def between(glyph: Glyph, n: int) -> Line:
    """So many of different colours."""
    return [part for _ in range(n) for part in (big(UNLIKE), glyph)][1:]


def counter(count: str) -> Glyph:
    return thing(COUNTED[count]) if count != "professors_art" else faculty("art")


def flat(lines: Sequence[Line]) -> Line:
    return [glyph for row in lines for glyph in row]


def effect(record: Any) -> list[Line]:
    """An effect as lines of icons; a list is done in order."""
    if isinstance(record, list):
        return [row for part in record for row in effect(part)]
    return LINES[record["op"]](record)


def line_of(record: Any) -> Line:
    """An effect in a single line."""
    return flat(effect(record))


def gain(record: Record) -> list[Line]:
    n, what = record["n"], record["resource"]
    number = n if isinstance(n, int) else n["each"]
    per = [] if isinstance(n, int) else [SLASH, counter(n["count"])]
    if what in ("ducat", "prestige"):
        return [[(coins if what == "ducat" else points)(number), *per]]
    if what == "dictionary":
        return [many("i-dict", number)]
    if record.get("colour") == "different":
        return [between(thing("i-tb-any"), number)]
    return [many("i-tb-own" if record.get("colour") == "own" else "i-tb-any", number)]


def pay(record: Record) -> list[Line]:
    money = {"ducat": coins, "prestige": points}
    cost = [money[what](n) for what, n in record["cost"].items()]
    return [[*cost, arrow(), *line_of(record["then"])]]


def research(record: Record) -> list[Line]:
    name, n = f"i-step-{record['colour']}", record["n"]
    return [[sign(name)] * n if n < 3 else [big(str(n)), sign(name)]]


def sequence(record: Record) -> list[Line]:
    found = effect(record["effects"])
    whole = flat(found)
    return [whole] if len(whole) < 4 else found


def student(record: Record) -> list[Line]:
    among = record["faculties"]
    who = [faculty(name) for name in among] if len(among) < len(FACULTIES) else []
    if record.get("free"):
        return [[thing("i-student"), *who, NO_BOOK]]
    given = [points(n) for n in record.get("prestige_by_faculty", {}).values()]
    return [
        [thing("i-student"), *less(record["discount"])],
        *[part for part in (given[:2], given[2:]) if part],
    ]


def less(n: int) -> Line:
    return [big(f"{MINUS}{n}"), thing("i-tb-n")]


def professor(record: Record) -> list[Line]:
    among = record["faculties"]
    who = [faculty(name) for name in among] if len(among) < len(FACULTIES) else []
    books = [NO_BOOK] if record["waive"] == "all" else []
    return [[thing("i-prof"), *who, NO_COIN, *books]]


def bought(record: Record) -> list[Line]:
    price = [coins(record["price"]), arrow(), thing("i-tb-own")]
    return [price, [big(f"{TIMES}{record['max']}")]]


LINES: Final[dict[str, Callable[[Record], list[Line]]]] = {
    "gain": gain,
    "pay": pay,
    "research": research,
    "seq": sequence,
    "choose": lambda r: [row for option in r["options"] for row in effect(option)],
    "recruit_student": student,
    "recruit_professor": professor,
    "fill_display": lambda r: [[thing("i-tb-own"), arrow(), sign("i-shelfbooks")]],
    "display_cleanup": lambda r: [[coins(1), SLASH, sign("i-shelfbooks")], [sign("i-cycle")]],
    "reactivate_master": lambda r: [[thing("i-master"), sign("i-again")]],
    "gain_tutor": lambda r: [[sign("i-tutor")]],
    "gain_master": lambda r: [[big("+"), thing("i-master")]],
    "buy_own_textbooks": bought,
    "price_tiles": lambda r: [[tag("2\u00b74"), tag("2\u00b74")], [tag("3")]],
}
