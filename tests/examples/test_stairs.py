"""The example game passes all that is asked of every game, as `docs/adding-a-game.md` says."""

from __future__ import annotations

import os
import re
import subprocess
import sys

from tests.conformance import strict

FILES = {
    "python": ["__init__.py", "rules.py", "view.py"],
    "markdown": ["rules.md"],
    "toml": ["components.toml"],
    "fluent": ["locales/en/stairs.ftl", "locales/de/stairs.ftl"],
}
"""The example, by how it is marked on the page and in the order of the page."""


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


def test_the_page_about_adding_a_game_has_every_line_of_the_example() -> None:
    page = (strict.ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
    for language, names in FILES.items():
        shown = "\n".join(re.findall(rf"```{language}\n(.*?)```", page, re.DOTALL))
        example = "\n".join((strict.ROOT / "examples" / "stairs" / name).read_text(encoding="utf-8") for name in names)
        assert lines(shown) == lines(example)


def lines(text: str) -> list[str]:
    """All but the empty ones."""
    return [line for line in text.splitlines() if line]
