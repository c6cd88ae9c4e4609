"""The reference tables of docs/games/alma_mater.md, made of data/.

`PYTHONPATH=src:tests python tests/games/alma_mater/reference.py` writes them anew, then
`sh tools/rulebooks`.
"""

from pathlib import Path

from hightable.games.alma_mater import box
from hightable.games.alma_mater.effect_text import (
    ability_texts,
    bonus_text,
    cost_text,
    effect_text,
    gains_text,
    glory_text,
)
from hightable.games.alma_mater.game import ALMA_MATER

PAGE = Path(__file__).parents[3] / "docs" / "games" / "alma_mater.md"
CHAPTER = 20
HEAD = f"## {CHAPTER} Reference tables\n"
TEXTS = ALMA_MATER.texts()
INTRO = (
    "These tables are made of `data/`. A star (*) marks what was reconstructed, a ring (°) what a",
    "public source tells; the rest stands in the rulebook. Names of students and professors are",
    "ours.",
)
MARKS = {"rulebook": "", "public": " °", "reconstructed": " *"}
ROMAN = ("", "I", "II", "III", "IV")


def name(thing):
    return TEXTS.name(thing)


def marked(said, record, field=""):
    """A figure with the mark of its source: that of its field, if the record tells it apart."""
    source = record.get("source_fields", {}).get(field, record["source"])
    return f"{said}{MARKS[source]}"


def table(head, rows):
    lines = [head, ["---"] * len(head), *rows]
    return [f"| {' | '.join(str(cell) for cell in line)} |" for line in lines]


def section(number, title, *parts):
    lines = ["", f"### {CHAPTER}.{number} {title}"]
    for part in parts:
        lines += ["", *part] if isinstance(part, list) else ["", part]
    return lines


FIELDS = {"dual": "dual_space", "academy": "academy_split"}


def spaces():
    rows = [
        [marked(name(space["id"]), side, FIELDS.get(space["kind"], "")), players(side)]
        for side in box.SIDE_RECORDS.values()
        for space in side["spaces"]
    ]
    return table(["space", "players"], rows)


def players(side):
    return " to ".join(str(number) for number in side["players"])


def printed():
    """What the spaces with figures do, plain and with Pereira."""
    better = next(r for r in box.CHANCELLOR_RECORDS.values() if "improved" in r)
    rows = []
    for action in ("antiquarian", "laboratory", "park"):
        record = box.ACTION_RECORDS[action]
        plain, improved = effect_text(record["effect"], TEXTS), better["improved"][action]
        said = marked(effect_text(improved, TEXTS), better, "improved")
        rows.append([name(action), marked(plain, record), said])
    bishop = box.ACTION_RECORDS["bishop"]
    ducats = [listed(bishop["ducats"]), listed(better["improved"]["bishop_ducats"])]
    said = [f"{each} ducats for 1, 2, 3 masters" for each in ducats]
    rows.append([name("bishop"), marked(said[0], bishop), marked(said[1], better, "improved")])
    return table(["space", "does", "with Pereira"], rows)


def listed(numbers):
    return ", ".join(str(number) for number in numbers)


def faculties():
    rows = [
        [
            name(record["faculty"]),
            marked(listed(group["n"] for group in record["groups"]), record),
            marked(", ".join(ranks(group) for group in record["groups"]), record, "ranks"),
            marked(record["dictionaries"], record),
        ]
        for record in box.FEE_RECORDS.values()
    ]
    return table(["student of", "textbooks in groups", "ranks", "dictionaries"], rows)


def ranks(group):
    return f"I to {ROMAN[len(group['ranks'])]}"


def students():
    rows = [
        [
            marked(name(student), record, "name"),
            name(record["faculty"]),
            marked("; ".join(ability_texts(record, TEXTS)), record),
        ]
        for student, record in box.STUDENT_RECORDS.items()
    ]
    return table(["student", "faculty", "does"], rows)


def chairs():
    rows = [
        [
            marked(name(record["faculty"]), record, "faculty"),
            record["slot"],
            marked(record["ducats"], record),
            marked(listed(record["books"]), record),
        ]
        for record in box.CHAIR_RECORDS.values()
    ]
    return table(["chair of", "number", "ducats", "books in groups"], rows)


def professors():
    rows = [
        [
            marked(name(professor), record, "name"),
            name(record["faculty"]),
            marked(record["points"], record, "points"),
            marked(effect_text(record["lecture"], TEXTS), record, "prestige_by_faculty"),
        ]
        for professor, record in box.PROFESSOR_RECORDS.items()
    ]
    return table(["professor", "faculty", "points", "lecture"], rows)


def chancellors():
    rows = [
        [
            marked(name(chancellor), record, "name"),
            marked("; ".join(ability_texts(record, TEXTS)), record, "improved"),
        ]
        for chancellor, record in box.CHANCELLOR_RECORDS.items()
    ]
    return table(["chancellor", "does"], rows)


def research_cards():
    rows = []
    for record in box.CARD_RECORDS.values():
        costs = [cost_text(cost, TEXTS) for cost in record["levels"]]
        blue = marked(["first", "second"][record["blue"] - 1], record, "blue")
        card = marked(f"{record['letter']}{record['index']}", record, "letter")
        bonus = bonus_text(record["milestone"], TEXTS)
        rows.append([card, *[marked(cost, record) for cost in costs], blue, marked(bonus, record)])
    return table(["card", "first level", "second level", "blue level", "milestone"], rows)


def glory():
    rows = [
        [
            marked(record["letter"], record, "letter"),
            marked(glory_text(tile, TEXTS), record),
        ]
        for tile, record in box.GLORY_RECORDS.items()
    ]
    return table(["letter", "glory tile"], rows)


def busts():
    rows = [
        [record["letter"], marked(effect_text(record["bonus"], TEXTS), record)]
        for record in box.BUST_RECORDS.values()
    ]
    return table(["bust card", "gives"], rows)


def setup_cards():
    rows = [
        [record["number"], marked(record["white"], record), marked(gains_text(card, TEXTS), record)]
        for card, record in box.SETUP_RECORDS.items()
    ]
    return table(["setup card", "white number", "gives"], rows)


def halls():
    rows = [
        [
            record["n"],
            marked(record["type"], record, "type"),
            marked(record["storage"], record, "storage") if "storage" in record else "",
            record["fee"] or "",
        ]
        for record in box.HALL_RECORDS.values()
    ]
    return table(["hall", "type", "storage", "ducats to pay"], rows)


def display():
    row, tiles = box.UNIVERSITY["price_row"], box.UNIVERSITY["price_tile"]
    shelves = [shelf["prestige"] for shelf in box.UNIVERSITY["bookshelf"]]
    student = box.UNIVERSITY["printed_student"]
    sold = student["action_space"]["effects"][0]["max"]
    return table(
        ["of the university", "figures"],
        [
            ["prices from left to right", marked(listed(row["prices"]), row)],
            ["prestige of the shelves", marked(listed(shelves), box.UNIVERSITY["bookshelf"][0])],
            *[[f"price tiles {listed(it['sides'])}", it["per_student"]] for it in tiles],
            ["books sold by the printed student", marked(sold, student, "max")],
        ],
    )


def reputation():
    points = box.CONSTANTS["final_scoring"]
    rows = []
    for side in box.SIDE_RECORDS.values():
        key = "reputation_p4" if side["id"] == "p4" else "reputation_p2_p3"
        income = marked(listed(side["reputation_income"]), side, "reputation_income")
        rows.append([players(side), income, listed(points[key])])
    return table(["players", "ducats as income, by rank", "points at the end, by rank"], rows)


def ignotus():
    rows = [
        [
            marked(name(card), record),
            record["steps"],
            record["textbooks"],
            "; ".join(name(site) for site in record["spaces"]),
        ]
        for card, record in box.IGNOTUS_RECORDS.items()
    ]
    return table(["card", "steps", "textbooks", "masters to"], rows)


def made():
    """The whole section, to the end of the page."""
    parts = [
        section(1, "Action spaces", spaces(), printed()),
        section(2, "What students cost", faculties()),
        section(3, "Students", students()),
        section(4, "What professors cost", chairs()),
        section(5, "Professors", professors()),
        section(6, "Chancellors", chancellors()),
        section(7, "Research cards", research_cards()),
        section(8, "Glory tiles and bust cards", glory(), busts()),
        section(9, "Setup cards", setup_cards()),
        section(10, "Lecture halls", halls()),
        section(11, "Display", display()),
        section(12, "Book reputation", reputation()),
        section(13, "Cards of Ignotus", ignotus()),
    ]
    return HEAD + "\n".join([*INTRO, *[line for part in parts for line in part]]) + "\n"


def written():
    """The same as it stands on the page."""
    text = PAGE.read_text("utf-8")
    return text[text.index(HEAD) :] if HEAD in text else ""


if __name__ == "__main__":
    before = PAGE.read_text("utf-8").split(HEAD)[0].rstrip()
    PAGE.write_text(f"{before}\n\n{made()}", "utf-8")
