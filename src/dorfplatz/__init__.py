"""Dorfplatz: play, watch and study village-building board games.

>>> import dorfplatz
>>> game = dorfplatz.new("settlement", players=2, seed=7)
>>> game.push(game.legal_moves[0])  # doctest: +SKIP
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from dorfplatz.core.definition import Definition, Option
from dorfplatz.core.problem import Problem
from dorfplatz.core.registry import available_games, definition
from dorfplatz.core.words import Message

if TYPE_CHECKING:
    from dorfplatz import envs
    from dorfplatz.bots import available_bots, bot
    from dorfplatz.core.batch import Batch, batch
    from dorfplatz.core.engine import observation
    from dorfplatz.core.game import Game, Move, new
    from dorfplatz.core.reason import Why

__version__ = "0.1.0"
__all__ = [
    "Batch",
    "Definition",
    "Game",
    "Message",
    "Move",
    "Option",
    "Problem",
    "Why",
    "available_bots",
    "available_games",
    "batch",
    "bot",
    "definition",
    "envs",
    "new",
    "observation",
]

_LATER = {
    "Batch": "core.batch",
    "batch": "core.batch",
    "Game": "core.game",
    "Move": "core.game",
    "new": "core.game",
    "observation": "core.engine",
    "Why": "core.reason",
    "bot": "bots",
    "available_bots": "bots",
}


def __getattr__(name: str) -> Any:
    """Load what needs the rules, and with them Numba, only when it is asked for."""
    from importlib import import_module

    if name == "envs":
        return import_module("dorfplatz.envs")
    if name not in _LATER:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"dorfplatz.{_LATER[name]}"), name)
