"""One table as a learner holds it: numbers in, arrays out.

A `SingleTable` is a batch of one, whose row is that of the seat which is asked, or of the one which
learns. The arrays it gives are copies: a learner may keep them.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib.util import find_spec
from io import BytesIO
from typing import Any, Final

from hightable.envs.extras import comes_with
from hightable.games import game as find
from hightable.kernel import Bounds, Fault, Table
from hightable.kernel.batch import Batch, advance, is_legal
from hightable.kernel.chance import MASK, step

with comes_with("envs"):
    import numpy as np
    from gymnasium import spaces
    from numpy.typing import NDArray

ROW: Final = "row"
DICT: Final = "dict"
FORMS: Final = (ROW, DICT)
REFUSE: Final = "refuse"
RANDOM: Final = "random"
MODES: Final = ("human", "ansi", "svg", "rgb_array")
PICTURE_WIDTH: Final = 960
SEED_BYTES: Final = 16

Observation = dict[str, Any]


class SingleTable:
    """A table of a game, its row and its mask; `illegal` says what happens to illegal words."""

    def __init__(
        self, game: str, seats: int, options: dict[str, Any], form: str, illegal: str
    ) -> None:
        if form not in FORMS:
            raise Fault(f"there is no form {form!r}; forms: {', '.join(FORMS)}")
        if illegal not in (REFUSE, RANDOM):
            raise Fault(f"illegal words are refused or replaced at random, not {illegal!r}")
        self.game = find(game)
        self.form = form
        self.illegal = illegal
        self.batch = Batch(self.game, seats, self.game.settle(seats, options), 1)
        self.row: NDArray[np.int16] = np.frombuffer(memoryview(self.batch.rows), np.int16)
        self.mask: NDArray[np.int8] = np.frombuffer(memoryview(self.batch.masks), np.int8)
        self.blind = np.zeros_like(self.mask)
        self.bounds = self.game.bounds(seats)
        self.cuts = cuts(self.game.layout(seats))
        self.named = form == DICT
        self.read = reader(self.row, self.mask, self.cuts if self.named else [])
        self.replaces = illegal == RANDOM
        self.chance = 0
        self.state = self.batch.states[0]

    @property
    def asked(self) -> int:
        """The seat that is asked, -1 when the game is over or not dealt yet."""
        return int(self.batch.seats[0])

    def __reduce__(self) -> tuple[Any, ...]:
        """Copies and pickles: the state is written down, memory of the kernel is made anew."""
        made = (self.game.name, self.batch.people, self.batch.options, self.form, self.illegal)
        state = self.batch.states[0]
        return restored, (made, state if state.people else None, self.chance)

    def deal(self, seed: int) -> int:
        """A new game of a seed; the seat that is asked first."""
        self.chance = seed & MASK
        self.batch.deal(0, seed.to_bytes(SEED_BYTES, "big"))
        self.state = self.batch.states[0]
        asked = self.asked
        self.batch.show(0, asked)
        return asked

    def choose(self, word: int) -> int:
        """Answer; the seat that is asked next, or -1 when the game is over."""
        if self.replaces and not is_legal(self.batch, 0, word):
            word = self.draw()
        return advance(self.batch, word)

    def draw(self) -> int:
        """A legal word, by the table's own chance."""
        self.chance, _ = step(self.chance, 1)
        return int(self.batch.pick(self.chance)[0])

    def observe(self, seat: int) -> Observation:
        """What a seat may know, and its mask; it is empty unless the seat is asked."""
        if self.asked == seat:
            return self.read()
        row = self.row_of(seat)
        shown = named(self.cuts, row) if self.named else row
        return {"observation": shown, "action_mask": self.blind.copy()}

    def row_of(self, seat: int) -> NDArray[np.int16]:
        """What a seat may know, whoever is asked."""
        cells = self.game.cells(self.state, seat, len(self.row))
        return np.frombuffer(memoryview(cells), np.int16)

    def table(self) -> Table:
        """A copy that can be described, drawn and shown to a bot."""
        batch = self.batch
        return Table(self.game, batch.people, batch.options, 0, batch.states[0].copy())

    def render(self, mode: str, seat: int) -> Any:
        """What a seat sees, in words, drawn, or as an array of pixels."""
        table = self.table()
        if mode == "rgb_array":
            return pixels(table.draw(seat))
        return table.draw(seat) if mode == "svg" else table.describe(seat)

    def action_space(self) -> spaces.Discrete:
        """A number for every word of the game's vocabulary."""
        return spaces.Discrete(len(self.mask))

    def observation_space(self) -> spaces.Dict:
        whole = spaces.Box(0, 1, self.mask.shape, np.int8)
        row = parts_within(self.bounds, self.cuts) if self.named else within(self.bounds)
        return spaces.Dict({"observation": row, "action_mask": whole})


def reader(
    row: NDArray[np.int16], mask: NDArray[np.int8], cuts: list[tuple[str, int, int]]
) -> Callable[[], Observation]:
    """Who copies the row that was written last, by its parts if there are `cuts`, and the mask."""
    copy_row, copy_mask = row.copy, mask.copy

    def read() -> Observation:
        return {"observation": copy_row(), "action_mask": copy_mask()}

    def read_parts() -> Observation:
        return {"observation": named(cuts, copy_row()), "action_mask": copy_mask()}

    return read_parts if cuts else read


def within(bounds: Bounds) -> spaces.Box:
    """Whole numbers, each from its lowest to its highest; Gymnasium wants the two to differ."""
    low, high = np.array(bounds, np.int16).T
    return spaces.Box(low, np.maximum(high, low + 1), dtype=np.int16)


def parts_within(bounds: Bounds, cuts: list[tuple[str, int, int]]) -> spaces.Dict:
    """The same for the parts of a row."""
    return spaces.Dict({name: within(bounds[first:last]) for name, first, last in cuts})


def restored(made: tuple[Any, ...], state: Any, chance: int) -> SingleTable:
    """A table that was written down."""
    table = SingleTable(*made)
    table.chance = chance
    if state is not None:
        table.batch.put(0, state)
        table.state = state
        table.batch.show(0, max(table.asked, 0))
    return table


def pixels(picture: str) -> NDArray[np.uint8]:
    """A drawing as rows of pixels, red, green and blue."""
    import resvg_py
    from PIL import Image

    drawn = bytes(resvg_py.svg_to_bytes(svg_string=picture, width=PICTURE_WIDTH))
    return np.asarray(Image.open(BytesIO(drawn)).convert("RGB"))


def named(cuts: list[tuple[str, int, int]], rows: NDArray[np.int16]) -> dict[str, Any]:
    """The parts of one row, or of many below each other, by their names."""
    return {name: rows[..., first:last] for name, first, last in cuts}


def cuts(layout: list[tuple[str, int]]) -> list[tuple[str, int, int]]:
    """Where each part of a row begins and ends."""
    found, first = [], 0
    for name, size in layout:
        found.append((name, first, first + size))
        first += size
    return found


def check_mode(mode: str | None) -> None:
    if mode is not None and mode not in MODES:
        raise Fault(f"there is no render mode {mode!r}; modes: {', '.join(MODES)}")
    if mode == "rgb_array" and not (find_spec("resvg_py") and find_spec("PIL")):
        raise Fault("pixels need resvg-py and pillow: pip install 'hightable[envs]'")
