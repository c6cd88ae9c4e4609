"""A view of Sankoré in words."""

from __future__ import annotations

from collections.abc import Iterable

from hightable.games.sankore.box.areas import (
    CROWN_SPACE,
    MOSQUE_SPACE,
    NODES,
    SPACES,
    STEP,
    WALL_SPACE,
)
from hightable.games.sankore.box.components import DISCIPLINES
from hightable.games.sankore.box.components import queue as queue_of
from hightable.games.sankore.effect_text import (
    ability_text,
    called,
    card_text,
    class_text,
    space_text,
)
from hightable.games.sankore.seen.players import Counts, SeenPlayer, SeenScholar
from hightable.games.sankore.seen.table import Seen
from hightable.kernel import Sections, Texts


class Speaker:
    """The texts of a language, and the names of the players."""

    def __init__(self, names: list[str], texts: Texts) -> None:
        self.names = names
        self.texts = texts

    def who(self, seat: int) -> str:
        return self.texts.say("text", "nobody") if seat < 0 else self.names[seat]


def describe(seen: Seen, names: list[str], texts: Texts) -> Sections:
    """The table, its areas and spaces, then each player; a card is told only where it is seen."""
    by = Speaker(names, texts)
    sections = [
        (texts.say("text", "table"), table(seen, texts)),
        (texts.say("text", "areas"), [*areas(seen, by), *market(seen, texts)]),
        (texts.say("text", "routes"), [routes(node, texts) for node in NODES]),
        (texts.say("text", "spaces"), spaces(seen, by)),
    ]
    for player in seen.players:
        rows = of_player(player, texts)
        if seen.scholar is not None and seen.is_scholar(player.seat):
            rows = [*of_scholar(seen.scholar, texts), *rows]
        sections.append((by.who(player.seat), rows))
    return sections


def listed(things: Iterable[str], texts: Texts) -> str:
    return texts.listed(called(thing, texts) for thing in things) or texts.say("text", "none")


def counted(numbers: Counts, texts: Texts) -> str:
    """Numbers by thing, those that are nought left out."""
    told = [
        texts.say("text", "counted", name=called(thing, texts), n=n)
        for thing, n in numbers.items()
        if n
    ]
    return texts.listed(told) or texts.say("text", "none")


def paired(places: dict[str, str], texts: Texts) -> str:
    """What lies where."""
    told = [
        texts.say("text", "at", place=called(place, texts), thing=called(thing, texts))
        for place, thing in places.items()
    ]
    return "; ".join(told) or texts.say("text", "none")


def table(seen: Seen, texts: Texts) -> list[str]:
    """Where the game stands, library, queues and Madrasa."""
    rows = clock(seen, texts)
    rows.append(texts.say("text", "library", values=counted(seen.library.values, texts)))
    for at, shelf in enumerate(seen.library.shelves, 1):
        rows.append(texts.say("text", "shelf", n=at, books=listed(shelf, texts)))
    rows += [queue(seen, area, texts) for area in seen.queues]
    cells = {cell: held.tile for cell, held in seen.madrasa.cells.items()}
    stars = [cell for cell, held in seen.madrasa.cells.items() if held.star]
    rows.append(texts.say("text", "madrasa", tiles=paired(cells, texts)))
    rows.append(texts.say("text", "stars", cells=listed(stars, texts)))
    return rows


def clock(seen: Seen, texts: Texts) -> list[str]:
    """The round, how full the Madrasa is, and what is said about the end."""
    if seen.phase == "draft":
        return [texts.say("text", "drafting")]
    filled = {"filled": seen.madrasa.filled, "numbered": seen.madrasa.numbered}
    rows = [texts.say("text", "round", round=seen.round, **filled)]
    rows += [texts.say("text", "ending")] if seen.ending else []
    if seen.quiet:
        rows.append(texts.say("text", "quiet", quiet=seen.quiet, left=seen.quiet_left))
    if seen.last_round is not None:
        rows.append(texts.say("text", "last round", round=seen.last_round))
    return rows


def queue(seen: Seen, area: str, texts: Texts) -> str:
    """Who waits, what the next of them set off as they leave, and Shared Knowledge."""
    own = seen.queues[area]
    told = {"area": texts.name(area), "students": listed(own.students, texts)}
    people = len(seen.players) - (seen.scholar is not None)
    icons = [
        texts.say(
            "text", "icon", n=at, what=texts.listed(texts.say("icon", i) for i in slot["icons"])
        )
        for at, slot in enumerate(queue_of(people, area)["slots"][own.taken :], 1)
        if slot["icons"]
    ]
    what = "; ".join(icons) or texts.say("text", "none")
    return texts.say("text", "queue", **told, shared=own.shared, icons=what)


def areas(seen: Seen, by: Speaker) -> list[str]:
    """Majorities and Overflows."""
    rows, texts = [], by.texts
    for name, box in seen.boxes.items():
        area, region = name.split("_")
        if box.book or box.prestige:
            told = {"area": texts.name(area), "region": region, "leader": by.who(box.leader)}
            rows.append(texts.say("text", "region", **told))
    for area, tokens in seen.overflow.items():
        held = {d: tokens.books[d] + tokens.prestige[d] for d in tokens.books}
        if any(held.values()):
            said = counted(held, texts)
            rows.append(texts.say("text", "overflow", area=texts.name(area), tokens=said))
    return rows


def market(seen: Seen, texts: Texts) -> list[str]:
    """The open class tiles with their rewards, and the supply."""
    rows = []
    for area, column in seen.market.items():
        tiles = "; ".join(class_text(tile, texts) for tile in column.rows.values() if tile)
        said = tiles or texts.say("text", "none")
        rows.append(texts.say("text", "market", area=texts.name(area), tiles=said))
    books, prestige = counted(seen.supply.books, texts), counted(seen.supply.prestige, texts)
    return [*rows, texts.say("text", "supply", books=books, prestige=prestige)]


def spaces(seen: Seen, by: Speaker) -> list[str]:
    """Every space of the board: what it needs, costs and gives, its token, and whose piece it has.

    Knowledge is that of whoever looks; a watcher has none.
    """
    me = seen.players[seen.seat] if seen.seat >= 0 else None
    rows, texts = [], by.texts
    for space in SPACES:
        if space in seen.owner:
            place = called(space, texts)
            rows.append(texts.say("text", "at", place=place, thing=by.who(seen.owner[space])))
            continue
        known = me.knowledge[area_of(space)].total if me is not None else 0
        said = space_text(space, known, texts)
        if space in seen.tokens:
            said = texts.say("text", "token", said=said, kind=texts.name(seen.tokens[space]))
        rows.append(said)
    return rows


def routes(node: str, texts: Texts) -> str:
    """Where a Camel can walk from a place, and with how much Knowledge each step."""
    first = NODES.index(node) * len(NODES)
    ways = [
        texts.say("text", "way", place=called(end, texts), n=int(STEP[first + at]))
        for at, end in enumerate(NODES)
        if STEP[first + at]
    ]
    return texts.say("text", "at", place=called(node, texts), thing=texts.listed(ways))


def area_of(space: str) -> str:
    """The discipline of a space."""
    at = SPACES.index(space)
    return DISCIPLINES[sum(at >= first for first in (MOSQUE_SPACE, WALL_SPACE, CROWN_SPACE))]


def of_scholar(scholar: SeenScholar, texts: Texts) -> list[str]:
    """Its turn, its board and what it will do next in its list."""
    kind = listed([scholar.discipline] if scholar.discipline else [], texts)
    told = {"phase": scholar.phase, "turn": scholar.turn, "discipline": kind}
    rows = [texts.say("text", "scholar", **told)]
    rows.append(texts.say("text", "scholar deck", n=scholar.deck_size))
    lists = {"bag": counted(scholar.bag, texts), "beside": counted(scholar.beside, texts)}
    lists |= {"flipped": listed(scholar.flipped, texts), "tiles": classes(scholar.tiles, texts)}
    lists["pupils"] = listed(filter(None, scholar.pupils), texts)
    lists["row2"] = listed(filter(None, scholar.row2), texts)
    lists["row3"] = listed(filter(None, scholar.row3), texts)
    return rows + [texts.say("scholar_list", key, what=what) for key, what in lists.items()]


def classes(tiles: list[str], texts: Texts) -> str:
    return "; ".join(class_text(tile, texts) for tile in tiles if tile) or texts.say("text", "none")


def cards(hand: dict[str, bool], texts: Texts) -> list[str]:
    """The cards in hand: what they ask for and give, and if it is met."""
    return [
        texts.say(
            *("text", "card met" if met else "card"),
            name=called(card, texts),
            what=card_text(card, texts),
        )
        for card, met in hand.items()
    ]


def of_player(player: SeenPlayer, texts: Texts) -> list[str]:
    """Goods, Knowledge, school, pieces, cards and score."""
    school = player.school
    goods = {"gold": player.gold, "salt": player.salt, "inspiration": player.inspiration}
    stores = {"books": counted(player.books, texts), "prestige": counted(player.prestige, texts)}
    known = {area: parts.total for area, parts in player.knowledge.items()}
    rows = [
        texts.say("text", "purse", **goods, **stores, room=player.room),
        texts.say("text", "favours", space=player.favour, favours=player.favours),
        texts.say("text", "knowledge", known=counted(known, texts)),
        texts.say("text", "classes", classes=school_classes(player, texts)),
        texts.say("text", "students", students=paired(school.students, texts)),
    ]
    things = {
        "skills": [kind for kinds in school.skills.values() for kind in kinds],
        "graduations": school.graduated,
        "pieces": [space for spaces in player.pieces.values() for space in spaces],
    }
    rows += [texts.say("text", key, things=listed(t, texts)) for key, t in things.items() if t]
    done = [
        texts.say("text", "at", place=called(c, texts), thing=ability_text(c, texts))
        for c in player.done
    ]
    rows += [texts.say("text", "done", things="; ".join(done))] if done else []
    rows += cards(player.hand or {}, texts)
    rows.append(texts.say("text", "hand", n=player.hand_size))
    return [*rows, texts.say("text", "score", n=player.score)]


def school_classes(player: SeenPlayer, texts: Texts) -> str:
    """Where each class is taught, and its reward."""
    said = [
        texts.say("text", "at", place=called(space, texts), thing=class_text(tile, texts))
        for space, tile in player.school.classes.items()
    ]
    return "; ".join(said) or texts.say("text", "none")
