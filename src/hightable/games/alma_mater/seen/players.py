"""The universities, as everybody sees them, and what only their owner knows."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from hightable.games.alma_mater.box import (
    CHANCELLORS,
    COLOURS,
    EXTRA_PRICE,
    HALL_RECORDS,
    HALLS,
    KINDS,
    LETTERS,
    OWN_SITES,
    POSITIONS,
    PRINTED_STUDENT,
    PROFESSORS,
    SETUP_CARDS,
    SITES,
    SPARE,
    STUDENTS,
)
from hightable.games.alma_mater.decode.makers import COUNTS
from hightable.games.alma_mater.decode.prices import ROW_PRICES
from hightable.games.alma_mater.rules.books import storage_size
from hightable.games.alma_mater.rules.colloquium import price_of_next
from hightable.games.alma_mater.rules.draft import white_total
from hightable.games.alma_mater.rules.lectures import book_due, bookmark, can_lecture
from hightable.games.alma_mater.rules.scoring import score, sheet
from hightable.games.alma_mater.rules.students import next_fee
from hightable.games.alma_mater.state import (
    BOOK,
    COUNTED,
    DOUBLED,
    ESTEEMED,
    FLIPPED,
    NOBODY,
    PARKED,
    READIED,
    SEATS,
    STEPPED,
    VALUE,
    Board,
    Player,
    displayed,
    on_spaces,
    stored,
)
from hightable.games.alma_mater.words import TILE_PLACES

USED: Final = {
    "extra step this turn": STEPPED,
    "extra master this round": COUNTED,
    "professor readied this round": READIED,
    "bonus doubled": DOUBLED,
    "15 prestige reached": ESTEEMED,
    "the park of the shared space": PARKED,
}


def members(bits: i64, names: list[str]) -> list[str]:
    return [name for at, name in enumerate(names) if bits >> at & 1]


def seen_player(board: Board, me: Player, own: bool) -> dict[str, Any]:
    """A university; setup cards are secret until all are laid open."""
    automated = me.seat >= board.people
    open_cards = bool(board.order)
    view = {
        "seat": int(me.seat),
        "colour": COLOURS[me.seat],
        "automated": automated,
        "ducats": int(me.ducats),
        "prestige": int(me.prestige),
        "score": 0 if automated else int(score(board, me)),
        "sheet": {} if automated else sheet(board, me),
        "passed": me.passed,
        "pool": {"green": int(me.green), "black": int(me.black)},
        "used": [what for what, bit in USED.items() if me.used & bit],
        "setup": {
            "hand": members(me.hand, SETUP_CARDS) if own or open_cards else [],
            "kept": members(me.kept, SETUP_CARDS) if own or open_cards else [],
            "total": int(white_total(me.kept)) if own or open_cards else 0,
            "pick": SETUP_CARDS[me.pick] if own and me.pick != NOBODY else "",
            "discard": SETUP_CARDS[me.discard] if own and me.discard != NOBODY else "",
            "passed on": members(me.held & ~me.kept & ~me.hand, SETUP_CARDS) if own else [],
        },
    }
    return view | seen_masters(board, me) | seen_books(me) | seen_school(board, me)


def seen_masters(board: Board, me: Player) -> dict[str, Any]:
    """Masters and tutors, and the own students they stand on."""
    return {
        "archive": int(me.archive),
        "dormitory": int(me.dormitory),
        "masters": int(me.archive + me.dormitory + on_spaces(board, me)),
        "boxed": int(me.boxed),
        "more": int(me.more),
        "tutors": int(me.tutors),
        "resting tutors": int(me.resting),
        "own spaces": {
            SITES[site]: int(board.pieces[site * SEATS + me.seat]) for site in OWN_SITES
        },
    }


def seen_books(me: Player) -> dict[str, Any]:
    """Storage with its limit, and the display with prices for one book and for all up to it."""
    price_of_all = 0
    places = []
    for place in range(POSITIONS):
        price = ROW_PRICES[me.row][place]
        book = bool(me.shelves[place] & BOOK)
        price_of_all += price if book else 0
        places.append(
            seen_shelf(me, place)
            | {
                "price": price,
                "tile": has_tile(me, place),
                "all up to here": price_of_all if book else 0,
            }
        )
    return {
        "books": {kind: int(me.books[at]) for at, kind in enumerate(KINDS)},
        "stored": int(stored(me)),
        "storage": int(storage_size(me)),
        "display": places,
        "spare": seen_shelf(me, SPARE),
        "displayed": int(displayed(me)),
        "next price": int(price_of_next(me, 0)),
        "extra price": int(EXTRA_PRICE),
    }


def seen_shelf(me: Player, place: i64) -> dict[str, Any]:
    shelf = me.shelves[place]
    return {
        "value": int(shelf & VALUE),
        "flipped": bool(shelf & FLIPPED),
        "book": bool(shelf & BOOK),
    }


def has_tile(me: Player, place: i64) -> bool:
    return bool(me.row) and str(place + 1) in TILE_PLACES[(me.row - 1) % len(TILE_PLACES)]


def seen_school(board: Board, me: Player) -> dict[str, Any]:
    """Halls, professors, chancellors, busts, and everything that is counted."""
    halls = [PRINTED_STUDENT, *[STUDENTS[student] for student in me.halls]]
    records = list(HALL_RECORDS.values())
    free = records[len(halls)] if len(halls) < HALLS else None
    return {
        "halls": halls,
        "next hall": {"n": free["n"], "type": free["type"], "fee": int(next_fee(me))}
        if free
        else {},
        "professors": [seen_professor(me, at) for at in owned(me.professors)],
        "chancellor": "" if me.chancellor == NOBODY else CHANCELLORS[me.chancellor],
        "chancellors": members(me.chancellors, CHANCELLORS),
        "busts": members(me.busts, LETTERS),
        "level": int(me.level),
        "rank": board.ranking.index(me.seat) + 1,
        "counts": {name: int(counted.count(board, me)) for name, counted in COUNTS.items()},
    }


def owned(bits: i64) -> list[int]:
    return [at for at in range(len(PROFESSORS)) if bits >> at & 1]


def seen_professor(me: Player, at: int) -> dict[str, Any]:
    mark = bookmark(me, at)
    due = book_due(me, at)
    return {
        "professor": PROFESSORS[at],
        "ready": bool(me.ready >> at & 1),
        "bookmark": KINDS[mark] if mark >= 0 else "",
        "lecture costs": KINDS[due] if due >= 0 else "",
        "can lecture": can_lecture(me, at),
    }
