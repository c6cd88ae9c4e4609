"""What the server has done and holds, in the text that Prometheus reads.

Of several processes each notes its own figures now and then, and whichever is asked adds them up.
"""

from __future__ import annotations

import logging
import time
from collections import Counter
from collections.abc import Mapping
from itertools import accumulate

from hightable import __version__
from hightable.server.shared import Place, is_growing

BOUNDS = (0.005, 0.02, 0.1, 0.5, 2.0)
Labels = tuple[tuple[str, str], ...]


class Metrics:
    """Counts by name and labels; they only grow. A process that follows one that has died goes on
    with what that one had counted."""

    def __init__(self, place: Place | None = None) -> None:
        self.place = place
        before = place.notes.read(place.at) if place else {}
        self.before = {name: n for name, n in before.items() if is_growing(name)}
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

    def text(self, gauges: Mapping[str, float], everywhere: Mapping[str, float]) -> str:
        """All counts and the gauges of the moment, of all processes together; and what is the same
        in every one of them."""
        found = Counter(self.figures(gauges))
        if self.place is not None:
            for at in range(self.place.among):
                found.update(self.place.notes.read(at) if at != self.place.at else {})
        fixed = {spelt("info", version=__version__): 1, spelt("start_time_seconds"): self.begun}
        fixed |= {spelt(name): value for name, value in everywhere.items()}
        rows = [f"{name} {value:.17g}" for name, value in (fixed | found).items()]
        return "\n".join(["# TYPE hightable_request_seconds histogram", *rows, ""])

    def note(self, gauges: Mapping[str, float]) -> None:
        """Tell the others."""
        if self.place is not None:
            self.place.notes.write(self.place.at, self.figures(gauges))

    def figures(self, gauges: Mapping[str, float]) -> dict[str, float]:
        """What this process has counted and holds, each as it is written: all of it adds up."""
        found = Counter(self.before)
        found.update({spelt(name, **dict(labels)): n for (name, labels), n in self.counts.items()})
        found.update({spelt(name): value for name, value in gauges.items()})
        found.update(self.durations())
        return dict(found)

    def durations(self) -> dict[str, float]:
        """How long requests took, as a histogram."""
        bounds = [*BOUNDS, float("inf")]
        sums = accumulate(self.within[most] for most in bounds)
        names = ["+Inf" if most == bounds[-1] else str(most) for most in bounds]
        rows: dict[str, float] = {
            spelt("request_seconds_bucket", le=name): many
            for name, many in zip(names, sums, strict=True)
        }
        rows[spelt("request_seconds_sum")] = self.seconds
        rows[spelt("request_seconds_count")] = self.within.total()
        return rows


def spelt(name: str, **labels: str) -> str:
    """A figure as it is written."""
    said = ",".join(f'{key}="{text}"' for key, text in labels.items())
    return f"hightable_{name}{{{said}}}" if said else f"hightable_{name}"


class Tally(logging.Handler):
    """Counts what is logged as an error or a warning."""

    def __init__(self, metrics: Metrics) -> None:
        super().__init__(logging.WARNING)
        self.metrics = metrics

    def emit(self, record: logging.LogRecord) -> None:
        self.metrics.add("logged_total", level=record.levelname.lower())
