"""The action phase: turns, passing, and the end of a turn. [§4]"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hightable.games.alma_mater.box import PROFESSORS
from hightable.games.alma_mater.decode.makers import EVERY_STUDENT
from hightable.games.alma_mater.effects.acts import Act
from hightable.games.alma_mater.rules.costs import rest
from hightable.games.alma_mater.rules.free import Window, not_free
from hightable.games.alma_mater.rules.lectures import can_lecture, not_lecturing, pay_and_lecture
from hightable.games.alma_mater.rules.masters import ALL_CHAIRS, not_sent, offer_sites, send
from hightable.games.alma_mater.rules.professors import not_hirable
from hightable.games.alma_mater.rules.students import not_recruitable
from hightable.games.alma_mater.state import NOBODY, STEPPED, Board, Player
from hightable.games.alma_mater.words import END, HIRE, LECTURE, PASS, RECRUIT, SEND


class ActionPhase(Act):
    """Turns in turn order, until all have passed. [§4.1]"""

    def happen(self, board: Board, me: Player, n: i64) -> None:
        next_turn(board, 0)


def next_turn(board: Board, place: i64) -> None:
    """The next player in turn order, from a place on, who has not passed. [§4.1]"""
    board.active = NOBODY
    seats = i64(len(board.order))
    for step in range(seats):
        player = board.players[board.order[(place + step) % seats]]
        if not player.passed:
            begin_turn(board, player)
            return


def begin_turn(board: Board, me: Player) -> None:
    """A player's turn begins with the main choice. [§4.1]"""
    board.active = me.seat
    board.barrier("turn")
    me.used &= ~STEPPED
    board.push(me.seat, MAIN)


class Main(Window):
    """Send masters to a space, lecture with a ready professor, or pass. [§4.1]"""

    prompt = "main"
    rule = "§4.1"

    def propose(self, board: Board, me: Player, n: i64) -> None:
        offer_sites(board, me)
        if me.ready:
            for professor in range(len(PROFESSORS)):
                if can_lecture(me, professor):
                    board.offer(LECTURE[professor])
        board.offer(PASS)

    def refuse(self, board: Board, me: Player, n: i64, word: i64) -> str:
        if word in SEND:
            return not_sent(board, me, SEND.index(word))
        if word in RECRUIT:
            return not_recruitable(board, me, EVERY_STUDENT, word)
        if word in HIRE:
            return not_hirable(board, me, ALL_CHAIRS, word)
        return not_lecturing(me, LECTURE.index(word)) if word in LECTURE else not_free(me, word)

    def decide(self, board: Board, me: Player, n: i64, word: i64) -> None:
        if word == PASS:
            pass_round(board, me)
            return
        board.push(me.seat, END_TURN)
        if word in SEND:
            send(board, me, SEND.index(word))
        else:
            pay_and_lecture(board, me, LECTURE.index(word))


def pass_round(board: Board, me: Player) -> None:
    """Professors are exhausted, masters and tutors rest, and no turn follows. [§4.4]"""
    me.passed = True
    me.ready = 0
    rest(me, me.archive, me.tutors)
    board.note("passed", me.seat)
    end_turn(board, me)


class EndTurn(Window):
    """After the action: free actions, until you end the turn. [§4.3]"""

    prompt = "end"
    rule = "§4.3"

    def propose(self, board: Board, me: Player, n: i64) -> None:
        board.offer(END)

    def decide(self, board: Board, me: Player, n: i64, word: i64) -> None:
        end_turn(board, me)


def end_turn(board: Board, me: Player) -> None:
    """What is left of the pool is lost, and the next player begins. [§4.1]"""
    lapse(me)
    place: i64 = 1
    while board.order[place - 1] != me.seat:
        place += 1
    next_turn(board, place)


def lapse(me: Player) -> None:
    """Research steps that were not used are lost. [§10.3]"""
    me.green = 0
    me.black = 0


ACTION_PHASE: Final = ActionPhase()
MAIN: Final = Main()
END_TURN: Final = EndTurn()
END_TURN.insists = END
