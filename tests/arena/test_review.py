"""The review: what each decision cost, and what was luck."""

import pytest

import hightable
from hightable.arena.review import Step, costliest, review
from hightable.bots import Opinion
from hightable.cli.main import main
from hightable.kernel import Fault


def finished(seed: int) -> str:
    table = hightable.new("saltmarsh", seats=2, seed=seed)
    table.playout(seed)
    return table.record()


def test_every_decision_is_weighed_and_luck_closes_the_sum():
    text = finished(4)
    table = hightable.replay(text)
    steps = review(text, "master simulations=30 seconds=0")
    assert len(steps) == len(table.moves)
    assert all(step.loss >= 0 for step in steps)
    for seat in range(2):
        own = [step for step in steps if step.seat == seat]
        others = [step for step in steps if step.seat != seat and step.move > own[0].move]
        ends = own[0].worth + sum(s.luck - s.loss for s in own) + sum(s.loss for s in others)
        scores = table.scores()
        assert ends == pytest.approx(scores[seat] - scores[1 - seat])


def test_the_loss_is_what_the_best_option_was_worth_more():
    step = Step(0, 0, "b", "?")
    step.weigh([Opinion("a", 5.0, 100), Opinion("b", 3.5, 40), Opinion("c", 9.0, 2)])
    assert (step.best, step.loss) == ("a", 1.5)


def test_random_play_loses_more_than_a_bot_that_plays_as_the_reviewer_does():
    level = "master simulations=60 seconds=0"
    table = hightable.new("saltmarsh", seats=2, seed=9)
    bots = [hightable.bots.bot("freshman"), hightable.bots.bot(level)]
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
