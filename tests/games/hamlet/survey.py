"""`python -m tests.games.hamlet.survey`: random games by the thousand, and their villages measured with polygons and graphs."""

from __future__ import annotations

import argparse
import os
import sys
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import product
from typing import Any

import networkx as nx
from rich.progress import track

from dorfplatz.core.engine import Position, engine
from dorfplatz.core.events import mute
from dorfplatz.core.loops import loop, rules
from dorfplatz.core.rng import chooser, pick
from dorfplatz.games.hamlet.scoring import way_to_church

from .referee import Referee, closed_loops, disagreements, longest_road
from .village import CHURCH, KEYS, first_village, read

GAMES = 20_000
BATCH = 20
TABLES = tuple(product((2, 3, 4), (0, 1)))
CLOSELY = 7
"""In every so many games each village that arises is measured, not only the last one."""


@loop
def play_on(state: Any, chooser: Any, work: Any) -> int:
    """Play by chance until the village has changed, or to the end."""
    before = state.placed.sum() + state.road_count
    decisions = 0
    mute(work.events)
    while state.over == 0 and state.placed.sum() + state.road_count == before:
        rules.apply(state, work.moves[pick(chooser, rules.legal(state, work))], work.events)
        decisions += 1
    return decisions


def villages(players: int, edition: int, seed: str, counts: Counter[str]) -> Iterator[Position]:
    """A game: its position after every change of the village, and at the end."""
    position = engine("hamlet").new(players, edition, seed)
    state, work = engine("hamlet").state(position), engine("hamlet").new_work()
    choices = chooser(f"{seed}/choices")
    while not state.over:
        counts["decisions"] += int(play_on.of("hamlet")(state, choices, work))
        yield position


def measure(state: Any, referee: Referee, counts: Counter[str]) -> Iterator[str]:
    """What lies wrong, and what the kernels count in another way."""
    yield from disagreements(state, referee)
    counts["villages"] += 1
    for seat in range(referee.seats):
        counts["longest roads"] += 1
        if longest_road(state, seat) != referee.longest(seat):
            yield f"the longest road of seat {seat}"
    for key in {"outpost-1", "outpost-2"} & referee.network:
        counts["outposts"] += 1
        if way_to_church(state.linked, KEYS.index(key)) != len(nx.shortest_path(referee.joined, key, CHURCH)):
            yield f"{key}: the way to the church"


def survey(players: int, edition: int, seed: str, closely: bool) -> tuple[Counter[str], list[str]]:
    """One game: what was measured, and what was wrong."""
    counts: Counter[str] = Counter(games=1)
    faults: list[str] = []
    village, loops = first_village(), 0
    for position in villages(players, edition, seed, counts):
        state = engine("hamlet").state(position)
        if closely and len(village.places) != state.placed.sum():
            before, village = village, read(state)
            loops |= closed_loops(Referee(state, village), before)
        if closely or state.over:
            referee = Referee(state, village if closely else None)
            faults += measure(state, referee, counts)
    if closely and int(state.loops) != loops:
        faults.append("the places that closed a loop")
    if [engine("hamlet").total(position, seat) for seat in range(players)] != [referee.score(seat) for seat in range(players)]:
        faults.append("the final scoring")
    counts["tiles laid"] = len(referee.village.places)
    counts["contacts"] = referee.touching.number_of_edges()
    counts["connections"] = referee.joined.number_of_edges()
    counts["roads built"] = int(state.road_count)
    return counts, [f"game {seed} of {players}, edition {edition}: {fault}" for fault in faults]


def batch(number: int, seed: str) -> tuple[Counter[str], list[str]]:
    """Some games, at all tables in turn."""
    counts: Counter[str] = Counter()
    faults: list[str] = []
    for index in range(number * BATCH, (number + 1) * BATCH):
        found = survey(*TABLES[index % len(TABLES)], f"{seed}/{index}", index % CLOSELY == 0)
        counts += found[0]
        faults += found[1]
    return counts, faults


def main() -> None:
    """Play, measure, sum up, and fail if anything was wrong."""
    parser = argparse.ArgumentParser(prog="python -m tests.games.hamlet.survey", description=__doc__)
    parser.add_argument("--games", type=int, default=GAMES, help=f"how many (default: {GAMES:,})")
    parser.add_argument("--seed", default="survey", help="another seed means other games")
    parser.add_argument("--processes", type=int, default=os.cpu_count(), help="how many at a time (default: one for each core)")
    chosen = parser.parse_args()
    batches = -(-chosen.games // BATCH)
    counts: Counter[str] = Counter()
    faults: list[str] = []
    with ProcessPoolExecutor(chosen.processes) as pool:
        results = pool.map(batch, range(batches), [chosen.seed] * batches)
        for found in track(results, "Measuring", batches, transient=True):
            counts += found[0]
            faults += found[1]
    print("\n".join(f"{name:14} {count:>12,}" for name, count in counts.items()))
    sys.exit("\n".join(faults) or None)


if __name__ == "__main__":
    main()
