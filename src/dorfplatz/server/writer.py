"""The one connection that writes, on a thread of its own."""

from __future__ import annotations

import asyncio
import queue
import threading
from collections.abc import Callable
from contextlib import suppress
from typing import Any, TypeVar

from dorfplatz.server.database import Connection, Database

Result = TypeVar("Result")


class _Job:
    """Something to write, and who waits for it."""

    def __init__(self, work: Callable[[Connection], Any]) -> None:
        self.work = work
        self.loop = asyncio.get_running_loop()
        self.done: asyncio.Future[Any] = self.loop.create_future()
        self.outcome: Any = None

    def tell(self) -> None:
        """Wake up who waits."""
        if self.done.cancelled():
            return
        if isinstance(self.outcome, Exception):
            self.done.set_exception(self.outcome)
        else:
            self.done.set_result(self.outcome)


class Writer:
    """The only connection of this process that writes.

    What is asked for during a commit goes into the next one together, so many tables share the time a disk takes.
    """

    def __init__(self, database: Database) -> None:
        self._database = database
        self._jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._connection: Connection | None = None
        self._thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self._thread.start()

    async def submit(self, work: Callable[[Connection], Result]) -> Result:
        """Do this in a transaction; returns when it is committed."""
        job = _Job(work)
        self._jobs.put(job)
        result: Result = await job.done
        return result

    def close(self) -> None:
        """Write what is left."""
        self._jobs.put(None)
        self._thread.join()

    def _run(self) -> None:
        is_open = True
        while is_open:
            waiting = [self._jobs.get()]
            while not self._jobs.empty():
                waiting.append(self._jobs.get())
            jobs = [job for job in waiting if job]
            is_open = len(jobs) == len(waiting)
            if jobs:
                self._commit(jobs)
                with suppress(RuntimeError):  # the event loop has ended
                    jobs[0].loop.call_soon_threadsafe(_tell, jobs)
        if self._connection:
            self._connection.close()

    def _commit(self, jobs: list[_Job]) -> None:
        """Everything in one transaction: each job succeeds or fails alone, except that nothing holds if the commit fails."""
        was_open, committing = self._connection is not None, False
        try:
            if self._connection is None:
                self._connection = self._database.connect()
            self._connection.execute(self._database.begin_writing)
            for job in jobs:
                _attempt(self._connection, job)
            committing = True
            self._connection.execute("COMMIT")
        except Exception as error:
            if self._connection and self._database.is_lost(self._connection):
                self._connection = None
                if was_open and not committing:  # nothing of it can hold, and the database may be back
                    return self._commit(jobs)
            for job in jobs:
                job.outcome = error
            if self._connection and self._connection.in_transaction:
                with suppress(*self._database.error):
                    self._connection.execute("ROLLBACK")


def _attempt(connection: Connection, job: _Job) -> None:
    """Do a job in the transaction that is open; if it fails, the transaction is as it was before."""
    connection.execute("SAVEPOINT job")
    try:
        job.outcome = job.work(connection)
    except Exception as error:
        if not connection.in_transaction:
            raise  # the connection is lost, or SQLite has rolled everything back, as it does when the disk is full
        connection.execute("ROLLBACK TO job")
        job.outcome = error
    connection.execute("RELEASE job")


def _tell(jobs: list[_Job]) -> None:
    for job in jobs:
        job.tell()
