"""Whole games of chance, judged decision by decision by a referee who does not know the kernels."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import product
from random import Random
from typing import Any

import networkx as nx
import pytest

from dorfplatz.core.engine import Position, engine
from dorfplatz.games.hamlet.state import Phase

from .builder import faults
from .referee import Referee, closed_loops, disagreements
from .survey import BATCH, batch
from .village import first_village, read

RULES = engine("hamlet")
TEXTS = [RULES.actions.text(action) for action in range(len(RULES.actions))]
EAGERNESS = {
    "end": 0.3,
    "herd": 0.1,
    "donkey": 0.3,
    "order": 2,
    "road": 3,
    "done": 3,
    "use": 3,
    "build": 4,
    "sell": 4,
    "refine": 6,
}
GAMES = list(product((2, 3, 4), (0, 1), range(10)))
MOVES = ("produce", "refine", "blueprint", "build", "road", "use", "buy", "sell", "herd", "order")
LENGTH = 260


def belongings(state: Any) -> tuple[list[int], list[int]]:
    """Gold and points by seat."""
    players = [state.players[seat] for seat in range(state.seats)]
    return [int(player.gold) for player in players], [int(player.points.sum()) for player in players]


def walk(players: int, edition: int, seed: int) -> Iterator[tuple[Position, str]]:
    """A game: each position with the move that led there. Now and then the seat on turn is given some gold."""
    chance = Random(f"{players} {edition} {seed}")
    position = RULES.new(players, edition, f"village {seed}")
    state = RULES.state(position)
    yield position, ""
    for _ in range(LENGTH):
        if state.over:
            return
        if state.phase == Phase.TURN and chance.random() < 0.25:
            state.players[state.turn].gold += chance.randrange(1, 5)
        moves = RULES.legal(position)
        kinds = Counter(TEXTS[move].split()[0] for move in moves)
        weights = [EAGERNESS.get(TEXTS[move].split()[0], 1) / kinds[TEXTS[move].split()[0]] ** 0.5 for move in moves]
        move = chance.choices(moves, weights)[0]
        RULES.take(position, move)
        yield position, TEXTS[move]


@pytest.mark.rule("H-16", "H-17", "H-18", "H-23", "H-24", "H-29", "H-30", "H-33", "H-35", "H-36", "H-37", "H-38", "H-39", "H-41")
@pytest.mark.parametrize(("players", "edition", "seed"), [(2, 0, 20), (2, 1, 21), (3, 0, 22), (3, 1, 23), (4, 0, 24), (4, 1, 25)])
def test_gold_and_points_come_and_go_as_the_referee_says(players: int, edition: int, seed: int) -> None:
    village = first_village()
    chance = Random(seed)
    position = RULES.new(players, edition, f"ledger {seed}")
    state = RULES.state(position)
    for _ in range(2 * LENGTH):
        if state.over:
            break
        if len(village.places) != state.placed.sum():
            village = read(state)
        if state.phase == Phase.TURN and chance.random() < 0.25:
            state.players[state.turn].gold += 2
        moves = RULES.legal(position)
        move = chance.choices(moves, [EAGERNESS.get(TEXTS[move].split()[0], 1) for move in moves])[0]
        before = RULES.state(position.copy())
        RULES.take(position, move)
        (gold, points), (gold_now, points_now) = belongings(before), belongings(state)
        changes = Referee(before, village).changes(TEXTS[move], state)
        assert [now - was for was, now in zip(gold, gold_now, strict=True)] == changes[0], TEXTS[move]
        assert [now - was for was, now in zip(points, points_now, strict=True)] == changes[1], TEXTS[move]


@pytest.mark.rule("H-11", "H-12", "H-13", "H-14", "H-20", "H-21", "H-22", "H-24", "H-26", "H-27", "H-29", "H-31", "H-32")
@pytest.mark.rule("H-34", "H-37", "H-38", "H-39", "H-40", "H-46", "H-47", "H-54", "H-57", "H-66", "H-67", "H-68", "H-70")
@pytest.mark.parametrize(("players", "edition", "seed"), GAMES)
def test_the_referee_agrees_with_a_game(players: int, edition: int, seed: int) -> None:
    village, roads, loops = first_village(), -1, 0
    for step, (position, move) in enumerate(walk(players, edition, seed)):
        state = RULES.state(position)
        changed = int(state.road_count) != roads
        if int(state.placed.sum()) != len(village.places):
            before, village, changed = village, read(state), True
            loops |= closed_loops(Referee(state, village), before)
        if changed:
            roads = int(state.road_count)
            referee = Referee(state, village)
            assert disagreements(state, referee) == [], move
            assert int(state.loops) == loops
            assert [RULES.total(position, seat) for seat in range(players)] == [referee.score(seat) for seat in range(players)]
        if changed or state.phase != Phase.TURN or step % 6 == 0:
            assert legal(position) == Referee(state, village).legal(), move
        if state.phase != Phase.OVER:
            assert legal(position), "nothing can be decided"
    assert faults(state) == []
    referee = Referee(state, village)
    assert [RULES.total(position, seat) for seat in range(players)] == [referee.score(seat) for seat in range(players)]
    assert [seat for seat, rank in enumerate(RULES.ranks(position)) if rank == 1] == referee.winners()


def legal(position: Position) -> set[str]:
    return {TEXTS[move] for move in RULES.legal(position)}


def test_these_games_build_enough_to_prove_something() -> None:
    seen: Counter[str] = Counter()
    size = joined = loops = 0
    for players, edition, seed in [(2, 0, 26), (3, 0, 1), (4, 1, 2), (3, 1, 3)]:
        positions = walk(players, edition, seed)
        state = RULES.state(next(positions)[0])
        seen.update(move.split()[0] for _, move in positions)
        size += int(state.placed.sum())
        joined += bin(int(state.network)).count("1")
        loops += bin(int(state.loops)).count("1")
        assert nx.is_connected(read(state).touching())
    assert size > 4 * 14
    assert joined > 4 * 10
    assert loops
    assert min(seen[name] for name in MOVES) >= 3


@pytest.mark.rule("H-10", "H-11", "H-12", "H-13", "H-54", "H-67")
def test_a_survey_of_other_games_finds_nothing() -> None:
    counts, faults = batch(0, "test")
    assert faults == []
    assert counts["villages"] > counts["games"] == BATCH
    assert counts["tiles laid"] > 20 * BATCH
    assert counts["outposts"]
