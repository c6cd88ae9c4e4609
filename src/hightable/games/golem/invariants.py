"""What does not add up: every piece of the box is somewhere, and only once."""

from __future__ import annotations

from hightable.games.golem.box import (
    ARTEFACTS,
    BLACK_BOOK,
    BOOK_COLOUR,
    BOOKS,
    BURIED,
    CAULDRONS,
    COLOURS,
    COLUMNS,
    DISTRICTS,
    FIRST_TILE,
    GOALS,
    GOLEMS,
    GRAVE_PLAYERS,
    HEIGHT,
    LIBRARY_SIZE,
    MARKER_TOP,
    MENORAH_SECTION,
    OPEN_GRAVE,
    PRINTED,
    RESEARCH_TOP,
    ROW_ROOM,
    ROWS,
    SECTIONS,
    SMALL_TILES,
    TILE_KIND,
    TILED,
    WAITING,
)
from hightable.games.golem.rules.synagogue import all_marbles, strength
from hightable.games.golem.state import NOBODY, NONE, ON_ROW, Board, Player

ACTIONS: int = 3
SETUP_GOALS: int = 3


def invariants(board: Board) -> list[str]:
    """Every conservation rule that is broken, with what was found. Empty is well."""
    found = marbles(board) + cards(board) + tiles(board) + graves(board) + order(board)
    for player in board.players:
        who = f"seat {player.seat}"
        found += [f"{who}: {what}" for what in goods(player) + golems(player) + upgrades(player)]
        found += [f"{who}: {what}" for what in books(player) + passing(board, player)]
    return found + menorahs(board)


def wrong(holds: bool, what: str) -> list[str]:
    return [] if holds else [what]


def marbles(board: Board) -> list[str]:
    """Tray, eyes and pass tiles together hold the marbles of this player count; rows have room."""
    found = [int(at % len(COLOURS)) for at in range(len(board.rows)) for _ in range(board.rows[at])]
    found += board.removed
    for player in board.players:
        found += player.eyes
    rows = [int(strength(board, row)) for row in range(len(ROWS))]
    return wrong(sorted(found) == sorted(all_marbles(len(board.players))), f"marbles {found}") + (
        wrong(max(rows) <= ROW_ROOM, f"rows {rows}")
    )


def cards(board: Board) -> list[str]:
    """Books are in deck, library or a column; goals in deck or a hand; the library is full."""
    shelves = [book for player in board.players for book in player.books if book != NONE]
    volumes = sorted(board.deck + board.library + [int(book) for book in shelves])
    held = [goal for player in board.players for goal in player.goals + player.pack]
    goals = sorted(board.goal_deck + held)
    return (
        wrong(volumes == list(range(len(BOOKS))), f"books {volumes}")
        + wrong(goals == list(range(len(GOALS))), f"goals {goals}")
        + wrong(len(board.library) == LIBRARY_SIZE or not board.deck, "the library is not full")
        + wrong(board.sunk <= len(board.deck), "more books sunk than there are")
        + wrong(len(board.returned) <= len(board.goal_deck), "more goals returned than there are")
    )


def tiles(board: Board) -> list[str]:
    """Twelve action tiles, one more than players on display; neighbourhoods ascend."""
    found = sorted(board.tiles + board.display + board.spent)
    city = [
        list(board.city.neighbourhoods[d * TILED : d * TILED + TILED])
        for d in range(len(DISTRICTS))
    ]
    rising = all(row == sorted(set(row)) for row in city)
    return (
        wrong(found == list(range(PRINTED)), f"action tiles {found}")
        + wrong(len(board.display) == len(board.players) + 1, f"display {board.display}")
        + wrong(rising, f"neighbourhoods {city}")
    )


def graves(board: Board) -> list[str]:
    """One golem on each space with a bonus, none where the table is too small."""
    lying = [int(place) - BURIED for p in board.players for place in p.golems if place >= BURIED]
    single = [grave for grave in lying if grave != OPEN_GRAVE]
    barred = [g for g in range(OPEN_GRAVE) if GRAVE_PLAYERS[g] > len(board.players)]
    taken = [grave for grave in range(OPEN_GRAVE) if board.graves >> grave & 1]
    return (
        wrong(len(set(single)) == len(single), f"graves {lying}")
        + wrong(not set(taken) & set(barred), f"graves {taken} for {len(board.players)}")
        + wrong(set(single) <= set(taken), f"graves {lying} but {taken} taken")
    )


def order(board: Board) -> list[str]:
    """Turn order is everyone once; rabbis stand alone except on the printed field."""
    rabbis = [int(player.rabbi) for player in board.players if player.rabbi != NONE]
    alone = [at for at in rabbis if at < len(board.display)]
    printed = [p.seat for p in board.players if p.rabbi == len(board.display)]
    return (
        wrong(sorted(board.order) == list(range(len(board.players))), f"order {board.order}")
        + wrong(len(set(alone)) == len(alone), f"rabbis {rabbis}")
        + wrong(sorted(board.charity) == printed, f"printed field {board.charity}")
    )


def goods(me: Player) -> list[str]:
    """Nothing below zero, markers on their tracks, students on their streets, gold in its pot."""
    students = all(1 <= section <= SECTIONS for section in me.students)
    gold = all(0 <= me.gold[row] <= CAULDRONS[row] for row in range(ARTEFACTS))
    tracks = 0 <= me.research <= RESEARCH_TOP and 0 <= me.marker <= MARKER_TOP
    return (
        wrong(min(me.goods) >= 0, f"goods {list(me.goods)}")
        + wrong(students, f"students {list(me.students)}")
        + wrong(gold, f"gold {list(me.gold)}")
        + wrong(tracks, f"tracks {me.research} {me.marker}")
    )


def golems(me: Player) -> list[str]:
    """Six golems, each waiting, in town or buried; they are created in order."""
    known = all(WAITING <= place <= BURIED + OPEN_GRAVE for place in me.golems)
    waiting = [at for at in range(GOLEMS) if me.golems[at] == WAITING]
    last = list(range(GOLEMS - len(waiting), GOLEMS))
    placed = waiting in (last, list(range(1, GOLEMS)), list(range(GOLEMS)))
    return wrong(known and placed, f"golems {list(me.golems)}")


def upgrades(me: Player) -> list[str]:
    """A small tile is developed where it is laid; one golden and one grey tile an artefact."""
    laid = [tile for tile in range(SMALL_TILES) if me.laid[tile] != NONE]
    bits = [tile for tile in range(SMALL_TILES) if me.upgrades >> FIRST_TILE + tile & 1]
    slots = [(int(TILE_KIND[tile]), int(ON_ROW.of(me.laid[tile]))) for tile in laid]
    return wrong(laid == bits, f"tiles {laid} but upgrades {bits}") + wrong(
        len(set(slots)) == len(slots), f"slots {slots}"
    )


def books(me: Player) -> list[str]:
    """Books stand without gaps, one colour a column, a colour in one column."""
    found: list[str] = []
    seen: list[int] = []
    for column in range(COLUMNS):
        row = [int(book) for book in me.books[column * HEIGHT : column * HEIGHT + HEIGHT]]
        standing = [book for book in row if book != NONE]
        colours = {int(BOOK_COLOUR[book]) for book in standing} - {BLACK_BOOK}
        found += wrong(row[: len(standing)] == standing, f"a gap in {row}")
        found += wrong(len(colours) <= 1, f"colours in column {column + 1}: {colours}")
        seen += colours
    return found + wrong(len(set(seen)) == len(seen), f"a colour in two columns: {seen}")


def passing(board: Board, me: Player) -> list[str]:
    """Pass tiles are given out without gaps, and only in the action phase."""
    owned = sorted(int(p.pass_tile) for p in board.players if p.pass_tile)
    acted = len(me.eyes) <= ACTIONS - 1
    kept = board.round == 0 or me.seat >= board.people or len(me.goals) >= SETUP_GOALS
    return (
        wrong(owned == list(range(1, len(owned) + 1)), f"pass tiles {owned}")
        + wrong(not owned or board.phase == ACTIONS, f"pass tiles {owned} in {board.phase}")
        + wrong(acted, f"marbles {me.eyes}")
        + wrong(kept, f"goals {me.goals}")
    )


def menorahs(board: Board) -> list[str]:
    """Whoever stands on VIII or beyond came after somebody took the menorah."""
    found: list[str] = []
    for district in range(len(DISTRICTS)):
        far = any(p.students[district] >= MENORAH_SECTION for p in board.players)
        owned = board.menorahs[district] != NOBODY
        found += wrong(owned or not far, f"the {DISTRICTS[district]} menorah has no owner")
    return found
