"""Games as they stand in the middle, played there by a bot."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import dorfplatz


def played(players: int, until: Callable[[dict[str, Any]], bool] = lambda view: False, seed: int = 7) -> dorfplatz.Game:
    """A game until its view says so, or until its end."""
    game = dorfplatz.new("settlement", players, seed=seed)
    bot = dorfplatz.bot("greedy", seed=seed)
    while not game.over and not until(game.view(game.turn)):
        game.push(bot.choose(game))
    return game


@cache
def asked(phase: str) -> dorfplatz.Game:
    """A game of two that asks for this: the first in a row of games where it comes up."""
    for seed in range(1, 100):
        game = played(2, lambda view: view["table"]["phase"] == phase, seed=seed)
        if not game.over:
            return game
    raise AssertionError(f"no game ever asks for {phase}")


def fresh_turn(round: int, seat: int = 0) -> Callable[[dict[str, Any]], bool]:
    """Whether the seat begins a turn, from this round on."""

    def reached(view: dict[str, Any]) -> bool:
        table = view["table"]
        begun = table["actionTaken"] or table["heroInvited"]
        return table["phase"] == "turn" and table["round"] >= round and view["turn"] == seat and not begun

    return reached
