"""What a full sheet tells besides the options, points by round, and what the others do now."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from hightable.games import names
from hightable.server.page.by_round import by_round
from hightable.server.page.further import further, lacking, plenty
from hightable.server.page.since import live
from hightable.server.page.viewpoint import PHONE, Viewpoint, dealt_anew
from hightable.server.store import opening
from hightable.server.store.database import Store
from hightable.server.store.rooms import Room, Rooms
from hightable.server.store.seats import HERE

POSITIONS = 60


@pytest.fixture
def rooms(tmp_path: Path) -> Iterator[Rooms]:
    store = Store(f"sqlite:///{tmp_path / 'tables.sqlite'}")
    yield Rooms(store)
    store.close()


def opened(rooms: Rooms, game: str, moves: int) -> Room:
    """Some way into a game of three."""
    seats = [opening.SeatOpening(HERE, name, "") for name in ("Ann", "Bo", "Cleo")]
    plan = opening.Opening(game, {"confirm": "yes"}, seats, False, 0, 4)
    room = rooms.room(opening.open_table(rooms, plan, "me")[0])
    chance = Random(game)
    for _ in range(moves):
        room.table.choose(chance.choice(room.table.decision.options))
    return room


@pytest.mark.parametrize("game", names())
def test_what_is_barred_is_not_open_and_says_why(rooms: Rooms, game: str) -> None:
    """Whatever plenty of everything would open lacks something, and the table is as it was."""
    room = opened(rooms, game, 40)
    table, chance, met = room.table, Random(1), 0
    for _ in range(POSITIONS):
        before = table.record()
        look = Viewpoint(int(table.state.seat), (0, 1, 2), shape=PHONE)
        state = dealt_anew(table)
        assert not set(plenty(table, state)) & set(table.state.offered())
        found = lacking(table, state, look)
        met += len(found)
        assert all(why for _, why in found)
        assert table.record() == before
        table.choose(chance.choice(table.decision.options))
    assert met


@pytest.mark.parametrize("game", names())
def test_a_full_sheet_ends_with_the_rule_for_the_one_who_is_asked(rooms: Rooms, game: str) -> None:
    room = opened(rooms, game, 40)
    asked = Viewpoint(room.turn, (room.turn,), shape=PHONE)
    assert 'class="law"' in further(room, asked)
    other = (room.turn + 1) % 3
    assert further(room, Viewpoint(other, (other,), shape=PHONE)) == ""


@pytest.mark.parametrize("game", names())
def test_points_by_round_have_a_line_for_everybody(rooms: Rooms, game: str) -> None:
    look = Viewpoint(0, (0,))
    assert "<path" not in by_round(opened(rooms, game, 0), look)
    drawn = by_round(opened(rooms, game, 80), look)
    assert all(name in drawn for name in ("Ann", "Bo", "Cleo"))


def test_who_waits_sees_how_far_around_the_table_it_is(rooms: Rooms) -> None:
    room = opened(rooms, "newton", 60)
    waits = (room.turn + 1) % 3
    told = live(room, Viewpoint(waits, (waits,), shape=PHONE))
    assert told.count("<i") == 2
    assert 'class="now"' in told
    assert live(room, Viewpoint(room.turn, (room.turn,), shape=PHONE)) == ""
    assert live(room, Viewpoint(waits, (waits,))) == ""
