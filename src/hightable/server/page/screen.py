"""The table screen: named pieces of markup, sent whole with the page and then only if changed."""

from __future__ import annotations

import logging
from functools import lru_cache
from typing import Any, NamedTuple

from hightable.draw import Region, Scene, View
from hightable.draw.markup import Markup, el, join
from hightable.games import view as view_of
from hightable.kernel import Game, Line
from hightable.server.page import ask, ending, lesson, menu, panels, summary
from hightable.server.page.direct import direct
from hightable.server.page.log import Telling, log, own_last, with_sittings
from hightable.server.page.viewpoint import Viewpoint, latest, outcomes, scene
from hightable.server.store.rooms import Room
from hightable.server.store.seats import WATCHER
from hightable.server.store.taught import is_lesson
from hightable.texts import Translation

LOG = logging.getLogger("hightable")
Patch = dict[str, str]


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


def frame(room: Room, look: Viewpoint, away: dict[int, float]) -> Frame:
    """Draw the table for a look."""
    with room.lock:
        view, moves = view_of(room.table.game.name), room.table.moves
        found = outcomes(room, look)
        shown = scene(room, look, found)
        if not is_lesson(room.row.origin):
            shown.leading(direct(room.table, shown.choices, found, look.house))
        parts, groups = sheets(look.house, room, view, shown)
        lines = latest(room.table.log, room.table.game, shown.names, look)
        head = view.head(shown)
        parts |= sides(room, view, shown, look, away)
        parts["actions"] = ask.actions(room, view, shown, look, found)
        turn = panels.turn(look.house, shown, look.is_asked_alone(room))
        tried = panels.tried(look.house, room.row.origin)
        parts["top"] = panels.head(look.house, head, turn, tried)
        teller = room.table.teller(look.language)
        told = Telling(room.id, teller, look.seat, own_last(moves, look.held))
        parts["log"] = log(look.house, told, with_sittings(look.house, lines, room.sittings))
        did = summary.recap(room.table, look) if look.may_choose(room) else {}
        seated = panels.Told(panels.statuses(look, room.seats, away), did)
        parts["players"] = panels.players(look.house, view.players(shown), shown.turn, seated)
        failed = len(groups) < len(view.regions)
        show = "" if failed else view.show(shown)
        camera = view.camera(shown, show) if show else None
        yours = look.may_choose(room) or look.curtain >= 0
        return Frame(
            room.seq,
            moves[-1][0] if moves else WATCHER,
            parts,
            spoken(room, lines),
            show,
            str(camera) if camera else "",
            look.say("table", "page_turn" if yours else "page", game=head.title),
            yours,
            shown,
            groups,
        )


def sheets(
    house: Translation, room: Room, view: View, shown: Scene
) -> tuple[Patch, dict[str, list[str]]]:
    """Grounds and groups of the play sheets, and which groups each region has.

    A region that cannot be drawn has none and is told in words.
    """
    parts: Patch = {}
    groups: dict[str, list[str]] = {}
    for region in view.regions:
        try:
            parts[f"ground-{region.name}"] = ground(region.name, region.box, region.ground(shown))
            play = region.play(shown)
            parts |= play
            groups[region.name] = list(play)
        except Exception:
            LOG.exception("the region %s of %s was not drawn", region.name, room.id)
            parts[f"plain-{region.name}"] = plain(house, room.table.game, shown, region)
    return parts, groups


@lru_cache(maxsize=512)
def ground(name: str, box: str, drawn: Markup) -> Markup:
    """What lies below the pieces; it changes seldom."""
    return el(
        "svg",
        drawn,
        id=f"ground-{name}",
        class_="ground",
        viewBox=box,
        aria_hidden="true",
    )


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


def sides(
    room: Room, view: View, shown: Scene, look: Viewpoint, away: dict[int, float]
) -> dict[str, str]:
    house, rows = look.house, view.players(shown)
    return {
        "curtain": panels.curtain(room, look),
        "banner": panels.banner(shown.names, look),
        "score-table": panels.scores(house, rows),
        "ending": ending.screen(room, look) if room.table.over else ending.nothing(),
        "seats-menu": menu.seats(room, look, away),
        "lesson": lesson.card(room, look),
    }


def spoken(room: Room, lines: list[Line]) -> str:
    """What has just happened, in a sentence or two."""
    last = [line.text for line in lines if line.move == len(room.table.moves)]
    return ". ".join(last[-3:])


def message(now: Frame, sent: Patch) -> dict[str, Any]:
    """Only what has changed since the last message."""
    changed = {id: markup for id, markup in now.parts.items() if sent.get(id) != markup}
    facts = now._asdict()
    del facts["parts"], facts["scene"], facts["groups"]
    return facts | {"patch": changed}


def boards(view: View, now: Frame) -> Markup:
    """The regions in the rows of the desktop; those in no row are for the phone."""
    placed = {name for row in view.rows for name in row}
    rows = [
        el("div", [board(view.region(name), now) for name in row], class_="row")
        for row in view.rows
    ]
    loose = [board(region, now) for region in view.regions if region.name not in placed]
    return join(rows, el("div", loose, class_="row loose") if loose else None)


def board(region: Region, now: Frame) -> Markup:
    parts = now.parts
    if region.name not in now.groups:
        return el("div", Markup(parts[f"plain-{region.name}"]), class_=f"board b-{region.name}")
    groups = [Markup(parts[id]) for id in now.groups[region.name]]
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
        Markup(parts[f"ground-{region.name}"]),
        play,
        class_=f"board b-{region.name}",
        id=f"board-{region.name}",
    )
