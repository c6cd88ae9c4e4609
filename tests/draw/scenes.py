"""Random positions of every game that has a view, as scenes."""

import random
from importlib import import_module
from itertools import count, islice
from pathlib import Path

import hightable
from hightable.draw import Choice, Scene
from hightable.games import game as find


def has_view(name):
    return (Path(hightable.__file__).parent / "games" / name / "view" / "table.py").is_file()


def variants(name, seats):
    """The usual table first, then one for each other way to play it."""
    found = [{}]
    for variant in find(name).variants:
        if seats in variant.seats:
            found += [{variant.name: value} for value in variant.values[1:]]
    return found


GAMES = [name for name in hightable.games(all=True) if has_view(name)]
TABLES = [(name, seats, {}) for name in GAMES for seats in find(name).seats]
VARIED = [
    (name, seats, options)
    for name, seats, _ in TABLES
    for options in variants(name, seats)[1:]
    if seats in (min(find(name).seats), max(find(name).seats))
]


def called(table):
    name, seats, options = table
    return " ".join([name, str(seats), *options.values()])


def view_of(name):
    return import_module(f"hightable.games.{name}.view").VIEW


def texts_of(name):
    return find(name).texts()


def walk(name, seats, seed, every, **options):
    """A table at each so many-th decision of a random game, and once more when it is over."""
    table = hightable.new(name, seats=seats, seed=seed, **options)
    chance = random.Random(seed)
    moves = 0
    while not table.over:
        if moves % every == 0:
            yield table
        table.choose(chance.choice(table.decision.options))
        moves += 1
    yield table


def positions(name, seats, options, most, every):
    """So many positions out of random games, from the first decision to the end of the game."""
    games = (walk(name, seats, seed, every, **options) for seed in count(1))
    return islice((table for game in games for table in game), most)


def scene(table, seat, board=None):
    """What a seat sees and may choose."""
    turn = -1 if table.over else table.decision.seat
    choices = [Choice(*choice) for choice in table.choices(seat)]
    shown = Scene(table.view(seat), table.everybody(), table.game.texts(), choices, turn)
    return shown.showing(board)


def asked(table):
    """The scene of the seat that decides; when the game is over, a watcher's."""
    return scene(table, -1 if table.over else table.decision.seat)


def sheets(view, shown):
    """Every group of every region on the desktop, by id."""
    names = [name for row in view.rows for name in row]
    return {name: view.region(name).play(shown) for name in names}
