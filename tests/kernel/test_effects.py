"""Effects and the stack: what is asked, taken silently, lost, repeated, answered."""

import pytest

from hightable.kernel import (
    Chapters,
    Choose,
    Count,
    Effect,
    May,
    Nothing,
    Opponent,
    Per,
    Question,
    Repeat,
    Seq,
    State,
)
from hightable.kernel.state import Frame, Note


class Score(Effect):
    """A test's own effect: interpreted, even where the kernel is compiled."""

    def __init__(self, points, possible=True):
        super().__init__()
        self.points = points
        self.possible = possible

    def can(self, state, seat):
        return self.possible

    def do(self, state, seat, n):
        state.note("scored", seat, self.points)


class Three(Count):
    def of(self, state, seat):
        return 3


class Never(Count):
    def of(self, state, seat):
        return 0


class Forever(Question):
    """Offers as many words as its number, and asks again with the one chosen."""

    prompt = "forever"
    rule = "§1"

    def options(self, state, seat, n):
        for word in range(n):
            state.offer(word)

    def choose(self, state, seat, n, word):
        state.push(seat, self, word)


class Highest(Opponent):
    def answer(self, state, seat, asked, n):
        return state.offered()[-1]


def resolved(*effects, people=1):
    """A state in which the effects have been resolved as far as they go."""
    state = State(b"", people)
    state.notes = []
    for effect in reversed(effects):
        state.push(0, effect)
    state.run()
    return state


def scored(state):
    return [note.a for note in state.notes]


def test_a_sequence_is_done_in_order():
    assert scored(resolved(Seq([Score(1), Score(2)]), Score(3))) == [1, 2, 3]


def test_every_part_of_a_sequence_is_told_the_same_number():
    state = State(b"", 1)
    state.push(0, Seq([Forever(), Forever()]), 3)
    state.run()
    assert [frame.n for frame in state.stack] == [3, 3]


def test_a_sequence_can_be_done_if_its_first_part_can():
    state = State(b"", 1)
    assert Seq([Score(1), Score(2, False)]).can(state, 0)
    assert not Seq([Score(1, False)]).can(state, 0)
    assert Seq([]).can(state, 0)


def test_an_effect_is_repeated_and_done_once_for_each_thing_counted():
    assert scored(resolved(Repeat(2, Score(1)), Per(Three(), Score(5)))) == [1, 1, 5, 5, 5]
    assert scored(resolved(Per(Never(), Score(1)), Nothing())) == []


def test_what_is_built_of_effects_can_be_done_if_they_can():
    state = State(b"", 1)
    for build in (lambda e: Repeat(2, e), lambda e: Per(Three(), e)):
        assert build(Score(1)).can(state, 0)
        assert not build(Score(1, False)).can(state, 0)
    assert not Per(Never(), Score(1)).can(state, 0)
    assert Effect().can(state, 0)


def test_a_choice_offers_what_can_be_done():
    choice = Choose([4, 5, 6], [Score(4), Score(5, False), Score(6)], "pick", "§2")
    state = resolved(choice)
    assert state.offered() == [4, 6]
    assert (choice.asking(), choice.cite()) == ("pick", "§2")
    state.choose(6)
    assert scored(state) == [6]
    assert choice.can(state, 0)
    assert not Choose([4], [Score(4, False)], "pick", "§2").can(state, 0)


def test_what_may_be_done_can_be_declined():
    state = resolved(May([1, 0], Score(7), "may", "§2"))
    assert state.offered() == [1, 0]
    state.choose(0)
    assert scored(state) == []
    assert May([1, 0], Score(7), "may", "§2").can(state, 0)


def test_what_cannot_be_done_is_declined_silently():
    state = resolved(May([1, 0], Score(7, False), "may", "§2"))
    assert state.over
    assert scored(state) == []


def test_a_question_is_asked_silently_taken_or_lost_by_the_number_of_its_options():
    state = State(b"", 1)
    question = Forever()
    state.push(0, question, 100)
    state.run()
    assert state.offered() == list(range(100))
    assert (question.asking(), question.cite()) == ("forever", "§1")
    state.choose(3)
    assert state.offered() == [0, 1, 2]
    assert not state.over
    state.choose(1)
    assert state.over


def test_the_opponent_answers_for_the_seats_above_the_people():
    state = State(b"", 1)
    state.opponent = Highest()
    state.push(1, Forever(), 4)
    state.run()
    assert state.over


@pytest.mark.parametrize(
    "call",
    [
        lambda s: Effect().do(s, 0, 0),
        lambda s: Effect().options(s, 0, 0),
        lambda s: Effect().choose(s, 0, 0, 0),
        lambda s: Opponent().answer(s, 0, Nothing(), 0),
        lambda s: Count().of(s, 0),
        lambda s: s.copy(),
    ],
)
def test_what_a_game_must_write_itself_is_not_there(call):
    with pytest.raises(NotImplementedError):
        call(State(b"", 1))


def test_a_state_and_its_frames_have_no_hash():
    for thing in (State(b"", 1), Frame(0, Nothing(), 0), Note("k", 0, 0, 0, 0)):
        with pytest.raises(TypeError, match="has no hash"):
            hash(thing)
    assert State(b"", 1) != "a state"
    assert Frame(0, Nothing(), 0) != "a frame"
    assert repr(Frame(1, Nothing(), 2)) == "Nothing of seat 1, 2"


def test_an_icon_stands_for_a_chapter_that_is_entered_later():
    chapters = Chapters()
    printed, told = chapters.see("ask", 2), chapters.see("ask")
    chapters["ask"] = Forever()
    for icon, n in ((printed, 2), (told, 5)):
        state = State(b"", 1)
        state.push(0, icon, 5)
        state.run()
        assert [frame.n for frame in state.stack] == [n]
    assert printed.can(state, 0)
    assert chapters["ask"].can(state, 0)
    with pytest.raises(ValueError, match="two chapters are called 'ask'"):
        chapters["ask"] = Forever()
