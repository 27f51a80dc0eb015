"""The analysis of a finished game: computed once in the background, kept with the game, told to whoever asks."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Literal

import msgspec
import structlog

from dorfplatz.core.problem import Problem
from dorfplatz.server import judging, protocol
from dorfplatz.server.errors import HTTPProblem
from dorfplatz.server.messages import advice
from dorfplatz.server.messages.advice import AnalysisResult, AskAnalysis
from dorfplatz.server.records import TableState
from dorfplatz.server.report import CHECKED, report, to_check
from dorfplatz.server.worker import WorkersClosed

if TYPE_CHECKING:
    from dorfplatz.server.session import Subscriber
    from dorfplatz.server.storage import Storage
    from dorfplatz.server.worker import Workers

KEEP_SECONDS = 5.0
"""So often is stored what there is so far: whoever comes back later goes on from there."""

_log = structlog.get_logger()
_decoder = msgspec.json.Decoder(list[judging.Verdict])


class Analysis:
    """The analysis of one game, as far as it is, and who wants to hear of it.

    It is made in many short calls that everything else overtakes, in the processes where bots think.
    """

    def __init__(self, storage: Storage, workers: Workers, wake: Callable[[str], Awaitable[None]]) -> None:
        self._storage, self._workers, self._wake = storage, workers, wake
        self._listeners: set[Subscriber] = set()
        self._found: list[judging.Verdict] = []
        self._judge: str | None = None
        """Who judged; None until somebody has asked."""
        self._result: AnalysisResult | None = None
        self._running: asyncio.Task[None] | None = None
        self._loading = asyncio.Lock()

    async def ask(self, state: TableState, ask: AskAnalysis, sender: Subscriber) -> bytes:
        """Look, begin or stop, and answer with how far it is. The game is over."""
        await self._load(state)
        if ask.want == "start" and not self._result and not self._is_running:
            self._running = asyncio.create_task(self._run(state))
        elif ask.want == "stop":
            await self.stop()
        self._listeners.add(sender)
        return protocol.encode(self._message(state))

    async def leave(self, sender: Subscriber) -> None:
        """Somebody has gone; without anybody who listens it is not continued."""
        self._listeners.discard(sender)
        if not self._listeners:
            await self.stop()

    async def stop(self) -> None:
        """Stop; what there is so far is kept."""
        if self._running:
            self._running.cancel()
            await asyncio.wait([self._running])

    @property
    def _is_running(self) -> bool:
        return self._running is not None and not self._running.done()

    async def _load(self, state: TableState) -> None:
        """What was stored before; what is damaged or of another judge is left alone, and replaced later."""
        async with self._loading:
            if self._judge is not None:
                return
            await self._wake(state.setup.game)
            judge = await self._workers.call(judging.identity, state.setup.game)
            content = await self._storage.analysis(state.id, judge)
            self._found = _readable(state, content) if content else []
            if len(self._found) == len(state.actions) and self._next(state) is None:
                self._result = await self._workers.call_for(state.key, True, report, state, self._found)
            self._judge = judge

    def _next(self, state: TableState) -> int | None:
        """The next decision to look at more closely."""
        return to_check(self._found, len(state.seats) == 1)

    async def _run(self, state: TableState) -> None:
        try:
            await self._judge_all(state)
            await self._keep(state)
            self._result = await self._workers.call_for(state.key, False, report, state, self._found)
        except asyncio.CancelledError:
            await self._keep(state)
            self._tell(state, running=False)
            raise
        except WorkersClosed:
            return
        except Problem as problem:
            self._refuse(problem)
        except Exception:
            _log.exception("analysis failed", table=state.id, version=len(self._found))
            self._refuse(HTTPProblem(500, "server-analysis-failed"))
        self._tell(state, running=False)

    async def _judge_all(self, state: TableState) -> None:
        kept = time.monotonic()
        while len(self._found) < len(state.actions):
            self._found += await self._workers.call_for(state.key, False, judging.verdicts, state, len(self._found))
            self._tell(state)
            if time.monotonic() - kept > KEEP_SECONDS:
                await self._keep(state)
                kept = time.monotonic()
        while (version := self._next(state)) is not None:
            self._found[version] = await self._workers.call_for(state.key, False, judging.verdict_again, state, version)
            self._tell(state)

    async def _keep(self, state: TableState) -> None:
        if self._judge and self._found:
            await self._storage.keep_analysis(state.id, self._judge, msgspec.json.encode(self._found))

    def _message(self, state: TableState, running: bool | None = None) -> advice.Analysis:
        running = self._is_running if running is None else running
        done = len(self._found) + sum(verdict.checked for verdict in self._found)
        # How many are looked at again is known only when that is done.
        steps = len(state.actions) + max(CHECKED, done - len(state.actions)) if not self._result else done
        kind: Literal["none", "running", "done"] = "done" if self._result else "running" if running else "none"
        return advice.Analysis(None, kind, done, steps, self._result)

    def _tell(self, state: TableState, running: bool = True) -> None:
        message = protocol.encode(self._message(state, running))
        for listener in self._listeners:
            listener.send(message)

    def _refuse(self, problem: Problem) -> None:
        for listener in self._listeners:
            listener.send_error(problem)


def _readable(state: TableState, content: bytes) -> list[judging.Verdict]:
    """What was stored, if it fits the game; nothing if it is damaged."""
    try:
        found = _decoder.decode(content)
    except msgspec.MsgspecError:
        return []
    shapes = all(len(verdict.chances) == len(state.seats) and 0 <= verdict.seat < len(state.seats) for verdict in found)
    fits = [verdict.played.action for verdict in found] == state.actions[: len(found)]
    return found if shapes and fits else []
