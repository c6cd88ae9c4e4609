"""The search: the same budget gives the same word, whoever helps; and it says why."""

import pytest

import hightable
from hightable.arena.speed import simulations_per_second
from hightable.bots import Bot, bot
from hightable.bots.bot import Opinion, by_chance
from hightable.bots.foresight import Foresight, favourite, follow
from hightable.bots.judge import judge, lead
from hightable.bots.play import dealt_anew, end_turns
from hightable.bots.search import NOTHING, Mind, Task, consider
from hightable.bots.settings import SETTINGS, settings, settled
from hightable.bots.tree import Tree
from hightable.kernel import Fault
from hightable.kernel.state import TURN

LONG = 1000.0


def words(game: str, level: str, moves: int) -> list[str]:
    """The first words that two bots of a level say."""
    table = hightable.new(game, seats=2, seed=8)
    bots = [bot(level, seed) for seed in range(2)]
    said = []
    while len(said) < moves:
        seat = table.decision.seat
        said.append(bots[seat].choose(table.sight(seat)))
        table.choose(said[-1])
    for each in bots:
        each.close()
    return said


@pytest.mark.parametrize("game", ["saltmarsh", "newton"])
def test_a_budget_of_looks_is_reproducible(game):
    level = "master simulations=40 seconds=0"
    assert words(game, level, 8) == words(game, level, 8)


def test_two_processes_think_reproducibly():
    level = "doctor simulations=60 seconds=0 cores=2"
    assert words("saltmarsh", level, 6) == words("saltmarsh", level, 6)


@pytest.mark.parametrize("level", ["bachelor", "master simulations=8 seconds=0"])
def test_where_a_bot_sees_no_difference_it_may_choose_by_chance(level):
    sight = hightable.new("sankore", seats=2, seed=5).sight(0)
    words = {bot(f"{level} fair=1", seed).choose(sight) for seed in range(40)}
    assert words == set(sight.decision.options)
    assert {bot(level, seed).choose(sight) for seed in range(4)} == {sight.decision.options[0]}


def test_where_it_sees_one_the_best_comes_first():
    opinions = [Opinion("dig", 2.0, 5), Opinion("fish", 2.0, 1), Opinion("sail", 1.0, 9)]
    assert {by_chance(opinions, chance)[0].word for chance in range(4)} == {"dig"}
    assert [opinion.word for opinion in by_chance(opinions[:2], 1)] == ["fish", "dig"]


def test_a_bot_explains_its_best_three():
    table = hightable.new("newton", seats=2, seed=1, draft=False)
    master = bot("master simulations=200 seconds=0")
    word = master.choose(table.sight(table.decision.seat))
    said = master.explain()
    assert said[0].word == word
    assert 1 < len(said) <= 3
    assert all(opinion.word in table.decision.options for opinion in said)
    assert [opinion.simulations for opinion in said] == sorted(
        (o.simulations for o in said), reverse=True
    )


def search(simulations: int) -> Tree:
    table = hightable.new("saltmarsh", seats=2, seed=2)
    state = table.sight(table.decision.seat).guess(0).state
    tree = Tree(state, judge(table.game, SETTINGS["master"]), 5)
    consider(tree, simulations, 0.0)
    return tree


def test_every_look_is_counted_once_at_each_depth():
    tree = search(200)
    assert tree.root.visits <= 200
    assert sum(kid.visits for kid in tree.root.kids.values()) == tree.root.visits


def test_a_clear_choice_ends_the_search_early():
    tree = search(2000)
    first, second = sorted((kid.visits for kid in tree.root.kids.values()), reverse=True)[:2]
    assert tree.root.visits == 2000 or first - second > 2000 - tree.root.visits


def test_a_limit_of_seconds_ends_a_search_long_before_its_looks_are_spent():
    table = hightable.new("newton", seats=2, seed=1, draft=False)
    master = bot("master simulations=100000000 seconds=0.1")
    master.choose(table.sight(table.decision.seat))
    assert sum(opinion.simulations for opinion in master.opinions) < 1000000


def foresight(changes: str) -> Foresight:
    game = hightable.new("saltmarsh", seats=2, seed=2).game
    return Foresight(judge(game, settings(f"doctor {changes}".split())))


def test_only_words_nearly_as_good_as_the_best_are_played_on():
    far = foresight("favourites=3 close=0.2").judge.scale
    tallies = [(5, 9, 0.5, 4.0), (6, 30, 0.6, 5.0), (7, 8, 0.6, 5.5), (8, 20, 0.1, 5.0 - far)]
    assert foresight("favourites=3 close=0.2").close_ones(tallies) == [6, 5]
    assert foresight("favourites=4 close=0.2").close_ones(tallies) == [6, 5, 7]
    assert foresight("favourites=3 close=2").close_ones(tallies) == [6, 8, 5]


def test_a_clear_choice_is_not_played_on():
    tree = search(100)
    tallies = [(5, 90, 0.5, 4.0), (6, 10, 0.4, -90.0)]
    assert foresight("favourites=3").compare(tree, tallies, 4, 0.0) == tallies


def test_favourites_are_played_on_over_the_same_deals_each_time():
    tree = search(100)
    words = [int(word) for word in tree.state.offered()[:2]]
    tallies = [(word, 50, 0.5, 1.0) for word in words]
    ahead = foresight("rounds=2")
    found = ahead.compare(tree, tallies, 6, 0.0)
    assert [(word, often) for word, often, _, _ in found] == [(word, 6) for word in words]
    assert found == ahead.compare(tree, tallies, 6, 0.0)
    one = [ahead.play_on(tree, words[0], tree.chance + deal) for deal in range(6)]
    assert found[0][3] == pytest.approx(sum(one) / 6)


def test_favourites_are_played_on_when_a_turn_begins_and_not_on_its_way():
    table = hightable.new("newton", seats=2, seed=1, draft=False)
    state = table.sight(table.decision.seat).guess(0).state
    mind = Mind(
        table.game,
        settings(["doctor", "simulations=40", "deals=2", "rounds=1", "close=99", "cores=1"]),
    )
    begun = mind.think(Task(state, 5, NOTHING), 0.0)
    assert {often for _, often, _, _ in begun} == {2}
    state.choose(begun[0][0])
    going_on = mind.think(Task(state, 6, begun[0][0]), 0.0)
    assert state.seat == table.decision.seat
    assert sum(often for _, often, _, _ in going_on) > 2 * len(going_on)


def test_a_line_follows_what_was_most_looked_at():
    tree = search(400)
    state = tree.state.copy()
    first = favourite(tree.root, state)
    assert tree.root.kids[first].visits == max(kid.visits for kid in tree.root.kids.values())
    follow(tree.root, state, first)
    assert state.seat != tree.root.seat or favourite(tree.root.kids[first], state) == -1


def test_playing_on_keeps_to_its_seconds():
    tree = search(50)
    tallies = [(int(word), 5, 0.5, 1.0) for word in tree.state.offered()[:2]]
    assert foresight("").compare(tree, tallies, 1000000, 0.001)[0][1] == 1


def test_whoever_searches_alone_weighs_points():
    table = hightable.new("saltmarsh", seats=1, seed=1)
    seat = table.decision.seat
    assert bot("master simulations=50").choose(table.sight(seat)) in table.decision.options


@pytest.mark.parametrize("game", ["newton", "sankore"])
def test_the_clock_begins_anew_with_each_turn_of_whoever_is_alone(game):
    table = hightable.new(game, seats=1, seed=1)
    master = bot("master simulations=2")
    anew = []
    while len(table.moves) < 30:
        master.spent = LONG
        move = len(table.moves)
        table.choose(master.choose(table.sight(0)))
        anew += [move] if master.spent < LONG else []
    turns = [entry.move for entry in table.log.entries if entry.key == TURN][1:-1]
    assert turns
    assert all(turn in anew or turn - 1 in anew for turn in turns)
    assert len(anew) < len(table.moves) / 2


def test_alone_a_search_ends_with_the_turn_too():
    table = hightable.new("newton", seats=1, seed=1)
    while table.legal()[0].startswith("keep"):
        table.choose(table.legal()[0])
    state = dealt_anew(table.state, table.game, 1)
    end_turns(state, 0, [1.0] * len(table.game.vocabulary.texts), 7, 1)
    assert state.is_ending
    assert state.turn == table.state.turn
    end_turns(state, 0, [1.0] * len(table.game.vocabulary.texts), 7, 2)
    assert state.turn == table.state.turn + 1


def test_a_lead_is_over_the_best_other():
    assert [lead([10.0, 7.0, 9.0], seat) for seat in range(3)] == [1.0, -3.0, -1.0]
    assert lead([12.0], 0) == 12.0


def test_what_a_level_leaves_open_the_game_decides():
    assert settled({"turns": -1.0, "simulations": 5.0}, {"turns": 0}) == {
        "turns": 0,
        "simulations": 5.0,
    }


@pytest.mark.parametrize(
    ("level", "said"),
    [
        ("chancellor", "no bot 'chancellor'"),
        ("master depth=3", "a master has simulations"),
        ("master simulations=many", "simulations should be a number"),
    ],
)
def test_an_unknown_bot_is_refused(level, said):
    with pytest.raises(Fault, match=said):
        bot(level)


def test_a_bot_of_ones_own_only_weighs():
    class Last(Bot):
        def weigh(self, sight):
            from hightable.bots import Opinion

            return [Opinion(word, 0.0, 0) for word in reversed(sight.decision.options)]

    table = hightable.new("saltmarsh", seats=2, seed=1)
    assert Last().choose(table.sight(0)) == table.decision.options[-1]


def test_the_speed_of_the_search_can_be_told():
    assert simulations_per_second("saltmarsh", 2, seconds=0.05) > 50
