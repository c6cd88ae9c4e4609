"""What must add up at every moment: masters, tutors, tiles, cards, ranks. [§2]"""

from __future__ import annotations

from hightable.games.alma_mater.box import (
    ALL_MASTERS,
    BISHOP,
    CARD_HEIGHT,
    CHAIRS,
    COLLOQUIUM,
    COPIES,
    IGNOTUS_CARDS,
    IGNOTUS_MASTERS,
    LETTERS,
    MORE_MASTERS,
    OWN_SITES,
    POSITIONS,
    PROFESSORS,
    SETUP_CARDS,
    SHELVES,
    SPARE,
    STUDENTS,
    TUTORS,
)
from hightable.games.alma_mater.decode.cards import LECTURE_NO_BOOKS, REARRANGES
from hightable.games.alma_mater.decode.prices import CHAIR_PATTERNS, LEGAL_ROWS
from hightable.games.alma_mater.rules.lectures import bookmark
from hightable.games.alma_mater.rules.payment import ALL_KINDS, of_kind
from hightable.games.alma_mater.state import (
    ACTION,
    BOOK,
    INCOME,
    NOBODY,
    SEATS,
    SETUP,
    VALUE,
    Board,
    Player,
    on_spaces,
)
from hightable.kernel import ones


def invariants(board: Board) -> list[str]:
    """Sentences that should be false; empty is well."""
    found = tutors(board) + students(board) + professors(board) + research(board)
    found += chancellors(board) + cards(board) + spaces(board) + costs(board)
    for player in board.players:
        found += masters(board, player) + display(board, player) + amounts(board, player)
    return found


def masters(board: Board, me: Player) -> list[str]:
    """Six masters of a colour, of which two come later; Ignotus has three."""
    here = me.archive + me.dormitory + me.boxed + on_spaces(board, me)
    if me.seat >= board.people:
        whole = here == IGNOTUS_MASTERS
    else:
        whole = here + MORE_MASTERS - me.more == ALL_MASTERS and me.more <= MORE_MASTERS
    between = board.active != me.seat and me.passed
    ready = between and (me.ready or me.archive > me.more)
    found = [] if whole else [f"masters of seat {me.seat}: {here}, {me.more} more"]
    return found + ([f"seat {me.seat} has passed and is ready"] if ready else [])


def tutors(board: Board) -> list[str]:
    """Six tutors in all."""
    here = board.tutors + board.visiting + board.lost
    here += sum(player.tutors + player.resting for player in board.players)
    return [] if here == TUTORS else [f"tutors: {here}"]


def students(board: Board) -> list[str]:
    """Every copy lies on the campus or in a hall, and nobody has two alike."""
    found = []
    for at, name in enumerate(STUDENTS):
        owners = sum(player.halls.count(at) for player in board.players)
        if board.students[at] + owners != COPIES[board.people]:
            found.append(f"{name}: {board.students[at]} left, {owners} owned")
    for player in board.players:
        if sum(1 << student for student in player.halls) != player.students:
            found.append(f"halls of seat {player.seat}: {player.halls}")
    return found


def professors(board: Board) -> list[str]:
    """Every copy lies in the academy or beside a university; only an owner has it ready."""
    found = []
    for chair, professor in enumerate(board.deal.professors):
        owners = sum(player.professors >> professor & 1 for player in board.players)
        if board.chairs[chair] + owners != COPIES[board.people]:
            found.append(f"{PROFESSORS[professor]}: {board.chairs[chair]} left, {owners} owned")
    for player in board.players:
        if player.ready & ~player.professors:
            found.append(f"seat {player.seat} has a professor ready that is not there")
        if not board.stack and not bookmarked(player):
            found.append(f"seat {player.seat} has a professor without a bookmark")
    return found


def bookmarked(me: Player) -> bool:
    if me.chancellors & LECTURE_NO_BOOKS:
        return True
    owned = [at for at in range(len(PROFESSORS)) if me.professors >> at & 1]
    return all(bookmark(me, professor) >= 0 for professor in owned)


def costs(board: Board) -> list[str]:
    """A fixed cost has the printed groups, of different kinds."""
    found = []
    for chair, name in enumerate(CHAIRS):
        groups = sorted(of_kind(board.costs[chair], kind) for kind in range(ALL_KINDS))
        printed = sorted(CHAIR_PATTERNS[chair].sizes)
        if board.costs[chair] and [group for group in groups if group] != printed:
            found.append(f"{name}: {groups}")
    return found


def research(board: Board) -> list[str]:
    """Markers in the order of their levels, none directly below a milestone; ranks, turns."""
    levels = [board.players[seat].level for seat in board.ranking]
    seats = list(range(len(board.players)))
    found = []
    if levels != sorted(levels, reverse=True) or sorted(board.ranking) != seats:
        found.append(f"research track: {board.ranking} at {levels}")
    if any(level % CARD_HEIGHT == CARD_HEIGHT - 1 for level in levels):
        found.append(f"a marker below a milestone: {levels}")
    if sorted(board.reputation) != (seats if board.round > 1 else []):
        found.append(f"reputation: {board.reputation}")
    if board.phase != SETUP and sorted(board.order) != seats[: board.people]:
        found.append(f"turn order: {board.order}")
    return found


def chancellors(board: Board) -> list[str]:
    """No chancellor twice; an ability for the own card and for each bust card."""
    found = []
    there = [player.chancellor for player in board.players] + list(board.fame)
    there = [chancellor for chancellor in there if chancellor != NOBODY]
    if len(set(there)) != len(there):
        found.append(f"chancellors: {there}")
    for me in board.players:
        own = 0 if me.chancellor == NOBODY else 1 << me.chancellor
        busts = [board.fame[at] for at in range(len(LETTERS)) if me.busts >> at & 1]
        if own | sum(1 << bust for bust in busts) != me.chancellors:
            found.append(f"abilities of seat {me.seat}: {me.chancellors:b}")
    return found


def cards(board: Board) -> list[str]:
    """No setup card twice; a card of Ignotus for each action phase begun."""
    piles = [1 << card for card in board.deck]
    for player in board.players:
        piles += [int(player.hand), int(player.kept)]
        piles.append(1 << player.discard if player.discard != NOBODY else 0)
    count = sum(ones(pile) for pile in piles)
    union = 0
    for pile in piles:
        union |= pile
    found = [] if ones(union) == count <= len(SETUP_CARDS) else [f"setup cards: {piles}"]
    begun = 0 if board.phase == SETUP else board.round - (board.phase >= INCOME)
    if board.people < len(board.players) and len(IGNOTUS_CARDS) - len(board.ignotus) != begun:
        found.append(f"cards of Ignotus: {len(board.ignotus)} in round {board.round}")
    return found


def spaces(board: Board) -> list[str]:
    """The row of the bishop has the masters of its space; tutors stay during an action only."""
    found = []
    for player in board.players:
        row = [piece for piece in board.bishop if piece == player.seat]
        tutors = board.pieces[BISHOP * SEATS + player.seat] - len(row)
        if tutors not in (0, board.visiting if board.active == player.seat else 0):
            found.append(f"bishop: {board.bishop}")
        own = [board.pieces[site * SEATS + player.seat] for site in OWN_SITES]
        special = [*own, board.pieces[COLLOQUIUM * SEATS + player.seat]]
        if max(own) > 1 or (player.seat >= board.people and any(special)):
            found.append(f"pieces of seat {player.seat}: {special}")
    if board.visiting and board.phase != ACTION:
        found.append("tutors stayed on a space")
    return found


def display(board: Board, me: Player) -> list[str]:
    """Seven shelves, one of them spare and without a book; legal prices."""
    found = []
    values = sorted(shelf & VALUE for shelf in me.shelves)
    if board.phase != SETUP and values != sorted(SHELVES):
        found.append(f"shelves of seat {me.seat}: {values}")
    if me.shelves[SPARE] & BOOK or len(me.shelves) != POSITIONS + 1:
        found.append(f"a book on the spare shelf of seat {me.seat}")
    if me.row and (me.row not in LEGAL_ROWS or not me.students & REARRANGES):
        found.append(f"price row of seat {me.seat}: {me.row}")
    return found


def amounts(board: Board, me: Player) -> list[str]:
    """Nothing is below zero; steps are kept for one turn only."""
    numbers = [me.ducats, me.prestige, me.archive, me.dormitory, me.tutors, me.green, me.black]
    found = []
    if min([*numbers, *me.books]) < 0:
        found.append(f"seat {me.seat} owes something: {numbers} {list(me.books)}")
    if board.active != me.seat and me.green + me.black:
        found.append(f"seat {me.seat} keeps research steps")
    return found
