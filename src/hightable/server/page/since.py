"""On a small screen: what the others did since one's turn, a card for each turn, in order."""

from __future__ import annotations

from hightable.draw import View
from hightable.draw.markup import NOTHING, Markup, el, join
from hightable.draw.panel import PLAIN
from hightable.draw.tokens import colour
from hightable.games import view as view_of
from hightable.kernel import Table
from hightable.kernel.recap import Turn
from hightable.server.page.chips import row
from hightable.server.page.marks import avatar, button, signed
from hightable.server.page.recap import MOST, NEXT, unpictured
from hightable.server.page.viewpoint import PHONE, Viewpoint, sentence
from hightable.server.store.rooms import Room
from hightable.texts import Translation

LAST = 4
LATELY = 6


def recap(room: Room, view: View, look: Viewpoint) -> Markup:
    """What is there to see before one's own first step, with the way to see it happen."""
    moves = room.table.moves
    is_asked = look.seat == room.turn
    if look.shape != PHONE or not is_asked or not moves or moves[-1][0] == room.turn:
        return NOTHING
    found = told(room, look)
    if not found:
        return NOTHING
    cards = [card(room.table, view, turn, look, at) for at, turn in enumerate(found, 1)]
    listed = el("ol", cards, tabindex=0, aria_label=look.say("since", "title"))
    return el("section", top(look.house, room.id, found[0]), listed, id="recap")


def told(room: Room, look: Viewpoint) -> list[Turn]:
    """The turns since one's own of which there is something to tell, in order."""
    table = room.table
    since = table.since(table.last_turn(look.seat), look.seat)
    return [turn for turn in since if is_worth(table, turn)]


def live(room: Room, look: Viewpoint) -> Markup:
    """While the others play: how far around the table it is, and what they have done so far."""
    playing = look.seat >= 0 and room.turn >= 0 and room.turn != look.seat
    if look.shape != PHONE or not playing or room.missing or room.is_closed:
        return NOTHING
    table, view = room.table, view_of(room.table.game.name)
    told = table.since(table.last_turn(look.seat), look.seat)
    worth = [turn for turn in told if is_worth(table, turn)]
    done = {turn.seat for turn in told if turn.seat >= 0} - {look.seat, room.turn}
    cards = [card(table, view, turn, look) for turn in reversed(worth[-LATELY:])]
    listed = el("ol", cards, tabindex=0, aria_label=look.say("since", "title")) if cards else None
    return el("section", around(look, len(table.everybody()), done, room.turn), listed, id="recap")


def around(look: Viewpoint, seats: int, done: set[int], turn: int) -> Markup:
    """A bar for each of the others: who has played, who is playing."""
    others = [seat for seat in range(seats) if seat != look.seat]
    kinds = ["on"] * len(done) + ["now"] * (turn in others)
    bars = [el("i", "", class_=kind) for kind in kinds]
    bars += [el("i", "") for _ in others[len(kinds) :]]
    at = look.say("since", "at", n=min(len(done) + 1, len(others)), of=len(others))
    head = el("h2", look.say("since", "others"), " ", el("small", at))
    return el("div", el("p", bars, class_="bars", aria_hidden="true"), head)


def top(house: Translation, id: str, first: Turn) -> Markup:
    there = f"/t/{id}/replay?at={max(0, first.first - 1)}&play=1"
    watch = el("a", house.say("since", "watch"), href=there, class_="mini")
    done = button("✕", data_hide="recap", class_="mini", aria_label=house.say("since", "close"))
    return el("div", el("h2", house.say("since", "title")), watch, done)


def telling(table: Table, turn: Turn) -> list[int]:
    """The words of a turn that say what was done."""
    texts = table.game.vocabulary.texts
    return [word for word in turn.words if texts[word] not in PLAIN]


def is_worth(table: Table, turn: Turn) -> bool:
    """Is there anything to tell of a turn?"""
    return bool(telling(table, turn) or turn.changes or turn.things)


def card(table: Table, view: View, turn: Turn, look: Viewpoint, number: int = 0) -> Markup:
    """Who, what they did, and what it brought; between two turns it is everybody. A `number` leads
    to what the turn did on the boards."""
    whose = max(turn.seat, -1)
    texts = table.game.vocabulary.texts
    words = telling(table, turn)
    left = unpictured(words, words[0] if words and view.sign(texts[words[0]]) else None)
    said = [sentence(table.game.option(word, look.language)) for word in left]
    text = NEXT.join(said[:LAST]) or look.say("since", "between")
    name = table.everybody(look.language)[whose] if whose >= 0 else ""
    brought = row(table.teller(look.language), (turn.changes, turn.things), turn.seat, MOST)
    fly = number if number and whose not in (-1, look.seat) else None
    return el(
        "li",
        signed(view.sign(texts[words[0]]), 44) if words else None,
        el("b", join(avatar(whose, 17), name, shown_by(look, fly))) if name else None,
        el("span", text, class_="did"),
        brought,
        class_=f"c-{colour(whose).name}" if name else None,
        data_fly=fly,
    )


def shown_by(look: Viewpoint, number: int | None) -> Markup | None:
    """The number of a turn, as it stands on the boards: a tap goes there."""
    if number is None:
        return None
    said = look.say("since", "fly", n=number)
    return button(number, data_fly=number, class_="no", aria_label=said)
