"""What all tests share."""

from __future__ import annotations

import os
import signal
from typing import Any

import pytest

from tests.scheduling import Scheduler

# Ray brings it; in a process that another test forks it would look after connections that are not there.
os.environ.setdefault("GRPC_ENABLE_FORK_SUPPORT", "0")
# A shell starts what runs in the background deaf to Ctrl+C, and so would be all that tests start.
signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rule(*ids): the rules, by their ids in docs/rules, that this test proves")


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> Scheduler:
    return Scheduler(config, log)
