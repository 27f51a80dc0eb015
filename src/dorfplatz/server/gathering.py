"""A table at which people are waited for: who is expected, who is there, and what everybody brings to the shuffle."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field, replace
from typing import Any

import structlog
from msgspec import structs

from dorfplatz.bots import check_bot
from dorfplatz.core.problem import Problem
from dorfplatz.server import fair, protocol
from dorfplatz.server.errors import HTTPProblem, table_elsewhere
from dorfplatz.server.gathering_store import GatheringStore, Plan
from dorfplatz.server.messages import gatherings
from dorfplatz.server.messages.basics import Seat, You
from dorfplatz.server.messages.boxes import BoxName
from dorfplatz.server.messages.gatherings import Begin, Contribute, Promise
from dorfplatz.server.records import to_datetime
from dorfplatz.server.rights import EVERYTHING, HOST, Access, Viewer
from dorfplatz.server.session import CLOSE_AGAIN, Subscriber

TELL_SECONDS = 10
"""So long may a browser take to tell what it has promised; then the game is dealt without it."""

_log = structlog.get_logger()

Contributions = list[str | None]
Deal = Callable[[Plan, Contributions], Awaitable[None]]
"""Deals the game of a plan and stores it in its place."""


@dataclass
class _Screen:
    """A browser that is connected."""

    access: Access
    promises: dict[int, str] = field(default_factory=dict)
    """By seat, the hash of what it is going to contribute."""


class Gathering:
    """A table that is not dealt yet. It begins when everybody is there, or when the host says so."""

    def __init__(self, plan: Plan, taken: set[int], box: BoxName | None, store: GatheringStore, deal: Deal) -> None:
        self.plan = plan
        self._taken = taken
        self._box = box
        self._store = store
        self._deal = deal
        self._screens: dict[Subscriber, _Screen] = {}
        self._lock = asyncio.Lock()
        """Of who sits where."""
        self._fixed: list[str | None] | None = None
        """The promises, once it has been decided to begin."""
        self._told: dict[int, str] = {}
        """The contributions that were told since."""
        self._heard = asyncio.Event()
        self._dealing: asyncio.Task[None] | None = None
        self._by_itself = True
        """Whether it begins as soon as all are there: not again after that has failed."""
        self._over: Problem | None = None
        """Why nobody can wait here any more."""
        self._is_dealt = False

    @property
    def game(self) -> str:
        """What will be played."""
        return self.plan.table.game

    @property
    def seats(self) -> list[Seat]:
        """Who will play."""
        return self.plan.seats

    # Who is there

    async def subscribe(self, subscriber: Subscriber, access: Access = EVERYTHING, seen: int | None = None) -> None:
        """Tell a subscriber who is there, and from then on every change."""
        if self._over:
            raise self._over
        if self._is_dealt:
            subscriber.close(CLOSE_AGAIN)
            return
        self._screens[subscriber] = _Screen(access)
        self._tell()

    async def unsubscribe(self, subscriber: Subscriber) -> None:
        """Somebody goes. What they have promised goes with them."""
        self._screens.pop(subscriber, None)
        self._heard.set()
        self._tell()
        if not self._screens and self._dealing:
            await asyncio.wait([self._dealing])

    def close(self, problem: Problem) -> None:
        """Tell everybody why the table is gone, and close their connections."""
        self._over = problem
        for subscriber in self._screens:
            subscriber.send_error(problem)
            subscriber.close()
        self._screens.clear()
        self._heard.set()

    async def settle(self) -> None:
        """Nobody's time runs before the deal."""

    async def hand_over(self) -> None:
        """Somebody else goes on with this table: finish what is being dealt, and let everybody connect again."""
        self._over = table_elsewhere()
        for subscriber in self._screens:
            subscriber.close(CLOSE_AGAIN)
        self._screens.clear()
        self._heard.set()
        if self._dealing:
            await asyncio.wait([self._dealing])

    def drop(self, role: str) -> None:
        """A right has ended: whoever had it has to show anew what they may do."""
        for subscriber, screen in self._screens.items():
            if screen.access.came_by(role):
                subscriber.close(CLOSE_AGAIN)

    def _viewer(self, subscriber: Subscriber) -> Viewer:
        screen = self._screens.get(subscriber)
        return screen.access.plays(self.seats) if screen else ()

    def _tell(self) -> None:
        screens = {subscriber: screen.access.plays(self.seats) for subscriber, screen in self._screens.items()}
        here = {seat for seats in screens.values() for seat in seats}
        plan, numbers = self.plan, range(len(self.seats))
        for subscriber, seats in screens.items():
            message = gatherings.Gathering(
                ref=None,
                id=plan.id,
                game=plan.table.game,
                options=plan.table.options,
                seats=self.seats,
                created=to_datetime(plan.created),
                you=You(self._screens[subscriber].access.host, list(seats)),
                here=[number in here for number in numbers],
                taken=[number in self._taken for number in numbers],
                watching=sum(not seats for seats in screens.values()),
                commitment=fair.commitment(plan.secret),
                promises=self._fixed or self._promises(),
                fixed=self._fixed is not None,
                public=plan.table.public,
                clock=plan.table.clock,
                box=self._box,
            )
            subscriber.send(message)

    # Who sits where

    async def rename(self, seat: int, name: str) -> None:
        """Somebody has sat down and says what they are called."""
        async with self._lock:
            if any(other.name.casefold() == name.casefold() for n, other in enumerate(self.seats) if n != seat):
                raise HTTPProblem(409, "together-name-taken", name=name)
            self._taken.add(seat)
            await self._keep_seat(seat, name=name)

    async def vacate(self, seat: int) -> None:
        """Nobody has a right to a seat any more: it is called as the host called it, unless somebody else is by now."""
        async with self._lock:
            name = self.plan.table.seats[seat].name
            if any(other.name.casefold() == name.casefold() for n, other in enumerate(self.seats) if n != seat):
                name = self.seats[seat].name
            self._taken.discard(seat)
            await self._keep_seat(seat, name=name)

    async def invite(self, seat: int) -> None:
        """From now on the person of a seat comes by a link."""
        async with self._lock:
            self.check_waiting()
            if not 0 <= seat < len(self.seats):
                raise Problem("server-no-seat", number=seat, last=len(self.seats) - 1)
            if self.seats[seat].kind != "human":
                raise HTTPProblem(409, "server-seat-of-bot", who={"seat": seat})
            if not self.seats[seat].link:
                await self._keep_seat(seat, link=True)
                self.drop(HOST)  # who plays for one seat less from now on

    def check_waiting(self) -> None:
        """Raises `Problem` if it is too late for changes, since the cards are being dealt."""
        if self._fixed is not None:
            raise HTTPProblem(409, "gathering-begins")

    async def _keep_seat(self, seat: int, **change: Any) -> None:
        self.check_waiting()
        seats = [structs.replace(one, **change) if number == seat else one for number, one in enumerate(self.seats)]
        await self._store.keep_seats(self.plan.id, seats)
        self.plan = replace(self.plan, seats=seats)
        self._tell()

    # What everybody brings along

    def _promises(self) -> list[str | None]:
        """By seat, what the first of its screens has promised."""
        found: dict[int, str] = {}
        for screen in self._screens.values():
            for seat in screen.access.plays(self.seats):
                if seat in screen.promises:
                    found.setdefault(seat, screen.promises[seat])
        return [found.get(seat) for seat in range(len(self.seats))]

    def _is_awaited(self, seat: int) -> bool:
        """Whether the contribution of a seat was promised by somebody who is there, and is not told yet."""
        assert self._fixed is not None
        promised = self._fixed[seat]
        return seat not in self._told and any(
            promised is not None and screen.promises.get(seat) == promised for screen in self._screens.values()
        )

    async def handle(self, message: protocol.ClientMessage, sender: Subscriber) -> None:
        """Do what a browser asks for and answer it; raises `Problem`, and then nothing has changed."""
        if self._over:
            raise self._over
        match message:
            case Promise():
                self._promise(message, sender)
            case Contribute():
                self._contribute(message, sender)
            case Begin():
                self._begin_now(message, sender)
            case _:
                raise HTTPProblem(409, "gathering-not-dealt")
        sender.send(protocol.Done(message.ref))

    def _check_seat(self, seat: int, sender: Subscriber) -> None:
        if not 0 <= seat < len(self.seats):
            raise Problem("server-no-seat", number=seat, last=len(self.seats) - 1)
        if seat not in self._viewer(sender):
            raise HTTPProblem(403, "together-not-yours", who={"seat": seat})

    def _promise(self, message: Promise, sender: Subscriber) -> None:
        self._check_seat(message.seat, sender)
        self.check_waiting()
        self._screens[sender].promises[message.seat] = message.hash
        self._tell()
        waiting = [n for n, seat in enumerate(self.seats) if seat.kind == "human" and self._promises()[n] is None]
        if self._by_itself and not waiting:
            self._begin(None)

    def _contribute(self, message: Contribute, sender: Subscriber) -> None:
        self._check_seat(message.seat, sender)
        if self._fixed is None:
            raise HTTPProblem(409, "gathering-not-fixed")
        contribution = message.contribution
        if not fair.is_contribution(contribution):
            raise Problem("gathering-contribution", length=fair.MAX_OWN_LENGTH)
        if self._fixed[message.seat] != fair.promise(contribution):
            raise HTTPProblem(409, "gathering-other-contribution")
        self._told[message.seat] = contribution
        self._heard.set()

    def _begin_now(self, message: Begin, sender: Subscriber) -> None:
        screen = self._screens.get(sender)
        if screen is None or not screen.access.host:
            raise HTTPProblem(403, "together-host-only")
        if message.bot is not None:
            check_bot(message.bot)
        if self._fixed is None:
            self._begin(message.bot)

    # Beginning

    def _begin(self, bot: str | None) -> None:
        self._fixed = self._promises()
        self._told.clear()
        here = {seat for subscriber in self._screens for seat in self._viewer(subscriber)}
        seats = [
            structs.replace(seat, bot=bot) if bot and seat.kind == "human" and number not in here else seat
            for number, seat in enumerate(self.seats)
        ]
        self._tell()
        self._dealing = asyncio.create_task(self._begin_when_told(seats))

    async def _begin_when_told(self, seats: list[Seat]) -> None:
        """Wait for what was promised, deal, and send everybody over to the game."""
        try:
            async with asyncio.timeout(TELL_SECONDS):
                while any(map(self._is_awaited, range(len(self.seats)))):
                    self._heard.clear()
                    await self._heard.wait()
        except TimeoutError:
            _log.info("a contribution is missing", table=self.plan.id)
        if self._over:
            return
        try:
            await self._deal(replace(self.plan, seats=seats), [self._told.get(seat) for seat in range(len(seats))])
        except Problem as problem:
            self._stay(problem)
        except Exception:
            _log.exception("not dealt", table=self.plan.id)
            self._stay(Problem("server-unexpected"))
        else:
            self._is_dealt = True
            for subscriber in self._screens:
                subscriber.close(CLOSE_AGAIN)

    def _stay(self, problem: Problem) -> None:
        """It could not be dealt. What was told is known by now, so everybody brings something new."""
        self._fixed, self._by_itself = None, False
        for subscriber, screen in self._screens.items():
            screen.promises.clear()
            subscriber.send_error(problem)
        self._tell()
