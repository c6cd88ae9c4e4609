"""A census: every card, tile, token, place and Master takes part in random play."""

import random
from collections import Counter
from functools import cache

import hightable
from hightable.games.newton import box
from hightable.games.newton.words import VOCABULARY

GAMES = 200
TIMID = ("end turn", "stop", "decline", "reveal", "buy", "boost")
HAPPENS = ("specialization", "invention", "token", "city", "tile", "cube", "tuck")


class Census:
    """What was chosen and what happened in many games of players who try what is rare."""

    def __init__(self):
        self.words = Counter()
        self.notes = {key: set() for key in HAPPENS}

    def play(self, seats, seed):
        colours = "random" if seed % 3 else "chosen"
        table = hightable.new("newton", seats, seed=seed, colours=colours)
        luck = random.Random(seed)
        state = table.state
        texts = table.game.vocabulary.texts
        state.notes = []
        while not state.over:
            legal = [texts[word] for word in state.offered()]
            eager = [word for word in legal if not word.startswith(TIMID)] or legal
            eager = eager if luck.randrange(4) else legal
            rare = min(self.words[word] for word in eager)
            chosen = luck.choice([word for word in eager if self.words[word] <= 2 * rare])
            self.words[chosen] += 1
            state.choose(table.game.vocabulary.numbers[chosen])
        for note in state.notes:
            if note.key in self.notes:
                self.notes[note.key].add(int(note.a))


@cache
def census():
    found = Census()
    for seed in range(GAMES):
        found.play(1 + seed % 4, seed)
    return found


def unspoken(verb, nouns):
    return [noun for noun in nouns if not census().words[f"{verb} {noun}"]]


def test_every_card_is_taken_played_and_tucked():
    assert unspoken("play", box.CARDS) == []
    assert unspoken("take", box.CARDS[6:]) == []
    assert unspoken("tuck", box.CARDS) == []


def test_every_master_is_kept_and_played():
    assert unspoken("keep", box.MASTERS) == []
    assert unspoken("master", box.MASTERS) == []


def test_every_book_space_is_filled():
    used = {box.CELLS[cell] for cells in box.BOOK_CELLS for cell in cells}
    assert unspoken("book", sorted(used)) == []


def test_every_place_and_space_is_entered():
    assert unspoken("go", [place for place in box.PLACES if place != "jerusalem"]) == []
    assert unspoken("step", box.TECH[1:7] + box.TECH[8:14]) == []
    assert unspoken("to", box.WORK_SPACES[1:15]) == []


def test_every_kind_of_decision_comes_up_but_the_two_that_need_a_plan():
    said = {word.split()[0] for word in census().words}
    verbs = {verb.split()[0] for verb, _ in VOCABULARY.parts}
    assert verbs - said <= {"ignore", "replace"}


def test_every_tile_and_token_gives_what_it_shows():
    notes = census().notes
    assert len(notes["specialization"]) == len(box.SPECIALIZATIONS)
    assert len(notes["invention"]) == len(box.INVENTIONS)
    assert len(notes["city"]) == len(box.CITIES)
    assert len(notes["token"]) == len(box.TOKENS)
    assert len(notes["tile"]) == len(box.KINDS)
