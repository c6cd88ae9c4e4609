"""Lessons at a table of the server: only what a lesson waits for is stored; games at one click."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from server.house import House, Person, offered, until

from hightable.lessons import lesson
from hightable.lessons.about import about, pictures
from hightable.lessons.lesson import first_words


@pytest.fixture(scope="module")
def school(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    folder: Path = tmp_path_factory.mktemp("school")
    with House(f"sqlite:///{folder / 'tables.sqlite'}", "--patient") as found:
        yield found


@pytest.fixture
def pupil(school: House) -> Iterator[Person]:
    person = Person(school)
    yield person
    person.close()


def begin(pupil: Person, game: str, name: str) -> str:
    answer = pupil.http.post(f"/learn/{game}/{name}", follow_redirects=False)
    assert answer.status_code == 303, answer.text
    return str(answer.headers["location"].split("/t/")[1])


def place(pupil: Person, id: str) -> tuple[int, int]:
    """How far the lesson is, and the number of the last move."""
    page = pupil.page(id)
    at, seq = re.search(r'data-at="(\d+)"', page), re.search(r'data-seq="(\d+)"', page)
    assert at
    assert seq
    return int(at[1]), int(seq[1])


def test_a_lesson_takes_its_words_lets_others_answer_and_is_undone_to_its_start(
    pupil: Person,
) -> None:
    id = begin(pupil, "golem", "01-aim")
    wanted = [word for step in lesson("golem", "aim").steps for word in step.do]
    others = [word for step in lesson("golem", "aim").steps for word in step.others]
    assert pupil.submit(id, "move yellow 1", place(pupil, id)[1])["status"] == "refused"
    for word in wanted:
        assert pupil.submit(id, word, place(pupil, id)[1])["status"] == "stored"
    assert place(pupil, id)[0] == len(wanted) + len(others)
    assert pupil.undo(id, 0, place(pupil, id)[1])["status"] == "stored"
    assert place(pupil, id)[0] == 0


def test_moves_before_the_lesson_stay(pupil: Person) -> None:
    id = begin(pupil, "newton", "02-travel")
    assert pupil.undo(id, 2, place(pupil, id)[1])["status"] == "refused"


def test_a_lesson_that_was_left_is_found_again_and_no_table_of_the_lobby(pupil: Person) -> None:
    id = begin(pupil, "newton", "01-aim")
    assert begin(pupil, "newton", "1") == id
    assert id not in pupil.http.get("/").text


def test_learn_opens_the_first_lesson_that_is_not_done(pupil: Person) -> None:
    def learn() -> str:
        answer = pupil.http.post("/learn/sankore", follow_redirects=False)
        return str(answer.headers["location"])

    first = learn()
    assert first.endswith(begin(pupil, "sankore", "01-aim"))
    assert learn() == first
    for word in first_words(lesson("sankore", "1")):
        id = first.split("/t/")[1]
        assert pupil.submit(id, word, place(pupil, id)[1])["status"] == "stored"
    assert learn().endswith(begin(pupil, "sankore", "02-enrol"))


def test_a_lesson_that_is_none_is_not_found(pupil: Person) -> None:
    assert pupil.http.post("/learn/newton/cooking").status_code == 404
    assert pupil.http.post("/learn/chess/1").status_code == 404


@pytest.mark.parametrize("game", ["newton", "alma_mater", "golem", "sankore"])
@pytest.mark.parametrize("how", ["", "?how=first"])
def test_a_game_is_dealt_at_one_click(pupil: Person, game: str, how: str) -> None:
    answer = pupil.http.post(f"/play/{game}{how}", follow_redirects=False)
    assert answer.status_code == 303
    assert "data-socket" in pupil.http.get(answer.headers["location"]).text


READ_IN_TWO_MINUTES = 400
TAG = re.compile(r"<(svg|head).*?</\1>|<[^>]+>", re.DOTALL)


def words(page: str) -> int:
    return len(TAG.sub(" ", page).split())


def test_the_lobby_opens_a_game_in_one_click_and_is_read_in_two_minutes(pupil: Person) -> None:
    page = pupil.http.get("/").text
    for game in ("newton", "alma_mater", "golem", "sankore"):
        for way in (f"/play/{game}", f"/learn/{game}", f"/new/{game}", f"/rules/{game}"):
            assert f'"{way}"' in page
        assert (f"/play/{game}?how=solo" in page) == (game != "alma_mater")
    assert words(page) < READ_IN_TWO_MINUTES


def test_tables_that_go_on_come_first(pupil: Person) -> None:
    id = pupil.http.post("/play/newton", follow_redirects=False).headers["location"]
    page = pupil.http.get("/").text
    assert 0 < page.index(id) < page.index("/learn/newton")


@pytest.mark.parametrize("game", ["newton", "alma_mater", "golem", "sankore"])
def test_a_game_has_its_page_its_rules_with_contents_and_its_icons(
    pupil: Person, game: str
) -> None:
    page = pupil.http.get(f"/game/{game}").text
    assert page.count("svgView") == 1 + len(about(game).turn)
    assert f"hightable edition new {game}" in page
    rules = pupil.http.get(f"/rules/{game}").text
    assert rules.count("svgView") == len(pictures(game)) > 4
    anchors = set(re.findall(r'href="#(rule-[^"]+)"', rules))
    assert len(anchors) > 15
    assert anchors <= set(re.findall(r'id="(rule-[^"]+)"', rules))
    assert len(re.findall("<li>", pupil.http.get(f"/game/{game}/aid").text)) > 15


@pytest.mark.parametrize("page", ["game", "learn"])
def test_of_the_toy_its_rules_tell(pupil: Person, page: str) -> None:
    answer = pupil.http.get(f"/{page}/saltmarsh", follow_redirects=False)
    assert answer.headers["location"] == "/rules/saltmarsh"
    assert pupil.http.get("/rules/saltmarsh").status_code == 200
    assert f"/{page}/saltmarsh" not in pupil.http.get("/new/saltmarsh").text


def test_a_table_is_drawn_as_everybody_may_see_it(pupil: Person) -> None:
    there = pupil.http.post("/play/golem", follow_redirects=False).headers["location"]
    drawn = pupil.http.get(f"{there}/picture.svg?in=en")
    assert drawn.headers["content-type"] == "image/svg+xml"
    assert "data-move" not in drawn.text
    assert f"{there}/picture.svg" in pupil.http.get("/").text


def test_a_first_game_says_once_what_can_be_done(pupil: Person) -> None:
    first = pupil.http.post("/play/newton?how=first", follow_redirects=False).headers["location"]
    id = first.split("/t/")[1]
    assert until(lambda: bool(offered(pupil.page(id)))), "others may begin"
    page = pupil.page(id)
    assert 'class="can-do"' in page
    assert "play one of them" in page
    assert 'class="can-do"' in pupil.page(id)
    word = min(offered(page))
    assert pupil.submit(id, word, place_of(page))["status"] == "stored"
    pupil.undo(id, place_of(page), place_of(pupil.page(id)))
    assert offered(pupil.page(id)) == offered(page)
    assert 'class="can-do"' not in pupil.page(id), "once is enough"


def test_the_first_game_of_a_browser_is_gentle_and_the_next_one_as_usual(pupil: Person) -> None:
    begin(pupil, "golem", "1")
    first, then = [dealt_at_once(pupil, "golem") for _ in range(2)]
    assert is_explained(pupil, first)
    assert not is_explained(pupil, then)
    assert is_explained(pupil, dealt_at_once(pupil, "newton")), "another game"


def dealt_at_once(pupil: Person, game: str) -> str:
    where = pupil.http.post(f"/play/{game}", follow_redirects=False).headers["location"]
    return str(where).split("/t/")[1]


def is_explained(pupil: Person, id: str) -> bool:
    assert until(lambda: bool(offered(pupil.page(id)))), "others may begin"
    return 'class="can-do"' in pupil.page(id)


def place_of(page: str) -> int:
    found = re.search(r'data-seq="(\d+)"', page)
    assert found
    return int(found[1])
