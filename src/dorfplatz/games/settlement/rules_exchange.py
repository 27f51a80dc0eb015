"""Exchanging with the general supply, at any moment of one's own turn."""

from __future__ import annotations

from typing import Any

import numpy as np

from dorfplatz.core.events import emit
from dorfplatz.core.kernel import kernel
from dorfplatz.core.reason import and_parameter, because
from dorfplatz.games.settlement import actions
from dorfplatz.games.settlement.events import Event, Source
from dorfplatz.games.settlement.reasons import Reason
from dorfplatz.games.settlement.rules_supply import gain, pay_one, why_not_get
from dorfplatz.games.settlement.tables import DIAMOND, Artifact

SWAPS = np.array(actions.SWAPS)
MIRRORS = np.array(actions.MIRRORS)


@kernel
def why_not_give(me: Any, first: int, second: int) -> int:
    """Are both goods there? They may be of one kind."""
    if first == second:
        if me.goods[first] < 2:
            return and_parameter(because(Reason.CANNOT_AFFORD, 0), first, 2 - me.goods[first])
        return Reason.NONE
    reason = 0
    if me.goods[first] == 0:
        reason = and_parameter(reason, first, 1)
    if me.goods[second] == 0:
        reason = and_parameter(reason, second, 1)
    if reason != 0:
        return because(Reason.CANNOT_AFFORD, 0) | reason
    return Reason.NONE


@kernel
def why_not_swap(state: Any, me: Any, pair: int) -> int:
    """S-38, S-96. Two basics for one."""
    reason = why_not_give(me, SWAPS[pair, 0], SWAPS[pair, 1])
    if reason != Reason.NONE:
        return reason
    return why_not_get(state, SWAPS[pair, 2], 1)


@kernel
def swap(state: Any, me: Any, pair: int, events: Any) -> None:
    """S-38. Two basics for one."""
    emit(events, Event.EXCHANGED, state.turn, 0, 0, 0)
    pay_one(state, me, SWAPS[pair, 0], 1, events)
    pay_one(state, me, SWAPS[pair, 1], 1, events)
    gain(state, me, SWAPS[pair, 2], 1, Source.EXCHANGE, 0, 0, events)


@kernel
def why_not_mirror(state: Any, me: Any, pair: int) -> int:
    """S-81. One basic for another; what the Mirror just gave does not go back through it, or a turn need never end."""
    if me.artifact != Artifact.MIRROR:
        return Reason.NO_MIRROR
    if me.goods[MIRRORS[pair, 0]] == 0:
        return and_parameter(because(Reason.CANNOT_AFFORD, 0), MIRRORS[pair, 0], 1)
    if state.mirrored[MIRRORS[pair, 0]] == 1:
        return because(Reason.JUST_MIRRORED, MIRRORS[pair, 0])
    return why_not_get(state, MIRRORS[pair, 1], 1)


@kernel
def mirror(state: Any, me: Any, pair: int, events: Any) -> None:
    """S-81. One basic for another."""
    emit(events, Event.EXCHANGED, state.turn, 0, 0, 0)
    pay_one(state, me, MIRRORS[pair, 0], 1, events)
    gain(state, me, MIRRORS[pair, 1], 1, Source.EXCHANGE, 0, 0, events)
    state.mirrored[MIRRORS[pair, 1]] = 1


@kernel
def why_not_gem(state: Any, me: Any) -> int:
    """S-39. One of each basic for a diamond."""
    reason = 0
    for basic in range(3):
        if me.goods[basic] == 0:
            reason = and_parameter(reason, basic, 1)
    if reason != 0:
        return because(Reason.CANNOT_AFFORD, 0) | reason
    return why_not_get(state, DIAMOND, 1)


@kernel
def gem(state: Any, me: Any, events: Any) -> None:
    """S-39. One of each basic for a diamond."""
    emit(events, Event.EXCHANGED, state.turn, 0, 0, 0)
    for basic in range(3):
        pay_one(state, me, basic, 1, events)
    gain(state, me, DIAMOND, 1, Source.EXCHANGE, 0, 0, events)


@kernel
def why_not_sell(state: Any, me: Any, given: int, amount: int, got: int) -> int:
    """S-40 to S-42. Some of one rare good for one other good."""
    missing = amount - me.goods[given]
    if missing > 0:
        return and_parameter(because(Reason.CANNOT_AFFORD, 0), given, missing)
    return why_not_get(state, got, 1)


@kernel
def sell(state: Any, me: Any, given: int, amount: int, got: int, events: Any) -> None:
    """S-40 to S-42. Some of one rare good for one other good."""
    emit(events, Event.EXCHANGED, state.turn, 0, 0, 0)
    pay_one(state, me, given, amount, events)
    gain(state, me, got, 1, Source.EXCHANGE, 0, 0, events)
