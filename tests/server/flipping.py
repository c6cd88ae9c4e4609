"""Tables whose hidden things are dealt anew for one who looks, and everything the server answers.

Whoever looks, from a seat or as a watcher, must get the same bytes from every route: if one byte
differs, it was made of something hidden.
"""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from contextlib import closing, contextmanager
from copy import copy
from threading import Thread

import uvicorn
from server.house import Person, until
from starlette.applications import Starlette

import hightable
from hightable.kernel import State, Table
from hightable.kernel.log import CHOICE, EVERYBODY, Entry
from hightable.server.app import Deployment, free_port, make_app
from hightable.server.http.cookie import COOKIE
from hightable.server.limits import Limits
from hightable.server.page.history import HISTORIES, History
from hightable.server.services import Services
from hightable.server.store import opening
from hightable.server.store.database import Store
from hightable.server.store.rooms import Room, Rooms
from hightable.server.store.seats import FRIEND, digest, secret

Answers = dict[str, str]
TICKET = re.compile(r'data-ticket="[^"]*"')
TIMEOUT, MOST_TRIED, FAR = 20, 40, 12
ABOUT = ("/describe", "/record", "/further", "/rounds", "/trails", "/picture.svg", "/join/nothing")


def played(game: str, seats: int, seed: int, share: float = 1.0) -> Table:
    """A random game, broken off after so much of it."""
    whole = hightable.new(game, seats, seed=seed)
    whole.playout(seed)
    texts = whole.game.vocabulary.texts
    table = hightable.new(game, seats, seed=seed)
    for _, word in whole.moves[: int(len(whole.moves) * share)]:
        table.choose(texts[word])
    return table


def telling(game: str, seats: int, share: float) -> Table:
    """A random game in which more is told of someone at the very move of a secret choice."""
    tables = (played(game, seats, seed, share) for seed in range(MOST_TRIED))
    return next((table for table in tables if tells_more(table)), played(game, seats, 0, share))


def tells_more(table: Table) -> bool:
    entries = table.log.entries
    secret = {(entry.move, entry.seat) for entry in entries if entry.to not in (EVERYBODY, -1)}
    return any((entry.move, entry.seat) in secret for entry in entries if entry.is_for(-1))


class Sitting:
    """A server in this process with one table, each seat held by a browser of its own."""

    def __init__(self, app: Starlette, address: str, id: str, secrets: list[str]) -> None:
        self.app = app
        self.address = address
        self.id = id
        self.secrets = secrets
        self.person = Person(self)
        self.process = None

    @property
    def services(self) -> Services:
        found: Services = self.app.state.services
        return found

    @property
    def room(self) -> Room:
        return self.services.rooms.room(self.id)

    def comes(self, seat: int) -> Person:
        """Whoever comes next is the one at that seat, or a watcher without a cookie."""
        self.person.http.cookies.clear()
        if seat >= 0:
            self.person.http.cookies.set(COOKIE, self.secrets[seat])
        return self.person

    def put(self, table: Table, history: History) -> None:
        """Let the server have this table, and this past of it; it has drawn nothing yet."""
        self.services.frames.pictures.clear()
        self.room.table = table
        HISTORIES.histories.clear()
        HISTORIES.histories[self.id, self.room.seq] = history


@contextmanager
def sitting(database: str, table: Table) -> Iterator[Sitting]:
    """A table under way, at a server that runs beside the test."""
    secrets = [secret() for _ in range(table.seats)]
    seats = [
        opening.SeatOpening(FRIEND, f"P{at}", "", digest(one)) for at, one in enumerate(secrets)
    ]
    plan = opening.Opening(table.game.name, table.options, seats, False, 0, None)
    with closing(Store(database)) as store:
        moves = opening.stored(table, len(table.moves))
        id, _ = opening.keep(Rooms(store), plan, table, moves, (digest(secrets[0]), ""))
    app = make_app(database, Deployment(limits=Limits().wide()))
    with running(app) as address:
        found = Sitting(app, address, id, secrets)
        with closing(found.person):
            yield found


@contextmanager
def running(app: Starlette) -> Iterator[str]:
    """A server in a thread; its address."""
    listening = free_port("127.0.0.1", 8500)
    server = uvicorn.Server(uvicorn.Config(app, log_level="warning"))
    thread = Thread(target=server.run, args=[[listening]])
    thread.start()
    assert until(lambda: server.started)
    try:
        yield f"http://127.0.0.1:{listening.getsockname()[1]}"
    finally:
        server.should_exit = True
        thread.join()


def flipped(table: Table, seat: int, chance: random.Random) -> Table:
    """The table with all that a seat cannot know dealt anew, secret choices of others included."""
    twin = table.copy()
    twin.state = dealt_anew(table, table.state, seat, chance)
    twin.past = [dealt_anew(table, state, seat, chance) for state in table.past]
    twin.log.entries = [turned(table, entry, seat, chance) for entry in table.log.entries]
    for entry in twin.log.entries:
        if entry.key == CHOICE:
            twin.moves[entry.move - 1] = (entry.seat, entry.a)
    return twin


def turned(table: Table, entry: Entry, seat: int, chance: random.Random) -> Entry:
    """What only another may read says something else."""
    if entry.to in (EVERYBODY, seat):
        return entry
    other = other_word(table, entry.a, chance) if entry.key == CHOICE else entry.a ^ 1
    return Entry(entry.move, entry.seat, entry.to, entry.key, other, entry.b)


def dealt_anew(table: Table, state: State, seat: int, chance: random.Random) -> State:
    """One position dealt anew; its barriers are no secret."""
    at = Table(table.game, table.seats, table.options, table.seed, state.copy())
    twin = at.guess(seat, chance.getrandbits(32)).state
    twin.seed, twin.barriers, twin.why = state.seed, state.barriers, state.why
    return twin


def other_word(table: Table, word: int, chance: random.Random) -> int:
    """Another word of the same kind."""
    parts = table.game.vocabulary.parts
    alike = [at for at, (verb, _) in enumerate(parts) if verb == parts[word][0] and at != word]
    return chance.choice(alike)


def flipped_past(history: History, twin: Table, seat: int, chance: random.Random) -> History:
    """Every position of a game dealt anew, and its log as the twin has it."""
    past = copy(history)
    past.states = [dealt_anew(twin, state, seat, chance) for state in history.states]
    past.table = twin
    return past


def answers(at: Sitting, seat: int, positions: list[int]) -> Answers:
    """Everything the server says to one who looks."""
    person, id = at.comes(seat), at.id
    seats = range(at.room.table.seats)
    some = positions[:: len(positions) // 3 or 1]
    found = pages(person, id, some, seats) | refusals(person, id, at.room.seq)
    found |= frames(person, id, seats)
    for wanted in (-1, *seats):
        found |= replay(person, id, wanted, positions if wanted == seat else some)
    return found


def pages(person: Person, id: str, positions: list[int], seats: range) -> Answers:
    """Every page about a table, and the lobby."""
    ways = [f"/t/{id}{way}" for way in ("", *ABOUT)]
    ways += [f"/t/{id}/replay?at={at}&as={seat}" for at in positions for seat in (-1, *seats)]
    said = {way: person.http.get(way) for way in ["/", f"/t/{id}/replay", *ways]}
    return {way: f"{one.status_code} {plain(one.text)}" for way, one in said.items()}


def round_over(at: Sitting, seat: int) -> Answers:
    """What is told by going through the moves of a round again: of games that were truly played,
    since those of a table dealt anew lead elsewhere."""
    return {"round": at.comes(seat).http.get(f"/t/{at.id}/round").text}


def refusals(person: Person, id: str, seq: int) -> Answers:
    """What nobody may have while the game is played, and moves that cannot be made."""
    found = {"whatif": person.http.post(f"/t/{id}/whatif", data={"at": "3"}).text}
    wrong: dict[str, object] = {"move": "no such word", "undo": -1, "play": ["no such word"]}
    for key, value in wrong.items():
        said = {key: value, "seq": seq, "id": key}
        found[key] = person.http.post(f"/t/{id}/submit", json=said).text
    return found


def frames(person: Person, id: str, seats: range) -> Answers:
    """What the socket of a table sends, with each player's boards in front."""
    with person.socket(id) as socket:
        found = {"frame": str(socket.recv(TIMEOUT))}
        for board in seats:
            socket.send(f'{{"board": {board}}}')
            found[f"board {board}"] = str(socket.recv(TIMEOUT))
    return found


def replay(person: Person, id: str, wanted: int, positions: list[int]) -> Answers:
    """What the socket of a replay sends at each position."""
    found: Answers = {}
    with person.socket(id, f"?replay=1&as={wanted}") as socket:
        for position in positions:
            socket.send(f'{{"at": {position}}}')
            found[f"replay as {wanted} at {position}"] = str(socket.recv(TIMEOUT))
    return found


def plain(page: str) -> str:
    """A page without what is new on every page."""
    return TICKET.sub("", page)


def told_apart(game: str, seats: int, seed: int) -> list[tuple[Table, Table, int]]:
    """Two games that differ in one secret choice, and one who cannot tell them apart.

    There are such pairs for the first and the last choice of each kind: for a watcher and for the
    left neighbour.
    """
    whole = played(game, seats, seed)
    texts = whole.game.vocabulary.texts
    course = [texts[word] for _, word in whole.moves]
    table = hightable.new(game, seats, seed=seed)
    table.accounts = True
    first: dict[str, Table] = {}
    last: dict[str, Table] = {}
    for word in course:
        if table.decision.secret:
            first.setdefault(table.decision.prompt, table.copy())
            last[table.decision.prompt] = table.copy()
        table.choose(word)
    begun = [*first.values(), *last.values()]
    return [
        (*pair, viewer)
        for table in begun
        for viewer in (-1, (table.decision.seat + 1) % seats)
        if (pair := alike(table, course[len(table.moves) :], viewer))
    ]


def alike(table: Table, course: list[str], viewer: int) -> tuple[Table, Table] | None:
    """The game, and one with another choice that looks the same to a viewer for longest."""
    pairs = [
        together(table.copy(), table.copy(), (course[0], word), course[1:], viewer)
        for word in table.decision.options
        if word != course[0]
    ]
    return max((pair for pair in pairs if pair), key=lambda pair: len(pair[0].moves), default=None)


def together(
    one: Table, other: Table, begin: tuple[str, str], course: list[str], viewer: int
) -> tuple[Table, Table] | None:
    """Two games move by move, until the viewer could tell them apart."""
    one.choose(begin[0])
    other.choose(begin[1])
    if told(one, viewer) != told(other, viewer):
        return None
    for word in course[:FAR]:
        ones, others = one.copy(), other.copy()
        if word not in other.legal():
            break
        ones.choose(word)
        others.choose(word)
        if told(ones, viewer) != told(others, viewer) or ones.over:
            break
        one, other = ones, others
    return one, other


def told(table: Table, viewer: int) -> object:
    """What the rules show to a seat: its view, its question, and the words of the log; not what
    the log counts, which must follow from these."""
    asked = -1 if table.over else table.decision.seat
    log = [line.text for line in table.lines(viewer)]
    return table.seen(viewer), asked, table.choices(viewer), log
