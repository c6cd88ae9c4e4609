"""Whose eyes are used, what a step would mean, and rules turned into markup."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import hightable
from hightable.draw import PlayerRow
from hightable.games import game as find_game
from hightable.games import view
from hightable.server.live.reviews import costliest, lost_at
from hightable.server.page import ask, panels, rules
from hightable.server.page.best import best_turns
from hightable.server.page.direct import direct
from hightable.server.page.ending import final_rows, result
from hightable.server.page.history import HISTORIES
from hightable.server.page.options import question
from hightable.server.page.viewpoint import Onlooker, Viewpoint, look, outcomes, scene
from hightable.server.store import opening
from hightable.server.store.database import Store
from hightable.server.store.rooms import Room, Rooms
from hightable.server.store.seats import BOT, FRIEND, HERE, held, tidy_name
from hightable.server.store.secrecy import eyes, is_open
from hightable.server.texts import texts
from hightable.texts import load


@pytest.fixture
def rooms(tmp_path: Path) -> Iterator[Rooms]:
    store = Store(f"sqlite:///{tmp_path / 'tables.sqlite'}")
    yield Rooms(store)
    store.close()


def opened(rooms: Rooms, *kinds: str, seed: int | None = None) -> Room:
    seats = [opening.SeatOpening(kind, f"P{at}", "freshman") for at, kind in enumerate(kinds)]
    plan = opening.Opening("saltmarsh", {"draft": "no"}, seats, False, 0, seed)
    return rooms.room(opening.open_table(rooms, plan, "me")[0])


def test_alone_one_sees_through_ones_own_eyes(rooms: Rooms) -> None:
    room = opened(rooms, HERE, BOT)
    assert look(room, Onlooker("me"), -1).seat == 0
    assert look(room, Onlooker("a stranger"), -1).seat == -1


def test_between_two_at_one_screen_there_is_a_curtain(rooms: Rooms) -> None:
    room = opened(rooms, HERE, HERE)
    waiting = look(room, Onlooker("me"), -1)
    assert (waiting.seat, waiting.curtain) == (-1, 0)
    ready = look(room, Onlooker("me"), 0)
    assert (ready.seat, ready.curtain) == (0, -1)
    room.table.choose("trade")
    assert look(room, Onlooker("me"), 0).curtain == 1


def test_a_chosen_seed_opens_nothing(rooms: Rooms) -> None:
    room = opened(rooms, HERE, FRIEND, seed=5)
    assert not is_open(room)
    assert eyes(room, [0], 1) == 0
    assert eyes(room, [], 1) == -1


def test_when_the_game_is_over_all_eyes_are_open(rooms: Rooms) -> None:
    room = opened(rooms, HERE, FRIEND)
    room.table.playout(1)
    assert eyes(room, [], 1) == 1


def test_a_seat_given_to_a_bot_is_not_held(rooms: Rooms) -> None:
    room = opened(rooms, HERE, HERE)
    room.seats[1] = room.seats[1]._replace(kind=BOT)
    assert held(room.seats, "me") == [0]


def test_a_step_that_passes_the_turn_is_known_before(rooms: Rooms) -> None:
    room = opened(rooms, HERE, HERE)
    found = outcomes(room, Viewpoint(room.turn))
    assert outcomes(room, Viewpoint(1 - room.turn)) == {}
    assert found["trade"].passes
    assert not found["sail"].passes
    assert not found["sail"].final


def test_what_a_plain_word_leads_to_is_lit_and_said_with_it(rooms: Rooms) -> None:
    room = opened(rooms, HERE, HERE)
    eyes_of = Viewpoint(room.turn, (0, 1))
    found = outcomes(room, eyes_of)
    shown = scene(room, eyes_of, found)
    ahead = direct(room, shown.choices, found, eyes_of.house)
    assert {(choice.first, choice.word.split(" ")[0]) for choice in ahead} == {("sail", "go")}
    drawn = view("saltmarsh").sheets(shown.leading(ahead))["marsh"]
    assert all(f'data-onto="{choice.word}"' in "".join(drawn.values()) for choice in ahead)
    for choice in ahead:
        again = room.table.copy()
        again.choose(choice.first)
        again.choose(choice.word)


def test_a_table_played_on_from_a_replay_leads_back_to_it(rooms: Rooms) -> None:
    room = opened(rooms, HERE, HERE)
    assert panels.tried(texts("en"), room.row.origin) is None
    said = panels.tried(texts("en"), "abc 12")
    assert 'href="/t/abc/replay?at=12"' in (said or "")


def test_what_was_lost_where_is_known_and_the_worst_comes_first() -> None:
    steps = [
        {"seat": seat, "move": move, "loss": loss, "word": "stop", "best": "trade"}
        for seat, move, loss in [(0, 1, 2.0), (1, 2, 9.0), (0, 3, 5.0), (0, 4, 0.0)]
    ]
    assert [step["move"] for step in costliest(steps, 0)] == [3, 1]
    assert lost_at(steps, 0, 3) == steps[2]
    assert lost_at(steps, 0, 2) is lost_at(steps, 0, 4) is None


def test_the_turns_that_brought_most_are_told_with_their_points(rooms: Rooms) -> None:
    room = opened(rooms, HERE, HERE)
    room.table.playout(1)
    told = best_turns(room.id, HISTORIES.history(room), "en")
    assert re.search(r'<li><a href="/t/[^"]+/replay\?at=\d+">[A-Z]', told)
    assert 'class="chip points"' in told


def test_no_more_of_this_is_quiet_and_asked_again_if_it_ends_the_turn(rooms: Rooms) -> None:
    room = opened(rooms, HERE, HERE)
    eyes_of = Viewpoint(room.turn, (0, 1))
    room.table.choose("sail")
    found = outcomes(room, eyes_of)
    shown = scene(room, eyes_of, found)
    panel = ask.actions(room, view("saltmarsh"), shown, eyes_of, found)
    assert 'id="b-quiet"' in panel
    assert 'data-move="stop"' in panel
    assert 'data-ask="1"' in panel
    going = question(room, view("saltmarsh"), shown, eyes_of, found)
    assert not ask.is_asked_again(going._replace(found={}))


def test_what_a_step_means_is_the_same_whatever_is_hidden(rooms: Rooms) -> None:
    table = hightable.new("newton", seats=3, seed=9)
    for at in range(12):
        table.choose(table.decision.options[at % len(table.decision.options)])
    seat = table.decision.seat
    twin = table.copy()
    twin.game.determinize(twin.state, seat)
    assert twin.outcomes() == table.outcomes()


def test_names_are_tidied() -> None:
    assert tidy_name("  Ada \n Lovelace\t", "x") == "Ada Lovelace"
    assert tidy_name("\x00\x1b", "Player 1") == "Player 1"
    assert len(tidy_name("n" * 99, "x")) == 24


def test_rules_become_markup_and_nothing_else() -> None:
    lines = ["Pay **2 coins** <b>", "or `skip`.", "", "- one", "  more", "- two"]
    text = "".join(rules.blocks(lines))
    assert "<b>2 coins</b> &lt;b&gt; or <code>skip</code>." in text
    assert "<ul><li>one more</li><li>two</li></ul>" in text
    table = rules.table(["| a | |", "|---|---|", "| 1 | *x* |"])
    assert "<td>1</td><td><i>x</i></td>" in table


def test_the_end_tells_every_line_of_every_score_sheet() -> None:
    table = hightable.new("sankore", seats=1, seed=3)
    table.playout(1)
    rows = final_rows(table, "en")
    assert len({tuple(source for source, _ in row.sheet) for row in rows}) == 1
    assert [sum(points for _, points in row.sheet) for row in rows] == table.scores()
    assert all(source in result(load("hightable.server"), table) for source, _ in rows[0].sheet)


@pytest.mark.parametrize("name", hightable.games())
def test_every_counter_of_an_outcome_has_its_symbol(name: str) -> None:
    game = find_game(name)
    drawn = set(re.findall(r'id="([^"]+)"', view(name).symbols(game.texts("en"))))
    points = ("points", "")
    assert [c.key for c in game.ledger.counters if c.icon not in (*points, *drawn)] == []


def test_a_score_stands_beside_the_points_at_the_end_if_nobody_did_anything_more() -> None:
    row = PlayerRow(0, "Ada", 7, 2, [], [("coins", 9)], [])
    house = texts("en")
    told = panels.projected(house, [row], [4])[0]
    assert (told.score, told.more, sum(n for _, n in told.sheet)) == (7, 6, 13)
    said = panels.score_tip(house, told)
    assert said.startswith("Ada: 13 points at the end if nobody did anything more")
    assert said.endswith("income of the rounds left 4")
