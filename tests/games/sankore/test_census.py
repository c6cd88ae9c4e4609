"""A census: everything in the box takes part in random play."""

import random
from collections import Counter
from functools import cache

import hightable
from hightable.games.sankore.box import areas, components

GAMES = 300
LAST_CELL = areas.CELLS[areas.NUMBERED - 1]
TIMID = ("end turn", "decline", "stop", "return", "favour", "move")
BOLD = ("complete", "teach", "go", "keep", "send", "shift", "skill", "section", "use")
HAPPENS = ("place", "establish", "skill", "skill tile", "tile", "flip", "complete", "ability")


class Census:
    """What was chosen and what happened in games of players who try what is rare."""

    def __init__(self):
        self.words = Counter()
        self.notes = {key: set() for key in HAPPENS}
        self.keys = Counter()

    def choice(self, legal, luck):
        """Completing and teaching first, else something rare."""
        bold = [word for word in legal if word.startswith(BOLD)]
        eager = [word for word in legal if word not in TIMID] or legal
        if bold and luck.randrange(3):
            eager = bold
        elif not luck.randrange(12):
            eager = legal
        rare = min(self.words[word] for word in eager)
        return luck.choice([word for word in eager if self.words[word] <= 2 * rare])

    def play(self, seats, seed):
        table = hightable.new("sankore", seats, seed=seed)
        luck = random.Random(seed)
        state, texts = table.state, table.game.vocabulary.texts
        state.notes = []
        while not state.over:
            legal = [texts[word] for word in state.offered()]
            chosen = self.choice(legal, luck)
            self.words[chosen] += 1
            state.choose(table.game.vocabulary.numbers[chosen])
        for note in state.notes:
            self.keys[note.key] += 1
            if note.key in self.notes:
                self.notes[note.key].add(int(note.a))


@cache
def census():
    found = Census()
    for seed in range(GAMES):
        found.play((1, 2, 3, 4, 4)[seed % 5], seed)
    return found


def missing(key, names):
    return [name for at, name in enumerate(names) if at not in census().notes[key]]


def unspoken(verb, nouns):
    return [noun for noun in nouns if not census().words[f"{verb} {noun.lower()}"]]


def test_every_space_of_every_area_takes_a_piece():
    assert missing("place", areas.SPACES) == []


def test_every_class_tile_is_established():
    assert missing("establish", components.CLASSES) == []


def test_every_skill_tile_is_gained_and_used():
    assert missing("skill tile", components.SKILLS) == []
    assert missing("skill", components.SKILLS) == []


def test_every_sankore_tile_is_placed_or_flipped():
    there = census().notes["tile"] | census().notes["flip"]
    assert [tile for at, tile in enumerate(components.SANKORE_TILES) if at not in there] == []


def test_every_objective_is_completed_and_every_answer_given():
    assert missing("complete", components.OBJECTIVES) == []
    answers = [
        at
        for at, r in enumerate(components.OBJECTIVE_RECORDS.values())
        if r["timing"] == "on_event"
    ]
    assert [
        components.OBJECTIVES[at] for at in answers if at not in census().notes["ability"]
    ] == []
    assert census().words["use obj_22"]


def test_every_favour_queue_port_city_and_wall_is_chosen():
    assert unspoken("take", [str(space) for space in range(1, 13)]) == []
    assert unspoken("queue", components.DISCIPLINES) == []
    assert unspoken("go", areas.NODES) == []
    assert unspoken("flip", [cell for cell in areas.CELLS if cell != LAST_CELL]) == []
    assert unspoken("class", components.CLASS_SPACES) == []


def test_every_kind_of_decision_is_met():
    met = {word.split()[0] for word in census().words}
    assert {"send", "shift", "replace", "activate", "discard", "keep", "bonus", "seat"} <= met
    assert {"book scoring", "prestige scoring", "majority", "end", "scholar"} <= set(census().keys)
