"""Tables that are not dealt yet, on disk. Their links and keys lie beside those of games, under the same id."""

from __future__ import annotations

import secrets
import time
from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import msgspec

from dorfplatz.server.errors import damaged_game, unknown_table
from dorfplatz.server.messages.basics import Seat
from dorfplatz.server.messages.tables import NewTable
from dorfplatz.server.records import Rights
from dorfplatz.server.rights import WATCH, seat_of

if TYPE_CHECKING:
    from dorfplatz.server.storage import Storage

KEPT_MILLISECONDS = 7 * 24 * 3600 * 1000
"""So long people are waited for, after the last of them has come."""
MAX_PUBLIC = 50
"""So many tables the lobby shows."""


@dataclass(frozen=True)
class Plan:
    """What is going to be dealt, and for whom."""

    id: str
    table: NewTable
    """As it was asked for, with the names that the host chose."""
    seats: list[Seat]
    """Those who have come by now, under their own names."""
    secret: str
    created: int
    changed: int


class GatheringStore:
    """The tables of a storage at which people are waited for."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    async def create(self, table: NewTable, secret: str, rights: Rights) -> str:
        """Store a table that is to be dealt later; returns its id, which the game will have too."""
        id, now = secrets.token_urlsafe(6), _now()
        row = (id, _to_json(table), _to_json(table.seats), secret, int(table.public), table.box or "", now, now)

        def write(connection: Any) -> None:
            connection.execute(_INSERT, row)
            for role, hash in rights.links:
                connection.execute("INSERT INTO links (game, role, hash) VALUES (?, ?, ?)", (id, role, hash))
            for role, hash in rights.keys:
                connection.execute("INSERT INTO keys (game, role, hash) VALUES (?, ?, ?)", (id, role, hash))

        await self._storage._write(write)
        return id

    async def find(self, id: str) -> Plan | None:
        """A table that is not dealt yet; None if there is none, or it has been dealt."""
        query = "SELECT * FROM gatherings WHERE id = ?"
        row = await self._storage._read(lambda connection: connection.execute(query, (id,)).fetchone())
        try:
            return _to_plan(row) if row else None
        except _UNREADABLE as error:
            raise damaged_game(id, error) from error

    async def listed(self, key: str | None) -> list[Plan]:
        """Those that a key has a right to, or all; damaged ones are left out."""
        mine = "WHERE id IN (SELECT game FROM keys WHERE hash = ?)" if key is not None else ""
        query = f"SELECT * FROM gatherings {mine} ORDER BY changed DESC, id DESC LIMIT {MAX_PUBLIC}"
        values = (key,) if key is not None else ()
        return _to_plans(await self._storage._read(lambda connection: connection.execute(query, values).fetchall()))

    async def public(self) -> list[Plan]:
        """Those that anybody may sit down at, the newest first."""
        query = f"SELECT * FROM gatherings WHERE public = 1 ORDER BY changed DESC, id DESC LIMIT {MAX_PUBLIC}"
        return _to_plans(await self._storage._read(lambda connection: connection.execute(query).fetchall()))

    async def taken(self, ids: Iterable[str]) -> dict[str, set[int]]:
        """By table, the seats that somebody has a right to."""
        found: dict[str, set[int]] = {id: set() for id in ids}
        if not found:
            return found
        query = f"SELECT DISTINCT game, role FROM keys WHERE game IN ({', '.join('?' * len(found))})"
        rows = await self._storage._read(lambda connection: connection.execute(query, tuple(found)).fetchall())
        for row in rows:
            if (seat := seat_of(row["role"])) is not None:
                found[row["game"]].add(seat)
        return found

    async def take_seat(self, id: str, role: str, key: str) -> bool:
        """Give a seat to a browser; false if somebody else has it, or the table is not there any more."""

        def write(connection: Any) -> bool:
            free = """
            INSERT INTO keys (game, role, hash) SELECT ?, ?, ?
            WHERE EXISTS (SELECT 1 FROM gatherings WHERE id = ? AND public = 1)
            AND NOT EXISTS (SELECT 1 FROM keys WHERE game = ? AND role = ?)
            """
            return bool(connection.execute(free, (id, role, key, id, id, role)).rowcount == 1)

        return await self._storage._write(write)

    async def leave(self, id: str, key: str) -> tuple[set[str], set[str]]:
        """Take away what a browser may do at a table, but for being its host; returns its roles, and those nobody has now."""

        def write(connection: Any) -> tuple[set[str], set[str]]:
            rows = connection.execute("SELECT role, hash FROM keys WHERE game = ?", (id,)).fetchall()
            own = {
                row["role"] for row in rows if row["hash"] == key and (row["role"] == WATCH or seat_of(row["role"]) is not None)
            }
            for role in own:
                connection.execute("DELETE FROM keys WHERE game = ? AND role = ? AND hash = ?", (id, role, key))
            return own, own - {row["role"] for row in rows if row["hash"] != key}

        return await self._storage._write(write)

    async def keep_seats(self, id: str, seats: list[Seat]) -> None:
        """Store who has come, or that somebody comes by a link from now on."""
        values = (_to_json(seats), _now(), id)
        query = "UPDATE gatherings SET seats = ?, changed = ? WHERE id = ?"
        if await self._storage._write(lambda connection: connection.execute(query, values).rowcount) == 0:
            raise unknown_table(id)

    async def remove_old(self) -> None:
        """Remove tables to which nobody has come for some days."""
        before = _now() - KEPT_MILLISECONDS

        def write(connection: Any) -> None:
            old = "SELECT id FROM gatherings WHERE changed < ?"
            for owned in ("links", "keys"):
                connection.execute(f"DELETE FROM {owned} WHERE game IN ({old})", (before,))
            connection.execute("DELETE FROM gatherings WHERE changed < ?", (before,))

        await self._storage._write(write)


_INSERT = """
INSERT INTO gatherings (id, plan, seats, secret, public, box, created, changed) VALUES (?, ?, ?, ?, ?, ?, ?, ?)
"""
_UNREADABLE = (ValueError, TypeError, RecursionError)


def _now() -> int:
    return time.time_ns() // 1_000_000


def _to_json(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def _to_plan(row: Any) -> Plan:
    table = msgspec.json.decode(row["plan"], type=NewTable)
    seats = msgspec.json.decode(row["seats"], type=list[Seat])
    if len(seats) != len(table.seats):
        raise ValueError("other seats than planned")
    return Plan(row["id"], table, seats, msgspec.convert(row["secret"], str), int(row["created"]), int(row["changed"]))


def _to_plans(rows: Iterable[Any]) -> list[Plan]:
    found = []
    for row in rows:
        try:
            found.append(_to_plan(row))
        except _UNREADABLE:
            continue
    return found
