"""What a seat may know of the table: a whitelist in ids of the data files."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from hightable.games.golem.box import (
    ACTION_RECORDS,
    AUTOMA_RECORDS,
    BOOK_RECORDS,
    BURIED,
    CHARACTER_RECORDS,
    CHARACTER_STEPS,
    COLOURS,
    DISTRICTS,
    FAVOURS,
    GRAVE_PLAYERS,
    GRAVE_RECORDS,
    LEVELS,
    NEIGHBOURHOODS,
    OPEN_GRAVE,
    PHASES,
    ROWS,
    SIDES,
    TILED,
)
from hightable.games.golem.rules.synagogue import strength
from hightable.games.golem.seen.players import SeenPlayer, ids, seen_player
from hightable.games.golem.state import NOBODY, NONE, Board

CHARACTER_PHASE: Final = 5


@dataclass
class SeenCharacter:
    """A character of the palace; those of past rounds lie face down."""

    id: str
    face_up: bool
    active: bool
    steps: int


@dataclass
class SeenGrave:
    """A space of the graveyard: usable with so many players, and whose golems lie there."""

    id: str
    usable: bool
    free: bool
    golems: list[int]


@dataclass
class SeenRow:
    """A row of the synagogue."""

    marbles: list[str]
    strength: int


@dataclass
class SeenTile:
    """An action tile on display, and whose rabbi stands on it."""

    id: str
    rabbi: int | None


@dataclass
class SeenAutoma:
    """The automa of the unofficial solo variant: its last card, its plan of the round."""

    level: str
    card: str | None
    plan: str | None
    cards: int


@dataclass
class Seen:
    """Everything open on the table; `seat` is whose view it is, a watcher's is -1."""

    seat: int
    round: int
    phase: str
    over: bool
    favour: str
    order: list[int]
    palace: list[SeenCharacter]
    library: list[str]
    deck: int
    sunk: list[str]
    goal_deck: int
    boards: list[str]
    neighbourhoods: dict[str, list[str]]
    menorahs: dict[str, int | None]
    graves: list[SeenGrave]
    rows: dict[str, SeenRow]
    removed: list[str]
    display: list[SeenTile]
    charity: list[int]
    tiles: int
    spent: list[str]
    automa: SeenAutoma | None
    players: list[SeenPlayer]


def seen(board: Board, seat: int) -> Seen:
    """Everything open on the table, and what only this seat holds."""
    return Seen(
        seat=seat,
        round=int(board.round),
        phase=PHASES[board.phase - 1] if board.phase else "setup",
        over=board.over,
        favour=FAVOURS[board.city.favour],
        order=[int(who) for who in board.order],
        palace=palace(board),
        library=ids(BOOK_RECORDS, board.library),
        deck=len(board.deck),
        sunk=ids(BOOK_RECORDS, board.deck[: board.sunk]),
        goal_deck=len(board.goal_deck),
        boards=[SIDES[side].upper() for side in board.boards],
        neighbourhoods={name: tiles(board, d) for d, name in enumerate(DISTRICTS)},
        menorahs={name: owner(board.menorahs[d]) for d, name in enumerate(DISTRICTS)},
        graves=graves(board),
        rows={name: seen_row(board, row) for row, name in enumerate(ROWS)},
        removed=[COLOURS[colour] for colour in board.removed],
        display=display(board),
        charity=board.charity[:],
        tiles=len(board.tiles),
        spent=sorted(ids(ACTION_RECORDS, board.spent)),
        automa=automa(board),
        players=[
            seen_player(board, player, board.over or player.seat == seat)
            for player in board.players
        ],
    )


def owner(seat: int) -> int | None:
    return None if seat == NOBODY else int(seat)


def palace(board: Board) -> list[SeenCharacter]:
    """The four characters; the first of those not past is active."""
    past = board.round - 1 + (board.phase > CHARACTER_PHASE) if board.round else 0
    return [
        SeenCharacter(
            str(CHARACTER_RECORDS[character]["id"]),
            at >= past,
            at == past,
            int(CHARACTER_STEPS[character]),
        )
        for at, character in enumerate(board.city.palace)
    ]


def tiles(board: Board, district: int) -> list[str]:
    """The neighbourhoods of a district."""
    first = district * TILED
    return [NEIGHBOURHOODS[tile] for tile in board.city.neighbourhoods[first : first + TILED]]


def graves(board: Board) -> list[SeenGrave]:
    lying: list[list[int]] = [[] for _ in GRAVE_RECORDS]
    for player in board.players:
        for place in player.golems:
            if place >= BURIED:
                lying[place - BURIED].append(int(player.seat))
    return [
        SeenGrave(
            str(record["id"]),
            bool(GRAVE_PLAYERS[grave] <= len(board.players)),
            grave == OPEN_GRAVE or not board.graves >> grave & 1,
            lying[grave],
        )
        for grave, record in enumerate(GRAVE_RECORDS)
    ]


def seen_row(board: Board, row: int) -> SeenRow:
    first = row * len(COLOURS)
    marbles = [name for at, name in enumerate(COLOURS) for _ in range(board.rows[first + at])]
    return SeenRow(marbles, int(strength(board, row)))


def display(board: Board) -> list[SeenTile]:
    """The action tiles from top to bottom."""
    rabbis = {int(player.rabbi): int(player.seat) for player in board.players}
    return [
        SeenTile(str(ACTION_RECORDS[tile]["id"]), rabbis.get(at))
        for at, tile in enumerate(board.display)
    ]


def automa(board: Board) -> SeenAutoma | None:
    if board.city.level == NONE:
        return None
    card = None if board.card == NONE else str(AUTOMA_RECORDS[board.card]["id"])
    plan = None if board.plan == NONE else str(AUTOMA_RECORDS[board.plan]["plan"])
    return SeenAutoma(LEVELS[board.city.level], card, plan, len(board.cards))
