"""What a batch does with each of its games, for the CPU and the GPU alike.

A loop over games gets all arrays, takes the games from `first` up to `last` and has the working space number `thread` for itself.
What it calls for one game gets only what it needs: Numba hands over each array of a call as half a dozen numbers.
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
TOGETHER = 32
"""Games that are stepped together."""
BETWEEN_DEALS = 256
"""Decisions after which games that have ended meanwhile are dealt anew."""
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
    moves: Any  # the allowed actions, as many as `counts` says
    counts: Any  # how many actions are allowed
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
    decisions: Any  # how many are to be played, and 1 if games that end meanwhile begin anew
    restart: Any  # True if games that have ended begin anew


# One game


@loop
def deal_game(states: Any, index: int, blank: Any, players: int, options: int, work: Any) -> None:
    """A new game with what follows from the same generator."""
    state = states[index]
    first, second, drawn = state.rng.key[0], state.rng.key[1], state.rng.drawn
    states[index] = blank[0]
    state.rng.key[0] = first
    state.rng.key[1] = second
    state.rng.drawn = drawn
    mute(work.events)
    rules.setup(state, players, options, work.events)


@loop
def end_game(state: Any, work: Any, scores: Any, ranks: Any, rewards: Any) -> None:
    """Write down how a game has ended, by seat."""
    rank(state, work)
    for seat in range(state.seats):
        ranks[seat] = work.ranks[seat]
        scores[seat] = rules.score(state, seat, work)
    for kind in range(KINDS):
        for seat in range(state.seats):
            rewards[kind, seat] = reward(kind, seat, state.seats, scores, ranks)


@loop
def look(state: Any, work: Any, row: Any, mask: Any, moves: Any, before: int) -> int:
    """What the seat on turn sees and may do; gives how many actions are allowed. `before` says how many were."""
    for place in range(len(row)):
        row[place] = 0
    for place in range(before):
        mask[moves[place]] = False
    rules.observe(state, state.turn, row, work)
    count = rules.legal(state, work) if state.over == 0 else 0
    for place in range(count):
        mask[work.moves[place]] = True
        moves[place] = work.moves[place]
    return count


@loop
def play_action(state: Any, action: int, work: Any) -> None:
    """Take an allowed action."""
    mute(work.events)
    rules.apply(state, action, work.events)


@loop
def choose_random(state: Any, work: Any, chooser: Any) -> int:
    """Any allowed action."""
    count = rules.legal(state, work)
    return work.moves[pick(chooser, count)]


@loop
def choose_greedy(state: Any, work: Any, chooser: Any, trials: Any) -> int:
    """The action after which the position is worth most, on a copy in which everything hidden is dealt anew."""
    trials[0] = state
    imagined = trials[0]
    imagined.rng.key[0] = chooser.word
    imagined.rng.key[1] = np.uint64(0)
    imagined.rng.drawn = np.uint64(0)
    rules.redeal(imagined, state.turn)
    count = best_moves(imagined, trials[1:2], state.turn, work)
    return work.moves[pick(chooser, count)]


# All games


@loop
def begin_games(arrays: Any, first: int, last: int, thread: int) -> None:
    """Begin anew."""
    work = arrays.works[thread]
    for index in range(first, last):
        deal_game(arrays.states, index, arrays.blank, arrays.players[index], arrays.options[index], work)


@loop
def look_at_games(arrays: Any, first: int, last: int, thread: int) -> None:
    """What is seen and allowed in each game."""
    work = arrays.works[thread]
    for index in range(first, last):
        state = arrays.states[index]
        arrays.turns[index] = state.turn
        arrays.counts[index] = look(
            state, work, arrays.observations[index], arrays.masks[index], arrays.moves[index], arrays.counts[index]
        )


@loop
def check_actions(arrays: Any, first: int, last: int, thread: int) -> None:
    """Whether each action is allowed; in a game that is over, anything is."""
    for index in range(first, last):
        action = arrays.actions[index]
        known = action >= 0 and action < arrays.masks.shape[1]
        arrays.refused[index] = arrays.counts[index] > 0 and not (known and arrays.masks[index, action])


@loop
def take_actions(arrays: Any, first: int, last: int, thread: int) -> None:
    """Take each action that is allowed. Nothing happens in a game that is over."""
    work = arrays.works[thread]
    for index in range(first, last):
        arrays.done[index] = False
        if not arrays.refused[index] and arrays.counts[index] > 0:
            state = arrays.states[index]
            play_action(state, arrays.actions[index], work)
            arrays.lengths[index] += 1
            if state.over != 0:
                arrays.done[index] = True
                arrays.ended[index] += 1
                end_game(state, work, arrays.scores[index], arrays.ranks[index], arrays.rewards[index])


@loop
def restart_games(arrays: Any, first: int, last: int, thread: int) -> None:
    """Begin anew where a game is over, unless it shall stay so."""
    work = arrays.works[thread]
    for index in range(first, last):
        if arrays.states[index].over != 0 and arrays.restart[0]:
            deal_game(arrays.states, index, arrays.blank, arrays.players[index], arrays.options[index], work)


@loop
def answer_games(arrays: Any, first: int, last: int, thread: int) -> None:
    """Let the bots decide until somebody is asked; games that end meanwhile begin anew, unless they shall stay so."""
    work = arrays.works[thread]
    for index in range(first, last):
        state = arrays.states[index]
        while state.over == 0 and arrays.deciders[index, state.turn] != ASKED:
            if arrays.deciders[index, state.turn] == GREEDY:
                action = choose_greedy(state, work, arrays.choosers[index], arrays.trials[2 * thread : 2 * thread + 2])
            else:
                action = choose_random(state, work, arrays.choosers[index])
            play_action(state, action, work)
            arrays.lengths[index] += 1
            if state.over != 0:
                arrays.done[index] = True
                arrays.ended[index] += 1
                end_game(state, work, arrays.scores[index], arrays.ranks[index], arrays.rewards[index])
                if arrays.restart[0]:
                    deal_game(arrays.states, index, arrays.blank, arrays.players[index], arrays.options[index], work)


@loop
def step_games(arrays: Any, first: int, last: int, thread: int) -> None:
    """Take the actions, begin games anew that are over, and look; some games at a time, while they are in the cache."""
    for start in range(first, last, TOGETHER):
        end = min(start + TOGETHER, last)
        take_actions(arrays, start, end, thread)
        restart_games(arrays, start, end, thread)
        look_at_games(arrays, start, end, thread)


@loop
def step_games_among_bots(arrays: Any, first: int, last: int, thread: int) -> None:
    """The same, but the bots decide before somebody looks."""
    for start in range(first, last, TOGETHER):
        end = min(start + TOGETHER, last)
        take_actions(arrays, start, end, thread)
        restart_games(arrays, start, end, thread)
        answer_games(arrays, start, end, thread)
        look_at_games(arrays, start, end, thread)


@loop
def choose_randomly(arrays: Any, first: int, last: int, thread: int) -> None:
    """Any allowed action in each game."""
    for index in range(first, last):
        if arrays.counts[index] > 0:
            arrays.actions[index] = arrays.moves[index, pick(arrays.choosers[index], arrays.counts[index])]


@loop
def choose_greedily(arrays: Any, first: int, last: int, thread: int) -> None:
    """What greedy would do, where it is asked."""
    work, trials = arrays.works[thread], arrays.trials[2 * thread : 2 * thread + 2]
    for index in range(first, last):
        if arrays.wanted[index] and arrays.counts[index] > 0:
            arrays.actions[index] = choose_greedy(arrays.states[index], work, arrays.choosers[index], trials)


@loop
def play_randomly(arrays: Any, first: int, last: int, thread: int) -> None:
    """So many decisions in each game, or fewer if it ends and does not begin anew.

    Only after some decisions it is dealt anew: on a GPU, games that have ended meanwhile do that together.
    """
    work = arrays.works[thread]
    for index in range(first, last):
        state, chooser = arrays.states[index], arrays.choosers[index]
        left = arrays.decisions[0]
        while left > 0:
            if state.over != 0:
                if arrays.decisions[1] == 0:
                    break
                deal_game(arrays.states, index, arrays.blank, arrays.players[index], arrays.options[index], work)
            for _ in range(min(left, BETWEEN_DEALS)):
                if state.over != 0:
                    break
                play_action(state, choose_random(state, work, chooser), work)
                left -= 1
            if state.over != 0:
                arrays.ended[index] += 1
                end_game(state, work, arrays.scores[index], arrays.ranks[index], arrays.rewards[index])
        arrays.lengths[index] += arrays.decisions[0] - left


@loop
def play_greedily(arrays: Any, first: int, last: int, thread: int) -> None:
    """The same with greedy players."""
    work, trials = arrays.works[thread], arrays.trials[2 * thread : 2 * thread + 2]
    for index in range(first, last):
        state, chooser = arrays.states[index], arrays.choosers[index]
        left = arrays.decisions[0]
        while left > 0:
            if state.over != 0:
                if arrays.decisions[1] == 0:
                    break
                deal_game(arrays.states, index, arrays.blank, arrays.players[index], arrays.options[index], work)
            for _ in range(min(left, BETWEEN_DEALS)):
                if state.over != 0:
                    break
                play_action(state, choose_greedy(state, work, chooser, trials), work)
                left -= 1
            if state.over != 0:
                arrays.ended[index] += 1
                end_game(state, work, arrays.scores[index], arrays.ranks[index], arrays.rewards[index])
        arrays.lengths[index] += arrays.decisions[0] - left
