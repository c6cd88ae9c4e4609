"""What went wrong, said to a person: one sentence with what, where, and what would be right."""

from __future__ import annotations


class Fault(ValueError):
    """A mistake from outside (a word, a file, a number); whatever it was meant for is unchanged."""
