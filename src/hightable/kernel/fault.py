"""What went wrong, said to a person: one sentence with what, where, and what would be right.

The kind of a fault is its class: whoever answers for it never has to read the sentence.
"""

from __future__ import annotations


class Fault(ValueError):
    """A mistake from outside (a word, a file, a number); whatever it was meant for is unchanged."""


class NotFound(Fault):
    """What was asked for is not there."""


class Refused(Fault):
    """It is there, but whoever asks may not do that, or not now."""


class TooMany(Fault):
    """Too much at once: later it may be done."""
