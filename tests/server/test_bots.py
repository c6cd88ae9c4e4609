"""Many tables with bots at once, and not one error; a table that all have left rests."""

from __future__ import annotations

import os
import time
from contextlib import closing

from server.house import House, Person, hear, until
from sqlalchemy import create_engine, select, text

import hightable
from hightable.server.store import opening
from hightable.server.store.database import Store
from hightable.server.store.rooms import Rooms
from hightable.server.store.schema import TABLES as TABLE_ROWS
from hightable.server.store.seats import BOT

TABLES = 200
SECONDS = float(os.environ.get("HIGHTABLE_SOAK", "0"))
MOVES = 300
BOTS = [opening.SeatOpening(BOT, name, "freshman") for name in ("Ada", "Blaise")]
SEEN = 5
RESTARTS = 2
MOVES_MADE = "SELECT 1 FROM moves"
DOUBLES = "SELECT 1 FROM moves GROUP BY table_id, seq HAVING count(*) > 1"


def count(database: str, what: str) -> int:
    engine = create_engine(database.replace("postgresql://", "postgresql+psycopg://"))
    with engine.connect() as connection:
        found = connection.execute(text(f"SELECT count(*) FROM ({what}) AS found")).scalar()
    engine.dispose()
    return int(found or 0)


def opened(database: str) -> list[str]:
    """Tables where it is a bot's turn, as a server would find them after a restart."""
    with closing(Store(database)) as store:
        rooms = Rooms(store)
        plan = [opening.Opening("newton", {}, BOTS, False, 300, seed) for seed in range(TABLES)]
        return [opening.open_table(rooms, one, "host")[0] for one in plan]


def test_two_hundred_tables_with_bots_go_on_without_an_error(database: str) -> None:
    ids = opened(database)
    with House(database) as house, closing(Person(house)) as alice:
        end = time.monotonic() + SECONDS
        at = 0

        def enough() -> bool:
            nonlocal at
            at += 7
            assert alice.http.get(f"/t/{ids[at % TABLES]}").status_code == 200
            made = count(database, MOVES_MADE)
            return made >= MOVES and time.monotonic() >= end

        assert until(enough, SECONDS + 120)
        assert house.process.poll() is None
    assert count(database, "SELECT table_id FROM moves GROUP BY table_id") > TABLES / 2
    assert count(database, DOUBLES) == 0


def heights(database: str) -> dict[str, int]:
    """How many moves each table has."""
    with closing(Store(database)) as store, store.engine.connect() as connection:
        return {str(row.id): int(row.seq) for row in connection.execute(select(TABLE_ROWS))}


def test_no_bot_is_dead_after_a_restart_at_eight_tables_of_four_games(database: str) -> None:
    with closing(Store(database)) as store:
        for game in 2 * hightable.games():
            plan = opening.Opening(game, {}, BOTS, False, 300, None)
            opening.open_table(Rooms(store), plan, "host")
    with House(database) as house:
        for _ in range(RESTARTS):
            house.kill()
            house.start()
            before = heights(database)
            assert len(before) == 8

            def all_went_on(before: dict[str, int] = before) -> bool:
                return all(seq > before[id] for id, seq in heights(database).items())

            assert until(all_went_on), heights(database)


def test_bots_rest_when_all_have_left_and_go_on_when_somebody_comes(database: str) -> None:
    with House(database, "--rest=0.5") as house, closing(Person(house)) as alice:
        id, _ = alice.open_table("newton", ["bot freshman", "bot freshman"], pace="fast")
        with alice.socket(id) as socket:
            while count(database, MOVES_MADE) < SEEN:
                hear(socket, 60)

        def rests() -> bool:
            made = count(database, MOVES_MADE)
            time.sleep(1)
            return count(database, MOVES_MADE) == made

        assert until(rests)
        made = count(database, MOVES_MADE)
        assert made >= SEEN
        assert "ending-title" not in alice.page(id)
        assert until(lambda: count(database, MOVES_MADE) > made)
