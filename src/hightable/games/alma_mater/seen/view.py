"""What a seat may know: a whitelist. Numbers that depend on the player are given by colour."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from hightable.games.alma_mater.box import (
    BONUSES,
    CARD_HEIGHT,
    CARDS,
    CHAIRS,
    CHANCELLORS,
    COLOURS,
    COSTS,
    FACULTIES,
    FEE_RECORDS,
    GLORY_TILES,
    IGNOTUS_CARDS,
    KINDS,
    LETTERS,
    LEVELS,
    PROFESSORS,
    ROUNDS,
    SIDES,
    SITE_RECORDS,
    SITES,
    SITES_OF_SIDE,
    STUDENT_FACULTY,
    STUDENTS,
)
from hightable.games.alma_mater.decode.cards import (
    GLORY_NEEDS,
    IGNOTUS_BOOKS,
    IGNOTUS_SITES,
    IGNOTUS_STEPS,
)
from hightable.games.alma_mater.decode.makers import EVERY_STUDENT
from hightable.games.alma_mater.decode.prices import (
    CARD_BLUE,
    CARD_BONUS,
    CARD_LEVELS,
    CHAIR_DUCATS,
    CHAIR_PATTERNS,
    PRICES_OF,
    Price,
)
from hightable.games.alma_mater.effects.counts import all_met
from hightable.games.alma_mater.rules.costs import books_due, can_pay, ducats
from hightable.games.alma_mater.rules.fame import can_claim
from hightable.games.alma_mater.rules.income import REPUTATION_INCOME
from hightable.games.alma_mater.rules.masters import can_send, deserted, masters_needed
from hightable.games.alma_mater.rules.payment import of_kind, of_ranks
from hightable.games.alma_mater.rules.professors import ducats_due, hirable
from hightable.games.alma_mater.rules.scoring import REPUTATION_POINTS
from hightable.games.alma_mater.rules.students import recruitable
from hightable.games.alma_mater.seen.players import members, seen_player
from hightable.games.alma_mater.state import NOBODY, PHASES, SEATS, Board, Player


def seen(board: Board, seat: int) -> dict[str, Any]:
    """Everything open on the table, and what only this seat holds."""
    return {
        "seat": seat,
        "seats": int(board.people),
        "colour": COLOURS[seat] if seat >= 0 else "",
        "round": min(int(board.round), int(ROUNDS)),
        "rounds": int(ROUNDS),
        "phase": PHASES[board.phase],
        "turn": int(board.active),
        "deciding": NOBODY if board.over else int(board.seat),
        "side": SIDES[board.deal.side],
        "order": [int(place) for place in board.order],
        "colours": [COLOURS[player.seat] for player in board.players],
        "reputation": seen_reputation(board),
        "research": seen_research(board),
        "campus": seen_campus(board),
        "faculties": [seen_faculty(board, at) for at in range(len(FACULTIES))],
        "academy": [seen_chair(board, chair) for chair in range(len(CHAIRS))],
        "spaces": seen_spaces(board),
        "bishop": [
            {"colour": COLOURS[piece % SEATS], "extra": piece >= SEATS} for piece in board.bishop
        ],
        "fame": [seen_fame(board, letter) for letter in range(len(LETTERS))],
        "chancellors on offer": members(board.offered_chancellors, CHANCELLORS),
        "setup deck": len(board.deck),
        "tutors": int(board.tutors),
        "ignotus": seen_ignotus(board),
        "players": [seen_player(board, player, player.seat == seat) for player in board.players],
    }


def humans(board: Board) -> list[Player]:
    return [player for player in board.players if player.seat < board.people]


def seen_reputation(board: Board) -> dict[str, Any]:
    """The ranks in force, and those there would be if the round ended now."""
    return {
        "ranks": [COLOURS[seat] for seat in board.reputation],
        "now": [COLOURS[seat] for seat in board.ranking],
        "income": REPUTATION_INCOME[board.deal.side],
        "points": REPUTATION_POINTS[board.deal.side],
    }


def seen_research(board: Board) -> dict[str, Any]:
    """Cards from the lowest up, with the markers on every level from the lower to the upper."""
    levels = [{"level": 0, "markers": markers(board, 0)}]
    for at, card in enumerate(board.deal.cards):
        for number in range(1, int(CARD_HEIGHT) + 1):
            levels.append(seen_level(board, at, card, number))
    return {
        "cards": [CARDS[card] for card in board.deal.cards],
        "levels": levels,
        "ranking": [COLOURS[seat] for seat in board.ranking],
    }


def markers(board: Board, level: int) -> list[str]:
    here = [seat for seat in board.ranking if board.players[seat].level == level]
    return [COLOURS[seat] for seat in reversed(here)]


def seen_level(board: Board, at: int, card: int, number: int) -> dict[str, Any]:
    level = at * int(CARD_HEIGHT) + number
    view = {"level": level, "card": CARDS[card], "markers": markers(board, level)}
    if number > LEVELS:
        return view | {"milestone": BONUSES[CARD_BONUS[card]]}
    cost = CARD_LEVELS[card][number - 1]
    due = {COLOURS[me.seat]: seen_due(board, me, PRICES_OF[cost]) for me in humans(board)}
    return view | {"cost": COSTS[cost], "blue": CARD_BLUE[card] == number, "due": due}


def seen_due(board: Board, me: Player, prices: list[Price]) -> list[dict[str, Any]]:
    """What a player would have to pay, in each way that is open to him."""
    return [
        {
            "ducats": int(ducats(board, me, price)),
            "prestige": int(price.prestige),
            "dictionaries": int(price.dictionaries),
            "textbooks": int(books_due(board, me, price)),
            "payable": can_pay(board, me, price),
        }
        for price in prices
        if all_met(price.needs, board, me)
    ]


def seen_campus(board: Board) -> list[list[dict[str, Any]]]:
    """The rows, each with a student of every faculty; who has it, and who could pay it now."""
    could = {COLOURS[me.seat]: recruitable(board, me, EVERY_STUDENT) for me in humans(board)}
    rows = []
    for row in board.deal.rows:
        row_members = [at for at in range(len(STUDENTS)) if row >> at & 1]
        row_members.sort(key=STUDENT_FACULTY.__getitem__)
        rows.append([seen_student(board, at, could) for at in row_members])
    return rows


def seen_student(board: Board, at: int, could: dict[str, i64]) -> dict[str, Any]:
    return {
        "student": STUDENTS[at],
        "faculty": FACULTIES[STUDENT_FACULTY[at]],
        "copies": int(board.students[at]),
        "owners": [COLOURS[me.seat] for me in board.players if me.students >> at & 1],
        "payable": [colour for colour, found in could.items() if found >> at & 1],
    }


def seen_faculty(board: Board, faculty: int) -> dict[str, Any]:
    """The cost of a faculty: each group with the colours that are good enough now."""
    record = list(FEE_RECORDS.values())[faculty]
    groups = []
    for group in record["groups"]:
        ranks = sum(1 << (rank - 1) for rank in group["ranks"])
        allowed = members(of_ranks(board, ranks), COLOURS)
        groups.append({"n": group["n"], "ranks": group["ranks"], "colours": allowed})
    return {
        "faculty": FACULTIES[faculty],
        "groups": groups,
        "dictionaries": record["dictionaries"],
    }


def seen_chair(board: Board, chair: int) -> dict[str, Any]:
    """A professor space: the card, and its cost, open or fixed."""
    cost = board.costs[chair]
    professor = board.deal.professors[chair]
    return {
        "chair": CHAIRS[chair],
        "professor": PROFESSORS[professor],
        "copies": int(board.chairs[chair]),
        "owners": [COLOURS[me.seat] for me in board.players if me.professors >> professor & 1],
        "ducats": 0 if cost else CHAIR_DUCATS[chair],
        "groups": [int(size) for size in CHAIR_PATTERNS[chair].sizes],
        "fixed": {
            kind: int(of_kind(cost, at)) for at, kind in enumerate(KINDS) if of_kind(cost, at)
        },
        "ducats due": {
            COLOURS[me.seat]: 0 if cost else int(ducats_due(me, chair, 0)) for me in humans(board)
        },
        "payable": [COLOURS[me.seat] for me in humans(board) if hirable(board, me, 1 << chair)],
    }


def fixed_cost(cost: i64) -> dict[str, int]:
    numbers = {kind: int(of_kind(cost, at)) for at, kind in enumerate(KINDS)}
    return {kind: number for kind, number in numbers.items() if number}


def seen_spaces(board: Board) -> list[dict[str, Any]]:
    """Every action space with its masters; how many each player needs, and who could use it."""
    closed = [deserted(board, me) for me in humans(board)]
    views = []
    for site in SITES_OF_SIDE[board.deal.side]:
        here = {COLOURS[seat]: int(board.pieces[site * SEATS + seat]) for seat in range(SEATS)}
        views.append(
            {
                "site": SITES[site],
                "kind": SITE_RECORDS[SITES[site]]["kind"],
                "masters": {colour: number for colour, number in here.items() if number},
                "needed": {
                    COLOURS[me.seat]: int(masters_needed(board, me, site)) for me in humans(board)
                },
                "open": [
                    COLOURS[me.seat]
                    for me in humans(board)
                    if can_send(board, me, site, closed[me.seat])
                ],
            }
        )
    return views


def seen_fame(board: Board, letter: int) -> dict[str, Any]:
    """A glory tile, its chancellor, who took the bust, and how far everybody is."""
    tile = board.deal.glory[letter]
    chancellor = board.fame[letter]
    progress = {}
    for me in humans(board):
        progress[COLOURS[me.seat]] = [
            {"has": int(need.counted.count(board, me)), "of": int(need.low)}
            for need in GLORY_NEEDS[tile]
        ]
    return {
        "letter": LETTERS[letter],
        "tile": GLORY_TILES[tile],
        "chancellor": "" if chancellor == NOBODY else CHANCELLORS[chancellor],
        "claimed": [COLOURS[me.seat] for me in board.players if me.busts >> letter & 1],
        "met": [COLOURS[me.seat] for me in humans(board) if can_claim(board, me, letter)],
        "progress": progress,
    }


def seen_ignotus(board: Board) -> dict[str, Any]:
    """The card of the round and what it did; the cards still to come are known as a set."""
    if board.people == len(board.players):
        return {}
    view: dict[str, Any] = {
        "seat": int(board.people),
        "card": "",
        "to come": sorted(IGNOTUS_CARDS[card] for card in board.ignotus),
    }
    if board.card != NOBODY:
        view |= {
            "card": IGNOTUS_CARDS[board.card],
            "steps": IGNOTUS_STEPS[board.card],
            "textbooks": IGNOTUS_BOOKS[board.card],
            "spaces": [SITES[site] for site in IGNOTUS_SITES[board.card]],
        }
    return view
