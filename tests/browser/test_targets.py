"""Some random positions at every size: what is lit is hit, large enough, and does what it says.

The same over hundreds of positions: `make targets`.
"""

from __future__ import annotations

import random

from browser.conftest import PHONE, Opener
from browser.targets import LISTEN, SIZES, check, position, show

POSITIONS = 2
CLICKED = 2
LAYOUT = """() => ['#actions', '#table', '.board.b-town'].map(name => {
  const { left, top, width, height } = document.querySelector(name).getBoundingClientRect();
  return [left, top, width, height];
})"""


def test_every_lit_thing_is_hit_where_it_is_drawn(browse: Opener, game: str) -> None:
    page = browse(touch=True)
    page.add_init_script(LISTEN)
    for number in range(POSITIONS):
        found = check(page, position(game, 7, number), random.Random(number), CLICKED)
        assert found.wrong == {}


def test_what_a_finger_has_chosen_stays_where_it_is(browse: Opener) -> None:
    page = browse(PHONE)
    show(page, position("golem", 1, 9))
    page.evaluate("(asked) => probe.begin(asked)", SIZES[3].asked)
    before = page.evaluate(LAYOUT)
    lowest = max(page.evaluate("probe.scan()"), key=lambda target: target["points"][0][1])
    page.touchscreen.tap(*lowest["points"][0])
    page.wait_for_selector("#slip > *")
    assert page.evaluate(LAYOUT) == before
    step = page.get_attribute("body", "data-seq")
    page.touchscreen.tap(*lowest["points"][0])
    page.wait_for_function("step => document.body.dataset.seq !== step", arg=step)
