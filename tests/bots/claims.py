"""Are the coach's reasons true? `PYTHONPATH=../src:. python bots/claims.py GAME --count 200`.

At positions of bots' games every sign that is called decisive is taken away, and the decision is
searched again with other deals: the choice must change, or its margin by about what was said.
"""

from __future__ import annotations

import random
import sys
from argparse import ArgumentParser
from collections.abc import Iterator
from time import process_time

from hightable import Table, bot, new
from hightable.bots.bot import whim
from hightable.bots.explain import EFFORT, FIRST_SIGN, Claim, Coach, Effort, Study
from hightable.games import game as find_game

OTHER_DEALS = 1_000_003
APART = 20
TOO_LONG = 2.0


def positions(name: str, seed: int) -> Iterator[Table]:
    """Decisions between three or more options, some turns apart, in games of the bachelors."""
    chance, player = random.Random(seed), bot("bachelor")
    while True:
        seats = chance.choice([seats for seats in find_game(name).seats if seats > 1])
        table = new(name, seats, chance.randrange(1 << 30))
        wait = chance.randrange(APART)
        while not table.over:
            if wait <= 0 and len(table.legal()) > 2:
                yield table
                wait = chance.randrange(APART)
            wait -= 1
            table.choose(player.choose(table.sight(table.decision.seat)))


class Count:
    """What was said, what of it held, and how long the longest advice took."""

    def __init__(self) -> None:
        self.decisions = self.said = self.held = self.slow = 0
        self.longest = 0.0

    def look(self, coach: Coach, table: Table) -> None:
        sight = table.sight(table.decision.seat)
        began = process_time()
        advice = coach.advise(sight)
        spent = process_time() - began
        self.longest = max(self.longest, spent)
        self.slow += spent > TOO_LONG
        self.decisions += 1
        decisive = [at for at, reason in enumerate(advice[0].reasons) if reason.decisive]
        if decisive:
            self.said += 1
            self.held += still_holds(coach, table, decisive[0])


def still_holds(coach: Coach, table: Table, at: int) -> bool:
    """Take the sign away, and search with other deals."""
    sight = table.sight(table.decision.seat)
    state, chance = sight.guess(0).state, whim(sight, 0)
    study = Study(state, coach.judge, coach.judge, chance)
    weighed = study.weigh(study.search(coach.effort), coach.effort.deals, True)
    claim = Claim(weighed, at)
    assert at >= FIRST_SIGN
    return claim.holds(coach.without(state, at, chance + OTHER_DEALS, claim))


def count_claims(name: str, claims: int, seed: int, effort: Effort = EFFORT) -> Count:
    """Look at positions until so many claims were made."""
    coach, found = Coach(find_game(name), effort), Count()
    for table in positions(name, seed):
        found.look(coach, table)
        if found.said >= claims:
            break
    return found


def main() -> None:
    parser = ArgumentParser()
    parser.add_argument("game")
    parser.add_argument("--count", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    found = count_claims(args.game, args.count, args.seed)
    sys.stdout.write(
        f"{args.game}: {found.held} of {found.said} claims hold, {found.decisions} decisions, "
        f"the longest advice {found.longest:.2f} s, {found.slow} above {TOO_LONG:.0f} s\n"
    )


if __name__ == "__main__":
    main()
