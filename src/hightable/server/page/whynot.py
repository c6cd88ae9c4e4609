"""Why something cannot be chosen now: what is lacking, and the open options that help."""

from __future__ import annotations

from hightable.draw.markup import Markup, el, join
from hightable.games import view as view_of
from hightable.kernel import Outcome, Table
from hightable.kernel.why_not import WhyNot
from hightable.server.page.marks import button, icon, picture
from hightable.server.page.viewpoint import Viewpoint, sentence

MOST_WAYS = 3
METER = 12


def bubble(
    table: Table, word: str, why: WhyNot, look: Viewpoint, found: dict[str, Outcome]
) -> Markup:
    """The name, each lack with a meter or the reason in words, ways to it, and the rule."""
    name = sentence(table.game.option(table.game.vocabulary.numbers[word], look.language))
    sign = view_of(table.game.name).sign
    head = join(picture(sign(word)), el("b", name, class_="why-name"))
    tag = el("em", look.say("why", "tag"))
    mine = look.seat == int(table.state.seat)
    lacks = [lack(table, look, key, n) for key, n in why.lacking] if mine else []
    said = el("ul", lacks, class_="lacks") if lacks else el("p", str(why))
    return el(
        "div",
        el("p", head, tag, class_="why-head"),
        said,
        note(look, why),
        ways(table, look, why, found),
        foot(look, why),
        class_="why-not",
    )


def note(look: Viewpoint, why: WhyNot) -> Markup:
    """All that is missing in one sentence, where the thing itself is seen large above it."""
    tag = look.say("why", "tag")
    head = None if why.startswith(tag) else [el("b", tag, "."), " "]
    return el("p", icon("i-lock", 20), el("span", head, sentence(why)), class_="why-note")


def lack(table: Table, look: Viewpoint, key: str, n: int) -> Markup:
    """A counter: how much of it is needed, a meter of what one has, and the figure."""
    ledger = table.game.ledger
    at, counter = next((at, one) for at, one in enumerate(ledger.counters) if one.key == key)
    has = ledger.read(table.state, look.seat)[at]
    need = table.teller(look.language).counted(key, has + n)
    whole = min(has + n, METER)
    missing = max(1, round(whole * n / (has + n)))
    cells = [el("i", "", class_="on" if at < whole - missing else None) for at in range(whole)]
    meter = el("span", cells, class_="meter", aria_hidden="true")
    cross = icon("i-cross", 12)
    sign = icon(counter.icon, 16) if counter.icon != "points" else None
    needs = el("span", look.say("why", "needs", what=need), class_="need")
    return el("li", cross, sign, needs, meter, el("span", look.say("why", "has", n=has)))


def ways(table: Table, look: Viewpoint, why: WhyNot, found: dict[str, Outcome]) -> Markup | None:
    """What would make it possible, as far as it is open now; an eye shows where."""
    words = dict.fromkeys([why.first] if why.first else [])
    for key, _ in why.lacking:
        words |= dict.fromkeys(word for word, one in found.items() if brings(one, look.seat, key))
    if not words:
        return None
    option, numbers = table.game.option, table.game.vocabulary.numbers
    sign = view_of(table.game.name).sign
    shown = look.say("why", "show")
    rows = [
        el(
            "li",
            picture(sign(word)),
            sentence(option(numbers[word], look.language)),
            button(icon("i-eye", 16), data_light=word, aria_label=shown, data_tip=shown),
        )
        for word in list(words)[:MOST_WAYS]
    ]
    return el("div", el("b", look.say("why", "ways")), el("ul", rows), class_="ways-to")


def brings(outcome: Outcome, seat: int, key: str) -> bool:
    """Does an option give a seat more of a counter?"""
    return any(one.seat == seat and one.key == key and one.n > 0 for one in outcome.changes)


def foot(look: Viewpoint, why: WhyNot) -> Markup:
    said = look.say("why", "rule", rule=why.rule)
    rule = button(join(icon("i-book", 14), said), data_rule=why.rule) if why.rule else None
    return el("p", rule, el("span", look.say("why", "close"), el("kbd", "Esc")), class_="why-foot")
