"""What lies on the table: plain data, no rules. Sets of things are the bits of a number."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hightable.kernel import Fields, State

NONE: Final = -1
NO_BOOK: Final = 4


class School(Fields):
    """A player board.

    `graduated` is a set of Graduation tiles, `alumni` of those that still carry their student;
    `tracks` counts the pieces that wait on each. While a class is taught, `teaching` is its space,
    `active` the discipline of the student who stands on it, `origin` the space that student left,
    `bonus` the Knowledge of its reward.
    """

    def __init__(
        self,
        teaching: i64,
        active: i64,
        origin: i64,
        bonus: i64,
        graduated: i64,
        alumni: i64,
        tracks: vec[i64],
        students: vec[i64],
        classes: vec[i64],
        skills: vec[i64],
    ) -> None:
        self.teaching = teaching
        self.active = active
        self.origin = origin
        self.bonus = bonus
        self.graduated = graduated
        self.alumni = alumni
        self.tracks = tracks
        self.students = students
        self.classes = classes
        self.skills = skills

    def copy(self) -> School:
        return School(
            self.teaching,
            self.active,
            self.origin,
            self.bonus,
            self.graduated,
            self.alumni,
            self.tracks[:],
            self.students[:],
            self.classes[:],
            self.skills[:],
        )


class Player(Fields):
    """What a player owns.

    `favour` is the disc's space, `favours` the tiles held; `hand`, `done` and `used` (this turn)
    are sets of Objective cards, `kept` of Sankoré tiles.
    """

    def __init__(
        self,
        seat: i64,
        gold: i64,
        salt: i64,
        inspiration: i64,
        favour: i64,
        favours: i64,
        camel: i64,
        hand: i64,
        done: i64,
        used: i64,
        kept: i64,
        books: vec[i64],
        prestige: vec[i64],
        school: School,
    ) -> None:
        self.seat = seat
        self.gold = gold
        self.salt = salt
        self.inspiration = inspiration
        self.favour = favour
        self.favours = favours
        self.camel = camel
        self.hand = hand
        self.done = done
        self.used = used
        self.kept = kept
        self.books = books
        self.prestige = prestige
        self.school = school

    def copy(self) -> Player:
        return Player(
            self.seat,
            self.gold,
            self.salt,
            self.inspiration,
            self.favour,
            self.favours,
            self.camel,
            self.hand,
            self.done,
            self.used,
            self.kept,
            self.books[:],
            self.prestige[:],
            self.school.copy(),
        )


class ScholarBoard(Fields):
    """The Scholar's board.

    `tiles` and `pupils` are the class tiles of phase 2 and the students on them, `beside` those
    that found no tile; `row2` and `row3` the students drawn; `shown` the card of the draft;
    `reasons` the priorities that decided in its last turn.
    """

    def __init__(
        self,
        level: i64,
        turn: i64,
        discipline: i64,
        shown: i64,
        deck: list[int],
        flipped: list[int],
        bag: vec[i64],
        beside: vec[i64],
        tiles: list[int],
        pupils: list[int],
        row2: list[int],
        row3: list[int],
        reasons: list[int],
    ) -> None:
        self.level = level
        self.turn = turn
        self.discipline = discipline
        self.shown = shown
        self.deck = deck
        self.flipped = flipped
        self.bag = bag
        self.beside = beside
        self.tiles = tiles
        self.pupils = pupils
        self.row2 = row2
        self.row3 = row3
        self.reasons = reasons

    def copy(self) -> ScholarBoard:
        return ScholarBoard(
            self.level,
            self.turn,
            self.discipline,
            self.shown,
            self.deck[:],
            self.flipped[:],
            self.bag[:],
            self.beside[:],
            self.tiles[:],
            self.pupils[:],
            self.row2[:],
            self.row3[:],
            self.reasons[:],
        )


class Supply(Fields):
    """What lies beside the board.

    `doubles` are the double-star tiles, `draft` the Books of the combinations; `graduation` and
    `masters` (the level-3 classes) are sets. A pile of class tiles ends with the two that are
    open. `out` are students, `discarded` Sankoré tiles, `removed` class tiles that left the game.
    """

    def __init__(
        self,
        books: vec[i64],
        prestige: vec[i64],
        doubles: vec[i64],
        draft: vec[i64],
        out: vec[i64],
        skills: vec[i64],
        skills_out: vec[i64],
        graduation: i64,
        masters: i64,
        discarded: i64,
        removed: i64,
        piles: list[list[int]],
    ) -> None:
        self.books = books
        self.prestige = prestige
        self.doubles = doubles
        self.draft = draft
        self.out = out
        self.skills = skills
        self.skills_out = skills_out
        self.graduation = graduation
        self.masters = masters
        self.discarded = discarded
        self.removed = removed
        self.piles = piles

    def copy(self) -> Supply:
        return Supply(
            self.books[:],
            self.prestige[:],
            self.doubles[:],
            self.draft[:],
            self.out[:],
            self.skills[:],
            self.skills_out[:],
            self.graduation,
            self.masters,
            self.discarded,
            self.removed,
            [pile[:] for pile in self.piles],
        )


class Madrasa(Fields):
    """The Sankoré Madrasa: tiles by cell, those that show their star, the students; and in
    `slots` the tiles that still lie on the regions.
    """

    def __init__(
        self,
        cells: vec[i64],
        stars: i64,
        guests: i64,
        slots: vec[i64],
    ) -> None:
        self.cells = cells
        self.stars = stars
        self.guests = guests
        self.slots = slots

    def copy(self) -> Madrasa:
        return Madrasa(
            self.cells[:],
            self.stars,
            self.guests,
            self.slots[:],
        )


class Board(State):
    """Everything on the table.

    `progress` is the last round in which something was (§10); `scored` a set of majority
    scorings, `marked` those due at the end of this turn; `overflow` counts Books, then Prestige,
    by region; `tokens` lie on board spaces and `owner` has the pieces there.
    """

    def __init__(
        self,
        seed: bytes,
        people: i64,
        players: list[Player],
        scholar: ScholarBoard | None,
        supply: Supply,
        madrasa: Madrasa,
        flags: i64,
        first: i64,
        round: i64,
        progress: i64,
        scored: i64,
        marked: i64,
        overflow: vec[i64],
        tokens: vec[i64],
        owner: vec[i64],
        queues: list[list[int]],
        shelves: list[list[int]],
    ) -> None:
        super().__init__(seed, people)
        self.players: list[Player] = players
        self.scholar = scholar
        self.supply = supply
        self.madrasa = madrasa
        self.flags = flags
        self.first = first
        self.round = round
        self.progress = progress
        self.scored = scored
        self.marked = marked
        self.overflow = overflow
        self.tokens = tokens
        self.owner = owner
        self.queues = queues
        self.shelves = shelves

    def copy(self) -> Board:
        twin = Board(
            self.seed,
            self.people,
            [player.copy() for player in self.players],
            None if self.scholar is None else self.scholar.copy(),
            self.supply.copy(),
            self.madrasa.copy(),
            self.flags,
            self.first,
            self.round,
            self.progress,
            self.scored,
            self.marked,
            self.overflow[:],
            self.tokens[:],
            self.owner[:],
            [pile[:] for pile in self.queues],
            [pile[:] for pile in self.shelves],
        )
        self.copy_kernel_fields(twin)
        return twin


def board_of(state: State) -> Board:
    """The kernel's state, which is ours."""
    assert isinstance(state, Board)
    return state


def held(of: vec[i64]) -> i64:
    """How many places of a table are taken."""
    found: i64 = 0
    for at in range(len(of)):
        if of[at] != NONE:
            found += 1
    return found


def total(of: vec[i64]) -> i64:
    """The sum of a table."""
    found: i64 = 0
    for at in range(len(of)):
        found += of[at]
    return found
