"""Loops: one function, compiled for every game and kept like the rules."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import dorfplatz
from dorfplatz.core.engine import engine
from dorfplatz.core.loops import loop, rules
from tests.conformance import strict

GAMES = [definition.name for definition in dorfplatz.available_games()]


@loop
def count_moves(state, work):  # type: ignore[no-untyped-def]
    """A loop that another one calls."""
    return rules.legal(state, work)


@loop
def count_twice(state, work):  # type: ignore[no-untyped-def]
    """A loop that calls another."""
    return count_moves(state, work) + count_moves(state, work)


@pytest.mark.parametrize("game", GAMES)
def test_a_loop_works_for_every_game(game: str) -> None:
    here = dorfplatz.new(game, seed=1)
    assert count_twice.of(game)(here.state, here.engine.new_work()) == 2 * len(here.legal_moves)


def test_a_loop_is_made_once_for_a_game() -> None:
    assert count_moves.of(GAMES[0]) is count_moves.of(GAMES[0])
    assert count_moves.of(GAMES[0]) is not count_moves.of(GAMES[1])


def test_a_loop_by_itself_says_how_it_is_called() -> None:
    game = dorfplatz.new(GAMES[0], seed=1)
    with pytest.raises(TypeError, match=r"count_moves\.of\(game\)"):
        count_moves(game.state, engine(GAMES[0]).new_work())


def test_a_loop_that_was_typed_in_works_too() -> None:
    typed: dict[str, Any] = {}
    exec("from dorfplatz.core.loops import loop, rules\n@loop\ndef first(state, work): return rules.legal(state, work)", typed)
    game = dorfplatz.new(GAMES[0], players=3, seed=1)
    assert typed["first"].of(GAMES[0])(game.state, game.engine.new_work()) == len(game.legal_moves)


PROGRAM = """
import dorfplatz
from dorfplatz.core.play import best_moves
game = dorfplatz.new("milestones", seed=1)
best = best_moves.of("milestones")
best(game.state, game.engine.empty(), 0, game.engine.new_work())
print(sum(best.stats.cache_hits.values()), sum(best.stats.cache_misses.values()))
"""


def test_the_machine_code_of_a_loop_is_kept(tmp_path: Path) -> None:
    def hits_and_misses() -> str:
        environment = {**os.environ, "DORFPLATZ_CACHE": str(tmp_path), "DORFPLATZ_INTERPRET": ""}
        command = [sys.executable, "-c", PROGRAM]
        answer = subprocess.run(command, cwd=strict.ROOT, env=environment, capture_output=True, text=True, check=False)
        assert answer.returncode == 0, answer.stderr
        return answer.stdout.strip()

    assert [hits_and_misses(), hits_and_misses()] == ["0 1", "1 0"]
