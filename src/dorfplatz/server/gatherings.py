"""Begins tables at which people are waited for, finds them, and deals their games."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec import structs

from dorfplatz.core.words import Message
from dorfplatz.server import fair
from dorfplatz.server.errors import HTTPProblem
from dorfplatz.server.gathering import Contributions, Gathering
from dorfplatz.server.gathering_store import GatheringStore, Plan
from dorfplatz.server.messages.links import Created
from dorfplatz.server.messages.tables import NewTable, TableInfo
from dorfplatz.server.records import to_datetime
from dorfplatz.server.rights import new_rights, seat_of
from dorfplatz.server.table_clock import StoredClock

if TYPE_CHECKING:
    from dorfplatz.server.session_registry import SessionRegistry


class Gatherings:
    """The tables of a data folder that are not dealt yet."""

    def __init__(self, registry: SessionRegistry) -> None:
        self._registry = registry

    async def store(self) -> GatheringStore:
        """Where they are kept."""
        return GatheringStore(await self._registry.storage())

    async def create(self, new: NewTable, key: str | None) -> Created:
        """Store a table at which people are waited for, with the links by which they come."""
        boxes = self._registry.boxes
        async with boxes.lock:
            if new.box is not None:
                await boxes.text(new.game, new.box)  # raises `Problem` if there is no such box
            links, rights = new_rights(new.seats, key)
            return Created(await (await self.store()).create(new, fair.new_secret(), rights), links)

    async def load(self, id: str) -> Gathering | None:
        """A table that is not dealt yet."""
        store = await self.store()
        plan = await store.find(id)
        if plan is None:
            return None
        taken = (await store.taken([id]))[id]
        new = plan.table
        box = await self._registry.boxes.named(new.game, new.box) if new.box else None
        return Gathering(plan, taken, box, store, self._deal)

    async def _deal(self, plan: Plan, contributions: Contributions) -> None:
        """Deal a game with the cards that all have chosen together; from now on its table is that of the game."""
        deal = fair.revealed(plan.secret, contributions)
        new = structs.replace(plan.table, seed=fair.seed_of(plan.secret, contributions))
        storage = await self._registry.storage()
        try:
            async with self._registry.dealt(new, plan.seats) as dealt:
                clock = StoredClock.new(new.clock, len(plan.seats)) if new.clock else None
                more: dict[str, Any] = {"fair": deal, "watched": new.watched, "clock": clock, "gathered": True}
                await storage.create(dealt, plan.seats, id=plan.id, **more)
        except HTTPProblem as problem:
            # Another process may have dealt it meanwhile.
            if problem.status != 404 or not await storage.exists(plan.id):
                raise
        self._registry.forget(plan.id)

    async def listed(self, key: str | None) -> list[TableInfo]:
        """Those that a key has a right to, or all, as they are listed among the games."""
        named = await self._registry.boxes.names()
        return [_info(plan, named.get(plan.table.box or "")) for plan in await (await self.store()).listed(key)]

    async def leave(self, id: str, key: str | None) -> None:
        """Somebody gives up their seat before the deal."""
        await self._registry.access(id, key)
        store = await self.store()
        if key is None or await store.find(id) is None:
            raise HTTPProblem(409, "gathering-over")
        async with self._registry.session(id) as session:
            if not isinstance(session, Gathering):
                raise HTTPProblem(409, "gathering-over")
            session.check_waiting()
            roles, vacant = await store.leave(id, key)
            for role in roles:
                if role in vacant and (seat := seat_of(role)) is not None:
                    await session.vacate(seat)
                session.drop(role)


def _info(plan: Plan, box: str | None) -> TableInfo:
    created, changed = to_datetime(plan.created), to_datetime(plan.changed)
    scores, stage = [0] * len(plan.seats), Message("server-gathering")
    return TableInfo(
        *(plan.id, plan.table.game, plan.seats, stage, 0, 0, False, scores, created, changed),
        box=box,
        gathering=True,
        clock=plan.table.clock,
    )
