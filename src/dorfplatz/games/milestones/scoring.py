"""Points and the outcome."""

from __future__ import annotations

from dorfplatz.core.kernel import kernel
from dorfplatz.core.work import Work
from dorfplatz.games.milestones.rules_loop import goods_of
from dorfplatz.games.milestones.state import Player, Points, State
from dorfplatz.games.milestones.tables import KINDS, SHARED, SOLE, WORKER_KIND, WORKPLACES

MAJORITIES = len(Points)
PARTS = MAJORITIES + 1


@kernel
def strength(me: Player, kind: int) -> int:
    """M-67. A worker counts one, with a bonus tile two."""
    total = 0
    for place in range(WORKPLACES):
        if me.workers[place] >= 0 and WORKER_KIND[me.workers[place]] == kind:
            total += 1 + me.bonus[place]
    return total


@kernel
def majority(state: State, seat: int, kind: int) -> int:
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
def score(state: State, seat: int, work: Work) -> int:
    """M-64, M-69. The marker by what its points were given for; the majorities join at the end."""
    me = state.players[seat]
    total = 0
    for purpose in range(MAJORITIES):
        work.parts[purpose] = me.points[purpose]
        total += me.points[purpose]
    majorities = 0
    if state.over == 1:
        for kind in range(KINDS):
            majorities += majority(state, seat, kind)
    work.parts[MAJORITIES] = majorities
    return total + majorities


@kernel
def standing(state: State, seat: int, work: Work) -> tuple[int, int, int]:
    """M-69, M-70. Most points; among those with as many, most goods left, coins included."""
    return score(state, seat, work), goods_of(state.players[seat]), 0
