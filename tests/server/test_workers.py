"""Worker processes: they take calls, grow in number, are replaced when they die, and end with their server."""

from __future__ import annotations

import asyncio
import json
import operator
import os
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from dorfplatz.core.problem import Problem
from dorfplatz.server import protocol, table, worker
from dorfplatz.server.messages.basics import Seat
from dorfplatz.server.messages.tables import NewTable
from dorfplatz.server.records import TableState
from dorfplatz.server.session import GameSession
from dorfplatz.server.session_registry import SessionRegistry
from dorfplatz.server.worker import QUEUE_TO_GROW, WorkerDied, WorkerFailed, Workers
from tests.server.harness import with_views

ANNA, BEN = Seat("human", "Anna", 1), Seat("human", "Ben", 2)
BO = Seat("bot", "Bo", 3, "random")


# Functions for workers to call


def wait_for(path: Path) -> None:
    while not path.exists():
        time.sleep(0.01)


def note(path: Path, word: str) -> None:
    with path.open("a") as file:
        file.write(f"{word} ")


def chatter() -> int:
    print("This must not get between the answers.")
    return 7


def refuse() -> None:
    raise Problem("unknown-game", name="chess")


@asynccontextmanager
async def running_workers(limit: int = 1, background: bool = False) -> AsyncIterator[Workers]:
    workers = Workers(limit, background)
    try:
        async with asyncio.timeout(100):
            yield workers
    finally:
        await workers.close()


async def test_a_call_returns_what_the_function_returns() -> None:
    async with running_workers() as workers:
        assert await workers.call(operator.add, 2, 3) == 5
        assert await workers.call(chatter) == 7
        assert await workers.call(os.getpid) == workers.pids[0] != os.getpid()


async def test_what_a_function_raises_comes_back() -> None:
    async with running_workers() as workers:
        with pytest.raises(Problem, match="chess"):
            await workers.call(refuse)
        with pytest.raises(WorkerFailed, match="ZeroDivisionError"):
            await workers.call(operator.truediv, 1, 0)
        with pytest.raises(WorkerFailed, match="pickle"):
            await workers.call(open, os.devnull)
        assert await workers.call(operator.add, 2, 3) == 5


async def test_urgent_calls_overtake_the_others(tmp_path: Path) -> None:
    async with running_workers() as workers:
        blocking = [asyncio.create_task(workers.call(wait_for, tmp_path / "gate")) for _ in range(3)]
        await asyncio.sleep(0)
        calls = [
            asyncio.create_task(workers.call_for("table", urgent, note, tmp_path / "notes", word))
            for urgent, word in [(False, "bot"), (False, "bot"), (True, "person"), (True, "person")]
        ]
        await asyncio.sleep(0)
        (tmp_path / "gate").touch()
        await asyncio.gather(*blocking, *calls)
    assert (tmp_path / "notes").read_text() == "person person bot bot "


async def test_calls_that_wait_start_another_worker(tmp_path: Path) -> None:
    async with running_workers(limit=2) as workers:
        first = await workers.call(os.getpid)
        blocking = asyncio.create_task(workers.call(wait_for, tmp_path / "gate"))
        calls = [asyncio.create_task(workers.call_for("table", True, os.getpid)) for _ in range(3 * QUEUE_TO_GROW)]
        while len(workers.pids) < 2:
            await asyncio.sleep(0.01)
        keys = map(str, range(10))
        (tmp_path / "gate").touch()
        assert set(await asyncio.gather(*calls, blocking)) == {first, None}
        assert {await workers.call_for(key, True, os.getpid) for key in keys} == set(workers.pids)


async def test_in_the_background_one_call_that_waits_starts_another_worker(tmp_path: Path) -> None:
    """So a bot waits for another one only when all of them are busy."""
    async with running_workers(limit=2, background=True) as workers:
        await workers.call(os.getpid)
        calls = [asyncio.create_task(workers.call(wait_for, tmp_path / "gate")) for _ in range(3)]
        while len(workers.pids) < 2:
            await asyncio.sleep(0.01)
        assert await workers.call(operator.add, 2, 3) == 5
        (tmp_path / "gate").touch()
        await asyncio.gather(*calls)


async def test_what_is_not_wanted_any_more_is_not_done(tmp_path: Path) -> None:
    async with running_workers(background=True) as workers:
        await workers.call(os.getpid)
        blocking = asyncio.create_task(workers.call(wait_for, tmp_path / "gate"))
        await asyncio.sleep(0)
        calls = [asyncio.create_task(workers.call(note, tmp_path / "notes", word)) for word in ("one", "two", "three")]
        await asyncio.sleep(0)
        calls[1].cancel()
        (tmp_path / "gate").touch()
        await asyncio.gather(blocking, calls[0], calls[2])
    assert (tmp_path / "notes").read_text() == "one three "


async def test_a_call_is_repeated_when_its_worker_dies(tmp_path: Path) -> None:
    async with running_workers() as workers:
        pid = await workers.call(os.getpid)
        calls = [asyncio.create_task(workers.call(wait_for, tmp_path / "gate"))]
        calls += [asyncio.create_task(workers.call_for("table", False, note, tmp_path / "notes", str(n))) for n in range(5)]
        await asyncio.sleep(0)
        os.kill(pid, signal.SIGKILL)
        (tmp_path / "gate").touch()
        await asyncio.gather(*calls)
        assert (tmp_path / "notes").read_text() == "0 1 2 3 4 "
        assert workers.pids != [pid]


async def test_a_call_that_no_worker_survives_is_given_up_and_the_others_are_not(tmp_path: Path) -> None:
    async with running_workers() as workers:
        deadly = asyncio.create_task(workers.call(os._exit, 1))
        others = [asyncio.create_task(workers.call(operator.add, 2, n)) for n in range(5)]
        with pytest.raises(WorkerDied):
            await deadly
        assert await asyncio.gather(*others) == [2, 3, 4, 5, 6]


async def test_a_worker_that_can_not_start_is_tried_again_after_a_pause(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worker, "RESTART_SECONDS", (0.1,))
    monkeypatch.setattr(worker, "PROGRAM", "raise SystemExit")
    async with running_workers() as workers:
        calling = asyncio.create_task(workers.call(operator.add, 2, 3))
        await asyncio.sleep(0.3)
        assert not calling.done()
        assert workers.pids == []
        monkeypatch.undo()
        assert await calling == 5


async def test_a_new_worker_is_prepared_like_the_old(tmp_path: Path) -> None:
    async with running_workers() as workers:
        await workers.prepare(note, tmp_path / "notes", "ready")
        await workers.prepare(note, tmp_path / "notes", "ready")
        before = (tmp_path / "notes").read_text()
        os.kill(workers.pids[0], signal.SIGKILL)
        await workers.call(operator.add, 2, 3)
        while workers.pids == []:
            await asyncio.sleep(0.01)
        assert (tmp_path / "notes").read_text() == before + "ready "


PARENT = """
import asyncio, pathlib, sys
from dorfplatz.server.worker import Workers
from tests.server.test_workers import wait_for

async def main():
    workers = Workers(1)
    await workers.call(len, "")
    print(*workers.pids, flush=True)
    await workers.call(wait_for, pathlib.Path("never"))

asyncio.run(main())
"""


def test_workers_end_when_their_server_is_killed() -> None:
    """Also in the middle of a call. They have its standard error, which is closed when the last of them has ended."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    command = [sys.executable, "-c", PARENT]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment) as parent:
        assert parent.stdout
        assert parent.stdout.readline().strip().isdigit()
        parent.kill()
        assert parent.communicate(timeout=60) == (b"", b"")


# Tables


class Recorder:
    """A connection that keeps what it is sent."""

    def __init__(self) -> None:
        self.messages: list[dict[str, Any]] = []
        self.problems: list[Problem] = []
        self.arrived = asyncio.Event()

    def send(self, message: protocol.ServerMessage | bytes) -> None:
        before = next((told["view"] for told in reversed(self.messages) if "view" in told), None)
        self.messages.append(with_views(json.loads(protocol.encode(message)), before))
        self.arrived.set()

    def send_error(self, problem: Problem, ref: str | None = None) -> None:
        self.problems.append(problem)

    def close(self, code: int = 0) -> None:
        pass

    @property
    def view(self) -> dict[str, Any]:
        view: dict[str, Any] = self.messages[-1]["view"]
        return view


@asynccontextmanager
async def at_table(folder: Path, *seats: Seat) -> AsyncIterator[tuple[SessionRegistry, GameSession, Recorder]]:
    registry = SessionRegistry(folder, lambda done, total, name: None)
    async with asyncio.timeout(200), registry.opened():
        id = (await registry.create(NewTable("settlement", list(seats), seed=7))).id
        async with registry.session(id) as session:
            assert isinstance(session, GameSession)
            recorder = Recorder()
            await session.subscribe(recorder)
            yield registry, session, recorder
            await session.unsubscribe(recorder)
            stored = await (await registry.storage()).load(id)
            steps = [message for message in recorder.messages if message["type"] == "step"]
            # The last decision of a bot may have come after we left.
            stored_actions = [decision.value for decision in stored.decisions]
            assert stored_actions[: len(steps)] == [step["action"] for step in steps]
            assert len(stored_actions) - len(steps) <= (seats[-1].kind == "bot")
            assert [step["view"]["version"] for step in steps] == list(range(1, len(steps) + 1))
            assert not recorder.problems


async def test_people_go_on_when_the_worker_of_their_table_dies(tmp_path: Path) -> None:
    async with at_table(tmp_path, ANNA, BEN) as (registry, session, recorder):
        for number in range(12):
            view = recorder.view
            moving = asyncio.create_task(session.handle(protocol.Move("r", view["moves"][0], view["revision"]), recorder))
            if number % 4 == 2:  # before, while or after it works on the move
                await asyncio.sleep(0.001 * number)
                os.kill(registry.rules.workers.rules.pids[0], signal.SIGKILL)
            await moving
            assert (recorder.messages[-1]["type"], recorder.messages[-1]["ref"]) == ("step", "r")


def think_for_hours(state: TableState) -> int:
    wait_for(Path("never"))
    return 0


async def test_a_bot_that_thinks_holds_up_nobody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table, "choose", think_for_hours)
    async with at_table(tmp_path, ANNA, BEN) as (registry, session, recorder):
        id = (await registry.create(NewTable("settlement", [BO, Seat("bot", "Ada", 4, "greedy")]))).id
        async with registry.session(id) as thinking:
            watcher = Recorder()
            await thinking.subscribe(watcher)
            while not registry.rules.workers.bots.pids:
                await asyncio.sleep(0.01)
            for _ in range(5):
                await session.handle(protocol.Move("r", recorder.view["moves"][0], recorder.view["revision"]), recorder)
                assert recorder.messages[-1]["ref"] == "r"
            await thinking.handle(protocol.AskHistory("h"), watcher)
            assert [message["type"] for message in watcher.messages] == ["welcome", "history"]
            await registry.rules.workers.bots.close()


async def test_a_game_of_bots_goes_on_when_workers_die(tmp_path: Path) -> None:
    async with at_table(tmp_path, BO, Seat("bot", "Ada", 4, "greedy")) as (registry, _, recorder):
        for number in range(4):
            seen = len(recorder.messages)
            while len(recorder.messages) < seen + 5:
                recorder.arrived.clear()
                await recorder.arrived.wait()
            workers = registry.rules.workers.bots if number % 2 else registry.rules.workers.rules
            os.kill(workers.pids[0], signal.SIGKILL)


SERVER = """
import asyncio, pathlib, sys
from dorfplatz.server.app import create_app
from tests.server.test_workers import ANNA, BO, at_table

async def main():
    async with at_table(pathlib.Path(sys.argv[1]), ANNA, BO):
        pass
    print([name for name in ("numba", "numpy", "sqlalchemy") if name in sys.modules])

asyncio.run(main())
"""


def test_the_process_of_the_server_does_not_load_the_rules(tmp_path: Path) -> None:
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    for _ in range(2):  # the first one migrates
        command = [sys.executable, "-c", SERVER, str(tmp_path)]
        told = subprocess.run(command, env=environment, stdout=subprocess.PIPE, text=True, check=True, timeout=200).stdout
    assert told.strip() == "[]"
