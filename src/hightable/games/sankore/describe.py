"""A view of Sankoré in words."""

from __future__ import annotations

from collections.abc import Iterable

from hightable.games.sankore.effect_text import called
from hightable.games.sankore.seen.players import Counts, SeenPlayer, SeenScholar
from hightable.games.sankore.seen.table import Seen
from hightable.kernel import Sections, Texts


def describe(seen: Seen, texts: Texts) -> Sections:
    """The table, its areas, then each player; a card is told only where it is seen."""
    sections = [(texts.say("text", "table"), table(seen, texts) + areas(seen, texts))]
    for player in seen.players:
        rows = of_player(player, texts)
        if seen.scholar is not None and seen.is_scholar(player.seat):
            rows.insert(0, of_scholar(seen.scholar, texts))
        sections.append((who(player.seat, texts), rows))
    return sections


def who(seat: int, texts: Texts) -> str:
    return texts.say("text", "nobody") if seat < 0 else texts.say("text", "player", n=seat + 1)


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
    for area, queue in seen.queues.items():
        told = {"area": texts.name(area), "students": listed(queue.students, texts)}
        rows.append(texts.say("text", "queue", **told, shared=queue.shared))
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


def areas(seen: Seen, texts: Texts) -> list[str]:
    """Majorities, Overflows, market and supply."""
    rows = []
    for name, box in seen.boxes.items():
        area, region = name.split("_")
        if box.book or box.prestige:
            told = {"area": texts.name(area), "region": region, "leader": who(box.leader, texts)}
            rows.append(texts.say("text", "region", **told))
    for area, tokens in seen.overflow.items():
        held = {d: tokens.books[d] + tokens.prestige[d] for d in tokens.books}
        if any(held.values()):
            told = {"area": texts.name(area), "tokens": counted(held, texts)}
            rows.append(texts.say("text", "overflow", **told))
    for area, column in seen.market.items():
        tiles = listed([tile for tile in column.rows.values() if tile], texts)
        rows.append(texts.say("text", "market", area=texts.name(area), tiles=tiles))
    books, prestige = counted(seen.supply.books, texts), counted(seen.supply.prestige, texts)
    return [*rows, texts.say("text", "supply", books=books, prestige=prestige)]


def of_scholar(scholar: SeenScholar, texts: Texts) -> str:
    kind = listed([scholar.discipline] if scholar.discipline else [], texts)
    told = {"phase": scholar.phase, "turn": scholar.turn, "discipline": kind}
    return texts.say("text", "scholar", **told)


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
        texts.say("text", "classes", classes=paired(school.classes, texts)),
        texts.say("text", "students", students=paired(school.students, texts)),
    ]
    things = {
        "skills": [kind for kinds in school.skills.values() for kind in kinds],
        "graduations": school.graduated,
        "pieces": [space for spaces in player.pieces.values() for space in spaces],
        "done": player.done,
        "cards": list(player.hand or ()),
    }
    rows += [texts.say("text", key, things=listed(t, texts)) for key, t in things.items() if t]
    rows.append(texts.say("text", "hand", n=player.hand_size))
    return [*rows, texts.say("text", "score", n=player.score)]
