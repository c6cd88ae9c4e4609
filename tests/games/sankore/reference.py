"""The reference tables of docs/games/sankore.md, made of data/.

`PYTHONPATH=src python tests/games/sankore/reference.py` writes them; then `sh tools/rulebooks`.
"""

from pathlib import Path

from hightable.games.sankore.box import areas
from hightable.games.sankore.box.components import (
    ARROW_RECORDS,
    CLASS_RECORDS,
    DISCIPLINES,
    FAVOUR_RECORDS,
    GRADUATION_RECORDS,
    OBJECTIVE_RECORDS,
    QUEUE_RECORDS,
    REGIONS,
    SANKORE_RECORDS,
    SCHOLAR_RECORDS,
    SCHOLAR_TURNS,
    SHELF_RECORDS,
    SKILL_RECORDS,
    TRACK_RECORDS,
    records,
)
from hightable.games.sankore.effect_text import card_text, effect_text, price_text
from hightable.games.sankore.game import SANKORE

PAGE = Path(__file__).parents[3] / "docs" / "games" / "sankore.md"
HEAD = "## 19 Reference tables\n"
TEXTS = SANKORE.texts()
INTRO = (
    "These tables are made of `data/`. A star (*) marks what was reconstructed; the rest stands in",
    "the rulebook.",
)
MARKS = {"rulebook": "", "reconstructed": " *"}
ICONS = {
    "exchange_favour": "Favour",
    "sankore_tile": "double-star tile",
    "book_scoring": "Book scoring",
    "prestige_scoring": "Prestige scoring",
}
ACTIONS = {
    "contribute_book": "contribute",
    "enrol_by_discipline": "enrol by discipline",
    "enrol_by_area": "enrol by area",
    "establish_class": "establish",
    "gain_prestige": "Prestige",
    "graduate_student": "graduate",
    "place_sankore": "tile",
    "teach_class": "teach",
}


def name(thing):
    return TEXTS.name(thing.lower())


def marked(text, record):
    """With a star for what is reconstructed."""
    return f"{text}{MARKS[record['source']]}"


def table(head, rows):
    lines = [head, ["---"] * len(head), *rows]
    return [f"| {' | '.join(str(cell) for cell in line)} |" for line in lines]


def section(number, title, *parts):
    lines = ["", f"### 19.{number} {title}"]
    for part in parts:
        lines += ["", *part] if isinstance(part, list) else ["", part]
    return lines


def alike(found):
    """One record for all disciplines, where they differ in nothing else."""
    kinds = [{k: v for k, v in one.items() if k not in ("id", "area")} for one in found]
    for kind in kinds:
        kind["slots"] = [
            {k: v for k, v in s.items() if k != "prestige_token"} for s in kind["slots"]
        ]
    assert all(kind == kinds[0] for kind in kinds), "the queues of the areas differ"
    return kinds[0]


def queues():
    rows = []
    for players in (2, 3, 4):
        own = alike([q for q in QUEUE_RECORDS.values() if q["players"] == players])
        for slot in own["slots"]:
            icons = ", ".join(ICONS[icon] for icon in slot["icons"])
            rows.append([marked(players, own), slot["k"], slot["value"], icons])
    return table(["players", "student", "Shared Knowledge", "icon"], rows)


def nodes():
    rows = []
    for node, record in areas.NODE_RECORDS.items():
        if record["kind"] != "start":
            gold, gives = record.get("gold", ""), record.get("effect")
            said = effect_text(gives, TEXTS) if gives else ""
            kind = [marked(name(node), record), record["kind"], record["region"]]
            rows.append([*kind, record["value"] or "", gold, said])
    return table(["place", "kind", "region", "value", "Gold", "gives"], rows)


def port_spaces():
    rows = [
        [marked(name(space), record), record["value"], effect_text(record["effect"], TEXTS)]
        for space, record in areas.PORT_RECORDS.items()
    ]
    return table(["space", "value", "gives"], rows)


def paths():
    rows = [
        [marked(name(record["a"]), record), name(record["b"]), record["cost"], record["dotted"]]
        for record in areas.PATH_RECORDS.values()
    ]
    return table(["from", "to", "Knowledge", "crosses the line of region"], rows)


def spaces(found):
    rows = [
        [
            marked(name(space), record),
            record["number"],
            price_text(space, TEXTS),
            "yes" if record["supported"] else "",
            effect_text(record["effects"], TEXTS) if "effects" in record else "",
        ]
        for space, record in found.items()
    ]
    return table(["space", "number", "costs", "supported", "then"], rows)


def walls():
    rows = [
        [
            marked(name(wall), record),
            record["number"],
            "" if record["special"] else price_text(wall, TEXTS),
            "yes" if record["supported"] else "",
        ]
        for wall, record in areas.WALL_RECORDS.items()
    ]
    return table(["space", "number", "costs", "supported"], rows)


def cells():
    rows = [
        [
            marked(name(cell), areas.CELL_RECORDS[cell]),
            areas.CELL_RECORDS[cell]["number"] or "",
            "yes" if areas.CELL_RECORDS[cell]["gold_icon"] else "",
        ]
        for cell in areas.CELLS
    ]
    return table(["cell", "number", "Gold icon"], rows)


def region_disciplines():
    rows = [
        [
            region,
            marked(name(theology["discipline"]), theology),
            marked(name(law["discipline"]), law),
        ]
        for region, theology, law in zip(
            REGIONS,
            records("theology", "region").values(),
            records("law", "region").values(),
            strict=True,
        )
    ]
    return table(["region", "Theology", "Law"], rows)


def boxes():
    rows = [
        [
            region,
            *[
                marked(
                    name(areas.BOX_RECORDS[f"box_{area}_{region}"]["book"]),
                    {"source": "reconstructed"},
                )
                for area in DISCIPLINES
            ],
        ]
        for region in REGIONS
    ]
    return table(["region", *[name(area) for area in DISCIPLINES]], rows)


def tracks():
    first = [r for r in TRACK_RECORDS.values() if r["discipline"] == DISCIPLINES[0]]
    for kind in DISCIPLINES:
        own = [r for r in TRACK_RECORDS.values() if r["discipline"] == kind]
        figures = [(r["knowledge"], r["prestige"]) for r in own]
        assert figures == [(r["knowledge"], r["prestige"]) for r in first], "the tracks differ"
    rows = [[marked(r["order"], r), r["knowledge"], r["prestige"]] for r in first]
    return table(["piece that leaves", "School Knowledge", "Prestige icons"], rows)


def arrows():
    rows = [
        [marked(name(record["from_class"]), record), name(record["to_student"])]
        for record in ARROW_RECORDS.values()
    ]
    return table(["class", "leads to"], rows)


def favours():
    rows = [
        [marked(record["space"], record), effect_text(record["effect"], TEXTS)]
        for record in FAVOUR_RECORDS.values()
    ]
    return table(["space", "reward"], rows)


def shelves():
    rows = [
        [record["side"], record["order"], f"{record['size']} *", record["first"], record["second"]]
        for record in SHELF_RECORDS.values()
    ]
    return table(["side", "shelf", "Books", "first", "second"], rows)


def classes():
    rows = [
        [marked(name(tile), record), record["level"], effect_text(record["reward"], TEXTS)]
        for tile, record in CLASS_RECORDS.items()
    ]
    return table(["class", "level", "reward"], rows)


def skills():
    rows = [
        [marked(name(kind), record), f"{record['count']} *", effect_text(record["effect"], TEXTS)]
        for kind, record in SKILL_RECORDS.items()
    ]
    return table(["Skill tile", "copies", "effect"], rows)


def tiles():
    rows = [
        [marked(name(tile), record), record["group"], effect_text(record["bonus"], TEXTS)]
        for tile, record in SANKORE_RECORDS.items()
    ]
    return table(["Sankoré tile", "group", "bonus"], rows)


def graduations():
    rows = [
        [marked(name(tile), record), record["level"], record["prestige"]]
        for tile, record in GRADUATION_RECORDS.items()
    ]
    return table(["Graduation tile", "level", "Prestige icons"], rows)


def objectives():
    rows = [
        [
            marked(f"{record['number']} {record['name']}", record),
            name(record["prestige_discipline"]),
            card_text(card, TEXTS),
        ]
        for card, record in OBJECTIVE_RECORDS.items()
    ]
    return table(["card", "icon", "asks for and gives"], rows)


def scholars():
    rows = []
    for turn in range(1, 17):
        own = [r for r in SCHOLAR_TURNS.values() if r["turn"] == turn]
        said = [", ".join(ACTIONS[action] for action in record["actions"]) for record in own]
        rows.append([marked(turn, own[0]), own[0]["phase"], *said])
    heads = [record["name"] for record in SCHOLAR_RECORDS.values()]
    return table(["turn", "phase", *heads], rows)


def made():
    lines = [HEAD.rstrip(), *INTRO]
    lines += section(
        1, "Queues", "The same in all four areas; one player uses those for two.", queues()
    )
    lines += section(2, "Astronomy", nodes(), port_spaces(), paths())
    lines += section(3, "Theology", spaces(areas.THEOLOGY_RECORDS))
    lines += section(4, "Mathematics", walls(), cells())
    lines += section(5, "Law", spaces(areas.LAW_RECORDS))
    lines += section(
        6, "Regions", "The discipline a region is tied to:", region_disciplines(),
        "The Book of each scoring box:", boxes(),
    )  # fmt: skip
    lines += section(7, "The player board", "The same for all four tracks:", tracks(), arrows())
    lines += section(8, "Favour track and Library", favours(), shelves())
    lines += section(9, "Tiles", classes(), graduations(), tiles(), skills())
    lines += section(
        10, "Objective cards",
        "All names and requirements are reconstructed; a star marks the abilities that are.",
        objectives(),
    )  # fmt: skip
    lines += section(11, "The Scholar's turns", scholars())
    return "\n".join(lines) + "\n"


def written():
    """The section as it stands on the page, up to the next chapter or the end."""
    rest = HEAD + PAGE.read_text("utf-8").split(HEAD)[1]
    return rest.split("\n## ")[0].rstrip("\n") + "\n"


def write():
    page = PAGE.read_text("utf-8")
    PAGE.write_text(page.split(HEAD)[0] + made(), "utf-8")


if __name__ == "__main__":
    write()
