"""What all tests share."""

from __future__ import annotations

from typing import Any

import pytest

from tests.scheduling import Scheduler


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rule(*ids): the rules, by their ids in docs/rules, that this test proves")


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> Scheduler:
    return Scheduler(config, log)
