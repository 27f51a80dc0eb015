"""The log: a file of limited size in the data folder, so that the terminal stays readable."""

from __future__ import annotations

import logging
import time
from contextlib import suppress
from io import TextIOWrapper
from logging.handlers import RotatingFileHandler
from pathlib import Path
from typing import Any

import structlog

from dorfplatz.server.files import private_file, private_folder

NAME = "dorfplatz.log"
MAX_BYTES = 2_000_000
OLDER_FILES = 3
MAX_ENTRIES = 100
"""In each period; what is more is only counted, so that a flood of errors can't hide the first of them."""
PERIOD_SECONDS = 60.0


class LogFile(RotatingFileHandler):
    """Writes to a private file. A log that can't be written, say on a full disk, must not disturb what is logged about."""

    def __init__(self, path: Path) -> None:
        self._begun = time.monotonic()
        self._entries = self._left_out = 0
        super().__init__(
            path, maxBytes=MAX_BYTES, backupCount=OLDER_FILES, encoding="utf-8", errors="backslashreplace", delay=False
        )

    def _open(self) -> TextIOWrapper:
        private_file(Path(self.baseFilename))
        return super()._open()

    def emit(self, record: logging.LogRecord) -> None:
        """Write an entry, unless there were too many."""
        if (now := time.monotonic()) - self._begun >= PERIOD_SECONDS:
            left_out, self._begun, self._entries, self._left_out = self._left_out, now, 0, 0
            if left_out:
                text = f"{left_out} entries were left out"
                super().emit(logging.LogRecord(__name__, logging.WARNING, __file__, 0, text, None, None))
        if self._entries < MAX_ENTRIES:
            self._entries += 1
            super().emit(record)
        else:
            self._left_out += 1

    def handleError(self, record: logging.LogRecord) -> None:  # noqa: N802, the name is logging's
        """Forget the entry, and what is left of it in a buffer; the next one opens the file again."""
        stream, self.stream = self.stream, None
        with suppress(OSError, ValueError):
            if stream:
                stream.close()


def configure_log(folder: Path, to_stderr: bool = False) -> None:
    """Write the log to a file in the data folder, or to stderr, requests included; raises `OSError` if that is not possible."""
    private_folder(folder)
    handler = logging.StreamHandler() if to_stderr else LogFile(folder / NAME)
    # Without local variables: they made a traceback a hundred times as long, and may be secret.
    tracebacks = structlog.processors.ExceptionRenderer(
        structlog.tracebacks.ExceptionDictTransformer(show_locals=False, max_frames=20)
    )
    shared: list[Any] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.processors.TimeStamper(fmt="iso"),
        tracebacks,
    ]
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            processors=[
                structlog.stdlib.ProcessorFormatter.remove_processors_meta,
                structlog.processors.JSONRenderer(ensure_ascii=False),
            ],
            foreign_pre_chain=shared,
        )
    )
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)
    logging.getLogger("dorfplatz").setLevel(logging.INFO if to_stderr else logging.WARNING)
    # Warnings of uvicorn are about what browsers send.
    logging.getLogger("uvicorn.error").setLevel(logging.ERROR)
    structlog.configure(
        processors=[structlog.stdlib.filter_by_level, *shared, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        logger_factory=structlog.stdlib.LoggerFactory(),
    )
