"""Who sits where in which game.

A lineup says which bots play together. With at least as many bots as seats, every combination is a lineup. With fewer, all
of them sit down and one of them takes the seats that are left: for two bots and four seats, one against three of the other,
both ways. If a bot is named more than once, as many are named as there are seats, and that is the only lineup.

Every lineup is played in all its circular orders, and every order from all seats, with the same cards: so every bot sits equally
often on every seat after each `block` of games.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations, permutations
from typing import NamedTuple

from dorfplatz.core.problem import Problem

Lineup = tuple[str, ...]


class Seating(NamedTuple):
    """A game to be played."""

    number: int
    deal: int
    """The first game with the same cards."""
    bots: Lineup
    """By seat."""


class Schedule:
    """An endless list of games; those of a longer arena begin with those of a shorter one."""

    def __init__(self, bots: Sequence[str], players: int) -> None:
        if len(set(bots)) < len(bots) != players:
            raise Problem("arena-lineup", found=len(bots), players=players)
        self.players = players
        self.lineups = _lineups(bots, players)
        self._orders = [_circular_orders(lineup) for lineup in self.lineups]

    @property
    def block(self) -> int:
        """After so many games, and each multiple of it, everybody has sat on every seat equally often."""
        return len(self.lineups) * self.players

    def __getitem__(self, number: int) -> Seating:
        group, turned = divmod(number, self.players)
        again, lineup = divmod(group, len(self.lineups))
        orders = self._orders[lineup]
        order = orders[again % len(orders)]
        # An order that looks the same when it is turned gets other cards then: the game would be the same again.
        deal = number - turned % _period(order)
        return Seating(number, deal, (*order[-turned:], *order[:-turned]) if turned else order)


def _lineups(bots: Sequence[str], players: int) -> list[Lineup]:
    if len(set(bots)) < len(bots):
        return [tuple(bots)]
    left = players - len(bots)
    if left <= 0:
        return list(combinations(bots, players))
    # The one that is alone among the others changes with every lineup.
    return [tuple(other for other in bots for _ in range(1 + left * (other == bot))) for bot in bots]


def _circular_orders(lineup: Lineup) -> list[Lineup]:
    """The orders of a lineup around the table, each once, whoever begins."""
    found: dict[Lineup, None] = {}
    for rest in permutations(lineup[1:]):
        order = (lineup[0], *rest)
        if not any(turned in found for turned in _turned(order)):
            found[order] = None
    return list(found)


def _turned(order: Lineup) -> Iterator[Lineup]:
    return ((*order[turn:], *order[:turn]) for turn in range(len(order)))


def _period(order: Lineup) -> int:
    """By how many seats it is turned until it looks the same."""
    return next(turn for turn in range(1, len(order) + 1) if (*order[turn:], *order[:turn]) == order)
