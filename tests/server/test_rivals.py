"""A wide window: the others stand beside the table."""

from __future__ import annotations

import re

import pytest

from hightable.server.page import screen
from hightable.server.page.viewpoint import DESKTOP, WIDE, Viewpoint
from hightable.server.store import opening
from hightable.server.store.database import Store
from hightable.server.store.rooms import Rooms
from hightable.server.store.seats import HERE

SEATS = [opening.SeatOpening(HERE, name, "") for name in ("Alice", "Bruno", "Chiara")]


@pytest.mark.parametrize("game", ["newton", "golem", "alma_mater", "sankore"])
def test_the_others_have_a_card_with_the_heart_of_their_boards(game: str) -> None:
    store = Store("sqlite:///:memory:")
    rooms = Rooms(store)
    id, _ = opening.open_table(rooms, opening.Opening(game, {}, SEATS, False, 0, 7), "host")
    look = Viewpoint(1, (1,), shape=WIDE)
    parts = screen.frame(rooms.room(id), look, {}).parts
    for seat in (0, 2):
        card = parts[f"rival-{seat}"]
        assert 'class="heart"' in card
        assert f'data-board="{seat}"' in card
        assert "data-move" not in card
        assert len(re.findall(r' id="', card)) == 1
    assert "hidden" in parts["rival-1"]
    usual = screen.frame(rooms.room(id), look._replace(shape=DESKTOP), {}).parts
    assert not [part for part in usual if part.startswith("rival")]
    store.close()
