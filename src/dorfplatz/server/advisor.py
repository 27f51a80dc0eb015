"""An expert at a table: hints, everybody's chances, the analysis of a finished game. All of it is computed where bots think."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from typing import TYPE_CHECKING, Any

import structlog

from dorfplatz.core.problem import Problem
from dorfplatz.server import judging, protocol
from dorfplatz.server.analysis import Analysis
from dorfplatz.server.errors import HTTPProblem
from dorfplatz.server.messages.advice import AskAnalysis, AskChances, AskHint, Chances
from dorfplatz.server.records import TableState
from dorfplatz.server.worker import WorkersClosed

if TYPE_CHECKING:
    from dorfplatz.server.session import Subscriber
    from dorfplatz.server.storage import Storage
    from dorfplatz.server.table import Standing
    from dorfplatz.server.worker import Workers

Question = AskHint | AskChances | AskAnalysis

_log = structlog.get_logger()


class Advisor:
    """Answers in the background, so that no move waits. A hint is computed once per position, whoever asks."""

    def __init__(self, storage: Storage, workers: Workers, wake: Callable[[str], Awaitable[None]]) -> None:
        """With `wake` one waits for what thinks about a game."""
        self._workers, self._wake = workers, wake
        self._analysis = Analysis(storage, workers, wake)
        self._asked: dict[tuple[Subscriber, type[Question]], asyncio.Task[None]] = {}
        """What is being answered: of each kind one question of a subscriber at a time."""
        self._hint: tuple[TableState, asyncio.Task[bytes]] | None = None
        self._followers: set[Subscriber] = set()
        self._told: TableState | None = None
        """The last position whose chances the followers were told."""
        self._telling: asyncio.Task[None] | None = None

    def answer(self, question: Question, state: TableState, standing: Standing, sender: Subscriber) -> None:
        """Begin to answer; raises `Problem` if that is not possible."""
        key = (sender, type(question))
        if key in self._asked:
            raise HTTPProblem(429, "server-one-at-a-time")
        answering = asyncio.create_task(self._send(self._answer(question, state, standing, sender), sender, question.ref))
        self._asked[key] = answering
        answering.add_done_callback(lambda _: self._asked.pop(key, None))

    def _answer(
        self, question: Question, state: TableState, standing: Standing, sender: Subscriber
    ) -> Coroutine[Any, Any, bytes | None]:
        match question:
            case AskHint():
                if question.revision != state.revision:
                    raise HTTPProblem(409, "server-stale")
                if standing.over:
                    raise HTTPProblem(409, "server-hint-over")
                if state.seats[standing.turn].has_bot:
                    raise HTTPProblem(409, "server-not-your-turn", who={"seat": standing.turn})
                return self._hint_for(state)
            case AskChances():
                return self._follow(question, state, sender)
            case AskAnalysis():
                if not standing.over:
                    raise HTTPProblem(409, "server-analysis-running")
                return self._analysis.ask(state, question, sender)

    async def _send(self, answering: Coroutine[Any, Any, bytes | None], sender: Subscriber, ref: str) -> None:
        try:
            if message := await answering:
                sender.send(protocol.with_ref(message, ref))
        except WorkersClosed:
            return
        except Problem as problem:
            sender.send_error(problem, ref)
        except Exception:
            _log.exception("advice failed")
            sender.send_error(HTTPProblem(500, "server-advice-failed"), ref)

    async def _hint_for(self, state: TableState) -> bytes:
        if self._hint is None or self._hint[0] is not state or (self._hint[1].done() and self._hint[1].exception()):
            await self._wake(state.setup.game)
            self._hint = (state, asyncio.create_task(self._workers.call_for(state.key, True, judging.hint, state)))
        return await asyncio.shield(self._hint[1])

    # Chances

    async def _follow(self, question: AskChances, state: TableState, sender: Subscriber) -> bytes:
        if not question.on:
            self._followers.discard(sender)
            return protocol.encode(Chances(None, len(state.actions), None))
        await self._wake(state.setup.game)
        self._followers.add(sender)
        try:
            return await self._chances(state)
        except Problem:  # the expert is not ready yet, or there is none
            return protocol.encode(Chances(None, len(state.actions), None))

    def changed(self, state: TableState) -> None:
        """The game has gone on: tell the new chances, if anybody wants to know."""
        self._state = state
        if self._followers and (self._telling is None or self._telling.done()):
            self._telling = asyncio.create_task(self._tell())

    async def _tell(self) -> None:
        """Of several positions that follow each other quickly only the last one is told."""
        try:
            while self._followers and self._told is not self._state:
                state = self._state
                message = await self._chances(state)
                self._told = state
                for follower in self._followers:
                    follower.send(message)
        except (WorkersClosed, Problem):
            return
        except Exception:
            _log.exception("chances failed")

    async def _chances(self, state: TableState) -> bytes:
        return await self._workers.call_for(state.key, False, judging.chances, state)

    # Leaving

    async def leave(self, subscriber: Subscriber) -> None:
        """A subscriber has gone."""
        self._followers.discard(subscriber)
        for (asker, _), answering in list(self._asked.items()):
            if asker is subscriber:
                answering.cancel()
        await self._analysis.leave(subscriber)
