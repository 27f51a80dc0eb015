"""Compiled loops that only the bench needs; in a file of their own, since a change here means compiling them anew."""

from __future__ import annotations

from typing import Any

from dorfplatz.core.events import mute
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
