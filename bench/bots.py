"""`python -m bench.bots GAME PLAYERS BOT OTHER`: one bot against others of one kind, from every seat with the same cards.

A bot is `greedy`, `random`, `policy` (the network without looking ahead), `policy:HEAT`, `search:simulations=400,margin=0.5` with
any of its settings, or `flat:TOP,PLAYOUTS,ROUNDS` (see `bench.flat`). Prints the share of the victories with its 95 % interval,
points, and the processor time of a decision.
"""

from __future__ import annotations

import argparse
import os
import time
from concurrent.futures import ProcessPoolExecutor
from math import sqrt
from typing import Any

import numpy as np

from bench.flat import flat_search
from dorfplatz.bots.mind import COLD, NETWORKS
from dorfplatz.bots.network import thoughts_for, weights_of
from dorfplatz.bots.search import Settings, draw, search, tree_for
from dorfplatz.core.batch_loops import choose_greedy, choose_random
from dorfplatz.core.engine import engine
from dorfplatz.core.registry import definition
from dorfplatz.core.rewards import rewards
from dorfplatz.core.rng import chooser
from dorfplatz.learning import Policy


class Player:
    """Decides in positions of one game, straight from its record."""

    def __init__(self, game: str, name: str, network: str) -> None:
        self.game, self.name = game, name
        self.engine = engine(game)
        self.work, self.states = self.engine.new_work(), self.engine.empty(4)
        self.kind, _, self.more = name.partition(":")
        self.seconds, self.decisions = 0.0, 0
        if self.kind in ("policy", "search"):
            self.weights = weights_of(Policy.load(network or NETWORKS / f"{game}.safetensors"))
            self.thoughts = thoughts_for(game, self.weights)
        if self.kind == "search":
            given = dict(part.split("=") for part in self.more.split(","))
            self.settings = Settings(**{key: type(Settings._field_defaults[key])(value) for key, value in given.items()})
            self.tree = tree_for(len(self.engine.actions), definition(game).players[1], self.settings.simulations)
        if self.kind == "flat":
            self.numbers = [int(part) for part in self.more.split(",")]
            self.worths, self.moves = np.zeros(len(self.engine.actions)), np.zeros(len(self.engine.actions), np.int64)

    def choose(self, states: Any, own: Any) -> int:
        """A move in the first position."""
        self.states[0] = states[0]
        begin = time.process_time()
        move = self._choose(own)
        self.seconds += time.process_time() - begin
        self.decisions += 1
        return int(move)

    def _choose(self, own: Any) -> Any:
        states, work = self.states, self.work
        if self.kind == "greedy":
            return choose_greedy.of(self.game)(states[0], work, own, states[1:3])
        if self.kind == "random":
            return choose_random.of(self.game)(states[0], work, own)
        if self.kind == "policy":
            return draw.of(self.game)(states[0], self.weights, self.thoughts, work, own, float(self.more or COLD))
        if self.kind == "search":
            return search.of(self.game)(states, self.weights, self.thoughts, self.tree, work, own, self.settings)
        return flat_search.of(self.game)(states, work, own, self.worths, self.moves, *self.numbers)


def play(game: str, players: int, options: int, names: tuple[str, str], network: str, numbers: list[int], seed: str) -> Any:
    """Some games: shares, points, points of the others, and what a decision of the first one took."""
    one, other = (Player(game, name, network) for name in names)
    rules, found = engine(game), []
    for number in numbers:
        own = number % players
        position = rules.new(players, options, f"{seed}/{number // players}")
        states = position.view(rules.state_type)
        choosers = [chooser(f"{seed}/{number}/{seat}") for seat in range(players)]
        for _ in range(5_000):
            state = states[0]
            if state["over"]:
                break
            turn = int(state["turn"])
            count = rules.legal(position)
            move = count[0] if len(count) == 1 else (one if turn == own else other).choose(states, choosers[turn])
            rules.advance(position, [move])
        scores = [rules.total(position, seat) for seat in range(players)]
        share = rewards("win_share", scores, rules.ranks(position))[own] if states[0]["over"] else 0.0
        found.append((share, scores[own], (sum(scores) - scores[own]) / max(1, players - 1), len(scores)))
    return found, one.seconds, one.decisions, other.seconds, other.decisions


def main() -> None:
    """Play, and print what came out."""
    parser = argparse.ArgumentParser(prog="python -m bench.bots", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("players", type=int)
    parser.add_argument("bot")
    parser.add_argument("other")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", default="bots")
    parser.add_argument("--network", default="", help="another one than that of the package")
    parser.add_argument("--option", type=int, default=0)
    parser.add_argument("--processes", type=int, default=os.cpu_count())
    given = parser.parse_args()
    games = -(-given.games // given.players) * given.players
    chunks = [list(range(start, min(start + given.players, games))) for start in range(0, games, given.players)]
    arguments = (given.game, given.players, given.option, (given.bot, given.other), given.network)
    begin = time.perf_counter()
    with ProcessPoolExecutor(given.processes) as pool:
        pieces = (
            [list(range(start, games, given.processes)) for start in range(given.processes)] if given.processes > 1 else chunks
        )
        results = list(pool.map(play, *zip(*[(*arguments, piece, given.seed) for piece in pieces if piece], strict=True)))
    rows = np.array([row for result in results for row in result[0]])
    times = [
        1000 * sum(result[place] for result in results) / max(1, sum(result[place + 1] for result in results)) for place in (1, 3)
    ]
    share, error = rows[:, 0].mean(), 1.96 * rows[:, 0].std(ddof=1) / sqrt(len(rows))
    print(
        f"{given.game} {given.players}: {given.bot} against {given.other}: {share:.1%} ± {error:.1%} of {len(rows)} games, "
        f"{rows[:, 1].mean():.1f} to {rows[:, 2].mean():.1f} points (101 or more: {(rows[:, 1] > 100).mean():.0%}), "
        f"{times[0]:.2f} and {times[1]:.2f} ms a decision, {time.perf_counter() - begin:.0f} s",
        flush=True,
    )


if __name__ == "__main__":
    main()
