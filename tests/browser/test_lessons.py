"""Lessons in the browser, each by mouse, by finger and with keys, with an error at each step."""

from __future__ import annotations

import json
import sys

import pytest
from browser.accessible import violations
from browser.conftest import DESKTOP, PHONE, Opener, picture
from browser.pupil import FINGER, KEYS, MOUSE, WAYS, begin, play

from hightable.lessons import lesson, lessons

SIZES = {MOUSE: DESKTOP, FINGER: PHONE, KEYS: DESKTOP}


@pytest.mark.parametrize("way", WAYS)
def test_every_lesson_is_played_to_its_end_and_remembered(
    browse: Opener, game: str, way: str
) -> None:
    page, told = browse(SIZES[way]), []
    for one in lessons(game):
        begin(page, game, one.name)
        done = play(page, way)
        told.append(f"{one.key} by {way}: {done}")
        assert done.moves == sum(len(step.do) for step in one.steps), one.key
        assert done.answers > 0, one.key
        assert done.silent == 0 or way == KEYS, one.key
    page.goto(f"/learn/{game}")
    assert page.locator(".lessons li.done").count() == len(told)
    sys.stdout.write("\n".join(told) + "\n")


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_a_lesson_says_lights_and_answers(browse: Opener, size: tuple[int, int]) -> None:
    page = browse(size)
    begin(page, "newton", "02-travel")
    page.evaluate("() => document.querySelector('#lesson').scrollTop")
    for word in lesson("newton", "travel").steps[0].do:
        page.locator(f'[data-move="{word}"]:visible').first.dispatch_event("click")
    page.wait_for_selector("#lesson[data-at='1']")
    page.locator('[data-move="do travel"]:visible').first.dispatch_event("click")
    page.wait_for_selector("#lesson[data-at='2']")
    picture(page, f"lesson-{size[0]}")
    assert violations(page) == []
    page.locator('[data-move="go lyon"]:visible').first.dispatch_event("click")
    assert "Trento" in page.inner_text("#lesson .answer")
    page.click("#lesson [data-lesson-way=back]")
    page.wait_for_selector("#lesson[data-at='1']")
    assert json.loads(page.get_attribute("#lesson", "data-wanted") or "") == ["do travel"]


def test_a_lesson_is_done_with_the_keyboard_alone(browse: Opener) -> None:
    page = browse(DESKTOP)
    begin(page, "newton", "01-aim")
    page.focus("#lesson [data-lesson-way=next]")
    page.keyboard.press("Enter")
    page.focus('svg.region [data-move="play travel_0"]')
    page.keyboard.press("Enter")
    assert page.inner_text("#lesson .answer")
    page.focus('svg.region [data-move="play work_0"]')
    page.keyboard.press("Enter")
    page.wait_for_selector("#lesson[data-at='1']")


def test_a_lesson_that_was_left_goes_on_and_the_list_is_in_order(browse: Opener) -> None:
    page = browse(PHONE)
    begin(page, "newton", "01-aim")
    first = page.url
    page.goto("/learn/newton")
    assert violations(page) == []
    picture(page, "lessons-phone")
    page.click(".lessons li button >> nth=0")
    page.wait_for_selector("body[data-net=on]")
    assert page.url == first
