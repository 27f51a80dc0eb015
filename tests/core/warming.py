"""What warming a game up tells while nothing of it is compiled.

That takes a minute. So `python -m tests.core.warming`, with which `make test` begins, does it for all games, puts the machine
code where all tests find it, and writes down what was told. That holds until a source changes.
"""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import subprocess
import sys
import threading
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from importlib.metadata import version
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import dorfplatz
from dorfplatz.core.kernel import cache_root

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / ".pytest_cache"
_copying = threading.Lock()
PROGRAM = """
import json
from numba.core import types
import dorfplatz
from dorfplatz.core import kernel
from dorfplatz.core.engine import engine

reports = []
kernel.warm_up(GAME, lambda *report: reports.append(report))
rules = engine(GAME)
ours = {k.py_func.__name__: k for package in ("dorfplatz.core", rules.package) for k in kernel.kernels[package]}
warm = {name: len(k.signatures) for name, k in ours.items()}

bot = dorfplatz.bot("greedy", 1)
for players in range(rules.definition.players[0], rules.definition.players[1] + 1):
    game = dorfplatz.new(GAME, players, 1)
    for _ in range(12):
        game.push(bot.choose(game)); game.view(0); game.preview(game.legal_moves[0]); game.why_not(0)

def shape(signature):
    return tuple("number" if isinstance(kind, (types.Integer, types.IntEnumMember)) else str(kind) for kind in signature)

print(json.dumps({
    "reports": reports,
    "missing": [
        k.py_func.__name__
        for k in kernel.kernels[rules.package]
        if warm[k.py_func.__name__] == 0 and not k.py_func.__module__.endswith(".invariants")
    ],
    "late": [name for name, k in ours.items() if len(k.signatures) != warm[name]],
    "twice": [name for name, k in ours.items() if len(set(map(shape, k.signatures))) != len(k.signatures)],
}))
"""


def told(game: str, empty: Path) -> dict[str, Any]:
    """What is told, from the file if it was written down; if not, the game is compiled into that folder."""
    if (known := _file(game)).exists():
        found: dict[str, Any] = json.loads(known.read_text("utf-8"))
        return found
    environment = {**os.environ, "DORFPLATZ_CACHE": str(empty), "DORFPLATZ_INTERPRET": ""}
    command = [sys.executable, "-c", f"GAME = {game!r}\n{PROGRAM}"]
    answer = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert answer.returncode == 0, answer.stderr
    return {**json.loads(answer.stdout), "kept": len(list(empty.rglob("*.nbi")))}


def _file(game: str) -> Path:
    return FOLDER / f"warming-{game}-{_fingerprint()}.json"


@cache
def _fingerprint() -> str:
    """Hash of all that could change what is told."""
    digest = hashlib.sha256(f"{sys.version} {version('numba')} {os.environ.get('DORFPLATZ_BOX')} {PROGRAM}".encode())
    for source in sorted((ROOT / "src").rglob("*.*")):
        if source.suffix in (".py", ".toml"):
            digest.update(source.read_bytes())
    return digest.hexdigest()[:16]


def _write(game: str) -> None:
    """Compile a game from nothing, keep what comes of it, and write down what was told."""
    if _file(game).exists():
        return
    with TemporaryDirectory() as folder:
        found = told(game, Path(folder))
        with _copying:  # all games use the kernels of the core
            shutil.copytree(folder, cache_root(), dirs_exist_ok=True)
    FOLDER.mkdir(exist_ok=True)
    _file(game).write_text(json.dumps(found), encoding="utf-8")


def main() -> None:
    """Write down what every game tells, and see that all are compiled."""
    with ThreadPoolExecutor() as pool:
        list(pool.map(_write, [definition.name for definition in dorfplatz.available_games()]))
    subprocess.run([sys.executable, "-c", "from dorfplatz.cli import main; main()", "warm-up"], check=True)


if __name__ == "__main__":
    main()
