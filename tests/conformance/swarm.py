"""Thousands of games in one compiled loop, and at every position all that can be asked without leaving it."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from typing import Any

import numpy as np

from dorfplatz.core.events import CAPACITY, clear
from dorfplatz.core.loops import loop, rules
from dorfplatz.core.play import rank
from dorfplatz.core.registry import rules_of
from dorfplatz.core.rng import chooser, forget, pick, set_seed
from tests.conformance.tables import Table

LONGEST = 50_000
THOUGHT = 8
"""How many moves an ambitious player looks at."""
REASONS = 256
"""Codes a packed reason has room for."""


class Fault(IntEnum):
    """What can be wrong with the rules of any game; from BROKEN on it is what the game's own invariants say."""

    NONE = 0
    DEAD_END = 1
    ENDLESS = 2
    UNSORTED = 3
    LEGAL_DIFFERS_FROM_WHY_NOT = 4
    ASKING_CHANGED_THE_STATE = 5
    PARTS_DO_NOT_SUM_UP = 6
    REDEALT_IS_BROKEN = 7
    REDEALT_HAS_OTHER_MOVES = 8
    REDEALING_LEAVES_A_TRACE = 9
    CONCEALED_STILL_SHOWS = 10
    TOO_MANY_EVENTS = 11
    RANKS_DISAGREE_WITH_POINTS = 12
    BROKEN = 100


class Manner(IntEnum):
    """How moves are chosen."""

    RANDOM = 0
    CURIOUS = 1  # what was played least often so far: soon every move has been played
    AMBITIOUS = 2  # the best of some by the game's own `value`, so that boards fill up, and now and then something new


@dataclass(frozen=True)
class Swarm:
    """What many games have seen."""

    fault: str
    decisions: int
    played: np.ndarray  # how often each action was taken
    reasons: np.ndarray  # by action and code: a reason that was given, or 0


@loop
def mask_fault(state: Any, work: Any, count: int, reasons: Any) -> int:
    """Is `legal` in order, and just what `why_not` allows?"""
    moves = work.moves
    for place in range(1, count):
        if moves[place] <= moves[place - 1]:
            return Fault.UNSORTED
    place = 0
    for action in range(len(moves)):
        allowed = place < count and moves[place] == action
        if allowed:
            place += 1
        reason = rules.why_not(state, action)
        if (reason == 0) != allowed:
            return Fault.LEGAL_DIFFERS_FROM_WHY_NOT
        reasons[action, reason & 0xFF] = reason
    return Fault.NONE


@loop
def score_fault(state: Any, work: Any) -> int:
    """Is the total the sum of its parts?"""
    for seat in range(state.seats):
        rules.value(state, seat, work)
        if rules.score(state, seat, work) != work.parts.sum():
            return Fault.PARTS_DO_NOT_SUM_UP
    return Fault.NONE


@loop
def set_key(generator: Any, key: int) -> None:
    """Set a generator to the start of a key."""
    forget(generator)
    generator.key[0] = np.uint64(key)


@loop
def secrecy_fault(states: Any, raw: Any, seat: int, key: int, works: Any, count: int) -> int:
    """Does redealing leave a trace, and do redealt twins look alike?"""
    raw[2] = raw[0]
    set_key(states[2].rng, key)
    rules.redeal(states[2], seat)
    if rules.broken(states[2]) != 0:
        return Fault.REDEALT_IS_BROKEN
    redealt = rules.legal(states[2], works[1])
    if seat == states[0].turn and (redealt != count or (works[0].moves[:count] != works[1].moves[:count]).any()):
        return Fault.REDEALT_HAS_OTHER_MOVES
    raw[3] = raw[2]
    raw[1] = raw[2]
    set_key(states[3].rng, key + 1)
    rules.redeal(states[3], seat)
    set_key(states[3].rng, key)
    rules.redeal(states[3], seat)
    set_key(states[1].rng, key)
    rules.redeal(states[1], seat)
    if not np.array_equal(raw[1], raw[3]):
        return Fault.REDEALING_LEAVES_A_TRACE
    raw[1] = raw[0]
    rules.conceal(states[1], seat)
    rules.conceal(states[2], seat)
    if not np.array_equal(raw[1], raw[2]):
        return Fault.CONCEALED_STILL_SHOWS
    return Fault.NONE


@loop
def rank_fault(state: Any, work: Any) -> int:
    """Are those with more points ahead, and the ranks without gaps?"""
    rank(state, work)
    for seat in range(state.seats):
        ahead = 0
        for other in range(state.seats):
            if work.ranks[other] < work.ranks[seat]:
                ahead += 1
            more = rules.score(state, seat, work) > rules.score(state, other, work)
            if more and work.ranks[seat] >= work.ranks[other]:
                return Fault.RANKS_DISAGREE_WITH_POINTS
        if work.ranks[seat] != 1 + ahead:
            return Fault.RANKS_DISAGREE_WITH_POINTS
    return Fault.NONE


@loop
def most_promising(states: Any, raw: Any, chooser: Any, work: Any, count: int) -> int:
    """The best of some moves by the game's own `value`."""
    best, move = -np.inf, work.moves[0]
    for _ in range(THOUGHT):
        candidate = work.moves[pick(chooser, count)]
        raw[1] = raw[0]
        clear(work.events)
        rules.apply(states[1], candidate, work.events)
        worth = rules.value(states[1], states[0].turn, work)
        if worth > best:
            best, move = worth, candidate
    return move


@loop
def chosen(states: Any, raw: Any, chooser: Any, manner: int, work: Any, count: int, played: Any) -> int:
    """The next move of a player of that manner."""
    move = work.moves[pick(chooser, count)]
    if manner == Manner.CURIOUS or (manner == Manner.AMBITIOUS and pick(chooser, 4) == 0):
        for place in range(count):
            if played[work.moves[place]] < played[move]:
                move = work.moves[place]
    elif manner == Manner.AMBITIOUS:
        move = most_promising(states, raw, chooser, work, count)
    played[move] += 1
    return move


@loop
def play(states: Any, raw: Any, chooser: Any, setting: Any, works: Any, played: Any, reasons: Any) -> Any:
    """Play one game to its end; gives 0, or what was wrong, and the number of decisions."""
    state, work = states[0], works[0]
    players, options, manner = setting
    rules.setup(state, players, options, work.events)
    length = 0
    while True:
        wrong = rules.broken(state)
        if wrong != 0:
            return Fault.BROKEN + wrong, length
        raw[1] = raw[0]
        count = rules.legal(state, work)
        fault: Any = mask_fault(state, work, count, reasons)
        if fault == 0:
            fault = score_fault(state, work)
        if fault == 0 and not np.array_equal(raw[0], raw[1]):
            fault = np.int64(Fault.ASKING_CHANGED_THE_STATE)
        if fault == 0:
            fault = secrecy_fault(states, raw, length % players, pick(chooser, 1 << 31), works, count)
        if fault == 0 and state.over == 1:
            return rank_fault(state, work), length
        if fault == 0 and count == 0:
            fault = np.int64(Fault.DEAD_END)
        if fault == 0 and length == LONGEST:
            fault = np.int64(Fault.ENDLESS)
        if fault != 0:
            return fault, length
        move = chosen(states, raw, chooser, manner, work, count, played)
        clear(work.events)
        rules.apply(state, move, work.events)
        if work.events.count == CAPACITY:
            return np.int64(Fault.TOO_MANY_EVENTS), length
        length += 1


def swarm(table: Table, games: int, most: int, seed: str) -> Swarm:
    """Play that many games, or until there were `most` decisions, or until something is wrong."""
    game = table.engine
    states = game.empty(4)
    raw = states.view(np.uint8).reshape(4, -1)
    works = np.zeros(2, game.rules.WORK)
    played = np.zeros(len(game.actions), np.int64)
    reasons = np.zeros((len(game.actions), REASONS), np.int64)
    decisions = 0
    for index in range(games):
        raw[:] = 0
        set_seed(states[0].rng, f"{seed}/{index}")
        choices = chooser(f"{seed}/{index}/choices")
        manner = Manner(index % len(Manner))
        setting = (table.players, table.packed, int(manner))
        clear(works[0].events)
        fault, length = play.of(table.game)(states, raw, choices, setting, works, played, reasons)
        decisions += length
        if fault:
            words = f"{_meaning(table.game, fault)}, after {length} decisions of game {seed}/{index} ({manner.name.lower()})"
            return Swarm(words, decisions, played, reasons)
        if decisions > most:
            break
    return Swarm("", decisions, played, reasons)


def _meaning(game: str, fault: int) -> str:
    if fault < Fault.BROKEN:
        return Fault(fault).name.lower().replace("_", " ")
    broken = rules_of(game).Broken
    return f"broken: {broken(fault - Fault.BROKEN).name.lower()}"
