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
SOCKETS = Pace(300, 5)
"""Of one address, opened: each begins with a whole game, and may bring many messages at once."""
MESSAGES = Pace(120, 20)
"""On one socket."""
SAID = Pace(5, 0.5)
"""By one seat."""


@dataclass
class Bucket:
    """What is left of a limit."""

    pace: Pace
    left: float
    at: float

    def fill(self, now: float) -> None:
        """Time has passed."""
        self.left = min(self.pace.at_once, self.left + (now - self.at) * self.pace.per_second)
        self.at = now


@dataclass
class Paces:
    """The limits of a server, by what they count and for whom. A server for one computer has none."""

    on: bool
    refused: int = 0
    """How often something came too often."""
    _buckets: dict[tuple[Pace, str], Bucket] = field(default_factory=dict)

    def spend(self, pace: Pace, who: str) -> None:
        """Count something; raises `Problem` if it was too often."""
        if self.on:
            self.spend_from(self._known(pace, who))

    def bucket(self, pace: Pace) -> Bucket:
        """One for something that ends, as a socket does; it is kept there, and forgotten with it."""
        return Bucket(pace, pace.at_once, time.monotonic())

    def spend_from(self, bucket: Bucket) -> None:
        """Count something; raises `Problem` if it was too often."""
        if not self.on:
            return
        bucket.fill(time.monotonic())
        if bucket.left < 1:
            self.refused += 1
            raise HTTPProblem(429, "together-too-often")
        bucket.left -= 1

    def _known(self, pace: Pace, who: str) -> Bucket:
        key = (pace, who)
        if key not in self._buckets:
            if len(self._buckets) >= MAX_KNOWN:
                self._forget()
            self._buckets[key] = self.bucket(pace)
        return self._buckets[key]

    def _forget(self) -> None:
        now = time.monotonic()
        for bucket in self._buckets.values():
            bucket.fill(now)
        kept = {key: bucket for key, bucket in self._buckets.items() if bucket.left < bucket.pace.at_once}
        self._buckets = dict(list(kept.items())[-MAX_KNOWN // 2 :])
