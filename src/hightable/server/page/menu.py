"""The menu of a table: seats and who plays them, pace, settings, keys, and leaving."""

from __future__ import annotations

from hightable.draw.markup import Markup, el, join
from hightable.draw.pieces import avatar
from hightable.server.live import presence
from hightable.server.live.bots import levels
from hightable.server.page.document import plain_page
from hightable.server.page.viewpoint import Viewpoint
from hightable.server.store.hints import agreed, people
from hightable.server.store.opening import PACES
from hightable.server.store.rooms import Room
from hightable.server.store.seats import BOT, FRIEND, Seat
from hightable.server.store.secrecy import is_brought
from hightable.server.texts import level_name, spoken, texts
from hightable.texts import Translation


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
        found.append(
            way(look.house, room, seat, "back", look.say("table", "take_back", who=seat.name))
        )
    elif seat.kind != BOT and (mine or look.host or gone):
        found.append(
            way(look.house, room, seat, "bot", look.say("table", "give_bot", who=seat.name))
        )
    if seat.kind == FRIEND and not seat.holder and look.host:
        found.append(
            way(look.house, room, seat, "link", look.say("table", "new_link", who=seat.name))
        )
    elif mine:
        found.append(
            way(look.house, room, seat, "link", look.say("table", "own_link", who=seat.name))
        )
    if mine and not room.is_closed:
        found.append(resigning(room, seat, look))
    return found


def resigning(room: Room, seat: Seat, look: Viewpoint) -> Markup:
    """Giving a seat up for good is asked once more."""
    is_last = room.is_left_to_bots(seat.seat)
    sure = look.say("table", "resign_end" if is_last else "resign_sure")
    summary = el("summary", look.say("table", "resign", who=seat.name))
    return el("details", summary, way(look.house, room, seat, "resign", sure), class_="resign")


def way(house: Translation, room: Room, seat: Seat, what: str, label: str) -> Markup:
    pick = level_choice(house, seat) if what == "bot" else None
    return el(
        "form",
        pick,
        el("button", label, type="submit", name_="do", value=what),
        method="post",
        action=f"/t/{room.id}/seats/{seat.seat}",
    )


def level_choice(house: Translation, seat: Seat) -> Markup:
    shown = [el("option", level_name(house, level), value=level) for level in levels()]
    name = house.say("new", "kind", n=seat.seat + 1)
    return el("select", shown, name_="level", aria_label=name)


def hints(room: Room, look: Viewpoint) -> Markup:
    """At a table with other people: whoever plays there may agree to hints."""
    asked = bool(look.held) and not room.only_the_owner() and not room.table.over
    open_to = people(room) - agreed(room)
    if not asked:
        return el("div", "", id="hints-menu", hidden="hidden")
    names = [room.seats[seat].name for seat in sorted(open_to)]
    said = look.say("hint", "waits", who=look.house.listed(names)) if names else None
    agree = el("button", look.say("hint", "agree"), type="submit")
    form = el("form", agree, method="post", action=f"/t/{room.id}/hints")
    mine = form if open_to & set(look.held) else None
    told = el("p", said or look.say("hint", "all"))
    return el("div", told, mine, id="hints-menu", class_="pace")


def sealed(house: Translation, room: Room) -> Markup:
    """What is promised about the shuffle, and whether someone has chosen it."""
    return el("p", house.say("seal", seal_key(room), hash=room.row.commitment), class_="seal")


def seal_key(room: Room) -> str:
    if is_brought(room):
        return "brought"
    return "chosen" if room.table.chosen else "dealt"


def pace(house: Translation, room: Room) -> Markup:
    label = el("label", house.say("table", "pace"), " ", pace_choice(house, room.row.pace))
    button = el("button", house.say("table", "set"), type="submit")
    return el("form", label, button, method="post", action=f"/t/{room.id}/pace", class_="pace")


def pace_choice(house: Translation, now: int) -> Markup:
    shown = [
        el("option", house.say("new", key), value=key, selected="selected" if beat == now else None)
        for key, beat in PACES.items()
    ]
    return el("select", shown, name_="pace")


SETTINGS = {
    "theme": ("theme_system", "theme_dark", "theme_light", "theme_contrast"),
    "text": ("size_normal", "size_large", "size_huge"),
}
SWITCHES = ("confirm", "auto", "tap", "trust", "sound", "notify")


def settings(house: Translation) -> Markup:
    """What each browser keeps for itself."""
    picks = [
        el(
            "label",
            house.say("table", "theme" if name == "theme" else "text_size"),
            " ",
            el(
                "select",
                [el("option", house.say("table", key), value=key.split("_")[1]) for key in keys],
                data_setting=name,
            ),
        )
        for name, keys in SETTINGS.items()
    ]
    switches = [
        el("label", el("input", type="checkbox", data_setting=name), " ", house.say("table", name))
        for name in SWITCHES
    ]
    return el("div", picks, switches, class_="settings")


def languages(house: Translation, back: str) -> Markup | None:
    """In which language all of it is said, where there is a choice; it leads `back`."""
    if len(spoken()) < 2:
        return None
    named = [
        el(
            "option",
            texts(code).say("language", "name"),
            value=code,
            lang=code,
            selected="selected" if code == house.language else None,
        )
        for code in spoken()
    ]
    return el(
        "form",
        el("input", type="hidden", name_="back", value=back),
        el("label", house.say("language", "label"), " ", el("select", named, name_="language")),
        el("button", house.say("language", "set"), type="submit"),
        method="post",
        action="/language",
        class_="pace",
    )


def tongues(house: Translation, back: str) -> Markup | None:
    """The same in short, at the foot of a page: one button for each."""
    if len(spoken()) < 2:
        return None
    named = [
        el(
            "button",
            code.upper(),
            name_="language",
            value=code,
            lang=code,
            aria_label=texts(code).say("language", "name"),
            aria_pressed="true" if code == house.language else "false",
        )
        for code in spoken()
    ]
    hidden = el("input", type="hidden", name_="back", value=back)
    return el("form", hidden, named, method="post", action="/language", class_="tongues")


def settings_page(house: Translation) -> str:
    """What this browser keeps for itself, and the keys, without a table."""
    title = house.say("table", "settings")
    return plain_page(
        house,
        title,
        el("h1", title),
        el("section", settings(house), languages(house, "/settings"), class_="panel"),
        el("h2", house.say("table", "keys"), id="keys", class_="part"),
        el("section", keys(house), class_="panel"),
    )


def keys(house: Translation) -> Markup:
    rows = [
        join(
            el("dt", el("kbd", house.say("keys", key, "key"))),
            el("dd", house.say("keys", key, "does")),
        )
        for key in house.keys("keys")
    ]
    return el("dl", rows, class_="keys")
