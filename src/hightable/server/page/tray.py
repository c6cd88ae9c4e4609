"""Payments and shares as a tray: what is asked, how much of it is chosen, a stepper for each kind.

What has a bill is put together in the browser, out of the ways that the rules take, and said at
once. Elsewhere every step is a choice of the game, stored as one; taking one back is undoing it and
choosing again what came after it.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from hightable.draw import Entry
from hightable.draw.markup import NOTHING, Markup, el, join
from hightable.games import view as view_of
from hightable.kernel import Change, Outcome, State, Table
from hightable.server.page.bill import MINUS, Cashier
from hightable.server.page.chips import row
from hightable.server.page.gestures import Proposal, chosen
from hightable.server.page.marks import button, picture, signed
from hightable.server.page.payments import Counts, Draft, after, draft
from hightable.server.page.viewpoint import ahead, sentence
from hightable.server.store.rooms import Room
from hightable.texts import Translation

if TYPE_CHECKING:
    from hightable.server.page.options import Question

PARTS = 12
BOUGHT = 40
MOST_WAYS = 24
ARROW = "\N{RIGHTWARDS ARROW}"


def is_counted(ahead: State) -> bool:
    """Is the same asked again after a choice, with some of the same words?"""
    state = ahead.copy()
    before = state.offered()
    top = None if state.top is None else state.top.effect
    state.choose(before[0])
    same = not state.over and state.top is not None and state.top.effect is top
    return same and any(word in before for word in state.offered())


def drafted(room: Room) -> Draft | None:
    return draft(room.table, room.once(ahead))


def paying(now: Question) -> Draft | None:
    """The open payment, if it is put together before it is said."""
    made = now.room.once(drafted) if now.proposed else None
    return made if made and made.ways else None


def whole(now: Question, listed: list[Markup]) -> list[Markup]:
    """What is bought and what it costs, how much of it is chosen, then a stepper for each kind, or
    what is `listed` where the same is not asked again; last what follows."""
    assert now.proposed is not None
    table, house = now.room.table, now.look.house
    made = now.room.once(drafted)
    if made and made.ways:
        return put_together(now, made)
    count = tally(house, len(chosen(table)), len(now.proposed.words))
    shown = [bought(now)]
    if made and made.bill.waived:
        shown.append(el("div", cashier(now, made).whole(), class_="bill"))
    shown += [count, el("p", now.proposed.rule, class_="hint")]
    if not now.counted:
        return [*shown, *listed]
    return [*shown, el("ul", steppers(house, table, now.listed)), then(now)]


def cashier(now: Question, made: Draft) -> Cashier:
    table = now.room.table
    return Cashier(now.look.house, table, view_of(table.game.name), made.bill)


def put_together(now: Question, made: Draft) -> list[Markup]:
    """A payment of which the browser knows every way."""
    clerk, house = cashier(now, made), now.look.house
    count = tally(house, sum(made.begun), made.left)
    rows = [kind_row(clerk, made, at) for at in range(len(made.bill.kinds))]
    known = json.dumps(for_browser(now, clerk, made), ensure_ascii=False)
    pills = [pill(entry) for entry in now.listed]
    return [
        el(
            "div",
            bought(now),
            el("div", clerk.whole(), class_="bill"),
            count,
            el("ul", rows),
            then(now),
            id="tray",
            data_bill=known,
        ),
        el("h3", house.say("tray", "in_words")),
        el("ul", pills, class_="quick"),
    ]


def for_browser(now: Question, clerk: Cashier, made: Draft) -> dict[str, Any]:
    """All that a tray must know to be filled: the ways, what each is called, and what is left."""
    assert now.proposed is not None
    house, left = now.look.house, range(made.left + 1)
    say = {key: house.say("tray", key) for key in ("full", "clash", "spent")}
    then = afterwards(now, made)
    kinds = list(dict.fromkeys(then))
    return {
        "then": kinds if len(kinds) > 1 else [],
        "leads": [kinds.index(one) for one in then] if len(kinds) > 1 else [],
        "begun": made.begun,
        "has": made.has,
        "due": made.bill.due,
        "waived": made.bill.waived,
        "alike": made.bill.alike,
        "taken": made.bill.taken,
        "final": now.proposed.final,
        "fill": proposed_counts(made, now.proposed),
        "ways": [[way.paid, way.words, clerk.said(way.paid)] for way in made.ways],
        "more": ["", *[house.say("tray", "more", what=clerk.units(n)) for n in left[1:]]],
        "tally": [tally_text(house, made.bill.due - n, n) for n in left],
        "say": say,
    }


def proposed_counts(made: Draft, proposed: Proposal) -> Counts:
    """What is proposed, kind by kind."""
    found = [way.paid for way in made.ways if way.words == proposed.words[: len(way.words)]]
    return (found or [way.paid for way in made.ways])[0]


def bought(now: Question) -> Markup:
    """What the payment is for: the last thing said before it."""
    table = now.room.table
    at = len(chosen(table)) + 1
    if len(table.past) < at or table.moves[-at][0] != int(table.state.seat):
        return NOTHING
    word = table.moves[-at][1]
    drawn = signed(view_of(table.game.name).sign(table.game.vocabulary.texts[word]), BOUGHT)
    said = el("strong", sentence(table.game.option(word, now.look.language)))
    return el("p", drawn, said, class_="bought")


def then(now: Question) -> Markup:
    """What follows, beside what is paid: that of the proposal."""
    assert now.proposed is not None
    found = now.found.get(now.proposed.words[0])
    if found is None:
        return NOTHING
    made = paying(now)
    told = beside(now, found, made, proposed_counts(made, now.proposed)) if made else found
    chips = told_as(now, told)
    return (
        el("p", el("b", now.look.say("tray", "then")), chips, class_="then") if chips else NOTHING
    )


def told_as(now: Question, told: Outcome) -> Markup:
    teller, seat = now.room.table.teller(now.look.language), int(now.room.table.state.seat)
    return row(teller, (told.changes, told.things), seat)


def afterwards(now: Question, made: Draft) -> list[Markup]:
    """What follows each way to pay, beside the payment; nothing where there are too many."""
    if len(made.ways) > MOST_WAYS:
        return []
    game, state = now.room.table.game, now.room.once(ahead)
    return [told_as(now, beside(now, after(game, state, way), made, way.paid)) for way in made.ways]


def beside(now: Question, found: Outcome, made: Draft, counts: Counts) -> Outcome:
    """The outcome of a payment without the payment itself."""
    table, sign = now.room.table, -1 if made.bill.taken else 1
    pays = {kind: sign * n for kind, n in zip(made.bill.kinds, counts, strict=True)}
    seat, changes = int(table.state.seat), []
    for change in found.changes:
        n = change.n + (pays.get(change.key, 0) if change.seat == seat else 0)
        changes += [Change(change.seat, change.key, n)] if n else []
    return Outcome(changes, found.things, found.unknown, found.passes)


def tally(house: Translation, done: int, left: int) -> Markup:
    """So much is chosen, so much is left."""
    whole = done + left
    lit = [el("i", "", class_="on" if at < done else None) for at in range(min(whole, PARTS))]
    parts = el("span", lit, class_="parts", aria_hidden="true")
    return el("p", el("span", tally_text(house, done, left), role="status"), parts, class_="tally")


def tally_text(house: Translation, done: int, left: int) -> str:
    return house.say("table", "tally", done=done, all=done + left, left=left)


def kind_row(clerk: Cashier, made: Draft, at: int) -> Markup:
    """A kind with how many are chosen, one more and one less, and what one will have; one that
    would do and is missing says so."""
    kind, has = made.bill.kinds[at], made.has[at]
    name, about = sentence(clerk.name(kind)), clerk.about(kind)
    small = el("small", about) if about else None
    says = join(clerk.picture(kind), el("span", el("strong", name), small, class_="words"))
    asks = {"data_lack": clerk.lacking(kind) or None}
    if not has and not made.bill.taken:
        none = button(clerk.house.say("tray", "none"), data_tray="why", class_="lack", **asks)
        return el("li", says, none, class_="stepper none")
    less = turned(clerk.house, True, at, name)
    more = turned(clerk.house, False, at, name, **asks)
    pair = el("span", less, el("b", made.begun[at]), more, class_="pm")
    counts = el("span", el("i", f"{has} {ARROW} "), el("b", has), class_="goes")
    return el("li", says, pair, counts, class_="stepper", data_kind=at)


def turned(house: Translation, less: bool, at: int, name: str, **asks: str | None) -> Markup:
    """One less or one more of a kind."""
    said = house.say("table", "one_less" if less else "one_more", what=name)
    id, sign, step = ("t-less", MINUS, "-1") if less else ("t-more", "+", "1")
    return button(sign, id=f"{id}-{at}", data_tray=step, aria_label=said, **asks)


def pill(entry: Entry) -> Markup:
    """A word of its own: it is said at once."""
    word = entry.choice.word
    drawn = button(entry.choice.label, data_move=word, id=f"b-{word.replace(' ', '-')}")
    return el("li", drawn)


def gold(now: Question, enter: Markup) -> Markup:
    """The gold button of a tray: how much is still to be chosen."""
    made = paying(now)
    assert made is not None
    said = now.look.say("tray", "more", what=cashier(now, made).units(made.left))
    kept = {"data_go": "1", "data_idle": said}
    return button(join(el("span", said), enter), id="b-go", class_="go idle", **kept)


def fill(now: Question) -> Markup:
    """Let the stated rule fill the tray."""
    rule = now.proposed.rule if now.proposed else NOTHING
    said = now.look.say("tray", "fill")
    return button(said, id="b-fill", class_="quiet", data_tray="fill", data_tip=rule)


def steppers(house: Translation, table: Table, entries: list[Entry]) -> list[Markup]:
    """Each kind with how many are chosen, one more and one less."""
    done = chosen(table)
    open_to = {entry.choice.word: entry for entry in entries}
    gone = [word for word in dict.fromkeys(done) if word not in open_to]
    numbers = table.game.vocabulary.numbers
    rows = [stepper(house, entry.choice.label, entry, done, table) for entry in entries]
    for word in gone:
        label = sentence(table.game.option(numbers[word], house.language))
        rows.append(stepper(house, label, word, done, table))
    return rows


def stepper(
    house: Translation, label: str, kind: Entry | str, done: list[str], table: Table
) -> Markup:
    word = kind if isinstance(kind, str) else kind.choice.word
    drawn = None if isinstance(kind, str) else picture(kind.icon)
    about = "" if isinstance(kind, str) else kind.choice.about
    count = done.count(word)
    says = el("span", el("strong", label), el("small", about) if about else None, class_="words")
    less = button(
        MINUS,
        aria_label=house.say("table", "one_less", what=label),
        **(back(word, done, table) if count else {"aria_disabled": "true"}),
    )
    plays = {"data_move": word, "data_sure": "1"}
    more = button(
        "+",
        id=f"b-{word.replace(' ', '-')}" if not isinstance(kind, str) else None,
        aria_label=house.say("table", "one_more", what=label),
        **({"aria_disabled": "true"} if isinstance(kind, str) else plays),
    )
    pair = el("span", less, el("b", count), more, class_="pm")
    return el("li", drawn or el("i", ""), says, pair, class_="stepper")


def back(word: str, done: list[str], table: Table) -> dict[str, Any]:
    """Undo to before the last choice of a word, and choose again what came after it."""
    last = len(done) - 1 - done[::-1].index(word)
    stay = len(table.moves) - len(done) + last
    after = done[last + 1 :]
    said: list[dict[str, Any]] = [{"undo": stay}]
    if after:
        said.append({"play": after})
    return {"data_less": json.dumps(said)}
