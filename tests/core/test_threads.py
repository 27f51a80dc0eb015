"""Many games at the same time, in threads and in processes, are the games they are one after the other."""

from __future__ import annotations

import hashlib
import multiprocessing
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from random import Random
from typing import Any

import pytest

import dorfplatz
from dorfplatz.core.game import Game
from tests.conformance.tables import TABLES, Table

DECISIONS = 60
WORKERS = 8
TABLES_AT_ONCE = [table for table in TABLES for _ in range(2)]


def play(table: Table, seed: int) -> str:
    """A hash of all that is asked of a game while it is played."""
    game, generator, said = table.new(str(seed)), Random(seed), hashlib.sha256()
    bot = dorfplatz.bot("greedy", seed)
    for number in range(DECISIONS):
        if game.over:
            break
        moves = game.legal_moves
        asked = generator.randrange(len(game.engine.actions))
        answers: list[Any] = [moves.ids, game.scores, game.why_not(asked), game.view(game.turn)]
        answers += [moves[generator.randrange(len(moves))].effect, game.position.tobytes()]
        said.update(repr(answers).encode())
        game.push(bot.choose(game) if number % 3 else generator.choice(moves))
    said.update(repr([str(line) for line in game.log]).encode())
    return said.hexdigest()


def go_on(game: Game) -> tuple[list[int], list[str]]:
    """A game that came from another process, played on."""
    while not game.over and game.version < DECISIONS:
        game.push(game.legal_moves[-1])
    return game.actions, [str(line) for line in game.log]


def one_after_the_other() -> list[str]:
    return [play(table, seed) for seed, table in enumerate(TABLES_AT_ONCE)]


def processes() -> Executor:
    return ProcessPoolExecutor(2, multiprocessing.get_context("spawn"))


@pytest.mark.parametrize("executor", [lambda: ThreadPoolExecutor(WORKERS), processes], ids=["threads", "processes"])
def test_games_do_not_disturb_each_other(executor: Any) -> None:
    with executor() as pool:
        together = list(pool.map(play, TABLES_AT_ONCE, range(len(TABLES_AT_ONCE))))
    assert together == one_after_the_other()


def test_a_game_goes_on_in_another_process() -> None:
    games = [table.new("on its way") for table in TABLES]
    for game in games:
        game.push(game.legal_moves[0])
    with processes() as pool:
        there = list(pool.map(go_on, games))
    assert there == [go_on(game) for game in games]
