"""A view of Newton in words: for the terminal, screen readers and tests."""

from __future__ import annotations

from typing import Final

from hightable.games.newton.box import (
    MASTER_RECORDS,
    NEIGHBOURS,
    OBJECTIVE_RECORDS,
    PLACE_RECORDS,
    PLACES,
    ROUTE_COSTS,
    STUDY_BOARDS,
    TECH_RECORDS,
    WORK_RECORDS,
)
from hightable.games.newton.effect_text import (
    CARDS,
    TILES,
    Record,
    beside,
    master_power,
    objective_text,
    powers,
    tile_text,
    volumes_text,
)
from hightable.games.newton.seen import Seen, SeenPlayer
from hightable.kernel import Sections, Texts

BOOK_SPACES: Final = {
    (cell["board"], f"s{cell['shelf']}c{cell['column']}"): cell for cell in STUDY_BOARDS["cell"]
}
SPACES = PLACE_RECORDS | TECH_RECORDS | WORK_RECORDS


def describe(seen: Seen, names: list[str], texts: Texts) -> Sections:
    """The table, its routes, then each player."""
    sections = [
        (texts.say("text", "table"), describe_table(seen, names, texts)),
        (texts.say("text", "routes"), [routes(at, texts) for at in range(len(PLACES))]),
    ]
    for player in seen.players:
        sections.append((names[player.seat], describe_player(player, seen, texts)))
    return sections


def routes(place: int, texts: Texts) -> str:
    """Where one can go from a place, and for how many Coins."""
    ways = [
        texts.say("text", "toll" if cost else "way", place=texts.name(PLACES[end]), n=int(cost))
        for end, cost in zip(NEIGHBOURS[place], ROUTE_COSTS[place], strict=True)
    ]
    return texts.say("text", "lies_on", space=texts.name(PLACES[place]), tile=texts.listed(ways))


def describe_table(seen: Seen, names: list[str], texts: Texts) -> list[str]:
    """The moment, the Map, the tracks, the lines."""
    moment = {"round": seen.round, "rounds": seen.rounds, "turn": seen.lap, "turns": seen.laps}
    supply = [
        texts.say("text", "so_many", name=texts.name(tile), n=n) for tile, n in seen.supply.items()
    ]
    return [
        texts.say("text", "moment", **moment),
        texts.say("text", "first", player=names[seen.first]),
        lying("city", seen, texts),
        lying("university", seen, texts),
        lying("ancient_land", seen, texts),
        lying("specialization", seen, texts),
        lying("invention", seen, texts),
        lying("objective", seen, texts),
        texts.say("text", "bonus", tiles=tiles_on(seen.bonus, texts)),
        texts.say("text", "supply", tiles=texts.listed(supply)),
        *[describe_line(level, seen, texts) for level in range(len(seen.lines))],
    ]


def lying(kind: str, seen: Seen, texts: Texts) -> str:
    """The tiles of a kind, by the place or space on which they lie."""
    dealt = seen.dealt.places | seen.dealt.tech | seen.dealt.work
    tiles = {space: tile for space, tile in dealt.items() if SPACES[space]["type"] == kind}
    return texts.say("text", kind, tiles=tiles_on(tiles, texts))


def tiles_on(tiles: dict[str, str], texts: Texts) -> str:
    spoken = [
        texts.say("text", "lies_on", space=texts.name(space), tile=told(tile, texts))
        for space, tile in tiles.items()
    ]
    return "; ".join(spoken) or texts.say("text", "none")


def told(tile: str, texts: Texts) -> str:
    """A tile by its name, with what it gives."""
    name = what = texts.name(tile)
    if tile in OBJECTIVE_RECORDS:
        what = objective_text(tile, texts)
    elif tile in TILES:
        what = tile_text(tile, texts)
    return name if what == name else texts.say("text", "gives", name=name, what=what)


def describe_line(level: int, seen: Seen, texts: Texts) -> str:
    cards = cards_text([card for card in seen.lines[level] if card is not None], texts)
    return texts.say("text", "line", level=level + 1, cards=cards, n=seen.deck_sizes[level])


def named(things: list[str], texts: Texts) -> str:
    """Names, or the word for none."""
    return texts.listed([texts.name(thing) for thing in things]) or texts.say("text", "none")


def cards_text(cards: list[str], texts: Texts) -> str:
    """Cards, each with its Volumes and what it does."""
    return "; ".join(card_told(CARDS[card], texts) for card in cards) or texts.say("text", "none")


def card_told(card: Record, texts: Texts) -> str:
    what = beside(powers(card, texts), texts)
    name = texts.name(card["key"])
    return texts.say("text", "gives", name=name, what=what) if what else name


def masters_text(masters: list[str], texts: Texts) -> str:
    """Masters, each with what he gives."""
    said = [
        texts.say(
            *("text", "gives"), name=texts.name(m), what=master_power(MASTER_RECORDS[m], texts)
        )
        for m in masters
    ]
    return "; ".join(said) or texts.say("text", "none")


def shelf(player: SeenPlayer, texts: Texts) -> str:
    """What each empty book space asks for, and the Potions that would stand for what is missing."""
    spaces = [
        texts.say("text", "space", space=texts.name(cell), what=asked(player, cell, texts), n=n)
        for cell, n in player.prices.items()
    ]
    return texts.say("text", "spaces", spaces="; ".join(spaces))


def asked(player: SeenPlayer, cell: str, texts: Texts) -> str:
    """What a book space asks for."""
    wanted = BOOK_SPACES[player.board, cell]["requirement"]
    if "volumes" in wanted:
        return volumes_text(wanted["volumes"], texts)
    return texts.name(wanted.get("university") or wanted["ancient_land"])


def counted(numbers: dict[str, int], texts: Texts) -> str:
    return texts.listed(
        [texts.say("text", "so_many", name=texts.name(what), n=n) for what, n in numbers.items()]
    )


def describe_player(player: SeenPlayer, seen: Seen, texts: Texts) -> list[str]:
    """One player: what he has, where his pieces are, his cards, his points."""
    say, income = texts.say, player.income
    have = {"coins": player.coins, "potions": player.potions, "points": player.points}
    left = {"cubes": player.cubes, "students": player.students_left, "tiles": player.piles}
    pays = {"points": income.points, "coins": income.coins, "potions": income.potions}
    desk, tucked = cards_text(player.desk, texts), cards_text(player.tucked, texts)
    visited, students = named(player.visited, texts), named(player.students, texts)
    medicine = [f"medicine_{player.medicine}"] if player.medicine else []
    return [
        say("text", "holds", **have, score=player.score),
        say("text", "scientist", place=texts.name(player.place), visited=visited),
        say("text", "marker", space=texts.name(player.work), students=students),
        say("text", "left", **left),
        say(
            *("text", "books"),
            books=named(player.books, texts),
            lines=len(player.completed_lines),
        ),
        shelf(player, texts),
        say("text", "symbols", symbols=counted(player.symbols, texts)),
        say("text", "volumes", volumes=counted(player.volumes, texts)),
        say("text", "income", **pays),
        say("text", "tiles", tiles=named([*player.tiles, *medicine], texts)),
        say("text", "hand", cards=cards_text(player.hand, texts)),
        say("text", "desk", cards=desk, tucked=tucked),
        say("text", "played", masters=masters_text(player.played, texts), n=player.masters_size),
        *([say("text", "rank", rank=texts.name(seen.rank))] if seen.rank else []),
        *secrets(player, seen, texts),
    ]


def secrets(player: SeenPlayer, seen: Seen, texts: Texts) -> list[str]:
    """What only the owner sees."""
    rows = []
    if player.masters:
        rows.append(texts.say("text", "masters", masters=masters_text(player.masters, texts)))
    if player.pack:
        rows.append(texts.say("text", "pack", masters=masters_text(player.pack, texts)))
    if player.pick and seen.phase == "draft":
        rows.append(texts.say("text", "keeps", master=texts.name(player.pick)))
    elif player.pick:
        rows.append(texts.say("text", "tucks", card=cards_text([player.pick], texts)))
    return rows
