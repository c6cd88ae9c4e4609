"""The contract between drawing and server: how a game is drawn.

A `View` is put together of a game's regions, panel and symbols; a `Scene` goes in, markup comes
out.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from hightable.draw.markup import NOTHING, Markup, el
from hightable.draw.panel import legend
from hightable.draw.roster import WIDTH, roster
from hightable.draw.scene import (
    Box,
    Choice,
    Count,
    Entry,
    Head,
    PlayerRow,
    Region,
    Scene,
    Sheet,
    Tab,
)
from hightable.draw.shapes import at, rect
from hightable.draw.symbols import drawn, sheet, tinted
from hightable.draw.tokens import SANS, tone

if TYPE_CHECKING:
    from hightable.kernel import Texts

GAP = 8


def no_faces(texts: Texts) -> Markup:
    """A game whose cards are drawn where they lie."""
    return NOTHING


def as_they_sit(scene: Scene[Any]) -> list[int]:
    """A game without another turn order."""
    return []


def nowhere(scene: Scene[Any]) -> str:
    """A game in which nobody walks."""
    return ""


def no_sign(word: str) -> Markup:
    """A game whose words have no pictures."""
    return NOTHING


def one_group(scene: Scene[Any]) -> list[Entry]:
    """Every open option for the panel, as it comes."""
    return [Entry(choice, NOTHING, "", "") for choice in scene.choices.values()]


@dataclass(eq=False)
class View:
    """How a game is drawn: the object `VIEW` of its package `view`.

    `rows` are the desktop's, `tabs` the phone's. `panel_only` are the verbs and words that have no
    place on a board; every other option has a target on a region, and things alike have one each.
    `drawings` are files of its `symbols` folder, `pieces` those that are dyed in every player's
    colour, `faces` the cards. A camera tells the part of a region that a phone frames now. `strips`
    are drawn anew for phones, from the same scene; `heart` is the part of a player's own boards
    that stands beside the table where there is room. `figure` is the piece it is known by, `order`
    the seats in turn order, `sign` the small picture of any word, 24 by 24. Where one walks,
    `stands` is the word that would lead to where one is.
    """

    package: str
    regions: Sequence[Region]
    rows: Sequence[Sequence[str]]
    tabs: Sequence[Tab]
    head: Callable[[Scene[Any]], Head]
    players: Callable[[Scene[Any]], list[PlayerRow]]
    entries: Callable[[Scene[Any]], list[Entry]] = one_group
    panel_only: Sequence[str] = ()
    drawings: Sequence[str] = ()
    pieces: Sequence[str] = ()
    faces: Callable[[Texts], Markup] = no_faces
    cameras: Mapping[str, Callable[[Scene[Any]], Box | None]] = field(default_factory=dict)
    strips: Sequence[Region] = ()
    heart: tuple[str, Box] | None = None
    figure: str = ""
    order: Callable[[Scene[Any]], Sequence[int]] = as_they_sit
    sign: Callable[[str], Markup] = no_sign
    stands: Callable[[Scene[Any]], str] = nowhere
    made: dict[str, Markup] = field(default_factory=dict)

    def symbols(self, texts: Texts) -> Markup:
        """The content of the hidden svg: paint, icons, pieces, faces; drawn once a language."""
        if texts.language not in self.made:
            own = [drawn(self.package, name) for name in self.drawings]
            dyed = [tinted(self.package, name) for name in self.pieces]
            self.made[texts.language] = sheet(own, dyed, self.faces(texts))
        return self.made[texts.language]

    def show(self, scene: Scene[Any], strips: bool = False) -> str:
        """The region a phone brings forward: the one that has the first option of the panel, with
        most to choose at once; among equals one's own, then the first; a strip before what it is
        drawn for."""
        found = [*self.strips, *self.regions] if strips else self.regions
        laid = {region.name: "".join(region.play(scene).values()) for region in found}
        lit = {name: targets(play) for name, play in laid.items() if "data-move=" in play}
        if not lit:
            return ""
        first = first_lit(self.entries(scene)[:1], laid)
        own = {region.name for region in found if region.own}
        anew = {region.name for region in self.strips}
        most = max(
            lit,
            key=lambda name: (
                name in first,
                name in anew & first,
                lit[name],
                name in own,
            ),
        )
        return most if lit[most] else ""

    def legend(self, texts: Texts) -> list[Count]:
        """The icons, each with its one name and where one gets it."""
        return legend(texts)

    def camera(self, scene: Scene[Any], region: str) -> Box | None:
        """The part of a region a phone frames now; None is all of it."""
        return self.cameras[region](scene) if region in self.cameras else None

    def on_board(self, word: str) -> bool:
        """Has this option a target on a region?"""
        return word not in self.panel_only and word.split(" ")[0] not in self.panel_only

    def in_order(self, scene: Scene[Any]) -> list[int]:
        """All seats in turn order; who has no place in it comes last."""
        first = list(self.order(scene))
        return first + [seat for seat in range(len(scene.names)) if seat not in first]

    def region(self, name: str) -> Region:
        return next(region for region in (*self.regions, *self.strips) if region.name == name)

    def sheets(self, scene: Scene[Any]) -> dict[str, Sheet]:
        """The play sheets of all regions: region to group id to markup."""
        return {region.name: region.play(scene) for region in self.regions}

    def picture(
        self,
        seen: Any,
        names: Sequence[str],
        choices: Iterable[tuple[str, str, str]],
        turn: int,
        texts: Texts,
    ) -> Markup:
        """The hook of the kernel: what a seat sees and may choose, as one svg."""
        return picture(self, Scene(seen, names, texts, [Choice(*c) for c in choices], turn))

    def size(self) -> tuple[int, int]:
        """The desktop table with the gaps between its regions."""
        lines = [[self.region(name) for name in row] for row in self.rows]
        width = max(sum(r.width for r in line) + GAP * (len(line) - 1) for line in lines)
        height = sum(max(r.height for r in line) for line in lines) + GAP * (len(lines) - 1)
        return width, height

    def places(self) -> dict[str, tuple[int, int]]:
        """Where each region stands on the desktop table, row by row."""
        found: dict[str, tuple[int, int]] = {}
        y = 0
        for row in self.rows:
            x = 0
            for name in row:
                found[name] = (x, y)
                x += self.region(name).width + GAP
            y += max(self.region(name).height for name in row) + GAP
        return found


def targets(play: str) -> int:
    """How many options are lit on a sheet, without those of the next question."""
    return play.count("data-move=") - play.count("data-onto=")


def first_lit(first: Sequence[Entry], laid: Mapping[str, str]) -> set[str]:
    """Where an option is lit, and not only the way to another."""
    said = [re.compile(f'data-move="{re.escape(e.choice.word)}"(?! data-onto)') for e in first]
    return {name for word in said for name, play in laid.items() if word.search(play)}


def picture(view: View, scene: Scene[Any]) -> Markup:
    """The whole table and its players as one svg that looks right without a style sheet."""
    width, height = view.size()
    places = view.places()
    boards = [nested(view.region(name), scene, spot) for name, spot in places.items()]
    names = roster(view.head(scene), view.players(scene), scene.turn)
    size = (width + WIDTH + 3 * GAP, height + 2 * GAP)
    return el(
        "svg",
        el("title", scene.say("title", "game")),
        view.symbols(scene.texts),
        rect(0, 0, *size, fill=tone("table")),
        boards,
        at(width + 2 * GAP, GAP, names),
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {size[0]} {size[1]}",
        width=size[0],
        height=size[1],
        font_family=SANS,
    )


def nested(region: Region, scene: Scene[Any], spot: tuple[int, int]) -> Markup:
    """A region with both its sheets, at its place in a picture."""
    return el(
        "svg",
        region.ground(scene),
        *region.play(scene).values(),
        x=spot[0] + GAP,
        y=spot[1] + GAP,
        width=region.width,
        height=region.height,
        viewBox=region.box,
    )
