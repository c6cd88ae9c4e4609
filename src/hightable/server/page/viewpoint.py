"""How a table looks to someone: from which seat, behind a curtain or not, with which choices."""

from __future__ import annotations

from typing import NamedTuple

from hightable.draw import Choice, Scene
from hightable.games import view as view_of
from hightable.kernel import Game, Line, State, Table
from hightable.kernel.log import Log
from hightable.server.store.rooms import Room
from hightable.server.store.seats import WATCHER, held
from hightable.server.store.secrecy import eyes, is_open

MOST_TRIED = 60
TAIL = 80


class Viewpoint(NamedTuple):
    """Who looks: the seat whose eyes are used, the seats held, the seat a curtain waits for, the
    seat whose boards are in front, and whether it is the one who opened the table."""

    seat: int
    held: tuple[int, ...] = ()
    curtain: int = WATCHER
    board: int | None = None
    host: bool = False

    def may_choose(self, room: Room) -> bool:
        mine = self.curtain == WATCHER and room.turn >= 0 and room.turn == self.seat
        return mine and not room.missing

    def is_asked_alone(self, room: Room) -> bool:
        """It is the turn of the one person who looks."""
        return self.may_choose(room) and len(self.held) == 1


def look(room: Room, holder: str, ready: int, board: int | None = None) -> Viewpoint:
    """One's own seat; with several people at one screen, the seat that said it is ready."""
    mine, turn = tuple(held(room.seats, holder)), room.turn
    host = bool(holder) and room.row.host == holder
    if len(mine) > 1 and not is_open(room):
        if turn in mine and turn != ready:
            return Viewpoint(WATCHER, mine, turn, None, host)
        return Viewpoint(ready if ready in mine else WATCHER, mine, WATCHER, board, host)
    seat = next((seat for seat in (turn, ready, *mine) if seat in mine), WATCHER)
    return Viewpoint(seat, mine, WATCHER, board, host)


def look_back(room: Room, holder: str, wanted: int, board: int | None = None) -> Viewpoint:
    """The eyes that are wanted for a replay, if they may be used."""
    mine = tuple(held(room.seats, holder))
    return Viewpoint(eyes(room, mine, wanted), mine, WATCHER, board)


def choices(table: Table) -> list[Choice]:
    """The open options, each with what it costs and gives."""
    game = table.game
    return [
        Choice(
            game.vocabulary.texts[word],
            sentence(game.option(word)),
            game.hint(table.state, word, game.texts()),
        )
        for word in table.state.offered()
    ]


def sentence(text: str) -> str:
    return text[:1].upper() + text[1:]


def scene(room: Room, look: Viewpoint) -> Scene:
    """What is drawn for a look."""
    table = room.table
    open_to = choices(table) if look.may_choose(room) else []
    everybody = table.everybody()
    board = look.board if look.board is not None and look.board < len(everybody) else None
    texts = table.game.texts()
    return Scene(table.view(look.seat), everybody, texts, open_to, room.turn).showing(board)


class Outcome(NamedTuple):
    """What choosing a word would mean: it cannot be taken back; it passes the turn."""

    final: bool
    passes: bool


def dealt_anew(table: Table) -> State:
    """The position of the seat that is asked, in which nothing hidden is as it truly is."""
    return table.guess(int(table.state.seat), 0).state


def outcomes(table: Table, base: State) -> dict[str, Outcome]:
    """Each open word tried on a table dealt anew, so that nothing hidden shows in the answer."""
    words = table.state.offered()
    if len(words) > MOST_TRIED:
        return {}
    seat = int(table.state.seat)
    found: dict[str, Outcome] = {}
    for word in words:
        if word not in base.offered():
            continue
        state = base.copy()
        state.choose(word)
        final = state.barriers != base.barriers
        passes = state.over or int(state.seat) != seat
        found[table.game.vocabulary.texts[word]] = Outcome(final, passes)
    return found


def latest(log: Log, game: Game, names: list[str], seat: int) -> list[Line]:
    """The last lines of a log as a seat may read them, however long it is."""
    tail = Log()
    tail.entries = log.entries[-TAIL:]
    tail.barriers = log.barriers
    return tail.read(game, names, seat)


__all__ = ["Outcome", "Viewpoint", "choices", "latest", "look", "outcomes", "scene", "view_of"]
