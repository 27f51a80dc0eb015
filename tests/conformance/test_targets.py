"""The same source, interpreted and compiled, gives the same bytes."""

from __future__ import annotations

import os
import subprocess
import sys
from functools import cache

from tests.conformance import digests, strict


@cache
def _here() -> list[str]:
    return list(digests.all_digests())


def _lines(interpreted: bool) -> list[str]:
    environment = {**os.environ, "DORFPLATZ_INTERPRET": "1" if interpreted else "0"}
    command = [sys.executable, "-m", "tests.conformance.digests"]
    answer = subprocess.run(command, cwd=strict.ROOT, env=environment, capture_output=True, text=True, check=False)
    assert answer.returncode == 0, answer.stderr
    return answer.stdout.splitlines()


def test_interpreted_and_compiled_games_are_equal_to_the_byte() -> None:
    compiled, interpreted = _here(), _lines(interpreted=True)
    assert len(compiled) > 100
    assert [pair for pair in zip(interpreted, compiled, strict=True) if pair[0] != pair[1]][:3] == []


def test_games_do_not_depend_on_the_process_they_are_played_in() -> None:
    assert _lines(interpreted=False) == _here()
