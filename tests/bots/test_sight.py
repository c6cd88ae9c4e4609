"""No bot can reach the true state: a sight holds only what its seat may know."""

import gc
import json
from types import FunctionType, ModuleType
from typing import Any

import pytest

import hightable
from hightable.bots import DEGREES, bot
from hightable.kernel import Effect, Game, State, Table

GAMES = hightable.games(all=True)
APART = (type, ModuleType, FunctionType, Game, Effect)


def reached(start: object) -> list[object]:
    """Everything that can be reached from an object, but for code and what all tables share."""
    found: dict[int, object] = {id(start): start}
    fresh: list[object] = [start]
    while fresh:
        for thing in gc.get_referents(fresh.pop()):
            if id(thing) not in found and not isinstance(thing, APART):
                found[id(thing)] = thing
                fresh.append(thing)
    return list(found.values())


def midway(game: str, seed: int, moves: int) -> Table:
    table = hightable.new(game, seats=2, seed=seed)
    for move in range(moves):
        options = table.decision.options
        table.choose(options[(7 * move + seed) % len(options)])
    return table


def view(table: Table) -> tuple[str, Any, Any]:
    """All that a sight tells, as text and as the state it may be thought to be."""
    sight = table.sight(table.decision.seat)
    seen = json.dumps([sight.seen, sight.decision.options, sight.decision.prompt])
    return seen, sight.possible.state, sight.guess(5).state


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("moves", [0, 5, 40])
def test_a_sight_leads_to_no_state_with_a_seed(game, moves):
    table = midway(game, 3, moves if game != "saltmarsh" else min(moves, 8))
    things = reached(table.sight(table.decision.seat))
    states = [thing for thing in things if isinstance(thing, State)]
    assert states
    assert all(not state.seed and not state.block for state in states)
    assert all(thing.seed == 0 for thing in things if isinstance(thing, Table))
    assert not any(thing is table.state for thing in things)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("moves", [0, 6, 30])
def test_tables_that_differ_only_in_what_is_hidden_look_the_same(game, moves):
    table = midway(game, 4, moves if game != "saltmarsh" else min(moves, 8))
    seat = table.decision.seat
    other = table.copy()
    other.state = table.guess(seat, 99).state
    other.state.seed = table.state.seed
    assert view(table) == view(other)


@pytest.mark.parametrize("game", GAMES)
def test_bots_choose_alike_where_only_the_hidden_differs(game):
    table = midway(game, 5, 4)
    other = table.copy()
    other.state = table.guess(table.decision.seat, 77).state
    seat = table.decision.seat
    for level in (
        "freshman",
        "bachelor deals=1 tries=1",
        "master simulations=20 deals=1 seconds=0",
    ):
        assert bot(level).choose(table.sight(seat)) == bot(level).choose(other.sight(seat))


def test_every_level_keeps_its_hands_off_the_table():
    table = midway("saltmarsh", 6, 3)
    before = table.record()
    for level in DEGREES:
        each = bot(level if level in ("freshman", "bachelor") else f"{level} simulations=20")
        each.choose(table.sight(table.decision.seat))
        each.close()
    assert table.record() == before
