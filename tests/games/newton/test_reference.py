"""The reference tables of the rules are those of the data files."""

import re

from games.newton.reference import PAGE, made, written

from hightable.games.newton.box import MASTER_RECORDS


def test_the_reference_tables_are_current():
    assert written() == made(), "run tests/games/newton/reference.py, then sh tools/rulebooks"


def test_the_points_of_masters_in_the_rules_are_those_of_the_data():
    text = PAGE.read_text("utf-8").split("## 11 ")[0].split("## 10 ")[1]
    said = dict(re.findall(r"^\| ([^|]+) \| (\d+\*?) \|", text, re.M))
    stars = {"reconstructed": "*", "public": ""}
    assert said == {
        record["name"]: f"{record['vp']}{stars[record['vp_source']]}"
        for record in MASTER_RECORDS.values()
    }
