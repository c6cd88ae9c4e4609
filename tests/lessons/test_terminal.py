"""Lessons in the terminal: all of them played by typing, and what was done is remembered."""

import io

import pytest

import hightable
from hightable.cli.main import main
from hightable.lessons import Run, lesson, lessons
from hightable.lessons.lesson import first_words
from hightable.lessons.run import opened

WRONG = "such a word is in no game"


@pytest.fixture
def typed(monkeypatch, tmp_path, capsys):
    """Run `hightable learn` with what a person types; what is shown."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))

    def run(*words, lines=()):
        monkeypatch.setattr("sys.stdin", io.StringIO("\n".join(lines) + "\n"))
        assert main(["learn", *words]) == 0
        return capsys.readouterr().out

    return run


def erring(one):
    """What a pupil types who errs before each right word, and the answers that come."""
    run, lines, answers = Run(one, opened(one)), [], []
    while not run.done:
        others = [word for word in run.table.legal() if word not in run.wanted()]
        errors = [WRONG, *others[:1]]
        answers += [run.answer(word) for word in errors]
        lines += [*errors, run.wanted()[0]]
        run.choose(run.wanted()[0])
    return lines, answers


def plain(text):
    return " ".join(text.split())


@pytest.mark.parametrize("game", hightable.games())
def test_every_lesson_is_typed_to_its_end_and_each_error_is_answered(game, typed):
    for one in lessons(game):
        lines, answers = erring(one)
        shown = plain(typed(game, one.name, lines=lines))
        assert f"✓ {one.name}" in shown, one.name
        for answer in answers:
            assert shown.count(plain(answer)) >= answers.count(answer), (one.name, answer)


def test_the_next_lesson_is_the_first_that_is_not_done(typed):
    typed("newton", lines=first_words(lesson("newton", "1")))
    shown = typed("newton", lines=["table", "why", "1", "quit"])
    assert lesson("newton", "2").title in shown
    listed = typed("newton", "--list")
    assert "✓ 01-aim" in listed
    assert "✓ 02" not in listed


def test_the_input_may_end_before_the_lesson(typed):
    assert "✓" not in typed("newton", lines=["play work_0"])


def test_a_game_that_is_none_is_refused(capsys):
    assert main(["learn", "chess"]) == 2
    assert "newton" in capsys.readouterr().err
