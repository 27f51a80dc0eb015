"""What an expert thinks of a position: the moves worth considering, and everybody's chances."""

from __future__ import annotations

from typing import NamedTuple

from dorfplatz.bots.levels import expert_settings
from dorfplatz.bots.mind import Mind, can_look_ahead, identity, network_of
from dorfplatz.core.game import Game, Move
from dorfplatz.core.problem import Problem

__all__ = ["Judged", "chances", "expect", "identity", "judge"]


class Judged(NamedTuple):
    """A candidate, and what is expected of it."""

    move: Move
    chance: float  # the expected share of the victory, from 0 to 1; alone at the table always 1
    lead: float  # the expected lead over the best other in the end, in points; alone at the table the expected points
    visits: int  # how often the search tried it


def judge(game: Game, simulations: int | None = None, seed: int = 0) -> list[Judged]:
    """The moves worth considering, best first; with as many simulations as an expert makes, unless another number is given.

    Looks only at what the seat on turn may know.
    """
    found = _mind(game).search(game.position, expert_settings(game, simulations), f"{seed}/{game.version}")
    return [Judged(game.move(one.action), one.share, one.lead, one.visits) for one in found]


def expect(game: Game, move: Move, simulations: int, seed: int = 0) -> Judged:
    """What is expected of one move, whatever else there is; with the same seed it meets the same cards as another one."""
    settings = expert_settings(game, simulations)._replace(only=move.id)
    (found,) = _mind(game).search(game.position, settings, f"{seed}/{game.version}")
    return Judged(move, found.share, found.lead, found.visits)


def chances(game: Game) -> list[float]:
    """Every seat's expected share of the victory, as the seat on turn sees it; in the end, what everybody got."""
    if game.over:
        return [(seat in game.winners) / len(game.winners) for seat in range(game.players)]
    return _mind(game).shares(game.position)


def _mind(game: Game) -> Mind:
    if network_of(game.name) is None:
        raise Problem("advice-no-network", game=game.name)
    if not can_look_ahead(game.name):
        raise Problem("advice-not-ready", game=game.name)
    return Mind(game.name)
