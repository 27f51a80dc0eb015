"""What a person waits for: start, compilation, a seat's view, a preview, a reason."""

from __future__ import annotations

import os
import pickle
import random
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

import dorfplatz

WARM_UP = """
import sys, time
begin = time.perf_counter()
from dorfplatz.core import kernel
kernel.warm_up(sys.argv[1])
print(time.perf_counter() - begin)
"""
IMPORT = """
import time
begin = time.perf_counter()
import dorfplatz
print(time.perf_counter() - begin)
"""


def compilation(game: str) -> tuple[float, float]:
    """Seconds until all kernels of a game are ready: with an empty cache, then from the cache."""
    with tempfile.TemporaryDirectory() as folder:
        environment = {**os.environ, "DORFPLATZ_CACHE": folder}
        return _told(WARM_UP, environment, game), _told(WARM_UP, environment, game)


def import_time(repeat: int = 7) -> float:
    """Seconds that `import dorfplatz` takes in a fresh interpreter."""
    return statistics.median(_told(IMPORT) for _ in range(repeat))


def help_time(repeat: int = 7) -> float:
    """Seconds from typing `dorfplatz --help` to its end."""
    command = [str(Path(sys.executable).with_name("dorfplatz")), "--help"]
    return statistics.median(
        _seconds(lambda: subprocess.run(command, check=True, stdout=subprocess.DEVNULL)) for _ in range(repeat)
    )


@dataclass(frozen=True)
class Answers:
    """Seconds for what the browser asks of the server, over the positions of whole games."""

    view: list[float]
    preview: list[float]
    reason: list[float]


def answers(game: str, games: int = 2) -> Answers:
    """A seat's view with its legal moves at every position, previews and reasons; after a first game that loads the kernels."""
    _ask(game, 1)
    return _ask(game, games)


def _ask(name: str, games: int) -> Answers:
    from dorfplatz.core.engine import engine

    choose = random.Random(0)
    actions = range(len(engine(name).actions))
    found = Answers([], [], [])
    for seed in range(games):
        game = dorfplatz.new(name, players=4, seed=seed)
        while not game.over:
            found.view.append(_seconds(partial(game.view, game.turn)))
            legal = game.view(game.turn)["moves"]
            for action in choose.sample(actions, 5):
                ask, times = (game.preview, found.preview) if action in legal else (game.why_not, found.reason)
                times.append(_seconds(partial(ask, action)))
            action = choose.choice(legal)
            found.preview.append(_seconds(partial(game.preview, action)))
            game.push(action)
    return found


@dataclass(frozen=True)
class Costs:
    """Seconds for what a program that searches does from Python."""

    push_and_pop: float
    legal_moves: float
    copy: float
    record: int  # bytes of a position


def costs(name: str, decisions: int = 30, repeat: int = 200) -> Costs:
    """Medians over the first positions of a game."""
    game, choose = dorfplatz.new(name, players=4, seed=1), random.Random(0)
    pushes, lists, copies = [], [], []
    for _ in range(decisions):
        moves = game.legal_moves.ids
        move = choose.choice(moves)
        pushes.append(_seconds(partial(_push_and_pop, game, move, repeat)) / repeat)
        lists.append(_seconds(lambda: [list(game.legal_moves) for _ in range(repeat)]) / repeat)
        copies.append(_seconds(lambda: [game.position.copy() for _ in range(repeat)]) / repeat)
        game.push(move)
    median = statistics.median
    return Costs(median(pushes), median(lists), median(copies), len(game.position))


@dataclass(frozen=True)
class Past:
    """What a whole game costs."""

    decisions: int
    load: float  # seconds until a saved game can go on
    moment: float  # seconds for the slowest of some views of the past
    memory: int  # bytes that it keeps
    stored: float  # bytes of a stored position


def past(name: str) -> Past:
    """A game of chance with four players, from its end."""
    from dorfplatz.server.recording import pack

    game, choose = dorfplatz.new(name, players=4, seed=1), random.Random(0)
    before, stored = game.position.tobytes(), 0
    while not game.over:
        game.push(choose.choice(game.legal_moves.ids))
        stored += len(pack(game.position.tobytes(), before))
        before = game.position.tobytes()
    saved = game.to_json()
    load = statistics.median(_seconds(lambda: dorfplatz.Game.from_json(saved)) for _ in range(5))
    loaded = dorfplatz.Game.from_json(saved)
    moments = [_seconds(partial(loaded.view, 0, version)) for version in choose.sample(range(game.version), 50)]
    return Past(game.version, load, max(moments), len(pickle.dumps(loaded)), stored / game.version)


def _push_and_pop(game: dorfplatz.Game, move: int, repeat: int) -> None:
    for _ in range(repeat):
        game.push(move)
        game.pop()


def _told(program: str, environment: dict[str, str] | None = None, *arguments: str) -> float:
    """What a program measured of itself."""
    command = [sys.executable, "-c", program, *arguments]
    return float(subprocess.run(command, env=environment, check=True, stdout=subprocess.PIPE, text=True).stdout)


def _seconds(action: Callable[[], Any]) -> float:
    begin = time.perf_counter()
    action()
    return time.perf_counter() - begin
