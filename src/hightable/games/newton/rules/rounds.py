"""Rounds: five turns each, then the end of the round. [§3, §11]"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hightable.games.newton.box import DEVELOPMENTS, KINDS, LINE_POINTS, LINE_SPANS, ROUNDS, TURNS
from hightable.games.newton.decode import INCOME_EFFECTS, MEDICINE_EFFECTS
from hightable.games.newton.effects import Act, Ask
from hightable.games.newton.rules.counts import is_complete
from hightable.games.newton.rules.market import clear_lines, fill_lines
from hightable.games.newton.rules.turn import PLAY_CARD
from hightable.games.newton.state import NOTHING, Newton, Player, remove
from hightable.games.newton.words import TUCK


class NextTurn(Act):
    """Clockwise from the first player, five turns each; then the round ends. [§3]"""

    def happen(self, game: Newton, me: Player, n: i64) -> None:
        seats = i64(len(game.players))
        if game.turn < TURNS * seats:
            seat = (game.first + game.turn) % seats
            if seats > 1:
                game.barrier("turn")
            game.turn += 1
            game.note("turn", seat, game.round, (game.turn + seats - 1) // seats)
            game.push(0, self)
            game.push(seat, PLAY_CARD)
        elif game.round < ROUNDS:
            game.push(0, END_ROUND)
            for seat in range(seats - 1, -1, -1):
                game.push(seat, TUCK_ONE)
        else:
            pay_incomes(game)


class TuckOne(Ask):
    """Choose the card of your desk that goes under it, in secret. [§11]"""

    prompt = "tuck"
    rule = "§11"
    secret = True

    def offer(self, game: Newton, me: Player, n: i64) -> None:
        for card in me.desk:
            game.offer(TUCK[card])

    def take(self, game: Newton, me: Player, n: i64, word: i64) -> None:
        me.pick = TUCK.index(word)


class EndRound(Act):
    """Tuck, take back, income, new lines, and the first player changes. [§11]"""

    def happen(self, game: Newton, me: Player, n: i64) -> None:
        for player in game.players:
            tuck(game, player)
        pay_incomes(game)
        clear_lines(game)
        fill_lines(game)
        game.barrier("round")
        game.first = (game.first + 1) % len(game.players)
        game.round += 1
        game.turn = 0
        game.note("round", game.first, game.round)
        game.push(0, NEXT_TURN)


def tuck(game: Newton, me: Player) -> None:
    """The chosen card stays under the desk, the others return to the hand. [§11]"""
    if me.pick != NOTHING:
        me.tucked = [*me.tucked, me.pick]
        remove(me.desk, me.pick)
        game.note("tuck", me.seat, me.pick)
        me.pick = NOTHING
    me.hand += me.desk
    me.desk.clear()


def pay_incomes(game: Newton) -> None:
    """Completed lines, Income tiles and the Medicine tile pay every player. [§11]"""
    for player in game.players:
        before = player.points
        pay_income(game, player)
        game.note("income", player.seat, player.points - before)


def pay_income(game: Newton, me: Player) -> None:
    """The income of one player. [§11]"""
    spans = LINE_SPANS[me.board]
    for line in range(len(spans)):
        if is_complete(me, spans[line]):
            me.points += LINE_POINTS[me.board][line]
    for kind in range(DEVELOPMENTS, len(KINDS)):
        for _ in range(me.tiles[kind]):
            INCOME_EFFECTS[kind - DEVELOPMENTS].do(game, me.seat, 0)
    if me.medicine:
        MEDICINE_EFFECTS[me.medicine - 1].do(game, me.seat, 0)


NEXT_TURN: Final = NextTurn()
TUCK_ONE: Final = TuckOne()
END_ROUND: Final = EndRound()
