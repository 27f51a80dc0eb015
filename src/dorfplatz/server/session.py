"""A game in memory: its seats, its bots, and the connections that follow it."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any, Protocol

import structlog
from msgspec.structs import replace

import dorfplatz
from dorfplatz.core.problem import Problem
from dorfplatz.core.words import Message
from dorfplatz.server import protocol
from dorfplatz.server.errors import HTTPProblem, damaged_game
from dorfplatz.server.protocol import View
from dorfplatz.server.records import Decision, GameSetup, RevisionConflict, Snapshot, StoredGame, current_moves
from dorfplatz.server.worker import run_in_worker

if TYPE_CHECKING:
    from dorfplatz.core.story import Step
    from dorfplatz.server.storage import Storage

_log = structlog.get_logger()


class Subscriber(Protocol):
    """A connection as the session sees it."""

    def send(self, message: protocol.ServerMessage) -> None:
        """Queue a message; must not block."""

    def send_error(self, problem: Problem, ref: str | None = None) -> None:
        """Queue an error; must not block."""

    def close(self) -> None:
        """No more messages will follow."""


@dataclass(frozen=True)
class UndoLimit:
    """The earliest version an undo may go back to, and why no further."""

    version: int
    why: Message


class GameSession:
    """A game being played. All subscribers see the same and play for all human seats."""

    def __init__(self, id: str, storage: Storage, stored: StoredGame) -> None:
        self.id = id
        self._storage = storage
        self._lock = asyncio.Lock()
        self._subscribers: set[Subscriber] = set()
        self._bots_running: asyncio.Task[None] | None = None
        self._gone: Problem | None = None
        """Why nobody can join any more."""
        self._load(stored)

    def _load(self, stored: StoredGame) -> None:
        try:
            moves = current_moves(stored.decisions)
            self.game = restore(stored, [move.value for move in moves])
            if [step.seat for step in self.game.steps] != [move.seat for move in moves]:
                raise ValueError("decisions of other seats than those whose turn it was")
        except (ValueError, Problem) as error:
            raise error if isinstance(error, HTTPProblem) else damaged_game(self.id, error) from error
        self.seats = stored.seats
        self.created = stored.created
        self.revision = len(stored.decisions)
        self._deciders = [move.seat for move in moves]
        """The seat that took each decision."""
        self._bots = {number: dorfplatz.bot(seat.bot) for number, seat in enumerate(self.seats) if seat.bot}

    # Subscribers

    async def subscribe(self, subscriber: Subscriber) -> None:
        """Send the game to a subscriber, and from then on every change."""
        async with self._lock:
            welcome = await run_in_worker(self._welcome)
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

    def _broadcast(
        self, message: protocol.Step | protocol.Rewound, sender: Subscriber | None = None, ref: str | None = None
    ) -> None:
        """Send a change to all; only the one who asked for it gets the `ref`."""
        for subscriber in self._subscribers:
            subscriber.send(replace(message, ref=ref) if subscriber is sender else message)

    def _broadcast_error(self, problem: Problem) -> None:
        for subscriber in self._subscribers:
            subscriber.send_error(problem)

    # Requests

    async def handle(self, message: protocol.ClientMessage, sender: Subscriber) -> None:
        """Do what a browser asks for and answer it; raises `Problem`, and then nothing has changed."""
        async with self._lock:
            match message:
                case protocol.Move() | protocol.Undo() if message.revision != self.revision:
                    # All that has changed was sent to this browser before; it needs nothing but the refusal.
                    raise _stale()
                case protocol.Move():
                    await self._move(message, sender)
                case protocol.Undo():
                    await self._undo(message, sender)
                case protocol.Ask():
                    sender.send(await run_in_worker(self._answer, message))
                case protocol.At():
                    sender.send(await run_in_worker(self._moment, message))
                case protocol.AskHistory():
                    sender.send(await run_in_worker(self._history, message))
        self._start_bots()

    async def _move(self, message: protocol.Move, sender: Subscriber) -> None:
        if not self.game.over and not self._is_human(self.game.turn):
            raise HTTPProblem(409, "server-not-your-turn", who={"seat": self.game.turn})
        await self._play(message.action, sender, message.ref)

    async def _play(self, action: int, sender: Subscriber | None = None, ref: str | None = None) -> None:
        after, step = await run_in_worker(self._after_move, action)
        await self._commit(after, Decision("move", action, step.seat))
        self._broadcast(await run_in_worker(self._step, step), sender, ref)

    async def _undo(self, message: protocol.Undo, sender: Subscriber) -> None:
        after = await run_in_worker(self._after_undo, message.to)
        await self._commit(after, Decision("undo", message.to, self._deciders[-1]))
        self._broadcast(await run_in_worker(self._rewound), sender, message.ref)

    def _after_move(self, action: int) -> tuple[dorfplatz.Game, Step]:
        """The game after a move, and the step."""
        # `self.game` is never changed, only replaced: if anything fails, it is as it was.
        after = self.game.clone()
        after.push(action)
        return after, after.steps[-1]

    def _after_undo(self, version: int) -> dorfplatz.Game:
        """The game at an earlier version, if the undo is allowed."""
        if not 0 <= version < self.game.version:
            raise Problem("server-undo-version", version=version)
        limit = self._undo_limit()
        if version < limit.version:
            raise Problem(limit.why.id, **limit.why.args)
        after = self.game.clone()
        while after.version > version:
            after.pop()
        return after

    async def _commit(self, after: dorfplatz.Game, decision: Decision) -> None:
        """Store a decision, then make `after` the session's game."""
        snapshot = None
        if decision.kind == "move" and after.turn != decision.seat:
            snapshot = Snapshot(after.version, self.revision + 1, after.snapshot())
        try:
            summary = await run_in_worker(summary_of, after)
            await self._storage.append(self.id, self.revision + 1, decision, summary, snapshot)
        except RevisionConflict:
            await run_in_worker(self._load, await self._storage.load(self.id))
            self._broadcast(await run_in_worker(self._rewound))
            raise _stale() from None
        self.game = after
        self.revision += 1
        if decision.kind == "move":
            self._deciders.append(decision.seat)
        else:
            del self._deciders[decision.value :]

    def _answer(self, message: protocol.Ask) -> protocol.Answer:
        action = message.action
        if why := self.game.why_not(action):
            return protocol.Answer(message.ref, action, False, why=why.message, rule=why.rule)
        preview = self.game.preview(action)
        return protocol.Answer(message.ref, action, True, effect=list(preview.effect), points=preview.points)

    def _moment(self, message: protocol.At) -> protocol.Moment:
        view = self.game.view(self._viewing_seat(), message.version)
        view |= {"revision": self.revision, "moves": [], "undo": {"step": None, "turn": None, "why": None}}
        return protocol.Moment(message.ref, message.version, view)

    def _history(self, message: protocol.AskHistory) -> protocol.History:
        points = [protocol.ScorePoint(**point) for point in self.game.history()]
        if self.game.over:
            return protocol.History(message.ref, points, self.game.seed)
        return protocol.History(message.ref, points)

    # Messages

    def _welcome(self) -> protocol.Welcome:
        return protocol.Welcome(self._head(), self.game.log, self._view())

    def _step(self, step: Step) -> protocol.Step:
        return protocol.Step(None, step.seat, step.action, step.lines, step.flights, self._view())

    def _head(self) -> protocol.TableHead:
        game = self.game
        return protocol.TableHead(self.id, game.name, self.seats, game.options, game.seed_hash, to_datetime(self.created))

    def _rewound(self) -> protocol.Rewound:
        return protocol.Rewound(None, self.game.log, self._view())

    def _view(self) -> View:
        seat = self._viewing_seat()
        view = self.game.view(seat)
        if not self._is_human(seat):
            view["moves"] = []
        return view | {"revision": self.revision, "undo": self._undo_offer()}

    def _is_human(self, seat: int) -> bool:
        return self.seats[seat].kind == "human"

    def _viewing_seat(self) -> int:
        """Whose view is sent: the person to decide, else the last who did, else the first."""
        if not self.game.over and self._is_human(self.game.turn):
            return self.game.turn
        people = [seat for seat in range(len(self.seats)) if self._is_human(seat)]
        return next((seat for seat in reversed(self._deciders) if seat in people), people[0] if people else 0)

    # Undo: never behind what was revealed, nor behind what another seat has done since

    def _undo_limit(self) -> UndoLimit:
        version = self.game.version
        if version == 0:
            return UndoLimit(0, Message("server-undo-nothing"))
        if self.game.over:
            return UndoLimit(version, Message("server-undo-over"))
        last = self._deciders[-1]
        if not self._is_human(last):
            return UndoLimit(version, Message("server-undo-other", {"who": {"seat": last}}))
        start = version
        while start and self._deciders[start - 1] == last:
            start -= 1
        if self.game.barrier >= start:
            return UndoLimit(self.game.barrier, Message("server-undo-revealed"))
        return UndoLimit(start, Message("server-undo-other", {"who": {"seat": self._deciders[start - 1]}}))

    def _undo_offer(self) -> dict[str, Any]:
        version, limit = self.game.version, self._undo_limit()
        if limit.version >= version:
            return {"step": None, "turn": None, "why": limit.why.to_dict()}
        turn = max(limit.version, self.game.turn_start)
        return {"step": version - 1, "turn": turn if turn < version else None, "why": None}

    # Bots

    def _start_bots(self) -> None:
        if self._bots and (self._bots_running is None or self._bots_running.done()):
            self._bots_running = asyncio.create_task(self._run_bots())

    async def _run_bots(self) -> None:
        """Let bots decide while it is their turn and there are subscribers."""
        try:
            while self._subscribers and not self.game.over and self.game.turn in self._bots:
                position, revision = self.game, self.revision
                # A bot chooses without the lock, so that an undo is possible meanwhile; then it has to choose again.
                move = await run_in_worker(self._bots[position.turn].choose, position)
                async with self._lock:
                    if self.revision == revision:
                        await self._play(move.id)
        except Problem as problem:
            self._broadcast_error(problem)
        except Exception:
            _log.exception("bot failed", table=self.id, version=self.game.version)
            self._broadcast_error(Problem("server-bot-failed"))


def setup_of(game: dorfplatz.Game) -> GameSetup:
    """What determines a game before its first decision."""
    return GameSetup(game.name, game.options, game.box, dorfplatz.__version__, game.seed)


def summary_of(game: dorfplatz.Game) -> protocol.Summary:
    """The current state of a game, for the list of games."""
    stage = Message("server-finished") if game.over else Message("server-round", {"n": int(game.state.round_no)})
    return protocol.Summary(stage, game.version, game.turn, game.over, game.scores)


def to_datetime(milliseconds: int) -> datetime:
    """A stored time."""
    return datetime.fromtimestamp(milliseconds / 1000, UTC)


def restore(stored: StoredGame, actions: list[int]) -> dorfplatz.Game:
    """The game that was stored; raises `Problem` if seed, decisions and snapshot contradict each other."""
    from dorfplatz.core.game import FORMAT  # imports Numba

    setup = stored.setup
    data = {
        "format": FORMAT,
        "game": setup.game,
        "players": len(stored.seats),
        "options": setup.options,
        "box": setup.box,
        "seed": setup.seed,
        "actions": actions,
    }
    snapshot = (stored.snapshot.version, stored.snapshot.state) if stored.snapshot else None
    try:
        return dorfplatz.Game.from_json(data, snapshot)
    except Problem as problem:
        if problem.message.id == "save-other-box":
            raise HTTPProblem(409, "server-other-rules", version=setup.rules) from problem
        raise


def _stale() -> HTTPProblem:
    return HTTPProblem(409, "server-stale")
