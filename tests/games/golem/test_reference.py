"""The reference tables of the rules are those of the data files."""

import re

from games.golem.reference import PAGE, made, written

from hightable.games.golem import box


def test_the_reference_tables_are_current():
    assert written() == made(), "run tests/games/golem/reference.py, then sh tools/rulebooks"


def test_the_tracks_in_the_rules_are_those_of_the_data():
    text = PAGE.read_text("utf-8").split("### 3.5 ")[0].split("### 3.4 ")[1]
    rows = dict(re.findall(r"^\| ([^|]+) \| (.*) \|$", text, re.M))
    wanted = {
        "books in a column": box.CAPACITY,
        "income: knowledge": [income[box.KNOWLEDGE] for income in box.RESEARCH_INCOME],
        "income: VP": [income[box.VP] for income in box.RESEARCH_INCOME],
        "value, and VP of income": box.MARKER_VALUE,
        "steps of the movement": box.MARKER_STEPS,
    }
    for line, figures in wanted.items():
        assert [int(figure) for figure in rows[line].split("|")] == list(figures), line
