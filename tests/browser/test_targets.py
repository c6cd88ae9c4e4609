"""Some random positions at every size: what is lit is hit, large enough, and does what it says.

The same over hundreds of positions: `python tests/browser/targets.py`.
"""

from __future__ import annotations

import random

from browser.conftest import Opener
from browser.targets import LISTEN, check, positions

POSITIONS = 2


def test_every_lit_thing_is_hit_where_it_is_drawn(browse: Opener, game: str) -> None:
    page = browse(touch=True)
    page.add_init_script(LISTEN)
    chance = random.Random(7)
    for _, table in zip(range(POSITIONS), positions(game, chance), strict=False):
        wrong = check(page, table, chance)
        assert wrong == {size: [] for size in wrong}
