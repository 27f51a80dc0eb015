"""H-23 with a tile that costs gold and resources: no tile of this box does, but an owner's may."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from dorfplatz.core.kernel import box_file

ROOT = Path(__file__).resolve().parents[3]
# A pond for a gold and a brick; your brick lies ready, and a gold is yours or none.
SITUATIONS = """
from tests.games.hamlet.builder import hamlet

for edition in ("final", "preview"):
    for gold in (1, 0):
        table = hamlet(3, edition).with_places({"stonemason": {"quarry": "M"}}).with_road("quarry", "stonemason", 1)
        table.with_donkeys("quarry", "church").with_resources("stonemason", "brick").with_hand("pond-1").with_gold(gold)
        if table.allows("build 1 church"):
            table.play("build 1 church", table.spot("church", "pond-1"), "use stonemason 1")
            print(table.you.gold, "pond-1" in table.village.places)
        else:
            print(*table.refuses("build 1 church"))
"""


@pytest.mark.rule("H-23")
def test_gold_comes_first_but_in_the_preview_edition(tmp_path: Path) -> None:
    """In a process of its own with such a box, without compiling anything."""
    printed = box_file("hamlet").read_text(encoding="utf-8")
    first, pond = printed.split('key = "pond-1"')
    assert "cost = { grain = 1, wood = 1 }" in pond
    changed = pond.replace("cost = { grain = 1, wood = 1 }", "cost = { gold = 1, brick = 1 }", 1)
    (tmp_path / "hamlet.toml").write_text(f'{first}key = "pond-1"{changed}', encoding="utf-8")
    surroundings = os.environ | {"DORFPLATZ_BOX": str(tmp_path), "DORFPLATZ_INTERPRET": "1", "PYTHONPATH": str(ROOT)}
    command = [sys.executable, "-c", SITUATIONS]
    run = subprocess.run(command, env=surroundings, cwd=ROOT, capture_output=True, text=True, check=False)
    assert run.stderr == ""
    assert run.stdout.splitlines() == ["1 True", "not-enough-gold H-40", "1 True", "0 True"]
