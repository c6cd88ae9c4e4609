"""What every game shares. Rules import from here and from nowhere else."""

from hightable.kernel.bits import Part, ones
from hightable.kernel.chapters import Chapters, See
from hightable.kernel.data import by_id, data
from hightable.kernel.decode import Makers, Spec, common, decode, moments
from hightable.kernel.dump import dump
from hightable.kernel.effect import (
    Choose,
    Count,
    Effect,
    May,
    Nothing,
    Opponent,
    Per,
    Printed,
    Question,
    Repeat,
    Seq,
)
from hightable.kernel.fault import Fault, NotFound, Refused, TooMany
from hightable.kernel.game import YES_NO, Game, Variant
from hightable.kernel.lang import Texts
from hightable.kernel.log import Line
from hightable.kernel.observation import ObservationWriter
from hightable.kernel.parts import Options, Parts, Sections
from hightable.kernel.record import Record, commitment, follow, seal
from hightable.kernel.state import State, shuffle
from hightable.kernel.table import Decision, Sight, Table, deal
from hightable.kernel.values import BIT, Fields
from hightable.kernel.words import Vocabulary, Words

__all__ = [
    "BIT",
    "YES_NO",
    "Chapters",
    "Choose",
    "Count",
    "Decision",
    "Effect",
    "Fault",
    "Fields",
    "Game",
    "Line",
    "Makers",
    "May",
    "NotFound",
    "Nothing",
    "ObservationWriter",
    "Opponent",
    "Options",
    "Part",
    "Parts",
    "Per",
    "Printed",
    "Question",
    "Record",
    "Refused",
    "Repeat",
    "Sections",
    "See",
    "Seq",
    "Sight",
    "Spec",
    "State",
    "Table",
    "Texts",
    "TooMany",
    "Variant",
    "Vocabulary",
    "Words",
    "by_id",
    "commitment",
    "common",
    "data",
    "deal",
    "decode",
    "dump",
    "follow",
    "moments",
    "ones",
    "seal",
    "shuffle",
]
