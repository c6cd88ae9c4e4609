"""Far targets: every way is legal, does what it says, and is taken back at once."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from server.house import House, Person

import hightable
from hightable.draw import Scene
from hightable.games import view
from hightable.kernel import Account
from hightable.server.page.gestures import before
from hightable.server.page.reach import MOST_TRIED, Walk, Ways, reached
from hightable.server.page.viewpoint import choices, dealt_anew
from hightable.server.store import opening
from hightable.server.store.database import Store
from hightable.server.store.rooms import Rooms
from hightable.server.store.submits import GESTURE, UNDO, Submit
from hightable.texts.languages import ENGLISH

GAMES = ["newton", "sankore"]
ENOUGH = 25


def walks(game: str, most: int = ENOUGH) -> Iterator[tuple[hightable.Table, Ways]]:
    """Tables in random games at which something further than a step can be reached."""
    found = 0
    for seed in range(200):
        table, chance = hightable.new(game, seats=2 + seed % 3, seed=seed), random.Random(seed)
        while not table.over:
            ways = reached(table.game, dealt_anew(table))
            if ways:
                yield table.copy(), ways
                found += 1
            if found >= most:
                return
            table.choose(chance.choice(table.decision.options))
    raise AssertionError


@pytest.mark.parametrize("game", GAMES)
def test_every_way_is_legal_and_ends_in_ones_own_turn_with_nothing_new_seen(game: str) -> None:
    for table, ways in walks(game):
        seat, barriers, open_to = table.decision.seat, table.state.barriers, table.legal()
        assert {way.words for way in ways.values() if len(way.words) == 1} <= {
            (word,) for word in open_to
        }
        for way in ways.values():
            twin = table.copy()
            for word in way.words:
                assert word in twin.legal()
                twin.choose(word)
            assert (twin.over, twin.decision.seat) == (False, seat)
            assert twin.state.barriers == barriers
            assert len(way.words) == 1 or way.word not in open_to


@pytest.mark.parametrize("game", GAMES)
def test_a_way_does_what_it_says_and_stopping_too(game: str) -> None:
    stopped = 0
    for table, ways in walks(game):
        seat = table.decision.seat
        for way in ways.values():
            twin = table.copy()
            first = Account(twin.game.ledger, twin.state, seat)
            for word in way.words:
                twin.choose(word)
            there = Account(twin.game.ledger, twin.state, seat)
            assert sorted(first.changes(there)) == sorted(way.outcome.changes)
            assert sorted(first.moved(there)) == sorted(way.outcome.things)
            if "stop" in twin.legal() and twin.outcome("stop").unknown is False:
                told = twin.outcome("stop")
                mine = [change for change in told.changes if change.seat == seat]
                assert mine == way.stop.changes
                stopped += 1
    assert stopped


def test_of_all_ways_the_cheapest_counts() -> None:
    for table, ways in walks("newton", 10):
        deal = dealt_anew(table)
        walk = Walk(table.game, deal)
        walk.explore()
        for way in ways.values():
            cost = paid(walk, table, way.words)
            for others in random_walks(table, way.word, len(way.words)):
                assert paid(walk, table, others) >= cost


def paid(walk: Walk, table: hightable.Table, words: tuple[str, ...]) -> int:
    twin = table.copy()
    for word in words:
        twin.choose(word)
    return walk.rank(twin.game.ledger.read(twin.state, walk.seat))[0]


def random_walks(table: hightable.Table, end: str, most: int) -> Iterator[tuple[str, ...]]:
    """Some ways to a place that are no longer than one."""
    chance = random.Random(1)
    for _ in range(20):
        twin, said = table.copy(), list[str]()
        while len(said) < most and (steps := [w for w in twin.legal() if w.startswith("go ")]):
            said.append(chance.choice(steps))
            twin.choose(said[-1])
            if said[-1] == end and "stop" in twin.legal():
                yield tuple(said)


@pytest.mark.parametrize("game", GAMES)
def test_what_is_reached_is_the_same_whatever_is_hidden(game: str) -> None:
    for table, ways in walks(game, 8):
        twin = table.copy()
        twin.game.determinize(twin.state, table.decision.seat)
        there = reached(twin.game, dealt_anew(twin))
        assert {word: way.words for word, way in there.items()} == {
            word: way.words for word, way in ways.items()
        }


def test_a_search_has_its_bounds() -> None:
    for table, _ in walks("newton"):
        walk = Walk(table.game, dealt_anew(table))
        walk.explore()
        assert walk.tried <= MOST_TRIED


def test_one_click_goes_there_and_one_undo_comes_back(tmp_path: Path) -> None:
    table, ways = next(walks("newton"))
    far = max(ways.values(), key=lambda way: len(way.words))
    store = Store(f"sqlite:///{tmp_path / 'tables.sqlite'}")
    rooms = Rooms(store)
    names = ["Alice", "Bruno", "Chiara", "Diego"][: table.seats]
    room = rooms.room(opening.import_record(rooms, table.record(), "me", names))
    seats, begun = list(range(table.seats)), room.seq
    said = Submit(GESTURE, "\n".join(far.words), begun, "walk")
    assert rooms.submit(room.id, seats, said).status == "stored"
    step = room.can_undo(seats)
    assert step == begun + len(far.words) - 1
    assert before(room, step) == begun
    assert rooms.submit(room.id, seats, Submit(UNDO, str(begun), room.seq, "back")).status
    assert room.table.legal() == table.legal()
    store.close()


@pytest.mark.parametrize("game", GAMES)
def test_the_page_lights_what_is_far_and_lists_it_with_its_steps(
    house: House, alice: Person, game: str
) -> None:
    table, ways = next(
        (table, ways) for table, ways in walks(game) if any(way.is_end for way in ways.values())
    )
    answer = alice.http.post("/import", data={"record": table.record()})
    page = alice.page(answer.headers["location"].split("/")[2])
    far = [way for way in ways.values() if len(way.words) > 1]
    shown = [way for way in far if f'data-onto="{way.word}"' in page]
    assert len(shown) >= len(far) - 1
    verb = far[0].word.split(" ")[0]
    assert 'class="key"' in page
    assert 'class="far"' in page
    assert table.game.texts().say("walk", verb) in page


def test_a_card_is_listed_with_the_value_it_will_have() -> None:
    """What stands beside a card or an action is the value that the action then has."""
    told = 0
    for seed in range(4):
        table, chance = hightable.new("newton", seats=2, seed=seed), random.Random(seed)
        while not table.over:
            for entry in view("newton").entries(shown(table)):
                if entry.key and entry.choice.word.startswith("do "):
                    twin = table.copy()
                    twin.choose(entry.choice.word)
                    acting = twin.view(table.decision.seat).acting
                    assert acting is None or entry.key.figure == str(acting.left)
                    told += acting is not None
            table.choose(chance.choice(table.decision.options))
    assert told


def shown(table: hightable.Table) -> Scene:
    seat = table.decision.seat
    open_to = choices(table, ENGLISH, {})
    return Scene(table.view(seat), table.everybody(), table.game.texts(), open_to, seat)
