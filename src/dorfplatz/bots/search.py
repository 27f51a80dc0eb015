"""Looking ahead with a trained network.

A tree of decisions grows by simulations. Each begins with everything hidden dealt anew, so that nobody can peek, and follows the
tree: everybody takes what looks best for themselves, or is likely and was seldom tried. Where the tree ends, the network says
what everybody may expect, and the tree grows by a node. So a node stands for the decisions that led there, not for one position.

At the root a few candidates share the simulations; half of them drop out again and again.

In a game in which its own `value` judges better than the network, everybody plays greedy from where the tree ends, to the end of
a round, and only then the position is judged (`Settings.rounds`).
"""

from __future__ import annotations

from math import exp, log, sqrt
from typing import Any, NamedTuple

import numpy as np

from dorfplatz.bots.network import think
from dorfplatz.core.events import mute
from dorfplatz.core.loops import loop, rules
from dorfplatz.core.play import best_moves, rank
from dorfplatz.core.rewards import HUNDRED, MARGIN, WIN_SHARE, reward
from dorfplatz.core.rng import pick, stirred
from dorfplatz.learning.policy import SHARES

MOST_DECISIONS = 400
"""Of a playout."""
DEEPEST = 64
"""Decisions of a simulation, forced ones aside."""
ROOM = 16
"""For so many edges of each node, on average."""
FAMILIAR = 0.5
"""How likely the known moves of a node have to be together, of those that are allowed."""
UNLIKELY = 0.002
"""What is less likely gets no edge, except at the root."""
VISITS = 50
"""What was found counts as if it had been tried so often more."""
NONE = -1
ANY = -1
NODES, EDGES, CANDIDATES = range(3)
WORTH, SHARE, LEAD = range(3)


class Settings(NamedTuple):
    """How it searches."""

    simulations: int = 400
    candidates: int = 16  # moves that are tried at the root
    win: float = 1.0  # what winning counts
    margin: float = 0.0  # what a hundred points' lead counts
    explore: float = 1.0  # how much what is likely is preferred to what looks good, below the root
    trust: float = 1.0  # how much what was found is preferred to what is likely, at the root
    heat: float = 2.0  # how much more alike than the network says it finds moves likely
    rounds: int = 0  # 0: the network judges at once; else the game's own `value` after so many rounds of greedy play
    scale: float = 20.0  # in points by `value`: a lead that is as good as certain to win counts a few of these
    blend: float = 0.0  # how much of what the network says then is mixed into that
    only: int = ANY  # the one move that is tried at the root


class Tree(NamedTuple):
    """Nodes are decisions, edges are moves. A node's edges are a chain."""

    used: Any  # how many nodes, edges and candidates there are
    node_edge: Any  # the first edge
    node_worth: Any  # what the network expected for whoever decides
    edge_move: Any
    edge_next: Any  # the next edge of the same node
    edge_child: Any
    edge_visits: Any
    edge_prior: Any  # how likely the network finds the move
    edge_sums: Any  # worth, share and lead of whoever decides, summed over all visits
    allowed: Any  # by action, while edges are compared with moves
    candidates: Any  # edges of the root, best first
    path: Any  # edges of a simulation
    deciders: Any  # and who took them
    scores: Any  # of an end, by seat
    values: Any  # of a position, by seat
    expected: Any  # worth, share and lead at the end of a simulation, by seat


def tree_for(actions: int, seats: int, simulations: int) -> Tree:
    """Room for a search."""
    nodes = simulations + 2
    edges = nodes * ROOM + actions

    def numbers(count: int) -> Any:
        return np.zeros(count, np.int32)

    return Tree(
        used=np.zeros(3, np.int64),
        node_edge=numbers(nodes),
        node_worth=np.zeros(nodes),
        edge_move=numbers(edges),
        edge_next=numbers(edges),
        edge_child=numbers(edges),
        edge_visits=numbers(edges),
        edge_prior=np.zeros(edges),
        edge_sums=np.zeros((edges, 3)),
        allowed=np.zeros(actions, np.bool_),
        candidates=numbers(actions),
        path=numbers(DEEPEST),
        deciders=numbers(DEEPEST),
        scores=np.zeros(seats, np.int64),
        values=np.zeros(seats),
        expected=np.zeros((3, seats)),
    )


@loop
def search(states: Any, weights: Any, thoughts: Any, tree: Any, work: Any, chooser: Any, settings: Any) -> Any:
    """Grow a tree from the first position; two more are for simulations. Gives the best move."""
    seed = chooser.word
    tree.used[:] = 0
    alive, left, repetition = 1, settings.simulations, 0
    while True:
        tries = 1
        if repetition > 0:
            halvings = 1
            while (1 << halvings) < alive:
                halvings += 1
            tries = max(1, left // (halvings * alive))
        for _ in range(tries):
            for place in range(alive):
                imagine(states, chooser, seed, repetition)
                depth = descend(states[1], tree, NONE if repetition == 0 else tree.candidates[place], work, settings)
                evaluate(states, depth, weights, thoughts, tree, work, chooser, settings)
                tell(tree, depth)
                left -= 1
            repetition += 1
        if repetition == 1:
            alive = set_candidates(tree, settings)
        else:
            sort_candidates(tree, alive, settings)
            alive = (alive + 1) // 2
        if alive == 1 and tree.edge_visits[tree.candidates[0]] > 0:
            return tree.edge_move[tree.candidates[0]]


@loop
def imagine(states: Any, chooser: Any, seed: Any, repetition: int) -> None:
    """Deal anew what the seat on turn may not know; the same for the same repetition."""
    states[1] = states[0]
    state = states[1]
    chooser.word = stirred(seed, repetition)
    state.rng.key[0] = chooser.word
    state.rng.key[1] = np.uint64(0)
    state.rng.drawn = np.uint64(0)
    rules.redeal(state, state.turn)


@loop
def set_candidates(tree: Any, settings: Any) -> Any:
    """The likeliest moves, or the one that is wanted; gives how many."""
    count, edge = 0, tree.node_edge[0]
    while edge != NONE:
        if settings.only == ANY or settings.only == tree.edge_move[edge]:
            tree.candidates[count] = edge
            count += 1
        edge = tree.edge_next[edge]
    sort_candidates(tree, count, settings)
    tree.used[CANDIDATES] = min(count, settings.candidates)
    return tree.used[CANDIDATES]


@loop
def sort_candidates(tree: Any, count: int, settings: Any) -> None:
    """The most promising first."""
    most = 0
    for place in range(count):
        most = max(most, tree.edge_visits[tree.candidates[place]])
    for place in range(1, count):
        edge = tree.candidates[place]
        own = promise(tree, edge, settings, most)
        gap = place
        while gap > 0 and promise(tree, tree.candidates[gap - 1], settings, most) < own:
            tree.candidates[gap] = tree.candidates[gap - 1]
            gap -= 1
        tree.candidates[gap] = edge


@loop
def promise(tree: Any, edge: int, settings: Any, most: int) -> Any:
    """How likely a candidate is, and what was found; the more was tried, the more that counts."""
    found = tree.edge_sums[edge, WORTH] / max(1, tree.edge_visits[edge])
    weight = settings.trust * (VISITS + most) if most > 0 else 0.0
    return log(tree.edge_prior[edge] + 1e-12) + weight * found


# A simulation


@loop
def descend(state: Any, tree: Any, first: int, work: Any, settings: Any) -> Any:
    """Follow the tree from an edge of the root to where it ends; gives how many edges there are on the way."""
    edge, depth = first, 0
    mute(work.events)
    while edge != NONE:
        tree.path[depth] = edge
        tree.deciders[depth] = state.turn
        depth += 1
        rules.apply(state, tree.edge_move[edge], work.events)
        count = 0
        for _ in range(DEEPEST):  # what nobody can choose
            if state.over != 0:
                return depth
            count = rules.legal(state, work)
            if count > 1:
                break
            rules.apply(state, work.moves[0], work.events)
        node = tree.edge_child[edge]
        if node == NONE or depth == DEEPEST:
            return depth
        edge = choose_edge(tree, node, work.moves, count, settings)
    return depth


@loop
def evaluate(states: Any, depth: int, weights: Any, thoughts: Any, tree: Any, work: Any, chooser: Any, settings: Any) -> None:
    """What everybody may expect where a simulation ends; the tree grows there."""
    state = states[1]
    if state.over != 0:
        judge_end(state, tree, work, settings)
        return
    decider = state.turn
    count = think(weights, thoughts, state, work, True)
    judge(state, tree, thoughts, settings)
    likely(thoughts, count, settings.heat)
    node = grow(tree, depth, thoughts, count)
    if settings.rounds > 0:
        play_on(states, work, chooser, states[0].round_no + settings.rounds)
        if state.over != 0:
            judge_end(state, tree, work, settings)
        else:
            think(weights, thoughts, state, work, True)
            judge(state, tree, thoughts, settings)
            value_position(state, tree, work, settings)
    if node != NONE:
        tree.node_worth[node] = tree.expected[WORTH, decider]


@loop
def choose_edge(tree: Any, node: int, moves: Any, count: int, settings: Any) -> Any:
    """What looks best to whoever decides, or is likely and was seldom tried; none if other moves are allowed than before."""
    for place in range(count):
        tree.allowed[moves[place]] = True
    known, visits, total = 0.0, 0, tree.node_worth[node]
    edge = tree.node_edge[node]
    while edge != NONE:
        if tree.allowed[tree.edge_move[edge]]:
            known += tree.edge_prior[edge]
            visits += tree.edge_visits[edge]
            total += tree.edge_sums[edge, WORTH]
        edge = tree.edge_next[edge]
    best, found = -np.inf, NONE
    eager = settings.explore * sqrt(visits + 1.0)
    unknown = tree.node_worth[node] if settings.rounds == 0 else total / (visits + 1)
    edge = tree.node_edge[node]
    while edge != NONE:
        if tree.allowed[tree.edge_move[edge]]:
            tried = tree.edge_visits[edge]
            worth = tree.edge_sums[edge, WORTH] / tried if tried > 0 else unknown
            hope = worth + eager * tree.edge_prior[edge] / (1 + tried)
            if hope > best:
                best, found = hope, edge
        edge = tree.edge_next[edge]
    for place in range(count):
        tree.allowed[moves[place]] = False
    return found if known >= FAMILIAR else NONE


@loop
def grow(tree: Any, depth: int, thoughts: Any, count: int) -> Any:
    """Where the tree ends, add a node and edges for the moves that are likely enough and have none yet; gives a new node."""
    new = NONE
    node = tree.edge_child[tree.path[depth - 1]] if depth > 0 else NONE
    if node == NONE:
        if tree.used[NODES] == len(tree.node_edge):
            return NONE
        node = new = tree.used[NODES]
        tree.used[NODES] += 1
        tree.node_edge[node] = NONE
        if depth > 0:
            tree.edge_child[tree.path[depth - 1]] = node
    edge = tree.node_edge[node]
    while edge != NONE:
        tree.allowed[tree.edge_move[edge]] = True
        edge = tree.edge_next[edge]
    for place in range(count):
        move, prior = thoughts.moves[place], thoughts.logits[place]
        wanted = not tree.allowed[move] and (prior >= UNLIKELY or depth == 0)
        if wanted and tree.used[EDGES] < len(tree.edge_move):
            edge = tree.used[EDGES]
            tree.used[EDGES] += 1
            tree.edge_move[edge] = move
            tree.edge_prior[edge] = prior
            tree.edge_visits[edge] = 0
            tree.edge_child[edge] = NONE
            tree.edge_next[edge] = tree.node_edge[node]
            tree.node_edge[node] = edge
            for part in range(3):
                tree.edge_sums[edge, part] = 0
    edge = tree.node_edge[node]
    while edge != NONE:
        tree.allowed[tree.edge_move[edge]] = False
        edge = tree.edge_next[edge]
    return new


@loop
def tell(tree: Any, depth: int) -> None:
    """All edges on the way get to know what was expected in the end."""
    for place in range(depth):
        edge = tree.path[place]
        tree.edge_visits[edge] += 1
        for part in range(3):
            tree.edge_sums[edge, part] += tree.expected[part, tree.deciders[place]]


@loop
def likely(thoughts: Any, count: int, heat: float) -> None:
    """Make probabilities of logits; the more heat, the more alike they are."""
    most = thoughts.logits[0]
    for place in range(count):
        most = max(most, thoughts.logits[place])
    total = np.float32(0)
    for place in range(count):
        thoughts.logits[place] = exp((thoughts.logits[place] - most) / heat)
        total += thoughts.logits[place]
    for place in range(count):
        thoughts.logits[place] /= total


# What a position is worth


@loop
def judge(state: Any, tree: Any, thoughts: Any, settings: Any) -> None:
    """What the network expects for everybody."""
    seats, most = state.seats, thoughts.outlook[SHARES]
    for place in range(seats):
        most = max(most, thoughts.outlook[SHARES + place])
    total = 0.0
    for place in range(seats):
        total += exp(thoughts.outlook[SHARES + place] - most)
    for place in range(seats):
        share = exp(thoughts.outlook[SHARES + place] - most) / total
        lead = thoughts.outlook[SHARES + len(tree.scores) + place]
        expect(tree, (state.turn + place) % seats, share, lead, settings)


@loop
def judge_end(state: Any, tree: Any, work: Any, settings: Any) -> None:
    """How a game has ended for everybody."""
    rank(state, work)
    for seat in range(state.seats):
        tree.scores[seat] = rules.score(state, seat, work)
    for seat in range(state.seats):
        share = reward(WIN_SHARE, seat, state.seats, tree.scores, work.ranks)
        expect(tree, seat, share, reward(MARGIN, seat, state.seats, tree.scores, work.ranks), settings)


@loop
def play_on(states: Any, work: Any, chooser: Any, last: int) -> None:
    """Everybody plays greedy until a round."""
    state = states[1]
    for _ in range(MOST_DECISIONS):
        if state.over != 0 or state.round_no >= last:
            break
        count = best_moves(state, states[2:3], state.turn, work)
        rules.apply(state, work.moves[pick(chooser, count)], work.events)


@loop
def value_position(state: Any, tree: Any, work: Any, settings: Any) -> None:
    """Worth by the game's own `value`: how far everybody is ahead of the best other."""
    for seat in range(state.seats):
        tree.values[seat] = rules.value(state, seat, work)
    for seat in range(state.seats):
        best = -np.inf if state.seats > 1 else 0.0
        for other in range(state.seats):
            if other != seat:
                best = max(best, tree.values[other])
        likely_win = 1 / (1 + exp((best - tree.values[seat]) / (HUNDRED * settings.scale)))
        tree.expected[WORTH, seat] += (1 - settings.blend) * (likely_win - tree.expected[WORTH, seat])


@loop
def expect(tree: Any, seat: int, share: float, lead: float, settings: Any) -> None:
    """Write down what a seat may expect."""
    tree.expected[WORTH, seat] = settings.win * share + settings.margin * lead
    tree.expected[SHARE, seat] = share
    tree.expected[LEAD, seat] = lead


# Without looking ahead


@loop
def draw(state: Any, weights: Any, thoughts: Any, work: Any, chooser: Any, heat: float) -> Any:
    """A move by chance, as likely as the network finds it."""
    count = think(weights, thoughts, state, work, False)
    likely(thoughts, count, heat)
    left = pick(chooser, 1 << 24) / (1 << 24)
    for place in range(count):
        left -= thoughts.logits[place]
        if left < 0:
            return thoughts.moves[place]
    return thoughts.moves[count - 1]
