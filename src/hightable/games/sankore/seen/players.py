"""What lies in front of each player, and the Scholar's board. Only hands are somebody's own."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hightable.games.sankore.box.areas import FIRST_SPACE, NODES, SPACES
from hightable.games.sankore.box.components import (
    CLASS_DISCIPLINE,
    CLASS_SPACES,
    CLASS_TILES,
    DISCIPLINES,
    EVERY,
    GRADUATIONS,
    OBJECTIVES,
    PIECES,
    SANKORE_TILES,
    SCHOLARS,
    SECTION_SLOTS,
    SKILLS,
    STUDENT_SPACES,
)
from hightable.games.sankore.rules import astronomy, knowledge, majority, scoring
from hightable.games.sankore.rules.objectives import is_met
from hightable.games.sankore.rules.priorities import unpack
from hightable.games.sankore.rules.scholar import phase
from hightable.games.sankore.state import NONE, Board, Player, ScholarBoard, School

Counts = dict[str, int]
AREAS: Final = range(EVERY)


@dataclass
class SeenKnowledge:
    """Knowledge of a discipline, part by part."""

    school: int
    shared: int
    bonus: int
    cards: int
    total: int


@dataclass
class SeenSchool:
    """A player board; `graduated` are the Graduation tiles, `alumni` those with their student."""

    classes: dict[str, str]
    students: dict[str, str]
    teaching: str
    active: str
    origin: str
    supported: bool
    tracks: Counts
    skills: dict[str, list[str]]
    graduated: list[str]
    alumni: list[str]


@dataclass
class SeenPlayer:
    """What a player has; `hand`, with what is met by now, is told to its owner alone."""

    seat: int
    gold: int
    salt: int
    inspiration: int
    favour: int
    favours: int
    books: Counts
    prestige: Counts
    capacity: int
    room: int
    camel: str
    walk: str
    kept: list[str]
    done: list[str]
    used: list[str]
    hand_size: int
    hand: dict[str, bool] | None
    pieces: dict[str, list[str]]
    knowledge: dict[str, SeenKnowledge]
    sheet: Counts
    score: int
    icons: Counts
    school: SeenSchool


@dataclass
class SeenScholar:
    """The Scholar's board; of its deck only the size, of its reasons keys and figures."""

    level: str
    turn: int
    phase: int
    discipline: str
    deck_size: int
    flipped: list[str]
    shown: str
    bag: Counts
    beside: Counts
    tiles: list[str]
    pupils: list[str]
    row2: list[str]
    row3: list[str]
    reasons: list[tuple[str, int, int]]


def by_discipline(numbers: vec[i64]) -> Counts:
    return {DISCIPLINES[d]: int(numbers[d]) for d in AREAS}


def members(names: list[str], of: int) -> list[str]:
    """The names of the things in a set."""
    return [name for at, name in enumerate(names) if of >> at & 1]


def named(names: list[str], number: int) -> str:
    """The name of a thing; nothing for none."""
    return "" if number == NONE else names[number]


def seen_player(board: Board, me: Player, now: scoring.Standing, own: bool) -> SeenPlayer:
    """What a player has, and the numbers people work out."""
    capacity = int(majority.capacity(me))
    rows = scoring.icons(board, me, now)
    sheet = scoring.lines(rows, now)
    return SeenPlayer(
        seat=int(me.seat),
        gold=int(me.gold),
        salt=int(me.salt),
        inspiration=int(me.inspiration),
        favour=int(me.favour),
        favours=int(me.favours),
        books=by_discipline(me.books),
        prestige=by_discipline(me.prestige),
        capacity=capacity,
        room=capacity - sum(me.prestige),
        camel=NODES[me.camel],
        walk=walk_of(board, me),
        kept=members(SANKORE_TILES, int(me.kept)),
        done=members(OBJECTIVES, int(me.done)),
        used=members(OBJECTIVES, int(me.used)),
        hand_size=int(me.hand).bit_count(),
        hand=hand_of(board, me) if own else None,
        pieces=placed(board, me),
        knowledge={DISCIPLINES[d]: sum_of(board, me, d) for d in AREAS},
        sheet=sheet,
        score=sum(sheet.values()),
        icons={DISCIPLINES[d]: int(sum([row[d] for row in rows])) for d in AREAS},
        school=seen_school(me, me.school),
    )


def hand_of(board: Board, me: Player) -> dict[str, bool]:
    """The cards in hand, and whether their requirement holds."""
    cards = [card for card in range(len(OBJECTIVES)) if me.hand >> card & 1]
    return {OBJECTIVES[card]: is_met(board, me, card) for card in cards}


def walk_of(board: Board, me: Player) -> str:
    """Where a Camel that is under way stands; empty while it rests."""
    for frame in board.stack:
        if frame.effect is astronomy.WALK and frame.seat == me.seat:
            return NODES[astronomy.NODE.of(frame.n)]
    return ""


def placed(board: Board, me: Player) -> dict[str, list[str]]:
    """The spaces of a player's pieces, by kind."""
    return {
        PIECES[area]: [
            SPACES[space]
            for space in range(FIRST_SPACE[area], FIRST_SPACE[area + 1])
            if board.owner[space] == me.seat
        ]
        for area in AREAS
    }


def sum_of(board: Board, me: Player, discipline: int) -> SeenKnowledge:
    """Knowledge of a discipline; the class counts where it is being taught."""
    taught = me.school.teaching
    tile = me.school.classes[taught] if taught != NONE else NONE
    counts = tile != NONE and CLASS_DISCIPLINE[tile] == discipline
    school = int(knowledge.school_knowledge(me, discipline))
    shared = int(knowledge.shared_knowledge(board, discipline))
    bonus = int(me.school.bonus) if counts else 0
    cards = int(knowledge.card_knowledge(me, discipline))
    return SeenKnowledge(school, shared, bonus, cards, school + shared + bonus + cards)


def seen_school(me: Player, school: School) -> SeenSchool:
    """A player board."""
    return SeenSchool(
        classes={
            CLASS_SPACES[at]: CLASS_TILES[tile]
            for at, tile in enumerate(school.classes)
            if tile != NONE
        },
        students={
            STUDENT_SPACES[at]: DISCIPLINES[student]
            for at, student in enumerate(school.students)
            if student != NONE
        },
        teaching=named(CLASS_SPACES, school.teaching),
        active=named(DISCIPLINES, school.active),
        origin=named(STUDENT_SPACES, school.origin),
        supported=knowledge.is_supported(me),
        tracks={PIECES[d]: int(school.tracks[d]) for d in AREAS},
        skills={DISCIPLINES[d]: skills_in(school, d) for d in AREAS},
        graduated=members(GRADUATIONS, int(school.graduated)),
        alumni=members(GRADUATIONS, int(school.alumni)),
    )


def skills_in(school: School, section: int) -> list[str]:
    """The Skill tiles of a section."""
    slots = range(section * SECTION_SLOTS, (section + 1) * SECTION_SLOTS)
    return [SKILLS[school.skills[slot]] for slot in slots if school.skills[slot] != NONE]


def seen_scholar(scholar: ScholarBoard) -> SeenScholar:
    return SeenScholar(
        level=SCHOLARS[scholar.level],
        turn=int(scholar.turn),
        phase=int(phase(scholar)),
        discipline=DISCIPLINES[scholar.discipline] if scholar.turn else "",
        deck_size=len(scholar.deck),
        flipped=[OBJECTIVES[card] for card in scholar.flipped],
        shown=named(OBJECTIVES, scholar.shown),
        bag=by_discipline(scholar.bag),
        beside=by_discipline(scholar.beside),
        tiles=[named(CLASS_TILES, tile) for tile in scholar.tiles],
        pupils=[named(DISCIPLINES, student) for student in scholar.pupils],
        row2=[named(DISCIPLINES, student) for student in scholar.row2],
        row3=[named(DISCIPLINES, student) for student in scholar.row3],
        reasons=[unpack(code) for code in scholar.reasons],
    )
