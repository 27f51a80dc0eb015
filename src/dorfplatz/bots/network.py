"""A trained network inside a compiled loop: one position at a time, a few microseconds each.

Most numbers of an observation are zero, and so are half of those in a hidden layer: their weights are skipped. Of the actions,
only those that are allowed get a logit.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from dorfplatz.core.engine import engine
from dorfplatz.core.loops import loop, rules
from dorfplatz.learning.policy import Policy


class Weights(NamedTuple):
    """The layers of a network. Those that are computed input by input have a row for each input, the others for each output."""

    first: Any
    first_bias: Any
    second: Any
    second_bias: Any
    policy: Any
    policy_bias: Any
    third: Any
    third_bias: Any
    outlook: Any
    outlook_bias: Any


class Thoughts(NamedTuple):
    """What a network computes for the seat on turn, and the space it needs for that."""

    row: Any  # the observation
    first: Any
    second: Any
    third: Any
    outlook: Any  # see `Policy`
    moves: Any  # the allowed actions
    logits: Any  # of these
    places: Any  # inputs of a layer that are not zero


def weights_of(policy: Policy) -> Weights:
    """A network's layers as the loops want them."""
    own = policy.weights
    by_input = {name: np.ascontiguousarray(own[f"{name}.weight"].T) for name in ("body.0", "body.2", "outlook.0")}
    return Weights(
        by_input["body.0"],
        own["body.0.bias"],
        by_input["body.2"],
        own["body.2.bias"],
        np.ascontiguousarray(own["policy.weight"]),
        own["policy.bias"],
        by_input["outlook.0"],
        own["outlook.0.bias"],
        np.ascontiguousarray(own["outlook.2.weight"]),
        own["outlook.2.bias"],
    )


def thoughts_for(game: str, weights: Weights) -> Thoughts:
    """Space for one thread."""
    actions = len(engine(game).rules.ACTIONS)
    sizes = [len(bias) for bias in (weights.first_bias, weights.second_bias, weights.third_bias, weights.outlook_bias)]
    first, second, third, outlook = (np.zeros(size, np.float32) for size in sizes)
    row, moves, logits = np.zeros(len(weights.first), np.uint8), np.zeros(actions, np.int64), np.zeros(actions, np.float32)
    return Thoughts(row, first, second, third, outlook, moves, logits, np.zeros(max(len(row), *sizes), np.int64))


@loop
def think(weights: Any, thoughts: Any, state: Any, work: Any, whole: bool) -> Any:
    """Logits of the moves of the seat on turn, and its outlook if the `whole` is wanted; gives how many moves there are."""
    thoughts.row[:] = 0
    rules.observe(state, state.turn, thoughts.row, work)
    add_up(weights.first, weights.first_bias, thoughts.row, thoughts.first, thoughts.places)
    add_up(weights.second, weights.second_bias, thoughts.first, thoughts.second, thoughts.places)
    count = rules.legal(state, work)
    for place in range(count):
        move = np.int64(work.moves[place])
        thoughts.moves[place] = move
        thoughts.logits[place] = weights.policy_bias[move] + product(weights.policy[move], thoughts.second)
    if whole:
        add_up(weights.third, weights.third_bias, thoughts.second, thoughts.third, thoughts.places)
        for place in range(len(thoughts.outlook)):
            thoughts.outlook[place] = weights.outlook_bias[place] + product(weights.outlook[place], thoughts.third)
    return count


@loop
def add_up(weights: Any, bias: Any, inputs: Any, outputs: Any, places: Any) -> None:
    """A layer, input by input, four at a time; what is below zero becomes zero."""
    count = 0
    for place in range(len(inputs)):
        if inputs[place] != 0:
            places[count] = place
            count += 1
    for other in range(len(outputs)):
        outputs[other] = bias[other]
    for start in range(0, count - 3, 4):
        a, b, c, d = places[start], places[start + 1], places[start + 2], places[start + 3]
        first, second, third, fourth = weights[a], weights[b], weights[c], weights[d]
        p, q, r, s = np.float32(inputs[a]), np.float32(inputs[b]), np.float32(inputs[c]), np.float32(inputs[d])
        for other in range(len(outputs)):
            outputs[other] += (p * first[other] + q * second[other]) + (r * third[other] + s * fourth[other])
    for start in range(count // 4 * 4, count):
        number, row = np.float32(inputs[places[start]]), weights[places[start]]
        for other in range(len(outputs)):
            outputs[other] += number * row[other]
    for other in range(len(outputs)):
        outputs[other] = max(outputs[other], np.float32(0))


@loop
def product(row: Any, inputs: Any) -> Any:
    """The sum of all products; eight sums at a time, which a processor computes together."""
    a = b = c = d = e = f = g = h = np.float32(0)
    whole = len(inputs) // 8 * 8
    for place in range(0, whole, 8):
        a += row[place] * inputs[place]
        b += row[place + 1] * inputs[place + 1]
        c += row[place + 2] * inputs[place + 2]
        d += row[place + 3] * inputs[place + 3]
        e += row[place + 4] * inputs[place + 4]
        f += row[place + 5] * inputs[place + 5]
        g += row[place + 6] * inputs[place + 6]
        h += row[place + 7] * inputs[place + 7]
    for place in range(whole, len(inputs)):
        a += row[place] * inputs[place]
    return (a + b) + (c + d) + ((e + f) + (g + h))
