"""Kernels: compiled ahead and once, cached by what they are made of, absent until needed."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import dorfplatz
from tests.conformance import strict
from tests.core import warming

PACKAGE = strict.ROOT / "src" / "dorfplatz"
GAMES = [definition.name for definition in dorfplatz.available_games()]


def python(program: str, **environment: str) -> str:
    """What a Python of its own prints."""
    answer = subprocess.run(
        [sys.executable, "-c", program], env={**os.environ, **environment}, capture_output=True, text=True, check=False
    )
    assert answer.returncode == 0, answer.stderr
    return answer.stdout


@pytest.mark.parametrize("game", GAMES)
def test_warming_up_compiles_every_kernel_once_and_says_how_far_it_is(game: str, tmp_path: Path) -> None:
    told = warming.told(game, tmp_path)
    assert told["missing"] == [], "kernels that the contract never calls"
    assert told["late"] == [], "kernels that a player would have to wait for"
    assert told["twice"] == [], "kernels that were compiled anew for another kind of number"
    done = [report[0] for report in told["reports"]]
    total = told["reports"][-1][1]
    assert done == sorted(done)
    assert done[-1] == total
    assert len({report[2] for report in told["reports"]}) > 20
    assert told["kept"] > 20, "functions with machine code in the cache"


CALLS = """
from dorfplatz.core.kernel import compiled

lines = [f"numbers[{n}] += numbers[{n + 1}] // (numbers[{n + 2}] + {n})" for n in range(60)]
exec("def rule(numbers):\\n    " + "\\n    ".join(lines))

def dispatch(numbers):
    rule(numbers)

import numpy as np
rule = compiled(rule, "test", "test", inline=INLINE)
dispatch = compiled(dispatch, "test", "test")
dispatch(np.ones(62, np.int64))
(machine_code,) = dispatch.inspect_asm().values()
print("_ZN8__main__4rule" in machine_code)
"""


@pytest.mark.parametrize("inline", [False, True])
def test_an_inlined_kernel_becomes_part_of_its_caller(inline: bool, tmp_path: Path) -> None:
    called = python(f"INLINE = {inline}\n{CALLS}", DORFPLATZ_CACHE=str(tmp_path), DORFPLATZ_INTERPRET="").strip()
    assert called == str(not inline)


@pytest.mark.parametrize(
    "program", ["import dorfplatz", "import dorfplatz; dorfplatz.available_games()", "from dorfplatz.core import words"]
)
def test_numba_is_absent_until_it_is_needed(program: str) -> None:
    assert python(f"{program}\nimport sys; print('numba' in sys.modules)").strip() == "False"


def test_interpreted_games_need_no_numba_at_all() -> None:
    program = (
        "import dorfplatz, sys; g = dorfplatz.new('settlement', 2, 1); g.push(g.legal_moves[0]); print('numba' in sys.modules)"
    )
    assert python(program, DORFPLATZ_INTERPRET="1").strip() == "False"


def test_what_the_package_offers_is_there() -> None:
    assert all(getattr(dorfplatz, name) for name in dorfplatz.__all__)
    with pytest.raises(AttributeError, match="no attribute 'nothing'"):
        _ = dorfplatz.nothing


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The package, to be changed."""
    folder = tmp_path_factory.mktemp("source") / "dorfplatz"
    shutil.copytree(PACKAGE, folder, ignore=shutil.ignore_patterns("static", "__pycache__"))
    return folder


def prints(copy: Path, **environment: str) -> list[str]:
    """The fingerprints of the core's and the game's kernels, and the game's box."""
    program = (
        "from dorfplatz.core.kernel import fingerprint as f; from dorfplatz.core.engine import engine;"
        " print(f('dorfplatz.core'), f('dorfplatz.games.settlement'), engine('settlement').box)"
    )
    return python(program, PYTHONPATH=str(copy.parent), DORFPLATZ_INTERPRET="1", **environment).split()


CORE, GAME, BOX = range(3)


@pytest.mark.parametrize(
    ("file", "changed"),
    [
        ("core/rng.py", {CORE, GAME}),
        ("core/reason.py", {CORE, GAME}),
        ("games/settlement/rules_land.py", {GAME}),
        ("games/settlement/tables.py", {GAME}),
        ("games/settlement/components.toml", {GAME}),
        ("games/settlement/value.py", {GAME}),
        ("games/settlement/invariants.py", {GAME}),
        ("games/settlement/view.py", set()),
        ("core/game.py", set()),
        ("locales/en/core.ftl", set()),
    ],
)
def test_the_cache_follows_the_sources(copy: Path, file: str, changed: set[int]) -> None:
    before = prints(copy)
    with (copy / file).open("a", encoding="utf-8") as source:
        source.write("\n# changed\n")
    after = prints(copy)
    assert {place for place in range(3) if before[place] != after[place]} == changed


def test_the_cache_follows_the_box(copy: Path, tmp_path: Path) -> None:
    box = (copy / "games" / "settlement" / "components.toml").read_text(encoding="utf-8")
    (tmp_path / "settlement.toml").write_text(box.replace("bank = 5", "bank = 6"), encoding="utf-8")
    before, after = prints(copy), prints(copy, DORFPLATZ_BOX=str(tmp_path))
    assert before[CORE] == after[CORE]
    assert before[GAME] != after[GAME]
    assert before[BOX] != after[BOX]


def test_a_new_version_of_the_rules_is_another_box(copy: Path) -> None:
    before = prints(copy)
    source = copy / "games" / "settlement" / "__init__.py"
    source.write_text(source.read_text(encoding="utf-8").replace("rules_version=3", "rules_version=99"), encoding="utf-8")
    after = prints(copy)
    assert before[BOX] != after[BOX]
    assert before[GAME] == after[GAME]


def test_the_cache_lies_where_it_is_told(tmp_path: Path) -> None:
    program = "from dorfplatz.core.kernel import cache_folder; print(cache_folder('core', '1234'))"
    assert python(program, DORFPLATZ_CACHE=str(tmp_path / "own")).startswith(str(tmp_path / "own" / "core-"))
    assert python(program, DORFPLATZ_CACHE="", XDG_CACHE_HOME=str(tmp_path / "xdg")).startswith(
        str(tmp_path / "xdg" / "dorfplatz" / "core-")
    )
    assert python(program, DORFPLATZ_CACHE="", XDG_CACHE_HOME="", HOME=str(tmp_path)).startswith(
        str(tmp_path / ".cache" / "dorfplatz" / "core-")
    )
