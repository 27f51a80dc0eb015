"""The program of a worker process: call the functions that are asked for, until the pipe is closed."""

from __future__ import annotations

import os
import pickle
import queue
import signal
import sys
import threading
import traceback
from typing import Any, BinaryIO

from dorfplatz.core import kernel
from dorfplatz.core.problem import Problem
from dorfplatz.server.errors import status_of
from dorfplatz.server.worker import HEAD, INTERPRET_AT_FIRST


class _Pipe:
    """Where the answers go, and the number of the call that is being answered."""

    def __init__(self) -> None:
        # Whatever prints to the standard output must not get between the answers.
        self._file: BinaryIO = os.fdopen(os.dup(1), "wb")
        os.dup2(2, 1)
        self.number = 0

    def send(self, data: bytes) -> None:
        try:
            self._file.write(HEAD.pack(self.number, len(data)) + data)
            self._file.flush()
        except BrokenPipeError:  # the server was killed; `_read` notices that as well
            os._exit(0)


def main() -> None:
    """Answer requests."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which then ends its workers
    if INTERPRET_AT_FIRST in sys.argv:
        kernel.interpret_at_first()
    pipe = _Pipe()
    requests: queue.SimpleQueue[tuple[int, bytes]] = queue.SimpleQueue()
    threading.Thread(target=_read, args=(requests,), daemon=True).start()
    while True:
        pipe.number, request = requests.get()
        pipe.send(_outcome(request))


def _read(requests: queue.SimpleQueue[tuple[int, bytes]]) -> None:
    """Queue the requests. When the server has ended, however it has, end at once, even in the middle of a call."""
    source = sys.stdin.buffer
    while head := source.read(HEAD.size):
        number, length = HEAD.unpack(head)
        requests.put((number, source.read(length)))
    os._exit(0)


def _outcome(request: bytes) -> bytes:
    try:
        function, args, kwargs = pickle.loads(request)
        return _packed("result", function(*args, **kwargs))
    except Problem as problem:
        return _packed("problem", (status_of(problem), problem.message.id, dict(problem.message.args)))
    except Exception:
        return _packed("failure", traceback.format_exc())


def _packed(kind: str, content: Any) -> bytes:
    return pickle.dumps((kind, content), pickle.HIGHEST_PROTOCOL)
