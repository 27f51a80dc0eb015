"""Nothing is loaded before it is needed, and what is missing is named."""

from __future__ import annotations

import importlib.util
import subprocess
import sys
from collections.abc import Callable
from importlib.machinery import ModuleSpec
from typing import Any

import pytest

import dorfplatz
from dorfplatz import envs

LIBRARIES = ("gymnasium", "pettingzoo", "pyspiel", "PIL")


def test_importing_dorfplatz_loads_no_library() -> None:
    program = f"import dorfplatz, sys; print([name for name in {LIBRARIES!r} if name in sys.modules])"
    assert subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout == "[]\n"


@pytest.mark.parametrize(
    ("missing", "library", "use"),
    [
        ("pettingzoo", "PettingZoo", lambda: dorfplatz.envs.aec("settlement")),
        ("gymnasium", "Gymnasium", lambda: dorfplatz.envs.gym("settlement")),
        ("gymnasium", "Gymnasium", lambda: dorfplatz.envs.vector("settlement")),
        ("pyspiel", "OpenSpiel", lambda: dorfplatz.envs.openspiel),
        ("PIL", "Pillow", lambda: dorfplatz.envs.aec("settlement", render_mode="rgb_array")),
    ],
)
def test_a_missing_library_is_named(missing: str, library: str, use: Callable[[], Any], monkeypatch: pytest.MonkeyPatch) -> None:
    real = importlib.util.find_spec

    def find_spec(name: str) -> ModuleSpec | None:
        return None if name == missing else real(name)

    monkeypatch.setattr("dorfplatz.envs.find_spec", find_spec)
    monkeypatch.setattr("dorfplatz.envs.rendering.find_spec", find_spec)
    monkeypatch.delattr(envs, "openspiel", raising=False)
    with pytest.raises(dorfplatz.Problem) as refused:
        use()
    assert str(refused.value) == f'This needs {library}, which is not installed. Install it with: pip install "dorfplatz[envs]"'


def test_without_gymnasium_the_package_can_be_imported() -> None:
    program = """
import sys
sys.modules["gymnasium"] = None
import dorfplatz
try:
    dorfplatz.envs.gym("settlement")
except dorfplatz.Problem as problem:
    print(problem)
"""
    said = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout
    assert said.startswith("This needs Gymnasium, which is not installed.")
