"""The clock of one table as it runs, and the time that it runs by."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

import msgspec
import structlog
from msgspec import Struct

from dorfplatz.core.problem import Problem
from dorfplatz.server.clock import Clock
from dorfplatz.server.messages import clocks
from dorfplatz.server.messages.basics import Seat
from dorfplatz.server.messages.clocks import ClockRule

if TYPE_CHECKING:
    from dorfplatz.server.storage import Storage
    from dorfplatz.server.table import Standing

AGAIN_SECONDS = 5.0
"""When a turn could not be handed over at its deadline, that is tried again after so long."""

_log = structlog.get_logger()


class Uptime:
    """How long servers have run over a database: it stands while none does, and no system clock can make it jump."""

    def __init__(self, stored: int, monotonic: Callable[[], float] = time.monotonic) -> None:
        self._monotonic = monotonic
        self._base = stored - int(monotonic() * 1000)

    def now(self) -> int:
        """Milliseconds."""
        return self._base + int(self._monotonic() * 1000)

    def catch_up(self, stored: int) -> None:
        """Another server over the same database has run longer."""
        self._base += max(0, stored - self.now())


class ClockState(Struct, frozen=True):
    """What is stored of a clock besides its rule: what everybody had left when it was stored."""

    left: tuple[int, ...]
    given: tuple[int, ...]
    back: tuple[int, ...]
    seat: int | None
    start: int


class StoredClock(Struct, frozen=True):
    """The clock of a table as it is stored."""

    rule: ClockRule
    state: ClockState
    deadline: int | None = None
    """By the uptime, where time runs although nobody is there."""

    @classmethod
    def new(cls, rule: ClockRule, players: int) -> StoredClock:
        """Of a table that begins."""
        return to_stored(Clock.new(rule, players), 0)

    def clock(self, now: int) -> Clock:
        """As it is now. A budget stands until somebody comes."""
        clock = Clock(self.rule, *msgspec.structs.astuple(self.state))
        if self.deadline is None or clock.seat is None:
            return clock
        left = list(clock.left)
        left[clock.seat] = max(0, self.deadline - now)
        return replace(clock, left=tuple(left), since=now)


def to_stored(clock: Clock, now: int) -> StoredClock:
    """A clock as it is stored."""
    state = ClockState(clock.left_at(now), clock.given, clock.back, clock.seat, clock.start)
    return StoredClock(clock.rule, state, clock.deadline if clock.rule.kind == "turn" else None)


class TableClock:
    """The clock of a table that is in memory. It follows the game, and calls `on_up` when somebody's time has run out."""

    def __init__(self, id: str, stored: StoredClock, storage: Storage, uptime: Uptime) -> None:
        self._id, self._storage, self._uptime = id, storage, uptime
        self._clock = stored.clock(uptime.now())
        self._away: set[int] | None = None
        """The people's seats that bots play, when it was last looked at."""
        self._timer: asyncio.TimerHandle | None = None
        self._changed = self._stopped = False
        self.on_up: Callable[[], None] = lambda: None

    @property
    def rule(self) -> ClockRule:
        """How long people may take."""
        return self._clock.rule

    @property
    def is_counting_down(self) -> bool:
        """Whether somebody's budget runs, of which the database knows only what was left."""
        return self.rule.kind == "budget" and self._clock.since is not None

    def told(self) -> clocks.Clock:
        """What everybody may know: all of it."""
        clock = self._clock
        runs = None if clock.since is None else clock.seat
        return clocks.Clock(self.rule, list(clock.left_at(self._uptime.now())), runs)

    def up(self) -> int | None:
        """The seat whose time has run out."""
        deadline = self._clock.deadline
        return self._clock.seat if deadline is not None and deadline <= self._uptime.now() else None

    def follow(self, standing: Standing | None, seats: Sequence[Seat], is_anybody_here: bool) -> bool:
        """Run for whoever is on turn; None if nobody can play. Budgets stand while nobody who plays is there."""
        now, before = self._uptime.now(), self._clock
        away = {number for number, seat in enumerate(seats) if seat.kind == "human" and seat.has_bot}
        clock = before
        if standing is None or standing.over:
            clock = clock.on_turn(None, standing.start if standing else clock.start, now)
        else:
            for seat in (self._away or set()) - away:
                clock = clock.came_back(seat, standing.start)
            turn = None if seats[standing.turn].has_bot else standing.turn
            clock = clock.on_turn(turn, standing.start, now)
        runs = is_anybody_here or self.rule.kind == "turn"
        self._away = away
        self._clock = clock.resumed(now) if runs else clock.paused(now)
        self._set_timer()
        was, seen = (before.seat, before.start, before.since is None), self._clock
        changed = was != (seen.seat, seen.start, seen.since is None) or before.left_at(now) != seen.left_at(now)
        self._changed |= changed
        return changed

    async def save(self) -> None:
        """Store it, if it has changed; what can't be stored now is stored with the next change."""
        if self._stopped or (not self._changed and not self.is_counting_down):
            return
        self._changed = False
        try:
            await self._storage.keep_clock(self._id, to_stored(self._clock, self._uptime.now()), self._uptime.now())
        except Problem as problem:
            self._changed = True
            _log.warning("clock not stored", table=self._id, cause=problem.message.id)

    def stop(self) -> None:
        """The table is not in memory any more; whoever has it now stores its clock."""
        self._stopped = True
        if self._timer:
            self._timer.cancel()

    def _set_timer(self, least: float = 0) -> None:
        if self._timer:
            self._timer.cancel()
        deadline = self._clock.deadline
        if deadline is not None:
            seconds = max(least, (deadline - self._uptime.now()) / 1000)
            self._timer = asyncio.get_running_loop().call_later(seconds, self._ring)

    def _ring(self) -> None:
        is_up = self.up() is not None
        if is_up:
            self.on_up()
        self._set_timer(AGAIN_SECONDS if is_up else 0)
