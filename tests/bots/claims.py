"""`make claims`: are the coach's reasons true?

At positions of bots' games the sign that is called decisive is taken away, and the decision is
searched again with other deals: the choice must change, or its margin by about what was said.

    python tests/bots/claims.py newton --count 200

Every position is written to `artefacts/claims/GAME.jsonl` at once; a run that was broken off goes
on there, `--afresh` begins again.
"""

from __future__ import annotations

import json
import random
import sys
from argparse import ArgumentParser
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from time import process_time
from typing import Any

import hightable
from hightable import Table, bot, new
from hightable.bots.bot import whim
from hightable.bots.explain import EFFORT, FIRST_SIGN, Claim, Coach, Effort, Study
from hightable.games import game as find_game

OTHER_DEALS = 1_000_003
APART = 20
TOO_LONG = 2.0
FOLDER = Path(__file__).parents[2] / "artefacts" / "claims"


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

    def add(self, row: dict[str, Any]) -> None:
        """One more position."""
        self.decisions += 1
        self.said += row["sign"] is not None
        self.held += row["held"]
        self.slow += row["seconds"] > TOO_LONG
        self.longest = max(self.longest, row["seconds"])

    def told(self, name: str) -> str:
        return (
            f"{name}: {self.held} of {self.said} claims hold, {self.decisions} decisions, "
            f"the longest advice {self.longest:.2f} s, {self.slow} above {TOO_LONG:.0f} s\n"
        )


def look(coach: Coach, table: Table) -> dict[str, Any]:
    """What the coach says at a position, how long it thinks, and whether its first claim holds."""
    began = process_time()
    advice = coach.advise(table.sight(table.decision.seat))
    spent = process_time() - began
    decisive = [at for at, reason in enumerate(advice[0].reasons) if reason.decisive]
    row: dict[str, Any] = {"seconds": round(spent, 3), "sign": None, "held": False}
    if decisive:
        row |= {"sign": advice[0].reasons[decisive[0]].sign, "question": table.decision.prompt}
        row |= still_holds(coach, table, decisive[0])
    return row


def still_holds(coach: Coach, table: Table, at: int) -> dict[str, Any]:
    """Take the sign away, and search with other deals."""
    sight = table.sight(table.decision.seat)
    state, chance = sight.guess(0).state, whim(sight, 0)
    study = Study(state, coach.judge, coach.judge, chance)
    weighed = study.weigh(study.search(coach.effort), coach.effort.deals, True)
    claim = Claim(weighed, at)
    assert at >= FIRST_SIGN
    again = coach.without(state, at, chance + OTHER_DEALS, claim)
    values = {one.word: one.value for one in again}
    left = values[claim.words[0]] - values[claim.words[1]]
    held = claim.holds(again)
    return {"held": held, "margin": claim.margin, "said": claim.said, "left": left}


def count_claims(name: str, claims: int, seed: int, effort: Effort = EFFORT) -> Count:
    """Look at positions until so many claims were made."""
    coach, found = Coach(find_game(name), effort), Count()
    for table in positions(name, seed):
        found.add(look(coach, table))
        if found.said >= claims:
            break
    return found


def go_on(name: str, claims: int, seed: int, file: Path) -> Count:
    """The same, from where the file ends, with a line for each position."""
    coach, found = Coach(find_game(name)), Count()
    for line in file.read_text("utf-8").splitlines() if file.exists() else []:
        found.add(json.loads(line))
    for table in islice(positions(name, seed), found.decisions, None):
        if found.said >= claims:
            break
        row = look(coach, table)
        found.add(row)
        with file.open("a", encoding="utf-8") as kept:
            kept.write(json.dumps(row) + "\n")
        if row["sign"] is not None:
            sys.stderr.write(f"\r{found.told(name).strip()} ")
    return found


def main() -> None:
    parser = ArgumentParser()
    parser.add_argument("games", nargs="*", default=hightable.games())
    parser.add_argument("--count", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--afresh", action="store_true")
    args = parser.parse_args()
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name in args.games:
        file = FOLDER / f"{name}.jsonl"
        if args.afresh:
            file.unlink(missing_ok=True)
        sys.stdout.write(go_on(name, args.count, args.seed, file).told(name))


if __name__ == "__main__":
    main()
