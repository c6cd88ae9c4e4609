"""Below the options of a sheet at its full height: what cannot be chosen yet, and the rule.

What is barred is what the open question would offer if one had plenty of everything.
"""

from __future__ import annotations

from hightable.draw import View
from hightable.draw.markup import NOTHING, Markup, el, join
from hightable.games import view as view_of
from hightable.kernel import State, Table
from hightable.kernel.why_not import WhyNot
from hightable.server.page.explained import gist
from hightable.server.page.gestures import proposal
from hightable.server.page.marks import button, icon, signed
from hightable.server.page.rules import inline
from hightable.server.page.viewpoint import Viewpoint, ahead, seen_by, sentence
from hightable.server.store.rooms import Room
from hightable.texts.rulebook import section

MOST_BARRED = 6
SENTENCES = 4
SIGN = 36


def further(room: Room, look: Viewpoint) -> Markup:
    """For the one who is asked: what is barred and what it lacks, then the rule behind it all."""
    with room.lock:
        room = seen_by(room, look)
        if not look.may_choose(room):
            return NOTHING
        state = room.once(ahead)
        asks_for_all = proposal(room.table, state, look.language) is None
        barred = lacking(room.table, state, look) if asks_for_all else []
        return join(locked(room.table, barred, look), law(room.table, look))


def plenty(table: Table, state: State) -> list[int]:
    """The words that would be offered, too, if one had enough of everything."""
    ledger, rich = table.game.ledger, state.copy()
    for counter in ledger.counters:
        if counter.most:
            ledger.lend(rich, int(state.seat), counter.key, counter.most)
    rich.ask_again()
    open_to = state.offered()
    return [word for word in rich.offered() if word not in open_to]


def lacking(table: Table, state: State, look: Viewpoint) -> list[tuple[int, WhyNot]]:
    """A few of them, each with what it lacks."""
    texts = table.game.vocabulary.texts
    some = plenty(table, state)[:MOST_BARRED]
    return [(word, table.why_not(texts[word], look.seat, look.language)) for word in some]


def locked(table: Table, barred: list[tuple[int, WhyNot]], look: Viewpoint) -> Markup:
    if not barred:
        return NOTHING
    view = view_of(table.game.name)
    rows = [row(table, view, word, why, look) for word, why in barred]
    return join(el("h3", look.say("why", "tag")), el("ul", rows))


def row(table: Table, view: View, word: int, why: WhyNot, look: Viewpoint) -> Markup:
    """A word that is barred: its picture, its name, and what it would take."""
    name = sentence(table.game.option(word, look.language))
    said = el("span", el("b", name), el("small", why), class_="words")
    sign = signed(view.sign(table.game.vocabulary.texts[word]), SIGN)
    return el("li", sign or el("i", ""), said, icon("i-lock", 16), class_="barred")


def law(table: Table, look: Viewpoint) -> Markup:
    """The first sentences of the rule behind the question, and the way to all of it."""
    cited, game = table.asking().cite(), table.game.name
    found = section(game, cited, look.language) if cited else None
    if found is None:
        return NOTHING
    said = gist(game, cited, look.language, SENTENCES)
    title = look.say("why", "rule", rule=f"{cited} {found.title}")
    on = button(look.say("about", "read_on"), data_rule=cited, class_="read-on")
    return join(el("h3", title), el("p", inline(said), class_="law"), on)
