"""What every game shares. Rules import from here and from nowhere else."""

from hightable.kernel.account import Account, Change
from hightable.kernel.bill import Bill, Group, Payment
from hightable.kernel.bits import Part, ones
from hightable.kernel.bridge import PlayerCount, PlayerEffect, PlayerQuestion
from hightable.kernel.chapters import Chapters, See
from hightable.kernel.data import by_id, data
from hightable.kernel.decode import Makers, Spec, common, decode, moments
from hightable.kernel.dump import dump
from hightable.kernel.effect import (
    Choose,
    Confirm,
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
from hightable.kernel.game import YES_NO, Game, Variant, confirms
from hightable.kernel.lang import Texts
from hightable.kernel.ledger import Counter, Ledger, sheet_line
from hightable.kernel.log import Line
from hightable.kernel.observation import Bounds, ObservationWriter, flags, up_to
from hightable.kernel.outcome import Outcome
from hightable.kernel.parts import Options, Parts, Sections
from hightable.kernel.record import Record, commitment, follow, seal
from hightable.kernel.state import State, shuffle
from hightable.kernel.table import Decision, Sight, Table, deal
from hightable.kernel.values import BIT, Fields
from hightable.kernel.why_not import WhyNot
from hightable.kernel.words import Vocabulary, Words

__all__ = [
    "BIT",
    "YES_NO",
    "Account",
    "Bill",
    "Bounds",
    "Change",
    "Chapters",
    "Choose",
    "Confirm",
    "Count",
    "Counter",
    "Decision",
    "Effect",
    "Fault",
    "Fields",
    "Game",
    "Group",
    "Ledger",
    "Line",
    "Makers",
    "May",
    "NotFound",
    "Nothing",
    "ObservationWriter",
    "Opponent",
    "Options",
    "Outcome",
    "Part",
    "Parts",
    "Payment",
    "Per",
    "PlayerCount",
    "PlayerEffect",
    "PlayerQuestion",
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
    "WhyNot",
    "Words",
    "by_id",
    "commitment",
    "common",
    "confirms",
    "data",
    "deal",
    "decode",
    "dump",
    "flags",
    "follow",
    "moments",
    "ones",
    "seal",
    "sheet_line",
    "shuffle",
    "up_to",
]
