"""Games as they stand in the middle, played there by a bot."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import dorfplatz

When = Callable[[dorfplatz.Game], bool]


def table(game: dorfplatz.Game) -> dict[str, Any]:
    """What the seat on turn sees of it."""
    seen: dict[str, Any] = game.view(game.turn)["table"]
    return seen


def played(name: str, players: int, until: When = lambda game: False, seed: int = 7) -> dorfplatz.Game:
    """A game until this is so, or until its end."""
    game = dorfplatz.new(name, players, seed=seed)
    bot = dorfplatz.bot("greedy", seed=seed)
    while not game.over and not until(game):
        game.push(bot.choose(game))
    return game


@cache
def course(name: str, players: int, seed: int) -> list[dorfplatz.Game]:
    """A game, decision by decision."""
    steps: list[dorfplatz.Game] = []

    def note(game: dorfplatz.Game) -> bool:
        steps.append(game.clone())
        return False

    played(name, players, note, seed)
    return steps


@cache
def found(name: str, until: When, players: int = 2) -> dorfplatz.Game:
    """A game in which this is so: the first in a row of games where it comes up."""
    for seed in range(1, 100):
        for game in course(name, players, seed):
            if until(game):
                return game
    raise AssertionError(f"no game of {name} ever comes to that")


@cache
def begun(name: str, move: str) -> dorfplatz.Game:
    """A game of two in which somebody has just begun this: the words of a move, or the first of them."""

    def possible(game: dorfplatz.Game) -> list[int]:
        return [one.id for one in game.legal_moves if str(one).startswith(move)]

    game = found(name, lambda game: bool(possible(game))).clone()
    game.push(possible(game)[0])
    return game


@cache
def asked(name: str, phase: str) -> dorfplatz.Game:
    """A game of two that asks for this."""
    return found(name, lambda game: table(game)["phase"] == phase)


@cache
def offers(*kinds: str) -> When:
    """Whether all these kinds of moves may be made."""
    return lambda game: set(kinds) <= {str(move).split()[0] for move in game.legal_moves}


# What says of a table that something has been done in this turn.
BEGUN: dict[str, Callable[[dict[str, Any]], bool]] = {
    "settlement": lambda table: table["actionTaken"] or table["heroInvited"],
    "milestones": lambda table: table["movesLeft"] < 2,
    "hamlet": lambda table: (
        table["herd"] != "ready" or any(one["tired"] for board in table["boards"] for one in board["villagers"])
    ),
}


def fresh_turn(round: int, seat: int = 0) -> When:
    """Whether the seat begins a turn, from this round on."""

    def reached(game: dorfplatz.Game) -> bool:
        now = table(game)
        return now["phase"] == "turn" and now["round"] >= round and game.turn == seat and not BEGUN[game.name](now)

    return reached
