"""Every lesson of every game, played to its end; a wrong word at each step gets an answer."""

import re
from fnmatch import filter as filter_names

import pytest

import hightable
from hightable.kernel import Fault, NotFound
from hightable.lessons import Run, lesson, lessons
from hightable.lessons.about import about
from hightable.lessons.lesson import made
from hightable.lessons.places import PLACE, fill
from hightable.lessons.run import opened

LESSONS = [one for name in hightable.games() for one in lessons(name)]
FEWEST, MOST_WORDS, TEN_MINUTES = 8, 34, 10
NUMBERS = "two three four five six seven eight nine ten eleven twelve twice thrice double half"
FIGURE = re.compile(rf"\d|\b({'|'.join(NUMBERS.split())})\b", re.I)


def named(one):
    return one.key


def texts(one):
    """What a lesson says, as it is written."""
    for step in one.steps:
        yield from (text for text in (step.say, step.task, step.later) if text)


def clicks(run, last=False):
    """The words of a lesson one after the other: the first it waits for, or the last."""
    while not run.done:
        wanted = run.wanted()
        assert wanted, (run.lesson.key, run.cues[run.at], run.table.decision)
        yield wanted[-1 if last else 0]


@pytest.mark.parametrize("one", LESSONS, ids=named)
@pytest.mark.parametrize("last", [False, True])
def test_a_lesson_is_played_to_its_end(one, last):
    run = Run(one, opened(one))
    for word in clicks(run, last):
        assert run.table.decision.seat == one.seat
        run.choose(word)
    assert [page.task for page in run.pages()][-1] == ""


@pytest.mark.parametrize("one", LESSONS, ids=named)
def test_a_wrong_word_at_each_step_gets_an_answer_and_changes_nothing(one):
    run = Run(one, opened(one))
    illegal = [word for word in hightable.vocabulary(one.game) if word not in run.table.legal()]
    for word in clicks(run):
        others = [other for other in run.table.legal() if other not in run.wanted()]
        for other in [*others[:2], *others[-1:], illegal[0]]:
            assert not run.accepts([other])
            assert run.answer(other).strip()
        run.choose(word)
    assert run.answer(run.lesson.words[0] if run.lesson.words else "no word").strip()


@pytest.mark.parametrize("one", LESSONS, ids=named)
def test_every_step_says_little_shows_its_task_and_lights_what_is_there(one):
    run = Run(one, opened(one))
    known = {region.name for region in regions(one.game)} | set(hightable.vocabulary(one.game))
    for word in clicks(run):
        assert run.pages()[-1].task
        look_at(run.pages(), known)
        run.choose(word)
    look_at(run.pages(), known)


def look_at(pages, known):
    for page in pages:
        assert len(page.say.split()) <= MOST_WORDS, page.say
        assert not PLACE.search(page.say + page.task)
        assert all(filter_names(known, light) for light in page.light), page.light


def regions(game):
    from hightable.games import view

    return view(game).regions


def symbols(game):
    from hightable.games import game as find
    from hightable.games import view

    return view(game).symbols(find(game).texts())


@pytest.mark.parametrize("one", LESSONS, ids=named)
def test_no_lesson_states_a_figure_of_its_own(one):
    """Figures come from the game: what is typed by hand has none."""
    for text in texts(one):
        typed = PLACE.sub("", text)
        assert not FIGURE.search(typed), typed


@pytest.mark.parametrize("one", LESSONS, ids=named)
def test_icons_and_rules_of_a_lesson_exist(one):
    from hightable.games import game
    from hightable.texts.rulebook import section

    assert set(one.icons) <= set(game(one.game).texts().keys("legend"))
    assert section(one.game, one.rule) is not None


def test_a_lesson_goes_back_with_undo():
    run = Run(lesson("newton", "aim"), opened(lesson("newton", "1")))
    first = run.pages()
    run.choose(run.wanted()[0])
    assert run.at == 1
    run.table.undo()
    assert run.at == 0
    assert run.pages() == first


def test_within_a_step_nothing_is_read_twice_and_its_figures_stay():
    run = Run(lesson("alma_mater", "antiquarian"), opened(lesson("alma_mater", "antiquarian")))
    first = run.pages()
    run.choose("send laboratory_park")
    assert [page.say for page in run.pages()] == [first[-1].say]


def test_a_gesture_is_accepted_word_by_word():
    run = Run(lesson("newton", "aim"), opened(lesson("newton", "aim")))
    assert run.accepts(["play work_0", "do work"])
    assert not run.accepts(["play work_0", "end turn"])
    assert not run.accepts([])


def test_what_is_wrong_with_a_lesson_is_said():
    with pytest.raises(Fault, match="no lesson"):
        lesson("newton", "cooking")
    with pytest.raises(NotFound):
        lesson("newton", "99")
    with pytest.raises(Fault, match="has no colour"):
        made("newton", "x", {"colour": "red", "step": []})
    with pytest.raises(Fault, match="knows no place"):
        fill("{weather today}", opened(lesson("newton", "1")), 0)


def test_places_are_read_from_the_table():
    table = opened(lesson("newton", "1"))
    said = fill("{name paris} {seen players.0.coins} {of box.ROUNDS} {word end turn}", table, 0)
    assert said == "Paris 2 6 end the turn"
    assert fill("{change players.0.coins > play work_0 > do work > to w1}", table, 0) == "1"
    assert fill("{data masters bruno vp} {does reveal 1}", table, 0).endswith(
        "1 Coin, then something is drawn or revealed"
    )


@pytest.mark.parametrize("game", hightable.games())
def test_a_first_game_comes_within_ten_minutes_and_a_first_move_after_one_page(game):
    before = [one for one in lessons(game) if one.name <= about(game).ready]
    assert before[-1].name == about(game).ready
    assert TEN_MINUTES - 2 < sum(one.effort for one in before) <= TEN_MINUTES
    assert [bool(step.do) for step in before[0].steps[:2]] == [False, True]


@pytest.mark.parametrize("game", hightable.games())
def test_every_game_is_taught_and_told(game):
    assert len(lessons(game)) >= FEWEST
    told = about(game)
    names = {region.name for region in regions(game)}
    cuts = [told.tile, told.hero, *[cut for cut, _ in told.turn]]
    assert {cut.region for cut in cuts} <= names
    drawn = symbols(game)
    assert [one.icon for one in told.actions if f'id="{one.icon}"' not in drawn] == []
    for preset in (told.usual, told.first):
        hightable.new(game, preset.seats, seed=1, **preset.options)
