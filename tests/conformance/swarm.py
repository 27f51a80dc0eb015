"""Thousands of games in one compiled loop, and at every position all that can be asked without leaving it."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from functools import cache
from importlib import import_module
from typing import Any

import numpy as np

from dorfplatz.core.engine import engine
from dorfplatz.core.events import CAPACITY, EVENTS
from dorfplatz.core.kernel import INTERPRETED
from dorfplatz.core.rng import below, next_word, seed_word
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


@cache
def _loop(name: str) -> Any:
    """Play one game to its end; return 0, or what was wrong."""
    rules = engine(name)
    setup, legal, apply, why_not = rules.kernel_setup, rules.kernel_legal, rules.kernel_apply, rules.kernel_why_not
    score, rank, broken = rules.kernel_score, rules.kernel_rank, rules.kernel_broken
    conceal, redeal, value, actions = rules.kernel_conceal, rules.kernel_redeal, rules.kernel_value, len(rules.actions)

    @_compiled
    def mask_fault(state: Any, moves: Any, count: int, reasons: Any) -> int:
        for place in range(1, count):
            if moves[place] <= moves[place - 1]:
                return Fault.UNSORTED
        place = 0
        for action in range(actions):
            allowed = place < count and moves[place] == action
            if allowed:
                place += 1
            reason = why_not(state, action)
            if (reason == 0) != allowed:
                return Fault.LEGAL_DIFFERS_FROM_WHY_NOT
            reasons[action, reason & 0xFF] = reason
        return Fault.NONE

    @_compiled
    def score_fault(state: Any, parts: Any) -> int:
        for seat in range(state.seats):
            total = score(state, seat, parts)
            if total != parts.sum():
                return Fault.PARTS_DO_NOT_SUM_UP
        return Fault.NONE

    @_compiled
    def secrecy_fault(states: Any, raw: Any, seat: int, word: Any, moves: Any, more_moves: Any, count: int) -> int:
        raw[2] = raw[0]
        states[2].rng = word
        redeal(states[2], seat)
        if broken(states[2]) != 0:
            return Fault.REDEALT_IS_BROKEN
        if legal(states[2], more_moves) != count or (moves[:count] != more_moves[:count]).any():
            return Fault.REDEALT_HAS_OTHER_MOVES
        raw[3] = raw[2]
        raw[1] = raw[2]
        states[3].rng = word ^ (word >> np.uint64(1))
        redeal(states[3], seat)
        states[3].rng = word
        redeal(states[3], seat)
        states[1].rng = word
        redeal(states[1], seat)
        if not np.array_equal(raw[1], raw[3]):
            return Fault.REDEALING_LEAVES_A_TRACE
        raw[1] = raw[0]
        conceal(states[1], seat)
        conceal(states[2], seat)
        if not np.array_equal(raw[1], raw[2]):
            return Fault.CONCEALED_STILL_SHOWS
        return Fault.NONE

    @_compiled
    def rank_fault(state: Any, parts: Any, ranks: Any) -> int:
        rank(state, ranks, parts)
        for seat in range(state.seats):
            ahead = 0
            for other in range(state.seats):
                if ranks[other] < ranks[seat]:
                    ahead += 1
                if score(state, seat, parts) > score(state, other, parts) and ranks[seat] >= ranks[other]:
                    return Fault.RANKS_DISAGREE_WITH_POINTS
            if ranks[seat] != 1 + ahead:
                return Fault.RANKS_DISAGREE_WITH_POINTS
        return Fault.NONE

    @_compiled
    def least_played(moves: Any, count: int, move: int, played: Any) -> int:
        for place in range(count):
            if played[moves[place]] < played[move]:
                move = moves[place]
        return move

    @_compiled
    def most_promising(states: Any, raw: Any, chooser: Any, moves: Any, count: int, events: Any) -> int:
        best, move = -np.inf, moves[0]
        for _ in range(THOUGHT):
            candidate = moves[below(chooser, count)]
            raw[1] = raw[0]
            events.count = 0
            apply(states[1], candidate, events)
            worth = value(states[1], states[0].turn)
            if worth > best:
                best, move = worth, candidate
        return move

    @_compiled
    def chosen(states: Any, raw: Any, chooser: Any, manner: int, moves: Any, count: int, played: Any, events: Any) -> int:
        move = moves[below(chooser, count)]
        if manner == Manner.CURIOUS or (manner == Manner.AMBITIOUS and below(chooser, 4) == 0):
            move = least_played(moves, count, move, played)
        elif manner == Manner.AMBITIOUS:
            move = most_promising(states, raw, chooser, moves, count, events)
        played[move] += 1
        return move

    @_compiled
    def play(states: Any, raw: Any, chooser: Any, setting: Any, work: Any, played: Any, reasons: Any) -> Any:
        state = states[0]
        players, options, manner = setting
        moves, more_moves, parts, ranks, events = work
        setup(state, players, options, events)
        length = 0
        while True:
            wrong = broken(state)
            if wrong != 0:
                return Fault.BROKEN + wrong, length
            raw[1] = raw[0]
            count = legal(state, moves)
            fault = mask_fault(state, moves, count, reasons)
            if fault == 0:
                fault = score_fault(state, parts)
            if fault == 0 and not np.array_equal(raw[0], raw[1]):
                fault = np.int64(Fault.ASKING_CHANGED_THE_STATE)
            if fault == 0:
                fault = secrecy_fault(states, raw, length % players, next_word(chooser), moves, more_moves, count)
            if fault == 0 and state.over == 1:
                return rank_fault(state, parts, ranks), length
            if fault == 0 and count == 0:
                fault = np.int64(Fault.DEAD_END)
            if fault == 0 and length == LONGEST:
                fault = np.int64(Fault.ENDLESS)
            if fault != 0:
                return fault, length
            move = chosen(states, raw, chooser, manner, moves, count, played, events)
            events.count = 0
            apply(state, move, events)
            if events.count == CAPACITY:
                return np.int64(Fault.TOO_MANY_EVENTS), length
            length += 1

    return play


def _compiled(function: Any) -> Any:
    if INTERPRETED:
        return function
    import numba

    return numba.njit(nogil=True, error_model="numpy")(function)


def swarm(table: Table, games: int, most: int, seed: str) -> Swarm:
    """Play that many games, or until there were `most` decisions, or until something is wrong."""
    rules = table.engine
    states = rules.empty(4)
    raw = states.view(np.uint8).reshape(4, -1)
    chooser = np.zeros(1, np.dtype([("rng", np.uint64)])).view(np.recarray)[0]
    events = np.zeros(1, EVENTS).view(np.recarray)[0]
    moves, more_moves = np.zeros((2, len(rules.actions)), np.int64)
    work = (moves, more_moves, np.zeros(rules.parts_count, np.int64), np.zeros(table.players, np.int64), events)
    played = np.zeros(len(rules.actions), np.int64)
    reasons = np.zeros((len(rules.actions), REASONS), np.int64)
    decisions = 0
    for index in range(games):
        raw[:] = 0
        states[0].rng = seed_word(f"{seed}/{index}")
        chooser.rng = seed_word(f"{seed}/{index}/choices")
        manner = Manner(index % len(Manner))
        setting = (table.players, table.packed, int(manner))
        fault, length = _loop(table.game)(states, raw, chooser, setting, work, played, reasons)
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
    broken = import_module(f"dorfplatz.games.{game}.invariants").Broken
    return f"broken: {broken(fault - Fault.BROKEN).name.lower()}"
