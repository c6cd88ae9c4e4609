"""What an option does, as chips: what it costs, what it gives, points, and what follows.

Nothing is written by hand: the engine has tried the word, and here its changes are drawn.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from hightable.draw.markup import NOTHING, Markup, el, join
from hightable.kernel import Change, Outcome, Table
from hightable.kernel.telling import Teller
from hightable.server.page.marks import avatar, icon
from hightable.texts import Translation

MOST = 3
LONG = 18
MINUS = "\N{MINUS SIGN}"
Chip = dict[str, Any]
Changes = tuple[list[Change], list[Change]]
Outcomes = tuple[Outcome, Outcome]


Purse = dict[str, int]


def purse(table: Table) -> Purse:
    """What the seat that is asked has of each counter."""
    ledger, state = table.game.ledger, table.state
    if not ledger.counters:
        return {}
    read = ledger.read(state, int(state.seat))
    return {counter.key: n for counter, n in zip(ledger.counters, read, strict=True)}


def outcome_chips(
    house: Translation, table: Table, outcome: Outcome, has: Purse, label: str = ""
) -> Markup:
    """The chips of an outcome for the seat that is asked: at most three, then how many more; a
    thing that the option's `label` names is not named again."""
    seat = int(table.state.seat)
    shown = [drawn(chip, seat, has) for chip in told(house, table, outcome, label)]
    return in_row(house, outcome, shown, then(house, table, outcome))


def walk_chips(
    house: Translation, table: Table, outcomes: Outcomes, has: Purse, label: str
) -> Markup:
    """The same, then dashed the chips of what one may do there."""
    seat, (outcome, there) = int(table.state.seat), outcomes
    shown = [drawn(chip, seat, has) for chip in told(house, table, outcome, label)]
    return in_row(
        house, outcome, shown + [maybe(house, c) for c in told(house, table, there, label)]
    )


def then(house: Translation, table: Table, outcome: Outcome) -> Markup:
    """The question that follows, where there is room to say so."""
    if not outcome.leads or outcome.is_silent or outcome.stays:
        return NOTHING
    texts = table.teller(house.language).texts
    prompt = texts.say("prompt", outcome.leads)
    return plain(texts.say("outcome", "leads", prompt=prompt), "rest")


def in_row(
    house: Translation, outcome: Outcome, shown: list[Markup], onward: Markup = NOTHING
) -> Markup:
    """The first chips, how many more there are, and what follows."""
    more = NOTHING
    if len(shown) > MOST:
        said = house.say("chips", "more", n=len(shown) - MOST)
        rest = [Markup(chip.replace('class="chip', 'class="chip rest', 1)) for chip in shown[MOST:]]
        more = join(rest, el("span", said, class_="chip plain more"))
    after = [plain(house.say("chips", "draws"))] if outcome.unknown else []
    if outcome.passes:
        after.append(plain(house.say("chips", "ends"), "ends"))
    content = [*shown[:MOST], more, onward, *after]
    return el("span", content, class_="chips") if any(content) else NOTHING


def told(house: Translation, table: Table, outcome: Outcome, label: str) -> list[Chip]:
    """What an outcome changes, in the order it is told, without what the label names."""
    seat, chips = int(table.state.seat), table.teller(house.language).chips
    found = worth_telling(chips(outcome.changes, outcome.things))
    found = [one for one in found if one["icon"] or one["text"][1:].lower() not in label.lower()]
    return sorted(found, key=lambda chip: order(chip, seat))


def worth_telling(chips: list[Chip]) -> list[Chip]:
    """All counts; of things those that no count has told, and not what is gone where others have
    come: what has moved is told by where it is now."""
    came = {chip["seat"] for chip in chips if not chip["icon"] and chip["n"] > 0}
    told = {(chip["seat"], chip["text"]) for chip in chips if chip["icon"]}
    return [
        chip
        for chip in chips
        if chip["icon"]
        or (
            (chip["n"] > 0 or chip["seat"] not in came) and (chip["seat"], chip["text"]) not in told
        )
    ]


def order(chip: Chip, seat: int) -> tuple[bool, int]:
    """One's own first; what is paid, what is gained, points, then things by name."""
    rank = 3 if not chip["icon"] else 2 if chip["key"] == "points" else int(chip["n"] > 0)
    return chip["seat"] != seat, rank


def row(teller: Teller, changes: Changes, seat: int, most: int = 12) -> Markup:
    """The changes of a turn or of a line of the log, others' with their shapes."""
    told = sorted(worth_telling(teller.chips(*changes)), key=lambda chip: order(chip, seat))
    shown = [drawn(chip, seat) for chip in told[:most]]
    return el("span", shown, class_="chips") if shown else NOTHING


def drawn(chip: Chip, seat: int, has: Purse | None = None) -> Markup:
    """A change as a chip; somebody else's with their shape, one's own with what one `has`."""
    own = chip["seat"] == seat
    was = has.get(chip["key"]) if own and has else None
    whose = -1 if own else chip["seat"]
    return made(chip["key"], chip["icon"], chip["text"], whose, (chip["n"], was))


def maybe(house: Translation, chip: Chip) -> Markup:
    """A change that is still to be chosen: dashed, and said so."""
    text = house.say("chips", "then", what=chip["text"])
    plain = made(chip["key"], chip["icon"], text, -1, (chip["n"], None))
    return Markup(plain.replace('class="chip ', 'class="chip maybe ', 1))


@lru_cache(maxsize=4096)
def made(key: str, symbol: str, text: str, whose: int, change: tuple[int, int | None]) -> Markup:
    """A chip; `change` is by how much, and what there was before where that is told."""
    n, was = change
    who = avatar(whose, 13, class_="who") if whose >= 0 else NOTHING
    if not symbol:
        said = text if len(text) <= LONG else text[: LONG - 1] + "\N{HORIZONTAL ELLIPSIS}"
        return el("span", who, said, class_="chip plain", data_tip=text, data_thing=key)
    turned = {} if was is None else {"data_was": was, "data_now": was + n}
    number = el("b", f"+{n}" if n > 0 else f"{MINUS}{-n}", aria_hidden="true", **turned)
    kind = "points" if key == "points" else "gain" if n > 0 else "pay"
    sign = NOTHING if key == "points" else icon(symbol, 15)
    said = el("span", text, class_="sr")
    return el("span", who, sign, number, said, class_=f"chip {kind}", data_tip=text)


def plain(text: str, kind: str = "plain") -> Markup:
    return el("span", text, class_=f"chip {kind}")
