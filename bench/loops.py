"""Compiled loops that only the bench needs; in a file of their own, since a change here means compiling them anew."""

from __future__ import annotations

from typing import Any

from dorfplatz.core.events import clear, mute
from dorfplatz.core.loops import loop, rules
from dorfplatz.core.play import best_moves
from dorfplatz.core.rng import pick


@loop
def play_with_mask(states: Any, work: Any, chooser: Any, players: int, options: int, mask: Any) -> int:
    """Games of chance; before each decision the mask of what is allowed is filled. Gives the number of decisions."""
    decisions = 0
    for index in range(len(states)):
        state = states[index]
        mute(work.events)
        rules.setup(state, players, options, work.events)
        while state.over == 0:
            count = rules.legal(state, work)
            mask[:] = 0
            for place in range(count):
                mask[work.moves[place]] = 1
            rules.apply(state, work.moves[pick(chooser, count)], work.events)
            decisions += 1
    return decisions


@loop
def play_observed(states: Any, work: Any, chooser: Any, players: int, options: int, mask: Any, row: Any) -> int:
    """The same with the observation of whoever decides."""
    decisions = 0
    for index in range(len(states)):
        state = states[index]
        mute(work.events)
        rules.setup(state, players, options, work.events)
        while state.over == 0:
            count = rules.legal(state, work)
            mask[:] = 0
            for place in range(count):
                mask[work.moves[place]] = 1
            move = work.moves[pick(chooser, count)]
            row[:] = 0
            rules.observe(state, state.turn, row, work)
            rules.apply(state, move, work.events)
            decisions += 1
    return decisions


@loop
def play_greedily(states: Any, trial: Any, work: Any, chooser: Any, players: int, options: int) -> int:
    """Everybody takes a move after which the position is worth most to them; gives the number of decisions."""
    decisions = 0
    for index in range(len(states)):
        state = states[index]
        mute(work.events)
        rules.setup(state, players, options, work.events)
        while state.over == 0:
            count = best_moves(state, trial, state.turn, work)
            rules.apply(state, work.moves[pick(chooser, count)], work.events)
            decisions += 1
    return decisions


# One part of the rules at many positions, for the profile. All have the same arguments.


@loop
def copy_all(states: Any, trial: Any, work: Any, moves: Any, row: Any) -> None:
    """Copy each position."""
    for index in range(len(states)):
        trial[0] = states[index]


@loop
def apply_all(states: Any, trial: Any, work: Any, moves: Any, row: Any) -> None:
    """Take a move on a copy of each position."""
    mute(work.events)
    for index in range(len(states)):
        trial[0] = states[index]
        rules.apply(trial[0], moves[index], work.events)


@loop
def report_all(states: Any, trial: Any, work: Any, moves: Any, row: Any) -> None:
    """Take a move on a copy of each position, and report what happens."""
    for index in range(len(states)):
        trial[0] = states[index]
        clear(work.events)
        rules.apply(trial[0], moves[index], work.events)


@loop
def list_all(states: Any, trial: Any, work: Any, moves: Any, row: Any) -> None:
    """List the legal moves."""
    for index in range(len(states)):
        rules.legal(states[index], work)


@loop
def observe_all(states: Any, trial: Any, work: Any, moves: Any, row: Any) -> None:
    """Fill the observation of whoever decides."""
    for index in range(len(states)):
        row[:] = 0
        rules.observe(states[index], states[index].turn, row, work)


@loop
def score_all(states: Any, trial: Any, work: Any, moves: Any, row: Any) -> None:
    """Count everybody's points."""
    for index in range(len(states)):
        for seat in range(states[index].seats):
            rules.score(states[index], seat, work)


@loop
def value_all(states: Any, trial: Any, work: Any, moves: Any, row: Any) -> None:
    """What each position is worth to whoever decides, as greedy reckons."""
    for index in range(len(states)):
        rules.value(states[index], states[index].turn, work)


@loop
def redeal_all(states: Any, trial: Any, work: Any, moves: Any, row: Any) -> None:
    """Deal anew what is hidden, on a copy of each position."""
    for index in range(len(states)):
        trial[0] = states[index]
        rules.redeal(trial[0], trial[0].turn)
