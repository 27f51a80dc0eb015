"""The rules of people's own boxes: processes that are started when a table needs them, and end when none does."""

from __future__ import annotations

import asyncio

from dorfplatz.server.errors import HTTPProblem
from dorfplatz.server.running_rules import RunningRules

MOST_AT_ONCE = 4
"""So many boxes of people's own are played with at the same time: each has processes of its own."""
LINGER_SECONDS = 60.0
"""So long the processes of a box stay when nobody needs them: whoever reloads a page comes back at once."""


class _Own:
    """The rules of one box, and how many use them."""

    def __init__(self, rules: RunningRules) -> None:
        self.rules = rules
        self.users = 0
        self.ending: asyncio.TimerHandle | None = None


class OwnRules:
    """The rules of people's own boxes that somebody plays with now."""

    def __init__(self) -> None:
        self._running: dict[str, _Own] = {}
        """By the id of the box."""
        self._closing: set[asyncio.Task[None]] = set()

    def take(self, id: str, game: str, folder: str) -> RunningRules:
        """The rules of a box; whoever has taken them gives them back. Raises `Problem` if there are too many already."""
        own = self._running.get(id)
        if own is None:
            self._make_room()
            own = self._running[id] = _Own(RunningRules([game], box=folder))
            own.rules.compile()
        if own.ending:
            own.ending.cancel()
            own.ending = None
        own.users += 1
        return own.rules

    def give_back(self, rules: RunningRules) -> None:
        """Somebody needs them no longer."""
        for id, own in self._running.items():
            if own.rules is rules:
                own.users -= 1
                if own.users == 0:
                    own.ending = asyncio.get_running_loop().call_later(LINGER_SECONDS, self.end, id)

    def end(self, id: str) -> None:
        """End the processes of a box, unless somebody needs them."""
        own = self._running.get(id)
        if own and own.users == 0:
            del self._running[id]
            if own.ending:
                own.ending.cancel()
            closing = asyncio.create_task(own.rules.close())
            self._closing.add(closing)
            closing.add_done_callback(self._closing.discard)

    def _make_room(self) -> None:
        if len(self._running) >= MOST_AT_ONCE:
            idle = next((id for id, own in self._running.items() if own.users == 0), None)
            if idle is None:
                raise HTTPProblem(503, "server-boxes-busy", limit=MOST_AT_ONCE)
            self.end(idle)

    async def close(self) -> None:
        """End all processes."""
        for own in self._running.values():
            if own.ending:
                own.ending.cancel()
        await asyncio.gather(*(own.rules.close() for own in self._running.values()), *self._closing)
