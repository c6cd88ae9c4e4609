"""What this process has done and holds, in the text that Prometheus reads."""

from __future__ import annotations

import logging
import time
from collections import Counter
from collections.abc import Mapping
from itertools import accumulate

from hightable import __version__

BOUNDS = (0.005, 0.02, 0.1, 0.5, 2.0)
Labels = tuple[tuple[str, str], ...]


class Metrics:
    """Counts of one process, by name and labels; they only grow."""

    def __init__(self) -> None:
        self.begun = time.time()
        self.counts: Counter[tuple[str, Labels]] = Counter()
        self.within: Counter[float] = Counter()
        self.seconds = 0.0

    def add(self, name: str, **labels: str) -> None:
        self.counts[name, tuple(labels.items())] += 1

    def answered(self, status: int, seconds: float) -> None:
        """A request was answered, after so long."""
        self.add("requests_total", status=f"{status // 100}xx")
        self.within[next((most for most in BOUNDS if seconds <= most), float("inf"))] += 1
        self.seconds += seconds

    def text(self, gauges: Mapping[str, float]) -> str:
        """All counts, and the gauges of the moment."""
        rows = [line("info", (("version", __version__),), 1)]
        rows += [line("start_time_seconds", (), self.begun)]
        rows += [line(name, labels, count) for (name, labels), count in sorted(self.counts.items())]
        rows += [line(name, (), value) for name, value in gauges.items()]
        return "\n".join([*rows, *self.durations(), ""])

    def durations(self) -> list[str]:
        """How long requests took, as a histogram."""
        bounds = [*BOUNDS, float("inf")]
        sums = accumulate(self.within[most] for most in bounds)
        names = ["+Inf" if most == bounds[-1] else str(most) for most in bounds]
        rows = [
            line("request_seconds_bucket", (("le", name),), many)
            for name, many in zip(names, sums, strict=True)
        ]
        rows.append(line("request_seconds_sum", (), self.seconds))
        rows.append(line("request_seconds_count", (), self.within.total()))
        return ["# TYPE hightable_request_seconds histogram", *rows]


def line(name: str, labels: Labels, value: float) -> str:
    said = ",".join(f'{key}="{text}"' for key, text in labels)
    return f"hightable_{name}{{{said}}} {value:g}" if said else f"hightable_{name} {value:.17g}"


class Tally(logging.Handler):
    """Counts what is logged as an error or a warning."""

    def __init__(self, metrics: Metrics) -> None:
        super().__init__(logging.WARNING)
        self.metrics = metrics

    def emit(self, record: logging.LogRecord) -> None:
        self.metrics.add("logged_total", level=record.levelname.lower())
