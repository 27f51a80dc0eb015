"""The games of the day: deals them, and finds out what an expert reaches."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import structlog

import dorfplatz
from dorfplatz.core.registry import names
from dorfplatz.server import daily, table
from dorfplatz.server.messages.days import DayGame, Days
from dorfplatz.server.messages.links import Created
from dorfplatz.server.seats import checked_seats
from dorfplatz.server.worker import WorkersClosed

if TYPE_CHECKING:
    from dorfplatz.server.session_registry import SessionRegistry

_log = structlog.get_logger()


class DailyGames:
    """The deals of all days, which are the same for everybody."""

    def __init__(self, registry: SessionRegistry) -> None:
        self._registry = registry
        self._goals: dict[tuple[str, str], asyncio.Task[None]] = {}
        """The points to beat on a day, while they are being found out."""

    async def close(self) -> None:
        """Look for no more goals."""
        for task in self._goals.values():
            task.cancel()
        await asyncio.gather(*self._goals.values(), return_exceptions=True)

    async def listed(self, key: str | None = None) -> Days:
        """The games of the day, and how they went."""
        results = await (await self._registry.storage()).days(self._registry.listed_for(key))
        for one in results:
            if one.goal is None:
                self._look_for_goal(one.day, one.game)
        return Days([DayGame(game, daily.bots_of(game)) for game in names()], results)

    async def play(self, game: str, day: str, name: str, language: str, key: str | None = None) -> Created:
        """Deal the game of a day. The first attempt counts, and only on that day."""
        self._registry.check_key(key)
        counts = daily.is_today(daily.check(day))
        options = dorfplatz.definition(game).check(len(daily.bots_of(game)) + 1, {})
        seats = checked_seats(daily.seats_of(game, name, language))
        await self._registry.ready(game)
        self._registry.rules.wake_bots(game, seats)
        dealt = await self._registry.rules.workers.rules.call(table.new_game, game, len(seats), daily.seed_of(game, day), options)
        created = await self._registry.store(dealt, seats, key, day=day)
        if counts:
            await (await self._registry.storage()).count_attempt(day, game, created.id)
            self._look_for_goal(day, game)
        return created

    def _look_for_goal(self, day: str, game: str) -> None:
        """Find out in the background what an expert reaches, once."""
        if (day, game) not in self._goals and game in names():
            self._goals[day, game] = asyncio.create_task(self._find_goal(day, game))

    async def _find_goal(self, day: str, game: str) -> None:
        try:
            await self._registry.rules.wake_expert(game)
            actions: list[int] = []
            points = None
            while points is None:
                call = self._registry.rules.workers.bots.call_for(
                    None, False, daily.played_on, game, daily.seed_of(game, day), actions
                )
                actions, points = await call
            await (await self._registry.storage()).keep_goal(day, game, points)
        except WorkersClosed:
            return
        except Exception:  # a day without a goal is still a day
            _log.exception("no goal", day=day, game=game)
