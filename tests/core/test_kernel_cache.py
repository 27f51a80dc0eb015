"""The cache of machine code: what is damaged is made anew, what can't be written is compiled into memory."""

from __future__ import annotations

import ctypes
import json
import os
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

TINY = "def double(number):\n    return 2 * number\n"
PROGRAM = """
import json, sys
from dorfplatz.core import kernel, kernel_cache
import tiny

def outcome(folder):
    double = kernel.compiled(tiny.double, folder, "1234")
    result = double(21)
    problem = kernel.cache_problem()
    return {
        "result": result,
        "found": sum(double.stats.cache_hits.values()),
        "damaged": [path.name for path in kernel_cache.damaged if path.parent.parent.name == folder + "-1234"],
        "unwritable": list(kernel_cache.unwritable.values()),
        "problem": str(problem) if problem else None,
    }

print(json.dumps([outcome(folder) for folder in sys.argv[1:]]))
"""


@dataclass(frozen=True)
class Outcome:
    result: int
    found: int
    damaged: list[str]
    unwritable: list[str]
    problem: str | None


@dataclass(frozen=True)
class Computer:
    """A folder with a source of one kernel, and a folder for its machine code."""

    source: Path
    cache: Path

    def compute(self) -> Outcome:
        """Call the kernel in a new process."""
        return self.compute_in("tiny")[0]

    def compute_in(self, *folders: str) -> list[Outcome]:
        """The same for several folders of machine code."""
        paths = os.pathsep.join([*sys.path, str(self.source)])
        environment = {**os.environ, "DORFPLATZ_CACHE": str(self.cache), "DORFPLATZ_INTERPRET": "", "PYTHONPATH": paths}
        environment["HOME"] = environment["XDG_CACHE_HOME"] = str(self.source)
        answer = subprocess.run(
            [sys.executable, "-c", PROGRAM, *folders],
            env=environment,
            preexec_fn=_obey_rights,
            capture_output=True,
            text=True,
            check=False,
        )
        assert answer.returncode == 0, answer.stderr
        outcomes = [Outcome(**told) for told in json.loads(answer.stdout)]
        assert {outcome.result for outcome in outcomes} == {42}
        # Numba has turned to no other folder.
        assert not [file for file in self.source.rglob("*.nb?") if self.cache not in file.parents]
        return outcomes

    def files(self, pattern: str, folder: str) -> list[Path]:
        return list((self.cache / f"{folder}-1234").rglob(pattern))


def _obey_rights() -> None:
    """Root may write everywhere, unless it gives that up (PR_CAPBSET_DROP, CAP_DAC_OVERRIDE)."""
    ctypes.CDLL(None).prctl(24, 1)


def new_computer(folder: Path) -> Computer:
    (folder / "tiny.py").write_text(TINY)
    return Computer(folder, folder / "cache")


@pytest.fixture
def computer(tmp_path: Path) -> Computer:
    return new_computer(tmp_path)


def test_machine_code_is_kept(computer: Computer) -> None:
    assert computer.compute() == Outcome(42, 0, [], [], None)
    assert computer.compute() == Outcome(42, 1, [], [], None)


def cut(content: bytes) -> bytes:
    return content[: len(content) // 2]


def flip(content: bytes) -> bytes:
    """One bit in the middle, where the machine code is."""
    middle = len(content) // 2
    return content[:middle] + bytes([content[middle] ^ 1]) + content[middle + 1 :]


DAMAGES: dict[str, Callable[[bytes], bytes]] = {
    "cut": cut,
    "flip": flip,
    "empty": lambda content: b"",
    "other": lambda content: b"nonsense",
}
KINDS = ("nbi", "nbc")


@dataclass(frozen=True)
class Damaged:
    """A file that was damaged, what then came of the kernel, and what came of it the next time."""

    file: str
    outcome: Outcome
    then: Outcome


@pytest.fixture(scope="module")
def damaged(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Damaged]:
    """Each kind of file damaged in each way, in a folder of its own."""
    computer = new_computer(tmp_path_factory.mktemp("damaged"))
    folders = [f"{kind}-{damage}" for kind in KINDS for damage in DAMAGES]
    computer.compute_in(*folders)
    files = []
    for folder in folders:
        kind, damage = folder.split("-")
        (file,) = computer.files(f"*.{kind}", folder)
        file.write_bytes(DAMAGES[damage](file.read_bytes()))
        files.append(file.name)
    outcomes, then = computer.compute_in(*folders), computer.compute_in(*folders)
    return dict(zip(folders, map(Damaged, files, outcomes, then), strict=True))


@pytest.mark.parametrize("damage", DAMAGES)
@pytest.mark.parametrize("kind", KINDS)
def test_what_is_damaged_is_made_anew(damaged: dict[str, Damaged], kind: str, damage: str) -> None:
    found = damaged[f"{kind}-{damage}"]
    assert (found.outcome.found, found.outcome.damaged) == (0, [found.file])
    assert found.then == Outcome(42, 1, [], [], None)


def test_machine_code_that_is_there_is_used_though_nothing_can_be_written(computer: Computer) -> None:
    computer.compute()
    for folder in (*computer.cache.rglob("*/"), computer.cache):
        folder.chmod(0o500)
    outcome = computer.compute()
    assert (outcome.found, outcome.unwritable) == (1, [])
    assert outcome.problem is not None
    assert str(computer.cache) in outcome.problem
    for folder in (computer.cache, *computer.cache.rglob("*/")):
        folder.chmod(0o700)


def test_without_a_folder_the_rules_are_compiled_into_memory(computer: Computer) -> None:
    computer.cache.mkdir(mode=0o500)
    outcome = computer.compute()
    assert (outcome.found, outcome.unwritable) == (0, ["Permission denied"])
    computer.cache.chmod(0o700)
    computer.cache.rmdir()
    computer.cache.write_text("a file")
    outcome = computer.compute()
    assert (outcome.found, outcome.unwritable) == (0, ["Not a directory"])
    assert outcome.problem is not None
    assert "compiled again at every start" in outcome.problem
