"""Points and the outcome."""

from __future__ import annotations

from typing import Any

from dorfplatz.core.kernel import kernel
from dorfplatz.games.milestones.rules_loop import goods_of
from dorfplatz.games.milestones.state import Points
from dorfplatz.games.milestones.tables import KINDS, SHARED, SOLE, WORKER_KIND, WORKPLACES

MAJORITIES = len(Points)
PARTS = MAJORITIES + 1


@kernel
def strength(me: Any, kind: int) -> int:
    """M-67. A worker counts one, with a bonus tile two."""
    total = 0
    for place in range(WORKPLACES):
        if me.workers[place] >= 0 and WORKER_KIND[me.workers[place]] == kind:
            total += 1 + me.bonus[place]
    return total


@kernel
def majority(state: Any, seat: int, kind: int) -> int:
    """M-68. Five points for the only highest, two for each of several, nothing when all are equal."""
    mine = strength(state.players[seat], kind)
    equal = 0
    for other in range(state.seats):
        theirs = strength(state.players[other], kind)
        if theirs > mine:
            return 0
        if theirs == mine:
            equal += 1
    if equal == 1:
        return SOLE
    return SHARED if equal < state.seats else 0


@kernel
def score(state: Any, seat: int, parts: Any) -> int:
    """M-64, M-69. The marker by what its points were given for; the majorities join at the end."""
    me = state.players[seat]
    total = 0
    for what in range(MAJORITIES):
        parts[what] = me.points[what]
        total += me.points[what]
    parts[MAJORITIES] = 0
    if state.over == 1:
        for kind in range(KINDS):
            parts[MAJORITIES] += majority(state, seat, kind)
    return total + parts[MAJORITIES]


@kernel
def is_ahead(state: Any, seat: int, other: int, parts: Any) -> bool:
    """M-69, M-70. More points; or as many and more goods left, coins included."""
    mine = score(state, seat, parts)
    theirs = score(state, other, parts)
    if mine != theirs:
        return mine > theirs
    return goods_of(state.players[seat]) > goods_of(state.players[other])


@kernel
def rank(state: Any, ranks: Any, parts: Any) -> None:
    """1 and how many are ahead; those who are level share a rank."""
    for seat in range(state.seats):
        ranks[seat] = 1
        for other in range(state.seats):
            if other != seat and is_ahead(state, other, seat, parts):
                ranks[seat] += 1
