"""What each seat may know: a whitelist, in ids and numbers. Only hands are somebody's own."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from hightable.games.sankore.box.areas import (
    CELLS,
    FIRST_SPACE,
    NODES,
    NUMBERED,
    SLOTS,
    SPACES,
)
from hightable.games.sankore.box.components import (
    BOOK,
    CLASS_DISCIPLINE,
    CLASS_SPACES,
    CLASS_TILES,
    DISCIPLINES,
    EVERY,
    GRADUATIONS,
    OBJECTIVES,
    PIECES,
    PRESTIGE,
    REGIONS,
    SANKORE_TILES,
    SCHOLARS,
    SECTION_SLOTS,
    SIDES,
    SKILLS,
    STUDENT_SPACES,
)
from hightable.games.sankore.effects import SKILL_SECTION
from hightable.games.sankore.rules import astronomy, knowledge, library, madrasa, majority, scoring
from hightable.games.sankore.rules.enrol import EnrolSeat
from hightable.games.sankore.rules.establish import MASTERS, PILES, open_tiles
from hightable.games.sankore.rules.law import overflow_at
from hightable.games.sankore.rules.objectives import is_met
from hightable.games.sankore.rules.priorities import unpack
from hightable.games.sankore.rules.scholar import phase
from hightable.games.sankore.rules.skills import ReplaceSkill, Skills
from hightable.games.sankore.rules.turn import (
    AHEAD,
    LAST_ROUND,
    QUIET_ROUNDS,
    EndOfTurn,
    Menu,
    quiet_rounds,
)
from hightable.games.sankore.state import NO_BOOK, NONE, Board, Player, ScholarBoard

View = dict[str, Any]
AREAS: Final = range(EVERY)


def seen(board: Board, seat: int) -> View:
    """Everything open on the table, the numbers people work out, and this seat's own cards."""
    return {
        "seat": seat,
        "round": int(board.round),
        "phase": "over" if board.over else "draft" if board.round == 0 else "play",
        "first": int(board.first),
        "turn": turn_of(board),
        "actions": actions_of(board),
        "ending": madrasa.is_ending(board),
        "quiet": int(quiet_rounds(board)),
        "quiet_left": int(QUIET_ROUNDS - quiet_rounds(board)),
        "last_round": int(LAST_ROUND) if LAST_ROUND - board.round <= AHEAD else 0,
        "focus": focus_of(board),
        "queues": {DISCIPLINES[area]: queue(board, area) for area in AREAS},
        "boxes": {
            f"{DISCIPLINES[area]}_{REGIONS[r]}": box(board, area, r) for area, r in regions()
        },
        "overflow": {DISCIPLINES[area]: overflow(board, area) for area in AREAS},
        "spaces": {
            space: int(board.owner[at])
            for at, space in enumerate(SPACES)
            if board.owner[at] != NONE
        },
        "tokens": {
            SPACES[at]: DISCIPLINES[token] for at, token in enumerate(board.tokens) if token != NONE
        },
        "madrasa": seen_madrasa(board),
        "library": seen_library(board),
        "supply": supply(board),
        "market": {DISCIPLINES[d]: market(board, d) for d in AREAS},
        "draft": {
            DISCIPLINES[d]: "" if book == NO_BOOK else DISCIPLINES[book]
            for d, book in enumerate(board.supply.draft)
            if book != NONE
        },
        "players": [seen_player(board, player, player.seat == seat) for player in board.players],
        "scholar": None if board.scholar is None else seen_scholar(board.scholar),
    }


def regions() -> list[tuple[int, int]]:
    return [(area, region) for area in AREAS for region in AREAS]


def by_discipline(numbers: vec[i64]) -> dict[str, int]:
    return {DISCIPLINES[d]: int(numbers[d]) for d in AREAS}


def members(names: list[str], of: int) -> list[str]:
    """The names of the things in a set."""
    return [name for at, name in enumerate(names) if of >> at & 1]


def turn_of(board: Board) -> int:
    """Whose turn it is; in the draft, who chooses."""
    for frame in board.stack:
        if isinstance(frame.effect, EndOfTurn):
            return int(frame.seat)
    return -1 if board.over else int(board.seat)


def actions_of(board: Board) -> list[str]:
    """The main actions taken in this turn, the one under way included."""
    words = ["enrol", "establish", "teach", "graduate", "favour"]
    for frame in board.stack:
        if isinstance(frame.effect, Menu):
            return members(words, int(frame.n))
    return []


def focus_of(board: Board) -> str:
    """The discipline of the queue or Skill section the open question is about, or nothing."""
    if board.over or not board.stack:
        return ""
    frame = board.stack[-1]
    if isinstance(frame.effect, EnrolSeat):
        return DISCIPLINES[frame.n]
    if isinstance(frame.effect, Skills):
        return DISCIPLINES[frame.effect.section]
    if isinstance(frame.effect, ReplaceSkill):
        return DISCIPLINES[SKILL_SECTION.of(frame.n)]
    return ""


def queue(board: Board, area: int) -> View:
    """The students from left to right, how many have left, and what that reveals."""
    return {
        "students": [DISCIPLINES[student] for student in board.queues[area]],
        "taken": int(knowledge.taken(board, area)),
        "shared": int(knowledge.shared_knowledge(board, area)),
        "book scored": majority.is_scored(board, BOOK, area),
        "prestige scored": majority.is_scored(board, PRESTIGE, area),
    }


def box(board: Board, area: int, region: int) -> View:
    """The tokens of a scoring box and who stands how in its region, the leader first."""
    ranks = []
    for seat in range(len(board.players)):
        strength = int(majority.strength(board, seat, area, region))
        if strength:
            ranks.append((-strength, seat))
    return {
        "book": not majority.is_scored(board, BOOK, area),
        "prestige": not majority.is_scored(board, PRESTIGE, area),
        "leader": int(majority.leader(board, area, region)),
        "standing": [
            {
                "seat": seat,
                "pieces": int(majority.PIECES.of(-behind)),
                "highest": int(majority.HIGHEST.of(-behind)),
            }
            for behind, seat in sorted(ranks)
        ],
    }


def overflow(board: Board, area: int) -> View:
    """The tokens in the Overflow of a discipline."""
    books = {DISCIPLINES[d]: int(board.overflow[overflow_at(BOOK, area, d)]) for d in AREAS}
    tokens = {DISCIPLINES[d]: int(board.overflow[overflow_at(PRESTIGE, area, d)]) for d in AREAS}
    return {"books": books, "prestige": tokens}


def seen_madrasa(board: Board) -> View:
    """The cells with their tiles, stars and who would win them; the clock of the game."""
    own = board.madrasa
    cells = {
        cell: {
            "id": SANKORE_TILES[own.cells[at]],
            "star": bool(own.stars >> at & 1),
            "winner": int(scoring.star_winner(board, at)),
        }
        for at, cell in enumerate(CELLS)
        if own.cells[at] != NONE
    }
    following = madrasa.lowest_cell(board)
    return {
        "cells": cells,
        "filled": NUMBERED if following == NONE else int(following),
        "of": NUMBERED,
        "next": "" if following == NONE else CELLS[following],
        "students": members(DISCIPLINES, int(own.guests)),
        "stars": {DISCIPLINES[d]: int(madrasa.visible_stars(board, d)) for d in AREAS},
        "regions": {
            SLOTS[slot]: SANKORE_TILES[tile] for slot, tile in enumerate(own.slots) if tile != NONE
        },
    }


def seen_library(board: Board) -> View:
    """The shelves, who leads them, and what Prestige would be worth now."""
    return {
        "side": list(SIDES.values())[library.side(board)],
        "shelves": [[DISCIPLINES[book] for book in shelf] for shelf in board.shelves],
        "standing": [[DISCIPLINES[d] for d in library.standing(s)] for s in board.shelves],
        "values": by_discipline(library.values(board)),
    }


def supply(board: Board) -> View:
    own = board.supply
    return {
        "books": by_discipline(own.books),
        "prestige": by_discipline(own.prestige),
        "tiles": by_discipline(own.doubles),
        "skills": {kind: int(own.skills[at]) for at, kind in enumerate(SKILLS)},
        "graduation": members(GRADUATIONS, int(own.graduation)),
    }


def market(board: Board, discipline: int) -> View:
    """Rows 1 to 5 of a column from the bottom, and how many lie in the stacks."""
    shown: dict[str, str] = {}
    stacks: dict[str, int] = {}
    for pile in range(PILES):
        tiles = board.supply.piles[discipline * PILES + pile]
        low, high = str(2 * pile + 1), str(2 * pile + 2)
        gap = open_tiles(board, discipline * PILES + pile) == 1
        rest = tiles if gap else tiles[:-1]
        shown[low] = "" if gap or not tiles else CLASS_TILES[tiles[-1]]
        shown[high] = CLASS_TILES[rest[-1]] if rest else ""
        stacks[high] = len(rest)
    left = board.supply.masters >> discipline & 1
    shown["5"] = CLASS_TILES[MASTERS[discipline]] if left else ""
    return {"rows": shown, "stacks": stacks}


def seen_player(board: Board, me: Player, own: bool) -> View:
    """What a player has; the cards in hand are seen by their owner only."""
    room = int(majority.capacity(me)) - sum(me.prestige)
    view = {
        "gold": int(me.gold),
        "salt": int(me.salt),
        "inspiration": int(me.inspiration),
        "favour": int(me.favour),
        "favours": int(me.favours),
        "books": by_discipline(me.books),
        "prestige": by_discipline(me.prestige),
        "capacity": int(majority.capacity(me)),
        "room": room,
        "camel": NODES[me.camel],
        "walk": walk_of(board, me),
        "kept": members(SANKORE_TILES, int(me.kept)),
        "done": members(OBJECTIVES, int(me.done)),
        "used": members(OBJECTIVES, int(me.used)),
        "hand": int(me.hand).bit_count(),
        "pieces": placed(board, me),
        "knowledge": {DISCIPLINES[d]: sum_of(board, me, d) for d in AREAS},
        "sheet": scoring.sheet(board, me),
        "score": scoring.score(board, me),
        "icons": icons(board, me),
    }
    if own:
        view["cards"] = {
            OBJECTIVES[card]: is_met(board, me, card)
            for card in range(len(OBJECTIVES))
            if me.hand >> card & 1
        }
    return view | school(me)


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


def sum_of(board: Board, me: Player, discipline: int) -> dict[str, int]:
    """Knowledge of a discipline, part by part; the class counts where it is being taught."""
    taught = me.school.teaching
    tile = me.school.classes[taught] if taught != NONE else NONE
    counts = tile != NONE and CLASS_DISCIPLINE[tile] == discipline
    parts = {
        "school": int(knowledge.school_knowledge(me, discipline)),
        "shared": int(knowledge.shared_knowledge(board, discipline)),
        "class": int(me.school.bonus) if counts else 0,
        "cards": int(knowledge.card_knowledge(me, discipline)),
    }
    return parts | {"total": sum(parts.values())}


def icons(board: Board, me: Player) -> dict[str, int]:
    """Prestige icons of each discipline, if the game ended now."""
    rows = scoring.icons(board, me)
    return {DISCIPLINES[d]: int(sum(row[d] for row in rows)) for d in AREAS}


def school(me: Player) -> View:
    """A player board."""
    own = me.school
    slots = range(SECTION_SLOTS)
    return {
        "classes": {
            CLASS_SPACES[at]: CLASS_TILES[tile]
            for at, tile in enumerate(own.classes)
            if tile != NONE
        },
        "students": {
            STUDENT_SPACES[at]: DISCIPLINES[student]
            for at, student in enumerate(own.students)
            if student != NONE
        },
        "teaching": "" if own.teaching == NONE else CLASS_SPACES[own.teaching],
        "active": "" if own.active == NONE else DISCIPLINES[own.active],
        "origin": "" if own.origin == NONE else STUDENT_SPACES[own.origin],
        "supported": knowledge.is_supported(me),
        "tracks": {PIECES[d]: int(own.tracks[d]) for d in AREAS},
        "skills": {
            DISCIPLINES[d]: [
                SKILLS[own.skills[d * SECTION_SLOTS + slot]]
                for slot in slots
                if own.skills[d * SECTION_SLOTS + slot] != NONE
            ]
            for d in AREAS
        },
        "graduations": {
            name: bool(own.alumni >> at & 1)
            for at, name in enumerate(GRADUATIONS)
            if own.graduated >> at & 1
        },
    }


def seen_scholar(scholar: ScholarBoard) -> View:
    """The Scholar's board; of its deck only the size."""
    return {
        "level": SCHOLARS[scholar.level],
        "turn": int(scholar.turn),
        "phase": int(phase(scholar)),
        "discipline": DISCIPLINES[scholar.discipline] if scholar.turn else "",
        "deck": len(scholar.deck),
        "flipped": [OBJECTIVES[card] for card in scholar.flipped],
        "shown": "" if scholar.shown == NONE else OBJECTIVES[scholar.shown],
        "bag": by_discipline(scholar.bag),
        "beside": by_discipline(scholar.beside),
        "tiles": ["" if tile == NONE else CLASS_TILES[tile] for tile in scholar.tiles],
        "pupils": [named(student) for student in scholar.pupils],
        "row2": [named(student) for student in scholar.row2],
        "row3": [named(student) for student in scholar.row3],
        "reasons": [list(unpack(code)) for code in scholar.reasons],
    }


def named(student: int) -> str:
    return "" if student == NONE else DISCIPLINES[student]
