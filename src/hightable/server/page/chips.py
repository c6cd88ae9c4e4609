"""What an option does, as chips: what it costs, what it gives, points, and what follows.

Nothing is written by hand: the engine has tried the word, and here its changes are drawn.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from hightable.draw.markup import NOTHING, Markup, el
from hightable.kernel import Change, Outcome, Table
from hightable.kernel.telling import Teller
from hightable.server.page.marks import avatar, icon
from hightable.texts import Translation

MOST = 3
LONG = 18
MINUS = "\N{MINUS SIGN}"
Chip = dict[str, Any]
Changes = tuple[list[Change], list[Change]]


def outcome_chips(house: Translation, table: Table, outcome: Outcome, seat: int) -> Markup:
    """The chips of an outcome for the seat that is asked: at most three, then how many more."""
    told = table.teller(house.language).chips(outcome.changes, outcome.things)
    shown = [drawn(chip, seat) for chip in sorted(told, key=lambda chip: order(chip, seat))]
    more = None
    if len(shown) > MOST:
        more = el("span", house.say("chips", "more", n=len(shown) - MOST), class_="chip plain")
    after = [plain(house.say("chips", "draws"))] if outcome.unknown else []
    if outcome.passes:
        after.append(plain(house.say("chips", "ends"), "ends"))
    content = [*shown[:MOST], more, *after]
    return el("span", content, class_="chips") if any(content) else NOTHING


def order(chip: Chip, seat: int) -> tuple[bool, int]:
    """One's own first; what is paid, what is gained, points, then things by name."""
    rank = 3 if not chip["icon"] else 2 if chip["key"] == "points" else int(chip["n"] > 0)
    return chip["seat"] != seat, rank


def row(teller: Teller, changes: Changes, seat: int, most: int = 12) -> Markup:
    """The changes of a turn or of a line of the log, others' with their shapes."""
    told = sorted(teller.chips(*changes), key=lambda chip: order(chip, seat))
    shown = [drawn(chip, seat) for chip in told[:most]]
    return el("span", shown, class_="chips") if shown else NOTHING


def drawn(chip: Chip, seat: int) -> Markup:
    """A change as a chip; somebody else's with their shape."""
    return made(
        chip["key"],
        chip["icon"],
        chip["n"],
        chip["text"],
        -1 if chip["seat"] == seat else chip["seat"],
    )


@lru_cache(maxsize=4096)
def made(key: str, symbol: str, n: int, text: str, whose: int) -> Markup:
    who = avatar(whose, 13, class_="who") if whose >= 0 else NOTHING
    if not symbol:
        said = text if len(text) <= LONG else text[: LONG - 1] + "\N{HORIZONTAL ELLIPSIS}"
        return el("span", who, said, class_="chip plain", data_tip=text, data_thing=key)
    number = el("b", f"+{n}" if n > 0 else f"{MINUS}{-n}", aria_hidden="true")
    kind = "points" if key == "points" else "gain" if n > 0 else "pay"
    sign = NOTHING if key == "points" else icon(symbol, 15)
    said = el("span", text, class_="sr")
    return el("span", who, sign, number, said, class_=f"chip {kind}", data_tip=text)


def plain(text: str, kind: str = "plain") -> Markup:
    return el("span", text, class_=f"chip {kind}")
