"""What an expert says about a table, as the worker processes compute it: hints, chances, and the analysis of a finished game.

Experts are imported where they are asked: they need the rules, which the server itself does not load.
"""

from __future__ import annotations

import time

from msgspec import Struct
from msgspec.structs import replace

import dorfplatz
from dorfplatz.core.words import Message
from dorfplatz.server import protocol
from dorfplatz.server.messages.advice import Chances, Hint, HintMove
from dorfplatz.server.plans import explained, purpose
from dorfplatz.server.records import TableState
from dorfplatz.server.table import game_of

HINT_SIMULATIONS = 800
"""For somebody who waits."""
MOST_SIMULATIONS, LEAST_SIMULATIONS, SIMULATIONS_OF_A_GAME = 400, 100, 100_000
"""Of one decision of an analysis: fewer in a long game."""
CHECK_FACTOR = 4
"""So many times the simulations decide whether a decision was as good or as bad as it seemed."""
CLOSE_SIMULATIONS = 800
"""Of each move that such a decision is compared with, by itself: a search soon leaves what does not look best."""
METHOD = 3
"""Another number means that decisions are judged in another way: what was stored before is judged anew."""
ROUND = 64
"""So many decisions back somebody who has not decided since is not asked any more."""
CALL_SECONDS = 0.1
"""Then a call returns, so that others get their turn."""


class Expected(Struct, frozen=True, array_like=True):
    """What is expected after a move."""

    action: int
    chance: float
    lead: float


class Verdict(Struct, frozen=True, array_like=True):
    """What an expert thinks of one decision."""

    seat: int
    chances: list[float]
    """Everybody's before it."""
    played: Expected
    best: Expected
    """The expert's own choice."""
    next: Expected | None
    """The best but for that one; None if there was no choice."""
    choices: int
    """How many moves were allowed."""
    checked: bool = False
    """It was looked at again, more closely."""
    silent: bool = False
    """The log says nothing of it, as of the end of a turn."""
    purpose: Message | None = None
    """What the expert's choice is for, if it is another one."""


def identity(game: str) -> str:
    """Who judges, and how: another expert, or other rules, have another name."""
    from dorfplatz.bots import advice

    return f"{advice.identity(game)}-{METHOD}"


def hint(state: TableState) -> bytes:
    """The best moves of the seat on turn."""
    from dorfplatz.bots.hints import hints

    game = game_of(state)
    alone = game.players == 1
    moves = [
        HintMove(one.move.id, None if alone else _share(one.chance), round(one.lead, 1), what, why)
        for one, what, why in explained(game, hints(game, HINT_SIMULATIONS))
    ]
    return protocol.encode(Hint(None, state.revision, moves))


def chances(state: TableState) -> bytes:
    """Everybody's chances: the average of how each seat could judge them when it last decided, whoever decides now included."""
    from dorfplatz.bots.hints import redealt

    game = game_of(state)
    if game.over:
        return protocol.encode(Chances(None, game.version, shares(game)))
    judged, earlier = {game.turn: shares(redealt(game, 0))}, game.clone()
    while len(judged) < game.players and earlier.version > max(0, game.version - ROUND):
        earlier.pop()
        if earlier.turn not in judged:
            judged[earlier.turn] = shares(redealt(earlier, 0))
    average = [_share(sum(column) / len(judged)) for column in zip(*judged.values(), strict=True)]
    return protocol.encode(Chances(None, game.version, average))


def shares(game: dorfplatz.Game) -> list[float]:
    """What is expected, and at the end what came."""
    from dorfplatz.bots import advice

    if game.over:
        return [_share((seat in game.winners) / len(game.winners)) for seat in range(game.players)]
    return [_share(chance) for chance in advice.chances(game)]


def _share(chance: float) -> float:
    return round(min(1.0, max(0.0, chance)), 3)


# The analysis of a finished game


def verdicts(state: TableState, first: int) -> list[Verdict]:
    """What an expert thinks of the decisions from this one on, as many as there is time for."""
    end = time.monotonic() + CALL_SECONDS
    game, found = at(state, first), []
    simulations = max(LEAST_SIMULATIONS, min(MOST_SIMULATIONS, SIMULATIONS_OF_A_GAME // len(state.actions)))
    for action in state.actions[first:]:
        found.append(_verdict(game, action, simulations))
        game.push(action)
        if time.monotonic() > end:
            break
    return found


def verdict_again(state: TableState, version: int) -> Verdict:
    """What an expert thinks after a closer look: the moves that matter are tried equally often, with the same cards."""
    game = at(state, version)
    found = _verdict(game, state.actions[version], MOST_SIMULATIONS * CHECK_FACTOR, seed=1)
    named = {one.action: one for one in (found.best, found.next, found.played) if one is not None}
    looks = [_expected(game, action, CLOSE_SIMULATIONS, seed=2) for action in named]
    looks.sort(key=lambda one: one.lead if game.players == 1 else one.chance, reverse=True)
    played = next(one for one in looks if one.action == found.played.action)
    following = None if found.next is None else looks[1] if len(looks) > 1 else played
    best = looks[0]
    aim = purpose(game, best.action, played.action) if best.action != played.action else None
    return replace(found, played=played, best=best, next=following, checked=True, purpose=aim)


def at(state: TableState, version: int) -> dorfplatz.Game:
    """The game after so many decisions."""
    setup = state.setup
    game = dorfplatz.new(setup.game, len(state.seats), setup.seed, **setup.options)
    game.resume(state.actions[:version])
    return game


def _verdict(game: dorfplatz.Game, action: int, simulations: int, seed: int = 0) -> Verdict:
    from dorfplatz.bots import advice
    from dorfplatz.bots.hints import lines

    choices = len(game.legal_moves)
    judged = advice.judge(game, simulations if choices > 1 else 1, seed=seed)
    expected = [Expected(one.move.id, round(one.chance, 4), round(one.lead, 2)) for one in judged]
    played = next((one for one in expected if one.action == action), None) or _expected(game, action, LEAST_SIMULATIONS, seed)
    following = None if choices == 1 else expected[1] if len(expected) > 1 else played
    chances = shares(game) if choices == 1 else _chances(game, expected[0].chance)
    return Verdict(game.turn, chances, played, expected[0], following, choices, silent=not lines(game, action))


def _chances(game: dorfplatz.Game, own: float) -> list[float]:
    """Everybody's: of the seat on turn what the search has found, while the others share the rest as the network sees them."""
    found = shares(game)
    rest = max(1e-9, sum(found) - found[game.turn])
    return [_share(own if seat == game.turn else (1 - own) * chance / rest) for seat, chance in enumerate(found)]


def _expected(game: dorfplatz.Game, action: int, simulations: int, seed: int) -> Expected:
    """What is expected after one move, which the search may have left aside."""
    from dorfplatz.bots import advice

    found = advice.expect(game, game.move(action), simulations, seed)
    return Expected(action, round(found.chance, 4), round(found.lead, 2))
