"""Plays the games of an arena, one after the other, on several cores or on a cluster."""

from __future__ import annotations

import time
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import closing

from dorfplatz.arena.results import Played, Results
from dorfplatz.arena.schedule import Seating
from dorfplatz.arena.settings import Settings
from dorfplatz.arena.workers import Workers
from dorfplatz.bots import bot
from dorfplatz.core.game import Game
from dorfplatz.core.problem import Problem

LONGEST = 20_000
"""A game with more decisions is one that never ends."""

Tell = Callable[[int], None]
"""Is told how many games have been played since it was last called."""


def play_games(results: Results, games: int, jobs: int = 1, tell: Tell = lambda played: None, cluster: str | None = None) -> None:
    """Play what is missing of the first so many games. What has been played is kept, whatever stops it.

    They are played by so many processes, or on a Ray cluster whose address is given.
    """
    schedule, there = results.settings.schedule, results.numbers()
    missing = [schedule[number] for number in range(games) if number not in there]
    try:
        with closing(_played(results.settings, missing, min(jobs, len(missing)), cluster)) as stream:
            for played in stream:
                results.add(played)
                tell(len(played))
    finally:
        results.commit()


def _played(
    settings: Settings, missing: Sequence[Seating], jobs: int, cluster: str | None
) -> Generator[list[Played], None, None]:
    if cluster:
        from dorfplatz.arena.cluster import Cluster

        with Cluster(cluster, settings) as machines:
            yield from machines.play(missing)
        return
    if jobs <= 1:
        yield from ([play_game(settings, seating)] for seating in missing)
        return
    with Workers(jobs, settings) as workers:
        yield from workers.play(_portions(missing, settings.players))


def _portions(missing: Sequence[Seating], size: int) -> Iterator[Sequence[Seating]]:
    """Some games for a worker: as many as are played with the same cards."""
    return (missing[start : start + size] for start in range(0, len(missing), size))


def play_game(settings: Settings, seating: Seating) -> Played:
    """One game, with bots that are made for it."""
    seats = range(settings.players)
    game = Game(settings.game, settings.players, settings.options, f"{settings.seed}/{seating.deal}")
    bots = [bot(seating.bots[seat], f"{settings.seed}/{seating.number}/{seat}") for seat in seats]
    decisions, seconds = [0 for _ in seats], [0.0 for _ in seats]
    while not game.over:
        seat = game.turn
        begin = time.perf_counter()
        move = bots[seat].choose(game)
        seconds[seat] += time.perf_counter() - begin
        decisions[seat] += 1
        game.push(move)
        if game.version == LONGEST:
            raise Problem("arena-endless", number=seating.number, decisions=LONGEST, bots=", ".join(seating.bots))
    parts = [{part["label"]["id"]: part["points"] for part in game.breakdown(seat)["parts"]} for seat in seats]
    return Played(
        number=seating.number,
        deal=seating.deal,
        seed=game.seed,
        bots=list(seating.bots),
        scores=game.scores,
        ranks=game.engine.ranks(game.position),
        parts=parts,
        actions=game.actions,
        decisions=decisions,
        seconds=[round(time, 6) for time in seconds],
    )
