"""What the kernel must know of a game; everything else is the game's own."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr

from hightable.kernel.bill import Bill, Payment
from hightable.kernel.fault import Fault
from hightable.kernel.lang import Texts, option
from hightable.kernel.ledger import NO_LEDGER, Ledger
from hightable.kernel.numbering import enter
from hightable.kernel.observation import Bounds, ObservationWriter
from hightable.kernel.parts import Options, Parts, Sections
from hightable.kernel.state import State
from hightable.kernel.values import Names
from hightable.kernel.words import Vocabulary

Choice = tuple[str, str, str]
YES_NO = ["yes", "no"]
CONFIRM: Final = "confirm"
YES: Final = YES_NO[0]
NO: Final = YES_NO[1]


class Variant:
    """An option of a new game: its name, its values with the default first, and for which seats.

    Of a `rare` one nothing is said, in records too, where it has its default.
    """

    def __init__(self, name: str, values: list[str], seats: list[int], rare: bool = False) -> None:
        self.name = name
        self.values = values
        self.seats = seats
        self.rare = rare


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """Made once per game, in its `game.py`, of its parts: the last thing when it is imported.

    `former` gives a class that was renamed its old name, which marks of old records contain.
    """

    def __init__(
        self,
        name: str,
        rules: int,
        seats: list[int],
        vocabulary: Vocabulary,
        languages: Callable[[str], Texts],
        parts: Parts,
        variants: list[Variant],
    ) -> None:
        self.name = name
        self.rules = rules
        self.seats = seats
        self.vocabulary = vocabulary
        self.languages = languages
        self.parts = parts
        self.variants = variants
        self.ledger: Ledger = NO_LEDGER
        self.former: Names = {}
        enter(package(name), vocabulary.texts)
        GAMES[name] = self

    def __reduce__(self) -> tuple[Any, ...]:
        return made_game, (self.name,)

    def texts(self, language: str = "en") -> Texts:
        """Every text of the game in a language."""
        return self.languages(language)

    def option(self, word: int, language: str = "en") -> str:
        """What a word of the vocabulary says."""
        verb, noun = self.vocabulary.parts[word]
        return option(self.texts(language), verb, noun)

    def new(self, seats: int, seed: bytes, options: Options) -> State:
        """A table set up, up to its first decision."""
        return self.parts.setup.new(seats, seed, options)

    def scores(self, state: State) -> list[int]:
        """What each seat has now, or would have if the game ended now."""
        return self.parts.scoring.scores(state)

    def sheet(self, state: State, seat: int) -> dict[str, int]:
        """The score of a seat line by line."""
        board: Any = state
        return self.parts.scoring.sheet(board, board.players[seat])

    def winners(self, state: State) -> list[int]:
        """The seats that share the victory."""
        return self.parts.scoring.winners(state)

    def ranking(self, state: State) -> list[list[int]]:
        """Seats by place, best first; those who share a place stand together.

        The winners, then the others by their points; a game that breaks other ties overrides it.
        """
        scores, winners = self.scores(state), self.winners(state)
        places: dict[tuple[bool, int], list[int]] = {}
        for seat, points in enumerate(scores):
            places.setdefault((seat in winners, points), []).append(seat)
        return [places[place] for place in sorted(places, reverse=True)]

    def seen(self, state: State, seat: int) -> Any:
        """What `seat` may know, and nothing else; a watcher is seat -1."""
        return self.parts.seen.seen(state, seat)

    def observation(self, state: State, seat: int) -> list[int]:
        """The same as numbers for learners, a list."""
        width = sum([size for _, size in self.layout(int(state.people))])
        return [int(number) for number in self.cells(state, seat, width)]

    def cells(self, state: State, seat: int, width: int) -> vec[i16]:
        """The same row, so many numbers, in memory of its own."""
        cells = vec[i16]([0] * width)
        self.parts.observation.write_deal(state, ObservationWriter(cells))
        self.write(state, seat, ObservationWriter(cells))
        return cells

    def write(self, state: State, seat: i64, into: ObservationWriter) -> None:
        """The same row, over its deal.

        Learners read rows by the million: a game that overrides this, to be called without a look
        at its module, steps 2 to 3% faster.
        """
        self.parts.observation.write(state, seat, into)

    def layout(self, seats: int) -> list[tuple[str, int]]:
        """What the row of numbers holds: a name and how many, in order."""
        return [(name, len(bounds)) for name, bounds in self.parts.observation.parts(seats)]

    def bounds(self, seats: int) -> Bounds:
        """Of every number of the row the lowest and the highest it can be."""
        parts = self.parts.observation.parts(seats)
        return [bound for _, bounds in parts for bound in bounds]

    def determinize(self, state: State, seat: int) -> None:
        """Deal anew, with the state's own chance, what `seat` cannot know."""
        self.parts.determinize.determinize(state, seat)

    def invariants(self, state: State) -> list[str]:
        """What does not add up; empty is well."""
        return self.parts.invariants.invariants(state)

    def describe(self, seen: Any, names: list[str], texts: Texts) -> Sections:
        """A view in words: headings with their lines; `names` are those of all seats."""
        return self.parts.describe.describe(seen, names, texts)

    def about(self, state: State, word: int, texts: Texts) -> str:
        """What the card, tile or place that a word names is for; empty where it names none."""
        return self.parts.effect_text.about(state, word, texts)

    def propose(self, state: State) -> int:
        """The word to propose while prompts of the section `gesture` of the texts are asked."""
        return self.parts.propose.propose(state)

    def bill(self, state: State) -> Bill | None:
        """What the open question asks for in all, if it is a payment."""
        return self.parts.propose.bill(state)

    def payment(self, word: int) -> Payment | None:
        """What a word pays or takes, if it does."""
        return self.parts.propose.payment(word)

    def picture(
        self, seen: Any, names: list[str], choices: list[Choice], turn: int, language: str = "en"
    ) -> str:
        """A view as one self-contained SVG, drawn by the game's folder `view`."""
        drawing = import_module(f"{package(self.name)}.view")
        return str(drawing.VIEW.picture(seen, names, choices, turn, self.texts(language)))

    def settle(self, seats: int, wanted: dict[str, Any]) -> Options:
        """The options of a new game, checked and completed with their defaults.

        Every game can `confirm` the end of each turn; where it does not, nothing is said of it.
        """
        if seats not in self.seats:
            raise Fault("game.seats", game=self.name, known=tuple(self.seats), seats=seats)
        variants = {variant.name: variant for variant in self.variants}
        options = {name: v.values[0] for name, v in variants.items() if seats in v.seats}
        variants[CONFIRM] = Variant(CONFIRM, [NO, YES], self.seats, rare=True)
        for name, value in wanted.items():
            if name not in variants:
                known = tuple(variants)
                raise Fault("game.no_option", game=self.name, name=name, known=known)
            options[name] = allowed(variants[name], seats, value)
        rare = {name: variant.values[0] for name, variant in variants.items() if variant.rare}
        return {name: value for name, value in options.items() if value != rare.get(name)}


def confirms(options: Options) -> bool:
    """Are turns confirmed at a table with these options?"""
    return CONFIRM in options


GAMES: Final[dict[str, Game]] = {}


def package(name: str) -> str:
    """Where a game lives."""
    return f"hightable.games.{name}"


def made_game(name: str) -> Game:
    """A game by its name, out of what was written down; it is imported if it is not there yet."""
    import_module(f"{package(name)}.game")
    return GAMES[name]


def allowed(variant: Variant, seats: int, value: Any) -> str:
    """The value as it is written in records: yes and no for true and false."""
    said = YES_NO[not value] if isinstance(value, bool) else str(value)
    if said not in variant.values:
        known = tuple(variant.values)
        raise Fault("game.value", name=variant.name, known=known, value=value)
    if seats not in variant.seats:
        known_seats = tuple(variant.seats)
        raise Fault("game.option_seats", name=variant.name, known=known_seats, seats=seats)
    return said
