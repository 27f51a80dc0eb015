"""The example game passes all that is asked of every game, as `docs/adding-a-game.md` says."""

from __future__ import annotations

import os
import re
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


def test_the_page_about_adding_a_game_shows_the_example_as_it_is() -> None:
    page = (strict.ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
    example = strict.ROOT / "examples" / "stairs"
    sources = [(example / name).read_text(encoding="utf-8") for name in ("__init__.py", "rules.py", "view.py")]
    blocks = re.findall(r"```python\n(.*?)```", page, re.DOTALL)
    assert [block for block in blocks if not any(block in source for source in sources)] == []
    shown = "".join(blocks)
    kernels = re.findall(r"^def \w+", "".join(sources), re.MULTILINE)
    assert [name for name in kernels if name not in shown] == ["def cards_add_up"]
