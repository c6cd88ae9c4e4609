"""The menu of a table: seats and who plays them, pace, settings, keys, and leaving."""

from __future__ import annotations

from hightable.draw.markup import Markup, el, join
from hightable.draw.pieces import avatar
from hightable.server.live import presence
from hightable.server.live.bots import levels
from hightable.server.page.viewpoint import Viewpoint
from hightable.server.store.opening import PACES
from hightable.server.store.rooms import Room
from hightable.server.store.seats import BOT, FRIEND, Seat
from hightable.server.store.secrecy import is_brought
from hightable.server.texts import say, texts


def seats(room: Room, look: Viewpoint, away: dict[int, float]) -> Markup:
    """Each seat with what may be done about it by who is looking."""
    rows = [
        el("li", avatar(s.seat, 18), el("b", s.name), ways(room, s, look, away)) for s in room.seats
    ]
    return el("ul", rows, id="seats-menu", class_="seats-menu")


def ways(room: Room, seat: Seat, look: Viewpoint, away: dict[int, float]) -> list[Markup]:
    """Give to a bot, take back, a new link; the server checks again who asks."""
    mine = seat.seat in look.held
    gone = bool(look.held) and away.get(seat.seat, 0.0) >= presence.LONG_AWAY
    found: list[Markup] = []
    if room.table.over:
        return found
    if seat.kind == BOT and seat.holder:
        found.append(way(room, seat, "back", say("table", "take_back", who=seat.name)))
    elif seat.kind != BOT and (mine or look.host or gone):
        found.append(way(room, seat, "bot", say("table", "give_bot", who=seat.name)))
    if seat.kind == FRIEND and not seat.holder and look.host:
        found.append(way(room, seat, "link", say("table", "new_link", who=seat.name)))
    elif mine:
        found.append(way(room, seat, "link", say("table", "own_link", who=seat.name)))
    return found


def way(room: Room, seat: Seat, what: str, label: str) -> Markup:
    pick = level_choice(seat) if what == "bot" else None
    return el(
        "form",
        pick,
        el("button", label, type="submit", name_="do", value=what),
        method="post",
        action=f"/t/{room.id}/seats/{seat.seat}",
    )


def level_choice(seat: Seat) -> Markup:
    shown = [el("option", level, value=level) for level in levels()]
    name = say("new", "kind", n=seat.seat + 1)
    return el("select", shown, name_="level", aria_label=name)


def sealed(room: Room) -> Markup:
    """What is promised about the shuffle, and whether someone has chosen it."""
    return el("p", say("seal", seal_key(room), hash=room.row.commitment), class_="seal")


def seal_key(room: Room) -> str:
    if is_brought(room):
        return "brought"
    return "chosen" if room.table.chosen else "dealt"


def pace(room: Room) -> Markup:
    label = el("label", say("table", "pace"), " ", pace_choice(room.row.pace))
    button = el("button", say("table", "set"), type="submit")
    return el("form", label, button, method="post", action=f"/t/{room.id}/pace", class_="pace")


def pace_choice(now: int) -> Markup:
    shown = [
        el("option", say("new", key), value=key, selected="selected" if beat == now else None)
        for key, beat in PACES.items()
    ]
    return el("select", shown, name_="pace")


SETTINGS = {
    "theme": ("theme_dark", "theme_light", "theme_contrast"),
    "text": ("size_normal", "size_large", "size_huge"),
}
SWITCHES = ("confirm", "auto", "sound")


def settings() -> Markup:
    """What each browser keeps for itself."""
    picks = [
        el(
            "label",
            say("table", "theme" if name == "theme" else "text_size"),
            " ",
            el(
                "select",
                [el("option", say("table", key), value=key.split("_")[1]) for key in keys],
                data_setting=name,
            ),
        )
        for name, keys in SETTINGS.items()
    ]
    switches = [
        el("label", el("input", type="checkbox", data_setting=name), " ", say("table", name))
        for name in SWITCHES
    ]
    return el("div", picks, switches, class_="settings")


def keys() -> Markup:
    rows = [join(el("dt", el("kbd", key)), el("dd", text)) for key, text in texts()["keys"].items()]
    return el("dl", rows, class_="keys")
