"""Whether a game is balanced, judged by those who play it well: seats, length, and what is worth choosing.

A game may have a module `choices`: `GROUPS`, what there is to choose between, and `chosen(event)`, what an event says was chosen.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from importlib import import_module
from importlib.util import find_spec
from itertools import product
from statistics import mean
from types import SimpleNamespace
from typing import Any

from msgspec import Struct

from dorfplatz.arena.results import Played
from dorfplatz.arena.settings import Settings
from dorfplatz.arena.summary import Interval, summary, wilson
from dorfplatz.core.engine import engine
from dorfplatz.core.game import Game, result_of
from dorfplatz.core.registry import definition, package_of

FAIR = 0.05
"""So far may a seat's share of the victories be from what is its due."""
RARE = 0.02
"""What a smaller part of the players ever choose is hardly worth choosing."""
COMMON = 0.9
"""What a larger part of the players choose is part of the game."""
DECISIVE = 1.5
"""Who chooses something may win so many times as often as those who don't."""


class Use(Struct):
    """How often something is chosen."""

    group: str
    item: str
    times: float
    """By a player in a game."""
    share: float
    """The part of all players who choose it at all."""
    win_share: float | None
    """Of the victories, for one who chooses it; none if nobody does, or nobody can win."""
    win_share_interval: Interval | None
    others: float | None
    """The same for one who does not."""


class Balance(Struct):
    """What came out of games in which everybody plays alike. What is a list goes by seat."""

    game: str
    players: int
    options: dict[str, str]
    bot: str
    box: str
    games: int
    win_share: list[float]
    win_share_interval: list[Interval]
    points: float
    parts: dict[str, float]
    rounds: tuple[int, float, int]
    """The fewest, on average, the most."""
    titles: dict[str, float]
    """Alone: the part of the games in which each was reached."""
    uses: list[Use]

    @property
    def unfair_seats(self) -> list[int]:
        """Seats that win too often or too seldom, beyond what chance explains."""
        due = 1 / self.players
        bounds = [(low - due, due - high) for low, high in self.win_share_interval]
        far = [abs(share - due) > FAIR for share in self.win_share]
        return [seat for seat in range(self.players) if far[seat] and max(bounds[seat]) > 0]

    @property
    def idle(self) -> list[Use]:
        """What hardly anybody chooses."""
        return [use for use in self.uses if use.share < RARE]

    @property
    def decisive(self) -> list[Use]:
        """What makes its owner win, beyond what chance explains, though it is not everybody's."""
        return [
            use
            for use in self.uses
            if use.others and use.win_share_interval and use.win_share_interval[0] > DECISIVE * use.others
        ]


def tables(game: str) -> list[tuple[int, dict[str, str]]]:
    """The numbers of players and the options a game can be played with."""
    own = definition(game)
    names = [option.name for option in own.options]
    return [
        (players, dict(zip(names, values, strict=True)))
        for values in product(*(option.values for option in own.options))
        for players in range(own.players[0], own.players[1] + 1)
    ]


def balance(settings: Settings, games: Iterable[Played]) -> Balance:
    """Play the games of one bot once more and count."""
    rules, players = engine(settings.game), settings.players
    choices = _choices(settings.game)
    played, rounds, titles, seats = [], [], Counter[str](), []
    for one in games:
        game = Game(settings.game, players, settings.options, one.seed)
        counts = _counts(rules, choices, game, one.actions)
        won = one.ranks.count(1)
        seats += [(counts[seat], (one.ranks[seat] == 1) / won) for seat in range(players)]
        rounds.append(int(rules.state(game.position).round_no))
        if players == 1:
            titles[_title(result_of(rules, game.position).args)] += 1
        played.append(one)
    found = summary(settings, played)
    items = [(group, item) for group, names in choices.GROUPS.items() for item in names]
    return Balance(
        game=settings.game,
        players=players,
        options=dict(settings.options),
        bot=settings.names[0],
        box=rules.box,
        games=len(played),
        win_share=found.win_share_by_seat,
        win_share_interval=found.win_share_by_seat_interval,
        points=found.points[settings.names[0]],
        parts=found.parts[settings.names[0]],
        rounds=(min(rounds), mean(rounds), max(rounds)),
        titles={title: count / len(played) for title, count in titles.most_common()},
        uses=[_use(group, item, seats, players > 1) for group, item in items],
    )


def _choices(game: str) -> Any:
    module = f"{package_of(game)}.choices"
    return import_module(module) if find_spec(module) else SimpleNamespace(GROUPS={}, chosen=lambda event: ())


def _counts(rules: Any, choices: Any, game: Game, actions: list[int]) -> list[Counter[tuple[str, str]]]:
    """What each seat has chosen; the game is over afterwards."""
    counts = [Counter[tuple[str, str]]() for _ in range(game.players)]
    for action in actions:
        for event in rules.events(rules.take(game.position, action)[1]):
            if event.seat >= 0:
                counts[event.seat].update(choices.chosen(event))
    return counts


def _title(args: Any) -> str:
    return next((value["word"] for value in args.values() if isinstance(value, dict) and "word" in value), "-")


def _use(group: str, item: str, seats: list[tuple[Counter[tuple[str, str]], float]], matters: bool) -> Use:
    mine = [won for counts, won in seats if counts[group, item]]
    others = [won for counts, won in seats if not counts[group, item]]
    times = sum(counts[group, item] for counts, _ in seats) / len(seats)
    share = mean(mine) if mine and matters else None
    interval = wilson(share, len(mine)) if share is not None else None
    return Use(group, item, times, len(mine) / len(seats), share, interval, mean(others) if others and matters else None)
