"""How often something may be done: as many times at once as a bucket holds, and then as fast as it fills."""

from __future__ import annotations

import time
from dataclasses import dataclass, field

from dorfplatz.server.errors import HTTPProblem

MAX_KNOWN = 10_000
"""So many buckets are kept; then the fullest, which say nothing, are forgotten."""


@dataclass(frozen=True)
class Pace:
    """A limit."""

    at_once: float
    per_second: float


REQUESTS = Pace(300, 30)
"""Of one address."""
NEW_TABLES = Pace(20, 1 / 30)
"""Of one address: each is kept on disk."""
WRONG_LINKS = Pace(20, 1 / 20)
"""Of one address. A secret can't be guessed in any case."""
SEATS = Pace(20, 1 / 20)
"""Of one address: sitting down at public tables, and watching them."""
MESSAGES = Pace(120, 20)
"""On one socket."""
SAID = Pace(5, 0.5)
"""By one seat."""


@dataclass
class _Bucket:
    left: float
    at: float


@dataclass
class Paces:
    """The limits of a server, by what they count and for whom. A server for one computer has none."""

    on: bool
    refused: int = 0
    """How often something came too often."""
    _buckets: dict[tuple[Pace, str], _Bucket] = field(default_factory=dict)

    def spend(self, pace: Pace, who: str) -> None:
        """Count something; raises `Problem` if it was too often."""
        if self.on and not self._spend(pace, who):
            self.refused += 1
            raise HTTPProblem(429, "together-too-often")

    def _spend(self, pace: Pace, who: str) -> bool:
        now, key = time.monotonic(), (pace, who)
        bucket = self._buckets.get(key)
        if bucket is None:
            if len(self._buckets) >= MAX_KNOWN:
                self._forget(now)
            bucket = self._buckets[key] = _Bucket(pace.at_once, now)
        bucket.left = min(pace.at_once, bucket.left + (now - bucket.at) * pace.per_second)
        bucket.at = now
        if bucket.left < 1:
            return False
        bucket.left -= 1
        return True

    def _forget(self, now: float) -> None:
        kept = {
            (pace, who): bucket
            for (pace, who), bucket in self._buckets.items()
            if bucket.left + (now - bucket.at) * pace.per_second < pace.at_once
        }
        self._buckets = dict(list(kept.items())[-MAX_KNOWN // 2 :])
