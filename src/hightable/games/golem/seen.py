"""What each seat may know: a whitelist in ids of the data files, with the running numbers."""

from __future__ import annotations

from typing import Any, Final

from hightable.games.golem.box import (
    ACTION_RECORDS,
    ARTEFACTS,
    AUTOMA_RECORDS,
    BOOK_RECORDS,
    BURIED,
    CAPACITY,
    CAULDRONS,
    CHARACTER_RECORDS,
    CHARACTER_STEPS,
    COLOURS,
    COLUMNS,
    CONTROL_LOSS,
    DISTRICT_OF,
    DISTRICTS,
    DOMAINS,
    FIRST_TILE,
    GOAL_NEEDS,
    GOAL_RECORDS,
    GOAL_TYPE,
    GOAL_VP,
    GOLEMS,
    GRAVE_PLAYERS,
    GRAVE_RECORDS,
    GREY,
    HEIGHT,
    KNOWLEDGE,
    LEVELS,
    LYING,
    MARBLE_ACTIONS,
    MARKER_STEPS,
    MARKER_VALUE,
    NEIGHBOURHOODS,
    OPEN_GRAVE,
    PHASES,
    PRINTED,
    RESOURCES,
    ROUNDS,
    ROWS,
    SECTION_OF,
    SIDE_KEY,
    SIDE_KEYS,
    SIDES,
    SMALL_TILES,
    START_GOLEMS,
    START_RECORDS,
    TILE_KIND,
    TILED,
    UPGRADE_RECORDS,
    WAITING,
    Record,
)
from hightable.games.golem.effects import buried, completed, is_complete
from hightable.games.golem.rules.control import control_cost, control_costs
from hightable.games.golem.rules.scoring import columns, created, is_automa, is_met, progress, sheet
from hightable.games.golem.rules.synagogue import strength
from hightable.games.golem.rules.upgrades import menorahs
from hightable.games.golem.state import NOBODY, NONE, Board, Player, row_of, side_of

CHARACTER_PHASE: Final = 5
SECRETS: Final = ("goals", "types")


def ids(records: list[Record], numbers: list[int]) -> list[str]:
    return [str(records[number]["id"]) for number in numbers]


def owner(seat: int) -> int | None:
    return None if seat == NOBODY else int(seat)


def seen(board: Board, seat: int) -> dict[str, Any]:
    """Everything open on the table, and what only this seat holds."""
    return {
        "seat": seat,
        "round": int(board.round),
        "phase": PHASES[board.phase - 1] if board.phase else "setup",
        "over": board.over,
        "order": [int(who) for who in board.order],
        "palace": palace(board),
        "library": ids(BOOK_RECORDS, board.library),
        "deck": len(board.deck),
        "sunk": ids(BOOK_RECORDS, board.deck[: board.sunk]),
        "goal_deck": len(board.goal_deck),
        "boards": [SIDES[side].upper() for side in board.boards],
        "city": {name: tiles(board, d) for d, name in enumerate(DISTRICTS)},
        "menorahs": {name: owner(board.menorahs[d]) for d, name in enumerate(DISTRICTS)},
        "graves": graves(board),
        "synagogue": synagogue(board),
        "automa": automa(board),
        "players": [
            seen_player(board, player, board.over or player.seat == seat)
            for player in board.players
        ],
    }


def palace(board: Board) -> list[dict[str, Any]]:
    """The four characters; those of past rounds lie face down, the first of the rest is active."""
    past = board.round - 1 + (board.phase > CHARACTER_PHASE) if board.round else 0
    return [
        {
            "id": str(CHARACTER_RECORDS[character]["id"]),
            "face_up": at >= past,
            "active": at == past,
            "steps": int(CHARACTER_STEPS[character]),
        }
        for at, character in enumerate(board.city.palace)
    ]


def tiles(board: Board, district: int) -> list[str]:
    first = district * TILED
    return [NEIGHBOURHOODS[tile] for tile in board.city.neighbourhoods[first : first + TILED]]


def graves(board: Board) -> list[dict[str, Any]]:
    """Each space of the graveyard: usable with so many players, and whose golems lie there."""
    lying: list[list[int]] = [[] for _ in GRAVE_RECORDS]
    for player in board.players:
        for place in player.golems:
            if place >= BURIED:
                lying[place - BURIED].append(int(player.seat))
    return [
        {
            "id": str(record["id"]),
            "usable": bool(GRAVE_PLAYERS[grave] <= len(board.players)),
            "free": grave == OPEN_GRAVE or not board.graves >> grave & 1,
            "golems": lying[grave],
        }
        for grave, record in enumerate(GRAVE_RECORDS)
    ]


def synagogue(board: Board) -> dict[str, Any]:
    """Rows with their strength, action tiles with their rabbis, the printed field, pass tiles."""
    rabbis = {int(player.rabbi): int(player.seat) for player in board.players}
    rows = {name: seen_row(board, row) for row, name in enumerate(ROWS)}
    tiles = [
        {"id": str(ACTION_RECORDS[tile]["id"]), "rabbi": rabbis.get(at)}
        for at, tile in enumerate(board.display)
    ]
    return {
        "rows": rows,
        "tiles": tiles,
        "printed": {"id": str(ACTION_RECORDS[PRINTED]["id"]), "rabbis": board.charity[:]},
        "stack": len(board.tiles),
        "spent": sorted(ids(ACTION_RECORDS, board.spent)),
        "removed": [COLOURS[colour] for colour in board.removed],
    }


def seen_row(board: Board, row: int) -> dict[str, Any]:
    first = row * len(COLOURS)
    marbles = [name for at, name in enumerate(COLOURS) for _ in range(board.rows[first + at])]
    return {"marbles": marbles, "strength": int(strength(board, row))}


def automa(board: Board) -> dict[str, Any] | None:
    """The automa of the unofficial solo variant: its level, last card and plan of the round."""
    if board.city.level == NONE:
        return None
    card = None if board.card == NONE else str(AUTOMA_RECORDS[board.card]["id"])
    plan = None if board.plan == NONE else str(AUTOMA_RECORDS[board.plan]["plan"])
    left = len(board.cards)
    return {"level": LEVELS[board.city.level], "card": card, "plan": plan, "cards": left}


def seen_player(board: Board, me: Player, own: bool) -> dict[str, Any]:
    """What lies open before a player; goals, start tiles and choices only for the owner."""
    lines = sheet(board, me.seat)
    public = {
        "seat": int(me.seat),
        "automa": is_automa(board, me),
        **{resource: int(me.goods[at]) for at, resource in enumerate(RESOURCES)},
        "students": {name: int(me.students[d]) for d, name in enumerate(DISTRICTS)},
        "marbles": [COLOURS[colour] for colour in me.eyes],
        "rabbi": rabbi(board, me),
        "pass_tile": int(me.pass_tile),
        "passes": int(me.passes),
        "actions_left": MARBLE_ACTIONS + 1 - len(me.eyes) - int(me.rabbi != NONE),
        "side": None if me.side == NONE else SIDES[me.side].upper(),
        "upgrades": [
            str(record["id"]) for at, record in enumerate(UPGRADE_RECORDS) if me.upgrades >> at & 1
        ],
        "artefacts": [artefact(me, row) for row in range(ARTEFACTS)],
        "columns": [column(me, number) for number in range(COLUMNS)],
        "used_starts": ids(START_RECORDS, me.used),
        "goals_held": len(me.goals),
        "sheet": lines if own else {key: n for key, n in lines.items() if key not in SECRETS},
        **tracks(board, me),
        **seen_golems(me),
        **products(board, me),
    }
    return public | secrets(me) if own else public


def rabbi(board: Board, me: Player) -> str | None:
    if me.rabbi == NONE:
        return None
    tile = PRINTED if me.rabbi == len(board.display) else board.display[me.rabbi]
    return str(ACTION_RECORDS[tile]["id"])


def artefact(me: Player, row: int) -> dict[str, Any]:
    """A cauldron, whether its artefact is complete, and the tiles on its two slots."""
    slots: dict[str, Any] = {"golden": None, "grey": None}
    for tile in range(SMALL_TILES):
        if me.laid[tile] != NONE and row_of(me.laid[tile]) == row:
            kind = "grey" if TILE_KIND[tile] == GREY else "golden"
            side = side_of(me.laid[tile])
            slots[kind] = {
                "id": str(UPGRADE_RECORDS[FIRST_TILE + tile]["id"]),
                "side": int(side),
                "key": SIDE_KEYS[SIDE_KEY[2 * tile + side]],
            }
    size = int(CAULDRONS[row])
    return {"size": size, "gold": int(me.gold[row]), "complete": is_complete(me, row), **slots}


def column(me: Player, number: int) -> list[str]:
    books = me.books[number * HEIGHT : number * HEIGHT + HEIGHT]
    return ids(BOOK_RECORDS, [int(book) for book in books if book != NONE])


def tracks(board: Board, me: Player) -> dict[str, Any]:
    """Markers and what they mean: value, capacity, and the steps due in the next movement."""
    past = board.round if board.phase > 1 else max(board.round - 1, 0)
    steps = int(MARKER_STEPS[me.marker])
    more = int(CHARACTER_STEPS[board.city.palace[past]]) if past < ROUNDS else 0
    return {
        "research": int(me.research),
        "capacity": int(CAPACITY[me.research]),
        "marker": int(me.marker),
        "value": int(MARKER_VALUE[me.marker]),
        "steps": {"marker": steps, "character": more, "due": steps + more if past < ROUNDS else 0},
    }


def seen_golems(me: Player) -> dict[str, Any]:
    """Golems in town with what each costs to control, and what is due against what is there."""
    standing = []
    by_district = dict.fromkeys(DISTRICTS, 0)
    for golem in range(GOLEMS):
        place = me.golems[golem]
        if 0 <= place < BURIED:
            district, cost = DISTRICTS[DISTRICT_OF[place]], int(control_cost(me, golem))
            by_district[district] += cost
            standing.append(
                {
                    "golem": golem,
                    "district": district,
                    "section": int(SECTION_OF[place]),
                    "lying": bool(place >= LYING),
                    "control": cost,
                }
            )
    return {
        "golems": standing,
        "spaces": [bool(me.golems[at] == WAITING) for at in range(START_GOLEMS, GOLEMS)],
        "created": int(created(me)),
        "destroyed": int(buried(me)),
        "leashed": bool(me.leashed),
        "control": {**by_district, **control_now(me)},
    }


def control_now(me: Player) -> dict[str, int]:
    """Knowledge due in the control phase, how much is there, and the points a shortage costs."""
    have, total, missing = int(me.goods[KNOWLEDGE]), 0, 0
    for cost in control_costs(me):
        total += cost
        missing += total > have
    return {"due": total, "have": have, "loss": CONTROL_LOSS * missing}


def products(board: Board, me: Player) -> dict[str, Any]:
    """For each domain: menorahs, things they multiply, and the points of the product now."""
    things = (created(me), completed(me), columns(me))
    found = {}
    for domain, name in enumerate(DOMAINS):
        lit = int(menorahs(board, me, domain))
        count = int(things[domain])
        found[name] = {"menorahs": lit, "things": count, "points": lit * count}
    return {"products": found}


def secrets(me: Player) -> dict[str, Any]:
    """The owner's goals with how far they are, cards still to choose from, start tiles left."""
    return {
        "goals": [goal_now(me, goal) for goal in me.goals],
        "pack": ids(GOAL_RECORDS, me.pack),
        "pick": "" if me.pick == NONE else str(GOAL_RECORDS[me.pick]["id"]),
        "starts": ids(START_RECORDS, me.starts),
    }


def goal_now(me: Player, goal: int) -> dict[str, Any]:
    return {
        "id": str(GOAL_RECORDS[goal]["id"]),
        "now": int(progress(me, GOAL_TYPE[goal])),
        "needs": int(GOAL_NEEDS[goal]),
        "vp": int(GOAL_VP[goal]),
        "met": is_met(me, goal),
    }
