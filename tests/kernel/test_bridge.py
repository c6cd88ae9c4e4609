"""The bridge: the kernel hands over a state and a seat, a rule is told its board and player."""

import pytest

from hightable.kernel import Per, PlayerCount, PlayerEffect, PlayerQuestion, State


class Farm(State):
    """Where every player has so many eggs; interpreted, even where the kernel is compiled."""

    def __init__(self, players):
        super().__init__(b"", len(players))
        self.players = players


class Lay(PlayerEffect):
    def possible(self, board, me):
        return me["eggs"] < 3

    def happen(self, board, me, n):
        me["eggs"] += n


class Sell(PlayerQuestion):
    def possible(self, board, me):
        return me["eggs"] > 0

    def offer(self, board, me, n):
        for eggs in range(me["eggs"] + 1):
            board.offer(eggs)

    def take(self, board, me, n, word):
        me["eggs"] -= word

    def refuse(self, board, me, n, word):
        return "fewer eggs" if word > me["eggs"] else ""


class Eggs(PlayerCount):
    def count(self, board, me):
        return me["eggs"]


LAY, SELL = Lay(), Sell()


def farm(*eggs):
    return Farm([{"eggs": number} for number in eggs])


def test_what_happens_happens_to_the_player_of_the_seat():
    board = farm(0, 1)
    board.push(1, LAY, 2)
    board.run()
    assert board.players == [{"eggs": 0}, {"eggs": 3}]
    assert LAY.can(board, 0)
    assert not LAY.can(board, 1)


def test_a_question_is_asked_of_the_player_and_told_the_answer():
    board = farm(0, 2)
    board.push(1, SELL)
    board.run()
    assert (board.seat, board.offered()) == (1, [0, 1, 2])
    assert SELL.refuses(board, 1, 0, 5) == "fewer eggs"
    board.choose(2)
    assert board.players[1] == {"eggs": 0}
    assert not SELL.can(board, 1)


def test_something_is_counted_for_the_player():
    board = farm(1, 4)
    board.push(1, Per(Eggs(), LAY))
    assert Eggs().of(board, 1) == 4
    board.run()
    assert board.players[1] == {"eggs": 4}


def test_unless_a_rule_says_otherwise_it_is_possible_and_refuses_without_a_reason():
    board = farm(0)
    assert PlayerEffect().can(board, 0)
    assert PlayerQuestion().can(board, 0)
    assert PlayerQuestion().refuses(board, 0, 0, 1) == ""


@pytest.mark.parametrize(
    "unwritten",
    [
        lambda board: PlayerEffect().do(board, 0, 0),
        lambda board: PlayerQuestion().options(board, 0, 0),
        lambda board: PlayerQuestion().choose(board, 0, 0, 1),
        lambda board: PlayerCount().of(board, 0),
    ],
)
def test_a_rule_that_is_not_written_cannot_be_used(unwritten):
    with pytest.raises(NotImplementedError):
        unwritten(farm(0))
