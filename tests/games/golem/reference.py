"""The reference tables of docs/games/golem.md, made of data/.

`PYTHONPATH=src python tests/games/golem/reference.py` writes them anew, then `sh tools/rulebooks`.
"""

from pathlib import Path

from hightable.games.golem import box
from hightable.games.golem.effect_text import (
    ability_text,
    effect_text,
    goal_text,
    price_text,
)
from hightable.games.golem.game import GOLEM

PAGE = Path(__file__).parents[3] / "docs" / "games" / "golem.md"
HEAD = "## 17 Reference tables\n"
TEXTS = GOLEM.texts()
INTRO = (
    "",
    "These tables are made of `data/`. A star (*) marks what was reconstructed: icons that the",
    "text of the rulebook has lost, fitted to its examples (§13, §16). The rest stands in the",
    "rulebook.",
)
SECTIONS = range(1, box.SECTIONS + 1)
STREETS = box.records("districts", "section")


def name(thing):
    return TEXTS.name(thing)


def said(effects):
    return effect_text(effects, TEXTS)


def star(record, *fields):
    """A star if the record, or one of the fields shown, is reconstructed."""
    known = record.get("rulebook_fields", [])
    ours = record["source"] == "reconstructed" and not set(fields) & set(known)
    return " *" if ours or set(fields) & set(record.get("reconstructed_fields", [])) else ""


def table(head, rows):
    lines = [head, ["---"] * len(head), *rows]
    return [f"| {' | '.join(str(cell) for cell in line)} |" for line in lines]


def section(number, title, *parts):
    lines = ["", f"### 17.{number} {title}"]
    for part in parts:
        lines += ["", *part] if isinstance(part, list) else ["", part]
    return lines


def across(head, fields, rows):
    """A track: its fields side by side."""
    return table([head, *fields], rows)


def streets():
    rows = []
    for district in box.DISTRICTS:
        records = [STREETS[f"{district}_{at}"] for at in SECTIONS]
        incomes = [said(record["street_income"]) for record in records]
        rows.append([f"{name(district)} street *", *incomes])
    costs = [STREETS[f"red_{at}"]["block_entry_cost"] for at in SECTIONS]
    rows.append(["entry of a block *", *[cost or "" for cost in costs]])
    return across("section", [box.ROMAN[at] for at in SECTIONS], rows)


def research_track():
    fields = list(box.records("player_board", "research_field", "index").values())
    return across(
        "field *",
        [record["index"] for record in fields],
        [
            ["books in a column", *[record["book_capacity"] for record in fields]],
            ["income", *[said(record["income"]) for record in fields]],
            ["VP at the end", *[record["end_vp"] or "" for record in fields]],
        ],
    )


def golem_track():
    fields = list(box.records("player_board", "golem_field", "index").values())
    return across(
        "field *",
        [at for at, _ in enumerate(fields, 1)],
        [
            ["value", *[record["value"] for record in fields]],
            ["steps", *[record["steps"] for record in fields]],
            ["income", *[said(record["income"]) for record in fields]],
        ],
    )


def graves():
    rows = [
        [f"{at}{star(record)}", record["min_players"], said(record["effects"])]
        for at, record in enumerate(box.GRAVE_RECORDS, 1)
    ]
    return table(["grave", "players", "bonus"], rows)


def characters():
    rows = [
        [
            record["number"],
            f"{record['golem_steps']}{star(record, 'golem_steps')}",
            " + ".join(name(colour) for colour in record["marbles"]) + star(record, "marbles"),
            record["cost_coins"],
            said(record["effects"]),
        ]
        for record in box.CHARACTER_RECORDS
    ]
    return table(["card", "steps", "marbles", "coins", "effect"], rows)


def books():
    rows = [
        [
            f"{record['number']}{star(record)}",
            name(record["colour"]),
            price_text(record["cost"], TEXTS),
            said(record["immediate"]),
            said(record["activation"]),
        ]
        for record in box.BOOK_RECORDS
    ]
    return table(["book", "colour", "cost", "at once", "activation"], rows)


def library():
    fields = list(box.records("books", "library_field", "index").values())
    costs = [[record["cost_knowledge"] for record in fields]]
    return across("field *", [record["index"] for record in fields], [["knowledge", *costs[0]]])


def artefacts():
    rows = []
    for side in box.SIDES:
        own = [record for record in box.ARTEFACT_RECORDS if record["side"].lower() == side]
        rows.append([name(side), *[f"{said(record['bonus'])}{star(record)}" for record in own]])
    return table(["side", *[f"{size} gold" for size in box.SIZES]], rows)


def slots():
    own = list(box.records("player_board", "cauldron", "row").values())
    rows = [
        [f"{kind} slot *", *[record[f"{kind}_slot_cost"] for record in own]]
        for kind in ("golden", "grey")
    ]
    return across("artefact of", [f"{size} gold" for size in box.SIZES], rows)


def upgrades():
    rows = [
        [
            name(record["key"]),
            f"{record['cost']}{star(record, 'cost')}" if "cost" in record else "its slot's",
            ability_text(record, TEXTS) + star(record, "ability", "column_effects"),
        ]
        for record in box.UPGRADE_RECORDS
    ]
    return table(["upgrade", "cost", "does"], rows)


def starts():
    rows = [
        [f"{record['number']}{star(record)}", said(record["effects"])]
        for record in box.START_RECORDS
    ]
    return table(["start tile", "gives"], rows)


def goals():
    rows = [
        [f"{record['number']}{star(record)}", goal_text(record["id"], TEXTS)]
        for record in box.GOAL_RECORDS
    ]
    return table(["goal", "asks for"], rows)


def automa():
    rows = [
        [
            at,
            record["plan"],
            TEXTS.listed(name(row) for row in record["row_order"]),
            TEXTS.listed(name(colour) for colour in record["colour_order"]),
            record["rabbi_pick"],
            record["vp"],
            record["discard_book_field"],
            "yes" if record["bury"] else "",
        ]
        for at, record in enumerate(box.AUTOMA_RECORDS, 1)
    ]
    return table(["card *", "plan", "rows", "colours", "tile", "VP", "book", "grave"], rows)


def made():
    """The whole section, to the end of the page."""
    parts = [
        section(1, "Streets and blocks", streets()),
        section(2, "Research track", research_track()),
        section(3, "Golem track", golem_track()),
        section(4, "Graves", "So many players are needed for a grave.", graves()),
        section(5, "Characters", characters()),
        section(6, "Books", "What a library field adds to the cost:", library(), books()),
        section(7, "Artefacts", artefacts(), "What a small tile costs on its slot:", slots()),
        section(8, "Upgrades", "Costs are in the resource of the domain.", upgrades()),
        section(9, "Start tiles", starts()),
        section(10, "Goals", goals()),
        section(11, "Cards of the automa", "M is a marble, R the rabbi (§11).", automa()),
    ]
    return HEAD + "\n".join([*INTRO, *[line for part in parts for line in part]]) + "\n"


def written():
    """The same as it stands on the page."""
    text = PAGE.read_text("utf-8")
    return text[text.index(HEAD) :] if HEAD in text else ""


if __name__ == "__main__":
    before = PAGE.read_text("utf-8").split(HEAD)[0].rstrip()
    PAGE.write_text(f"{before}\n\n{made()}", "utf-8")
