"""The lobby: tables at which anybody may sit down while seats are free, and games that anybody may watch."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from dorfplatz.core.problem import Problem
from dorfplatz.server.errors import HTTPProblem, unknown_table
from dorfplatz.server.gathering_store import Plan
from dorfplatz.server.messages.links import Joined
from dorfplatz.server.messages.lobby import Lobby, PublicTable, SitDown
from dorfplatz.server.messages.tables import NewTable
from dorfplatz.server.records import ListedGame, to_datetime
from dorfplatz.server.rights import WATCH, seat_of, seat_role
from dorfplatz.server.seats import checked_name

if TYPE_CHECKING:
    from dorfplatz.server.session_registry import SessionRegistry

LIVE_SECONDS = 3600
"""A game in which nothing was decided for longer is nothing to watch."""


def check(new: NewTable, has_lobby: bool) -> None:
    """Raises `Problem` if a table can't be as public as its host wants it to be."""
    if (new.public or new.watched) and not has_lobby:
        raise HTTPProblem(409, "lobby-none")
    if new.public and (new.seed is not None or not any(seat.link for seat in new.seats)):
        raise Problem("lobby-no-seat")


async def lobby_of(registry: SessionRegistry) -> Lobby:
    """The tables that are open to anybody; nothing where there is no lobby."""
    if not registry.has_lobby:
        return Lobby(False, [])
    store, storage, named = await registry.gatherings.store(), await registry.storage(), await registry.boxes.names()
    plans = await store.public()
    taken = await store.taken(plan.id for plan in plans)
    waiting = [_waiting(plan, taken[plan.id], named.get(plan.table.box or "")) for plan in plans]
    played = await storage.watched(int((time.time() - LIVE_SECONDS) * 1000))
    return Lobby(True, [*(one for one in waiting if one.free), *(_played(one, named.get(one.box)) for one in played)])


def _waiting(plan: Plan, taken: set[int], box: str | None) -> PublicTable:
    table, created = plan.table, to_datetime(plan.created)
    return PublicTable(plan.id, table.game, table.options, plan.seats, _free_seats(plan, taken), None, created, box, table.clock)


def _played(listed: ListedGame, box: str | None) -> PublicTable:
    assert listed.summary
    return PublicTable(
        *(listed.id, listed.game, {}, listed.seats, [], listed.summary.round, to_datetime(listed.created), box),
    )


def _free_seats(plan: Plan, taken: set[int]) -> list[int]:
    return [number for number, seat in enumerate(plan.seats) if seat.link and number not in taken]


async def sit_down(registry: SessionRegistry, id: str, request: SitDown, key: str | None) -> Joined:
    """Give a free seat of a public table to a browser, under a name that nobody else has there."""
    if key is None:
        raise HTTPProblem(401, "together-no-key")
    name = checked_name(request.name, (request.seat or 0) + 1)
    storage, store = await registry.storage(), await registry.gatherings.store()
    plan = await store.find(id)
    if plan is None or not plan.table.public or not registry.has_lobby:
        raise HTTPProblem(409, "lobby-over") if await storage.exists(id) else unknown_table(id)
    before = [seat for role in await storage.roles(id, key) if (seat := seat_of(role)) is not None]
    if before:
        return Joined(id, plan.table.game, seat_role(before[0]), before[0], plan.seats)
    free = _free_seats(plan, (await store.taken([id]))[id])
    async with registry.session(id) as session:
        for seat in free:
            if request.seat in (None, seat):
                if any(one.name.casefold() == name.casefold() for n, one in enumerate(session.seats) if n != seat):
                    raise HTTPProblem(409, "together-name-taken", name=name)
                if await store.take_seat(id, seat_role(seat), key):
                    await session.rename(seat, name)
                    return Joined(id, session.game, seat_role(seat), seat, session.seats)
    raise HTTPProblem(409, "lobby-taken")


async def watch(registry: SessionRegistry, id: str, key: str | None) -> Joined:
    """Let a browser watch a game whose host lets anybody."""
    if key is None:
        raise HTTPProblem(401, "together-no-key")
    storage = await registry.storage()
    if not registry.has_lobby or not await storage.is_watched(id):
        raise HTTPProblem(409, "lobby-not-watched") if await storage.exists(id) else unknown_table(id)
    if not await storage.roles(id, key) and not await storage.grant(id, WATCH, key):
        raise HTTPProblem(409, "together-link-used-up")
    async with registry.session(id) as session:
        return Joined(id, session.game, WATCH, None, session.seats)
