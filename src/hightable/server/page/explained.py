"""At a table for newcomers: what can be done, in words, when a kind of question comes first.

The words are the first sentences of the rule behind the question. Such a table is one person's,
against bots of the level of a first game, where everything may be taken back.
"""

from __future__ import annotations

import re

from hightable.draw.markup import Markup, el
from hightable.games import TOYS
from hightable.lessons.about import about
from hightable.server.page.rules import BULLET, inline, kind
from hightable.server.page.viewpoint import Viewpoint
from hightable.server.store.rooms import Room
from hightable.server.store.seats import BOT
from hightable.server.store.taught import is_lesson
from hightable.texts.rulebook import section

SENTENCES = 2
TABLE = "table"
END = re.compile(r"(?<=[.!?]) (?=[A-Z*])")
CITED = re.compile(r" ?(?:\((?:R?[\d.]+(?:, )?)+\)|\[[^\]]*\])")


def for_newcomers(room: Room) -> bool:
    """Is this a first game? A lesson speaks for itself, and nobody is told about the toy."""
    name, bots = room.table.game.name, [seat for seat in room.seats if seat.kind == BOT]
    if not bots or name in TOYS or is_lesson(room.row.origin) or not room.takes_back_anything():
        return False
    level = about(name).first.level
    return all(bot.level.partition(":")[0] == level for bot in bots)


def explained(room: Room, look: Viewpoint) -> Markup | None:
    """What can be done now, if such a question was not asked at this table before."""
    cited = room.table.asking().cite()
    if not cited or not for_newcomers(room):
        return None
    told = room.kept.setdefault((explained, look.seat), {})
    if told.setdefault(cited, room.seq) != room.seq:
        return None
    said = gist(room.table.game.name, cited, look.language)
    head = el("b", look.say("table", "can_do"))
    return el("p", head, " ", inline(said), class_="can-do") if said else None


def gist(game: str, cited: str, language: str, most: int = SENTENCES) -> str:
    """The first sentences of a rule, without the numbers of others."""
    found = section(game, cited, language)
    lines = found.text.split("\n\n")[0].splitlines() if found else []
    whole = " ".join(BULLET.sub("", line).strip() for line in lines if kind(line) != TABLE)
    first = END.split(CITED.sub("", whole))[:most]
    return " ".join(one for one in first if not one.endswith(":")) or " ".join(first)
