"""The reference tables of the rules are those of the data files."""

import re

import pytest
from games.alma_mater.reference import HEAD, PAGE, made, marked, written

from hightable.games.alma_mater.box import CHANCELLOR_RECORDS, PROFESSOR_RECORDS, STUDENT_RECORDS


def test_the_reference_tables_are_current():
    assert written() == made(), "run tests/games/alma_mater/reference.py, then sh tools/rulebooks"


def test_what_is_reconstructed_has_its_mark():
    professor = PROFESSOR_RECORDS["prof_math_fill"]
    assert marked(professor["points"], professor, "points") == "2 *"
    assert marked("fill", professor) == "fill"
    assert marked("Erasmus", CHANCELLOR_RECORDS["erasmus"], "name") == "Erasmus °"


@pytest.mark.parametrize("records", [PROFESSOR_RECORDS, STUDENT_RECORDS, CHANCELLOR_RECORDS])
def test_the_chapters_name_everybody_the_box_has(records):
    chapters = PAGE.read_text("utf-8").split(HEAD)[0]
    named = re.findall(r"^\| ([^|]+) \|", chapters, re.M)
    assert {record["name"] for record in records.values()} <= set(named)


def test_the_points_of_professors_in_the_chapters_are_those_of_the_data():
    said = dict(re.findall(r"^\| ([^|]+) \| (\d+)\* \|", PAGE.read_text("utf-8"), re.M))
    assert said == {it["name"]: str(it["points"]) for it in PROFESSOR_RECORDS.values()}
