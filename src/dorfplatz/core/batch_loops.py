"""What a batch does with each of its games, for the CPU and the GPU alike.

Each of these takes the games from `first` up to `last`, and has the working space number `thread` for itself.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from dorfplatz.core.events import mute
from dorfplatz.core.loops import loop, rules
from dorfplatz.core.play import best_moves, rank
from dorfplatz.core.rewards import REWARDS, reward
from dorfplatz.core.rng import pick

KINDS = len(REWARDS)
ASKED, RANDOM, GREEDY = range(3)
"""Who decides for a seat: whoever steps the batch, or a bot inside it."""


class Arrays(NamedTuple):
    """The memory of a batch. All but the last five have an entry for each game."""

    states: Any  # the positions
    players: Any  # how many play
    options: Any  # the options, packed
    choosers: Any  # what the bots draw their choices from
    deciders: Any  # ASKED, RANDOM or GREEDY, by seat
    actions: Any  # what is decided
    wanted: Any  # True where greedy is asked what it would do
    observations: Any  # what the seat on turn sees
    masks: Any  # True where an action is allowed
    turns: Any  # the seat that decides
    done: Any  # True where a game has ended in the last step
    refused: Any  # True where the last action was not allowed: it was not taken
    scores: Any  # by seat, of the game that ended last
    ranks: Any  # by seat, likewise; 0 where nobody sits
    rewards: Any  # by kind and seat, likewise; see `rewards`
    lengths: Any  # decisions taken
    ended: Any  # games that have ended
    works: Any  # working space, for each thread
    trials: Any  # positions to try moves on, two for each thread
    blank: Any  # an empty position
    decisions: Any  # how many are to be played
    again: Any  # True if games that end meanwhile begin anew


@loop
def begin_games(arrays: Any, first: int, last: int, thread: int) -> None:
    """Begin anew, and look."""
    for index in range(first, last):
        deal_game(arrays, index, thread)
        look(arrays, index, thread)


@loop
def deal_game(arrays: Any, index: int, thread: int) -> None:
    """A new game with what follows from the same generator."""
    state, work = arrays.states[index], arrays.works[thread]
    first, second, drawn = state.rng.key[0], state.rng.key[1], state.rng.drawn
    arrays.states[index] = arrays.blank[0]
    state.rng.key[0] = first
    state.rng.key[1] = second
    state.rng.drawn = drawn
    mute(work.events)
    rules.setup(state, arrays.players[index], arrays.options[index], work.events)


@loop
def end_game(arrays: Any, index: int, thread: int) -> None:
    """Write down how a game has ended."""
    state, work = arrays.states[index], arrays.works[thread]
    rank(state, work)
    for seat in range(state.seats):
        arrays.ranks[index, seat] = work.ranks[seat]
        arrays.scores[index, seat] = rules.score(state, seat, work)
    for kind in range(KINDS):
        for seat in range(state.seats):
            arrays.rewards[index, kind, seat] = reward(kind, seat, state.seats, arrays.scores[index], arrays.ranks[index])
    arrays.ended[index] += 1


@loop
def play_action(arrays: Any, index: int, thread: int, action: int) -> None:
    """Take an allowed action; write down how the game has ended, if it has."""
    work = arrays.works[thread]
    mute(work.events)
    rules.apply(arrays.states[index], action, work.events)
    arrays.lengths[index] += 1
    if arrays.states[index].over != 0:
        end_game(arrays, index, thread)


@loop
def look(arrays: Any, index: int, thread: int) -> None:
    """What the seat on turn sees and may do."""
    state, work = arrays.states[index], arrays.works[thread]
    row, mask = arrays.observations[index], arrays.masks[index]
    for place in range(len(row)):
        row[place] = 0
    for action in range(len(mask)):
        mask[action] = False
    arrays.turns[index] = state.turn
    rules.observe(state, state.turn, row, work)
    if state.over == 0:
        for place in range(rules.legal(state, work)):
            mask[work.moves[place]] = True


@loop
def look_at_games(arrays: Any, first: int, last: int, thread: int) -> None:
    """See `look`."""
    for index in range(first, last):
        look(arrays, index, thread)


@loop
def step_games(arrays: Any, first: int, last: int, thread: int) -> None:
    """Take the actions, begin games anew that are over, and look."""
    for index in range(first, last):
        step_game(arrays, index, thread)
        if arrays.done[index]:
            deal_game(arrays, index, thread)
        look(arrays, index, thread)


@loop
def step_games_once(arrays: Any, first: int, last: int, thread: int) -> None:
    """Take the actions, and look. Games that are over stay so."""
    for index in range(first, last):
        step_game(arrays, index, thread)
        look(arrays, index, thread)


@loop
def step_game(arrays: Any, index: int, thread: int) -> None:
    """Take an action, if it is allowed; nothing happens in a game that is over."""
    action = arrays.actions[index]
    state = arrays.states[index]
    arrays.done[index] = False
    arrays.refused[index] = False
    if state.over == 0:
        if action < 0 or action >= arrays.masks.shape[1] or not arrays.masks[index, action]:
            arrays.refused[index] = True
        else:
            play_action(arrays, index, thread, action)
            arrays.done[index] = state.over != 0


@loop
def step_games_among_bots(arrays: Any, first: int, last: int, thread: int) -> None:
    """Take the actions and then those of the bots, until somebody is asked."""
    for index in range(first, last):
        step_game(arrays, index, thread)
        answer(arrays, index, thread)
        look(arrays, index, thread)


@loop
def begin_games_among_bots(arrays: Any, first: int, last: int, thread: int) -> None:
    """Begin anew, up to where somebody is asked."""
    for index in range(first, last):
        deal_game(arrays, index, thread)
        answer(arrays, index, thread)
        look(arrays, index, thread)


@loop
def answer(arrays: Any, index: int, thread: int) -> None:
    """Let the bots decide until somebody is asked; games that are over begin anew."""
    state = arrays.states[index]
    if state.over != 0:
        deal_game(arrays, index, thread)
    while arrays.deciders[index, state.turn] != ASKED:
        play_action(arrays, index, thread, choose(arrays, index, thread, arrays.deciders[index, state.turn]))
        if state.over != 0:
            arrays.done[index] = True
            deal_game(arrays, index, thread)


@loop
def choose(arrays: Any, index: int, thread: int, bot: int) -> int:
    """What a bot decides."""
    if bot == GREEDY:
        return choose_greedy(arrays, index, thread)
    return choose_random(arrays, index, thread)


@loop
def choose_random(arrays: Any, index: int, thread: int) -> int:
    """Any allowed action."""
    work = arrays.works[thread]
    count = rules.legal(arrays.states[index], work)
    return work.moves[pick(arrays.choosers[index], count)]


@loop
def choose_greedy(arrays: Any, index: int, thread: int) -> int:
    """The action after which the position is worth most, on a copy in which everything hidden is dealt anew."""
    state, work, chooser = arrays.states[index], arrays.works[thread], arrays.choosers[index]
    imagined = arrays.trials[2 * thread]
    arrays.trials[2 * thread] = state
    imagined.rng.key[0] = chooser.word
    imagined.rng.key[1] = np.uint64(0)
    imagined.rng.drawn = np.uint64(0)
    rules.redeal(imagined, state.turn)
    count = best_moves(imagined, arrays.trials[2 * thread + 1 : 2 * thread + 2], state.turn, work)
    return work.moves[pick(chooser, count)]


@loop
def choose_randomly(arrays: Any, first: int, last: int, thread: int) -> None:
    """Any allowed action in each game."""
    for index in range(first, last):
        if arrays.states[index].over == 0:
            arrays.actions[index] = choose_random(arrays, index, thread)


@loop
def choose_greedily(arrays: Any, first: int, last: int, thread: int) -> None:
    """What greedy would do, where it is asked."""
    for index in range(first, last):
        if arrays.wanted[index] and arrays.states[index].over == 0:
            arrays.actions[index] = choose_greedy(arrays, index, thread)


@loop
def play_randomly(arrays: Any, first: int, last: int, thread: int) -> None:
    """So many decisions in each game, or fewer if it ends and does not begin anew."""
    for index in range(first, last):
        left = arrays.decisions[0]
        while goes_on(arrays, index, thread, left):
            play_action(arrays, index, thread, choose_random(arrays, index, thread))
            left -= 1


@loop
def play_greedily(arrays: Any, first: int, last: int, thread: int) -> None:
    """The same with greedy players."""
    for index in range(first, last):
        left = arrays.decisions[0]
        while goes_on(arrays, index, thread, left):
            play_action(arrays, index, thread, choose_greedy(arrays, index, thread))
            left -= 1


@loop
def goes_on(arrays: Any, index: int, thread: int, left: int) -> bool:
    """Whether there is something to decide; a game that is over is dealt anew, if the batch says so."""
    over = arrays.states[index].over != 0
    if over and left > 0 and arrays.again[0]:
        deal_game(arrays, index, thread)
        over = False
    return left > 0 and not over
