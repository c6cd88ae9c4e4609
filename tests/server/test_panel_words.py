"""Around the question: names of options, what was chosen so far, where one is, the open turn."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from hightable.draw.markup import Markup
from hightable.server.page.screen import Frame, frame
from hightable.server.page.viewpoint import Viewpoint
from hightable.server.store import opening
from hightable.server.store.database import Store
from hightable.server.store.rooms import Room, Rooms
from hightable.server.store.seats import BOT, HERE

TITLE = re.compile(r"<strong[^>]*>([^<]*)</strong>")


@pytest.fixture
def rooms(tmp_path: Path) -> Iterator[Rooms]:
    store = Store(f"sqlite:///{tmp_path / 'tables.sqlite'}")
    yield Rooms(store)
    store.close()


def opened(rooms: Rooms, game: str, kinds: tuple[str, str] = (HERE, HERE), **more: str) -> Room:
    levels = {HERE: "", BOT: "freshman"}
    people = zip(kinds, ("Ann", "Bo"), strict=True)
    seats = [opening.SeatOpening(kind, name, levels[kind]) for kind, name in people]
    plan = opening.Opening(game, {"confirm": "yes"} | more, seats, False, 0, 4)
    return rooms.room(opening.open_table(rooms, plan, "me")[0])


def drawn(room: Room) -> Frame:
    return frame(room, Viewpoint(room.turn, (0, 1)), {})


def say(room: Room, *words: str) -> None:
    for word in words:
        room.table.choose(word)
        room.seq += 1


def titles(room: Room) -> list[str]:
    return TITLE.findall(drawn(room).parts["actions"])


def test_options_of_one_verb_are_listed_by_the_names_of_their_things(rooms: Rooms) -> None:
    room = opened(rooms, "newton", draft="no")
    assert "The starting Travel card" in titles(room)
    say(room, "play travel_0", "do travel")
    panel = drawn(room).parts["actions"]
    assert {"Paris", "Bologna"} <= set(titles(room))
    assert 'data-said="Go to Paris"' in panel


def test_options_of_several_verbs_say_all_of_it(rooms: Rooms) -> None:
    room = opened(rooms, "newton", draft="no")
    say(room, "play travel_0")
    assert {word.split()[0] for word in room.table.decision.options} > {"do", "reveal"}
    assert "data-said" not in drawn(room).parts["actions"]


def test_a_turn_so_far_begins_with_its_picture_and_ends_with_what_it_brought(rooms: Rooms) -> None:
    room = opened(rooms, "newton", draft="no")
    say(room, "play travel_0", "do travel")
    panel = drawn(room).parts["actions"]
    so_far = panel[panel.index('class="so-far"') :]
    assert so_far.index('class="began"') < so_far.index("Travel</button>")
    assert so_far.index('class="chips"') < so_far.index('id="moves"')


def test_the_head_says_when_nothing_but_confirming_is_left(rooms: Rooms) -> None:
    room = opened(rooms, "newton", draft="no")
    assert "Confirm your turn" not in drawn(room).parts["top"]
    while not room.table.state.is_ending:
        say(room, room.table.decision.options[0])
    assert "Confirm your turn" in drawn(room).parts["top"]


def test_the_head_says_that_a_bot_thinks(rooms: Rooms) -> None:
    room = opened(rooms, "newton", (BOT, HERE), draft="no")
    looking = Viewpoint(1, (1,))
    while room.turn == 1:
        say(room, room.table.decision.options[-1])
    top = Markup(frame(room, looking, {}).parts["top"])
    assert "Ann is thinking" in top
    assert 'class="dots"' in top


def test_the_log_says_that_a_turn_is_not_confirmed_to_whoever_plays_it(rooms: Rooms) -> None:
    room = opened(rooms, "newton", draft="no")
    mover = room.turn
    assert "not confirmed" not in drawn(room).parts["log"]
    say(room, room.table.decision.options[0])
    assert "not confirmed" in drawn(room).parts["log"]
    assert "not confirmed" not in frame(room, Viewpoint(1 - mover, (1 - mover,)), {}).parts["log"]


def test_a_menu_is_one_of_tiles_if_most_of_it_only_leads_on(rooms: Rooms) -> None:
    room = opened(rooms, "sankore")
    while "enrol" not in room.table.decision.options:
        say(room, room.table.decision.options[0])
    panel = drawn(room).parts["actions"]
    assert 'class="tiles"' in panel


def test_what_can_be_bought_at_any_time_stands_in_plates_told_apart_by_their_numbers(
    rooms: Rooms,
) -> None:
    room = opened(rooms, "newton", draft="no")
    me = room.table.state.players[room.turn]
    me.coins = 1
    say(room, "play travel_0", "do travel")
    panel = drawn(room).parts["actions"]
    plates = panel[panel.index('class="plates"') :]
    assert re.findall(r'class="digit"[^>]*>(\d?)<', plates)[-3:] == ["1", "2", "3"]
    assert 'class="digit"' not in panel[: panel.index('class="plates"')]
