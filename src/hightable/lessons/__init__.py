"""Lessons: a game taught by playing it. Each is a text file beside its game; none is known here.

A lesson begins with a record (seed, options, words) and goes on in steps: what to say, what to
light, which word is waited for, what to answer to another one. It runs on a real table.
"""

from hightable.lessons.lesson import Lesson, Step, lesson, lessons
from hightable.lessons.run import Run

__all__ = ["Lesson", "Run", "Step", "lesson", "lessons"]
