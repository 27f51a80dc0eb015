"""H-23 with a tile and an order that cost gold and resources: in this box none does, but in an owner's one may."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from dorfplatz.core.kernel import box_file

ROOT = Path(__file__).resolve().parents[3]
# A pond for a gold and a brick; your brick lies ready, and a gold is yours or none.
TILE = """
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
# An order for 4 gold and three of milk and brick, with goods that pay gold back or not, and gold that is enough or not.
ORDER = """
from tests.games.hamlet.builder import MAKERS, grown

for edition in ("final", "preview"):
    for bricks, milk, gold in (("brick! brick!", "milk@1 .", 4), ("brick! brick!", "milk@1 .", 0), ("brick brick", "milk@1 .", 1),
                               ("brick! brick!", ". .", 4), ("brick@1 brick@1", ". .", 5)):
        table = grown(3, edition).with_resources(MAKERS["brick"], bricks).with_resources(MAKERS["milk"], milk).with_gold(gold)
        if table.allows("order 3"):
            table.play("order 3")
            while table.orders[2] is None:
                table.play(min(("use " + move for move in table.choices("use")), default="buy milk"))
            print(table.you.gold)
        else:
            print(*table.refuses("order 3"), table.game.why_not("order 3"))
"""


def played(folder: Path, situations: str, old: str, new: str, after: str) -> list[str]:
    """What comes of it with a box in which something costs gold as well: in a process of its own, without compiling anything."""
    first, found, rest = box_file("hamlet").read_text(encoding="utf-8").partition(after)
    assert old in rest
    (folder / "hamlet.toml").write_text(first + found + rest.replace(old, new, 1), encoding="utf-8")
    paths = os.pathsep.join((str(ROOT), str(ROOT / "src")))
    surroundings = os.environ | {"DORFPLATZ_BOX": str(folder), "DORFPLATZ_INTERPRET": "1", "PYTHONPATH": paths}
    command = [sys.executable, "-c", situations]
    run = subprocess.run(command, env=surroundings, cwd=ROOT, capture_output=True, text=True, check=False)
    assert run.stderr == ""
    return run.stdout.splitlines()


@pytest.mark.rule("H-23")
def test_the_gold_of_a_tile_comes_first_but_in_the_preview_edition(tmp_path: Path) -> None:
    found = played(tmp_path, TILE, "cost = { grain = 1, wood = 1 }", "cost = { gold = 1, brick = 1 }", 'key = "pond-1"')
    assert found == ["1 True", "not-enough-gold H-40", "1 True", "0 True"]


MISSING = (
    "cannot-fill H-38 Church: 1 resource is missing that can be neither brought here nor bought. "
    "Send a villager to the Cow Conservatory first (Milk). (H-38)"
)


@pytest.mark.rule("H-23", "H-38")
def test_the_gold_of_an_order_comes_first_but_in_the_preview_edition(tmp_path: Path) -> None:
    found = played(tmp_path, ORDER, 'any = ["milk", "brick"]', 'gold = 4, any = ["milk", "brick"]', "players = [3, 4]")
    assert found == [
        "4",
        "not-enough-gold H-38 Needs 4 more gold. (H-38)",
        "not-enough-gold H-38 Needs 3 more gold. (H-38)",
        "0",
        MISSING,
        "4",
        "0",
        "not-enough-gold H-38 Needs 1 more gold. (H-38)",
        "0",
        MISSING,
    ]
