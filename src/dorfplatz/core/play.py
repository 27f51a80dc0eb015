"""The loops that every game is played with: from Python on one position, and many games at once."""

from __future__ import annotations

from typing import Any

import numpy as np

from dorfplatz.core.events import clear, mute
from dorfplatz.core.loops import loop, rules
from dorfplatz.core.rng import pick, stirred

# On one position. Position and working space come as bytes: Numba recognises those ten times as fast as records.


@loop
def ask(position: Any, action: int) -> int:
    """0 if the action is allowed, else why not."""
    return rules.why_not(position.view(rules.STATE)[0], action)


@loop
def take(position: Any, action: int, work: Any) -> int:
    """Take the action if it is allowed; 0, or why not."""
    state = position.view(rules.STATE)[0]
    reason = rules.why_not(state, action)
    if reason == 0:
        events = work.view(rules.WORK)[0].events
        clear(events)
        rules.apply(state, action, events)
    return reason


@loop
def advance(position: Any, actions: Any, work: Any) -> None:
    """Take actions that are known to be allowed."""
    state = position.view(rules.STATE)[0]
    events = work.view(rules.WORK)[0].events
    mute(events)
    for action in actions:
        rules.apply(state, action, events)


@loop
def follow(position: Any, actions: Any, marks: Any, seats: Any, work: Any) -> int:
    """Take actions up to the first that is not allowed, and say how many those are.

    `seats` gets who took each action, `marks` the hash of each position, from that before the first action on.
    """
    state, space = position.view(rules.STATE)[0], work.view(rules.WORK)[0]
    marks[0] = mark(state, space)
    for place in range(len(actions)):
        if rules.why_not(state, actions[place]) != 0:
            return place
        seats[place] = state.turn
        mute(space.events)
        rules.apply(state, actions[place], space.events)
        marks[place + 1] = mark(state, space)
    return len(actions)


@loop
def mark(state: Any, work: Any) -> Any:
    """A hash of who decides, what is allowed and the points. It does not depend on where a record has its fields."""
    found = stirred(np.uint64(1), state.turn)
    found = stirred(found, state.over)
    found = stirred(found, state.round_no)
    count = rules.legal(state, work)
    for place in range(count):
        found = stirred(found, work.moves[place])
    for seat in range(state.seats):
        found = stirred(found, rules.score(state, seat, work))
    return found


@loop
def list_moves(position: Any, work: Any) -> int:
    """Fill `moves` and say how many there are."""
    return rules.legal(position.view(rules.STATE)[0], work.view(rules.WORK)[0])


@loop
def count_points(position: Any, seat: int, work: Any) -> int:
    """Fill `parts` and give their sum."""
    return rules.score(position.view(rules.STATE)[0], seat, work.view(rules.WORK)[0])


@loop
def observe(position: Any, seat: int, row: Any, work: Any) -> None:
    """What the seat sees; the row is zero before."""
    rules.observe(position.view(rules.STATE)[0], seat, row, work.view(rules.WORK)[0])


@loop
def deal(position: Any, players: int, options: int, work: Any) -> None:
    """Set up a new game; the position is empty but for the generator."""
    events = work.view(rules.WORK)[0].events
    clear(events)
    rules.setup(position.view(rules.STATE)[0], players, options, events)


@loop
def conceal(position: Any, seat: int) -> None:
    """Blank what the seat may not know."""
    rules.conceal(position.view(rules.STATE)[0], seat)


@loop
def redeal(position: Any, seat: int) -> None:
    """Draw anew what the seat may not know."""
    rules.redeal(position.view(rules.STATE)[0], seat)


# The outcome


@loop
def rank(state: Any, work: Any) -> None:
    """1 and how many are ahead: more points, and among those with as many, more by the game's tie-breaks."""
    for seat in range(state.seats):
        work.ranks[seat] = 1
        points, first, second = rules.standing(state, seat, work)
        for other in range(state.seats):
            their_points, their_first, their_second = rules.standing(state, other, work)
            if their_points != points:
                ahead = their_points > points
            elif their_first != first:
                ahead = their_first > first
            else:
                ahead = their_second > second
            if ahead:
                work.ranks[seat] += 1


@loop
def rank_position(position: Any, work: Any) -> None:
    """Fill `ranks`."""
    rank(position.view(rules.STATE)[0], work.view(rules.WORK)[0])


# Playing


@loop
def play_randomly(state: Any, work: Any, chooser: Any) -> int:
    """Any legal move, until the game is over; gives the number of decisions."""
    decisions = 0
    mute(work.events)
    while state.over == 0:
        count = rules.legal(state, work)
        rules.apply(state, work.moves[pick(chooser, count)], work.events)
        decisions += 1
    return decisions


@loop
def play_random_games(states: Any, work: Any, chooser: Any, players: int, options: int, lengths: Any, scores: Any) -> int:
    """Games of chance from the deal to the end."""
    decisions = 0
    for index in range(len(states)):
        state = states[index]
        mute(work.events)
        rules.setup(state, players, options, work.events)
        lengths[index] = play_randomly(state, work, chooser)
        decisions += lengths[index]
        for seat in range(players):
            scores[index, seat] = rules.score(state, seat, work)
    return decisions


@loop
def best_moves(state: Any, trial: Any, seat: int, work: Any) -> int:
    """Fill `moves` with those after which the position is worth most to the seat, and say how many there are.

    `trial` is an array with one position to try moves on.
    """
    count = rules.legal(state, work)
    best = -np.inf
    found = 0
    mute(work.events)
    for place in range(count):
        move = work.moves[place]
        trial[0] = state
        rules.apply(trial[0], move, work.events)
        worth = rules.value(trial[0], seat, work)
        if worth > best:
            best = worth
            found = 0
        if worth == best:
            work.moves[found] = move
            found += 1
    return found
