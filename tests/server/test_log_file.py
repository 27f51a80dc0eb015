"""The log: limited, private, and nothing depends on it."""

from __future__ import annotations

import json
import logging
from collections.abc import Iterator
from pathlib import Path

import pytest
import structlog

from dorfplatz.server import log_file
from dorfplatz.server.log_file import MAX_BYTES, MAX_ENTRIES, NAME, OLDER_FILES, LogFile, configure_log


@pytest.fixture
def log(tmp_path: Path) -> Iterator[Path]:
    """The log file of a folder, configured as the server does."""
    before, uvicorn = logging.root.handlers[:], logging.getLogger("uvicorn.error").level
    settings = structlog.get_config()
    logging.root.handlers = []
    configure_log(tmp_path / "data")
    yield tmp_path / "data" / NAME
    for handler in logging.root.handlers:
        handler.close()
    logging.root.handlers = before
    logging.getLogger("uvicorn.error").setLevel(uvicorn)
    structlog.configure(**settings)


def entries(file: Path) -> list[dict[str, object]]:
    return [json.loads(line) for line in file.read_text().splitlines()]


def test_our_entries_and_those_of_libraries_are_lines_of_json(log: Path) -> None:
    seed = "a secret seed"
    try:
        raise ValueError(len(seed))
    except ValueError:
        structlog.get_logger().exception("went wrong", table="abc")
        logging.getLogger("asyncio").exception("Task failed: %s", "why")
    ours, theirs = entries(log)
    assert (ours["event"], ours["table"], ours["level"]) == ("went wrong", "abc", "error")
    assert (theirs["event"], theirs["level"]) == ("Task failed: why", "error")
    for entry in (ours, theirs):
        assert "ValueError" in str(entry["exception"])
        assert seed not in str(entry)


def test_nobody_else_may_read_it(log: Path) -> None:
    assert log.stat().st_mode & 0o777 == 0o600
    assert log.parent.stat().st_mode & 0o777 == 0o700


def test_a_flood_is_counted_and_not_written(log: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for _ in range(MAX_ENTRIES + 50):
        structlog.get_logger().error("again")
    assert len(entries(log)) == MAX_ENTRIES
    monkeypatch.setattr(log_file, "PERIOD_SECONDS", 0)
    structlog.get_logger().error("another day")
    assert [entry["event"] for entry in entries(log)[-2:]] == ["50 entries were left out", "another day"]


def test_older_entries_make_room(log: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(log_file, "MAX_ENTRIES", 10**9)
    for _ in range(30):
        structlog.get_logger().error("long", text="x" * (MAX_BYTES // 4))
    files = sorted(log.parent.iterdir())
    assert len(files) == 1 + OLDER_FILES
    assert all(file.stat().st_size <= MAX_BYTES and file.stat().st_mode & 0o077 == 0 for file in files)


def test_a_full_disk_disturbs_nobody(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / NAME
    file.symlink_to("/dev/full")
    handler = LogFile(file)
    record = logging.LogRecord("name", logging.ERROR, "file", 1, "text", None, None)
    handler.handle(record)
    handler.handle(record)
    file.unlink()  # there is room again
    handler.handle(record)
    handler.close()
    assert file.read_text() == "text\n"
    assert capsys.readouterr().err == ""
