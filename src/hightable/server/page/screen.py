"""The table screen: named pieces of markup, sent whole with the page and then only if changed."""

from __future__ import annotations

import logging
from collections.abc import Hashable, Sequence
from typing import Any, NamedTuple

from hightable.draw import PlayerRow, Region, Scene, View
from hightable.draw.markup import Markup, el, join
from hightable.games import view as view_of
from hightable.kernel import Game
from hightable.server.page import ask, ending, lesson, menu, panels, recap
from hightable.server.page.direct import direct, places
from hightable.server.page.drawings import Drawings
from hightable.server.page.log import Reader, Telling, ToldLine, log, own_last, with_sittings
from hightable.server.page.rivals import beside
from hightable.server.page.standing import standing
from hightable.server.page.summary import own_steps
from hightable.server.page.viewpoint import PHONE, WIDE, Viewpoint, outcomes, scene, seen_by
from hightable.server.store.rooms import Room
from hightable.server.store.seats import WATCHER
from hightable.server.store.taught import is_lesson
from hightable.texts import Translation

LOG = logging.getLogger("hightable")
VIEWERS = 6
Patch = dict[str, str]
Marks = dict[str, int]


class Ground(NamedTuple):
    """What lies below the pieces of a region, known by what it is made of. It changes seldom, and
    is drawn for those who have not been sent it yet."""

    mark: int
    region: Region
    scene: Scene

    def draw(self) -> Markup:
        return el(
            "svg",
            self.region.ground(self.scene),
            id=f"ground-{self.region.name}",
            class_="ground",
            viewBox=self.region.box,
            aria_hidden="true",
        )


Grounds = dict[str, Ground]


class Frame(NamedTuple):
    """Everything one viewer sees now: markup by id, and what the page itself needs to know: who
    moved last, what is said aloud, what a phone shows, whether the viewer is asked."""

    seq: int
    by: int
    parts: Patch
    say: str
    show: str
    camera: str
    title: str
    yours: bool
    scene: Scene
    groups: dict[str, list[str]]
    grounds: Grounds


def frame(room: Room, look: Viewpoint, away: dict[int, float]) -> Frame:
    """Draw the table for a look."""
    with room.lock:
        room = seen_by(room, look)
        view, moves = view_of(room.table.game.name), room.table.moves
        found = outcomes(room, look)
        shown = scene(room, look, found)
        if not is_lesson(room.row.origin):
            onward = direct(room, shown.choices, found, look.house)
            shown.leading([*onward, *places(room, shown, look.house)])
        drawn = [*view.regions, *view.strips] if look.shape == PHONE else view.regions
        parts, groups, grounds = sheets(look.house, room, drawn, shown)
        lines = reader(room, look).read(room.table)
        parts |= around(room, shown, look, away, lines)
        parts["actions"] = ask.actions(room, view, shown, look, found)
        failed = len(groups) < len(view.regions)
        show = "" if failed else brought(view, shown, look)
        camera = view.camera(shown, show) if show else None
        yours = look.may_choose(room) or look.curtain >= 0
        return Frame(
            room.seq,
            moves[-1][0] if moves else WATCHER,
            parts,
            spoken(room, lines),
            show,
            str(camera) if camera else "",
            look.say("table", "page_turn" if yours else "page", game=shown.once(view.head).title),
            yours,
            shown,
            groups,
            grounds,
        )


def brought(view: View, shown: Scene, look: Viewpoint) -> str:
    """The region a small screen brings forward: of somebody else's boards the first."""
    if look.shape == PHONE and shown.board not in (look.seat, max(look.seat, 0)):
        return next(region.name for region in view.regions if region.own)
    return view.show(shown, look.shape == PHONE)


def reader(room: Room, look: Viewpoint) -> Reader:
    """Who has read the log before."""
    key = (Reader, look.seat, look.language)
    found: Reader = room.kept.get(key) or Reader(look.seat, look.language)
    room.kept[key] = found
    return found


def drawings(room: Room, look: Viewpoint) -> Drawings:
    """What was drawn for such a viewer before; of all kinds of viewers only the last are known."""
    found: Drawings = room.kept.pop(look, None) or Drawings()
    kinds = [key for key in room.kept if isinstance(key, Viewpoint)]
    for key in kinds[: len(kinds) - VIEWERS]:
        del room.kept[key]
    room.kept[look] = found
    return found.turn()


def around(
    room: Room, shown: Scene, look: Viewpoint, away: dict[int, float], lines: list[ToldLine]
) -> Patch:
    """Everything beside the boards but the question."""
    view, house, drawn = view_of(room.table.game.name), look.house, drawings(room, look)
    rows = panels.projected(house, view.players(shown), room.table.to_come())
    did = recap.recap(room.table, view, look) if look.may_choose(room) else {}
    since = own_last(room.table.moves, look.held if look.seat < 0 else (look.seat,))
    bar = recap.bar(house, room.id, since) if did and since else None
    seated = panels.Told(panels.statuses(look, room.seats, away), did, bar, panels.visited(look))
    turn = panels.pill(room, shown, look)
    tried = panels.tried(house, room.row.origin)
    rivals = beside(view, shown, look, rows, seated) if look.shape == WIDE else {}
    teller, watch = room.table.teller(look.language), look.say("since", "watch")
    unsaid = look.say("table", "unconfirmed") if is_open_turn(room, look) else ""
    told = Telling(room.id, teller, since, room.table.log.barriers, drawn, look.seat, watch, unsaid)
    parts: Patch = {
        "curtain": panels.curtain(room, look),
        "banner": panels.banner(rows, look),
        "score-table": drawn.once(standing, house, look.seat, *rows),
        "ending": ending.screen(room, look) if room.table.over else ending.nothing(),
        "seats-menu": drawn.keep(seated_now(room, away), menu.seats, room, look, away),
        "hints-menu": menu.hints(room, look),
        "lesson": lesson.card(room, look),
        "top": drawn.once(panels.head, house, shown.once(view.head).frozen(), turn, tried),
        "log": log(house, told, with_sittings(house, lines, room.sittings)),
        "players": panels.players(house, ordered(view, shown, rows), shown.turn, seated, drawn),
    }
    drawn.end()
    return parts | rivals


def is_open_turn(room: Room, look: Viewpoint) -> bool:
    """Has whoever looks begun a turn that can still be taken back?"""
    asked = look.may_choose(room) and room.table.state.confirms
    return asked and bool(own_steps(room.table)) and room.table.moves[-1][0] == look.seat


def ordered(view: View, shown: Scene, rows: list[PlayerRow]) -> list[PlayerRow]:
    """The rows in turn order."""
    order = view.in_order(shown)
    return sorted(rows, key=lambda row: order.index(row.seat))


def seated_now(room: Room, away: dict[int, float]) -> Hashable:
    """What the menu of seats depends on, for one viewer."""
    return (menu.seats, tuple(room.seats), room.table.over, tuple(away.items()))


class Sheets(NamedTuple):
    """The boards: the groups of the play sheets by id, which of them each region has, and what lies
    below them."""

    parts: Patch
    groups: dict[str, list[str]]
    grounds: Grounds


def sheets(house: Translation, room: Room, regions: Sequence[Region], shown: Scene) -> Sheets:
    """Draw boards. A region that cannot be drawn has no groups and is told in words."""
    found = Sheets({}, {}, {})
    for region in regions:
        try:
            found.grounds[f"ground-{region.name}"] = ground_of(room, region, shown)
            play = region.play(shown)
            found.parts.update(play)
            found.groups[region.name] = list(play)
        except Exception:
            LOG.exception("the region %s of %s was not drawn", region.name, room.id)
            found.parts[f"plain-{region.name}"] = plain(house, room.table.game, shown, region)
    return found


def ground_of(room: Room, region: Region, shown: Scene) -> Ground:
    """The first one of a table is drawn at once: what cannot be drawn shows here."""
    found = Ground(hash(region.made_of(shown)), region, shown)
    known: set[int] = room.kept.setdefault(Ground, set())
    if found.mark not in known:
        region.ground(shown)
        known.add(found.mark)
    return found


def plain(house: Translation, game: Game, shown: Scene, region: Region) -> Markup:
    """The table in words, in the place of a drawing."""
    told = game.describe(shown.seen, shown.names, shown.texts)
    words = "\n\n".join("\n".join([head, *[f"  {row}" for row in rows]]) for head, rows in told)
    said = el("pre", words, tabindex=0)
    return el(
        "div",
        el("p", house.say("table", "failed")),
        said,
        id=f"plain-{region.name}",
        class_="plain",
    )


def spoken(room: Room, lines: list[ToldLine]) -> str:
    """What has just happened, in a sentence or two."""
    last = [line.text for line in lines if line.move == len(room.table.moves)]
    return ". ".join(last[-3:])


def marks(now: Frame) -> Marks:
    """What was sent to somebody, each part as a number: to see what is new no more need be kept."""
    parts = {id: hash(markup) for id, markup in now.parts.items()}
    return parts | {id: ground.mark for id, ground in now.grounds.items()}


def message(now: Frame, sent: Marks) -> dict[str, Any]:
    """Only what has changed since the last message."""
    changed: Patch = {
        id: below.draw() for id, below in now.grounds.items() if sent.get(id) != below.mark
    }
    changed |= {id: markup for id, markup in now.parts.items() if sent.get(id) != hash(markup)}
    facts = now._asdict()
    del facts["parts"], facts["scene"], facts["groups"], facts["grounds"]
    return facts | {"patch": changed}


def boards(view: View, now: Frame) -> Markup:
    """The regions in the rows of the desktop; those in no row are for the phone."""
    in_rows = {name for row in view.rows for name in row}
    rows = [
        el("div", [board(view.region(name), now) for name in row], class_="row")
        for row in view.rows
    ]
    loose = [board(region, now) for region in view.regions if region.name not in in_rows]
    loose += [undrawn(region, now) for region in view.strips]
    return join(rows, el("div", loose, class_="row loose") if loose else None)


def undrawn(region: Region, now: Frame) -> Markup:
    """The place of a strip, which is drawn as soon as a phone asks for it."""
    ground = el("svg", "", id=f"ground-{region.name}", class_="ground", viewBox=region.box)
    play = el("g", "", id=f"{region.name}-all")
    return placed(region, ground, [play], now)


def board(region: Region, now: Frame) -> Markup:
    parts = now.parts
    if region.name not in now.groups:
        return el("div", Markup(parts[f"plain-{region.name}"]), class_=f"board b-{region.name}")
    groups = [Markup(parts[id]) for id in now.groups[region.name]]
    return placed(region, now.grounds[f"ground-{region.name}"].draw(), groups, now)


def placed(region: Region, ground: Markup, groups: list[Markup], now: Frame) -> Markup:
    """The two sheets of a region, one above the other."""
    play = el(
        "svg",
        groups,
        id=region.name,
        class_="region",
        role="group",
        aria_label=region.title(now.scene.texts),
        viewBox=region.box,
    )
    return el(
        "div",
        ground,
        play,
        class_=f"board b-{region.name}" + (" own" if region.own else ""),
        id=f"board-{region.name}",
    )
