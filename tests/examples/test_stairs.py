"""The example game passes all that is asked of every game, as `docs/adding-a-game.md` says."""

from __future__ import annotations

import os
import subprocess
import sys

from tests.conformance import strict


def test_the_example_game_passes_the_conformance_suite() -> None:
    command = [
        sys.executable,
        "-m",
        "pytest",
        "tests/conformance",
        "tests/playthroughs",
        "-k",
        "stairs",
        "-q",
        "-p",
        "no:cacheprovider",
    ]
    environment = {**os.environ, "DORFPLATZ_GAMES": "examples.stairs"}
    answer = subprocess.run(command, cwd=strict.ROOT, env=environment, capture_output=True, text=True, check=False)
    assert answer.returncode == 0, answer.stdout
    assert " passed" in answer.stdout
