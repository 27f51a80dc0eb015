"""`python -m tests.conformance.digests`: a line for every position of some games, to compare ways of running the kernels."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

from dorfplatz.core.engine import Position
from tests.conformance.tables import TABLES, Table

GAMES_PER_TABLE = 3
LONGEST = 300
"""Positions of a game; those of a long one are alike after a while."""
CLOSE_LOOK = 8
"""Every so many positions all kernels are asked, not only those that play; less often where there are very many actions."""


def digests(table: Table, seed: str) -> Iterator[str]:
    """The positions of a game, each as a hash of everything the kernels say about it."""
    rules, generator, taken = table.engine, Random(seed), Counter[int]()
    position, events = rules.new(table.players, table.packed, seed), b""
    state = rules.state(position)
    number = 0
    close_look = max(CLOSE_LOOK, len(rules.actions) // 40)
    while number < LONGEST:
        legal = rules.legal(position)
        said: list[Any] = [position.tobytes(), legal, events]
        said += [rules.parts(position, seat) for seat in range(table.players)]
        if number % close_look == 0 or state.over:
            said += _all_that_can_be_asked(table, position)
        yield f"{table} {seed} {number} {hashlib.sha256(repr(said).encode()).hexdigest()[:16]}"
        if state.over:
            return
        # What was taken least often, every other time: such games see more of the rules than pure chance does.
        pool = legal if generator.random() < 0.5 else [a for a in legal if taken[a] == min(taken[b] for b in legal)]
        action = generator.choice(pool)
        taken[action] += 1
        reason, events = rules.take(position, action)
        assert reason == 0
        number += 1


def _all_that_can_be_asked(table: Table, position: Position) -> Iterator[Any]:
    game, work = table.engine, table.engine.new_work()
    state = game.state(position)
    yield [int(game.why_not(position, action)) for action in range(len(game.actions))]
    yield int(game.rules.broken(state))
    yield game.ranks(position)
    yield game.follow(position.copy(), game.legal(position)[-1:])
    for seat in range(table.players):
        yield f"{float(game.rules.value(state, seat, work)):.9g}"
        yield game.observation(position, seat).tobytes()
        yield game.redealt(position, seat, "digest").tobytes()
        yield game.concealed(position, seat).tobytes()


def all_digests() -> Iterator[str]:
    """Some games at every table."""
    for table in TABLES:
        for game in range(GAMES_PER_TABLE):
            yield from digests(table, f"digest-{game}")


if __name__ == "__main__":
    for line in all_digests():
        print(line)
