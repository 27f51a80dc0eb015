"""A game in memory: its seats, its bots, and the connections that follow it."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Concatenate, ParamSpec, Protocol, TypeVar

import structlog
from msgspec import UNSET, structs

from dorfplatz.bots import check_bot
from dorfplatz.core.problem import Problem
from dorfplatz.core.registry import definition
from dorfplatz.core.words import Message
from dorfplatz.server import protocol, table
from dorfplatz.server.advisor import Advisor, Question
from dorfplatz.server.chat import Chat
from dorfplatz.server.errors import HTTPProblem, damaged_game, table_elsewhere
from dorfplatz.server.messages.advice import AskAnalysis, AskChances, AskHint
from dorfplatz.server.messages.basics import Seat, You
from dorfplatz.server.messages.boxes import BoxName
from dorfplatz.server.messages.gatherings import GatheringMessage
from dorfplatz.server.metrics import Metrics
from dorfplatz.server.notifications import Turn
from dorfplatz.server.pace import SAID, Paces
from dorfplatz.server.recording import unpack
from dorfplatz.server.records import (
    TIME_UP,
    Record,
    RevisionConflict,
    StoredGame,
    TableState,
    add_to_log,
    current_log,
    log_lines,
)
from dorfplatz.server.rights import EVERYTHING, Access, Viewer
from dorfplatz.server.table_clock import TableClock
from dorfplatz.server.worker import WorkerGroups, WorkersClosed

if TYPE_CHECKING:
    from dorfplatz.server.storage import Storage

P = ParamSpec("P")
Result = TypeVar("Result")

CLOSE_AGAIN = 4409
"""What this browser may do has changed: it should connect again."""
MOST_MISSED = 60
"""Whoever was away for longer sees how the game stands, not how it came to that."""

_log = structlog.get_logger()


class Subscriber(Protocol):
    """A connection as the session sees it."""

    def send(self, message: protocol.ServerMessage | bytes) -> None:
        """Queue a message; must not block."""

    def send_error(self, problem: Problem, ref: str | None = None) -> None:
        """Queue an error; must not block."""

    def close(self, code: int = ...) -> None:
        """No more messages will follow; the code says why."""


class GameSession:
    """A game being played. Each subscriber sees what their seats may see, and plays for those.

    It keeps order, revisions and subscribers; what needs the rules is asked of a worker (`table.py`).
    """

    metrics = Metrics()
    """Whoever opens the session puts those of the server here."""

    def __init__(
        self,
        id: str,
        storage: Storage,
        workers: WorkerGroups,
        wake_bots: Callable[[str, list[Seat]], None],
        wake_expert: Callable[[str], Awaitable[None]],
        box: BoxName | None = None,
        paces: Paces | None = None,
        clock: TableClock | None = None,
        play_on: Callable[[str], None] = lambda id: None,
        tell: Callable[[Turn], None] = lambda turn: None,
    ) -> None:
        self.id = id
        self._box = box
        self.key = secrets.token_hex(8)
        """Names this session to the workers: a game that is loaded anew is another one."""
        self._storage = storage
        self._workers = workers
        self._wake_bots = wake_bots
        """Makes the workers ready for the bots of a game, if there are any."""
        self._wake_expert = wake_expert
        self._advisor = Advisor(storage, workers.bots, wake_expert)
        self._lock = asyncio.Lock()
        self._subscribers: dict[Subscriber, Access] = {}
        self._chat = Chat(id, storage)
        self._paces = paces or Paces(on=False)
        self._clock = clock
        if clock:
            clock.on_up = lambda: play_on(id)
        self._play_on = play_on
        """Keeps the session in memory until it is a person's turn."""
        self._tell = tell
        """Tells somebody who is away that it is their turn."""
        self._told: dict[int, int] = {}
        """By seat, the start of the last turn of which its person has known."""
        self._asked: protocol.UndoRequest | None = None
        """Somebody would like to go back, and not all have agreed yet."""
        self._bots_running: asyncio.Task[None] | None = None
        self._choosing: asyncio.Task[int] | None = None
        """A bot is thinking."""
        self._gone: Problem | None = None
        """Why nobody can join any more."""

    async def load(self, stored: StoredGame) -> None:
        """Take over what is stored; raises `Problem` if it makes no sense."""
        try:
            log = current_log(stored.decisions)
            moves = [told for told in log if told.kind == "move"]
            actions, revision = [move.value for move in moves], len(stored.decisions)
            state = TableState(
                self.key,
                self.id,
                stored.setup,
                stored.seats,
                stored.created,
                actions,
                revision,
                continues=stored.continues,
                day=stored.day,
                box=self._box,
                fair=stored.fair,
            )
            marks, deciders = [stored.setup.mark, *(move.mark for move in moves)], [move.seat for move in moves]
            protocol.check_lines(log_lines(log))
            found = await self._workers.rules.call_for(self.key, True, table.load, state, marks, deciders)
            if isinstance(found, Message):
                state = replace(state, problem=found)
                recording = await self._recorded()
                found = await self._workers.rules.call_for(self.key, True, table.recorded_standing, state, recording)
        except (ValueError, Problem) as error:
            raise error if isinstance(error, HTTPProblem) and error.status != 400 else damaged_game(self.id, error) from error
        self.state, self._standing = state, found
        self._log = log
        self._past = [(decision.kind, decision.id) for decision in stored.decisions]
        """What made each revision, and how its browser names it."""
        self._has_hands = definition(stored.setup.game).hands
        await self._follow_clock()

    async def _recorded(self, version: int | None = None) -> Record:
        """A position as it was stored: that of a version, or the last."""
        recording = await self._storage.recording(self.id)
        last = len(recording.positions) - 1
        if version is not None and not 0 <= version <= last:
            raise Problem("no-such-moment", found=str(version), last=last)
        packed = recording.positions[: (last if version is None else version) + 1]
        return Record(recording.layout, await asyncio.to_thread(unpack, packed))

    @property
    def game(self) -> str:
        """What is played."""
        return self.state.setup.game

    @property
    def seats(self) -> list[Seat]:
        """Who plays."""
        return self.state.seats

    async def _ask(self, function: Callable[Concatenate[TableState, P], Result], *args: P.args, **kwargs: P.kwargs) -> Result:
        """Call a function of `table.py` for a person."""
        return await self._workers.rules.call_for(self.key, True, function, self.state, *args, **kwargs)

    # Subscribers

    async def subscribe(self, subscriber: Subscriber, access: Access = EVERYTHING, seen: int | None = None) -> None:
        """Send the game to a subscriber, and from then on every change; `seen` is the revision they have seen before."""
        async with self._lock:
            welcome = await self._welcome(access, seen)
            if self._gone:
                raise self._gone
            subscriber.send(welcome)
            self._subscribers[subscriber] = access
            self._tell_people(but=subscriber)
            await self._follow_clock()
        self._start_bots()

    async def unsubscribe(self, subscriber: Subscriber) -> None:
        """Remove a subscriber. After the last one the bots stop, unless somebody who is away waits for them."""
        self._subscribers.pop(subscriber, None)
        self._tell_people()
        await self._advisor.leave(subscriber)
        if not self._subscribers and self._bots_running and not self._bots_running.done():
            if self._is_awaited():
                self._play_on(self.id)
            else:
                self._drop_choice()  # what they are thinking of
                await asyncio.wait([self._bots_running])
        async with self._lock:
            await self._follow_clock()

    def close(self, problem: Problem) -> None:
        """Tell all subscribers why the game is gone, and close them; whoever is about to join hears it as well."""
        self._gone = problem
        self._broadcast_error(problem)
        for subscriber in self._subscribers:
            subscriber.close()
        self._subscribers.clear()
        self._drop_choice()

    async def hand_over(self) -> None:
        """Somebody else goes on with this game: finish what is being decided, and let everybody connect again."""
        self._gone = table_elsewhere()
        async with self._lock:
            if self._clock:
                await self._clock.save()
                self._clock.stop()
            for subscriber in self._subscribers:
                subscriber.close(CLOSE_AGAIN)
            self._subscribers.clear()
        self._drop_choice()

    def drop(self, role: str) -> None:
        """A link has been replaced: whoever came by it has to show anew what they may do."""
        for subscriber, access in self._subscribers.items():
            if access.came_by(role):
                subscriber.close(CLOSE_AGAIN)

    def _broadcast(self, messages: dict[Viewer, bytes], sender: Subscriber | None = None, ref: str | None = None) -> None:
        """Send a change to all, to each what they may see; only the one who asked for it gets the `ref`."""
        for subscriber, access in self._subscribers.items():
            message = messages[access.plays(self.seats)]
            subscriber.send(protocol.with_ref(message, ref) if subscriber is sender and ref is not None else message)

    def _broadcast_same(self, message: bytes, sender: Subscriber | None = None, ref: str | None = None) -> None:
        """Send to all what everybody may know."""
        self._broadcast(dict.fromkeys(self._viewers(), message), sender, ref)

    def _broadcast_error(self, problem: Problem) -> None:
        for subscriber in self._subscribers:
            subscriber.send_error(problem)

    def _viewers(self) -> list[Viewer]:
        """Those who look at the table, each once: whoever plays the same seats sees the same."""
        return list(dict.fromkeys(access.plays(self.seats) for access in self._subscribers.values()))

    def _viewer(self, subscriber: Subscriber) -> Viewer:
        return self._subscribers.get(subscriber, EVERYTHING).plays(self.seats)

    async def _welcome(self, access: Access, seen: int | None) -> bytes:
        viewer = access.plays(self.seats)
        you = You(access.host, list(viewer))
        people, clock = self._people(access), self._clock.told() if self._clock else None
        greeting = table.Greeting(you, people, await self._chat.last(), self._asked, self._missed(seen), clock)
        if self.state.problem:
            welcome = await self._ask(table.recorded_welcome, viewer, await self._recorded(), greeting)
        else:
            welcome = await self._ask(table.welcome, viewer, greeting)
        return await self._with_log(welcome, viewer)

    def _missed(self, seen: int | None) -> int:
        """How many decisions somebody has missed since a revision; 0 if more has happened than that."""
        if seen is None or not 0 <= seen < self.state.revision or self.state.problem:
            return 0
        past = self._past[seen:]
        return len(past) if len(past) <= MOST_MISSED and all(kind == "move" for kind, _ in past) else 0

    async def _rewound(self) -> dict[Viewer, bytes]:
        return {viewer: await self._with_log(await self._ask(table.rewound, viewer), viewer) for viewer in self._viewers()}

    async def _show_anew(self, sender: Subscriber, ref: str) -> None:
        viewer = self._viewer(sender)
        rewound = await self._with_log(await self._ask(table.rewound, viewer), viewer)
        sender.send(protocol.with_ref(rewound, ref))

    async def _with_log(self, message: bytes, viewer: Viewer) -> bytes:
        own = await self._ask(table.own_lines, viewer) if self._has_hands and not self.state.problem else None
        return protocol.with_log(message, log_lines(self._log, own))

    # Who plays, and who is there

    @property
    def _has_links(self) -> bool:
        """Whether people come by links of their own; else all sit at one screen."""
        return any(seat.link for seat in self.seats)

    def _people(self, *coming: Access) -> protocol.People:
        screens = [access.plays(self.seats) for access in (*self._subscribers.values(), *coming)]
        here = {seat for screen in screens for seat in screen}
        watching = sum(not screen for screen in screens)
        return protocol.People(self.seats, [number in here for number in range(len(self.seats))], watching)

    def _tell_people(self, but: Subscriber | None = None) -> None:
        if self._has_links:
            message = protocol.encode(self._people())
            for subscriber in self._subscribers:
                if subscriber is not but:
                    subscriber.send(message)

    async def rename(self, seat: int, name: str) -> None:
        """Somebody says what they are called."""
        async with self._lock:
            if any(other.name.casefold() == name.casefold() for n, other in enumerate(self.seats) if n != seat):
                raise HTTPProblem(409, "together-name-taken", name=name)
            await self._keep_seat(seat, name=name)

    async def invite(self, seat: int) -> None:
        """From now on the person of a seat comes by a link."""
        async with self._lock:
            if not 0 <= seat < len(self.seats):
                raise Problem("server-no-seat", number=seat, last=len(self.seats) - 1)
            if self.seats[seat].kind != "human":
                raise HTTPProblem(409, "server-seat-of-bot", who={"seat": seat})
            if not self.seats[seat].link:
                await self._keep_seat(seat, link=True)
                # Who plays what has changed for the host, who sees another table from now on.
                for subscriber, access in self._subscribers.items():
                    if access.host:
                        subscriber.close(CLOSE_AGAIN)

    async def _keep_seat(self, seat: int, **change: Any) -> None:
        if self._gone:
            raise self._gone
        seats = [structs.replace(one, **change) if number == seat else one for number, one in enumerate(self.seats)]
        await self._storage.keep_seats(self.id, seats)
        self.state = replace(self.state, seats=seats)
        self._tell_people()

    # Requests

    async def handle(self, message: protocol.ClientMessage, sender: Subscriber) -> None:
        """Do what a browser asks for and answer it; raises `Problem`, and then nothing has changed."""
        async with self._lock:
            if self._gone:
                raise self._gone
            if isinstance(message, GatheringMessage):
                raise HTTPProblem(409, "gathering-over")
            if self.state.problem:
                sender.send(await self._answer_from_record(message, self.state.problem, sender))
                return
            viewer = self._viewer(sender)
            match message:
                case protocol.Move() if message.id and self._is_taken(message):
                    sender.send(protocol.Done(message.ref))
                case protocol.Move() | protocol.Undo() | protocol.AskUndo() | protocol.Consent() if (
                    message.revision != self.state.revision
                ):
                    # All that has changed was sent to this browser before; it needs nothing but the refusal.
                    raise _stale()
                case protocol.Move():
                    self._check_turn(viewer)
                    change = await self._ask(table.play, self._viewers(), message.action, message.id)
                    await self._take(change, sender, message.ref)
                case protocol.Undo():
                    change = await self._ask(table.undo, self._viewers(), message.to, viewer)
                    await self._take(change, sender, message.ref)
                case protocol.AskUndo():
                    await self._ask_undo(message, viewer, sender)
                case protocol.Consent():
                    await self._consent(message, viewer, sender)
                case protocol.ChangeSeat():
                    await self._change_seat(message, sender)
                case protocol.Say():
                    await self._say(message, viewer, sender)
                case protocol.Look():
                    await self._show_anew(sender, message.ref)
                case protocol.Ask():
                    sender.send(await self._ask(table.answer, viewer, message))
                case protocol.At():
                    sender.send(await self._ask(table.moment, viewer, message))
                case protocol.AskHistory():
                    sender.send(await self._ask(table.history, viewer, message))
                case AskHint() | AskChances() | AskAnalysis():
                    self._check_question(message, viewer)
                    self._advisor.answer(message, self.state, self._standing, sender)
        self._start_bots()

    def _is_taken(self, message: protocol.Move) -> bool:
        """Whether this very move was taken before: its answer was lost on the way."""
        return 0 <= message.revision < len(self._past) and self._past[message.revision] == ("move", message.id)

    def _check_turn(self, viewer: Viewer) -> None:
        """Raises `Problem` if it is the turn of somebody else."""
        turn = self._standing.turn
        if self._standing.over:
            return
        if self.seats[turn].has_bot:
            raise HTTPProblem(409, "server-not-your-turn", who={"seat": turn})
        if turn not in viewer:
            raise HTTPProblem(403, "together-not-yours" if viewer else "together-only-watching", who={"seat": turn})

    def _check_question(self, question: Question, viewer: Viewer) -> None:
        """A hint is for whoever is to decide; and where players hold hands, what is expected of them would give those away."""
        if isinstance(question, AskHint):
            self._check_turn(viewer)
        if isinstance(question, AskChances) and question.on and self._has_hands and not self._standing.over:
            raise HTTPProblem(409, "together-no-chances")

    # Going back with the consent of all

    async def _ask_undo(self, message: protocol.AskUndo, viewer: Viewer, sender: Subscriber) -> None:
        if not viewer:
            raise HTTPProblem(403, "together-only-watching", who={"seat": self._standing.turn})
        if self._asked:
            raise HTTPProblem(409, "together-undo-asked", who={"seat": self._asked.seat})
        await self._ask(table.check_undo, message.to, viewer)
        others = [n for n, seat in enumerate(self.seats) if seat.kind == "human" and not seat.has_bot and n not in viewer]
        self._asked = protocol.UndoRequest(viewer[0], message.to, others)
        await self._settle_undo(viewer, sender, message.ref)

    async def _consent(self, message: protocol.Consent, viewer: Viewer, sender: Subscriber) -> None:
        asked = self._asked
        concerned = asked and (set(asked.missing) | {asked.seat}) & set(viewer)
        if not asked or not concerned:
            raise HTTPProblem(409, "together-undo-not-asked")
        if not message.yes:
            self._asked = None
            refused = None if asked.seat in viewer else min(concerned)
            self._broadcast_same(protocol.encode(protocol.UndoAsked(None, None, refused)), sender, message.ref)
            return
        self._asked = structs.replace(asked, missing=[seat for seat in asked.missing if seat not in viewer])
        await self._settle_undo(viewer, sender, message.ref)

    async def _settle_undo(self, viewer: Viewer, sender: Subscriber, ref: str) -> None:
        """Go back if all have agreed, else tell who is still to answer."""
        assert self._asked
        if self._asked.missing:
            self._broadcast_same(protocol.encode(protocol.UndoAsked(None, self._asked)), sender, ref)
            return
        change = await self._ask(table.undo, self._viewers(), self._asked.to, viewer, agreed=True)
        await self._take(change, sender, ref)

    # Talking

    async def _say(self, message: protocol.Say, viewer: Viewer, sender: Subscriber) -> None:
        if not self._has_links:
            raise HTTPProblem(409, "together-no-chat")
        if not viewer:
            raise HTTPProblem(403, "together-only-watching", who={"seat": self._standing.turn})
        self._paces.spend(SAID, f"{self.id} {viewer[0]}")
        said = await self._chat.say(viewer[0], message)
        self._broadcast_same(protocol.encode(said), sender, message.ref)

    # Changes

    async def _change_seat(self, message: protocol.ChangeSeat, sender: Subscriber) -> None:
        """Let a bot play a person's seat, or the person again. That needs no revision: it means the same at any moment."""
        if not 0 <= message.seat < len(self.seats):
            raise Problem("server-no-seat", number=message.seat, last=len(self.seats) - 1)
        if self.seats[message.seat].kind != "human":
            raise HTTPProblem(409, "server-seat-of-bot", who={"seat": message.seat})
        if self._standing.over:
            raise HTTPProblem(409, "server-seat-over")
        if not (self._subscribers.get(sender, EVERYTHING).host or message.seat in self._viewer(sender)):
            raise HTTPProblem(403, "together-not-yours", who={"seat": message.seat})
        if message.bot is not None:
            check_bot(message.bot)
        if self.seats[message.seat].bot == message.bot:  # as after a lost connection, when it is asked for again
            await self._show_anew(sender, message.ref)
            return
        change = await self._ask(table.change_seat, self._viewers(), message.seat, message.bot)
        await self._take(change, sender, message.ref)
        self._wake_bots(self.state.setup.game, self.seats)

    async def _take(self, change: table.Change, sender: Subscriber | None = None, ref: str | None = None) -> None:
        """Store a decision, then make it part of the game and tell everybody."""
        decision, state = change.decision, self.state
        try:
            with self.metrics.writing():
                await self._storage.append(self.id, state.revision + 1, decision, change.summary, change.seats)
        except RevisionConflict:
            await self.load(await self._storage.load(self.id))
            self._broadcast(await self._rewound())
            raise _stale() from None
        actions, messages = state.actions, change.messages
        changed = add_to_log(self._log, replace(decision, position=b""))
        if decision.kind == "move":
            self.metrics.moved(state.setup.game)
            actions = [*actions, decision.value]
        elif decision.kind == "undo":
            actions = actions[: decision.value]
        seats = change.seats or state.seats
        self.state = replace(state, actions=actions, revision=state.revision + 1, seats=seats)
        self._past.append((decision.kind, decision.id))
        self._standing, self._asked = change.standing, None
        self._drop_choice()
        if decision.kind == "undo":
            seats_since = list(log_lines(self._log[changed:], version=decision.value))
            messages = {viewer: protocol.with_lines(message, seats_since) for viewer, message in messages.items()}
        self._broadcast(messages, sender, ref)
        self._advisor.changed(self.state)
        self._tell_turn()
        await self._follow_clock()

    def _tell_turn(self) -> None:
        """Whoever is to decide and is not here is told, once a turn."""
        standing, game = self._standing, self.state.setup.game
        seat = standing.turn
        if standing.over or self.seats[seat].has_bot or standing.start <= self._told.get(seat, -1):
            return
        self._told[seat] = standing.start
        if not self._people().here[seat]:
            self._tell(Turn(self.id, game, seat, self.seats))

    # Clock

    async def _follow_clock(self) -> None:
        """Let the time of whoever is on turn run, and tell everybody."""
        if self._clock:
            standing = None if self.state.problem or self._gone else self._standing
            if self._clock.follow(standing, self.seats, any(self._people().here)):
                self._broadcast_same(protocol.encode(self._clock.told()))
            await self._clock.save()

    async def settle(self) -> None:
        """Hand the turn of somebody whose time is up to a bot, and wait until it is a person's turn."""
        async with self._lock:
            seat = self._clock.up() if self._clock and not self._gone and not self.state.problem else None
            if self._clock and seat is not None:
                bot = self._clock.rule.bot
                await self._take(await self._ask(table.change_seat, self._viewers(), seat, bot, TIME_UP))
                self._wake_bots(self.state.setup.game, self.seats)
        self._start_bots()
        if self._bots_running:
            await asyncio.wait([self._bots_running])

    def leave(self) -> None:
        """The session is not in memory any more."""
        if self._clock:
            self._clock.stop()

    async def _answer_from_record(
        self, message: protocol.ClientMessage, problem: Message, sender: Subscriber
    ) -> bytes | protocol.ServerMessage:
        """The answer for a game that can only be looked at."""
        match message:
            case protocol.At():
                return await self._ask(
                    table.recorded_moment, self._viewer(sender), await self._recorded(message.version), message
                )
            case protocol.AskHistory():
                if not self._standing.over:
                    return protocol.History(message.ref, [])
                return protocol.History(message.ref, [], self.state.setup.seed, self.state.fair or UNSET)
            case _:
                raise HTTPProblem(409, problem.id, **problem.args)

    # Bots

    def _start_bots(self) -> None:
        if self._is_bots_turn() and (self._bots_running is None or self._bots_running.done()):
            self._bots_running = asyncio.create_task(self._run_bots())

    def _is_awaited(self) -> bool:
        """Whether somebody who is away waits for their turn: they come by a link, or have a clock."""
        return (self._has_links or self._clock is not None) and any(not seat.has_bot for seat in self.seats)

    def _is_bots_turn(self) -> bool:
        return not self._standing.over and not self.state.problem and self.seats[self._standing.turn].has_bot

    async def _run_bots(self) -> None:
        """Let bots decide while it is their turn and somebody looks, or waits."""
        try:
            while (self._subscribers or self._is_awaited()) and self._is_bots_turn():
                state = self.state
                action = await self._choose()
                async with self._lock:
                    if action is not None and self.state is state and not self._gone:
                        call = self._workers.rules.call_for(self.key, False, table.play, state, self._viewers(), action)
                        await self._take(await call)
        except WorkersClosed:
            return
        except Problem as problem:
            self._broadcast_error(problem)
        except Exception:
            _log.exception("bot failed", table=self.id, version=len(self.state.actions))
            self._broadcast_error(Problem("server-bot-failed"))

    async def _choose(self) -> int | None:
        """What the bot decides; None if the game has gone on meanwhile. Its only move need not be thought about.

        It chooses without the lock, so that an undo is possible meanwhile, or its seat is taken back.
        """
        if self._standing.only is not None:
            return self._standing.only
        # People who load a long game are served first.
        self._choosing = asyncio.create_task(self._think(self.state))
        await asyncio.wait([self._choosing])
        return None if self._choosing.cancelled() else self._choosing.result()

    async def _think(self, state: TableState) -> int:
        if state.day:  # everybody's bots have to decide alike: none goes without looking ahead
            await self._wake_expert(state.setup.game)
        with self.metrics.thinking(state.setup.game):
            return await self._workers.bots.call_for(None, False, table.choose, state)

    def _drop_choice(self) -> None:
        """What a bot is thinking of is not wanted any more."""
        if self._choosing:
            self._choosing.cancel()


def _stale() -> HTTPProblem:
    return HTTPProblem(409, "server-stale")
