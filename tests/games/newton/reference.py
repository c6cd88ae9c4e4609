"""The reference tables of docs/games/newton.md, made of data/.

`PYTHONPATH=src python tests/games/newton/reference.py` writes them anew, then `sh tools/rulebooks`.
"""

from collections import Counter
from pathlib import Path

from hightable.games.newton import box
from hightable.games.newton.effect_text import (
    effect_text,
    master_power,
    objective_text,
    tile_text,
    volumes_text,
)
from hightable.games.newton.game import NEWTON

PAGE = Path(__file__).parents[3] / "docs" / "games" / "newton.md"
HEAD = "## 16 Reference tables\n"
TEXTS = NEWTON.texts()
INTRO = (
    "These tables are made of `data/`. A star (*) marks what was reconstructed, a ring (°) what a",
    "public source tells; the rest stands in the rulebook. Names of Action cards, Inventions and",
    "spaces are ours.",
)
MARKS = {"rulebook": "", "public": " °", "reconstructed": " *"}
KINDS = {
    "start": "start",
    "plain": "",
    "village": "Village",
    "university": "University",
    "ancient_land": "Ancient Land",
    "city": "City",
    "master": "Master",
    "objective": "Objective",
    "specialization": "Specialization",
    "invention": "Invention",
}


def name(thing):
    return TEXTS.name(thing)


def marked(text, record):
    """With a star for what is reconstructed, a ring for what a public source tells."""
    return f"{text}{MARKS[record['source']]}"


def table(head, rows):
    lines = [head, ["---"] * len(head), *rows]
    return [f"| {' | '.join(str(cell) for cell in line)} |" for line in lines]


def section(number, title, *parts):
    lines = ["", f"### 16.{number} {title}"]
    for part in parts:
        lines += ["", *part] if isinstance(part, list) else ["", part]
    return lines


def cards():
    rows = [
        [
            marked(card["name"], card),
            card["level"],
            name(card["action"]),
            volumes_text(card["volumes"], TEXTS),
            special_effect(card),
        ]
        for card in box.ACTION_RECORDS.values()
    ]
    return table(["card", "level", "action", "Volumes", "special effect"], rows)


def special_effect(card):
    effect = card.get("immediate") or card.get("modifier")
    return effect_text(effect, TEXTS) if effect else "the wild Volume"


def starting_cards():
    rows = [
        [marked(name(colour), own[0]), *[volumes_text(card["volumes"], TEXTS) for card in own]]
        for colour, own in zip(box.COLOURS, box.STARTING, strict=True)
    ]
    return table(["colour", *[name(symbol) for symbol in box.SYMBOLS]], rows)


def masters():
    rows = [
        [
            name(master),
            f"{record['vp']}{MARKS[record['vp_source']]}",
            marked(master_power(record, TEXTS), record),
        ]
        for master, record in box.MASTER_RECORDS.items()
    ]
    return table(["Master", "points", "power"], rows)


def token(record):
    return f"from {n} players" if (n := record.get("bonus_min_players", 0)) > 1 else "always"


def places():
    rows = [
        [
            marked(record["name"], record),
            KINDS[record["type"]],
            token(record) if "bonus_min_players" in record else "",
            ", ".join(route(end, cost) for end, cost in box.routes(place)),
        ]
        for place, record in box.PLACE_RECORDS.items()
    ]
    return table(["place", "kind", "Bonus token", "routes *"], rows)


def route(end, cost):
    return f"{name(box.PLACES[end])} {cost}" if cost else name(box.PLACES[end])


def asked(space):
    found = [s["volumes"] for s in box.OBJECTIVE_SPACES.values() if s["place"] == space]
    return volumes_text(found[0], TEXTS) + " *" if found else ""


def work():
    rows = [
        [marked(name(space), record), KINDS[record["type"]], asked(space)]
        for space, record in box.WORK_RECORDS.items()
    ]
    return table(["space", "kind", "asks for"], rows)


def technology():
    rows = [
        [
            marked(name(space), record),
            KINDS[record["type"]],
            ", ".join(name(end) for end in record["next"]),
            token(record) if "bonus_min_players" in record else "",
            asked(space),
        ]
        for space, record in box.TECH_RECORDS.items()
    ]
    return table(["space", "kind", "leads to", "Bonus token", "asks for"], rows)


def study_board(board):
    cells = {(cell["shelf"], cell["column"]): cell for cell in box.cells(board["id"])}
    columns = range(1, board["columns"] + 1)
    rows = [
        [f"shelf {shelf} *", *[space(cells[shelf, column]) for column in columns]]
        for shelf in range(board["shelves"], 0, -1)
    ]
    return table(["", *[f"column {column}" for column in columns]], rows)


def space(cell):
    asks = cell.get("requirement")
    if asks is None:
        return "window" if cell["kind"] == "window" else "printed tile"
    if "volumes" in asks:
        return volumes_text(asks["volumes"], TEXTS).replace(" Volumes", "").replace(" Volume", "")
    return name(asks.get("university") or asks["ancient_land"])


def lines(board):
    """Where a board's lines lie and what they pay."""
    rows = []
    for line in box.lines(board["id"]):
        ends = [line["cells"][0], line["cells"][-1]]
        first, last = [cell.removeprefix(f"{board['id']}_") for cell in ends]
        rows.append([f"{name(first)} to {name(last)} *", line["vp"]])
    return table(["line", "points a round"], rows)


def study_boards():
    parts = []
    for board in box.STUDY_BOARDS["board"]:
        symbol = name(board["printed_desk_symbol"])
        letter = board["id"][-1].upper()
        parts += [f"Board {letter}, with {symbol} printed on its desk (*):", study_board(board)]
    shared = [lines(board) for board in box.STUDY_BOARDS["board"]]
    assert all(one == shared[0] for one in shared)
    return [*parts, "The lines are the same on all boards:", shared[0]]


def tokens():
    found = Counter(
        marked(tile_text(token, TEXTS), record) for token, record in box.TOKEN_RECORDS.items()
    )
    return table(["Bonus token", "copies"], found.items())


def supply():
    kinds = box.DEVELOPMENT_RECORDS | box.INCOME_RECORDS
    rows = [[name(tile), f"{record['copies']} *"] for tile, record in kinds.items()]
    return table(["tile", "copies"], rows)


def tiles(records):
    rows = [[marked(name(tile), it), tile_text(tile, TEXTS)] for tile, it in records.items()]
    return table(["tile", "gives"], rows)


def objectives():
    rows = [
        [marked(name(tile), record), objective_text(tile, TEXTS)]
        for tile, record in box.OBJECTIVE_RECORDS.items()
    ]
    return table(["Objective", "gives"], rows)


def made():
    """The whole section, to the end of the page."""
    parts = [
        section(1, "Action cards", cards()),
        section(2, "Starting cards", "Their Volumes, by colour.", starting_cards()),
        section(3, "Masters", masters()),
        section(4, "Map", "A route without a number is free; the numbers are Coins.", places()),
        section(5, "Work track", work()),
        section(6, "Technology track", technology()),
        section(7, "Study boards", *study_boards()),
        section(8, "Bonus tokens", tokens()),
        section(9, "Developments and Incomes", supply()),
        section(10, "Specializations", tiles(box.SPECIALIZATION_RECORDS)),
        section(11, "Inventions", tiles(box.INVENTION_RECORDS)),
        section(12, "Cities", tiles(box.CITY_RECORDS)),
        section(13, "Objectives", objectives()),
    ]
    return HEAD + "\n".join([*INTRO, *[line for part in parts for line in part]]) + "\n"


def written():
    """The same as it stands on the page."""
    text = PAGE.read_text("utf-8")
    return text[text.index(HEAD) :] if HEAD in text else ""


if __name__ == "__main__":
    before = PAGE.read_text("utf-8").split(HEAD)[0].rstrip()
    PAGE.write_text(f"{before}\n\n{made()}", "utf-8")
