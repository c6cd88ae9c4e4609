"""The record: it rebuilds a game, and every damage to it is named with its line."""

import re

import pytest

import hightable
from hightable import Fault
from hightable.kernel import commitment, seal
from hightable.kernel.record import write


@pytest.fixture(scope="module")
def text():
    table = hightable.new("saltmarsh", 2, seed=7)
    table.playout(3)
    return table.record()


def test_a_record_is_one_line_a_choice(text):
    lines = text.splitlines()
    assert lines[0] == (
        "hightable 1   game saltmarsh   rules 1   seats 2   seed 7   edition standard   draft yes"
    )
    assert re.fullmatch(r"0  keep \w+", lines[1])
    assert lines[-3].startswith("score 0  ")
    assert re.fullmatch(r"state [0-9a-f]{8}", lines[-1])


def test_a_reason_may_stand_below_the_head(text):
    table = hightable.replay(text)
    told = write(table, "a test")
    assert told.splitlines()[1] == "why   a test"
    assert hightable.replay(told).record() == text


def test_a_record_says_who_played(text):
    table = hightable.replay(text)
    table.names = ["Ada", ""]
    told = table.record()
    assert told.splitlines()[1] == "player 0  Ada"
    assert hightable.replay(told).names == ["Ada", ""]


def test_a_game_is_shown_as_it_was_in_the_middle(text):
    table = hightable.replay(text, upto=3)
    assert len(table.moves) == 3
    with pytest.raises(Fault, match="there is no move 999"):
        hightable.replay(text, upto=999)


def test_a_game_that_is_not_over_can_be_saved(text):
    table = hightable.replay(text, upto=5)
    saved = table.record()
    assert saved.splitlines()[-2] == text.splitlines()[5]
    assert hightable.replay(saved).state == table.state


def damaged(text, how):
    lines = text.splitlines()
    how(lines)
    return "\n".join(lines)


def swap(old, new, at=0):
    def change(lines):
        assert old in lines[at]
        lines[at] = lines[at].replace(old, new)

    return change


DAMAGE = [
    (lambda lines: lines.clear(), "line 1: not a record of High Table: 'hightable' is missing"),
    (swap("hightable 1", "hightable 2"), "line 1: the record has format 2, this reads 1"),
    (swap("rules 1", "rules 9"), "the record has saltmarsh rules 9, this plays 1"),
    (swap("seats 2", "seats two"), "line 1: seats should be a whole number, is 'two'"),
    (swap("seed 7", "seed x"), "line 1: seed should be a whole number, is 'x'"),
    (swap("saltmarsh", "chess"), "there is no game 'chess'"),
    (swap("standard", "mine-1234"), "edition mine-1234, this plays standard"),
    (lambda lines: lines.pop(), "the record is cut after line"),
    (lambda lines: lines.__delitem__(slice(5, None)), "the record is cut after line 5"),
    (swap("0  keep", "1  keep", 1), "line 2: it is not seat 1's decision but 0"),
    (swap("keep", "fly", 1), "line 2: illegal: 'fly"),
    (lambda lines: lines.insert(2, "what"), "line 3: not a line of a record: 'what'"),
    (lambda lines: lines.insert(1, "player 2  Ada"), "line 2: not a line of a record: '2  Ada'"),
    (lambda lines: lines.insert(-3, "0  sail"), "but nobody's, the game is over"),
    (lambda lines: lines.__setitem__(-1, "state 00000000"), "the record says 'state 00000000'"),
    (lambda lines: lines.__delitem__(-2), "the game gives 'score"),
    (lambda lines: lines.append(lines[-1]), "3 closing lines were expected"),
]


@pytest.mark.parametrize(("how", "message"), DAMAGE)
def test_damage_is_named(text, how, message):
    with pytest.raises(Fault) as refused:
        hightable.replay(damaged(text, how))
    assert message in str(refused.value)


def test_another_deal_has_another_commitment():
    one = commitment("saltmarsh", 2, 7, {"draft": "yes"})
    assert re.fullmatch(r"[0-9a-f]{32}", one)
    assert one == commitment("saltmarsh", 2, 7, {"draft": "yes"})
    assert one != commitment("saltmarsh", 2, 8, {"draft": "yes"})


def test_a_salted_commitment_does_not_tell_a_small_seed():
    sealed = hightable.new("saltmarsh", 2, seed=7)
    sealed.salt = "00112233445566778899aabbccddeeff"
    tried = [commitment("saltmarsh", 2, seed, sealed.options) for seed in range(100)]
    assert seal(sealed) not in tried
    sealed.salt = ""
    assert tried[7] == seal(sealed)


def test_a_record_keeps_the_salt_and_says_if_the_seed_was_chosen():
    table = hightable.new("saltmarsh", 2, seed=7)
    plain = table.record()
    table.salt, table.chosen = "00112233445566778899aabbccddeeff", True
    table.choose(table.legal()[0])
    text = table.record()
    assert "   salt 00112233445566778899aabbccddeeff   chosen yes" in text.splitlines()[0]
    again = hightable.replay(text)
    assert again.record() == again.copy().record() == text
    assert seal(again) == seal(table)
    assert "salt" not in plain.splitlines()[0].split("   ")[-1]


def test_a_wrong_salt_is_refused_with_its_line():
    head, _, rest = hightable.new("saltmarsh", 2, seed=7).record().partition("\n")
    with pytest.raises(hightable.Fault, match="line 1: salt should be 32 hex digits"):
        hightable.replay(f"{head}   salt 12\n{rest}")
