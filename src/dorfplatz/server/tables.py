"""Tables at which games are played: one game each, its seats, and everybody who looks on."""

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
from dorfplatz.server.protocol import Text, View
from dorfplatz.server.records import Conflict, Decision, Origin, Snapshot, Stored, standing
from dorfplatz.server.refusal import Refusal, damaged
from dorfplatz.server.thinking import think

if TYPE_CHECKING:
    from dorfplatz.core.game import Line, Step
    from dorfplatz.server.storage import Storage

_log = structlog.get_logger()


class Listener(Protocol):
    """Somebody at the table: a browser's socket."""

    def say(self, message: protocol.Outgoing) -> None:
        """Pass a message on; must not block."""

    def fail(self, problem: Problem, ref: str | None = None) -> None:
        """Say that something can't be done."""

    def leave(self) -> None:
        """Nothing more will come."""


@dataclass(frozen=True)
class UndoLimit:
    """The earliest version one may go back to, and why no further."""

    version: int
    why: Message


class Table:
    """A game being played. All who listen see the same, and play for all seats of people."""

    def __init__(self, id: str, storage: Storage, stored: Stored) -> None:
        self.id = id
        self._storage = storage
        self._lock = asyncio.Lock()
        self._listeners: set[Listener] = set()
        self._bots_playing: asyncio.Task[None] | None = None
        self._set_up(stored)

    def _set_up(self, stored: Stored) -> None:
        try:
            line = standing(stored.decisions)
            self.game = restore(stored, [d.value for d in line])
            if [step.seat for step in self.game.steps] != [d.seat for d in line]:
                raise ValueError("decisions of other seats than those whose turn it was")
        except (ValueError, Problem) as error:
            raise error if isinstance(error, Refusal) else damaged(self.id, error) from error
        self.seats = stored.seats
        self.created = stored.created
        self.revision = len(stored.decisions)
        self._acted = [d.seat for d in line]
        self._bots = {n: dorfplatz.bot(seat.bot) for n, seat in enumerate(self.seats) if seat.bot}

    # Coming and going

    async def join(self, listener: Listener) -> None:
        """Greet a newcomer, who from then on hears everything."""
        async with self._lock:
            listener.say(await think(self._welcome))
            self._listeners.add(listener)
        self._wake_bots()

    async def part(self, listener: Listener) -> None:
        """Somebody left. Bots do not play on unwatched; wait for the one that is at it."""
        self._listeners.discard(listener)
        if not self._listeners and self._bots_playing:
            await asyncio.wait([self._bots_playing])

    def close(self, problem: Problem) -> None:
        """The game is gone; tell everybody."""
        self._tell(problem)
        for listener in self._listeners:
            listener.leave()
        self._listeners.clear()

    def _tell(self, problem: Problem) -> None:
        for listener in self._listeners:
            listener.fail(problem)

    # What one may say

    async def hear(self, message: protocol.Incoming, sender: Listener) -> None:
        """Do what a browser asks for and answer it; raises `Problem`, and then nothing has changed."""
        async with self._lock:
            match message:
                case protocol.Move() | protocol.Undo() if message.revision != self.revision:
                    sender.fail(_stale(), message.ref)
                    sender.say(await think(self._rewound))
                case protocol.Move():
                    await self._move(message, sender)
                case protocol.Undo():
                    await self._undo(message, sender)
                case protocol.Ask():
                    sender.say(await think(self._answer, message))
                case protocol.At():
                    sender.say(await think(self._moment, message))
                case protocol.AskHistory():
                    sender.say(await think(self._history, message))
        self._wake_bots()

    async def _move(self, message: protocol.Move, sender: Listener) -> None:
        if not self.game.over and not self._is_human(self.game.turn):
            raise Refusal(409, "server-not-your-turn", who={"seat": self.game.turn})
        await self._take(message.action, sender, message.ref)

    async def _take(self, action: int, sender: Listener | None = None, ref: str | None = None) -> None:
        after, step = await think(self._with, action)
        await self._commit(after, Decision("move", action, step.seat))
        said = await think(self._step, step)
        for listener in self._listeners:
            listener.say(replace(said, ref=ref) if listener is sender else said)

    async def _undo(self, message: protocol.Undo, sender: Listener) -> None:
        after = await think(self._back_at, message.to)
        await self._commit(after, Decision("undo", message.to, self._acted[-1]))
        said = await think(self._rewound)
        for listener in self._listeners:
            listener.say(replace(said, ref=message.ref) if listener is sender else said)

    def _with(self, action: int) -> tuple[dorfplatz.Game, Step]:
        """The game after a move. The table's own game is never changed, only replaced: whatever fails, it is as it was."""
        after = self.game.clone()
        return after, after.push(action)

    def _back_at(self, version: int) -> dorfplatz.Game:
        """The game at an earlier version, if one may go back there."""
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
        """Make `after` the table's game, once the decision that led there is on disk."""
        snapshot = None
        if decision.kind == "move" and after.turn != decision.seat:
            snapshot = Snapshot(after.version, self.revision + 1, after.snapshot())
        try:
            stands = await think(summary, after)
            await self._storage.append(self.id, self.revision + 1, decision, stands, snapshot)
        except Conflict:
            await think(self._set_up, await self._storage.load(self.id))
            said = await think(self._rewound)
            for listener in self._listeners:
                listener.say(said)
            raise _stale() from None
        self.game = after
        self.revision += 1
        if decision.kind == "move":
            self._acted.append(decision.seat)
        else:
            del self._acted[decision.value :]

    def _answer(self, message: protocol.Ask) -> protocol.Answer:
        action = message.action
        if why := self.game.why_not(action):
            return protocol.Answer(message.ref, action, False, why=Text.of(why.message), rule=why.rule)
        preview = self.game.preview(action)
        effect = [Text.of(line) for line in preview.effect]
        return protocol.Answer(message.ref, action, True, effect=effect, points=preview.points)

    def _moment(self, message: protocol.At) -> protocol.Moment:
        view = self.game.view(self._seat(), message.version)
        view |= {"revision": self.revision, "moves": [], "undo": {"step": None, "turn": None, "why": None}}
        return protocol.Moment(message.ref, message.version, view)

    def _history(self, message: protocol.AskHistory) -> protocol.History:
        points = [protocol.ScorePoint(**point) for point in self.game.history()]
        if self.game.over:
            return protocol.History(message.ref, points, self.game.seed)
        return protocol.History(message.ref, points)

    # What one sees

    def _welcome(self) -> protocol.Welcome:
        return protocol.Welcome(self._head(), self._lines(), self._view())

    def _step(self, step: Step) -> protocol.Step:
        lines = [_line(line) for line in step.lines]
        flights = [flight.to_dict() for flight in step.flights]
        return protocol.Step(None, step.seat, step.action, lines, flights, self._view())

    def _head(self) -> protocol.TableHead:
        game = self.game
        return protocol.TableHead(self.id, game.name, self.seats, game.options, game.seed_hash, moment(self.created))

    def _lines(self) -> list[protocol.Line]:
        return [_line(line) for line in self.game.log]

    def _rewound(self) -> protocol.Rewound:
        return protocol.Rewound(None, self._lines(), self._view())

    def _view(self) -> View:
        seat = self._seat()
        view = self.game.view(seat)
        if not self._is_human(seat):
            view["moves"] = []
        return view | {"revision": self.revision, "undo": self._undo_offer()}

    def _is_human(self, seat: int) -> bool:
        return self.seats[seat].kind == "human"

    def _seat(self) -> int:
        """Through whose eyes the table is seen: the person to decide, else the last who did, else the first."""
        if not self.game.over and self._is_human(self.game.turn):
            return self.game.turn
        people = [n for n in range(len(self.seats)) if self._is_human(n)]
        return next((seat for seat in reversed(self._acted) if seat in people), people[0] if people else 0)

    # Undo: never behind what was revealed, nor behind what somebody else has done since

    def _undo_limit(self) -> UndoLimit:
        version = self.game.version
        if version == 0:
            return UndoLimit(0, Message("server-undo-nothing"))
        if self.game.over:
            return UndoLimit(version, Message("server-undo-over"))
        last = self._acted[-1]
        if not self._is_human(last):
            return UndoLimit(version, Message("server-undo-other", {"who": {"seat": last}}))
        start = version
        while start and self._acted[start - 1] == last:
            start -= 1
        if self.game.barrier >= start:
            return UndoLimit(self.game.barrier, Message("server-undo-revealed"))
        return UndoLimit(start, Message("server-undo-other", {"who": {"seat": self._acted[start - 1]}}))

    def _undo_offer(self) -> dict[str, Any]:
        version, limit = self.game.version, self._undo_limit()
        if limit.version >= version:
            return {"step": None, "turn": None, "why": limit.why.to_dict()}
        turn = max(limit.version, self.game.turn_start)
        return {"step": version - 1, "turn": turn if turn < version else None, "why": None}

    # Bots

    def _wake_bots(self) -> None:
        if self._bots and (self._bots_playing is None or self._bots_playing.done()):
            self._bots_playing = asyncio.create_task(self._play_bots())

    async def _play_bots(self) -> None:
        """Let bots decide while it is their turn and somebody watches."""
        try:
            while self._listeners and not self.game.over and self.game.turn in self._bots:
                position, revision = self.game, self.revision
                # A bot thinks without the lock, so that an undo is possible meanwhile; then it has to think again.
                move = await think(self._bots[position.turn].choose, position)
                async with self._lock:
                    if self.revision == revision:
                        await self._take(move.id)
        except Problem as problem:
            self._tell(problem)
        except Exception:
            _log.exception("a bot failed", table=self.id, version=self.game.version)
            self._tell(Problem("server-bot-failed"))


def origin(game: dorfplatz.Game) -> Origin:
    """What a game is before its first decision."""
    return Origin(game.name, game.options, game.box, dorfplatz.__version__, game.seed)


def summary(game: dorfplatz.Game) -> protocol.Summary:
    """How a game stands, for the list of games."""
    stage = Text("server-finished") if game.over else Text("server-round", {"n": int(game.state.round_no)})
    return protocol.Summary(stage, game.version, game.turn, game.over, game.scores)


def moment(milliseconds: int) -> datetime:
    """A stored time."""
    return datetime.fromtimestamp(milliseconds / 1000, UTC)


def restore(stored: Stored, actions: list[int]) -> dorfplatz.Game:
    """The game that was stored; raises `Problem` if seed, decisions and snapshot do not go together."""
    from dorfplatz.core.game import FORMAT  # with the rules comes Numba

    start = stored.origin
    data = {
        "format": FORMAT,
        "game": start.game,
        "players": len(stored.seats),
        "options": start.options,
        "box": start.box,
        "seed": start.seed,
        "actions": actions,
    }
    snapshot = (stored.snapshot.version, stored.snapshot.state) if stored.snapshot else None
    try:
        return dorfplatz.Game.from_json(data, snapshot)
    except Problem as problem:
        if problem.message.id == "save-other-box":
            raise Refusal(409, "server-other-rules", version=start.rules) from problem
        raise


def _line(line: Line) -> protocol.Line:
    return protocol.Line(line.version, line.seat, Text.of(line.message), line.barrier)


def _stale() -> Refusal:
    return Refusal(409, "server-stale")
