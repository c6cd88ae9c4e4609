"""The table: what people and bots hold. Words are text here; each is checked, kept, undone.

Playouts and searches work on the state below and pay for none of this.
"""

from __future__ import annotations

from typing import Any, Final

from hightable.kernel.account import full
from hightable.kernel.chance import MASK
from hightable.kernel.data import edition
from hightable.kernel.describing import sections
from hightable.kernel.dump import dump
from hightable.kernel.effect import Question
from hightable.kernel.explain import trial, why_not, why_not_thing
from hightable.kernel.fault import Fault, NotFound
from hightable.kernel.game import Choice, Game, confirms
from hightable.kernel.lang import Phrase
from hightable.kernel.log import Line, Log
from hightable.kernel.outcome import Outcome, steps_back
from hightable.kernel.parts import Options, Sections
from hightable.kernel.projection import to_come
from hightable.kernel.recap import Turn, since
from hightable.kernel.record import write
from hightable.kernel.state import State
from hightable.kernel.telling import Teller
from hightable.kernel.why_not import WhyNot

BEGUN: Final = "begun"
ANOTHER: Final = "another"


class Decision:
    """`seat` must pick one of `options`; nothing else happens until it does."""

    def __init__(self, seat: int, asking: Question, prompt: str, options: tuple[str, ...]) -> None:
        self.seat = seat
        self.prompt = prompt
        self.rule = asking.cite()
        self.secret = asking.secret
        self.options = options

    def __repr__(self) -> str:
        return f"Decision(seat={self.seat}, prompt={self.prompt!r}, options={self.options})"


class Table:
    """A game that is being played. Play by reading `decision` and calling `choose`, until `over`.

        table = hightable.new("newton", seats=3, seed=7)
        while not table.over:
            table.choose(table.decision.options[0])
        table.scores(), table.winners()

    Seats count from 0; a watcher is seat -1. Words are those of `hightable.vocabulary`; whatever
    speaks in sentences takes a `language`.

    `game` is the game, `seats` how many play, `options` what was chosen of the game's options,
    `seed` the number all chance follows from, `names` the players' names ("" where there is none),
    `moves` every choice as seat and number of the word. With `accounts` the log tells what every
    choice did: for people, set before the first move.
    """

    def __init__(self, game: Game, seats: int, options: Options, seed: int, state: State) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.seed = seed
        self.state = state
        self.edition = edition()
        self.salt = ""
        self.chosen = False
        self.names = [""] * seats
        self.moves: list[tuple[int, int]] = []
        self.past: list[State] = []
        self.log = Log()
        self.accounts = False
        self.why = BEGUN
        self.drain_notes()

    @property
    def over(self) -> bool:
        """Is the game over?"""
        return self.state.over

    @property
    def decision(self) -> Decision:
        """The open decision; there is none once the game is over."""
        if self.state.over:
            raise Fault("table.over")
        return Decision(int(self.state.seat), self.asking(), self.prompt(), self.legal())

    def prompt(self, language: str = "en") -> str:
        """What the open decision asks."""
        return self.game.texts(language).say("prompt", self.asking().asking())

    def asking(self) -> Question:
        """The question of the rules that is open."""
        top = self.state.top
        assert top is not None
        assert isinstance(top.effect, Question)
        return top.effect

    def legal(self) -> tuple[str, ...]:
        """The words that may be chosen now; none once the game is over."""
        texts = self.game.vocabulary.texts
        return tuple([texts[word] for word in self.state.offered()])

    def choose(self, text: str) -> None:
        """Answer the open decision; an illegal word leaves the table as it was.

        It raises a `ValueError` then that names the legal ones.
        """
        word = self.game.vocabulary.numbers.get(text, -1)
        if word not in self.state.offered():
            key = "table.illegal_over" if self.over else "table.illegal"
            raise Fault(key, word=text, legal=self.legal())
        before, state = self.state.copy(), self.state
        if self.past and self.past[-1].seat != before.seat:
            self.forget(ANOTHER)
        seat = int(before.seat)
        asking = self.asking()
        self.past.append(before)
        self.moves.append((seat, word))
        self.log.choice(seat, word, len(self.moves), asking.secret)
        held = full(self.game.ledger, before) if self.accounts else None
        state.choose(word)
        self.drain_notes()
        if held is not None:
            self.log.result(len(self.moves), held, full(self.game.ledger, state))
        if word == asking.insists or (seat != state.seat and not asking.secret):
            self.log.end_turn(len(self.moves), seat)
        if state.barriers != before.barriers:
            self.forget(state.why)

    def drain_notes(self) -> None:
        """Move what the state noted into the log."""
        for note in self.state.notes or []:
            self.log.note(note, len(self.moves))
        self.state.notes = []

    def name(self, seat: int, language: str = "en") -> str:
        """A player's name, if one was given; the automated opponent has its own."""
        if seat < self.seats and self.names[seat]:
            return self.names[seat]
        texts = self.game.texts(language)
        if seat >= self.seats:
            return texts.say("text", "automa")
        return texts.say("text", "player", n=seat + 1)

    def everybody(self, language: str = "en") -> list[str]:
        """The names of all seats, the automated opponent's last."""
        seats = self.seats + (self.state.opponent is not None)
        return [self.name(seat, language) for seat in range(seats)]

    def forget(self, why: str) -> None:
        """From here on nothing before can be taken back."""
        self.past.clear()
        self.log.mark(len(self.moves))
        self.why = why

    def copy(self) -> Table:
        """An independent table, with the record so far and what could still be taken back."""
        twin = Table(self.game, self.seats, self.options, self.seed, self.state.copy())
        twin.salt, twin.chosen = self.salt, self.chosen
        twin.names = self.names[:]
        twin.moves = self.moves[:]
        twin.past = self.past[:]
        twin.log, twin.accounts = self.log.copy(), self.accounts
        twin.why = self.why
        return twin

    def __reduce__(self) -> tuple[Any, ...]:
        from hightable.kernel.pack import pack_table, unpack_table

        return unpack_table, (pack_table(self),)

    def since(self, move: int, seat: int) -> list[Turn]:
        """What a seat may know of the turns after so many moves; a watcher is seat -1."""
        return since(self.log, move, seat, self.state.confirms)

    def this_turn(self, seat: int) -> Turn | None:
        """The turn that is not over yet, as a seat may know it; None if it has just begun."""
        turns = self.since(self.log.turn_began(), seat)
        return turns[-1] if turns else None

    def last_turn(self, seat: int) -> int:
        """How many moves there were after a seat's last one: what it knows of already."""
        return max([at for at, (mover, _) in enumerate(self.moves, 1) if mover == seat], default=0)

    def undoes(self, turn: bool = False) -> list[str]:
        """The words that one undo takes back, the last one first: one choice, where a price or a
        share was proposed all of it; or the whole turn, as far as it can be taken back."""
        texts, many = self.game.vocabulary.texts, steps_back(self.game, self.past, self.state, turn)
        return [texts[word] for _, word in reversed(self.moves[len(self.moves) - many :])]

    def undo_turn(self) -> None:
        """Back to where the turn began, or to the last barrier in it."""
        for _ in range(max(1, len(self.undoes(turn=True)))):
            self.undo()

    def undo(self) -> None:
        """Back to the decision before; never behind a barrier: a draw, something that came to
        light, another player's answer. What is behind one raises a `ValueError` that says why."""
        if not self.past:
            raise Fault("table.no_undo", why=Phrase(self.game.texts, "why", self.why))
        self.state = self.past.pop().copy()
        self.state.notes = []
        self.moves.pop()
        self.log.cut(len(self.moves))

    def playout(self, seed: int) -> list[int]:
        """Random play to the end, on this table and into its record; the scores."""
        self.state.notes = None
        self.state.playout(seed & MASK, self.moves)
        self.forget("chance")
        return self.scores()

    def scores(self) -> list[int]:
        """The points of every player as they stand, then the automated opponent's if it scores."""
        return self.game.scores(self.state)

    def sheet(self, seat: int) -> dict[str, int]:
        """The score sheet of a seat, line by line; it adds up to the score."""
        return self.game.sheet(self.state, seat)

    def winners(self) -> list[int]:
        """The seats that have won, or would have if the game ended now; several if they share."""
        return self.game.winners(self.state)

    def to_come(self) -> list[int]:
        """The points that the income of the rounds left is certain to bring each seat."""
        return to_come(self.game, self.state)

    def projection(self, seat: int) -> list[int]:
        """The points of everybody at the end if nobody did anything more, as a seat may know: what
        counts now, and the income of the rounds left."""
        held = [int(player.score) for player in self.view(seat).players]
        return [n + more for n, more in zip(held, self.to_come(), strict=True)]

    def ranking(self) -> list[list[int]]:
        """Seats by place, best first; those who share a place stand together."""
        return self.game.ranking(self.state)

    def view(self, seat: int) -> Any:
        """What a seat may know, as the game's own `Seen`."""
        return self.game.seen(self.state, seat)

    def seen(self, seat: int) -> dict[str, Any]:
        """What a seat may know, as plain JSON: nothing in it tells what is hidden from the seat."""
        seen: dict[str, Any] = dump(self.view(seat))
        return seen

    def guess(self, seat: int, seed: int) -> Table:
        """A table to think on: the unknown dealt anew, by its own chance, and no seed in it.

        Whoever else is being asked is asked again, since it may depend on what is hidden.
        """
        state = self.state.copy()
        state.seed = b""
        state.block = b""
        state.drawn = seed & MASK
        self.game.determinize(state, seat)
        state.barriers, state.why, state.confirms = 0, BEGUN, False
        if seat != state.seat and not state.over:
            state.ask_again()
        return Table(self.game, self.seats, self.options, 0, state)

    def sight(self, seat: int) -> Sight:
        """What the seat that must decide may go by."""
        if self.over or seat != self.state.seat:
            raise Fault("table.not_asked", seat=seat)
        return Sight(self, seat)

    def lines(self, seat: int, language: str = "en") -> list[Line]:
        """The log as a seat may read it; a watcher is seat -1."""
        return self.log.read(self.game, self.everybody(language), seat, language)

    def describe(self, seat: int, language: str = "en") -> str:
        """What a seat sees, and what is asked of it, in words: enough to play by."""
        return "\n\n".join(
            "\n".join([head, *[f"  {row}" for row in rows]])
            for head, rows in self.sections(seat, language)
        )

    def sections(self, seat: int, language: str = "en") -> Sections:
        """What `describe` says, as headings with their lines."""
        return sections(self, seat, language)

    def choices(self, seat: int, language: str = "en") -> list[Choice]:
        """The options of the open decision in words, if it is this seat's."""
        if self.over or seat != self.state.seat:
            return []
        return [self.choice(word, language) for word in self.state.offered()]

    def choice(self, word: int, language: str) -> Choice:
        """A word by its number: as it is written, as it is said, and what more is said of it."""
        game = self.game
        about = game.about(self.state, word, game.texts(language))
        return game.vocabulary.texts[word], game.option(word, language), about

    def outcome(self, text: str) -> Outcome:
        """What an open word would do to each seat, as far as the seat that is asked can know."""
        word = self.game.vocabulary.numbers.get(text, -1)
        if word not in self.state.offered():
            raise Fault("table.not_open", word=text)
        return trial(self).outcome(word)

    def outcomes(self, deal: State | None = None) -> dict[str, Outcome]:
        """The outcome of every open word; whoever has dealt the table anew already gives the
        `deal` along."""
        if self.over:
            return {}
        tried, texts = trial(self, deal), self.game.vocabulary.texts
        return {texts[word]: tried.outcome(word) for word in self.state.offered()}

    def teller(self, language: str = "en") -> Teller:
        """Who puts outcomes and changes into words."""
        return Teller(self.game, self.everybody(language), language)

    def tell(self, outcome: Outcome, language: str = "en") -> str:
        """An outcome of an open word in one phrase."""
        return self.teller(language).outcome(int(self.state.seat), outcome)

    def why_not(self, text: str, seat: int | None = None, language: str = "en") -> WhyNot:
        """Why a word of the vocabulary is not offered now, to `seat` or to whoever is asked: a
        sentence, with the `rule`, what is `lacking`, and what to do `first`; "" if it is."""
        word = self.game.vocabulary.numbers.get(text, -1)
        if word < 0:
            raise NotFound("table.no_word", game=self.game.name, word=text)
        return why_not(self, word, int(self.state.seat) if seat is None else seat, language)

    def why_not_thing(self, text: str, seat: int, language: str = "en") -> WhyNot:
        """Why nothing can be done with the thing that a word names: of all words that name it the
        one that is nearest to being offered answers."""
        self.why_not(text, seat, language)
        return why_not_thing(self, self.game.vocabulary.numbers[text], seat, language)

    def draw(self, seat: int, language: str = "en") -> str:
        """What a seat sees, as one self-contained SVG."""
        turn = -1 if self.over else int(self.state.seat)
        names, choices = self.everybody(language), self.choices(seat, language)
        return self.game.picture(self.view(seat), names, choices, turn, language)

    def _repr_svg_(self) -> str:
        return self.draw(-1)

    def record(self, names: bool = True) -> str:
        """The whole game as text: it rebuilds every moment of it; with the players' names."""
        if not self.state.seed:
            raise Fault("table.guess")
        return write(self, names=names)

    def __repr__(self) -> str:
        scores = ", ".join([str(points) for points in self.scores()])
        asked = f"over, {scores}" if self.over else f"seat {self.state.seat}: {self.prompt()!r}"
        many = "1 seat" if self.seats == 1 else f"{self.seats} seats"
        return f"<Table of {self.game.name}, {many}, {len(self.moves)} moves, {asked}>"


class Sight:
    """What a bot gets: all it may know, dealt anew whenever it asks, and no way to the truth."""

    def __init__(self, table: Table, seat: int) -> None:
        self.seat = seat
        self.decision = table.decision
        self.seen = table.seen(seat)
        self.possible = table.guess(seat, 0)

    def guess(self, seed: int) -> Table:
        """A table that might be the true one."""
        return self.possible.guess(self.seat, seed)


def deal(game: Game, seats: int, seed: int, wanted: dict[str, Any]) -> Table:
    """A new game; everything that happens by chance follows from the seed."""
    if not 0 <= seed < 1 << 128:
        raise Fault("table.seed", seed=seed)
    options = game.settle(seats, wanted)
    state = game.new(seats, seed.to_bytes(16, "big"), options)
    state.confirms = confirms(options)
    return Table(game, seats, options, seed, state)
