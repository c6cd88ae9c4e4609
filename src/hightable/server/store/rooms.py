"""Tables in memory: loaded from the store, moved by submits, one writer each.

A submit carries the number it answers and an id of its own. The same id again gets the same
answer; a number that is no longer the last one gets the table as it is now.
"""

from __future__ import annotations

import json
import logging
import re
from collections import OrderedDict
from collections.abc import Callable, Sequence
from threading import Lock, RLock
from typing import Any, NamedTuple, TypeVar

from hightable.games import game as find_game
from hightable.kernel import Fault, NotFound, Table, deal
from hightable.kernel.data import edition
from hightable.server.store.database import Store
from hightable.server.store.journal import Written
from hightable.server.store.moves import Move, StoredMove, Writer, moves, writing
from hightable.server.store.seats import BOT, Seat, held, seats
from hightable.server.store.simultaneous import EARLY, Simultaneous, simultaneous, still_open
from hightable.server.store.sittings import CLOSED, ENDED, Sitting, sittings
from hightable.server.store.snapshots import keep_snapshot, recall
from hightable.server.store.submits import (
    MOVE,
    REFUSED,
    STALE,
    STORED,
    UNDO,
    Answer,
    Submit,
    is_current,
    moves_of,
    refusal,
)
from hightable.server.store.tables import Standing, StoredTable, facts_of, table
from hightable.server.store.taught import run_of
from hightable.server.store.together import MOST_WORDS, began, note

KEEP = 1000
SNAPSHOT_EVERY = 64
ID = re.compile(r"[A-Za-z0-9_-]{1,24}")
LOG = logging.getLogger("hightable")
T = TypeVar("T")


class Room:
    """A table in memory and those who sit at it; `kept` is what its drawings keep of it, `said`
    the ids of moves that were said together.

    If the number of a stored move is `missing`, it stands before that move and is read-only.
    `early` are answers to a question that several are asked, of those whose turn is yet to come;
    since the number `since` nothing else has happened.
    """

    def __init__(self, row: StoredTable, seats: list[Seat], table: Table) -> None:
        self.row = row
        self.seats = seats
        self.table = table
        self.sittings: list[Sitting] = []
        self.seen: dict[int, float] = {}
        self.seq = 0
        self.missing = 0
        self.said: dict[int, str] = {}
        self.early: dict[int, str] = {}
        self.asked: Simultaneous | None = None
        self.since = 0
        self.lock = RLock()
        self.kept: dict[Any, Any] = {}
        self.made: dict[Any, Any] = {}
        self.made_on, self.made_at = table, (-1, -1)

    def once(self, make: Callable[[Room], T]) -> T:
        """What a function makes of the table as it stands; it is made when first asked for."""
        now = (self.seq, len(self.table.moves))
        if self.made_on is not self.table or self.made_at != now:
            self.made, self.made_on, self.made_at = {}, self.table, now
        if make not in self.made:
            self.made[make] = make(self)
        found: T = self.made[make]
        return found

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def turn(self) -> int:
        """The seat that is asked; -1 once the game is over."""
        return -1 if self.table.over else int(self.table.state.seat)

    @property
    def is_closed(self) -> bool:
        """It was ended before its end: by whoever runs the server, or the last person resigned."""
        return any(sitting.kind in (CLOSED, ENDED) for sitting in self.sittings)

    def stays(self) -> int:
        """How many moves cannot be taken back."""
        return len(self.table.moves) - len(self.table.past)

    def can_undo(self, held: Sequence[int]) -> int | None:
        """To how many moves the last mover may go back by one step; None is not at all."""
        table = self.table
        if not table.moves or not held or self.missing or table.over or self.is_closed:
            return None
        if table.past and table.moves[-1][0] in held and len(table.moves) > self.first():
            return len(table.moves) - 1
        if self.takes_back_anything():
            own = [at for at, (seat, _) in enumerate(table.moves) if seat in held]
            return own[-1] if own and own[-1] >= self.first() else None
        return None

    def began(self, last: int) -> int:
        """How many moves there were before all that was said together with one."""
        return began(self.said, last)

    def first(self) -> int:
        """So many moves stay whatever is taken back: those that a lesson begins with."""
        lesson = run_of(self.row.origin, self.table)
        return len(lesson.lesson.words) if lesson else 0

    def takes_back_anything(self) -> bool:
        """Whoever holds a seat here may go back behind barriers: it was asked for, and there is
        nobody but the owner."""
        return bool(self.row.takeback) and self.only_the_owner()

    def is_left_to_bots(self, gone: int) -> bool:
        """Would nobody but bots be left if one seat were given up?"""
        left = [seat for seat in self.seats if seat.seat != gone]
        return all(seat.kind == BOT and not seat.holder for seat in left)

    def only_the_owner(self) -> bool:
        """Every seat is the owner's or a bot's own; one lent to a bot is still its holder's."""
        owner = self.row.host
        return all(
            seat.holder == owner or (seat.kind == BOT and not seat.holder) for seat in self.seats
        )


def standing(table: Table) -> Standing:
    """Where a table stands, for all who only read its row."""
    if not table.over:
        return Standing(int(table.state.seat), False, {})
    return Standing(-1, True, {"scores": table.scores(), "winners": table.winners()})


def apply(room: Room, move: Move | StoredMove) -> None:
    if move.kind == EARLY:
        room.early[move.seat] = move.word
    elif move.kind == MOVE:
        note(room.said, len(room.table.moves), move.submit)
        room.table.choose(move.word)
    else:
        back(room, int(move.word))


def stand(room: Room, seq: int) -> None:
    """The table stands at a number: see whether several are still asked the same."""
    asked, room.seq = simultaneous(room.table), seq
    if asked is None or not asked.is_same(room.asked):
        room.since = seq
    room.asked = asked
    room.early = still_open(asked, room.early)


def back(room: Room, stay: int) -> None:
    """Take moves back until so many stay; behind a barrier the game is dealt and played again."""
    while len(room.table.moves) > stay and room.table.past:
        room.table.undo()
    if len(room.table.moves) > stay:
        texts = room.table.game.vocabulary.texts
        kept = [texts[word] for _, word in room.table.moves[:stay]]
        room.table = fresh(room.row, room.seats)
        for word in kept:
            room.table.choose(word)


def fresh(row: StoredTable, seats: list[Seat]) -> Table:
    """The table at its first decision."""
    game = find_game(row.game)
    if game.rules != row.rules:
        raise Fault("server.other_rules", begun=row.rules, now=game.rules)
    if row.edition != edition():
        raise Fault("server.other_edition", begun=row.edition, now=edition())
    table = deal(game, row.people, int(row.seed), json.loads(row.options))
    table.salt, table.chosen = row.salt, bool(row.chosen_seed)
    table.accounts = True
    table.names = [seat.name for seat in seats]
    return table


class Rooms:
    """The tables in memory; the longest unused ones leave it."""

    def __init__(self, store: Store, keep: float = KEEP) -> None:
        self.store = store
        self.keep = keep
        self.rooms: OrderedDict[str, Room] = OrderedDict()
        self.lock = Lock()

    def room(self, id: str) -> Room:
        """A table in memory; loaded if it is not there yet."""
        room = self.at_hand(id)
        if room is None:
            room = self.load(id)
            with self.lock:
                room = self.rooms.setdefault(id, room)
                while len(self.rooms) > self.keep:
                    self.rooms.popitem(last=False)
        return room

    def at_hand(self, id: str) -> Room | None:
        with self.lock:
            room = self.rooms.get(id)
            if room:
                self.rooms.move_to_end(id)
            return room

    def load(self, id: str) -> Room:
        row = table(self.store, id) if ID.fullmatch(id) else None
        if row is None:
            raise NotFound("server.no_table")
        sitting = [stored.seat for stored in seats(self.store, id)]
        room = Room(row, sitting, fresh(row, sitting))
        self.seat(room)
        room.table, seq = recall(self.store, row, room.table)
        stand(room, seq)
        stored = moves(self.store, id, max(0, seq - MOST_WORDS))
        recognise(room, [move for move in stored if move.seq <= seq and move.kind != EARLY])
        follow(room, [move for move in stored if move.seq > seq], row.seq)
        return room

    def forget(self, id: str) -> None:
        with self.lock:
            self.rooms.pop(id, None)

    def refresh(self, id: str) -> Room:
        """Read what others may have changed: moves, seats, settings."""
        room = self.room(id)
        with room.lock:
            row = table(self.store, id)
            if row is None:
                self.forget(id)
                raise NotFound("server.no_table")
            if row.seq < room.seq:
                self.forget(id)
                return self.room(id)
            room.row = row
            self.seat(room)
            follow(room, moves(self.store, id, room.seq), row.seq)
            return room

    def seat(self, room: Room) -> None:
        """Read who sits there by now, and what was written down about it."""
        found = seats(self.store, room.id)
        room.seats = [stored.seat for stored in found]
        room.seen = {stored.seat.seat: stored.seen for stored in found}
        room.table.names = [seat.name for seat in room.seats]
        room.sittings = sittings(self.store, room.id)

    def submit(self, id: str, whose: list[int] | str, said: Submit) -> Answer:
        """Store a move and make it, in this order; or say why not.

        `whose` it is, is a browser, so that nobody plays what they held a moment ago; a
        bot names its seat, which counts only as long as nobody sits down.
        """
        room = self.room(id)
        with room.lock:
            made = made_of(room, whose, said)
            if made is not None and self.store.journal.append(made.written):
                return self.adopt(made)
            return self.carefully(room, whose, said)

    def adopt(self, made: Made) -> Answer:
        """What was made on a copy is stored: it may be shown now."""
        room, seq = made.room, made.seq
        with room.lock:
            if room.seq == made.written.seq:
                for at, move in enumerate(made.written.moves, len(room.table.moves)):
                    note(room.said, at, move.submit)
                made.table.names = room.table.names
                room.table = made.table
                stand(room, seq)
        now = self.rooms.get(room.id)
        if now is not None and now.seq < seq:
            # It was loaded anew, just before this was stored.
            self.refresh(room.id)
        return Answer(STORED, seq)

    def carefully(self, room: Room, whose: list[int] | str, said: Submit) -> Answer:
        """Catch up with what others have done, then check and store, all in one transaction."""
        id = room.id
        with room.lock:
            shown = room.table.copy(), room.seq, room.missing, room.early.copy()
            try:
                with writing(self.store, id) as writer:
                    if writer is None:
                        raise NotFound("server.no_table")
                    if writer.seq < room.seq:
                        # A backup was put back: what is in memory here has not happened.
                        self.forget(id)
                        return Answer(STALE, writer.seq)
                    anew = writer.row.sittings != len(room.sittings)
                    if anew:
                        self.seat(room)
                    if isinstance(whose, str):
                        return record(room, writer, held(room.seats, whose), said)
                    return record(room, writer, None if anew else whose, said)
            except Exception:
                # Whoever waits to draw this room must not see what was not stored.
                room.table, room.seq, room.missing, room.early = shown
                self.forget(id)
                raise


class Made(NamedTuple):
    """Moves that were made on a copy of a table, and can be shown once they are written."""

    room: Room
    table: Table
    written: Written

    @property
    def seq(self) -> int:
        return self.written.seq + len(self.written.moves)


def made_of(room: Room, whose: list[int] | str, said: Submit) -> Made | None:
    """A submit that is possible as far as we know, to be stored in one step; else None. Nobody
    changes the room meanwhile."""
    seats = held(room.seats, whose) if isinstance(whose, str) else whose
    waited_for = room.asked is not None and room.asked.is_shared
    if said.kind == UNDO or said.seq != room.seq or waited_for or refusal(room, seats, said):
        return None
    moves = moves_of(room, seats, said)
    seq = room.seq + len(moves)
    if seq // SNAPSHOT_EVERY > room.seq // SNAPSHOT_EVERY:
        return None
    table = room.table.copy()
    for move in moves:
        table.choose(move.word)
    facts = facts_of(seq, standing(table))
    return Made(room, table, Written(room.id, room.seq, len(room.sittings), said.id, moves, facts))


def recognise(room: Room, made: list[StoredMove]) -> None:
    """The ids of the last moves of a table that was not played here, as far as none was undone."""
    undone = [at for at, move in enumerate(made, 1) if move.kind == UNDO]
    kept = made[undone[-1] :] if undone else made
    for at, move in enumerate(kept, len(room.table.moves) - len(kept)):
        note(room.said, at, move.submit)


def follow(room: Room, stored: list[StoredMove], last: int) -> None:
    """Make the moves that are stored and not yet made here; one that is missing ends it."""
    for move in stored:
        if move.seq != room.seq + 1:
            break
        apply(room, move)
        stand(room, move.seq)
    room.missing = room.seq + 1 if room.seq < last else 0


def record(room: Room, writer: Writer, seats: list[int] | None, said: Submit) -> Answer:
    """Inside the transaction: catch up, check, make and store; no `seats` are known any more
    when others have sat down meanwhile."""
    follow(room, writer.moves(room.seq), writer.seq)
    before = writer.stored(said.id)
    if before is not None:
        return Answer(STORED, before)
    if seats is None or not is_current(room, seats, said):
        return Answer(STALE, room.seq)
    why = refusal(room, seats, said)
    if why:
        return Answer(REFUSED, room.seq, why)
    full = room.seq // SNAPSHOT_EVERY
    for move in moves_of(room, seats, said):
        apply(room, move)
        stand(room, writer.append(move, standing(room.table)))
    if room.seq // SNAPSHOT_EVERY > full and not room.early:
        keep_snapshot(writer, room.table)
    return Answer(STORED, room.seq)
