"""What each seat may know: a whitelist. Things are named by the ids of data/."""

from __future__ import annotations

from typing import Any

from hightable.games.newton.box import (
    ACTIONS,
    ANCIENT_LAND,
    BOARDS,
    BONUS_SPACES,
    BOOK_CELLS,
    CARDS,
    CELLS,
    CITIES,
    CITY,
    COLOURS,
    DEVELOPMENTS,
    INVENTION,
    INVENTIONS,
    LEVEL,
    LEVELS,
    LINE_IDS,
    LINE_SPANS,
    MASTERS,
    OBJECTIVE_SPACES,
    OBJECTIVES,
    PLACE_TYPE,
    PLACES,
    ROUNDS,
    SIGHTS,
    SPECIALIZATION,
    SPECIALIZATIONS,
    TECH,
    TECH_TYPE,
    TILE_IDS,
    TOKENS,
    TURNS,
    UNIVERSITY,
    VOLUMES,
    WORK_SPACES,
    WORK_TYPE,
    card_id,
)
from hightable.games.newton.rules import scoring
from hightable.games.newton.rules.counts import is_complete
from hightable.games.newton.rules.draft import KeepOne
from hightable.games.newton.rules.quick import Basic
from hightable.games.newton.rules.rounds import TuckOne, pay_income
from hightable.games.newton.rules.setup import ChooseColour
from hightable.games.newton.rules.solo import rank
from hightable.games.newton.rules.study import TILES
from hightable.games.newton.rules.technology import Walk, student_of
from hightable.games.newton.rules.value import symbols
from hightable.games.newton.rules.volumes import available, of_colour, price
from hightable.games.newton.state import GAP, NOTHING, SUPPLY, Board, Player, masters, ones

MEDICINES = 4


def seen(board: Board, seat: int) -> dict[str, Any]:
    """Everything open on the table, and what only this seat holds."""
    seats = len(board.players)
    return {
        "seat": seat,
        "phase": phase(board),
        "round": int(board.round),
        "rounds": int(ROUNDS),
        "lap": max(1, -(-int(board.turn) // seats)),
        "laps": int(TURNS),
        "first": int(board.first),
        "turn": turn(board),
        "asked": NOTHING if board.over else int(board.seat),
        "acting": acting(board),
        "city": on_map(board, CITY, CITIES),
        "university": on_map(board, UNIVERSITY, SIGHTS),
        "ancient_land": on_map(board, ANCIENT_LAND, SIGHTS),
        "specialization": on_tracks(board, SPECIALIZATION, SPECIALIZATIONS),
        "invention": on_tracks(board, INVENTION, INVENTIONS),
        "objective": {
            space: OBJECTIVES[tile]
            for space, tile in zip(OBJECTIVE_SPACES, scoring.objectives(board), strict=True)
        },
        "bonus": {
            space: TOKENS[board.dealt.tokens[at]]
            for at, space in enumerate(BONUS_SPACES)
            if board.bonus >> at & 1
        },
        "supply": {tile: int(board.supply[at]) for at, tile in enumerate(TILE_IDS)},
        "medicine_left": MEDICINES - sum(1 for player in board.players if player.medicine),
        "decks": [sum(int(ones(layer)) for layer in deck) for deck in board.decks],
        "layers": [layers(board, level) for level in range(LEVELS)],
        "lines": [line_ids(line) for line in board.lines],
        "players": [seen_player(board, player, player.seat == seat) for player in board.players],
    }


def phase(board: Board) -> str:
    """Colours are chosen, Masters kept, a turn is played, cards are tucked, or all is over."""
    if board.over:
        return "over"
    asking = board.stack[-1].effect
    if isinstance(asking, ChooseColour):
        return "colours"
    if isinstance(asking, KeepOne):
        return "draft"
    return "tuck" if isinstance(asking, TuckOne) else "turn"


def turn(board: Board) -> int:
    """Whose turn it is, outside of draft and tuck."""
    return int(board.seat) if phase(board) == "turn" else NOTHING


def acting(board: Board) -> dict[str, Any] | None:
    """The basic action under way, innermost first: what is left of it, and which Student moves."""
    for frame in reversed(board.stack):
        if isinstance(frame.effect, Basic):
            action = ACTIONS[frame.effect.action]
            left = int(frame.effect.left(frame.n))
            if isinstance(frame.effect, Walk):
                student = board.players[frame.seat].students[student_of(frame.n)]
                return {"action": action, "left": left, "student": TECH[student]}
            return {"action": action, "left": left}
    return None


def on_map(board: Board, kind: int, tiles: list[str]) -> dict[str, str]:
    spots = [at for at in range(len(PLACES)) if PLACE_TYPE[at] == kind]
    return {PLACES[at]: tiles[board.dealt.places[at]] for at in spots}


def on_tracks(board: Board, kind: int, tiles: list[str]) -> dict[str, str]:
    tech = [at for at in range(len(TECH)) if TECH_TYPE[at] == kind]
    work = [at for at in range(len(WORK_SPACES)) if WORK_TYPE[at] == kind]
    found = {TECH[at]: tiles[board.dealt.tech[at]] for at in tech}
    return found | {WORK_SPACES[at]: tiles[board.dealt.work[at]] for at in work}


def line_ids(line: list[int]) -> list[str | None]:
    """The cards of a line; None where one was taken."""
    return [None if card == GAP else card_id(0, card) for card in line]


def layers(board: Board, level: int) -> list[list[str]]:
    """The layers of a deck from the top: everybody knows which cards, nobody in which order."""
    cards = [card_id(0, card) for card in range(len(CARDS)) if LEVEL[card] == level + 1]
    return [members(layer, cards) for layer in reversed(board.decks[level])]


def members(bits: int, things: list[str]) -> list[str]:
    return [thing for at, thing in enumerate(things) if bits >> at & 1]


def tiles_of(player: Player, first: int, last: int) -> list[str]:
    return [TILE_IDS[kind] for kind in range(first, last) for _ in range(player.tiles[kind])]


def cards_of(player: Player, cards: list[int]) -> list[str]:
    return [card_id(player.colour, card) for card in cards]


def seen_player(board: Board, player: Player, own: bool) -> dict[str, Any]:
    """Only the Masters in hand, the pack and secret choices are the owner's."""
    public = pieces(player) | study(player) | tallies(board, player)
    return public | secrets(board, player) if own else public


def pieces(player: Player) -> dict[str, Any]:
    """What a player has on the common boards and in front of him."""
    students = [space for space in player.students if space != SUPPLY]
    return {
        "seat": int(player.seat),
        "color": COLOURS[player.colour] if player.colour != NOTHING else "",
        "board": BOARDS[player.board],
        "vp": int(player.points),
        "coins": int(player.coins),
        "potions": int(player.potions),
        "at": PLACES[player.place],
        "cubes": members(player.visited, PLACES),
        "cubes_left": int(player.cubes),
        "students": [TECH[space] for space in students],
        "students_left": len(player.students) - len(students),
        "work": int(player.work),
        "tokens": members(player.tokens, TOKENS),
        "masters_played": [MASTERS[master] for master in player.played],
        "masters_left": len(masters(player)),
    }


def study(player: Player) -> dict[str, Any]:
    """The Study board and the cards."""
    spans = LINE_SPANS[player.board]
    return {
        "hand": cards_of(player, player.hand),
        "desk": cards_of(player, player.desk),
        "tucked": cards_of(player, player.tucked),
        "removed": [
            card_id(player.colour, at) for at in range(len(CARDS)) if player.removed >> at & 1
        ],
        "developments": tiles_of(player, 0, DEVELOPMENTS),
        "incomes": tiles_of(player, DEVELOPMENTS, len(TILE_IDS)),
        "medicine": int(player.medicine),
        "books": members(player.books, CELLS),
        "books_left": int(player.piles),
        "books_removed": int(TILES - player.piles - ones(player.books)),
        "lines": [
            name for at, name in enumerate(LINE_IDS[player.board]) if is_complete(player, spans[at])
        ],
    }


def tallies(board: Board, player: Player) -> dict[str, Any]:
    """What people compute on their fingers."""
    volumes = available(player)
    score = scoring.score(board, player)
    return {
        "symbols": {name: int(symbols(player, at)) for at, name in enumerate(ACTIONS)},
        "volumes": {name: int(of_colour(volumes, at)) for at, name in enumerate(VOLUMES)},
        "income": income(board, player),
        "book_potions": {
            CELLS[cell]: int(price(board, player, volumes, cell))
            for cell in BOOK_CELLS[player.board]
            if not player.books >> cell & 1
        },
        "objectives": {
            OBJECTIVES[tile]: int(scoring.worth(board, player, tile))
            for tile in scoring.objectives(board)
        },
        "activated": [OBJECTIVES[tile] for tile in scoring.activated(board, player)],
        "sheet": scoring.sheet(board, player),
        "score": score,
        "rank": rank(score) if board.people == 1 else "",
    }


def income(board: Board, player: Player) -> dict[str, int]:
    """What the next income step would pay: tried on a copy."""
    twin = board.copy()
    paid = twin.players[player.seat]
    pay_income(twin, paid)
    return {
        "vp": int(paid.points - player.points),
        "coin": int(paid.coins - player.coins),
        "potion": int(paid.potions - player.potions),
    }


def secrets(board: Board, player: Player) -> dict[str, Any]:
    """Masters in hand, the pack of the draft, and the choice nobody else may see yet."""
    pick = int(player.pick)
    drafting = phase(board) == "draft"
    return {
        "masters": [MASTERS[master] for master in masters(player)],
        "pack": [MASTERS[master] for master in player.pack] if drafting else [],
        "keeps": MASTERS[pick] if drafting and pick != NOTHING else "",
        "tucks": card_id(player.colour, pick) if not drafting and pick != NOTHING else "",
    }
