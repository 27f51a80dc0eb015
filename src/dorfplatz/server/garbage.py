"""When Python looks for garbage in all of the server's memory, which stops everything else.

With 2,000 sockets that takes 0.2 s of the processor, and Python does it whenever a quarter has been added, as while people come.
What is young is still looked through all the time; the rest now and then, and sooner where many connections have come and gone.
"""

from __future__ import annotations

import gc
from asyncio import BaseTransport
from contextlib import suppress

SECONDS = 600.0
GIVE_BACK_SECONDS = 60.0
CONNECTIONS = 2000
NEVER = 2**30


class Garbage:
    """Decides when to look; nothing changes before `begin` and after `end`."""

    def __init__(self) -> None:
        self._thresholds: tuple[int, int, int] | None = None
        self._looked_at = self._gave_back_at = 0.0
        self._connections = 0

    def begin(self, now: float) -> None:
        """From now on we decide. Modules stay for good and need not be looked at again."""
        self._thresholds = gc.get_threshold()
        self._looked_at = self._gave_back_at = now
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
        if now - self._gave_back_at >= GIVE_BACK_SECONDS:
            self._gave_back_at = now
            give_back()


def give_back() -> None:
    """Give free memory to the system. By itself glibc gives back the end of its heap alone; games that end leave gaps in it."""
    import ctypes

    with suppress(AttributeError, OSError, TypeError):  # another library of C, which does it by itself or not at all
        ctypes.CDLL(None).malloc_trim(0)


def let_go(transport: BaseTransport) -> None:
    """The connection has ended: asyncio's transport would keep itself by a method, with some kilobytes, until somebody looks."""
    getattr(transport, "__dict__", {}).pop("_read_ready_cb", None)
