"""The reference tables of the rules are those of the data files."""

from games.sankore.reference import made, written


def test_the_reference_tables_are_current():
    assert written() == made(), "run tests/games/sankore/reference.py, then sh tools/rulebooks"
