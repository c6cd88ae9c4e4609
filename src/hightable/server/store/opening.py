"""Opening tables: new ones, the same again, imported records, and what-ifs from a position."""

from __future__ import annotations

import json
from random import SystemRandom
from secrets import randbits, token_hex, token_urlsafe
from typing import Any, NamedTuple

from hightable import replay
from hightable.bots import characters, has_character
from hightable.games import game as find_game
from hightable.kernel import Fault, Refused, Table, deal, seal
from hightable.lessons import Lesson
from hightable.lessons.run import opened as begin
from hightable.server.store.moves import Move, add_moves
from hightable.server.store.rooms import Room, Rooms
from hightable.server.store.seats import (
    BOT,
    FRIEND,
    HERE,
    Seat,
    add_seats,
    digest,
    secret,
    tidy_name,
)
from hightable.server.store.secrecy import BROUGHT, CHOSEN, DEALT, is_open
from hightable.server.store.submits import MOVE
from hightable.server.store.tables import add_table
from hightable.server.store.taught import origin
from hightable.texts import Translation

PACES = {"off": 0, "fast": 300, "normal": 800, "slow": 1600}
MOST_MOVES = 5000
FIRST_LEVEL = "freshman"


class SeatOpening(NamedTuple):
    """Who shall sit there."""

    kind: str
    name: str
    level: str
    holder: str = ""


class Opening(NamedTuple):
    """A table to be opened: the game, its options, who plays, and how; how many seconds a move may
    take, and the level of the bot that plays on then; whether whoever is let in may join."""

    game: str
    options: dict[str, str]
    seats: list[SeatOpening]
    takeback: bool
    pace: int
    seed: int | None
    clock: int = 0
    takeover: str = FIRST_LEVEL
    listed: bool = False


def cast(house: Translation, plan: Opening) -> Opening:
    """The bots of a table differ: each has a character of the game, and goes by its name."""
    texts = find_game(plan.game).texts(house.language)
    left = sorted(characters(plan.game))
    SystemRandom().shuffle(left)
    seats = plan.seats[:]
    for at, seat in enumerate(seats):
        if seat.kind == BOT and has_character(seat.level) and left:
            character = left.pop()
            plain = seat.name == named(house, BOT, "", at)
            name = texts.say("character", character) if plain else seat.name
            seats[at] = SeatOpening(BOT, name, f"{seat.level}:{character}")
    return plan._replace(seats=seats)


def open_table(rooms: Rooms, plan: Opening, host: str) -> tuple[str, dict[int, str]]:
    """Open a table; its id, and for each friend the secret of the link."""
    seed = randbits(128) if plan.seed is None else plan.seed
    table = deal(find_game(plan.game), len(plan.seats), seed, dict(plan.options))
    table.salt, table.chosen = token_hex(16), plan.seed is not None
    return keep(rooms, plan, table, [], (host, CHOSEN if table.chosen else DEALT))


def keep(
    rooms: Rooms, plan: Opening, table: Table, moves: list[Move], whose: tuple[str, str]
) -> tuple[str, dict[int, str]]:
    """Store a table with the moves it begins with; `whose` is the host and where it comes from."""
    host, origin = whose
    links = {at: secret() for at, seat in enumerate(plan.seats) if opens(seat)}
    seats = [taken(at, seat, host, links.get(at)) for at, seat in enumerate(plan.seats)]
    row = head(table, plan) | {"host": host, "origin": origin}
    id = str(row["id"])
    with rooms.store.writing() as connection:
        add_table(connection, row, len(moves))
        add_seats(connection, id, seats)
        add_moves(connection, id, moves)
    return id, links


def taken(at: int, seat: SeatOpening, host: str, link: str | None) -> Seat:
    """A seat as it is at first: the host's, someone's, or open to whoever has the link."""
    holder = seat.holder or (host if seat.kind == HERE else "")
    return Seat(at, seat.kind, seat.name, seat.level, holder, digest(link) if link else "")


def opens(seat: SeatOpening) -> bool:
    return seat.kind == FRIEND and not seat.holder


def head(table: Table, plan: Opening) -> dict[str, Any]:
    name = table.game.name
    over = table.over
    result = {"scores": table.scores(), "winners": table.winners()} if over else {}
    return {
        "id": token_urlsafe(9),
        "game": name,
        "rules": table.game.rules,
        "edition": table.edition,
        "people": table.seats,
        "options": json.dumps(table.options),
        "seed": str(table.seed),
        "chosen_seed": table.chosen,
        "salt": table.salt,
        "commitment": seal(table),
        "takeback": plan.takeback and all(seat.kind != FRIEND for seat in plan.seats),
        "pace": plan.pace,
        "clock": plan.clock,
        "takeover": plan.takeover,
        "listed": plan.listed,
        "turn": -1 if over else int(table.state.seat),
        "over": over,
        "result": json.dumps(result),
    }


def open_lesson(rooms: Rooms, lesson: Lesson, host: str, names: list[str]) -> str:
    """A table for a lesson: one seat is the learner's; the others say what the lesson says."""
    table = begin(lesson)
    seats = [SeatOpening(BOT, names[at], FIRST_LEVEL) for at in range(table.seats)]
    seats[lesson.seat] = SeatOpening(HERE, names[lesson.seat], "")
    plan = Opening(table.game.name, table.options, seats, True, PACES["off"], table.seed)
    whose = (host, origin(lesson))
    return keep(rooms, plan, table, stored(table, len(table.moves)), whose)[0]


def same_again(rooms: Rooms, room: Room, host: str) -> str:
    """The same people, the same options, other cards."""
    seats = [SeatOpening(s.kind, s.name, s.level, s.holder) for s in room.seats]
    plan = Opening(
        room.table.game.name, room.table.options, seats, room.row.takeback, room.row.pace, None
    )
    plan = plan._replace(clock=room.row.clock, takeover=room.row.takeover or FIRST_LEVEL)
    return open_table(rooms, plan, host)[0]


def import_record(rooms: Rooms, text: str, host: str, names: list[str]) -> str:
    """A table out of a record, every move of it checked; all seats belong to who brought it."""
    table = replay(text)
    if len(table.moves) > MOST_MOVES:
        raise Fault("server.long_record", n=len(table.moves), most=MOST_MOVES)
    given = zip(table.names, names, strict=False)
    seats = [SeatOpening(HERE, tidy_name(name, default), "") for name, default in given]
    plan = Opening(table.game.name, table.options, seats, True, PACES["normal"], table.seed)
    return keep(rooms, plan, table, stored(table, len(table.moves)), (host, BROUGHT))[0]


def what_if(rooms: Rooms, room: Room, at: int, host: str) -> str:
    """A copy of a table as it was after so many moves, to play on from there."""
    if not is_open(room):
        raise Refused("server.secret_what_if")
    table = deal(room.table.game, room.row.people, room.table.seed, dict(room.table.options))
    table.salt, table.chosen = room.table.salt, room.table.chosen
    texts = table.game.vocabulary.texts
    if not 0 <= at <= len(room.table.moves):
        raise Fault("server.no_move", n=len(room.table.moves), at=at)
    for _, word in room.table.moves[:at]:
        table.choose(texts[word])
    seats = [SeatOpening(BOT if s.kind == BOT else HERE, s.name, s.level) for s in room.seats]
    plan = Opening(
        table.game.name, table.options, seats, True, room.row.pace or PACES["normal"], table.seed
    )
    return keep(rooms, plan, table, stored(table, at), (host, f"{room.id} {at}"))[0]


def stored(table: Table, upto: int) -> list[Move]:
    texts = table.game.vocabulary.texts
    return [
        Move(MOVE, seat, texts[word], f"begin-{at}")
        for at, (seat, word) in enumerate(table.moves[:upto])
    ]


def named(house: Translation, kind: str, text: str, seat: int) -> str:
    """The name shown for a seat."""
    default = house.say("new", "bot_name" if kind == BOT else "player_name", n=seat + 1)
    return tidy_name(text, default)
