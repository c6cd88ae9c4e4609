"""What a turn moved on the boards, told by comparing drawings."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from hightable.draw import Scene
from hightable.draw.tokens import colour
from hightable.games import names, view
from hightable.server.page.trails import Laid, Piece, came, gone, laid, moved, trails
from hightable.server.page.viewpoint import Viewpoint
from hightable.server.store import opening
from hightable.server.store.database import Store
from hightable.server.store.rooms import Room, Rooms
from hightable.server.store.seats import HERE

FIRST = ("play travel_0", "do travel", "go trento", "go bologna")


@pytest.fixture
def rooms(tmp_path: Path) -> Iterator[Rooms]:
    store = Store(f"sqlite:///{tmp_path / 'tables.sqlite'}")
    yield Rooms(store)
    store.close()


def opened(rooms: Rooms, game: str, **options: str) -> Room:
    seats = [opening.SeatOpening(HERE, name, "") for name in ("Ann", "Bo")]
    plan = opening.Opening(game, {"confirm": "yes"} | options, seats, False, 0, 4)
    return rooms.room(opening.open_table(rooms, plan, "me")[0])


def now(room: Room, seat: int) -> Laid:
    """What lies on the boards as a seat sees it."""
    table = room.table
    seen = Scene(table.view(seat), table.everybody("en"), table.game.texts("en"))
    return laid(view(table.game.name), seen)


def say(room: Room, word: str) -> None:
    room.table.choose(word)
    room.seq += 1


def lying(x: float, y: float = 0.0, region: str = "display") -> Piece:
    return Piece(region, x, y, 1.0, '<g class="pc"/>')


def found(told: list[dict[str, Any]], kind: str) -> set[str]:
    return {one["id"] for turn in told for one in turn[kind]}


def test_a_journey_is_a_way_from_place_to_place_and_the_others_see_it(rooms: Rooms) -> None:
    room = opened(rooms, "newton", draft="no")
    walker = room.turn
    piece = f"sci-{colour(walker).name}"
    start = now(room, 1 - walker)[piece]
    for word in FIRST:
        say(room, word)
    while room.turn == walker:
        say(room, room.table.decision.options[-1])
    (turn,) = trails(room, Viewpoint(room.turn, (0, 1)))
    assert (turn["seat"], turn["number"], turn["name"]) == (walker, 1, ("Ann", "Bo")[walker])
    (walk,) = [one for one in turn["moved"] if one["id"] == piece]
    assert len(walk["way"]) == 3
    there = now(room, room.turn)[piece]
    assert walk["way"][0] == (start.x, start.y)
    assert walk["way"][-1] == (there.x, there.y)


@pytest.mark.parametrize("game", names())
def test_every_game_has_marks_on_common_boards_for_who_is_asked_and_nobody_else(
    rooms: Rooms, game: str
) -> None:
    room, chance = opened(rooms, game), Random(game)
    marked = 0
    for _ in range(150):
        if room.table.over:
            break
        if room.table.moves and room.table.moves[-1][0] != room.turn:
            told = trails(room, Viewpoint(room.turn, (0, 1)))
            json.dumps(told)
            marked += len((found(told, "moved") | found(told, "came")) & set(now(room, room.turn)))
            own = {region.name for region in view(game).regions if region.own}
            assert not own & {one["region"] for turn in told for one in turn["came"]}
            assert trails(room, Viewpoint(1 - room.turn, (0, 1))) == []
        say(room, chance.choice(room.table.decision.options))
    assert marked


def test_a_turn_that_waits_to_be_confirmed_marks_what_it_did_on_all_boards(rooms: Rooms) -> None:
    room = opened(rooms, "newton", draft="no")
    while not room.table.state.is_ending:
        say(room, room.table.decision.options[0])
    (turn,) = trails(room, Viewpoint(room.turn, (0, 1)))
    assert turn["seat"] == room.turn
    assert "desk" in {one["region"] for one in [*turn["moved"], *turn["came"]]}


def test_a_row_that_closes_up_has_not_walked() -> None:
    before = {"a": lying(0), "b": lying(40), "c": lying(80), "d": lying(0, 90)}
    after = {"b": lying(0), "c": lying(40), "d": lying(60, 90)}
    assert [one["id"] for one in moved([before, after], set())] == ["d"]
    assert moved([before, after], {"display"}) == []


def test_what_is_taken_is_told_where_its_gap_is_still_bare() -> None:
    before = {"a": lying(0), "b": lying(40), "c": lying(80)}
    refilled = {"a": lying(0), "b": lying(40), "d": lying(80)}
    bare = {"a": lying(0), "b": lying(40)}
    assert gone([before, refilled], set()) == []
    (left,) = gone([before, bare], set())
    assert left["at"] == (80, 0)


def test_a_board_that_is_filled_at_once_is_no_deed() -> None:
    few = {f"card-{at}": lying(40.0 * at) for at in range(3)}
    many = {f"card-{at}": lying(40.0 * at) for at in range(4)}
    assert len(came([{}, few], set())) == 3
    assert came([{}, many], set()) == []


def test_of_a_hand_that_makes_room_only_the_card_that_left_it_has_walked() -> None:
    before = {f"card-{at}": lying(40.0 * at, 200) for at in range(4)}
    after = {f"card-{at}": lying(60.0 * at - 30, 200) for at in range(3)} | {"card-3": lying(0, 20)}
    assert [one["id"] for one in moved([before, after], set())] == ["card-3"]
