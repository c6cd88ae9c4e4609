"""In random play every card, tile and space occurs and takes effect."""

import random
from collections import defaultdict

import pytest

import hightable
from hightable.games.alma_mater import box
from hightable.games.alma_mater.decode.prices import CARD_BONUS, CARD_LEVELS
from hightable.games.alma_mater.game import ALMA_MATER
from hightable.games.alma_mater.state import NOBODY

GAMES = {2: 60, 3: 60, 4: 140}
EAGER = 0.5
LIVELY = 0.85
GOALS = ("step", "claim", "hire", "recruit", "lecture", "double", "ready", "extra", "box")
GOALS += ("send campus", "send academy")
DULL = ("pass", "end", "decline", "keep prices")


@pytest.fixture(scope="module")
def found():
    """What happened in some games, played at random, but eager to get on."""
    seen = defaultdict(set)
    for seats, number in GAMES.items():
        for seed in range(number):
            watch(hightable.new("alma_mater", seats, seed=seed).state, random.Random(seed), seen)
    return seen


def watch(state, luck, seen):
    texts = hightable.vocabulary("alma_mater")
    while not state.over:
        words = [texts[word] for word in state.offered()]
        text = prefer(words, luck)
        verb, _, noun = text.partition(" ")
        player = state.players[state.seat]
        if text == "lecture now":
            noun = box.PROFESSORS[state.stack[-1].n]
        if text == "step black":
            card = state.deal.cards[player.level // 3]
            seen["costs"].add(box.COSTS[CARD_LEVELS[card][player.level % 3]])
        seen[verb].add(noun)
        level = player.level
        state.choose(ALMA_MATER.vocabulary.numbers[text])
        if player.level > level and player.level % 3 == 0:
            seen["bonuses"].add(box.BONUSES[CARD_BONUS[state.deal.cards[level // 3]]])
        look(state, seen)


def prefer(words, luck):
    goals = [word for word in words if word.startswith(GOALS)]
    if goals and luck.random() < EAGER:
        return luck.choice(goals)
    lively = [word for word in words if word not in DULL]
    return luck.choice(lively if lively and luck.random() < LIVELY else words)


def look(state, seen):
    for player in state.players:
        for at, name in enumerate(box.CHANCELLORS):
            if player.chancellors >> at & 1:
                seen["abilities"].add(name)
    for letter, tile in enumerate(state.deal.glory):
        if any(player.busts >> letter & 1 for player in state.players):
            seen["glory"].add(box.GLORY_TILES[tile])
    if state.card != NOBODY:
        seen["ignotus"].add(box.IGNOTUS_CARDS[state.card])


def test_every_setup_card_is_kept_and_put_back(found):
    assert found["keep"] >= set(box.SETUP_CARDS)
    assert found["discard"] == set(box.SETUP_CARDS)


def test_every_student_and_professor_is_recruited_and_lectures(found):
    assert found["recruit"] == set(box.STUDENTS)
    assert found["hire"] == set(box.PROFESSORS)
    assert found["lecture"] == set(box.PROFESSORS)


def test_every_chancellor_is_chosen_and_gained(found):
    assert found["chancellor"] == set(box.CHANCELLORS)
    assert found["abilities"] == set(box.CHANCELLORS)


def test_every_space_is_used(found):
    assert found["send"] == set(box.SITES)
    assert found["use"] == {"laboratory", "park"}
    assert len(found["again"]) > 5


def test_every_level_is_paid_and_every_milestone_reached(found):
    assert found["costs"] == set(box.COSTS)
    assert found["bonuses"] == set(box.BONUSES)


def test_every_glory_tile_is_met(found):
    assert found["claim"] == {"a", "b", "c"}
    assert found["glory"] == set(box.GLORY_TILES)


def test_every_card_of_ignotus_is_turned_up(found):
    assert found["ignotus"] == set(box.IGNOTUS_CARDS)


def test_the_rarer_decisions_occur(found):
    for verb in ("extra", "double", "exhaust", "bookmark", "exchange", "tutors"):
        assert found[verb], verb
    for verb in ("ready", "score", "tier", "prices", "return", "stop", "display", "next"):
        assert found[verb], verb
