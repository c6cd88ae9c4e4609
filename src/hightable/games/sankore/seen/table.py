"""The table as a seat may see it: everything open, the numbers people work out, its own cards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from hightable.games.sankore.box.areas import CELLS, NUMBERED, SLOTS, SPACES
from hightable.games.sankore.box.components import (
    BOOK,
    CLASS_DISCIPLINE,
    CLASS_TILES,
    DISCIPLINES,
    GRADUATIONS,
    PRESTIGE,
    REGIONS,
    SANKORE_TILES,
    SIDES,
    SKILLS,
)
from hightable.games.sankore.effects import SKILL_SECTION
from hightable.games.sankore.rules import knowledge, library, madrasa, majority, scoring
from hightable.games.sankore.rules.enrol import EnrolSeat
from hightable.games.sankore.rules.establish import MASTERS, PILES, open_tiles
from hightable.games.sankore.rules.law import overflow_at
from hightable.games.sankore.rules.skills import ReplaceSkill, Skills
from hightable.games.sankore.rules.turn import (
    AHEAD,
    LAST_ROUND,
    MAIN_WORD,
    QUIET_ROUNDS,
    EndOfTurn,
    Menu,
    quiet_rounds,
)
from hightable.games.sankore.seen.players import (
    AREAS,
    Counts,
    SeenPlayer,
    SeenScholar,
    by_discipline,
    members,
    named,
    seen_player,
    seen_scholar,
)
from hightable.games.sankore.state import NO_BOOK, NONE, Board
from hightable.games.sankore.words import VOCABULARY

MAIN_ACTIONS: Final = [VOCABULARY.texts[word] for word in MAIN_WORD]


@dataclass
class SeenQueue:
    """The students from left to right, how many have left, and what that reveals."""

    students: list[str]
    taken: int
    shared: int
    book_scored: bool
    prestige_scored: bool


@dataclass
class SeenRank:
    """A player's pieces in a region, and the highest space among them."""

    seat: int
    pieces: int
    highest: int


@dataclass
class SeenBox:
    """The tokens of a scoring box and who stands how in its region, the leader first."""

    book: bool
    prestige: bool
    leader: int
    standing: list[SeenRank]


@dataclass
class SeenOverflow:
    """The tokens in the Overflow of a discipline."""

    books: Counts
    prestige: Counts


@dataclass
class SeenCell:
    """A tile of the Madrasa, whether its star is up, and who would win it."""

    tile: str
    star: bool
    winner: int


@dataclass
class SeenMadrasa:
    """The cells with their tiles; the clock of the game; `slots` are the tiles on the regions."""

    cells: dict[str, SeenCell]
    filled: int
    numbered: int
    next_cell: str
    guests: list[str]
    visible_stars: Counts
    slots: dict[str, str]


@dataclass
class SeenLibrary:
    """The shelves, who leads them, and what Prestige would be worth now."""

    side: str
    shelves: list[list[str]]
    standing: list[list[str]]
    values: Counts


@dataclass
class SeenSupply:
    """What lies beside the board."""

    books: Counts
    prestige: Counts
    doubles: Counts
    skills: Counts
    graduation: list[str]


@dataclass
class SeenMarket:
    """The open class tiles of a discipline by row from below; row 2 and 4 are stacks."""

    rows: dict[str, str]
    stacks: Counts


@dataclass
class Seen:
    """Everything open on the table; `seat` is whose view it is, a watcher's is -1.

    `owner` has the pieces on the spaces; `taught` is the discipline of the class under way, `focus`
    that of the queue or Skill section the open question is about; `quiet` are the rounds without
    progress, `last_round` is told two rounds ahead.
    """

    seat: int
    round: int
    phase: str
    first: int
    turn: int
    actions: list[str]
    taught: str
    focus: str
    ending: bool
    quiet: int
    quiet_left: int
    last_round: int | None
    queues: dict[str, SeenQueue]
    boxes: dict[str, SeenBox]
    overflow: dict[str, SeenOverflow]
    owner: Counts
    tokens: dict[str, str]
    madrasa: SeenMadrasa
    library: SeenLibrary
    supply: SeenSupply
    market: dict[str, SeenMarket]
    draft: dict[str, str]
    players: list[SeenPlayer]
    scholar: SeenScholar | None

    def is_scholar(self, seat: int) -> bool:
        """Is this seat the automated opponent?"""
        return self.scholar is not None and seat == len(self.players) - 1


def seen(board: Board, seat: int) -> Seen:
    """Everything open on the table, the numbers people work out, and this seat's own cards."""
    now = scoring.Standing(board)
    return Seen(
        seat=seat,
        round=int(board.round),
        phase="over" if board.over else "draft" if board.round == 0 else "play",
        first=int(board.first),
        turn=turn_of(board),
        actions=actions_of(board),
        taught=taught_in(board),
        focus=focus_of(board),
        ending=madrasa.is_ending(board),
        quiet=int(quiet_rounds(board)),
        quiet_left=int(QUIET_ROUNDS - quiet_rounds(board)),
        last_round=LAST_ROUND if LAST_ROUND - board.round <= AHEAD else None,
        queues={DISCIPLINES[area]: queue(board, area) for area in AREAS},
        boxes={f"{DISCIPLINES[a]}_{REGIONS[r]}": box(board, a, r) for a in AREAS for r in AREAS},
        overflow={DISCIPLINES[area]: overflow(board, area) for area in AREAS},
        owner=owners(board),
        tokens={
            SPACES[at]: DISCIPLINES[token] for at, token in enumerate(board.tokens) if token != NONE
        },
        madrasa=seen_madrasa(board),
        library=seen_library(board),
        supply=supply(board),
        market={DISCIPLINES[d]: market(board, d) for d in AREAS},
        draft=draft(board),
        players=[seen_player(board, player, now, player.seat == seat) for player in board.players],
        scholar=None if board.scholar is None else seen_scholar(board.scholar),
    )


def turn_of(board: Board) -> int:
    """Whose turn it is; in the draft, who chooses."""
    for frame in board.stack:
        if isinstance(frame.effect, EndOfTurn):
            return int(frame.seat)
    return -1 if board.over else int(board.seat)


def actions_of(board: Board) -> list[str]:
    """The main actions taken in this turn, the one under way included."""
    for frame in board.stack:
        if isinstance(frame.effect, Menu):
            return members(MAIN_ACTIONS, int(frame.n))
    return []


def taught_in(board: Board) -> str:
    """The discipline of the class that is being taught, or none."""
    for player in board.players:
        if player.school.teaching != NONE:
            return DISCIPLINES[CLASS_DISCIPLINE[player.school.classes[player.school.teaching]]]
    return ""


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


def queue(board: Board, area: int) -> SeenQueue:
    return SeenQueue(
        students=[DISCIPLINES[student] for student in board.queues[area]],
        taken=int(knowledge.taken(board, area)),
        shared=int(knowledge.shared_knowledge(board, area)),
        book_scored=majority.is_scored(board, BOOK, area),
        prestige_scored=majority.is_scored(board, PRESTIGE, area),
    )


def box(board: Board, area: int, region: int) -> SeenBox:
    ranks = []
    for seat in range(len(board.players)):
        strength = int(majority.strength(board, seat, area, region))
        if strength:
            ranks.append((-strength, seat))
    return SeenBox(
        book=not majority.is_scored(board, BOOK, area),
        prestige=not majority.is_scored(board, PRESTIGE, area),
        leader=min(ranks)[1] if ranks else NONE,
        standing=[rank(seat, -behind) for behind, seat in sorted(ranks)],
    )


def rank(seat: int, strength: int) -> SeenRank:
    return SeenRank(seat, int(majority.PIECES.of(strength)), int(majority.HIGHEST.of(strength)))


def overflow(board: Board, area: int) -> SeenOverflow:
    books = {DISCIPLINES[d]: int(board.overflow[overflow_at(BOOK, area, d)]) for d in AREAS}
    tokens = {DISCIPLINES[d]: int(board.overflow[overflow_at(PRESTIGE, area, d)]) for d in AREAS}
    return SeenOverflow(books, tokens)


def owners(board: Board) -> Counts:
    """Whose piece stands on a space."""
    return {
        space: int(board.owner[at]) for at, space in enumerate(SPACES) if board.owner[at] != NONE
    }


def seen_madrasa(board: Board) -> SeenMadrasa:
    own = board.madrasa
    following = int(madrasa.lowest_cell(board))
    return SeenMadrasa(
        cells={
            cell: SeenCell(
                tile=SANKORE_TILES[own.cells[at]],
                star=bool(own.stars >> at & 1),
                winner=int(scoring.star_winner(board, at)),
            )
            for at, cell in enumerate(CELLS)
            if own.cells[at] != NONE
        },
        filled=NUMBERED if following == NONE else following,
        numbered=NUMBERED,
        next_cell=named(CELLS, following),
        guests=members(DISCIPLINES, int(own.guests)),
        visible_stars={DISCIPLINES[d]: int(madrasa.visible_stars(board, d)) for d in AREAS},
        slots={
            SLOTS[slot]: SANKORE_TILES[tile] for slot, tile in enumerate(own.slots) if tile != NONE
        },
    )


def seen_library(board: Board) -> SeenLibrary:
    return SeenLibrary(
        side=list(SIDES.values())[library.side(board)],
        shelves=[[DISCIPLINES[book] for book in shelf] for shelf in board.shelves],
        standing=[[DISCIPLINES[d] for d in library.standing(s)] for s in board.shelves],
        values=by_discipline(library.values(board)),
    )


def supply(board: Board) -> SeenSupply:
    own = board.supply
    return SeenSupply(
        books=by_discipline(own.books),
        prestige=by_discipline(own.prestige),
        doubles=by_discipline(own.doubles),
        skills={kind: int(own.skills[at]) for at, kind in enumerate(SKILLS)},
        graduation=members(GRADUATIONS, int(own.graduation)),
    )


def market(board: Board, discipline: int) -> SeenMarket:
    rows: dict[str, str] = {}
    stacks: Counts = {}
    for pile in range(PILES):
        tiles = board.supply.piles[discipline * PILES + pile]
        low, high = str(2 * pile + 1), str(2 * pile + 2)
        gap = open_tiles(board, discipline * PILES + pile) == 1
        rest = tiles if gap else tiles[:-1]
        rows[low] = "" if gap or not tiles else CLASS_TILES[tiles[-1]]
        rows[high] = CLASS_TILES[rest[-1]] if rest else ""
        stacks[high] = len(rest)
    left = board.supply.masters >> discipline & 1
    rows["5"] = CLASS_TILES[MASTERS[discipline]] if left else ""
    return SeenMarket(rows, stacks)


def draft(board: Board) -> dict[str, str]:
    """The Books of the combinations that are left; one may be without."""
    return {
        DISCIPLINES[d]: "" if book == NO_BOOK else DISCIPLINES[book]
        for d, book in enumerate(board.supply.draft)
        if book != NONE
    }
