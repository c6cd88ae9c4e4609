"""Lessons in the browser: all of them by clicks, by keys and by a finger; wrong clicks too."""

from __future__ import annotations

import json

import pytest
from axe_playwright_python.sync_playwright import Axe
from browser.conftest import DESKTOP, PHONE, Opener, picture
from playwright.sync_api import Page

from hightable.lessons import lesson, lessons

# Clicks through the pages of the card, says something wrong, then does what is waited for.
PLAY = """async (finger) => {
  const $ = s => document.querySelector(s);
  const shown = s => [...document.querySelectorAll(s)].filter(e => e.getClientRects().length);
  const card = () => $('#lesson');
  const till = async holds => {
    for (const end = performance.now() + 20000; !holds(); await new Promise(r => setTimeout(r)))
      if (performance.now() > end) throw Error('nothing happens at ' + card().dataset.at);
  };
  const how = { bubbles: true, cancelable: true, pointerType: finger ? 'touch' : 'mouse' };
  const click = e => e.dispatchEvent(new PointerEvent('click', how));
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
    if (finger && !document.body.matches('.busy') && card().dataset.at === before) click(target);
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


# Puts the focus where a key shall be pressed: on the next page, or on what is waited for.
FOCUS = """() => {
  const shown = s => [...document.querySelectorAll(s)].filter(e => e.getClientRects().length);
  const card = document.querySelector('#lesson'), next = shown('[data-lesson-way=next]')[0];
  if (!next && card.dataset.done) return '';
  const word = next ? '' : CSS.escape(JSON.parse(card.dataset.wanted)[0]);
  const target = next || shown(`[data-move="${word}"]:not(.quiet)`)[0];
  target.focus();
  const dot = card.querySelector('.page-of:not([hidden])');
  return `${card.dataset.at} ${[...card.querySelectorAll('.page-of')].indexOf(dot)}`;
}"""
GONE = """before => {
  const card = document.querySelector('#lesson');
  const at = [...card.querySelectorAll('.page-of')].findIndex(page => !page.hidden);
  return `${card.dataset.at} ${at}` !== before && !document.body.matches('.busy');
}"""


def type_to_the_end(page: Page) -> None:
    """Enter on everything, and nothing else."""
    while before := page.evaluate(FOCUS):
        page.keyboard.press("Enter")
        page.wait_for_function(GONE, arg=before)


@pytest.mark.parametrize("way", ["mouse", "keys", "finger"])
def test_every_lesson_is_played_to_its_end_and_remembered(
    browse: Opener, game: str, way: str
) -> None:
    page = browse(PHONE if way == "finger" else DESKTOP)
    for one in lessons(game):
        begin(page, game, one.name)
        if way == "keys":
            type_to_the_end(page)
        else:
            done = page.evaluate(PLAY, way == "finger")
            assert done["moves"] == sum(len(step.do) for step in one.steps), one.key
            assert done["answers"] > 0
        assert page.get_attribute("#lesson", "data-done"), one.key
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


def test_a_wrong_key_is_answered_and_a_thing_that_cannot_be_chosen_says_why(browse: Opener) -> None:
    page = browse(DESKTOP)
    begin(page, "newton", "02-travel")
    page.focus('svg.region [data-move="play work_0"]')
    page.keyboard.press("Enter")
    assert page.inner_text("#lesson .answer")
    dark = page.locator("svg.region [data-word]:not([data-move])").first
    dark.dispatch_event("click", {"bubbles": True})
    assert page.inner_text("#lesson .answer")


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
