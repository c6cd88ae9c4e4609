"""The search: the same budget gives the same word, whoever helps; and it says why."""

from time import monotonic

import pytest

import hightable
from hightable.arena.speed import simulations_per_second
from hightable.bots import Bot, bot
from hightable.bots.bot import Opinion, by_chance
from hightable.bots.foresight import Foresight, Race, favourite, follow
from hightable.bots.judge import Weights, judge, lead
from hightable.bots.play import dealt_anew, end_turns
from hightable.bots.search import NOTHING, Mind, Task, consider
from hightable.bots.settings import SETTINGS, settings, settled
from hightable.bots.tree import Tally, Tree
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
    level = "master simulations=40 deals=1 seconds=0"
    assert words(game, level, 8) == words(game, level, 8)


def test_two_processes_think_reproducibly():
    level = "doctor simulations=60 deals=8 seconds=0 cores=2"
    assert words("saltmarsh", level, 6) == words("saltmarsh", level, 6)


@pytest.mark.parametrize("level", ["bachelor", "master simulations=8 deals=1 seconds=0"])
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
    master = bot("master simulations=200 deals=0 seconds=0")
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
    master = bot("master simulations=100000000 deals=0 seconds=0.1")
    master.choose(table.sight(table.decision.seat))
    assert sum(opinion.simulations for opinion in master.opinions) < 1000000


def foresight(changes: str) -> Foresight:
    game = hightable.new("saltmarsh", seats=2, seed=2).game
    return Foresight(judge(game, settings(f"doctor {changes}".split())))


def close_words(changes: str, tallies: list[Tally]) -> list[int]:
    return [tally[0] for tally in foresight(changes).close_ones(tallies)]


def test_only_words_nearly_as_good_as_the_best_are_played_on():
    far = foresight("favourites=3 close=0.2").judge.scale
    tallies = [(5, 9, 0.5, 4.0), (6, 30, 0.6, 5.0), (7, 8, 0.6, 5.5), (8, 20, 0.1, 5.0 - far)]
    assert close_words("favourites=3 close=0.2", tallies) == [6, 5]
    assert close_words("favourites=4 close=0.2", tallies) == [6, 5, 7]
    assert close_words("favourites=3 close=2", tallies) == [6, 8, 5]


def even(tree: Tree) -> list[Tally]:
    """Two words that the search thinks as good as each other."""
    return [(int(word), 50, 0.5, 1.0) for word in tree.state.offered()[:2]]


def test_favourites_are_played_on_over_the_same_deals_each_time():
    tree = search(100)
    ahead = foresight("rounds=2")
    found = ahead.compare(tree, even(tree), 6, 0.0)
    assert [tally[:2] for tally in found] == [(tally[0], 6) for tally in even(tree)]
    assert found == ahead.compare(tree, even(tree), 6, 0.0)
    one = [ahead.play_on(tree, found[0][0], tree.chance + deal) for deal in range(6)]
    assert found[0][3] == pytest.approx(sum(one) / 6)


def race(leads: list[float], points: list[list[float]]) -> Race:
    """A race after some deals."""
    found = Race([5 + at for at in range(len(leads))], leads, 10.0)
    for deal in points:
        found.note(deal)
    return found


def test_what_is_clearly_behind_is_left_out_of_the_race():
    running = race([0.0] * 3, [[at, at - 20.0 + at % 2, 7.0 - at] for at in range(8)])
    assert running.is_open()
    running.note([9.0, 9.0])
    assert [tally[:2] for tally in running.tallies()] == [(5, 9), (6, 8), (7, 9)]


def test_a_race_with_a_clear_winner_is_over():
    assert not race([0.0, 0.0], [[3.0, 1.0 + at % 2] for at in range(8)]).is_open()
    assert not race([0.0, 0.0], [[1.0 + at % 2, 30.0] for at in range(8)]).is_open()


def test_few_deals_move_the_opinion_of_the_search_a_little_and_many_much():
    deals = [[0.0, 3.0 + at % 2] for at in range(144)]
    few, many = [race([5.0, 4.0], deals[:count]).gain(1) for count in (4, 144)]
    assert few == pytest.approx((4 * 3.5 - 16 * 1.0) / 20)
    assert many == pytest.approx((144 * 3.5 - 16 * 1.0) / 160)


def beginning(changes: str) -> tuple[Mind, Task]:
    table = hightable.new("newton", seats=2, seed=1, draft=False)
    state = table.sight(table.decision.seat).guess(0).state
    mind = Mind(table.game, settings(f"doctor simulations=40 cores=1 {changes}".split()))
    return mind, Task(state, 5, NOTHING)


def test_favourites_are_played_on_when_a_turn_begins_and_not_on_its_way():
    mind, task = beginning("deals=6 rounds=1 close=99")
    tallies = mind.think(task, 0.0)
    close = mind.favourites(task, tallies)
    assert len(close) > 1
    assert {often for _, often, _, _ in mind.look_on(close, 0.0)} == {6}
    assert mind.favourites(Task(task.state, 5, close[0][0]), tallies) == []


def test_a_clear_choice_is_not_played_on():
    mind, task = beginning("deals=6 rounds=1")
    assert mind.favourites(task, [(5, 90, 0.5, 4.0), (6, 10, 0.4, -90.0)]) == []


def test_a_line_follows_what_was_most_looked_at():
    tree = search(400)
    state = tree.state.copy()
    first = favourite(tree.root, state)
    assert tree.root.kids[first].visits == max(kid.visits for kid in tree.root.kids.values())
    follow(tree.root, state, first)
    assert state.seat != tree.root.seat or favourite(tree.root.kids[first], state) == -1


def test_playing_on_keeps_to_its_seconds():
    tree = search(50)
    ahead = foresight("rounds=2")
    assert ahead.compare(tree, even(tree), 1000000, 0.001) == []
    assert len(ahead.play_all(tree, race([0.0, 0.0], []), 1, 0.001)) == 0
    tallies = ahead.compare(tree, even(tree), 1000000, monotonic() + 2.0)
    assert 4 <= tallies[0][1] < 1000000


def test_whoever_is_alone_thinks_as_the_game_says_for_that():
    own = Weights({"settings": {"rounds": 3, "rounds alone": 30, "tries": 2}})
    doctor = settings(["doctor"])
    assert settled(doctor, own.settings)["rounds"] == 3
    found = settled(doctor, own.alone().settings)
    assert (found["rounds"], found["tries"]) == (30, 2)
    mind, task = beginning("")
    assert mind.judge(task.state) is mind.company
    assert mind.judge(hightable.new("newton", seats=1, seed=1).state) is mind.alone


def test_whoever_searches_alone_weighs_points():
    table = hightable.new("saltmarsh", seats=1, seed=1)
    seat = table.decision.seat
    assert bot("master simulations=50 deals=1").choose(table.sight(seat)) in table.decision.options


@pytest.mark.parametrize("game", ["newton", "sankore"])
def test_the_clock_begins_anew_with_each_turn_of_whoever_is_alone(game):
    table = hightable.new(game, seats=1, seed=1)
    master = bot("master simulations=2 deals=0")
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
