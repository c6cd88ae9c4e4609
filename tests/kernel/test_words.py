"""The vocabulary and the catalogue of texts."""

import pytest

from hightable import Fault
from hightable.games.saltmarsh.box import CARDS, NAMES
from hightable.kernel import Catalogue, Vocabulary
from hightable.kernel.lang import sections


def test_a_block_of_words_is_read_both_ways():
    vocabulary = Vocabulary()
    vocabulary.word("stop")
    go = vocabulary.words("go", ["home", "north"])
    assert [go[at] in go for at in range(3)] == [True, True, False]
    assert go.index(go[1]) == 1
    assert len(go) == 2
    assert vocabulary.texts[go[1]] == "go north"
    assert vocabulary.parts == [("stop", ""), ("go", "home"), ("go", "north")]


def test_two_words_are_never_spelt_alike():
    vocabulary = Vocabulary()
    vocabulary.words("go", ["home"])
    with pytest.raises(ValueError, match="two words are spelt 'go home'"):
        vocabulary.word("go home")


@pytest.fixture
def catalogue():
    return Catalogue("saltmarsh", NAMES, {"card": CARDS})


def test_an_option_is_said_with_the_name_of_its_thing(catalogue):
    assert catalogue.option("go", "isle") == "sail to The Isle"
    assert catalogue.option("sail", "") == "sail"
    assert catalogue.name("3") == "3"


def test_a_line_of_the_log_names_who_and_what(catalogue):
    catalogue.sections["log"]["both"] = "{who}: {a:card}, {b}!"
    assert catalogue.log("both", "Ada", CARDS.index("pilot"), 7) == "Ada: Pilot, 7!"


def test_a_missing_text_is_named(catalogue):
    with pytest.raises(Fault, match=r"saltmarsh, lang/en.toml: \[prompt\] has no 'fly'"):
        catalogue.say("prompt", "fly")


def test_an_unknown_section_is_refused():
    with pytest.raises(Fault, match=r"here: no such section \[poems\]; known: title, "):
        sections({"poems": {}}, "here")
