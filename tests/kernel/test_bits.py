"""Numbers that hold a set, or several things side by side."""

import pytest

from hightable import Fault
from hightable.kernel import BIT, Part, ones

DISCOUNT = Part(4)
DOMAIN = Part(2, above=DISCOUNT)
MIXED = Part(1, above=DOMAIN)


def test_the_things_of_a_set_are_counted():
    assert [ones(n) for n in (0, 1, 6, BIT[62] - 1)] == [0, 1, 2, 62]


def test_parts_lie_side_by_side_and_are_read_again():
    n = DISCOUNT.at(13) | DOMAIN.at(2) | MIXED.at(1)
    assert [part.of(n) for part in (DISCOUNT, DOMAIN, MIXED)] == [13, 2, 1]
    assert (DISCOUNT.most, DOMAIN.most, MIXED.most) == (15, 3, 1)


def test_a_part_is_said_otherwise_and_the_others_stay():
    n = DOMAIN.put(DISCOUNT.at(13) | DOMAIN.at(2), 1)
    assert [part.of(n) for part in (DISCOUNT, DOMAIN)] == [13, 1]


def test_parts_that_find_no_room_are_refused():
    assert Part(30, above=Part(32)).of(BIT[32]) == 1
    with pytest.raises(Fault, match="room for 62 bits, not for 63"):
        Part(31, above=Part(32))
