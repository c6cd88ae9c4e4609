"""Volumes and Potions. [§6]"""

import pytest
from games.newton.position import player

from hightable.games.newton.box import volumes
from hightable.games.newton.rules.volumes import (
    available,
    different_sets,
    identical_sets,
    missing,
)


def v(blue=0, green=0, orange=0, wild=0):
    return volumes(dict(blue=blue, green=green, orange=orange, wild=wild), "here")


@pytest.mark.parametrize(
    ("held", "asked", "potions"),
    [
        (v(green=1, wild=1), v(blue=1, green=1), 0),
        (v(wild=1), v(blue=2), 1),
        (v(), v(blue=2, orange=2), 4),
        (v(blue=5, green=5), v(orange=1), 1),
        (v(wild=3), v(green=1), 0),
        (v(green=2, orange=1), v(green=2, orange=2), 1),
    ],
)
def test_each_missing_volume_costs_a_potion(held, asked, potions):
    assert missing(held, asked) == potions


@pytest.mark.parametrize(
    ("held", "sets"),
    [
        (v(blue=2, green=3, wild=1), 2),
        (v(blue=2, green=2, wild=1), 1),
        (v(blue=1, green=1, wild=2), 1),
        (v(blue=1, green=2, wild=3), 2),
        (v(wild=3), 1),
        (v(blue=6, orange=2), 2),
        (v(blue=2, green=2, orange=2), 0),
    ],
)
def test_sets_of_identical_volumes(held, sets):
    assert identical_sets(held) == sets


@pytest.mark.parametrize(
    ("held", "sets"),
    [
        (v(blue=3, green=1, orange=2, wild=1), 2),
        (v(blue=1, green=1), 0),
        (v(wild=3), 1),
        (v(blue=4, green=4, orange=4), 4),
    ],
)
def test_sets_of_different_volumes(held, sets):
    assert different_sets(held) == sets


def test_volumes_come_from_desk_and_played_masters_only():
    me = player(
        hand=("study_1a",),
        desk=("work_0", "study_1b"),
        tucked=("study_1c",),
        played=("leibniz",),
        masters=("fahrenheit",),
    )
    assert available(me) == v(blue=1, green=2, orange=2)


def test_a_starting_card_shows_the_volumes_of_its_colour():
    assert available(player(colour="red", desk=("work_0",))) == v(blue=1)
    assert available(player(colour="yellow", desk=("work_0",))) == v(orange=1)
    assert available(player(colour="green", desk=("work_0",))) == v()
