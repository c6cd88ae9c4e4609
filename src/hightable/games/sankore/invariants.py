"""What does not add up: every piece of the box is somewhere, and only once. [§14]"""

from __future__ import annotations

from hightable.games.sankore.box.areas import (
    AREA_OF,
    FIRST_PORT,
    MOSQUE_SPACE,
    NUMBERED,
    SPACES,
    TIMBUKTU,
)
from hightable.games.sankore.box.components import (
    ADVANCED,
    BOOKS_EACH,
    DOUBLES,
    EVERY,
    FAVOUR_END,
    FAVOUR_TILES,
    FAVOURS_LIMIT,
    GOLD_LIMIT,
    GRADUATION_LEVELS,
    GRADUATION_SLOTS,
    GRADUATIONS,
    INSPIRATION_LIMIT,
    OBJECTIVES,
    PIECES_EACH,
    PRESTIGE_EACH,
    SALT_LIMIT,
    SANKORE_TILES,
    SHELF_LIMIT,
    SHELF_SIZE,
    SKILL_COUNT,
    SKILLS,
    SOFT_BOOKS,
    STUDENTS_EACH,
)
from hightable.games.sankore.rules.establish import MASTERS
from hightable.games.sankore.rules.knowledge import QUEUE_SIZE
from hightable.games.sankore.rules.law import OVERFLOW
from hightable.games.sankore.rules.library import side
from hightable.games.sankore.rules.majority import capacity, is_scored
from hightable.games.sankore.state import NONE, Board, Player


def invariants(board: Board) -> list[str]:
    """Sentences about what was lost or made; none if all is well. [§14.1]"""
    found: list[str] = []
    for discipline in range(EVERY):
        counts = {
            "Books": (books(board, discipline), BOOKS_EACH),
            "Prestige": (prestige(board, discipline), PRESTIGE_EACH),
            "students": (students(board, discipline), STUDENTS_EACH),
        }
        found += [f"{what} {discipline}: {n}" for what, (n, whole) in counts.items() if n != whole]
    found += once("class tiles", class_tiles(board), range(ADVANCED))
    found += once("Graduation tiles", graduations(board), range(len(GRADUATIONS)))
    found += once("Sankoré tiles", sankore_tiles(board), range(len(SANKORE_TILES)))
    found += [f"skill {kind}" for kind in range(len(SKILLS)) if skills(board, kind)]
    found += cards(board) + pieces(board) + shapes(board)
    for player in board.players:
        found += of_player(board, player)
    return found


def once(what: str, there: list[int], whole: range) -> list[str]:
    """Each thing of a kind is in exactly one place."""
    return [] if sorted(there) == list(whole) else [f"{what}: {sorted(there)}"]


def members(of: int) -> list[int]:
    return [at for at in range(of.bit_length()) if of >> at & 1]


def books(board: Board, discipline: int) -> int:
    scored = sum(is_scored(board, 0, area) for area in range(EVERY))
    overflow = [board.overflow[region * EVERY + discipline] for region in range(EVERY)]
    return int(
        board.supply.books[discipline]
        + list(board.supply.draft).count(discipline)
        + sum(shelf.count(discipline) for shelf in board.shelves)
        + sum(player.books[discipline] for player in board.players)
        + list(board.tokens)[MOSQUE_SPACE:].count(discipline)
        + sum(overflow)
        + EVERY
        - scored
    )


def prestige(board: Board, discipline: int) -> int:
    tokens = [board.overflow[OVERFLOW + region * EVERY + discipline] for region in range(EVERY)]
    boxes = 0 if is_scored(board, 1, discipline) else EVERY
    queued = sum(not is_scored(board, kind, discipline) for kind in range(2))
    return int(
        board.supply.prestige[discipline]
        + sum(player.prestige[discipline] for player in board.players)
        + list(board.tokens)[:MOSQUE_SPACE].count(discipline)
        + sum(tokens)
        + boxes
        + queued
    )


def students(board: Board, discipline: int) -> int:
    """Queues, draft, boards, graduates, the Madrasa, the Scholar, and out of the game."""
    scholar = board.scholar
    taught = 0
    if scholar is not None:
        taught = int(scholar.bag[discipline] + scholar.beside[discipline])
        taught += (scholar.row2 + scholar.row3 + scholar.pupils).count(discipline)
    alumni = sum(
        tile // GRADUATION_LEVELS == discipline
        for player in board.players
        for tile in members(player.school.alumni)
    )
    return int(
        board.supply.out[discipline]
        + (board.supply.draft[discipline] != NONE)
        + sum(queue.count(discipline) for queue in board.queues)
        + sum(list(player.school.students).count(discipline) for player in board.players)
        + sum(player.school.active == discipline for player in board.players)
        + alumni
        + (board.madrasa.guests >> discipline & 1)
        + taught
    )


def class_tiles(board: Board) -> list[int]:
    there = [tile for pile in board.supply.piles for tile in pile] + members(board.supply.removed)
    there += [MASTERS[discipline] for discipline in members(board.supply.masters)]
    for player in board.players:
        there += [int(tile) for tile in player.school.classes if 0 <= tile < ADVANCED]
    if board.scholar is not None:
        there += [tile for tile in board.scholar.tiles if tile != NONE]
    return there


def graduations(board: Board) -> list[int]:
    there = members(board.supply.graduation)
    for player in board.players:
        there += members(player.school.graduated)
    return there


def sankore_tiles(board: Board) -> list[int]:
    there = [int(tile) for tile in board.madrasa.cells if tile != NONE]
    there += [int(tile) for tile in board.madrasa.slots if tile != NONE]
    there += members(board.supply.discarded)
    for discipline in range(EVERY):
        doubles = DOUBLES[discipline]
        there += doubles[len(doubles) - board.supply.doubles[discipline] :]
    for player in board.players:
        there += members(player.kept)
    return there


def skills(board: Board, kind: int) -> int:
    """How many Skill tiles of a kind are missing."""
    held = sum(list(player.school.skills).count(kind) for player in board.players)
    there = board.supply.skills[kind] + board.supply.skills_out[kind] + held
    return int(SKILL_COUNT[kind] - there)


def cards(board: Board) -> list[str]:
    """No Objective card is in two places."""
    there: list[int] = []
    for player in board.players:
        there += members(player.hand) + members(player.done)
    if board.scholar is not None:
        there += board.scholar.deck + board.scholar.flipped
    doubled = len(set(there)) != len(there) or any(card >= len(OBJECTIVES) for card in there)
    return [f"cards: {sorted(there)}"] if doubled else []


def pieces(board: Board) -> list[str]:
    """What left the tracks stands on the board."""
    found = []
    for player in board.players:
        for area in range(EVERY):
            placed = sum(
                board.owner[space] == player.seat and AREA_OF[space] == area
                for space in range(len(SPACES))
            )
            if placed + player.school.tracks[area] != PIECES_EACH:
                found.append(f"pieces of seat {player.seat} in area {area}")
    return found


def shapes(board: Board) -> list[str]:
    """Favour tiles, queues, shelves and the Madrasa keep their limits."""
    found = []
    if sum(player.favours for player in board.players) > FAVOUR_TILES:
        found.append("favour tiles")
    if any(len(queue) > QUEUE_SIZE[len(board.players)] for queue in board.queues):
        found.append("queues")
    sizes = SHELF_SIZE[side(board)]
    if any(len(shelf) > size for shelf, size in zip(board.shelves, sizes, strict=True)):
        found.append("shelves")
    cells = [tile != NONE for tile in board.madrasa.cells]
    if sorted(cells[:NUMBERED], reverse=True) != cells[:NUMBERED] or not all(cells[NUMBERED:]):
        found.append("cells")
    return found


def is_stored(me: Player) -> bool:
    """Whose turn is over holds no more than fits. [§9.2]"""
    limits = (GOLD_LIMIT, SALT_LIMIT, INSPIRATION_LIMIT)
    purse = (me.gold, me.salt, me.inspiration)
    fits = all(held <= limit for held, limit in zip(purse, limits, strict=True))
    return fits and sum(me.prestige) <= capacity(me)


def of_player(board: Board, me: Player) -> list[str]:
    """Purses, shelves, disc, slots and Camel of one player."""
    limit = SHELF_LIMIT if me.seat < board.people and not board.flags & SOFT_BOOKS else BOOKS_EACH
    classes = [tile - ADVANCED for tile in me.school.classes if tile >= ADVANCED]
    rules = {
        "purse": min(me.gold, me.salt, me.inspiration, *me.books, *me.prestige) >= 0,
        "Bookshelf": max(me.books) <= limit,
        "disc": 1 <= me.favour <= FAVOUR_END and 0 <= me.favours <= FAVOURS_LIMIT,
        "Graduation slots": me.seat >= board.people
        or len(members(me.school.graduated)) <= GRADUATION_SLOTS,
        "alumni": not me.school.alumni & ~me.school.graduated,
        "Introductory Classes": board.round == 0
        or me.seat >= board.people
        or sorted(classes) == list(range(EVERY)),
        "Camel": me.camel == TIMBUKTU
        or (me.camel < FIRST_PORT and board.owner[me.camel - 1] == me.seat),
        "storage": me.seat in (board.seat, board.people) or is_stored(me),
        "taught": (me.school.teaching == NONE) == (me.school.origin == NONE)
        and (me.school.active == NONE or me.school.teaching != NONE),
    }
    return [f"{what} of seat {me.seat}" for what, well in rules.items() if not well]
