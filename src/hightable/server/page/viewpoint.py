"""How a table looks to someone: from which seat, behind a curtain or not, with which choices."""

from __future__ import annotations

from copy import copy
from typing import NamedTuple

from hightable.draw import Choice, Scene
from hightable.kernel import Game, Line, Outcome, State, Table
from hightable.kernel.log import Log
from hightable.server.store.rooms import Room
from hightable.server.store.seats import WATCHER, held
from hightable.server.store.secrecy import eyes, is_open
from hightable.server.store.simultaneous import as_if_asked, waiting
from hightable.server.texts import texts
from hightable.texts import Translation
from hightable.texts.languages import ENGLISH

TAIL = 240
DESKTOP, WIDE, PHONE = range(3)


class Viewpoint(NamedTuple):
    """Who looks: the seat whose eyes are used, the seats held, the seat a curtain waits for, the
    seat whose boards are in front, whether it is the one who opened the table, the language in
    which all of it is said, and the shape of the window."""

    seat: int
    held: tuple[int, ...] = ()
    curtain: int = WATCHER
    board: int | None = None
    host: bool = False
    language: str = ENGLISH
    shape: int = DESKTOP

    @property
    def house(self) -> Translation:
        """The server's texts for whoever looks."""
        return texts(self.language)

    def say(self, *keys: str, **values: object) -> str:
        """A text of the server."""
        return self.house.say(*keys, **values)

    def may_choose(self, room: Room) -> bool:
        mine = self.curtain == WATCHER and room.turn >= 0 and room.turn == self.seat
        return mine and not room.missing and not room.is_closed

    def is_asked_alone(self, room: Room) -> bool:
        """It is the turn of the one person who looks."""
        return self.may_choose(room) and len(self.held) == 1


class Onlooker(NamedTuple):
    """Whoever asks to see a table: the browser, its language, whose boards it wants in front, and
    the shape of its window."""

    holder: str
    language: str = ENGLISH
    board: int | None = None
    shape: int = DESKTOP


def look(room: Room, who: Onlooker, ready: int) -> Viewpoint:
    """One's own seat; with several people at one screen, the seat that said it is ready."""
    mine, turn = tuple(held(room.seats, who.holder)), room.turn
    host = bool(who.holder) and room.row.host == who.holder
    if len(mine) > 1 and not is_open(room):
        if turn in mine and turn != ready:
            return Viewpoint(WATCHER, mine, turn, None, host, who.language, who.shape)
        seat = ready if ready in mine else WATCHER
        return Viewpoint(seat, mine, WATCHER, who.board, host, who.language, who.shape)
    seat = next((seat for seat in (turn, ready, *mine) if seat in mine), WATCHER)
    return Viewpoint(seat, mine, WATCHER, who.board, host, who.language, who.shape)


def seen_by(room: Room, look: Viewpoint) -> Room:
    """The table as it is to somebody who is asked the same as others: asked first, or waiting for
    the others with the own answer given."""
    seat = waiting(room.asked, look.held)
    table = None if seat is None or room.missing else as_if_asked(room.table, seat)
    if seat is None or table is None:
        return room
    if seat in room.early:
        table.choose(room.early[seat])
    twin = copy(room)
    twin.table, twin.made = table, {}
    return twin


def look_back(room: Room, who: Onlooker, wanted: int) -> Viewpoint:
    """The eyes that are wanted for a replay, if they may be used."""
    mine = tuple(held(room.seats, who.holder))
    return Viewpoint(eyes(room, mine, wanted), mine, board=who.board, language=who.language)


def choices(table: Table, language: str, found: dict[str, Outcome]) -> list[Choice]:
    """The open options, each with what it is for and what it does."""
    game, teller, seat = table.game, table.teller(language), int(table.state.seat)
    texts = game.vocabulary.texts
    return [
        Choice(
            texts[word],
            sentence(game.option(word, language)),
            game.about(table.state, word, teller.texts),
            teller.outcome(seat, found[texts[word]]) if texts[word] in found else "",
        )
        for word in table.state.offered()
    ]


def sentence(text: str) -> str:
    return text[:1].upper() + text[1:]


def scene(room: Room, look: Viewpoint, found: dict[str, Outcome] | None = None) -> Scene:
    """What is drawn for a look, with what each open word would do."""
    table = room.table
    open_to = choices(table, look.language, found or {}) if look.may_choose(room) else []
    everybody = table.everybody(look.language)
    board = look.board if look.board is not None and look.board < len(everybody) else None
    spoken = table.game.texts(look.language)
    return Scene(table.view(look.seat), everybody, spoken, open_to, room.turn).showing(board)


def dealt_anew(table: Table) -> State:
    """The position of the seat that is asked, in which nothing hidden is as it truly is."""
    return table.guess(int(table.state.seat), 0).state


def ahead(room: Room) -> State:
    return dealt_anew(room.table)


def outcomes(room: Room, look: Viewpoint) -> dict[str, Outcome]:
    """What every open word would do, for whoever is asked; tried on tables dealt anew, so that
    nothing hidden shows in it."""
    return room.once(tried) if look.may_choose(room) else {}


def tried(room: Room) -> dict[str, Outcome]:
    return room.table.outcomes(room.once(ahead))


def latest(log: Log, game: Game, names: list[str], look: Viewpoint) -> list[Line]:
    """The last lines of a log as somebody may read them, however long it is."""
    tail = Log()
    tail.entries = log.entries[-TAIL:]
    tail.barriers = log.barriers
    return tail.read(game, names, look.seat, look.language)
