"""A game in memory: its seats, its bots, and the connections that follow it."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Concatenate, ParamSpec, Protocol, TypeVar

import structlog
from msgspec import UNSET

from dorfplatz.core.problem import Problem
from dorfplatz.core.words import Message
from dorfplatz.server import protocol, table
from dorfplatz.server.errors import HTTPProblem, damaged_game
from dorfplatz.server.recording import unpack
from dorfplatz.server.records import Record, RevisionConflict, StoredGame, TableState, current_moves
from dorfplatz.server.worker import WorkerGroups, WorkersClosed

if TYPE_CHECKING:
    from dorfplatz.server.storage import Storage

P = ParamSpec("P")
Result = TypeVar("Result")

_log = structlog.get_logger()


class Subscriber(Protocol):
    """A connection as the session sees it."""

    def send(self, message: protocol.ServerMessage | bytes) -> None:
        """Queue a message; must not block."""

    def send_error(self, problem: Problem, ref: str | None = None) -> None:
        """Queue an error; must not block."""

    def close(self) -> None:
        """No more messages will follow."""


class GameSession:
    """A game being played. All subscribers see the same and play for all human seats.

    It keeps order, revisions and subscribers; what needs the rules is asked of a worker (`table.py`).
    """

    def __init__(self, id: str, storage: Storage, workers: WorkerGroups) -> None:
        self.id = id
        self.key = secrets.token_hex(8)
        """Names this session to the workers: a game that is loaded anew is another one."""
        self._storage = storage
        self._workers = workers
        self._lock = asyncio.Lock()
        self._subscribers: set[Subscriber] = set()
        self._bots_running: asyncio.Task[None] | None = None
        self._gone: Problem | None = None
        """Why nobody can join any more."""

    async def load(self, stored: StoredGame) -> None:
        """Take over what is stored; raises `Problem` if it makes no sense."""
        try:
            moves = current_moves(stored.decisions)
            actions, revision = [move.value for move in moves], len(stored.decisions)
            state = TableState(self.key, self.id, stored.setup, stored.seats, stored.created, actions, revision)
            marks, deciders = [stored.setup.mark, *(move.mark for move in moves)], [move.seat for move in moves]
            lines = [move.lines for move in moves]
            protocol.check_lines(lines)
            found = await self._workers.rules.call_for(self.key, True, table.load, state, marks, deciders)
            if isinstance(found, Message):
                state = replace(state, problem=found)
                recording = await self._recorded()
                found = await self._workers.rules.call_for(self.key, True, table.recorded_standing, state, recording)
        except (ValueError, Problem) as error:
            raise error if isinstance(error, HTTPProblem) and error.status != 400 else damaged_game(self.id, error) from error
        self.state, self._standing = state, found
        self._lines = lines

    async def _recorded(self, version: int | None = None) -> Record:
        """A position as it was stored: that of a version, or the last."""
        recording = await self._storage.recording(self.id)
        last = len(recording.positions) - 1
        if version is not None and not 0 <= version <= last:
            raise Problem("no-such-moment", found=str(version), last=last)
        packed = recording.positions[: (last if version is None else version) + 1]
        return Record(recording.layout, await asyncio.to_thread(unpack, packed))

    @property
    def seats(self) -> list[protocol.Seat]:
        """Who plays."""
        return self.state.seats

    async def _ask(self, function: Callable[Concatenate[TableState, P], Result], *args: P.args, **kwargs: P.kwargs) -> Result:
        """Call a function of `table.py` for a person."""
        return await self._workers.rules.call_for(self.key, True, function, self.state, *args, **kwargs)

    # Subscribers

    async def subscribe(self, subscriber: Subscriber) -> None:
        """Send the game to a subscriber, and from then on every change."""
        async with self._lock:
            welcome = await self._welcome()
            if self._gone:
                raise self._gone
            subscriber.send(welcome)
            self._subscribers.add(subscriber)
        self._start_bots()

    async def unsubscribe(self, subscriber: Subscriber) -> None:
        """Remove a subscriber. After the last one, wait for the bots: they stop after the move they are choosing."""
        self._subscribers.discard(subscriber)
        if not self._subscribers and self._bots_running:
            await asyncio.wait([self._bots_running])

    def close(self, problem: Problem) -> None:
        """Tell all subscribers why the game is gone, and close them; whoever is about to join hears it as well."""
        self._gone = problem
        self._broadcast_error(problem)
        for subscriber in self._subscribers:
            subscriber.close()
        self._subscribers.clear()

    def _broadcast(self, message: bytes, sender: Subscriber | None = None, ref: str | None = None) -> None:
        """Send a change to all; only the one who asked for it gets the `ref`."""
        for subscriber in self._subscribers:
            subscriber.send(protocol.with_ref(message, ref) if subscriber is sender and ref is not None else message)

    def _broadcast_error(self, problem: Problem) -> None:
        for subscriber in self._subscribers:
            subscriber.send_error(problem)

    async def _welcome(self) -> bytes:
        if self.state.problem:
            return protocol.with_log(await self._ask(table.recorded_welcome, await self._recorded()), self._lines)
        return protocol.with_log(await self._ask(table.welcome), self._lines)

    async def _rewound(self) -> bytes:
        return protocol.with_log(await self._ask(table.rewound), self._lines)

    # Requests

    async def handle(self, message: protocol.ClientMessage, sender: Subscriber) -> None:
        """Do what a browser asks for and answer it; raises `Problem`, and then nothing has changed."""
        async with self._lock:
            if self._gone:
                raise self._gone
            if self.state.problem:
                sender.send(await self._answer_from_record(message, self.state.problem))
                return
            match message:
                case protocol.Move() | protocol.Undo() if message.revision != self.state.revision:
                    # All that has changed was sent to this browser before; it needs nothing but the refusal.
                    raise _stale()
                case protocol.Move():
                    if not self._standing.over and self.seats[self._standing.turn].kind != "human":
                        raise HTTPProblem(409, "server-not-your-turn", who={"seat": self._standing.turn})
                    await self._take(await self._ask(table.play, message.action), sender, message.ref)
                case protocol.Undo():
                    await self._take(await self._ask(table.undo, message.to), sender, message.ref)
                case protocol.Ask():
                    sender.send(await self._ask(table.answer, message))
                case protocol.At():
                    sender.send(await self._ask(table.moment, message))
                case protocol.AskHistory():
                    sender.send(await self._ask(table.history, message))
        self._start_bots()

    async def _take(self, change: table.Change, sender: Subscriber | None = None, ref: str | None = None) -> None:
        """Store a decision, then make it part of the game and tell everybody."""
        decision, state = change.decision, self.state
        try:
            await self._storage.append(self.id, state.revision + 1, decision, change.summary)
        except RevisionConflict:
            await self.load(await self._storage.load(self.id))
            self._broadcast(await self._rewound())
            raise _stale() from None
        actions, message = state.actions, change.message
        if decision.kind == "move":
            actions = [*actions, decision.value]
            self._lines.append(decision.lines)
        else:
            actions = actions[: decision.value]
            del self._lines[decision.value :]
            message = protocol.with_log(message, self._lines)
        self.state, self._standing = replace(state, actions=actions, revision=state.revision + 1), change.standing
        self._broadcast(message, sender, ref)

    async def _answer_from_record(self, message: protocol.ClientMessage, problem: Message) -> bytes | protocol.ServerMessage:
        """The answer for a game that can only be looked at."""
        match message:
            case protocol.At():
                return await self._ask(table.recorded_moment, await self._recorded(message.version), message)
            case protocol.AskHistory():
                return protocol.History(message.ref, [], self.state.setup.seed if self._standing.over else UNSET)
            case _:
                raise HTTPProblem(409, problem.id, **problem.args)

    # Bots

    def _start_bots(self) -> None:
        if self._is_bots_turn() and (self._bots_running is None or self._bots_running.done()):
            self._bots_running = asyncio.create_task(self._run_bots())

    def _is_bots_turn(self) -> bool:
        return not self._standing.over and not self.state.problem and self.seats[self._standing.turn].kind == "bot"

    async def _run_bots(self) -> None:
        """Let bots decide while it is their turn and there are subscribers."""
        try:
            while self._subscribers and self._is_bots_turn():
                state = self.state
                # A bot chooses without the lock, so that an undo is possible meanwhile; then it has to choose again.
                action = await self._workers.bots.call_for(self.key, True, table.choose, state)
                async with self._lock:
                    if self.state is state:
                        await self._take(await self._workers.rules.call_for(self.key, False, table.play, state, action))
        except WorkersClosed:
            return
        except Problem as problem:
            self._broadcast_error(problem)
        except Exception:
            _log.exception("bot failed", table=self.id, version=len(self.state.actions))
            self._broadcast_error(Problem("server-bot-failed"))


def _stale() -> HTTPProblem:
    return HTTPProblem(409, "server-stale")
