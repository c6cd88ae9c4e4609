"""What a player of Golem counts."""

from __future__ import annotations

from typing import Final

from hightable.games.golem.box import (
    BOOKS,
    BURIED,
    CLAY,
    COIN,
    DISTRICTS,
    DOMAINS,
    GOALS,
    GRAVES,
    KNOWLEDGE,
    PLACES,
    RESEARCH_TOP,
    ROUNDS,
    SECTIONS,
    SIDES,
    STARTS,
    UPGRADES,
)
from hightable.games.golem.effects import completed
from hightable.games.golem.rules.golems import in_town
from hightable.games.golem.rules.income import INCOME_PART
from hightable.games.golem.rules.rounds import COURSE, Earn
from hightable.games.golem.rules.scoring import LINES, columns, created, gold, sheet
from hightable.games.golem.rules.upgrades import menorahs
from hightable.games.golem.state import NONE, Board, Player, board_of
from hightable.games.golem.words import PASS
from hightable.kernel import Counter, Ledger, State, sheet_line

MOST_GOODS: Final = 15
EARN: Final = 1 + [isinstance(part, Earn) for part in COURSE].index(True)
SECRET_LINES: Final = ("goals", "types")
GOODS: Final = {"clay": CLAY, "coin": COIN, "knowledge": KNOWLEDGE}
STUDENTS: Final = [f"{district}_student" for district in DISTRICTS]
COUNTERS: Final = [
    Counter("clay", "i-clay", MOST_GOODS),
    Counter("coin", "i-purse", MOST_GOODS),
    Counter("knowledge", "i-know", MOST_GOODS),
    Counter("gold", "i-gold"),
    Counter("research", "i-research", RESEARCH_TOP),
    Counter("marker", "i-gtrack"),
    *[Counter(key, f"i-st-{key.split('_')[0]}", SECTIONS - 1) for key in STUDENTS],
    *[Counter(f"{district}_menorah", f"i-men-{district}") for district in DISTRICTS],
    Counter("created", "i-make"),
    Counter("completed", "i-pot"),
    Counter("begun", "i-bk-any"),
    Counter("marbles", "m-any"),
    Counter("rabbi", "i-rabbi"),
    Counter("passes", "i-steps"),
    Counter("leash", "i-chain"),
    *[sheet_line(line, own=line in SECRET_LINES) for line in LINES],
]


class GolemLedger(Ledger):
    """Goods, tracks, menorahs and the score; golems, upgrades, books and tiles as things."""

    def seats(self, state: State) -> int:
        return len(board_of(state).players)

    def read(self, state: State, seat: int) -> list[int]:
        board = board_of(state)
        me = board.players[seat]
        lines = sheet(board, me)
        return [*held(board, me), *[lines.get(line, 0) for line in LINES]]

    def lend(self, state: State, seat: int, key: str, n: int) -> None:
        """Tracks and streets end: no more can be lent than there is room for."""
        me = board_of(state).players[seat]
        if key in GOODS:
            me.goods[GOODS[key]] += n
        elif key == "research":
            me.research = min(me.research + n, RESEARCH_TOP)
        else:
            street = STUDENTS.index(key)
            me.students[street] = min(me.students[street] + n, SECTIONS)

    def incomes(self, state: State) -> int:
        """One a round; that of this round is over as soon as its phase has come."""
        board = board_of(state)
        left = ROUNDS - int(board.round) + (int(board.phase) < EARN)
        return min(left, ROUNDS)

    def pay(self, state: State, seat: int) -> None:
        if seat < state.people:
            INCOME_PART.do(state, seat, 0)

    def things(self, state: State, seat: int) -> list[str]:
        """Where each golem is, upgrades, books, the artefact board and the start tiles used."""
        me = board_of(state).players[seat]
        found = [placed(int(place)) for place in me.golems if place >= 0]
        found += [key for at, key in enumerate(UPGRADES) if me.upgrades >> at & 1]
        found += [f"book {BOOKS[book]}" for book in me.books if book != NONE]
        found += [f"start {STARTS[start]}" for start in me.used]
        return found if me.side == NONE else [*found, SIDES[me.side]]

    def secrets(self, state: State, seat: int) -> list[str]:
        """Goals, with the one just kept and without the one to be given back."""
        me = board_of(state).players[seat]
        kept = [goal for goal in me.goals if goal != me.pick]
        if me.pick != NONE and me.pick not in me.goals:
            kept.append(int(me.pick))
        return [f"goal {GOALS[goal]}" for goal in kept]


def held(board: Board, me: Player) -> list[int]:
    """All that is not of the score sheet."""
    return [
        *[int(me.goods[at]) for at in GOODS.values()],
        int(gold(me)),
        int(me.research),
        int(me.marker),
        *map(int, me.students),
        *[int(menorahs(board, me, domain)) for domain in range(len(DOMAINS))],
        int(created(me)),
        int(completed(me)),
        int(columns(me)),
        len(me.eyes),
        int(me.rabbi != NONE),
        int(me.passes),
        int(me.leashed),
    ]


def placed(place: int) -> str:
    """A golem by the name of its place."""
    return f"golem {PLACES[place]}" if in_town(place) else f"golem grave {GRAVES[place - BURIED]}"


LEDGER: Final = GolemLedger(COUNTERS, follows=["order", "student", "side", "slot"], gives_up=[PASS])
