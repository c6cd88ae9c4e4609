"""The vocabulary."""

import pytest

from hightable.kernel import Vocabulary


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
