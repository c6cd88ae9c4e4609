"""The ways back: one step, or the whole turn."""

from __future__ import annotations

from hightable.draw.markup import Markup, join
from hightable.server.page.gestures import before
from hightable.server.page.marks import button, icon
from hightable.server.page.viewpoint import Viewpoint
from hightable.server.store.rooms import Room


def undo_buttons(room: Room, look: Viewpoint) -> Markup:
    """One step back, or the whole turn; where that is impossible the button says why."""
    step = room.can_undo(look.held)
    said = look.say("table", "undo")
    if step is None:
        why = room.table.game.texts(look.language).say("why", room.table.why)
        tip = look.say("table", "no_undo", why=why)
        return button(marked(said), id="b-undo", aria_disabled="true", data_tip=tip)
    whole = max(min(room.stays(), step), 0)
    step = before(room, step)
    name = look.say("table", "undo_turn")
    turn = button(
        marked(name, "i-undo-turn"),
        id="b-undo-turn",
        data_undo=whole,
        data_tip=undone(room, look, whole),
    )
    one = button(marked(said), id="b-undo", data_undo=step, data_tip=undone(room, look, step))
    return join(one, turn if whole < step else None)


def marked(said: str, arrow: str = "i-undo") -> Markup:
    """A way back, with its arrow."""
    return join(icon(arrow, 14), said)


def undone(room: Room, look: Viewpoint, stay: int) -> str:
    """What is taken back if so many moves stay, the last one first."""
    table = room.table
    words = [table.game.option(word, look.language) for _, word in table.moves[stay:]]
    return look.say("table", "undoes", what=look.house.listed(reversed(words)))
