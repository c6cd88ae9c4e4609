"""Since one's last turn: what each of the others did, in their own rows, until one moves."""

from __future__ import annotations

from hightable.draw import View
from hightable.draw.markup import Markup, el, join
from hightable.kernel import Table
from hightable.kernel.account import COUNTED, THING
from hightable.kernel.log import CHOICE
from hightable.kernel.recap import Turn
from hightable.server.page.chips import row
from hightable.server.page.direct import is_plain
from hightable.server.page.marks import button, icon, lines_of, picture
from hightable.server.page.strokes import PLAY
from hightable.server.page.viewpoint import Viewpoint, sentence
from hightable.texts import Translation

MOST = 5
NEXT = " \N{SINGLE RIGHT-POINTING ANGLE QUOTATION MARK} "


def recap(table: Table, view: View, look: Viewpoint) -> dict[int, Markup]:
    """Of each of the others the last turn since one's own."""
    turns = table.since(table.last_turn(look.seat), look.seat)
    told = {turn.seat: turn for turn in turns if turn.seat >= 0 and turn.words}
    told.pop(look.seat, None)
    return {seat: strip(table, view, turn, look) for seat, turn in told.items()}


def strip(table: Table, view: View, turn: Turn, look: Viewpoint) -> Markup:
    """A turn: the picture of what it began with, what was done, and what it brought."""
    drawn = picture(view.sign(table.game.vocabulary.texts[turn.words[0]]))
    told = unpictured(telling(table, turn, look), turn.words[0] if drawn else None)
    said = [sentence(table.game.option(word, look.language)) for word in told]
    everything = [sentence(table.game.option(word, look.language)) for word in turn.words]
    brought = row(table.teller(look.language), (turn.changes, turn.things), turn.seat, MOST)
    return el(
        "span",
        drawn,
        el("span", NEXT.join(said), class_="did"),
        brought,
        class_="since",
        data_tip=NEXT.join(everything),
    )


def unpictured(words: list[int], pictured: int | None) -> list[int]:
    """Words without the one that is drawn beside them, where others are left to say."""
    return [word for word in words if word != pictured] or words


def telling(table: Table, turn: Turn, look: Viewpoint) -> list[int]:
    """Those of the words of a turn that changed something, best with what they name; all, if none
    did."""
    entries = [e for e in table.log.entries if turn.first <= e.move <= turn.last]
    known = [e for e in entries if e.is_for(look.seat)]
    moves = {e.move for e in known if e.key[:1] in (COUNTED, THING) and e.key}
    words = [e.a for e in known if e.key == CHOICE and e.move in moves] or turn.words
    return [
        word for word in words if not is_plain(table, table.game.vocabulary.texts[word])
    ] or words


def bar(house: Translation, id: str, since: int) -> Markup:
    """Above the rows: what the strips are, the way to see it all again, and to close them."""
    said = join(lines_of(PLAY, 14), house.say("table", "since_replay"))
    again = el("a", said, href=f"/t/{id}/replay?at={since}")
    close = button(
        icon("i-cross", 12), data_recap="1", aria_label=house.say("table", "since_close")
    )
    return el("div", el("h2", house.say("table", "since")), again, close, class_="since-bar")
