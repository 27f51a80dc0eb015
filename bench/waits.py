"""What a person or a program waits for: the start, an answer, a copy, a save."""

from __future__ import annotations

import json
import os
import pickle
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from functools import cache, partial

import dorfplatz
from bench.measure import Measure, median_time
from dorfplatz.core.engine import engine

PLAYERS = 4
POSITIONS = 100
"""Of a game, spread over all of it, at which answers are timed."""

IMPORT = """
import time
begin = time.perf_counter()
import dorfplatz
print(time.perf_counter() - begin)
"""
HELP = "from dorfplatz.cli import main; main()"
START = """
import sys, time
begin = time.perf_counter()
import dorfplatz
game = dorfplatz.new(sys.argv[1], players=4, seed=1)
game.push(game.legal_moves[0])
print(time.perf_counter() - begin)
from dorfplatz.core import kernel
kernel.warm_up(sys.argv[1])
print(time.perf_counter() - begin)
"""


def start_measures() -> list[Measure]:
    """What does not depend on the game."""
    return [
        Measure("dorfplatz", "import", import_time, "s"),
        Measure("dorfplatz", "dorfplatz --help", help_time, "s"),
    ]


def measures(game: str) -> list[Measure]:
    """All that is waited for in one game."""
    return [
        Measure(game, "cold start: to the first move, nothing compiled", partial(cold_start, game), "s", slow=True),
        Measure(game, "compile: all rules, nothing compiled", partial(compilation, game), "s", slow=True),
        Measure(game, "warm start: to the first move, all compiled", partial(warm_start, game), "s"),
        Measure(game, "a seat's view with its moves", partial(view, game), "ms"),
        Measure(game, "a preview", partial(preview, game), "ms"),
        Measure(game, "a reason", partial(reason, game), "ms"),
        Measure(game, "a view of the past", partial(past_view, game), "ms"),
        Measure(game, "list of legal moves", partial(legal_moves, game), "µs"),
        Measure(game, "push and pop", partial(push_and_pop, game), "µs"),
        Measure(game, "copy of a position", partial(copy, game), "µs"),
        Measure(game, "save a whole game", partial(save, game), "ms"),
        Measure(game, "load a whole game", partial(load, game), "ms"),
        Measure(game, "size of a position", partial(position_size, game), "bytes"),
        Measure(game, "size of a save", partial(save_size, game), "bytes"),
        Measure(game, "memory of a whole game", partial(memory, game), "bytes"),
    ]


# The start, in fresh interpreters


def import_time(seconds: float, number: int) -> float:
    """`import dorfplatz`."""
    return float(_output(IMPORT))


def help_time(seconds: float, number: int) -> float:
    """From typing `dorfplatz --help` to its end."""
    begin = time.perf_counter()
    _output(HELP, "--help")
    return time.perf_counter() - begin


def cold_start(game: str, seconds: float, number: int) -> float:
    """To the first move, with an empty cache."""
    return _cold(game, number)[0]


def compilation(game: str, seconds: float, number: int) -> float:
    """Until all rules are compiled, with an empty cache."""
    return _cold(game, number)[1]


def warm_start(game: str, seconds: float, number: int) -> float:
    """To the first move, with everything in the cache."""
    return float(_output(START, game).split()[0])


@cache
def _cold(game: str, number: int) -> list[float]:
    with tempfile.TemporaryDirectory() as folder:
        return [float(line) for line in _output(START, game, DORFPLATZ_CACHE=folder).split()]


def _output(program: str, *arguments: str, **variables: str) -> str:
    command = [sys.executable, "-c", program, *arguments]
    return subprocess.run(command, env=os.environ | variables, check=True, stdout=subprocess.PIPE, text=True).stdout


# Answers, over positions of a whole game


def view(game: str, seconds: float, number: int) -> float:
    """What the browser is sent."""
    return _answers(seconds, [partial(own.view, own.turn) for own in _positions(game)])


def preview(game: str, seconds: float, number: int) -> float:
    """What a move would do."""
    return _answers(seconds, [partial(own.preview, random.Random(0).choice(own.legal_moves.ids)) for own in _positions(game)])


def reason(game: str, seconds: float, number: int) -> float:
    """Why a move is not allowed."""
    forbidden = [sorted(set(range(len(engine(game).actions))) - set(own.legal_moves.ids)) for own in _positions(game)]
    asked = zip(_positions(game), forbidden, strict=True)
    return _answers(seconds, [partial(own.why_not, random.Random(0).choice(moves)) for own, moves in asked])


def past_view(game: str, seconds: float, number: int) -> float:
    """A look back from the end of a game."""
    end = dorfplatz.Game.from_json(_whole(game).to_json())
    return _answers(seconds, [partial(end.view, 0, own.version) for own in _positions(game)])


def legal_moves(game: str, seconds: float, number: int) -> float:
    """All moves as a list."""
    return 1000 * _answers(seconds, [partial(_list_moves, own) for own in _positions(game)])


def push_and_pop(game: str, seconds: float, number: int) -> float:
    """There and back again."""
    first = [(own.clone(), own.legal_moves.ids[0]) for own in _positions(game)]
    return 1000 * _answers(seconds, [partial(_push_and_pop, own, move) for own, move in first])


def _answers(seconds: float, asks: list[Callable[[], object]]) -> float:
    """Milliseconds that one takes on average; the median of several passes."""
    return 1000 * median_time(seconds, lambda: [ask() for ask in asks]) / len(asks)


def _list_moves(game: dorfplatz.Game) -> list[dorfplatz.Move]:
    return list(game.legal_moves)


def _push_and_pop(game: dorfplatz.Game, move: int) -> None:
    game.push(move)
    game.pop()


# A position and a whole game


def copy(game: str, seconds: float, number: int) -> float:
    """The bytes of a position."""
    return 1e6 * median_time(seconds, _whole(game).position.copy, at_once=1000)


def save(game: str, seconds: float, number: int) -> float:
    """To text."""
    own = _whole(game)
    return 1000 * median_time(seconds, lambda: json.dumps(own.to_json()))


def load(game: str, seconds: float, number: int) -> float:
    """From text, until it can go on."""
    saved = json.dumps(_whole(game).to_json())
    return 1000 * median_time(seconds, lambda: dorfplatz.Game.from_json(json.loads(saved)))


def position_size(game: str, seconds: float, number: int) -> float:
    """Of the record."""
    return len(_whole(game).position)


def save_size(game: str, seconds: float, number: int) -> float:
    """As text."""
    return len(json.dumps(_whole(game).to_json()))


def memory(game: str, seconds: float, number: int) -> float:
    """What a loaded game keeps of its past."""
    return len(pickle.dumps(dorfplatz.Game.from_json(_whole(game).to_json())))


@cache
def _whole(name: str) -> dorfplatz.Game:
    """A game of chance, at its end."""
    game, choose = dorfplatz.new(name, players=PLAYERS, seed=1), random.Random(0)
    while not game.over:
        game.push(choose.choice(game.legal_moves.ids))
    return game


@cache
def _positions(name: str) -> list[dorfplatz.Game]:
    """That game at moments spread over all of it."""
    game, found = dorfplatz.new(name, players=PLAYERS, seed=1), []
    actions = _whole(name).actions
    moments = {place * len(actions) // POSITIONS for place in range(POSITIONS)}
    for version, action in enumerate(actions):
        if version in moments:
            found.append(game.clone())
        game.push(action)
    return found
