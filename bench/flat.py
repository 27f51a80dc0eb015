"""The simplest search there is, to compare others with.

Candidates by one step of a game's own `value`, each judged by playouts in which everybody plays greedy, on copies that were dealt
anew, over a few rounds. Half of the candidates drop out again and again.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from dorfplatz.bots.search import play_on
from dorfplatz.core.events import mute
from dorfplatz.core.loops import loop, rules
from dorfplatz.core.rng import stirred


@loop
def flat_search(states: Any, work: Any, chooser: Any, worths: Any, moves: Any, top: int, playouts: int, rounds: int) -> Any:
    """The best move of the first position; three more are for trying."""
    seat, seed = states[0].turn, chooser.word
    imagine(states, seat, seed, 0)
    count = rules.legal(states[1], work)
    for place in range(count):
        moves[place] = work.moves[place]
        states[2] = states[1]
        mute(work.events)
        rules.apply(states[2], moves[place], work.events)
        worths[place] = rules.value(states[2], seat, work)
    sort(moves, worths, count)
    alive, done = min(top, count), 0
    worths[:alive] = 0
    while alive > 1:
        for place in range(alive):
            for _ in range(playouts):
                done += 1
                imagine(states, seat, seed, done)
                worths[place] += playout(states, seat, moves[place], work, chooser, rounds)
        sort(moves, worths, alive)
        alive = (alive + 1) // 2
    chooser.word = stirred(seed, done)
    return moves[0]


@loop
def imagine(states: Any, seat: int, seed: Any, number: int) -> None:
    """A copy that is dealt anew."""
    states[1] = states[0]
    states[1].rng.key[0] = stirred(seed, number)
    states[1].rng.key[1] = np.uint64(0)
    states[1].rng.drawn = np.uint64(0)
    rules.redeal(states[1], seat)


@loop
def playout(states: Any, seat: int, move: int, work: Any, chooser: Any, rounds: int) -> Any:
    """Everybody plays greedy for some rounds; gives the lead over the best other."""
    state = states[1]
    mute(work.events)
    rules.apply(state, move, work.events)
    play_on(states, work, chooser, state.round_no + rounds)
    best = -np.inf if state.seats > 1 else 0.0
    for other in range(state.seats):
        if other != seat:
            best = max(best, rules.value(state, other, work))
    return rules.value(state, seat, work) - best


@loop
def sort(moves: Any, worths: Any, count: int) -> None:
    """The best first."""
    for place in range(1, count):
        move, worth, gap = moves[place], worths[place], place
        while gap > 0 and worths[gap - 1] < worth:
            moves[gap], worths[gap] = moves[gap - 1], worths[gap - 1]
            gap -= 1
        moves[gap], worths[gap] = move, worth
