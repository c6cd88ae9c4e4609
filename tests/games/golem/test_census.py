"""A census over games of curious players: nothing in the box is dead. [§13]"""

import random
from collections import Counter

import pytest

import hightable
from hightable.games.golem import box
from hightable.games.golem.rules.character import Influence
from hightable.games.golem.rules.movement import active
from hightable.games.golem.words import VOCABULARY

GAMES = [(4, 150), (3, 12), (2, 12), (1, 4)]
FOND_OF = [
    ("pay",),
    ("cauldron", "marble artefacts", "rabbi goldsmith", "copy artefacts", "pay"),
    ("create", "marble golem", "marble work", "copy golem", "develop", "pay"),
]
NEVER = {
    *[f"move {d} 10" for d in box.DISTRICTS],
    *[f"advance {d} 10" for d in box.DISTRICTS],
    *[f"retreat {d} 1" for d in box.DISTRICTS],
    *[f"retreat {d} 1 lying" for d in box.DISTRICTS],
    *[f"lead {d} 10" for d in box.DISTRICTS],
}
QUIET = ("pass", "decline", "stop", "stay", "coins")
PATIENCE = 40


def happening(state, text):
    """What a choice is about: the tile above a worker, the character paid for, else the word."""
    if text.startswith(("worker", "tile")):
        at = box.TILE_NOUNS.index(text.split(" ", 1)[1])
        return box.NEIGHBOURHOODS[state.city.neighbourhoods[at]]
    if text == "pay" and isinstance(state.stack[-1].effect, Influence):
        return f"character {box.CHARACTERS[active(state)]}"
    if text.startswith("cauldron"):
        me = state.players[state.seat]
        return f"{text} of {box.SIDES[me.side]}"
    return text


def pick(luck, state, legal, known, fond_of):
    """Curious players: what they are fond of, then what was done least; declining seldom."""
    weights = {}
    for text in legal:
        weights[text] = known[happening(state, text)] + (PATIENCE if text in QUIET else 0)
        if text.startswith(fond_of) and luck.randrange(3):
            weights[text] = -missing(state, text)
    least = min(weights.values())
    return luck.choice([text for text in legal if weights[text] == least])


def missing(state, text):
    """Fuller cauldrons are more tempting."""
    if not text.startswith("cauldron"):
        return 0
    row = box.SIZES.index(text.split()[1])
    return int(state.players[state.seat].gold[row])


@pytest.fixture(scope="module")
def census():
    """Every word offered, and how often everything was done."""
    offered, known = set(), Counter()
    for seats, games in GAMES:
        for seed in range(games):
            luck, fond_of = random.Random(seed), FOND_OF[seed % len(FOND_OF)]
            state = hightable.new("golem", seats=seats, seed=seed, confirm=seed == 0).state
            while not state.over:
                legal = [VOCABULARY.texts[word] for word in state.offered()]
                offered.update(legal)
                text = pick(luck, state, legal, known, fond_of)
                known[happening(state, text)] += 1
                known[text] += 1
                if text.startswith("cauldron") and missing(state, text) + 1 == int(text[-1]):
                    known[f"complete {happening(state, text)}"] += 1
                state.choose(VOCABULARY.numbers[text])
    return offered, set(known)


def words(verb, nouns):
    return {f"{verb} {noun}" for noun in nouns}


@pytest.mark.parametrize(
    "wanted",
    [
        words("book", box.BOOKS),
        words("goal", box.GOALS),
        words("rabbi", box.ACTION_TILES),
        words("character", box.CHARACTERS),
        words("develop", box.UPGRADES),
        words("side", box.SIDE_KEYS),
        words("grave", box.GRAVES),
        words("start", box.STARTS),
        words("board", box.SIDES),
        words("artefact", box.SIZES),
        words("marble", box.MARBLE_NOUNS),
        words("column", ["1", "2", "3", "4", "5"]),
        words("copy", box.ROWS[:-1]),
        words("take", box.RESOURCES),
        words("create", box.DISTRICTS),
        words("work", ["1", "2", "3"]),
        words("income", [*box.DISTRICTS, "research"]),
        {f"complete cauldron {size} of {side}" for size in box.SIZES for side in box.SIDES},
        set(box.NEIGHBOURHOODS),
    ],
    ids=lambda wanted: min(wanted).split()[0],
)
def test_everything_in_the_box_takes_effect_somewhere(census, wanted):
    _, known = census
    assert wanted - known == set()


def test_every_question_is_asked_somewhere(census):
    offered, _ = census
    verbs = {VOCABULARY.parts[VOCABULARY.numbers[word]][0] for word in offered}
    assert {verb for verb, _ in VOCABULARY.parts} - verbs <= {"golem first"}


def test_what_cannot_be_is_never_offered(census):
    offered, _ = census
    assert offered & NEVER == set()
