"""The review: what each decision cost, and what was luck."""

from math import sqrt
from statistics import mean, stdev

import pytest

import hightable
from hightable.arena.luck import Luck
from hightable.arena.review import Step, costliest, review
from hightable.bots import Opinion
from hightable.cli.main import main
from hightable.kernel import Fault

GAMES = 12


def finished(seed: int) -> str:
    table = hightable.new("saltmarsh", seats=2, seed=seed)
    table.playout(seed)
    return table.record()


def test_every_decision_is_weighed():
    text = finished(4)
    steps = review(text, "master simulations=30 seconds=0")
    assert len(steps) == len(hightable.replay(text).moves)
    assert all(step.loss >= 0 for step in steps)


def lucks(game: str, seed: int) -> list[list[float]]:
    """The luck of both seats in every move of a game between equals."""
    table, found = hightable.new(game, seats=2, seed=seed), []
    bots = [hightable.bot("bachelor deals=1 tries=1", seat) for seat in (0, 1)]
    luck = Luck(table.game)
    while not table.over:
        sight, before = table.sight(int(table.state.seat)), table.state.copy()
        word = bots[sight.seat].choose(sight)
        table.choose(word)
        found.append(luck.of(sight, word, before, table.state))
    return found


@pytest.mark.parametrize("game", ["alma_mater", "sankore"])
def test_luck_comes_to_nothing_over_many_games_between_equals(game):
    games = [lucks(game, seed) for seed in range(GAMES)]
    for seat in (0, 1):
        sums = [sum(move[seat] for move in moves) for moves in games]
        doubt = stdev(sums) / sqrt(GAMES)
        # So few games show a bias of two points; benchmarks/luck.py plays more of them.
        assert 0 < doubt < 1
        assert abs(mean(sums)) < 2 * doubt
    moves = [move for moves in games for move in moves]
    assert 0 < sum(any(move) for move in moves) < len(moves)


def test_a_better_draw_than_could_be_expected_is_luck():
    table = hightable.new("saltmarsh", seats=2, seed=1, draft=False)
    luck = Luck(table.game)
    sight, before = table.sight(0), table.state.copy()
    word = table.decision.options[0]
    table.choose(word)
    table.state.barriers = before.barriers + 1
    expected = luck.of(sight, word, before, table.state)
    table.state.players[0].coins += 10
    table.state.players[0].salt += 5
    lucky = luck.of(sight, word, before, table.state)
    assert lucky[0] > expected[0]
    assert lucky[1] < expected[1]


def test_the_loss_is_what_the_best_option_was_worth_more():
    step = Step(0, 0, "b", "?")
    step.weigh([Opinion("a", 5.0, 100), Opinion("b", 3.5, 40), Opinion("c", 9.0, 2)])
    assert (step.best, step.loss) == ("a", 1.5)


def test_random_play_loses_more_than_a_bot_that_plays_as_the_reviewer_does():
    level = "master simulations=60 seconds=0"
    table = hightable.new("saltmarsh", seats=2, seed=9)
    bots = [hightable.bots.bot("random"), hightable.bots.bot(level)]
    while not table.over:
        seat = table.decision.seat
        table.choose(bots[seat].choose(table.sight(seat)))
    steps = review(table.record(), level)
    lost = [sum(step.loss for step in steps if step.seat == seat) for seat in range(2)]
    assert lost[0] > 2 * lost[1]


def test_the_command_names_the_costliest_decisions(tmp_path, capsys):
    path = tmp_path / "a.game"
    path.write_text(finished(5))
    main(["review", str(path), "--level", "master simulations=30"])
    said = capsys.readouterr().out
    assert "Player 1:" in said
    assert "points lost, luck" in said
    assert "better was" in said


def test_a_game_that_is_not_over_is_not_reviewed():
    table = hightable.new("saltmarsh", seats=2, seed=1)
    with pytest.raises(Fault, match="not over"):
        review(table.record())


def test_the_three_costliest_come_first():
    steps = [Step(move, 0, "a", "?") for move in range(5)]
    for step, loss in zip(steps, [1, 4, 0, 3, 2], strict=True):
        step.loss = loss
    assert [step.loss for step in costliest(steps, 0)] == [4, 3, 2]
