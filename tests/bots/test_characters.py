"""Characters differ in taste, not in degree; and the freshman plays as people begin."""

import pytest

import hightable
from hightable.bots import bot, characters
from hightable.bots.freshman import error, notice
from hightable.bots.judge import judge, own_signs
from hightable.bots.settings import settings
from hightable.games import game as find_game
from hightable.kernel import Fault
from hightable.server.store import opening
from hightable.server.store.seats import BOT, HERE
from hightable.server.texts import texts

LONGEST_NAME = 10


@pytest.mark.parametrize("game", hightable.games())
def test_a_game_has_characters_with_names_and_tastes_of_their_own(game):
    found = characters(game)
    assert 3 <= len(found) <= 4
    for name, tastes in found.items():
        assert len(name) <= LONGEST_NAME
        assert find_game(game).texts().get("character", name)
        assert set(tastes) <= set(own_signs(game).names)


def test_a_character_makes_more_of_what_it_likes():
    game = find_game("newton")
    plain, keen = [judge(game, settings(["master"]), who) for who in ("", "traveller")]
    at = own_signs("newton").names.index("places ahead")
    assert keen.early[at] == pytest.approx(1.35 * plain.early[at])
    assert [a == b for a, b in zip(plain.early, keen.early, strict=True)].count(False) == 3


def test_characters_choose_differently():
    sights = []
    table = hightable.new("newton", seats=2, seed=3)
    while len(sights) < 12:
        sights.append(table.sight(table.decision.seat))
        table.choose(table.decision.options[0])
    said = {
        who: [bot(f"bachelor:{who}").choose(sight) for sight in sights]
        for who in characters("newton")
    }
    assert len({tuple(words) for words in said.values()}) > 1


@pytest.mark.parametrize(
    ("level", "said"),
    [("random:miser", "has no character"), ("master:pirate", "no character 'pirate'")],
)
def test_a_character_that_is_not_there_is_refused(level, said):
    table = hightable.new("newton", seats=2, seed=1)
    with pytest.raises(Fault, match=said):
        bot(level).choose(table.sight(0))


def test_the_bots_of_a_table_differ_and_go_by_their_names():
    house = texts("en")
    seats = [
        opening.SeatOpening(BOT, house.say("new", "bot_name", n=n + 1), "master") for n in range(3)
    ]
    seats += [opening.SeatOpening(BOT, "Ada", "bachelor"), opening.SeatOpening(HERE, "Me", "")]
    found = opening.cast(house, opening.Opening("golem", {}, seats, False, 0, None)).seats
    tastes = [seat.level.partition(":")[2] for seat in found[:4]]
    assert sorted(tastes) == sorted(characters("golem"))
    assert [seat.name for seat in found[:3]] == [taste.capitalize() for taste in tastes[:3]]
    assert (found[3].name, found[4]) == ("Ada", seats[4])


def test_a_freshman_notices_some_options_the_usual_ones_first():
    table = hightable.new("newton", seats=2, seed=1, draft=False)
    offered = table.state.offered()
    habit = [0.01] * len(table.game.vocabulary.texts)
    habit[offered[1]] = 1.0
    found = [notice(table.state, habit, chance, 2) for chance in range(40)]
    assert all(len(set(words)) == 2 for words in found)
    assert sum(offered[1] in words for words in found) > 35


def test_a_freshman_errs_both_ways_and_not_by_far():
    wrong = [error(chance)[1] for chance in range(200)]
    assert abs(sum(wrong)) < 40
    assert max(map(abs, wrong)) <= 3


def test_a_freshman_beats_chance_and_loses_to_a_bachelor():
    won = 0
    for seed in range(2):
        for other, sign in (("random", 1), ("bachelor", -1)):
            table = hightable.new("newton", seats=2, seed=seed, draft=False)
            bots = [bot("freshman", seed), bot(other, seed)]
            while not table.over:
                table.choose(bots[table.decision.seat].choose(table.sight(table.decision.seat)))
            mine, theirs = table.scores()
            won += sign * (mine - theirs) > 0
    assert won >= 3
