"""What every game promises at every decision, at every seat count and in every variant."""

import json
import pickle
import random
import subprocess
import sys

import pytest
from conformance.cases import CASES, IDS, walk

import hightable

LONGEST = 4000
MOST_OPTIONS = 64
SAMPLE = 12
every_case = pytest.mark.parametrize(("name", "seats", "options", "seed"), CASES, ids=IDS)


def sampled(tables, seed):
    """About one table in twelve, by chance; the last one always."""
    luck = random.Random(seed + 1)
    for table in tables:
        if table.over or luck.randrange(SAMPLE) == 0:
            yield table


@every_case
def test_a_game_ends_its_options_are_unique_words_and_everything_adds_up(
    name, seats, options, seed
):
    vocabulary = set(hightable.vocabulary(name))
    for count, table in enumerate(walk(name, seats, options, seed)):
        assert count < LONGEST
        assert table.game.invariants(table.state) == []
        if not table.over:
            decision = table.decision
            assert 1 < len(decision.options) <= MOST_OPTIONS
            assert len(set(decision.options)) == len(decision.options)
            assert set(decision.options) <= vocabulary
            assert decision.prompt
            assert decision.rule
            assert 0 <= decision.seat < seats


@every_case
def test_scores_are_the_sum_of_the_sheets_and_someone_wins(name, seats, options, seed):
    for table in sampled(walk(name, seats, options, seed), seed):
        scores = table.scores()
        assert [sum(table.sheet(seat).values()) for seat in range(len(scores))] == scores
        for seat in range(len(scores)):
            for line in table.sheet(seat):
                assert table.game.texts().say("sheet", line)
    assert table.winners()


@every_case
def test_a_copy_and_a_pickle_are_equal_and_go_their_own_way(name, seats, options, seed):
    for table in sampled(walk(name, seats, options, seed), seed):
        before = pickle.dumps(table.state)
        for twin in (table.state.copy(), pickle.loads(before)):
            assert twin == table.state
            if not table.over:
                twin.playout(1)
                assert twin != table.state
                assert twin.over
        assert pickle.dumps(table.state) == before


@every_case
def test_undo_goes_back_exactly_or_says_why_not(name, seats, options, seed):
    texts, before = hightable.vocabulary(name), None
    for table in walk(name, seats, options, seed):
        if before is not None and table.past:
            after, moves = table.state.copy(), table.moves[:]
            table.undo()
            assert table.state == before
            table.choose(texts[moves[-1][1]])
            assert table.state == after
            assert table.moves == moves
        elif before is not None:
            with pytest.raises(hightable.Fault, match="cannot be taken back: "):
                table.undo()
        before = table.state.copy()


@every_case
def test_the_record_rebuilds_the_game_also_in_the_middle(name, seats, options, seed):
    *_, table = walk(name, seats, options, seed)
    text = table.record()
    assert hightable.replay(text).record() == text
    half = hightable.replay(text, upto=len(table.moves) // 2)
    saved = half.record()
    assert hightable.replay(saved).state == half.state


@every_case
def test_the_same_seed_is_the_same_game_in_another_process(name, seats, options, seed):
    *_, table = walk(name, seats, options, seed)
    script = (
        "import sys, hightable; text = sys.stdin.read();"
        "sys.stdout.write(hightable.replay(text).record())"
    )
    done = subprocess.run(
        [sys.executable, "-c", script],
        input=table.record(),
        capture_output=True,
        text=True,
        env={"PYTHONHASHSEED": "77", "PYTHONPATH": ":".join(sys.path)},
        check=False,
    )
    assert done.stdout == table.record(), done.stderr


@every_case
def test_a_guess_keeps_what_is_seen_and_owes_nothing_to_what_is_hidden(name, seats, options, seed):
    for table in sampled(walk(name, seats, options, seed), seed):
        for seat in range(seats):
            guess = table.guess(seat, 99)
            assert guess.state.seed == b""
            assert guess.seen(seat) == table.seen(seat)
            assert guess.game.observation(guess.state, seat) == table.game.observation(
                table.state, seat
            )
            assert table.guess(seat, 5).guess(seat, 99).state == guess.state
            assert guess.game.invariants(guess.state) == []
            if not guess.over:
                guess.playout(5)
            assert guess.over


@every_case
def test_what_is_seen_is_plain_and_its_numbers_are_as_many_as_the_layout_says(
    name, seats, options, seed
):
    for table in sampled(walk(name, seats, options, seed), seed):
        size = sum(count for _, count in table.game.layout(seats))
        for seat in range(-1, seats):
            seen = table.seen(seat)
            assert json.loads(json.dumps(seen)) == seen
            assert table.describe(seat)
            if seat >= 0:
                assert len(table.game.observation(table.state, seat)) == size


@every_case
def test_the_log_has_words_for_everything_to_everyone(name, seats, options, seed):
    *_, table = walk(name, seats, options, seed)
    for seat in range(-1, seats):
        lines = table.lines(seat)
        assert len(lines) >= sum(mover == seat for mover, _ in table.moves)
        assert all(line.text for line in lines)


@every_case
def test_an_illegal_word_is_refused_without_a_trace(name, seats, options, seed):
    words = hightable.vocabulary(name)
    luck = random.Random(seed)
    for table in sampled(walk(name, seats, options, seed), seed):
        before, record = table.state.copy(), table.record()
        wrong = next(word for word in luck.sample(words, len(words)) if word not in table.legal())
        for text in (wrong, "", "no such word"):
            with pytest.raises(hightable.Fault, match="illegal: "):
                table.choose(text)
        assert table.state == before
        assert table.record() == record
