"""Free actions, offered in the windows of one's own turn. [§4.3]"""

from __future__ import annotations

from mypy_extensions import i64

from hightable.games.alma_mater.box import PROFESSORS
from hightable.games.alma_mater.decode.cards import READY_ONCE
from hightable.games.alma_mater.effects.acts import Ask
from hightable.games.alma_mater.rules.fame import claim, offer_claims
from hightable.games.alma_mater.rules.research import offer_steps, step
from hightable.games.alma_mater.state import ACTION, READIED, Board, Player
from hightable.games.alma_mater.words import CLAIM, FREELY, READY, STEP
from hightable.kernel import BIT


class Window(Ask):
    """A decision at which free actions may be used first; then it is asked again. [§4.3]

    Where something is gained `at_once`, no research step can come between. [R54]
    """

    def __init__(self, at_once: bool = False) -> None:
        super().__init__()
        self.at_once = at_once

    def offer(self, board: Board, me: Player, n: i64) -> None:
        self.propose(board, me, n)
        if not self.at_once and (me.green or me.black):
            offer_steps(board, me)
        offer_abilities(board, me)

    def refuse(self, board: Board, me: Player, n: i64, word: i64) -> str:
        return not_free(me, word)

    def take(self, board: Board, me: Player, n: i64, word: i64) -> None:
        if word in FREELY:
            board.push(me.seat, self, n)
            act_freely(board, me, word)
        else:
            self.decide(board, me, n, word)

    def propose(self, board: Board, me: Player, n: i64) -> None:
        """Offer what the question is about."""
        raise NotImplementedError

    def decide(self, board: Board, me: Player, n: i64, word: i64) -> None:
        """Carry out what was chosen of it."""
        raise NotImplementedError


def offer_abilities(board: Board, me: Player) -> None:
    """On a turn: bust cards, and the readying of a professor. [R56]"""
    if board.phase == ACTION:
        offer_claims(board, me)
        if me.chancellors & READY_ONCE and not me.used & READIED:
            offer_ready(board, me)


def offer_ready(board: Board, me: Player) -> None:
    """The professors that could be readied. [§11.3]"""
    exhausted = me.professors & ~me.ready
    if exhausted:
        for professor in range(len(PROFESSORS)):
            if exhausted >> professor & 1:
                board.offer(READY[professor])


def not_free(me: Player, word: i64) -> str:
    """Why a free action cannot be used. [§4.3]"""
    if word in CLAIM:
        return "bust yours" if me.busts >> CLAIM.index(word) & 1 else "glory"
    if word in STEP:
        return "no step"
    return "readying" if word in READY else ""


def act_freely(board: Board, me: Player, word: i64) -> None:
    """Carry out a free action. [§4.3]"""
    if word in STEP:
        step(board, me, word)
    elif word in CLAIM:
        claim(board, me, CLAIM.index(word))
    else:
        me.used |= READIED
        me.ready |= BIT[READY.index(word)]
