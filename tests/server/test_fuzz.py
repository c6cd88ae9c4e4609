"""Twenty thousand cases of anything: no crash, no trace, nothing dropped."""

from __future__ import annotations

import pytest
from server.fuzz import BATCH, meddle

CASES = 5000


@pytest.mark.parametrize("part", [1, 2])
def test_whatever_is_sent_gets_a_sentence_and_an_honest_player_plays_on(
    database: str, part: int
) -> None:
    done = meddle(database, CASES, part)
    assert done.done >= CASES
    assert done.honest.moves >= CASES // BATCH
