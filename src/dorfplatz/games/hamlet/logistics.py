"""What the box can't show: where goods can be brought, and a sensible way to pay."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Any, NamedTuple

import numpy as np

from dorfplatz.games.hamlet.actions import ACTIONS
from dorfplatz.games.hamlet.rules import WORK
from dorfplatz.games.hamlet.rules_pay import buy, donkey_places, is_paid, legal_payments, next_to, use
from dorfplatz.games.hamlet.state import EMPTY, STATE, Phase, Player, State, Work
from dorfplatz.games.hamlet.tables import MAKES, MIN_SEATS, PRICE, SLOTS, TILES, Tile

Step = tuple[int, ...]


def chains(state: State) -> dict[int, dict[int, int]]:
    """H-20, H-21. Whose turn it is can bring goods from each place that has any, and from the market, to these places: each with
    the place before it."""
    donkeys = int(donkey_places(state.players[int(state.turn)]))
    return {place: _chains_from(state, place, donkeys) for place in range(TILES) if _has_goods(state, place)}


def _has_goods(state: State, place: int) -> bool:
    return bool(state.placed[place]) and (place == Tile.MARKET or bool((state.slot_kind[place, : SLOTS[place]] != EMPTY).any()))


def _chains_from(state: State, source: int, donkeys: int) -> dict[int, int]:
    first = int(state.linked[source]) | (int(state.touching[source]) if state.preview else 0)
    before = dict.fromkeys(_places(first), source)
    fresh = list(before)
    while fresh:
        following = []
        for station in fresh:
            if (donkeys >> station) & 1:
                for place in _places(int(state.linked[station])):
                    if place != source and place not in before:
                        before[place] = station
                        following.append(place)
        fresh = following
    network = int(state.network)
    return {place: station for place, station in before.items() if (network >> place) & 1}


def _places(bits: int) -> Iterator[int]:
    return (place for place in range(TILES) if (bits >> place) & 1)


class Source(NamedTuple):
    """Where something lies that can't be brought to a place, and the places on the way where an own donkey is missing."""

    good: int
    place: int
    missing: list[int]


def nearest_source(state: State, goal: int, goods: Collection[int], only: int | None = None) -> Source | None:
    """H-20. Of all that lies out of reach of a place, or only in one other, what lacks the fewest donkeys to be brought there."""
    found = [
        Source(good, place, way)
        for place, way in _ways_to(state, goal).items()
        for good in sorted({int(kind) for kind in state.slot_kind[place, : SLOTS[place]]} & set(goods))
        if way and only in (None, place)
    ]
    return min(found, key=lambda source: len(source.missing), default=None)


def _ways_to(state: State, goal: int) -> dict[int, list[int]]:
    """For each place whose goods could come to the goal: where a donkey is missing on the best way, the nearest first."""
    donkeys = int(donkey_places(state.players[int(state.turn)]))
    ways: dict[int, list[int]] = {goal: []}
    stations: dict[int, list[int]] = {goal: []}
    fresh = [goal]
    while fresh:
        station = fresh.pop(0)
        carried = station == goal or (donkeys >> station) & 1
        way = stations[station] if carried else [*stations[station], station]
        for place in _places(int(next_to(state, station))):
            if place not in ways or len(way) < len(ways[place]):
                ways[place] = way
        # Once more where a way with fewer donkeys was found late.
        for place in _places(int(state.linked[station])):
            if place not in stations or len(way) < len(stations[place]):
                stations[place] = way
                fresh.append(place)
    return ways


def apart(state: State, goal: int, goods: Collection[int]) -> list[int]:
    """The places where one of these lies that no road joins to the goal."""
    reached = _ways_to(state, goal)
    kinds = {place: set(state.slot_kind[place, : SLOTS[place]].tolist()) for place in range(TILES) if state.placed[place]}
    return [place for place in kinds if place not in reached and kinds[place] & set(goods)]


def makers(state: State, goods: Collection[int]) -> list[int]:
    """The places of the network where one of these can be made now."""
    network = int(state.network)
    return [
        place for place in _places(network) if MAKES[place] in goods and (state.slot_kind[place, : SLOTS[place]] == EMPTY).any()
    ]


def plan(state: State) -> list[Step]:
    """A way to pay all that is left, token by token (place, slot) and purchase by purchase (good,): own goods first, then what
    costs least."""
    if state.phase not in (Phase.PAY, Phase.MORE):
        return []
    paying: Any = np.array([state], STATE)[0]
    me, work = paying.players[int(paying.turn)], np.zeros(1, WORK)[0]
    steps: list[Step] = []
    while not is_paid(paying):
        step = min(_possible(paying, me, work), key=lambda step: _cost(paying, step))
        if len(step) == 1:
            buy(paying, me, step[0], work.events)
        else:
            place, slot = step
            use(paying, place, slot, work.events)
        steps.append(step)
    return steps


def _possible(state: State, me: Player, work: Work) -> Iterator[Step]:
    for action in work.moves[: legal_payments(state, me, work)].tolist():
        yield ACTIONS.block_of(action).values(action)


def _cost(state: State, step: Step) -> tuple[int, int]:
    """Own goods bring something, raw materials are free, others' goods help others, purchases cost gold."""
    if len(step) == 1:
        return 2, int(PRICE[int(state.seats) - MIN_SEATS, step[0]])
    owner, fine = int(state.slot_owner[step]), int(state.slot_fine[step])
    if owner == EMPTY:
        return 1, 0
    return (0, -fine) if owner == int(state.turn) else (1, 1 + fine)
