"""What students, professors and levels cost, and the arrangements of price tiles."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from hightable.games.alma_mater.box import (
    BONUSES,
    CARD_RECORDS,
    CHAIR_RECORDS,
    COST_RECORDS,
    COSTS,
    FEE_RECORDS,
    HALL_RECORDS,
    LEVELS,
    PRINTED_PRICES,
    known,
)
from hightable.games.alma_mater.decode.makers import amount, need
from hightable.games.alma_mater.effects.counts import NO_AMOUNT, Need
from hightable.games.alma_mater.words import PLACES, TILE_PLACES, TILE_SIDES
from hightable.kernel import Fault, Spec

ANY_RANK: Final = 0
RANKS: Final = 4
NO_ACT: Final = 0
EXHAUST_ONE: Final = 1
REST_ONE: Final = 2
REST_ALL: Final = 3
BOX_ONE: Final = 4
MOST_DISCOUNT: Final = 2


class Pattern:
    """Groups of books of one kind, each group of another kind; `ranks` has bits, 0 for any.

    `alike` is 1 for a group that asks for the same as the one before it.
    """

    def __init__(self, sizes: list[int], ranks: list[int]) -> None:
        asked = list(zip(sizes, ranks, strict=True))
        self.sizes = vec[i64](sizes)
        self.ranks = vec[i64](ranks)
        self.alike = vec[i64]([int(asked[at - 1 : at] == [asked[at]]) for at in range(len(asked))])
        self.total: i64 = sum(sizes)


class Price:
    """One way to pay for a level of the research track, and when it is open. [§10.4]"""

    def __init__(self, needs: list[Need]) -> None:
        self.needs = needs
        self.ducats = NO_AMOUNT
        self.half = False
        self.prestige: i64 = 0
        self.dictionaries: i64 = 0
        self.textbooks = NO_AMOUNT
        self.pattern: Pattern | None = None
        self.act: i64 = NO_ACT


def discounted(sizes: list[int], less: int) -> list[list[int]]:
    """Every way to take so many books out of the groups. [R16]"""
    if not less:
        return [sizes]
    found: list[list[int]] = []
    for at, size in enumerate(sizes):
        if size:
            rest = [*sizes[:at], size - 1, *sizes[at + 1 :]]
            found += [way for way in discounted(rest, less - 1) if way not in found]
    return found


def faculty_patterns(record: dict[str, Any]) -> list[list[Pattern]]:
    """The patterns of a faculty for a discount of 0, 1, 2."""
    sizes = [group["n"] for group in record["groups"]]
    ranks = [rank_mask(group["ranks"]) for group in record["groups"]]
    return [
        [Pattern(way, ranks) for way in discounted(sizes, less)]
        for less in range(MOST_DISCOUNT + 1)
    ]


def rank_mask(ranks: list[int]) -> int:
    return ANY_RANK if len(ranks) == RANKS else sum(1 << (rank - 1) for rank in ranks)


def plain_pattern(sizes: list[int]) -> Pattern:
    return Pattern(sizes, [ANY_RANK] * len(sizes))


def price(fields: Any, where: str) -> Price:
    spec = Spec(fields, where, {})
    made = Price([need(part, where) for part in spec.field("require", list, [])])
    for part in spec.field("cost", list):
        item = Spec(part, where, {})
        if "act" in item.fields:
            made.act = act(item)
        else:
            pay_item(made, item)
        item.finish()
    spec.finish()
    return made


def act(item: Spec) -> int:
    acts = {"exhaust_professor": EXHAUST_ONE, "archive_to_dormitory": REST_ONE}
    what = item.text("act", [*acts, "archive_to_box"])
    if item.field("n", object) == "all":
        return REST_ALL
    return acts.get(what, BOX_ONE)


def pay_item(made: Price, item: Spec) -> None:
    what = item.text("resource", ["ducat", "dictionary", "prestige", "textbook"])
    if what == "textbook":
        textbooks(made, item)
    elif what == "dictionary":
        made.dictionaries = item.number("n")
    elif what == "prestige":
        made.prestige = item.number("n")
    elif item.field("n", object) == "half_up":
        made.half = True
    else:
        made.ducats = amount(item.field("n", object), item.where)


def textbooks(made: Price, item: Spec) -> None:
    if "pattern" in item.fields:
        made.pattern = plain_pattern(item.field("pattern", list))
    elif item.text("colour", ["any", "different"]) == "different":
        made.pattern = plain_pattern([1] * item.number("n"))
    else:
        made.textbooks = amount(item.field("n", object), item.where)


def levels(record: dict[str, Any]) -> list[int]:
    where = f"research_cards.toml, {record['id']}"
    if len(record["levels"]) != LEVELS:
        raise Fault(f"{where}: levels should be {LEVELS}, are {len(record['levels'])}")
    return [known(name, COSTS, where) for name in record["levels"]]


def price_row(sides: tuple[int, int, int], places: str) -> list[int]:
    row: list[int] = PRINTED_PRICES[:]
    for side, place in zip(sides, places, strict=True):
        row[PLACES.index(place)] = side
    return row


def legal_rows(rows: list[list[int]]) -> list[int]:
    """One arrangement for each row of prices that never falls from left to right. [§9.4]"""
    found: dict[tuple[int, ...], int] = {}
    for at, row in enumerate(rows):
        if at and row == sorted(row):
            found.setdefault(tuple(row), at)
    return sorted(found.values())


FACULTY_PATTERNS: Final = [faculty_patterns(record) for record in FEE_RECORDS.values()]
FACULTY_DICTIONARIES: Final = vec[i64]([record["dictionaries"] for record in FEE_RECORDS.values()])
FEWEST_TEXTBOOKS: Final = vec[i64](
    [min([ways[less][0].total for ways in FACULTY_PATTERNS]) for less in range(MOST_DISCOUNT + 1)]
)
CHAIR_PATTERNS: Final = [plain_pattern(record["books"]) for record in CHAIR_RECORDS.values()]
CHAIR_DUCATS: Final = vec[i64]([record["ducats"] for record in CHAIR_RECORDS.values()])
CHAIR_BOOKS: Final = vec[i64]([pattern.total for pattern in CHAIR_PATTERNS])
FEWEST_BOOKS: Final[i64] = min([pattern.total for pattern in CHAIR_PATTERNS])
HALL_FEES: Final = vec[i64]([record["fee"] for record in HALL_RECORDS.values()])
PRICES_OF: Final = [
    [price(part, f"research_costs.toml, {name}") for part in record["alternatives"]]
    for name, record in COST_RECORDS.items()
]
CARD_LEVELS: Final = [levels(record) for record in CARD_RECORDS.values()]
CARD_BLUE: Final[list[int]] = [record["blue"] for record in CARD_RECORDS.values()]
CARD_BONUS: Final = [
    known(record["milestone"], BONUSES, f"research_cards.toml, {name}")
    for name, record in CARD_RECORDS.items()
]
ROW_PRICES: Final[list[list[int]]] = [
    PRINTED_PRICES[:],
    *[price_row(sides, places) for sides in TILE_SIDES for places in TILE_PLACES],
]
PRICE_AT: Final = vec[i64]([price for row in ROW_PRICES for price in row])
LEGAL_ROWS: Final = legal_rows(ROW_PRICES)
