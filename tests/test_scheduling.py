"""What tests/scheduling.py names is there, and it is asked."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.scheduling import APART, FIRST, Scheduler, place, unit


def test_the_tests_of_a_file_stay_together_but_for_those_that_stand_apart() -> None:
    assert unit("tests/core/test_rng.py::test_one[a-b]") == unit("tests/core/test_rng.py::test_two") == "tests/core/test_rng.py"
    assert unit(f"{APART[0]}::test_one[a]") == f"{APART[0]}::test_one[a]"


def test_what_takes_longest_comes_first() -> None:
    assert [place(name) for name in FIRST] == sorted({place(name) for name in FIRST})
    assert place("tests/core/test_rng.py") == len(FIRST)


@pytest.mark.parametrize("name", sorted({*APART, *FIRST}))
def test_every_name_is_that_of_a_test(name: str, request: pytest.FixtureRequest) -> None:
    file, _, function = name.partition("::")
    path = request.config.rootpath / file
    assert f"def {function}" in path.read_text(encoding="utf-8")


def test_processes_ask_our_scheduler(pytestconfig: pytest.Config) -> None:
    made = pytestconfig.pluginmanager.hook.pytest_xdist_make_scheduler.get_hookimpls()
    assert made[-1].function.__annotations__["return"] == Scheduler.__name__


ENDLESS = """
import threading

def test_before(): pass
def test_endless(): threading.Event().wait()
def test_after(): pass
"""


def test_a_test_that_hangs_is_named_and_run_once(tmp_path: Path, pytestconfig: pytest.Config) -> None:
    (tmp_path / "conftest.py").write_text("from tests.conftest import pytest_xdist_make_scheduler")
    (tmp_path / "test_hanging.py").write_text(ENDLESS)
    root = pytestconfig.rootpath
    settings = [f"pythonpath={root}", "faulthandler_timeout=5", "faulthandler_exit_on_timeout=true"]
    command = [sys.executable, "-m", "pytest", "-n", "1", f"--rootdir={tmp_path}", *(f"-o{one}" for one in settings)]
    told = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False).stdout
    assert "crashed while running 'test_hanging.py::test_endless'" in told
    assert "1 failed, 2 passed" in told
    assert pytestconfig.getini("faulthandler_exit_on_timeout")
    assert pytestconfig.getini("faulthandler_timeout") > 0
