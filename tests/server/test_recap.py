"""What the others did, what a turn has changed, and how the log folds it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

import hightable
from hightable.draw.markup import NOTHING
from hightable.draw.panel import PLAIN
from hightable.games import names, view
from hightable.kernel.account import points
from hightable.kernel.telling import Teller
from hightable.server.page.drawings import Drawings
from hightable.server.page.log import Reader, Telling, ToldLine, by_turn, is_told, log, numbered
from hightable.server.page.recap import NEXT, recap
from hightable.server.page.rounds import over, sheet
from hightable.server.page.summary import own_steps, whole
from hightable.server.page.viewpoint import Viewpoint, outcomes
from hightable.server.page.whynot import bubble
from hightable.server.store import opening
from hightable.server.store.database import Store
from hightable.server.store.rooms import Room, Rooms
from hightable.server.store.seats import HERE


@pytest.fixture
def rooms(tmp_path: Path) -> Iterator[Rooms]:
    store = Store(f"sqlite:///{tmp_path / 'tables.sqlite'}")
    yield Rooms(store)
    store.close()


def told(room: Room, seat: int) -> str:
    lines = Reader(seat, "en").read(room.table)
    teller = Teller(room.table.game, room.table.everybody("en"), "en")
    telling = Telling(room.id, teller, 0, set(), Drawings(), seat, "Watch")
    return log(Viewpoint(seat).house, telling, lines)


def at_sea(rooms: Rooms) -> tuple[Room, int]:
    """A table of the marsh whose first player has sailed and stopped; that seat."""
    seats = [opening.SeatOpening(HERE, name, "") for name in ("Ann", "Bo")]
    options = {"draft": "no", "confirm": "yes"}
    plan = opening.Opening("saltmarsh", options, seats, False, 0, 4)
    room = rooms.room(opening.open_table(rooms, plan, "me")[0])
    mover = room.turn
    room.table.choose("sail")
    while room.turn == mover and not room.table.state.is_ending:
        room.table.choose(room.table.decision.options[0])
    return room, mover


def test_a_turn_that_waits_is_told_step_by_step_and_as_a_whole(rooms: Rooms) -> None:
    room, mover = at_sea(rooms)
    look = Viewpoint(mover, (0, 1))
    said = "".join(whole(room, look, view("saltmarsh")))
    assert said.count("data-undo=") == len(room.table.moves)
    assert f"{room.table.name(1 - mover, 'en')} is next" in said
    total = said[said.index('class="turn-sum"') :]
    assert "Coin" in total
    assert "Points" in total


def test_the_picks_of_a_draft_are_no_steps_of_the_first_turn() -> None:
    table = hightable.new("newton", seats=1, seed=3)
    while table.decision.options[0].startswith("keep"):
        table.choose(table.decision.options[0])
    assert table.past
    assert own_steps(table) == 0
    table.choose(table.decision.options[0])
    assert own_steps(table) == 1


def test_the_next_one_sees_in_the_row_of_the_other_what_was_done(rooms: Rooms) -> None:
    room, mover = at_sea(rooms)
    room.table.choose(room.table.decision.options[0])
    look = Viewpoint(room.turn, (0, 1))
    strips = recap(room.table, view("saltmarsh"), look)
    assert list(strips) == [mover]
    assert 'class="did"' in strips[mover]


def test_a_choice_that_brought_nothing_stands_before_the_next_one(rooms: Rooms) -> None:
    room, mover = at_sea(rooms)
    assert f"Sail{NEXT}" in told(room, mover)


def test_what_a_move_leads_to_stands_in_its_turn_and_a_name_alone_is_not_told() -> None:
    lines = [
        ToldLine(1, 1, "Bo: turn over 2 cards", NOTHING, 0, False, True),
        ToldLine(1, 0, "A card is turned over", NOTHING, 0, True),
        ToldLine(2, 1, "Bo: end the turn", NOTHING, 0, True, True),
        ToldLine(2, 0, "Round 1, turn 2: Ann", NOTHING, 2, True),
    ]
    turns = by_turn(numbered(lines))
    assert [[line.text for _, line in turn] for turn in turns] == [
        [line.text for line in lines[:3]],
        ["Round 1, turn 2: Ann"],
    ]
    assert [is_told(turn, ["Ann", "Bo"]) for turn in turns] == [True, False]


@pytest.mark.parametrize("game", names())
def test_every_word_has_a_small_picture(game: str) -> None:
    words = [word for word in hightable.vocabulary(game) if word not in PLAIN]
    assert all(view(game).sign(word) for word in words)


def until_round(rooms: Rooms, game: str, number: int) -> Room:
    """A table of two whose players take whatever comes, until a round begins."""
    seats = [opening.SeatOpening(HERE, name, "") for name in ("Ann", "Bo")]
    plan = opening.Opening(game, {"confirm": "yes"}, seats, False, 0, 4)
    room = rooms.room(opening.open_table(rooms, plan, "me")[0])
    table, chance = room.table, Random(1)
    while not table.over and int(table.view(0).round) < number:
        table.choose(chance.choice(table.decision.options))
    return room


@pytest.mark.parametrize("game", ["newton", "golem", "alma_mater"])
def test_the_end_of_a_round_is_told_by_phases_in_the_new_order(rooms: Rooms, game: str) -> None:
    room = until_round(rooms, game, 2)
    look = Viewpoint(room.turn, (0, 1))
    found = over(room, look)
    assert found is not None
    course = found.course
    phases = course.changes(found.start, found.begun)
    for seat in (0, 1):
        then, now = (course.history.game.scores(course.history.at(at)) for at in found[-2:])
        brought = [change for changes in phases.values() for change in changes]
        assert now[seat] - then[seat] == points(brought, seat)
    assert "Round I is over" in sheet(room, look)


def test_in_the_first_round_and_where_there_are_none_nothing_is_over(rooms: Rooms) -> None:
    for game in ("newton", "sankore"):
        assert not sheet(until_round(rooms, game, 1), Viewpoint(0, (0, 1)))


def test_why_not_shows_what_is_lacking_and_an_open_way_to_it(rooms: Rooms) -> None:
    room = until_round(rooms, "newton", 1)
    table = room.table
    while table.decision.options[0].startswith("keep"):
        table.choose(table.decision.options[0])
    look = Viewpoint(room.turn, (0, 1))
    why = table.why_not("buy student", room.turn)
    said = bubble(table, "buy student", why, look, outcomes(room, look))
    assert said.count('class="lacks"') == len(why.lacking[:1]) == 1
    assert f"you have {table.view(room.turn).players[room.turn].coins}" in said
    assert said.index('class="sign"') < said.index('class="why-name"')
