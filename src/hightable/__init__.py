"""High Table: four heavy board games about scholarship, every rule enforced."""

from __future__ import annotations

import os
from pathlib import Path
from secrets import randbits
from typing import TYPE_CHECKING, Any

from hightable import games as catalogue
from hightable.kernel import Fault, Sight, Table, deal, follow
from hightable.kernel.data import use_edition
from hightable.kernel.fault import WORDINGS
from hightable.kernel.record import check_head, read
from hightable.texts.faults import wording

if TYPE_CHECKING:
    from hightable.bots import Bot

__version__ = "0.2.0"
__all__ = ["Fault", "Sight", "Table", "bot", "edition", "games", "new", "replay", "vocabulary"]

WORDINGS.append(wording)


def games(all: bool = False) -> list[str]:
    """The names of the games; with `all`, the toy too."""
    return catalogue.names(all)


def new(game: str, seats: int, seed: int | None = None, **options: Any) -> Table:
    """A new table; without a seed, one that nobody can guess."""
    return deal(catalogue.game(game), seats, randbits(128) if seed is None else seed, options)


def replay(text: str, upto: int | None = None) -> Table:
    """The table of a record, or as it was after `upto` moves."""
    record = read(text)
    game = catalogue.game(record.game)
    check_head(record, game)
    table = deal(game, record.seats, record.seed, dict(record.options))
    follow(table, record, upto)
    return table


def vocabulary(game: str) -> tuple[str, ...]:
    """Every word a decision of that game can offer, in a fixed order."""
    return tuple(catalogue.game(game).vocabulary.texts)


def bot(level: Any, seed: int = 0) -> Bot:
    """An opponent by its level, or a bot of your own: `choose(sight)` gives a word."""
    from hightable import bots

    return bots.bot(level, seed)


def edition(folder: str | Path | None) -> None:
    """Play with an owner's transcription of the box; to be said before the first table."""
    use_edition(None if folder is None else Path(folder))


if os.environ.get("HIGHTABLE_EDITION"):
    edition(os.environ["HIGHTABLE_EDITION"])
