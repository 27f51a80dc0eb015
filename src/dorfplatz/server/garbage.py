"""When Python looks for garbage in all of the server's memory, which stops everything else.

With 2,000 sockets that takes 0.2 s of the processor, and Python does it whenever a quarter has been added, as while people come.
What is young is still looked through all the time; the rest now and then, and sooner where many connections have come and gone.
"""

from __future__ import annotations

import gc

SECONDS = 600.0
CONNECTIONS = 2000
NEVER = 2**30


class Garbage:
    """Decides when to look; nothing changes before `begin` and after `end`."""

    def __init__(self) -> None:
        self._thresholds: tuple[int, int, int] | None = None
        self._looked_at = 0.0
        self._connections = 0

    def begin(self, now: float) -> None:
        """From now on we decide. Modules stay for good and need not be looked at again."""
        self._thresholds = gc.get_threshold()
        self._looked_at = now
        gc.freeze()
        gc.set_threshold(*self._thresholds[:2], NEVER)

    def end(self) -> None:
        """Python decides again."""
        if self._thresholds:
            gc.set_threshold(*self._thresholds)
            gc.unfreeze()

    def tick(self, now: float, connections: int) -> None:
        """Look if it is time to; `connections` is how many there have ever been."""
        if now - self._looked_at >= SECONDS or connections - self._connections >= CONNECTIONS:
            self._looked_at, self._connections = now, connections
            gc.collect()
