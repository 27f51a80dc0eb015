"""What people say to each other at a table."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import TYPE_CHECKING

from dorfplatz.core.problem import Problem
from dorfplatz.server import protocol

if TYPE_CHECKING:
    from dorfplatz.server.storage import Storage


KEPT = 100
"""So much of it is shown to whoever comes."""


class Chat:
    """The conversation at one table, read from disk when somebody comes."""

    def __init__(self, id: str, storage: Storage) -> None:
        self._id, self._storage = id, storage
        self._said: list[protocol.Said] | None = None

    async def last(self) -> list[protocol.Said]:
        """The last of what was said."""
        if self._said is None:
            self._said = await self._storage.said(self._id, KEPT)
        return self._said

    async def say(self, seat: int, message: protocol.Say) -> protocol.Said:
        """Store what somebody says; raises `Problem` if that is nothing."""
        text = " ".join(message.text.split())
        if not text.isprintable() or bool(text) == (message.emote is not None):
            raise Problem("together-say", length=protocol.MAX_SAID_LENGTH)
        before = await self.last()
        number = before[-1].number + 1 if before else 1
        said = protocol.Said(None, number, seat, text, message.emote, datetime.now(UTC))
        await self._storage.keep_said(self._id, said)
        self._said = [*before, said][-KEPT:]
        return said
