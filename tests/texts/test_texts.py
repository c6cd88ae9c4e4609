"""Texts: paths of keys, plurals, lists, names, and what falls back to English."""

import pytest

from hightable.games.saltmarsh.box import CARDS, NAMES
from hightable.kernel.lang import option
from hightable.texts import Languages, Translation, load
from hightable.texts.translation import spoken_in

ENGLISH = {
    "tip": {"village": "{name} is near", "deep": {"down": "here"}},
    "count": {"coin": {"one": "{n} coin", "other": "{n} coins"}, "salt": "{n} salt"},
    "holds": "{a:coin} and {b:salt}",
    "log": {"both": "{who}: {a:card}, {b}!"},
    "name": {"pest": "Pest"},
}
POLISH = {
    "count": {"coin": {"one": "{n} moneta", "few": "{n} monety", "other": "{n} monet"}},
    "name": {"pest": "Peszt"},
}


@pytest.fixture
def english():
    return Translation("en.toml", "en", ENGLISH, {"card": ["pest"]})


@pytest.fixture
def polish(english):
    return Translation("pl.toml", "pl", POLISH, {"card": ["pest"]}, english)


def test_a_text_is_found_by_its_path_and_filled_in(english):
    assert english.say("tip", "village", name="Pest") == "Pest is near"
    assert english.say("tip", "deep", "down") == "here"


def test_one_coin_and_two_coins(english):
    assert [english.say("count", "coin", n=n) for n in (0, 1, 2)] == [
        "0 coins",
        "1 coin",
        "2 coins",
    ]
    assert english.say("holds", a=1, b=1) == "1 coin and 1 salt"


def test_every_language_has_its_own_plurals(polish):
    assert [polish.say("count", "coin", n=n) for n in (1, 3, 5)] == [
        "1 moneta",
        "3 monety",
        "5 monet",
    ]


def test_what_a_language_has_not_is_said_in_english(polish):
    assert polish.say("count", "salt", n=2) == "2 salt"
    assert polish.get("tip", "village") == "{name} is near"
    assert polish.say("holds", a=1, b=1) == "1 coin and 1 salt"


def test_a_number_names_the_thing_of_a_list(english, polish):
    assert english.say("log", "both", who="Ada", a=0, b=7) == "Ada: Pest, 7!"
    assert polish.name("pest") == "Peszt"
    assert polish.name("3") == "3"


def test_things_are_listed_as_the_language_does(english, polish):
    assert english.listed(["a", "b", "c"]) == "a, b, c"
    assert english.listed(["a", "b"], "or") == "a or b"
    assert polish.listed(["a", "b", "c"], "standard") == "a, b i c"
    assert english.listed([]) == ""


def test_a_missing_text_is_named_with_its_file(polish):
    with pytest.raises(KeyError, match=r"en\.toml: there is no text 'prompt\.fly'"):
        polish.say("prompt", "fly")
    assert polish.get("prompt", "fly") is None


def test_a_section_tells_its_keys(polish):
    assert polish.keys("count") == ["coin", "salt"]
    assert polish.keys("tip", "deep") == ["down"]
    assert polish.keys("tip", "high", "up") == []


def test_a_plural_needs_its_number(english):
    with pytest.raises(TypeError, match=r"'count\.coin' has plural forms: say it with n"):
        english.say("count", "coin")
    assert english.get("count", "coin") == "{n} coins"


def test_a_language_that_nobody_speaks_counts_as_english_does():
    assert spoken_in("xx").plural_form(1) == "one"
    assert spoken_in("pt-BR").language == "pt"


def test_a_package_has_a_file_for_each_language_and_speaks_english_else():
    marsh = Languages("hightable.games.saltmarsh", NAMES, {"card": CARDS})
    assert "en" in marsh.known
    assert marsh("xx") is marsh("en")
    assert marsh("../en") is marsh()
    assert option(marsh(), "go", "isle") == "sail to The Isle"
    assert option(marsh(), "sail", "") == "sail"
    assert load("hightable.games.saltmarsh") is load("hightable.games.saltmarsh", "en")
