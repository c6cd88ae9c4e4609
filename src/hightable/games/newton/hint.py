"""What an option costs and gives, in words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from mypy_extensions import i64

from hightable.games.newton.box import (
    ACTIONS,
    BONUS_SPACES,
    CARD_RECORDS,
    CARDS,
    CELLS,
    COLOURS,
    GAME,
    LINE_POINTS,
    LINE_SPANS,
    MASTER_RECORDS,
    PLACE_TILES,
    PLACES,
    STARTERS,
    STARTING,
    TECH,
    TECH_TILES,
    TOKENS,
    WORK_SPACES,
    WORK_TILES,
)
from hightable.games.newton.decode import PILE_SIZE
from hightable.games.newton.effect_text import effect_text, master_power, tile_text, volumes_text
from hightable.games.newton.rules.counts import is_complete
from hightable.games.newton.rules.quick import COSTS
from hightable.games.newton.rules.study import TILES
from hightable.games.newton.rules.travel import Travel, toll
from hightable.games.newton.rules.turn import Parts
from hightable.games.newton.rules.value import symbols
from hightable.games.newton.rules.volumes import available, price
from hightable.games.newton.rules.work import furthest
from hightable.games.newton.state import Board, Player
from hightable.games.newton.words import VOCABULARY
from hightable.kernel import Texts

STARTING_KEYS: Final = CARDS[:STARTERS]


def hint(board: Board, word: int, texts: Texts) -> str:
    """A few words beside an option of the open question; empty where there is nothing to add."""
    verb, noun = VOCABULARY.parts[word]
    me = board.players[board.seat]
    return joined(HINTS[verb](board, me, noun, texts), texts) if verb in HINTS else ""


def joined(parts: list[str], texts: Texts) -> str:
    """One thing beside the other."""
    whole = ""
    for part in parts:
        whole = texts.say("hint", "beside", first=whole, then=part) if whole else part
    return whole


def card(board: Board, me: Player, noun: str, texts: Texts) -> list[str]:
    return powers((STARTING[me.colour] if noun in STARTING_KEYS else CARD_RECORDS), noun, texts)


def powers(records: list[dict[str, Any]], key: str, texts: Texts) -> list[str]:
    """The Volumes of a card and what it does."""
    record = next(record for record in records if record["key"] == key)
    parts = [volumes_text(record["volumes"], texts)] if record["volumes"] else []
    effects = [record[timing] for timing in ("immediate", "modifier") if timing in record]
    return parts + [effect_text(effect, texts) for effect in effects]


def colour(board: Board, me: Player, noun: str, texts: Texts) -> list[str]:
    """The Volumes on the starting cards of a colour."""
    cards = [card for card in STARTING[COLOURS.index(noun)] if card["volumes"]]
    return [
        texts.say(
            *("hint", "starting"),
            action=texts.name(card["action"]),
            volumes=volumes_text(card["volumes"], texts),
        )
        for card in cards
    ]


def master(board: Board, me: Player, noun: str, texts: Texts) -> list[str]:
    record = MASTER_RECORDS[noun]
    return [master_power(record, texts), texts.say("card", "master", n=record["vp"])]


def effect(board: Board, me: Player, noun: str, texts: Texts) -> list[str]:
    return card(board, me, CARDS[me.desk[-1]], texts)


def action(board: Board, me: Player, noun: str, texts: Texts) -> list[str]:
    """The value a card's action would have; a Master's is in his own words."""
    asking = board.stack[-1]
    if not isinstance(asking.effect, Parts):
        return []
    own = CARDS[me.desk[-1]].startswith(noun)
    at = ACTIONS.index(noun)
    return [texts.say("hint", "value", n=int(symbols(me, at)) + (not own))]


def quick(board: Board, me: Player, noun: str, texts: Texts) -> list[str]:
    names = {"potion": "qa_potion", "student": "qa_student", "": "qa_boost"}
    return costs("coin", COSTS[names.get(noun, "qa_reveal")], texts)


def costs(what: str, n: int, texts: Texts) -> list[str]:
    """A price, if there is one."""
    return [texts.say("hint", "costs", price=texts.say("count", what, n=n))] if n else []


def work(board: Board, me: Player, noun: str, texts: Texts) -> list[str]:
    """The Coins earned by stopping on a space, and what lies there."""
    space = WORK_SPACES.index(noun)
    value = int(board.stack[-1].n)
    full = space >= furthest(me, value)
    coins = texts.say("count", "coin", n=value if full else space - int(me.work))
    return [coins, *lying(WORK_TILES.get(space), board.dealt.work[space], texts)]


def step(board: Board, me: Player, noun: str, texts: Texts) -> list[str]:
    space = TECH.index(noun)
    tile = lying(TECH_TILES.get(space), board.dealt.tech[space], texts)
    return [*token(board, noun, texts), *tile]


def travel(board: Board, me: Player, noun: str, texts: Texts) -> list[str]:
    """What the route costs and what the place holds."""
    place = PLACES.index(noun)
    asking = board.stack[-1].effect
    coins = toll(me.place, place) if isinstance(asking, Travel) and asking.tolls else 0
    found = [*token(board, noun, texts), *cube(board, me, noun, texts)]
    return [*costs("coin", int(coins), texts), *found]


def cube(board: Board, me: Player, noun: str, texts: Texts) -> list[str]:
    """What lies on a place, unless a cube of one's own is there already."""
    if noun not in PLACES or me.visited >> PLACES.index(noun) & 1:
        return []
    place = PLACES.index(noun)
    return lying(PLACE_TILES.get(place), board.dealt.places[place], texts)


def lying(tiles: list[str] | None, tile: i64, texts: Texts) -> list[str]:
    """The tile on a place or space."""
    return [texts.name(tiles[tile])] if tiles else []


def book(board: Board, me: Player, noun: str, texts: Texts) -> list[str]:
    """The Potions a book space costs and the line it would complete."""
    cell = CELLS.index(noun)
    potions = int(price(board, me, available(me), cell))
    return costs("potion", potions, texts) + completed(me, cell, texts)


def ignore(board: Board, me: Player, noun: str, texts: Texts) -> list[str]:
    return [*effect(board, me, noun, texts), *completed(me, CELLS.index(noun), texts)]


def completed(me: Player, cell: int, texts: Texts) -> list[str]:
    spans, points = LINE_SPANS[me.board], LINE_POINTS[me.board]
    twin = me.copy()
    twin.books |= 1 << cell
    done = [
        at for at in range(len(spans)) if spans[at] >> cell & 1 and is_complete(twin, spans[at])
    ]
    return [texts.say("hint", "line", n=int(points[at])) for at in done]


def next_tile(board: Board, me: Player, noun: str, texts: Texts) -> list[str]:
    """What the pile gives."""
    pile = GAME["bookshelf_pile"][(TILES - me.piles) // PILE_SIZE]
    return [effect_text(pile["effect"], texts)]


def token(board: Board, noun: str, texts: Texts) -> list[str]:
    """The Bonus token still lying on a space."""
    if noun in BONUS_SPACES and board.bonus >> BONUS_SPACES.index(noun) & 1:
        found = TOKENS[board.dealt.tokens[BONUS_SPACES.index(noun)]]
        return [texts.say("tip", "bonus", effect=tile_text(found, texts))]
    return []


HINTS: dict[str, Callable[[Board, Player, str, Texts], list[str]]] = {
    "colour": colour,
    "play": card,
    "take": card,
    "copy": card,
    "discard": card,
    "tuck": card,
    "keep": master,
    "master": master,
    "effect": effect,
    "do": action,
    "reveal": quick,
    "buy": quick,
    "boost": quick,
    "to": work,
    "step": step,
    "go": travel,
    "cube": cube,
    "book": book,
    "ignore": ignore,
    "next tile": next_tile,
}
