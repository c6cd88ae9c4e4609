"""What the page says is so."""

import doctest
from pathlib import Path

import pytest

PAGE = Path(__file__).parents[2] / "docs" / "envs.md"


@pytest.mark.filterwarnings("ignore::DeprecationWarning")
def test_the_code_of_the_page_runs():
    found = doctest.testfile(str(PAGE), module_relative=False)
    assert found.attempted > 10
    assert found.failed == 0
