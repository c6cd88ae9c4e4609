"""How far one move travels: the modules it visits and the functions it calls, game by game.

A move is stored and made, and the table is drawn for the one who looks; our own functions count,
library code does not. The package must not be compiled, or most calls are not seen.

    python benchmarks/calls.py [--moves 60] [GAME ...]
"""

from __future__ import annotations

import random
import sys
import tempfile
from argparse import ArgumentParser
from pathlib import Path
from statistics import median
from types import FrameType
from typing import Any

import hightable
from hightable.games import game as find
from hightable.server.page import screen
from hightable.server.page.viewpoint import Onlooker, look
from hightable.server.store import opening
from hightable.server.store.database import Store
from hightable.server.store.rooms import Room, Rooms
from hightable.server.store.seats import HERE, WATCHER
from hightable.server.store.submits import MOVE, Submit

OURS = str(Path(hightable.__file__).parent)
WARM = 10
HOST = "host"


class Trail:
    """Counts the calls of our functions, and the modules they are in, while it is entered."""

    def __init__(self) -> None:
        self.calls = 0
        self.modules: set[str] = set()

    def __enter__(self) -> Trail:
        sys.setprofile(self.note)
        return self

    def __exit__(self, *_: object) -> None:
        sys.setprofile(None)

    def note(self, frame: FrameType, event: str, _: Any) -> None:
        file = frame.f_code.co_filename
        if event == "call" and file.startswith(OURS):
            self.calls += 1
            self.modules.add(file)


def open_room(rooms: Rooms, game: str) -> Room:
    """A table of one person, or of two at one screen."""
    people = find(game).seats[0]
    seats = [opening.SeatOpening(HERE, f"Player {at}", "") for at in range(people)]
    plan = opening.Opening(game, {}, seats, False, 0, 7)
    return rooms.room(opening.open_table(rooms, plan, HOST)[0])


def make_move(rooms: Rooms, room: Room, word: str) -> None:
    """What the server does for a click: store it, make it, draw the table for who clicked."""
    said = Submit(MOVE, word, room.seq, f"m{room.seq}")
    assert rooms.submit(room.id, HOST, said).status == "stored"
    screen.frame(room, look(room, Onlooker(HOST), max(room.turn, WATCHER)), {})


def measure(rooms: Rooms, game: str, moves: int) -> list[Trail]:
    """Random play; the first moves fill what is kept and do not count."""
    room, chance = open_room(rooms, game), random.Random(7)
    trails: list[Trail] = []
    for _ in range(moves):
        if room.table.over:
            break
        word = chance.choice(room.table.legal())
        with Trail() as trail:
            make_move(rooms, room, word)
        trails.append(trail)
    return trails[WARM:]


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=hightable.games())
    parser.add_argument("--moves", type=int, default=60)
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        store = Store(f"sqlite:///{folder}/tables.sqlite")
        for game in args.games:
            found = measure(Rooms(store), game, args.moves)
            visited = [len(trail.modules) for trail in found]
            calls = sorted(trail.calls for trail in found)
            print(
                f"{game:<12} {min(visited)}-{max(visited)} modules,"
                f" {calls[0]}-{calls[-1]} calls, {median(calls):.0f} in the middle"
            )
        store.close()


if __name__ == "__main__":
    main()
