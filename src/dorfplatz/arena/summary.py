"""What came out of an arena: shares of the victories, points, ratings."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Any, NamedTuple

import numpy as np
from msgspec import Struct

from dorfplatz.arena.ratings import CERTAIN, bradley_terry, duels
from dorfplatz.arena.results import Played
from dorfplatz.arena.settings import Settings

Interval = tuple[float, float]
"""In which a figure lies with 95 % certainty."""


class LineupResult(Struct):
    """What came out of the games of one lineup."""

    bots: list[str]
    games: int
    win_share: dict[str, float]
    """Of one seat of each bot."""


class Length(Struct):
    """How many decisions games took."""

    mean: float
    least: int
    most: int


class Summary(Struct):
    """The figures of an arena. What is a dictionary goes by bot.

    `win_share` is the share of the victories that one seat of the bot has, in games in which the bot sits alone among others, if
    there are any: so everybody's par is one by the number of players. A shared victory counts in parts.
    """

    game: str
    players: int
    options: dict[str, str]
    seed: str
    games: int
    bots: list[str]
    win_share: dict[str, float]
    win_share_interval: dict[str, Interval]
    win_share_by_seat: list[float]
    win_share_by_seat_interval: list[Interval]
    win_share_by_bot_and_seat: dict[str, list[float | None]]
    points: dict[str, float]
    points_interval: dict[str, Interval]
    rating: dict[str, float]
    rating_interval: dict[str, Interval]
    parts: dict[str, dict[str, float]]
    length: Length
    lineups: list[LineupResult]
    milliseconds: dict[str, float]
    """For one decision, as long as it took where it was played."""


class _Table(NamedTuple):
    """All games as arrays, by game and seat."""

    bots: Any
    scores: Any
    ranks: Any
    shares: Any
    decisions: Any
    seconds: Any
    deals: Any
    lengths: Any


def summary(settings: Settings, games: Iterable[Played]) -> Summary:
    """Count."""
    played = [replace(game, actions=[]) for game in games]  # not needed here, and most of the memory
    seated = {name for game in played for name in game.bots}
    names = [name for name in settings.names if name in seated]  # after few games some may not have played
    table = _table(played, names, settings.players)
    alone = [_alone(table.bots == number) for number in range(len(names))]
    mine = [table.bots == number for number in range(len(names))]
    shares = {name: _share(table, where) for name, where in zip(names, alone, strict=True)}
    points = {name: _mean(table, where) for name, where in zip(names, mine, strict=True)}
    seats = [_share(table, np.arange(settings.players) == np.full((len(played), 1), seat)) for seat in range(settings.players)]
    rated = bradley_terry(duels(table.bots, table.ranks, table.deals, len(names))) if len(names) > 1 < settings.players else None
    return Summary(
        game=settings.game,
        players=settings.players,
        options=dict(settings.options),
        seed=str(settings.seed),
        games=len(played),
        bots=names,
        win_share={name: share for name, (share, _) in shares.items()},
        win_share_interval={name: interval for name, (_, interval) in shares.items()},
        win_share_by_seat=[share for share, _ in seats],
        win_share_by_seat_interval=[interval for _, interval in seats],
        win_share_by_bot_and_seat={name: _by_seat(table, where) for name, where in zip(names, alone, strict=True)},
        points={name: mean for name, (mean, _) in points.items()},
        points_interval={name: interval for name, (_, interval) in points.items()},
        rating=dict(zip(names, map(float, rated.ratings), strict=True)) if rated else {},
        rating_interval={
            name: (float(rating - deviation), float(rating + deviation))
            for name, rating, deviation in (zip(names, *rated, strict=True) if rated else ())
        },
        parts=_parts(played, names),
        length=Length(float(table.lengths.mean()), int(table.lengths.min()), int(table.lengths.max())),
        lineups=_lineups(table, names),
        milliseconds={
            name: float(1000 * table.seconds[where].sum() / max(1, table.decisions[where].sum()))
            for name, where in zip(names, mine, strict=True)
        },
    )


def _table(played: list[Played], names: list[str], players: int) -> _Table:
    numbers = {name: number for number, name in enumerate(names)}
    ranks = np.array([game.ranks for game in played])
    won = ranks == 1
    _, deals = np.unique([game.deal for game in played], return_inverse=True)
    return _Table(
        bots=np.array([[numbers[name] for name in game.bots] for game in played]),
        scores=np.array([game.scores for game in played]),
        ranks=ranks,
        shares=won / won.sum(1, keepdims=True),
        decisions=np.array([game.decisions for game in played]),
        seconds=np.array([game.seconds for game in played]),
        deals=deals,
        lengths=np.array([sum(game.decisions) for game in played]),
    )


def _alone(mine: Any) -> Any:
    """A bot's seats in games in which it has only one; all of them if there is no such game."""
    single = mine & (mine.sum(1, keepdims=True) == 1)
    return single if single.any() else mine


def _by_deal(table: _Table, figures: Any, where: Any) -> tuple[Any, Any]:
    """The sum of figures in each deal, and how many there are; deals without any are left out."""
    weights = where.sum(1)
    counts = np.bincount(table.deals, weights)
    sums = np.bincount(table.deals, np.where(where, figures, 0).sum(1))
    return sums[counts > 0], counts[counts > 0]


def _mean_and_variance(sums: Any, counts: Any) -> tuple[float, float]:
    """Of a quotient of sums over deals, which are independent of each other; games of one deal are not."""
    mean = sums.sum() / counts.sum()
    deals = len(counts)
    spread = ((sums - mean * counts) ** 2).sum() * deals / max(1, deals - 1)
    return float(mean), float(spread / counts.sum() ** 2)


def _mean(table: _Table, where: Any) -> tuple[float, Interval]:
    """Mean points, with a normal interval."""
    mean, variance = _mean_and_variance(*_by_deal(table, table.scores, where))
    return mean, (mean - CERTAIN * variance**0.5, mean + CERTAIN * variance**0.5)


def _share(table: _Table, where: Any) -> tuple[float, Interval]:
    """The share of the victories, with Wilson's interval for as many independent games as the variance between deals is worth."""
    sums, counts = _by_deal(table, table.shares, where)
    share, variance = _mean_and_variance(sums, counts)
    # Who has won all games or none shows no variance: then, and at most, a game is worth a game.
    games = min(counts.sum(), share * (1 - share) / max(variance, 1e-12)) or counts.sum()
    return share, wilson(share, float(games))


def wilson(share: float, games: float) -> Interval:
    """In which a probability lies, if so many independent games gave that share."""
    square = CERTAIN**2 / games
    middle = (share + square / 2) / (1 + square)
    half = CERTAIN / (1 + square) * (share * (1 - share) / games + square / (4 * games)) ** 0.5
    return max(0.0, middle - half), min(1.0, middle + half)


def _by_seat(table: _Table, where: Any) -> list[float | None]:
    return [float(table.shares[where[:, seat], seat].mean()) if where[:, seat].any() else None for seat in range(where.shape[1])]


def _parts(played: list[Played], names: list[str]) -> dict[str, dict[str, float]]:
    sums: dict[str, dict[str, int]] = {name: {} for name in names}
    seats = dict.fromkeys(names, 0)
    for game in played:
        for name, parts in zip(game.bots, game.parts, strict=True):
            seats[name] += 1
            for part, points in parts.items():
                sums[name][part] = sums[name].get(part, 0) + points
    return {name: {part: total / seats[name] for part, total in sums[name].items()} for name in names}


def _lineups(table: _Table, names: list[str]) -> list[LineupResult]:
    kinds, places = np.unique(np.sort(table.bots, axis=1), axis=0, return_inverse=True)
    found = []
    for place, kind in enumerate(kinds):
        here = places.reshape(-1) == place
        shares = {names[bot]: float(table.shares[here][table.bots[here] == bot].mean()) for bot in dict.fromkeys(kind.tolist())}
        found.append(LineupResult([names[bot] for bot in kind], int(here.sum()), shares))
    return found
