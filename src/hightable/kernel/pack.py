"""Things as plain JSON values, and back: for snapshots, other processes, copies and pickles.

A list is a list, a table of numbers {"": [1, 2]}, anything with fields {"Player": {"coins": 3}}.
Only classes of the module that holds a game's state are made of what is read, and only with the
fields they have: a text can say what lies on a table and nothing else.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any, Final

from hightable.kernel.data import edition
from hightable.kernel.effect import Effect, Opponent
from hightable.kernel.fault import Fault
from hightable.kernel.game import made_game, package
from hightable.kernel.log import Entry
from hightable.kernel.numbering import numbering
from hightable.kernel.record import mark
from hightable.kernel.state import KEPT, KERNEL, State
from hightable.kernel.table import Table
from hightable.kernel.values import VEC, Fields, build, numbers, values

TABLE: Final = ""


def pack(thing: Any) -> Any:
    """A value of a state as JSON would say it."""
    if isinstance(thing, Fields):
        return {type(thing).__name__: pack_fields(values(thing))}
    if isinstance(thing, VEC):
        return {TABLE: list(thing)}
    if isinstance(thing, list):
        return [pack(item) for item in thing]
    if isinstance(thing, str | int | None):
        return thing
    raise Fault(f"{type(thing).__name__} cannot be written down")


def pack_fields(fields: dict[str, Any]) -> dict[str, Any]:
    return {name: pack(value) for name, value in fields.items()}


class Reader:
    """Makes things of the classes in one module."""

    def __init__(self, module: str) -> None:
        self.classes = vars(import_module(module))

    def kind(self, name: str) -> Any:
        """A class by its name."""
        found = self.classes.get(name)
        if not isinstance(found, type) or not issubclass(found, Fields):
            raise Fault(f"there is no {name!r} to be read")
        return found

    def unpack(self, said: Any) -> Any:
        """The value that was packed."""
        if isinstance(said, list):
            return [self.unpack(item) for item in said]
        if not isinstance(said, dict):
            return said
        ((name, held),) = said.items()
        if name == TABLE:
            return numbers(held)
        kind = self.kind(name)
        return check(build(kind, self.unpack_fields(held)), held)

    def unpack_fields(self, said: dict[str, Any]) -> dict[str, Any]:
        return {name: self.unpack(value) for name, value in said.items()}


def check(made: Fields, said: dict[str, Any]) -> Fields:
    if list(values(made)) != list(said):
        raise Fault(f"{type(made).__name__} has other fields now")
    return made


def pack_state(state: State) -> dict[str, Any]:
    """A state as plain JSON values, secrets and all."""
    numbers = numbering(home_of(state))
    fields = values(state)
    return {
        "numbering": numbers.digest,
        "kept": {name: fields[name] for name in KEPT},
        "chance": [state.seed.hex(), state.block.hex()],
        "opponent": None if state.opponent is None else numbers.number(state.opponent),
        "stack": [[int(f.seat), numbers.number(f.effect), int(f.n)] for f in state.stack],
        "offered": state.offered(),
        "kind": type(state).__name__,
        "fields": pack_fields({name: fields[name] for name in fields if name not in KERNEL}),
    }


def home_of(state: State) -> str:
    """The package of the game a state belongs to: its class is in the module `state`."""
    return type(state).__module__.rpartition(".")[0]


def unpack_state(home: str, said: dict[str, Any]) -> State:
    """The state that was packed, at the same question; `home` is the package of its game."""
    numbers = numbering(home)
    if said["numbering"] != numbers.digest:
        raise Fault("words and effects of the game have other numbers now")
    reader = Reader(f"{home}.state")
    seed, block = [bytes.fromhex(text) for text in said["chance"]]
    fields = reader.unpack_fields(said["fields"])
    state: State = build(reader.kind(said["kind"]), fields, seed, said["kept"]["people"])
    if [name for name in values(state) if name not in KERNEL] != list(fields):
        raise Fault(f"{said['kind']} has other fields now")
    for name in KEPT:
        setattr(state, name, said["kept"][name])
    state.block = block
    restore(state, numbers.effects, said)
    return state


def restore(state: State, effects: list[Effect], said: dict[str, Any]) -> None:
    """What waits and what is asked."""
    opponent = said["opponent"]
    if opponent is not None:
        answers = effects[opponent]
        assert isinstance(answers, Opponent)
        state.opponent = answers
    for seat, number, n in said["stack"]:
        state.push(seat, effects[number], n)
    for word in said["offered"]:
        state.offer(word)


def pack_table(table: Table) -> dict[str, Any]:
    """A table with its record, its log and what can still be taken back."""
    return {
        "game": table.game.name,
        "seats": table.seats,
        "options": dict(table.options),
        "seed": table.seed,
        "edition": table.edition,
        "salt": table.salt,
        "chosen": table.chosen,
        "names": table.names[:],
        "state": pack_state(table.state),
        "past": [pack_state(state) for state in table.past],
        "moves": [[seat, word] for seat, word in table.moves],
        "entries": [list(values(entry).values()) for entry in table.log.entries],
        "barriers": sorted(table.log.barriers),
        "accounts": table.accounts,
        "why": table.why,
        "mark": mark(table),
    }


def unpack_table(said: dict[str, Any]) -> Table:
    """The table that was packed, or a Fault; its game is imported if it is not there yet."""
    game = made_game(said["game"])
    home = package(game.name)
    if said["edition"] != edition():
        raise Fault(f"the table has edition {said['edition']}, this plays {edition()}")
    state = unpack_state(home, said["state"])
    table = Table(game, said["seats"], said["options"], said["seed"], state)
    table.salt, table.chosen = said.get("salt", ""), said.get("chosen", False)
    table.names = said["names"]
    table.past = [unpack_state(home, state) for state in said["past"]]
    table.moves = [(seat, word) for seat, word in said["moves"]]
    table.log.entries = [Entry(*row) for row in said["entries"]]
    table.log.barriers = set(said["barriers"])
    table.accounts = said["accounts"]
    table.why = said["why"]
    if mark(table) != said["mark"]:
        raise Fault("the table is not as it was when it was written down")
    return table
