"""Lessons in the browser: all of them by clicks, some by keys and on a phone; wrong clicks too."""

from __future__ import annotations

import json

import pytest
from axe_playwright_python.sync_playwright import Axe
from browser.conftest import DESKTOP, PHONE, Opener, picture
from playwright.sync_api import Page

from hightable.lessons import lesson, lessons

# Clicks through the pages of the card, says something wrong, then does what is waited for.
PLAY = """async () => {
  const $ = s => document.querySelector(s);
  const shown = s => [...document.querySelectorAll(s)].filter(e => e.getClientRects().length);
  const card = () => $('#lesson');
  const till = async holds => {
    for (const end = performance.now() + 20000; !holds(); await new Promise(r => setTimeout(r)))
      if (performance.now() > end) throw Error('nothing happens at ' + card().dataset.at);
  };
  const click = e => e.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  const done = { moves: 0, answers: 0, dark: 0 };
  while (true) {
    while (!$('[data-lesson-way=next]').hidden) click($('[data-lesson-way=next]'));
    if (card().dataset.done) return done;
    const before = card().dataset.at, wanted = JSON.parse(card().dataset.wanted);
    const wrong = shown('[data-move]').find(e => !wanted.includes(e.dataset.move));
    if (wrong) {
      click(wrong);
      if (!$('#lesson .answer').textContent) throw Error('no answer to ' + wrong.dataset.move);
      done.answers += 1;
    }
    if (!$('#spot').hasAttribute('hidden')) done.dark += 1;
    const target = shown('[data-move]').find(e => e.dataset.move === wanted[0]);
    if (!target) throw Error('nothing to click for ' + wanted[0]);
    click(target);
    done.moves += 1;
    await till(() => card().dataset.at !== before && !document.body.matches('.busy'));
  }
}"""


def begin(page: Page, game: str, name: str) -> None:
    answer = page.request.post(f"/learn/{game}/{name}", max_redirects=0)
    assert answer.status == 303, answer.text()
    page.goto(answer.headers["location"])
    page.wait_for_selector("body[data-net=on] #lesson:not([hidden])")


def violations(page: Page) -> list[str]:
    found = Axe().run(page).response["violations"]
    return [f"{one['id']}: {one['nodes'][0]['html'][:200]}" for one in found]


def test_every_lesson_is_clicked_to_its_end_and_remembered(browse: Opener, game: str) -> None:
    page = browse(DESKTOP)
    for one in lessons(game):
        begin(page, game, one.name)
        done = page.evaluate(PLAY)
        assert done["moves"] == sum(len(step.do) for step in one.steps), one.key
        assert done["answers"] > 0
    page.goto(f"/learn/{game}")
    assert page.locator(".lessons li.done").count() == len(lessons(game))


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
    for _ in range(2):
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
